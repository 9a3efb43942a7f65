// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Other names of operators, and sums of products that are no sums by name.

// torch.concatenate and its like, for which torch-mlir has no operation.
// CHECK-LABEL: func.func @other_names
// CHECK: rope.apply half
func.func @other_names(%x: !torch.vtensor<[5,3,4],f32>, %c: !torch.vtensor<[5,1,2],f32>, %s: !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "torch.aten.narrow"(%x, %i2, %i0, %i2) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %hi = "torch.aten.narrow"(%x, %i2, %i2, %i2) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %a = "torch.operator"(%lo, %c) <{name = "torch.aten.multiply.Tensor"}> : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %b = "torch.operator"(%hi, %s) <{name = "torch.aten.multiply.Tensor"}> : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %d = "torch.operator"(%hi, %c) <{name = "torch.aten.multiply.Tensor"}> : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %e = "torch.operator"(%lo, %s) <{name = "torch.aten.multiply.Tensor"}> : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %f = "torch.operator"(%a, %b, %i1) <{name = "torch.aten.subtract.Tensor"}> : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %g = "torch.aten.add.Tensor"(%d, %e, %i1) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %l = "torch.prim.ListConstruct"(%f, %g) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %y = "torch.operator"(%l, %i2) <{name = "torch.aten.concatenate"}> : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %y : !torch.vtensor<[5,3,4],f32>
}

// -----

// Products that a reduction sums up: matrices of [2, 2] times pairs.
// CHECK-LABEL: func.func @reduced
// CHECK: rope.apply interleaved
func.func @reduced(%x: tensor<5x3x2x2xf32>, %c: tensor<5x2x1x1xf32>, %s: tensor<5x2x1x1xf32>) -> tensor<5x3x2x2xf32> {
  %n = arith.negf %s : tensor<5x2x1x1xf32>
  %top = tensor.concat dim(3) %c, %n : (tensor<5x2x1x1xf32>, tensor<5x2x1x1xf32>) -> tensor<5x2x1x2xf32>
  %bottom = tensor.concat dim(3) %s, %c : (tensor<5x2x1x1xf32>, tensor<5x2x1x1xf32>) -> tensor<5x2x1x2xf32>
  %m = tensor.concat dim(2) %top, %bottom : (tensor<5x2x1x2xf32>, tensor<5x2x1x2xf32>) -> tensor<5x2x2x2xf32>
  %e = tensor.empty() : tensor<5x3x2x2x2xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(t, h, i, a, b) -> (t, i, a, b)>, affine_map<(t, h, i, a, b) -> (t, h, i, b)>, affine_map<(t, h, i, a, b) -> (t, h, i, a, b)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%m, %x : tensor<5x2x2x2xf32>, tensor<5x3x2x2xf32>) outs(%e : tensor<5x3x2x2x2xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %q = arith.mulf %l, %r : f32
    linalg.yield %q : f32
  } -> tensor<5x3x2x2x2xf32>
  %z = arith.constant dense<0.0> : tensor<5x3x2x2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(t, h, i, a, b) -> (t, h, i, a, b)>, affine_map<(t, h, i, a, b) -> (t, h, i, a)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%p : tensor<5x3x2x2x2xf32>) outs(%z : tensor<5x3x2x2xf32>) {
  ^bb0(%l: f32, %o: f32):
    %q = arith.addf %l, %o : f32
    linalg.yield %q : f32
  } -> tensor<5x3x2x2xf32>
  return %y : tensor<5x3x2x2xf32>
}
