// RUN: rope-opt %s -split-input-file -verify-diagnostics

// C13
func.func @extents(%positions: tensor<4xi64>) {
  // expected-error@+1 {{cos is 'tensor<5x64xf32>', expected the extents of positions='tensor<4xi64>' and then the number of pairs}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<4xi64> -> tensor<5x64xf32>
  return
}

// -----

// C13
func.func @rank(%positions: tensor<2x4xi64>) {
  // expected-error@+1 {{cos is 'tensor<4x64xf32>', expected the extents of positions='tensor<2x4xi64>' and then the number of pairs}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<2x4xi64> -> tensor<4x64xf32>
  return
}

// -----

// C14
func.func @pairs(%positions: tensor<4xi64>) {
  // expected-error@+1 {{cos is 'tensor<4x?xf32>', expected a static number of pairs}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<4xi64> -> tensor<4x?xf32>
  return
}

// -----

// C15
func.func @tooWide(%positions: tensor<4xi64>) {
  // expected-error@+1 {{rotary_dim is 65538, expected at most 65536}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<4xi64> -> tensor<4x32769xf32>
  return
}

// -----

// C26
func.func @sameType(%positions: tensor<4xi64>) {
  // expected-error@+1 {{failed to verify that all of {cos, sin} have same type}}
  %cos, %sin = "rope.table"(%positions) <{frequencies = #rope.default<theta = 1.0e4>}>
      : (tensor<4xi64>) -> (tensor<4x64xf32>, tensor<4x64xf16>)
  return
}

// -----

// C27
func.func @positionType(%positions: tensor<4xf32>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of 32-bit signless integer or 64-bit signless integer or index values, but got 'tensor<4xf32>'}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<4xf32> -> tensor<4x64xf32>
  return
}

// -----

// C27
func.func @tableType(%positions: tensor<4xi64>) {
  // expected-error@+1 {{result #0 must be ranked tensor of 16-bit float or bfloat16 type or 32-bit float or 64-bit float values, but got 'tensor<4x64xi32>'}}
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %positions : tensor<4xi64> -> tensor<4x64xi32>
  return
}

// -----

// C13
func.func @writtenExtents(%p: memref<4xi64>, %t: memref<5x64xf32>) {
  // expected-error@+1 {{cos is 'memref<5x64xf32>', expected the extents of positions='memref<4xi64>' and then the number of pairs}}
  rope.write_table #rope.default<theta = 1.0e4> at %p into %t, %t : memref<4xi64> into memref<5x64xf32>
  return
}

// -----

// C45
func.func @writtenLength(%p: memref<4xi64>, %t: memref<4x64xf32>) {
  // expected-error@+1 {{seq_len is missing, expected the number of tokens to be served}}
  rope.write_table #rope.dynamic<theta = 1.0e4, factor = 2.0, max_position_embeddings = 2048>
      at %p into %t, %t : memref<4xi64> into memref<4x64xf32>
  return
}
