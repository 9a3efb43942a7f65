// RUN: rope-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize | FileCheck %s

// CHECK-LABEL: func @lastUse
// CHECK-SAME:  (%[[X:.*]]: memref<4x8x16xf32>, %[[T:.*]]: memref<4x8xf32>)
func.func @lastUse(%x: tensor<4x8x16xf32>, %t: tensor<4x8xf32>) -> tensor<4x8x16xf32> {
  // CHECK-NEXT: rope.apply half %[[X]], %[[T]], %[[T]] into %[[X]]
  // CHECK-NEXT: return %[[X]]
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}

// The copy that keeps x is left out: x is rotated out of place.
// CHECK-LABEL: func @neededLater
// CHECK-SAME:  (%[[X:.*]]: memref<4x8x16xf32>, %[[T:.*]]: memref<4x8xf32>)
func.func @neededLater(%x: tensor<4x8x16xf32>, %t: tensor<4x8xf32>)
    -> (tensor<4x8x16xf32>, tensor<4x8x16xf32>) {
  // CHECK-NEXT: %[[DST:.*]] = memref.alloc
  // CHECK-NEXT: rope.apply half %[[X]], %[[T]], %[[T]] into %[[DST]]
  // CHECK-NEXT: return %[[DST]], %[[X]]
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  return %0, %x : tensor<4x8x16xf32>, tensor<4x8x16xf32>
}

// CHECK-LABEL: func @reorder
// CHECK-SAME:  (%[[X:.*]]: memref<?x8x16xf32>, %[[T:.*]]: memref<?x8xf32>)
func.func @reorder(%x: tensor<?x8x16xf32>, %t: tensor<?x8xf32>) -> tensor<?x8x16xf32> {
  // CHECK:      %[[N:.*]] = memref.dim %[[X]]
  // CHECK-NEXT: %[[DST:.*]] = memref.alloc(%[[N]])
  // CHECK-NEXT: rope.apply half reorder %[[X]], %[[T]], %[[T]] into %[[DST]]
  // CHECK-NEXT: return %[[DST]]
  %0 = rope.apply half reorder %x, %t, %t window = <begin = 0, dim = 16>
      : tensor<?x8x16xf32>, tensor<?x8xf32> -> tensor<?x8x16xf32>
  return %0 : tensor<?x8x16xf32>
}

// cos and sin must have one type: their strides do not show.
// CHECK-LABEL: func @tablesOfTwoLayouts
// CHECK:       rope.apply {{.*}} memref<4x8xf32, strided<[?, ?], offset: ?>> into
func.func @tablesOfTwoLayouts(%x: tensor<4x8x16xf32>, %t: tensor<4x16xf32>, %u: tensor<4x8xf32>)
    -> tensor<4x8x16xf32> {
  %cos = tensor.extract_slice %t[0, 8] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %0 = rope.apply half %x, %cos, %u window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}

// Not a copy of its own: the target is somebody's, or a part of the source.
// CHECK-LABEL: func @otherCopies
// CHECK:       memref.copy
// CHECK-NEXT:  rope.apply half %[[DST:.*]], {{.*}} into %[[DST]]
// CHECK:       memref.copy %{{.*}}strided
// CHECK-NEXT:  rope.apply half %[[ALL:.*]], {{.*}} into %[[ALL]]
func.func @otherCopies(%x: memref<4x8x16xf32>, %dst: memref<4x8x16xf32>, %y: memref<4x4x16xf32>,
                       %t: memref<4x8xf32>) {
  memref.copy %x, %dst : memref<4x8x16xf32> to memref<4x8x16xf32>
  rope.apply half %dst, %t, %t into %dst window = <begin = 0, dim = 16>
      : memref<4x8x16xf32>, memref<4x8xf32> into memref<4x8x16xf32>
  %all = memref.alloc() : memref<4x4x16xf32>
  %again = memref.transpose %all (i, j, k) -> (j, i, k)
      : memref<4x4x16xf32> to memref<4x4x16xf32, strided<[16, 64, 1]>>
  memref.copy %again, %all
      : memref<4x4x16xf32, strided<[16, 64, 1]>> to memref<4x4x16xf32>
  rope.apply half %all, %t, %t into %all window = <begin = 0, dim = 16>
      : memref<4x4x16xf32>, memref<4x8xf32> into memref<4x4x16xf32>
  memref.copy %all, %y : memref<4x4x16xf32> to memref<4x4x16xf32>
  return
}

// CHECK-LABEL: func @table
// CHECK-SAME:  (%[[P:.*]]: memref<3x?xi64>)
func.func @table(%p: tensor<3x?xi64>) -> tensor<?x32xf32> {
  // CHECK:      %[[N:.*]] = memref.dim %[[P]], %c1
  // CHECK-NEXT: %[[COS:.*]] = memref.alloc(%[[N]])
  // CHECK-NEXT: %[[SIN:.*]] = memref.alloc(%[[N]])
  // CHECK-NEXT: rope.write_table #rope.default<{{.*}}> axes = {{.*}} at %[[P]] into %[[COS]], %[[SIN]]
  // CHECK-NEXT: return %[[SIN]]
  %cos, %sin = rope.table #rope.default<theta = 1.0e4>
      axes = <order = interleaved, sections = [12, 10, 10]> at %p
      : tensor<3x?xi64> -> tensor<?x32xf32>
  return %sin : tensor<?x32xf32>
}
