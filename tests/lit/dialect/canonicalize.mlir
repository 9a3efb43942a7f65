// RUN: rope-opt %s -canonicalize -split-input-file | FileCheck %s

// CHECK-LABEL: func @emptyWindow
// CHECK-SAME:  (%[[X:.*]]: tensor<4x8x128xf32>,
func.func @emptyWindow(%x: tensor<4x8x128xf32>, %t: tensor<4x0xf32>) -> tensor<4x8x128xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 0>
      : tensor<4x8x128xf32>, tensor<4x0xf32> -> tensor<4x8x128xf32>
  return %0 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @emptyWindowInPlace
func.func @emptyWindowInPlace(%x: memref<4x8x128xf32>, %t: memref<4x0xf32>) {
  // CHECK-NEXT: return
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 0>
      : memref<4x8x128xf32>, memref<4x0xf32> into memref<4x8x128xf32>
  return
}

// CHECK-LABEL: func @emptyWindowOutOfPlace
// CHECK-SAME:  (%[[X:.*]]: memref<4x8x128xf32>, %{{.*}}, %[[DST:.*]]: memref<4x8x128xf32>)
func.func @emptyWindowOutOfPlace(%x: memref<4x8x128xf32>, %t: memref<4x0xf32>,
                                 %dst: memref<4x8x128xf32>) {
  // CHECK-NEXT: memref.copy %[[X]], %[[DST]]
  // CHECK-NEXT: return
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 0>
      : memref<4x8x128xf32>, memref<4x0xf32> into memref<4x8x128xf32>
  return
}

// CHECK-LABEL: func @thenInverse
// CHECK-SAME:  (%[[X:.*]]: tensor<4x8x128xf32>,
func.func @thenInverse(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  // CHECK-NEXT: return %[[X]]
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @inverseThenForward
// CHECK-SAME:  (%[[X:.*]]: tensor<4x8x128xf32>,
func.func @inverseThenForward(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  // CHECK-NEXT: return %[[X]]
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x32xf32>
  %0 = rope.apply inverse interleaved %x, %cos, %sin window = <begin = 64, dim = 64>
      : tensor<4x8x128xf32>, tensor<4x32xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply interleaved %0, %cos, %sin window = <begin = 64, dim = 64>
      : tensor<4x8x128xf32>, tensor<4x32xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// A rule's own attention factor is not 1: the pair would give 1.27 x.
// CHECK-LABEL: func @scaledByItsRule
func.func @scaledByItsRule(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  // CHECK-COUNT-2: rope.apply
  %cos, %sin = rope.table #rope.yarn<theta = 1.0e4, factor = 4.0, original_max_position_embeddings = 32768> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @reorderThenBack
// CHECK-SAME:  (%[[X:.*]]: tensor<4x8x128xf32>,
func.func @reorderThenBack(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  // CHECK-NEXT: return %[[X]]
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply interleaved reorder %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half reorder %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// The first has moved the pairs, the second does not move them back, or looks in the wrong place.
// CHECK-LABEL: func @reorderAndStay
func.func @reorderAndStay(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>)
    -> (tensor<4x8x128xf32>, tensor<4x8x128xf32>) {
  // CHECK-COUNT-3: rope.apply
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply interleaved reorder %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %2 = rope.apply inverse interleaved reorder %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1, %2 : tensor<4x8x128xf32>, tensor<4x8x128xf32>
}

// CHECK-LABEL: func @negatedSine
// CHECK-SAME:  (%[[X:.*]]: tensor<4x8x128xf32>, %[[COS:.*]]: tensor<4x64xf32>, %[[SIN:.*]]: tensor<4x64xf32>)
func.func @negatedSine(%x: tensor<4x8x128xf32>, %cos: tensor<4x64xf32>, %sin: tensor<4x64xf32>)
    -> (tensor<4x8x128xf32>, tensor<4x8x128xf32>) {
  // CHECK-NEXT: rope.apply inverse half %[[X]], %[[COS]], %[[SIN]]
  // CHECK-NEXT: rope.apply half %[[X]], %[[COS]], %[[SIN]]
  %minus = arith.negf %sin : tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %minus window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %x, %cos, %minus window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %0, %1 : tensor<4x8x128xf32>, tensor<4x8x128xf32>
}

// -----

// Near misses of apply after its inverse: each keeps both.

// CHECK-LABEL: func @sameDirection
// CHECK-COUNT-2: rope.apply
func.func @sameDirection(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @otherPairing
// CHECK-COUNT-2: rope.apply
func.func @otherPairing(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse interleaved %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @otherWindow
// CHECK-COUNT-2: rope.apply
func.func @otherWindow(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x32xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 64>
      : tensor<4x8x128xf32>, tensor<4x32xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 64, dim = 64>
      : tensor<4x8x128xf32>, tensor<4x32xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// CHECK-LABEL: func @otherPositions
// CHECK-COUNT-2: rope.apply
func.func @otherPositions(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>, %p2: tensor<4xi64>)
    -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %cos2, %sin2 = rope.table #rope.default<theta = 1.0e4> at %p2 : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos2, %sin2 window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// The pair would give attention_factor^2 * x.
// CHECK-LABEL: func @scaled
// CHECK-COUNT-2: rope.apply
func.func @scaled(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4, attention_factor = 1.1> at %p
      : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// Tables of someone else need not have cos^2 + sin^2 = 1.
// CHECK-LABEL: func @unknownTable
// CHECK-COUNT-2: rope.apply
func.func @unknownTable(%x: tensor<4x8x128xf32>, %cos: tensor<4x64xf32>, %sin: tensor<4x64xf32>)
    -> tensor<4x8x128xf32> {
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// Sine and cosine swapped are not our table either.
// CHECK-LABEL: func @swappedTable
// CHECK-COUNT-2: rope.apply
func.func @swappedTable(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %x, %cos, %cos window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %cos window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}

// In a bf16 table cos^2 + sin^2 is off by up to 2^-8.
// CHECK-LABEL: func @coarseTable
// CHECK-COUNT-2: rope.apply
func.func @coarseTable(%x: tensor<4x8x128xf32>, %p: tensor<4xi64>) -> tensor<4x8x128xf32> {
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xbf16>
  %0 = rope.apply half %x, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xbf16> -> tensor<4x8x128xf32>
  %1 = rope.apply inverse half %0, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xbf16> -> tensor<4x8x128xf32>
  return %1 : tensor<4x8x128xf32>
}
