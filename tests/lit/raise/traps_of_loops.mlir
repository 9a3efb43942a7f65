// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Of a loop that the output leaves out the last step counts, not the first.
// CHECK-LABEL: @loop_left_out
// CHECK-NOT: rope.
func.func @loop_left_out(%x: tensor<5x2x4xf32>, %C: tensor<5x3x2xf32>, %S: tensor<5x3x2xf32>) -> tensor<5x2x4xf32> {
  %e = tensor.empty() : tensor<5x2xf32>
  %c = tensor.extract_slice %C[0,0,0][5,1,2][1,1,1] : tensor<5x3x2xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %S[0,0,0][5,1,2][1,1,1] : tensor<5x3x2xf32> to tensor<5x2xf32>
  %c2 = linalg.generic {indexing_maps = [affine_map<(t,k,i)->(t,k,i)>, affine_map<(t,k,i)->(t,i)>], iterator_types = ["parallel","parallel","parallel"]} ins(%C : tensor<5x3x2xf32>) outs(%e : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): linalg.yield %a : f32 } -> tensor<5x2xf32>
  %s2 = linalg.generic {indexing_maps = [affine_map<(t,k,i)->(t,k,i)>, affine_map<(t,k,i)->(t,i)>], iterator_types = ["parallel","parallel","parallel"]} ins(%S : tensor<5x3x2xf32>) outs(%e : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): linalg.yield %a : f32 } -> tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %cb2 = linalg.broadcast ins(%c2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb2 = linalg.broadcast ins(%s2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb2 : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb2 : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// All of its steps are summed where the body says so.
// CHECK-LABEL: @loop_left_out_sums
// CHECK-NOT: rope.
func.func @loop_left_out_sums(%x: tensor<5x2x4xf32>, %C: tensor<5x3x2xf32>, %S: tensor<5x3x2xf32>) -> tensor<5x2x4xf32> {
  %z = arith.constant dense<0.0> : tensor<5x2xf32>
  %c = tensor.extract_slice %C[0,0,0][5,1,2][1,1,1] : tensor<5x3x2xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %S[0,0,0][5,1,2][1,1,1] : tensor<5x3x2xf32> to tensor<5x2xf32>
  %c2 = linalg.generic {indexing_maps = [affine_map<(t,k,i)->(t,k,i)>, affine_map<(t,k,i)->(t,i)>], iterator_types = ["parallel","parallel","parallel"]} ins(%C : tensor<5x3x2xf32>) outs(%z : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): %q = arith.addf %a, %o : f32 linalg.yield %q : f32 } -> tensor<5x2xf32>
  %s2 = linalg.generic {indexing_maps = [affine_map<(t,k,i)->(t,k,i)>, affine_map<(t,k,i)->(t,i)>], iterator_types = ["parallel","parallel","parallel"]} ins(%S : tensor<5x3x2xf32>) outs(%z : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): %q = arith.addf %a, %o : f32 linalg.yield %q : f32 } -> tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %cb2 = linalg.broadcast ins(%c2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb2 = linalg.broadcast ins(%s2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb2 : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb2 : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Nothing is summed along a dimension that the output has, whatever its loop is called.
// CHECK-LABEL: @summed_loop_is_there
// CHECK-NOT: rope.
func.func @summed_loop_is_there(%x: tensor<5x2x4xf32>, %C: tensor<5x2xf32>, %S: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %e = tensor.empty() : tensor<5x2xf32>
  %C4 = tensor.extract_slice %C[0,1][5,1][1,1] : tensor<5x2xf32> to tensor<5xf32>
  %S4 = tensor.extract_slice %S[0,1][5,1][1,1] : tensor<5x2xf32> to tensor<5xf32>
  %c = linalg.broadcast ins(%C4 : tensor<5xf32>) outs(%e : tensor<5x2xf32>) dimensions = [1]
  %s = linalg.broadcast ins(%S4 : tensor<5xf32>) outs(%e : tensor<5x2xf32>) dimensions = [1]
  %c2 = linalg.generic {indexing_maps = [affine_map<(t,i)->(t,i)>, affine_map<(t,i)->(t,i)>], iterator_types = ["parallel","reduction"]} ins(%C : tensor<5x2xf32>) outs(%e : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): linalg.yield %a : f32 } -> tensor<5x2xf32>
  %s2 = linalg.generic {indexing_maps = [affine_map<(t,i)->(t,i)>, affine_map<(t,i)->(t,i)>], iterator_types = ["parallel","reduction"]} ins(%S : tensor<5x2xf32>) outs(%e : tensor<5x2xf32>) { ^bb0(%a: f32, %o: f32): linalg.yield %a : f32 } -> tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %cb2 = linalg.broadcast ins(%c2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb2 = linalg.broadcast ins(%s2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb2 : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb2 : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
