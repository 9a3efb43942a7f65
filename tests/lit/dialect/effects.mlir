// On tensors an apply is a value: unused, it goes; repeated, it is shared. On memrefs it is a
// write, which stays.
// RUN: rope-opt %s -cse -canonicalize | FileCheck %s

// CHECK-LABEL: func @unused
func.func @unused(%x: tensor<4x8x128xf32>, %t: tensor<4x64xf32>) {
  // CHECK-NEXT: return
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return
}

// CHECK-LABEL: func @written
func.func @written(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>, %dst: memref<4x8x128xf32>) {
  // CHECK-COUNT-2: rope.apply
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x8x128xf32>
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x8x128xf32>
  return
}

// q and k come to share one table: that is their canonical form.
// CHECK-LABEL: func @sharedTable
func.func @sharedTable(%q: tensor<4x32x128xf32>, %k: tensor<4x8x128xf32>, %p: tensor<4xi64>)
    -> (tensor<4x32x128xf32>, tensor<4x8x128xf32>) {
  // CHECK:      %[[COS:.*]], %[[SIN:.*]] = rope.table
  // CHECK-NEXT: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
  // CHECK-NEXT: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %0 = rope.apply half %q, %cos, %sin window = <begin = 0, dim = 128>
      : tensor<4x32x128xf32>, tensor<4x64xf32> -> tensor<4x32x128xf32>
  %cos2, %sin2 = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %1 = rope.apply half %k, %cos2, %sin2 window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return %0, %1 : tensor<4x32x128xf32>, tensor<4x8x128xf32>
}

// CHECK-LABEL: func @otherFrequencies
func.func @otherFrequencies(%p: tensor<4xi64>) -> (tensor<4x64xf32>, tensor<4x64xf32>) {
  // CHECK-COUNT-2: rope.table
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x64xf32>
  %cos2, %sin2 = rope.table #rope.default<theta = 1.0e5> at %p : tensor<4xi64> -> tensor<4x64xf32>
  return %cos, %cos2 : tensor<4x64xf32>, tensor<4x64xf32>
}

// CHECK-LABEL: func @writtenTable
// CHECK-NEXT:  rope.write_table
func.func @writtenTable(%p: memref<4xi64>, %t: memref<4x64xf32>) {
  rope.write_table #rope.default<theta = 1.0e4> at %p into %t, %t
      : memref<4xi64> into memref<4x64xf32>
  return
}
