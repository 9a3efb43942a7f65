// RUN: rope-opt %s -canonicalize -split-input-file | FileCheck %s

// A transposition of batches sinks, and meets the one back.
// CHECK-LABEL: func @batches
// CHECK-SAME:  (%[[X:.*]]: tensor<2x3x4x8x16xf32>,
func.func @batches(%x: tensor<2x3x4x8x16xf32>, %t: tensor<4x8xf32>) -> tensor<2x3x4x8x16xf32> {
  // CHECK-NEXT: %[[R:.*]] = rope.apply half %[[X]],
  // CHECK-NEXT: return %[[R]]
  %e = tensor.empty() : tensor<3x2x4x8x16xf32>
  %0 = linalg.transpose ins(%x : tensor<2x3x4x8x16xf32>) outs(%e : tensor<3x2x4x8x16xf32>)
      permutation = [1, 0, 2, 3, 4]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<3x2x4x8x16xf32>, tensor<4x8xf32> -> tensor<3x2x4x8x16xf32>
  %f = tensor.empty() : tensor<2x3x4x8x16xf32>
  %2 = linalg.transpose ins(%1 : tensor<3x2x4x8x16xf32>) outs(%f : tensor<2x3x4x8x16xf32>)
      permutation = [1, 0, 2, 3, 4]
  return %2 : tensor<2x3x4x8x16xf32>
}

// Head-major: heads become batches of one head.
// CHECK-LABEL: func @headMajor
// CHECK-SAME:  (%[[X:.*]]: tensor<2x8x?x16xf32>,
func.func @headMajor(%x: tensor<2x8x?x16xf32>, %t: tensor<?x8xf32>, %n: index)
    -> tensor<2x8x?x16xf32> {
  // CHECK-NOT:  linalg.transpose
  // CHECK:      %[[U:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3], [4]]
  // CHECK-SAME:   into tensor<2x8x?x1x16xf32>
  // CHECK-NEXT: %[[Y:.*]] = rope.apply half %[[U]],
  // CHECK-NEXT: %[[R:.*]] = tensor.collapse_shape %[[Y]]
  // CHECK-NEXT: return %[[R]]
  %e = tensor.empty(%n) : tensor<2x?x8x16xf32>
  %0 = linalg.transpose ins(%x : tensor<2x8x?x16xf32>) outs(%e : tensor<2x?x8x16xf32>)
      permutation = [0, 2, 1, 3]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<2x?x8x16xf32>, tensor<?x8xf32> -> tensor<2x?x8x16xf32>
  %f = tensor.empty(%n) : tensor<2x8x?x16xf32>
  %2 = linalg.transpose ins(%1 : tensor<2x?x8x16xf32>) outs(%f : tensor<2x8x?x16xf32>)
      permutation = [0, 2, 1, 3]
  return %2 : tensor<2x8x?x16xf32>
}

// Tokens first: what lies between them and the components are heads.
// CHECK-LABEL: func @tokensFirst
// CHECK-SAME:  (%[[X:.*]]: tensor<4x2x8x16xf32>,
func.func @tokensFirst(%x: tensor<4x2x8x16xf32>, %t: tensor<4x8xf32>) -> tensor<4x2x8x16xf32> {
  // CHECK-NEXT: %[[U:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0], [1, 2], [3]]
  // CHECK-NEXT: %[[Y:.*]] = rope.apply half %[[U]], {{.*}} -> tensor<4x16x16xf32>
  // CHECK-NEXT: %[[R:.*]] = tensor.expand_shape %[[Y]]
  // CHECK-NEXT: return %[[R]]
  %e = tensor.empty() : tensor<2x4x8x16xf32>
  %0 = linalg.transpose ins(%x : tensor<4x2x8x16xf32>) outs(%e : tensor<2x4x8x16xf32>)
      permutation = [1, 0, 2, 3]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<2x4x8x16xf32>, tensor<4x8xf32> -> tensor<2x4x8x16xf32>
  %f = tensor.empty() : tensor<4x2x8x16xf32>
  %2 = linalg.transpose ins(%1 : tensor<2x4x8x16xf32>) outs(%f : tensor<4x2x8x16xf32>)
      permutation = [1, 0, 2, 3]
  return %2 : tensor<4x2x8x16xf32>
}

