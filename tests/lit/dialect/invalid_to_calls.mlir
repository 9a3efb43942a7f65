// RUN: rope-opt %s -rope-to-calls=reference -split-input-file -verify-diagnostics
// RUN: not rope-opt %s -rope-to-calls -split-input-file 2>&1 | FileCheck %s
// RUN: not rope-opt %s -rope-to-calls=kernels=1x -split-input-file 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NAME
// NAME: error: kernels is '1x', expected the name of a C function
// CHECK: error: kernels is missing, expected the C function of a package that gives its kernel table, or reference=true

func.func @valid(%x: memref<4x8x16xf32>, %t: memref<4x8xf32>) {
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<4x8x16xf32>, memref<4x8xf32> into memref<4x8x16xf32>
  return
}

// -----

func.func @tensors(%x: tensor<4x8x16xf32>, %t: tensor<4x8xf32>) -> tensor<4x8x16xf32> {
  // expected-error@+1 {{x is 'tensor<4x8x16xf32>', expected a memref: bufferize first}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 16>
      : tensor<4x8x16xf32>, tensor<4x8xf32> -> tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}

// -----

func.func @apart(%x: memref<4x8x16xf32, strided<[256, 32, 2]>>, %t: memref<4x8xf32>) {
  // expected-error@+1 {{x has components 2 elements apart, expected adjacent ones}}
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<4x8x16xf32, strided<[256, 32, 2]>>, memref<4x8xf32>
        into memref<4x8x16xf32, strided<[256, 32, 2]>>
  return
}

// -----

func.func @layout(%x: memref<4x8x16xf32>, %t: memref<4x8xf32, affine_map<(i, j) -> (i, j floordiv 2)>>) {
  // expected-error@+1 {{cos is 'memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 2)>>', expected a layout of strides}}
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<4x8x16xf32>, memref<4x8xf32, affine_map<(i, j) -> (i, j floordiv 2)>>
        into memref<4x8x16xf32>
  return
}

// -----

func.func @space(%x: memref<4x8x16xf32>, %dst: memref<4x8x16xf32, 1>, %t: memref<4x8xf32>) {
  // expected-error@+1 {{dst is in memory space 1 : i64, expected the host's, none}}
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 16>
      : memref<4x8x16xf32>, memref<4x8xf32> into memref<4x8x16xf32, 1>
  return
}

// -----

func.func @extents(%x: memref<2x2x2x2x2x2x2x4x8x16xf32>, %t: memref<4x8xf32>) {
  // expected-error@+1 {{x has 7 extents before the tokens, expected at most 6}}
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<2x2x2x2x2x2x2x4x8x16xf32>, memref<4x8xf32> into memref<2x2x2x2x2x2x2x4x8x16xf32>
  return
}

// -----

// expected-error@+1 {{ropewalk_graph_apply is there already, expected a func.func of type '(index) -> i32'}}
func.func private @ropewalk_graph_apply(i64) -> i32

func.func @taken(%x: memref<4x8x16xf32>, %t: memref<4x8xf32>) {
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
      : memref<4x8x16xf32>, memref<4x8xf32> into memref<4x8x16xf32>
  return
}

// -----

%x = memref.get_global @x : memref<4x8x16xf32>
%t = memref.get_global @t : memref<4x8xf32>
memref.global @x : memref<4x8x16xf32>
memref.global @t : memref<4x8xf32>
// expected-error@+1 {{is in builtin.module, expected a function of a builtin.module}}
rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 16>
    : memref<4x8x16xf32>, memref<4x8xf32> into memref<4x8x16xf32>

// -----

func.func @tableOnTensors(%p: tensor<4xi64>) -> tensor<4x8xf32> {
  // expected-error@+1 {{is on tensors, expected rope.write_table: bufferize first}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<4xi64> -> tensor<4x8xf32>
  return %cos : tensor<4x8xf32>
}

// -----

func.func @doubles(%p: memref<4xi64>, %t: memref<4x8xf64>) {
  // expected-error@+1 {{cos is 'memref<4x8xf64>', expected f32}}
  rope.write_table #rope.default<theta = 1.0e4> at %p into %t, %t
      : memref<4xi64> into memref<4x8xf64>
  return
}

// -----

func.func @positionsElsewhere(%p: memref<4xi64, 3>, %t: memref<4x8xf32>) {
  // expected-error@+1 {{positions is in memory space 3 : i64, expected the host's, none}}
  rope.write_table #rope.default<theta = 1.0e4> at %p into %t, %t
      : memref<4xi64, 3> into memref<4x8xf32>
  return
}

// -----

func.func @tableExtents(%p: memref<1x1x1x1x1x1x1x4xi64>, %t: memref<1x1x1x1x1x1x1x4x8xf32>) {
  // expected-error@+1 {{positions has 7 extents before the tokens, expected at most 6}}
  rope.write_table #rope.default<theta = 1.0e4> at %p into %t, %t
      : memref<1x1x1x1x1x1x1x4xi64> into memref<1x1x1x1x1x1x1x4x8xf32>
  return
}
