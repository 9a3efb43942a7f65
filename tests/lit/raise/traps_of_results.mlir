// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// The kernel rounds to the type of the result: f32 has other sums of these products.
// CHECK-LABEL: @products_in_f32
// CHECK-NOT: rope.apply
func.func @products_in_f32(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rah = arith.truncf %ra : tensor<5x2x2xf32> to tensor<5x2x2xbf16>
  %raw = arith.extf %rah : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rf = arith.subf %raw, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// A result in f32 that is rounded afterwards stays so.
// CHECK-LABEL: @result_in_f32
// CHECK: %[[Y:.*]] = rope.apply {{.*}} -> tensor<5x2x4xf32>
// CHECK: %[[H:.*]] = arith.truncf %[[Y]] : tensor<5x2x4xf32> to tensor<5x2x4xf16>
// CHECK: arith.extf %[[H]]
func.func @result_in_f32(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
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
  %rh = arith.truncf %ry : tensor<5x2x4xf32> to tensor<5x2x4xf16>
  %rw = arith.extf %rh : tensor<5x2x4xf16> to tensor<5x2x4xf32>
  return %rw : tensor<5x2x4xf32>
}

// -----

// Where the result is bf16, the kernel rounds once what is rounded more often in the graph.
// CHECK-LABEL: @products_in_bf16
// CHECK: rope.apply {{.*}} -> tensor<5x2x4xbf16>
func.func @products_in_bf16(%xh: tensor<5x2x4xbf16>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xbf16> {
  %x = arith.extf %xh : tensor<5x2x4xbf16> to tensor<5x2x4xf32>
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rah = arith.truncf %ra : tensor<5x2x2xf32> to tensor<5x2x2xbf16>
  %raw = arith.extf %rah : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rbh = arith.truncf %rb : tensor<5x2x2xf32> to tensor<5x2x2xbf16>
  %rbw = arith.extf %rbh : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rf = arith.subf %raw, %rbw : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = arith.truncf %ry : tensor<5x2x4xf32> to tensor<5x2x4xbf16>
  return %y : tensor<5x2x4xbf16>
}

// -----

// But f16 has not all numbers of bf16.
// CHECK-LABEL: @products_in_f16
// CHECK-NOT: rope.apply
func.func @products_in_f16(%xh: tensor<5x2x4xbf16>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xbf16> {
  %x = arith.extf %xh : tensor<5x2x4xbf16> to tensor<5x2x4xf32>
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rah = arith.truncf %ra : tensor<5x2x2xf32> to tensor<5x2x2xf16>
  %raw = arith.extf %rah : tensor<5x2x2xf16> to tensor<5x2x2xf32>
  %rf = arith.subf %raw, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = arith.truncf %ry : tensor<5x2x4xf32> to tensor<5x2x4xbf16>
  return %y : tensor<5x2x4xbf16>
}

// -----

// What is narrower is x alone: the result is f32.
// CHECK-LABEL: @narrow_x
// CHECK-NOT: rope.apply
func.func @narrow_x(%xh: tensor<5x2x4xbf16>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %x = arith.extf %xh : tensor<5x2x4xbf16> to tensor<5x2x4xf32>
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rah = arith.truncf %ra : tensor<5x2x2xf32> to tensor<5x2x2xbf16>
  %raw = arith.extf %rah : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rf = arith.subf %raw, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// CHECK-LABEL: @narrow_x_without_rounding
// CHECK: rope.apply {{.*}} -> tensor<5x2x4xf32>
func.func @narrow_x_without_rounding(%xh: tensor<5x2x4xbf16>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %x = arith.extf %xh : tensor<5x2x4xbf16> to tensor<5x2x4xf32>
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
  return %ry : tensor<5x2x4xf32>
}

// -----

// Nor are products that are computed in bf16.
// CHECK-LABEL: @products_of_bf16
// CHECK-NOT: rope.apply
func.func @products_of_bf16(%x: tensor<5x2x4xbf16>, %c: tensor<5x2xbf16>, %s: tensor<5x2xbf16>) -> tensor<5x2x4xf32> {
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xbf16> to tensor<5x2x2xbf16>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xbf16> to tensor<5x2x2xbf16>
  %e1 = tensor.empty() : tensor<5x2x2xbf16>
  %cb = linalg.broadcast ins(%c : tensor<5x2xbf16>) outs(%e1 : tensor<5x2x2xbf16>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xbf16>) outs(%e1 : tensor<5x2x2xbf16>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xbf16>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xbf16>
  %raw = arith.extf %ra : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rbw = arith.extf %rb : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rf = arith.subf %raw, %rbw : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xbf16>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xbf16>
  %rdw = arith.extf %rd : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rew = arith.extf %re : tensor<5x2x2xbf16> to tensor<5x2x2xf32>
  %rg = arith.addf %rdw, %rew : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Where their sums are, too, the rotation is one in bf16.
// CHECK-LABEL: @sums_of_bf16
// CHECK: %[[Y:.*]] = rope.apply {{.*}} -> tensor<5x2x4xbf16>
// CHECK: arith.extf %[[Y]]
func.func @sums_of_bf16(%x: tensor<5x2x4xbf16>, %c: tensor<5x2xbf16>, %s: tensor<5x2xbf16>) -> tensor<5x2x4xf32> {
  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xbf16> to tensor<5x2x2xbf16>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xbf16> to tensor<5x2x2xbf16>
  %e1 = tensor.empty() : tensor<5x2x2xbf16>
  %cb = linalg.broadcast ins(%c : tensor<5x2xbf16>) outs(%e1 : tensor<5x2x2xbf16>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xbf16>) outs(%e1 : tensor<5x2x2xbf16>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xbf16>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xbf16>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xbf16>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xbf16>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xbf16>
  %rg = arith.addf %rd, %re : tensor<5x2x2xbf16>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xbf16>, tensor<5x2x2xbf16>) -> tensor<5x2x4xbf16>
  %rw = arith.extf %ry : tensor<5x2x4xbf16> to tensor<5x2x4xf32>
  return %rw : tensor<5x2x4xf32>
}