// A table of one batch is one for all; conversions go with transpositions between.
// CHECK-LABEL: func @unitBatchAndConversions
// CHECK-NOT:   linalg.transpose
// CHECK-NOT:   arith.extf
// CHECK-NOT:   arith.truncf
// CHECK:       rope.apply half {{.*}} : tensor<1x8x4x1x16xbf16>, tensor<4x8xf32>
func.func @unitBatchAndConversions(%x: tensor<1x8x4x16xbf16>, %t: tensor<1x4x8xf32>)
    -> tensor<1x8x4x16xbf16> {
  %w = arith.extf %x : tensor<1x8x4x16xbf16> to tensor<1x8x4x16xf32>
  %e = tensor.empty() : tensor<1x4x8x16xf32>
  %0 = linalg.transpose ins(%w : tensor<1x8x4x16xf32>) outs(%e : tensor<1x4x8x16xf32>)
      permutation = [0, 2, 1, 3]
  %c = tensor.cast %0 : tensor<1x4x8x16xf32> to tensor<?x4x8x16xf32>
  %u = tensor.cast %t : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %1 = rope.apply half %c, %u, %u window = <begin = 0, dim = 16>
      : tensor<?x4x8x16xf32>, tensor<?x4x8xf32> -> tensor<?x4x8x16xf32>
  %d = tensor.cast %1 : tensor<?x4x8x16xf32> to tensor<1x4x8x16xf32>
  %f = tensor.empty() : tensor<1x8x4x16xf32>
  %2 = linalg.transpose ins(%d : tensor<1x4x8x16xf32>) outs(%f : tensor<1x8x4x16xf32>)
      permutation = [0, 2, 1, 3]
  %3 = arith.truncf %2 : tensor<1x8x4x16xf32> to tensor<1x8x4x16xbf16>
  return %3 : tensor<1x8x4x16xbf16>
}

// CHECK-LABEL: func @reshapedTableUndone
// CHECK-SAME:  (%[[X:.*]]: tensor<1x4x8x16xf32>,
// CHECK:       return %[[X]]
func.func @reshapedTableUndone(%x: tensor<1x4x8x16xf32>, %p: tensor<1x4xi64>)
    -> tensor<1x4x8x16xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<1x4xi64> -> tensor<1x4x8xf32>
  %c = tensor.cast %cos : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %s = tensor.cast %sin : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %0 = rope.apply half %x, %c, %s window = <begin = 0, dim = 16>
      : tensor<1x4x8x16xf32>, tensor<?x4x8xf32> -> tensor<1x4x8x16xf32>
  %1 = rope.apply inverse half %0, %c, %s window = <begin = 0, dim = 16>
      : tensor<1x4x8x16xf32>, tensor<?x4x8xf32> -> tensor<1x4x8x16xf32>
  return %1 : tensor<1x4x8x16xf32>
}

// -----

// Near misses: each keeps what it has.

// Every batch has rows of its own.
// CHECK-LABEL: func @rowsOfBatches
// CHECK-COUNT-2: linalg.transpose
func.func @rowsOfBatches(%x: tensor<2x8x4x16xf32>, %t: tensor<2x4x8xf32>) -> tensor<2x8x4x16xf32> {
  %e = tensor.empty() : tensor<2x4x8x16xf32>
  %0 = linalg.transpose ins(%x : tensor<2x8x4x16xf32>) outs(%e : tensor<2x4x8x16xf32>)
      permutation = [0, 2, 1, 3]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<2x4x8x16xf32>, tensor<2x4x8xf32> -> tensor<2x4x8x16xf32>
  %f = tensor.empty() : tensor<2x8x4x16xf32>
  %2 = linalg.transpose ins(%1 : tensor<2x4x8x16xf32>) outs(%f : tensor<2x8x4x16xf32>)
      permutation = [0, 2, 1, 3]
  return %2 : tensor<2x8x4x16xf32>
}

