// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// ONNX's own RotaryEmbedding, where its attributes and extents contradict each other.

// A window of 4 has rows of 2 pairs.
// CHECK-LABEL: func.func @as_it_should_be(
// CHECK: rope.apply
func.func @as_it_should_be(%x: tensor<1x2x5x8xf32>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {rotary_embedding_dim = 4 : si64, num_heads = 2 : si64} : (tensor<1x2x5x8xf32>, tensor<9x2xf32>, tensor<9x2xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Rows of as many pairs as the whole head has.
// CHECK-LABEL: func.func @rows_of_the_whole_head(
// CHECK-NOT: rope.apply
func.func @rows_of_the_whole_head(%x: tensor<1x2x5x8xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {rotary_embedding_dim = 4 : si64} : (tensor<1x2x5x8xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Rows of components, of heads in one dimension.
// CHECK-LABEL: func.func @rows_of_components(
// CHECK-NOT: rope.apply
func.func @rows_of_components(%x: tensor<1x5x16xf32>, %c: tensor<9x8xf32>, %s: tensor<9x8xf32>, %at: tensor<1x5xi64>) -> tensor<1x5x16xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {num_heads = 2 : si64} : (tensor<1x5x16xf32>, tensor<9x8xf32>, tensor<9x8xf32>, tensor<1x5xi64>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// A window of two pairs and a half.
// CHECK-LABEL: func.func @half_a_pair(
// CHECK-NOT: rope.apply
func.func @half_a_pair(%x: tensor<1x2x5x8xf32>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {rotary_embedding_dim = 5 : si64} : (tensor<1x2x5x8xf32>, tensor<9x2xf32>, tensor<9x2xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// A window of fewer than no components.
// CHECK-LABEL: func.func @window_below_0(
// CHECK-NOT: rope.apply
func.func @window_below_0(%x: tensor<1x2x5x8xf32>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {rotary_embedding_dim = -4 : si64} : (tensor<1x2x5x8xf32>, tensor<9x2xf32>, tensor<9x2xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// An order that is none of the two.
// CHECK-LABEL: func.func @neither_order(
// CHECK-NOT: rope.apply
func.func @neither_order(%x: tensor<1x2x5x8xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {interleaved = 2 : si64} : (tensor<1x2x5x8xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Another number of heads than x has.
// CHECK-LABEL: func.func @other_heads(
// CHECK-NOT: rope.apply
func.func @other_heads(%x: tensor<1x2x5x8xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {num_heads = 7 : si64} : (tensor<1x2x5x8xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Heads that do not divide what they are stored in.
// CHECK-LABEL: func.func @no_whole_heads(
// CHECK-NOT: rope.apply
func.func @no_whole_heads(%x: tensor<1x5x16xf32>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>, %at: tensor<1x5xi64>) -> tensor<1x5x16xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) {num_heads = 3 : si64} : (tensor<1x5x16xf32>, tensor<9x2xf32>, tensor<9x2xf32>, tensor<1x5xi64>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}
