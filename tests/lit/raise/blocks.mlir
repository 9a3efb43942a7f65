// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What is used in a later block, too, is needed.
// CHECK-LABEL: @used_behind
// CHECK-NOT: rope.
// CHECK: return
func.func @used_behind(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> (tensor<5x2x4xf32>, tensor<5x2x2xf32>) {

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  cf.br ^n
^n:
  %u = arith.negf %ra : tensor<5x2x2xf32>
  return %ry, %u : tensor<5x2x4xf32>, tensor<5x2x2xf32>
}

// -----

// What ends a block stays there.
// CHECK-LABEL: @ends_its_block
// CHECK-NOT: rope.
// CHECK: stablehlo.concatenate
func.func @ends_its_block(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) [^n] {dimension = 2 : i64} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
^n:
  return %ry : tensor<5x2x4xf32>
}

// -----

// So does what is computed on the way.
// CHECK-LABEL: @ends_a_block_between
// CHECK-NOT: rope.
// CHECK: stablehlo.add
func.func @ends_a_block_between(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) [^n] : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
^n:
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