// The second does not move back: it swaps heads and batches.
// CHECK-LABEL: func @movesOn
// CHECK-COUNT-2: linalg.transpose
func.func @movesOn(%x: tensor<4x4x4x16xf32>, %t: tensor<4x8xf32>) -> tensor<4x4x4x16xf32> {
  %e = tensor.empty() : tensor<4x4x4x16xf32>
  %0 = linalg.transpose ins(%x : tensor<4x4x4x16xf32>) outs(%e : tensor<4x4x4x16xf32>)
      permutation = [0, 2, 1, 3]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x4x4x16xf32>, tensor<4x8xf32> -> tensor<4x4x4x16xf32>
  %2 = linalg.transpose ins(%1 : tensor<4x4x4x16xf32>) outs(%e : tensor<4x4x4x16xf32>)
      permutation = [2, 1, 0, 3]
  return %2 : tensor<4x4x4x16xf32>
}

// Somebody else reads what was transposed, or the unrounded result.
// CHECK-LABEL: func @otherUses
// CHECK:       linalg.transpose
// CHECK:       arith.extf
// CHECK:       arith.truncf
func.func @otherUses(%x: tensor<2x3x4x8x16xf32>, %y: tensor<4x8x16xf16>, %t: tensor<4x8xf32>)
    -> (tensor<3x2x4x8x16xf32>, tensor<3x2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf16>) {
  %e = tensor.empty() : tensor<3x2x4x8x16xf32>
  %0 = linalg.transpose ins(%x : tensor<2x3x4x8x16xf32>) outs(%e : tensor<3x2x4x8x16xf32>)
      permutation = [1, 0, 2, 3, 4]
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<3x2x4x8x16xf32>, tensor<4x8xf32> -> tensor<3x2x4x8x16xf32>
  %2 = arith.extf %y : tensor<4x8x16xf16> to tensor<4x8x16xf32>
  %3 = rope.apply half %2, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  %4 = arith.truncf %3 : tensor<4x8x16xf32> to tensor<4x8x16xf16>
  return %0, %1, %3, %4
      : tensor<3x2x4x8x16xf32>, tensor<3x2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf16>
}

// Another type comes out than went in, or it is not rounded to nearest.
// CHECK-LABEL: func @otherRounding
// CHECK-COUNT-2: rope.apply {{.*}}xf32>
func.func @otherRounding(%x: tensor<4x8x16xf16>, %t: tensor<4x8xf32>)
    -> (tensor<4x8x16xbf16>, tensor<4x8x16xf16>) {
  %0 = arith.extf %x : tensor<4x8x16xf16> to tensor<4x8x16xf32>
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  %2 = arith.truncf %1 : tensor<4x8x16xf32> to tensor<4x8x16xbf16>
  %3 = rope.apply interleaved %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  %4 = arith.truncf %3 toward_zero : tensor<4x8x16xf32> to tensor<4x8x16xf16>
  return %2, %4 : tensor<4x8x16xbf16>, tensor<4x8x16xf16>
}

// The cast hides that tokens do not agree: this function cannot run, but it is valid.
// CHECK-LABEL: func @doesNotAgree
// CHECK:       tensor.cast
// CHECK:       rope.apply
func.func @doesNotAgree(%x: tensor<5x8x16xf32>, %t: tensor<4x8xf32>) -> tensor<?x8x16xf32> {
  %0 = tensor.cast %x : tensor<5x8x16xf32> to tensor<?x8x16xf32>
  %1 = rope.apply half %0, %t, %t window = <begin = 0, dim = 16>
      : tensor<?x8x16xf32>, tensor<4x8xf32> -> tensor<?x8x16xf32>
  return %1 : tensor<?x8x16xf32>
}
