// RUN: rope-opt --allow-unregistered-dialect --raise-rope --remarks-filter=raise-rope %s 2>&1 \
// RUN:   | FileCheck %s

// Angles of f64 are rounded to f32.
// CHECK: remark: [Passed] Raised {{.*}}the graph's: angles are rounded after they were computed in more bits
func.func @angles(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %e0 = tensor.empty() : tensor<5x2xf64>
  %pb = linalg.broadcast ins(%p : tensor<5xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf64>
  %near = arith.truncf %ang : tensor<5x2xf64> to tensor<5x2xf32>
  %c = math.cos %near : tensor<5x2xf32>
  %s = math.sin %near : tensor<5x2xf32>

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

// Those of f64 are computed of positions in f32.
// CHECK: remark: [Passed] Raised {{.*}}the graph's: angles have more bits than the positions that they are computed of
func.func @positions(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %w = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %h = arith.truncf %w : tensor<5xf64> to tensor<5xf32>
  %p = arith.extf %h : tensor<5xf32> to tensor<5xf64>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %e0 = tensor.empty() : tensor<5x2xf64>
  %pb = linalg.broadcast ins(%p : tensor<5xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf64>
  %cw = math.cos %ang : tensor<5x2xf64>
  %sw = math.sin %ang : tensor<5x2xf64>
  %c = arith.truncf %cw : tensor<5x2xf64> to tensor<5x2xf32>
  %s = arith.truncf %sw : tensor<5x2xf64> to tensor<5x2xf32>

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

// Cosines and sines are rounded to bf16, and what is turned is f32.
// CHECK: remark: [Passed] Raised {{.*}}the graph's: cos and sin are rounded to another type of 16 bits than the result's
func.func @tables(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %n : tensor<5xi64> to tensor<5xf32>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c0 = math.cos %ang : tensor<5x2xf32>
  %s0 = math.sin %ang : tensor<5x2xf32>
  %c1 = arith.truncf %c0 : tensor<5x2xf32> to tensor<5x2xbf16>
  %s1 = arith.truncf %s0 : tensor<5x2xf32> to tensor<5x2xbf16>
  %c = arith.extf %c1 : tensor<5x2xbf16> to tensor<5x2xf32>
  %s = arith.extf %s1 : tensor<5x2xbf16> to tensor<5x2xf32>
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

// Products of f32 are rounded to bf16.
// CHECK: remark: [Missed] NotRaised {{.*}}its products or sums are rounded to a type that has not all of its numbers
func.func @products(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
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
