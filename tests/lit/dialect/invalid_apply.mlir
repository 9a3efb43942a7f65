// RUN: rope-opt %s -split-input-file -verify-diagnostics

// C16
func.func @mixed(%x: tensor<4x8x128xf32>, %t: memref<4x64xf32>) {
  // expected-error@+1 {{cos is 'memref<4x64xf32>', expected a tensor like x='tensor<4x8x128xf32>'}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, memref<4x64xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C16
func.func @mixed(%x: memref<4x8x128xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{cos is 'tensor<4x64xf32>', expected a memref like x='memref<4x8x128xf32>'}}
  rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, tensor<4x64xf32> into memref<4x8x128xf32>
  return
}

// -----

// C16
func.func @tensorWithDst(%x: tensor<4x8x128xf32>, %t: tensor<4x64xf32>, %dst: memref<4x8x128xf32>) {
  // expected-error@+1 {{dst is 'memref<4x8x128xf32>', expected none on tensors}}
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> into memref<4x8x128xf32>
  return
}

// -----

// C16
func.func @memrefWithoutDst(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>) {
  // expected-error@+1 {{dst is missing, expected a memref to write to}}
  rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32>
  return
}

// -----

// C16
func.func @tensorWithoutResult(%x: tensor<4x8x128xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{has no result, expected one on tensors}}
  rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32>
  return
}

// -----

// C16
func.func @memrefWithResult(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>) {
  // expected-error@+1 {{has a result, expected none on memrefs}}
  %0 = rope.apply half %x, %t, %t into %x window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x8x128xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C17
func.func @result(%x: tensor<4x8x128xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{result is 'tensor<4x8x128xf16>', expected the type of x='tensor<4x8x128xf32>'}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf16>
  return
}

// -----

// C18
func.func @dstElement(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>, %dst: memref<4x8x128xf16>) {
  // expected-error@+1 {{dst is 'memref<4x8x128xf16>', expected the shape and element type of x='memref<4x8x128xf32>'}}
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x8x128xf16>
  return
}

// -----

// C18
func.func @dstShape(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>, %dst: memref<4x9x128xf32>) {
  // expected-error@+1 {{dst is 'memref<4x9x128xf32>', expected the shape and element type of x='memref<4x8x128xf32>'}}
  rope.apply half %x, %t, %t into %dst window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x9x128xf32>
  return
}

// -----

// C19
func.func @rank(%x: tensor<8x128xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{x is 'tensor<8x128xf32>', expected [.., tokens, heads, head_dim] with a static head_dim}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<8x128xf32>, tensor<4x64xf32> -> tensor<8x128xf32>
  return
}

// -----

// C19
func.func @headDim(%x: tensor<4x8x?xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{x is 'tensor<4x8x?xf32>', expected [.., tokens, heads, head_dim] with a static head_dim}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x?xf32>, tensor<4x64xf32> -> tensor<4x8x?xf32>
  return
}

// -----

// C4
func.func @begin(%x: tensor<4x8x128xf32>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{window_begin is 130, expected a component in [0, head_dim=128]}}
  %0 = rope.apply half %x, %t, %t window = <begin = 130, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x64xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C5
func.func @odd(%x: tensor<4x8x128xf32>, %t: tensor<4x31xf32>) {
  // expected-error@+1 {{rotary_dim is 63, expected an even number in [0, head_dim=128]}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 63>
      : tensor<4x8x128xf32>, tensor<4x31xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C20
func.func @tokens(%x: tensor<4x8x128xf32>, %t: tensor<5x64xf32>) {
  // expected-error@+1 {{cos is 'tensor<5x64xf32>', expected [.., tokens, rotary_dim/2] or [tokens, rotary_dim/2] for x='tensor<4x8x128xf32>'}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<5x64xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C20
func.func @batches(%x: tensor<2x4x8x128xf32>, %t: tensor<3x4x64xf32>) {
  // expected-error@+1 {{cos is 'tensor<3x4x64xf32>', expected [.., tokens, rotary_dim/2]}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<2x4x8x128xf32>, tensor<3x4x64xf32> -> tensor<2x4x8x128xf32>
  return
}

// -----

// C20
func.func @tableRank(%x: tensor<2x4x8x128xf32>, %t: tensor<64xf32>) {
  // expected-error@+1 {{cos is 'tensor<64xf32>', expected [.., tokens, rotary_dim/2]}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<2x4x8x128xf32>, tensor<64xf32> -> tensor<2x4x8x128xf32>
  return
}

// -----

// C21
func.func @pairs(%x: tensor<4x8x128xf32>, %t: tensor<4x128xf32>) {
  // expected-error@+1 {{cos is 'tensor<4x128xf32>', expected rotary_dim/2=64 as its last extent}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf32>, tensor<4x128xf32> -> tensor<4x8x128xf32>
  return
}

// -----

// C26
func.func @sameType(%x: tensor<4x8x128xf32>, %cos: tensor<4x64xf32>, %sin: tensor<4x64xf16>) {
  // expected-error@+1 {{failed to verify that all of {cos, sin} have same type}}
  %0 = "rope.apply"(%x, %cos, %sin) <{pairing = #rope<pairing half>, window = #rope.window<begin = 0, dim = 128>}>
      : (tensor<4x8x128xf32>, tensor<4x64xf32>, tensor<4x64xf16>) -> tensor<4x8x128xf32>
  return
}

// -----

// C27
func.func @storage(%x: tensor<4x8x128xf64>, %t: tensor<4x64xf32>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of 32-bit float or 16-bit float or bfloat16 type values or memref of}}
  %0 = rope.apply half %x, %t, %t window = <begin = 0, dim = 128>
      : tensor<4x8x128xf64>, tensor<4x64xf32> -> tensor<4x8x128xf64>
  return
}

// -----

// C28
func.func @reorderInPlace(%x: memref<4x8x128xf32>, %t: memref<4x64xf32>) {
  // expected-error@+1 {{dst is x, expected another memref with reorder}}
  rope.apply half reorder %x, %t, %t into %x window = <begin = 0, dim = 128>
      : memref<4x8x128xf32>, memref<4x64xf32> into memref<4x8x128xf32>
  return
}
