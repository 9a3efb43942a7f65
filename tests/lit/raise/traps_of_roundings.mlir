// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// 2 and a little more, rounded upwards, is no 2: three times the positions.
// CHECK-LABEL: @upward
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @upward(%x: tensor<5x2x4xf32>, %q: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %k = arith.constant dense<0.5> : tensor<5xf64>
  %kk = arith.constant dense<2.0000000001> : tensor<5xf64>
  %h = arith.truncf %kk upward : tensor<5xf64> to tensor<5xf32>
  %k2 = math.ceil %h : tensor<5xf32>
  %q1 = arith.sitofp %q : tensor<5xi64> to tensor<5xf32>
  %p = arith.mulf %q1, %k2 : tensor<5xf32>

  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c = math.cos %ang : tensor<5x2xf32>
  %s = math.sin %ang : tensor<5x2xf32>

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

// Other frequencies than those of the nearest numbers.
// CHECK-LABEL: @frequencies_downward
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @frequencies_downward(%x: tensor<5x2x4xf32>, %q: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %q : tensor<5xi64> to tensor<5xf32>
  %i32 = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %ih = arith.truncf %i32 downward : tensor<2xf32> to tensor<2xbf16>
  %inv = arith.extf %ih : tensor<2xbf16> to tensor<2xf32>

  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c = math.cos %ang : tensor<5x2xf32>
  %s = math.sin %ang : tensor<5x2xf32>

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

// The rotation is rounded to the nearest number; what is cut is another.
// CHECK-LABEL: @result_toward_zero
// CHECK: rope.apply {{.*}} -> tensor<5x2x4xf32>
// CHECK: arith.truncf {{.*}} toward_zero
func.func @result_toward_zero(%xh: tensor<5x2x4xf16>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf16> {
  %x = arith.extf %xh : tensor<5x2x4xf16> to tensor<5x2x4xf32>

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
  %y = arith.truncf %ry toward_zero : tensor<5x2x4xf32> to tensor<5x2x4xf16>
  return %y : tensor<5x2x4xf16>
}
