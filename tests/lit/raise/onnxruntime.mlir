// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s
// ONNX Runtime's RotaryEmbedding (domain com.microsoft): input, positions, cosines, sines.

// As onnx-mlir spells it: heads as wide as two cache rows.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:.*]]: tensor<1x5x16xf32>, %[[AT:.*]]: tensor<1x5xi64>, %[[C:.*]]: tensor<9x4xf32>, %[[S:.*]]: tensor<9x4xf32>
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[AT]]
// CHECK: ins(%[[ROWS]] : tensor<5xi64>)
// CHECK: tensor.extract %[[C]]
// CHECK: tensor.extract %[[S]]
// CHECK: rope.apply half {{.*}} window = <begin = 0, dim = 8>
// CHECK: rope.apply half {{.*}} window = <begin = 8, dim = 8>
// CHECK-NOT: onnx
func.func @rows(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", interleaved = 0 : si64, num_heads = 0 : si64, onnx_node_name = "q_rotary", rotary_embedding_dim = 0 : si64} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// With open batches and tokens, as exporters of whole models leave them.
// CHECK-LABEL: func.func @open(
// CHECK: rope.apply half {{.*}} window = <begin = 0, dim = 8> : tensor<?x?x1x16xf16>
// CHECK: rope.apply half {{.*}} window = <begin = 8, dim = 8> : tensor<?x?x1x16xf16>
// CHECK-NOT: onnx
func.func @open(%x: tensor<?x?x16xf16>, %at: tensor<?x?xi64>, %c: tensor<9x4xf16>, %s: tensor<9x4xf16>) -> tensor<?x?x16xf16> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding"} : (tensor<?x?x16xf16>, tensor<?x?xi64>, tensor<9x4xf16>, tensor<9x4xf16>) -> tensor<?x?x16xf16>
  return %y : tensor<?x?x16xf16>
}

// -----

// As torch-mlir's importer spells it, without a domain: integers are no cosines.
// CHECK-LABEL: func.func @imported(
// CHECK: tensor.extract
// CHECK: rope.apply interleaved
// CHECK-NOT: onnx
func.func @imported(%x: !torch.vtensor<[1,5,16],f32>, %at: !torch.vtensor<[1,5],si64>, %c: !torch.vtensor<[9,4],f32>, %s: !torch.vtensor<[9,4],f32>) -> !torch.vtensor<[1,5,16],f32> {
  %y = "torch.operator"(%x, %at, %c, %s) {name = "onnx.RotaryEmbedding", torch.onnx.interleaved = 1 : si64, torch.onnx.num_heads = 2 : si64} : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5],si64>, !torch.vtensor<[9,4],f32>, !torch.vtensor<[9,4],f32>) -> !torch.vtensor<[1,5,16],f32>
  return %y : !torch.vtensor<[1,5,16],f32>
}

// -----

// Heads before tokens, and a window of each.
// CHECK-LABEL: func.func @heads_first(
// CHECK: rope.apply half {{.*}} window = <begin = 0, dim = 4>
// CHECK-NOT: onnx
func.func @heads_first(%x: tensor<2x2x5x8xf32>, %at: tensor<2x5xi64>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>) -> tensor<2x2x5x8xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", num_heads = 2 : si64, rotary_embedding_dim = 4 : si64, scale = 1.0 : f32} : (tensor<2x2x5x8xf32>, tensor<2x5xi64>, tensor<9x2xf32>, tensor<9x2xf32>) -> tensor<2x2x5x8xf32>
  return %y : tensor<2x2x5x8xf32>
}

// -----

// A window of heads that are side by side.
// CHECK-LABEL: func.func @window(
// CHECK: rope.apply interleaved {{.*}} window = <begin = 0, dim = 4> : tensor<5x2x8xf32>
// CHECK-NOT: onnx
func.func @window(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x2xf32>, %s: tensor<9x2xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", interleaved = 1 : si64, num_heads = 2 : si64, rotary_embedding_dim = 4 : si64} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x2xf32>, tensor<9x2xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// One position is the first token's, in each batch.
// CHECK-LABEL: func.func @offset(
// CHECK-SAME: %[[X:.*]]: tensor<2x5x16xf32>, %[[AT:.*]]: tensor<1xi64>
// CHECK: %[[START:.*]] = tensor.collapse_shape %[[AT]]
// CHECK: %[[COUNT:.*]] = arith.constant dense<[0, 1, 2, 3, 4]>
// CHECK: %[[STARTS:.*]] = linalg.broadcast ins(%[[START]] : tensor<i64>)
// CHECK: %[[ROWS:.*]] = arith.addi %[[COUNT]], %[[STARTS]]
// CHECK: ins(%[[ROWS]] : tensor<5xi64>)
// CHECK: rope.apply half {{.*}} window = <begin = 0, dim = 8> : tensor<5x2x16xf32>, tensor<5x4xf32>
// CHECK: rope.apply half {{.*}} window = <begin = 8, dim = 8>
// CHECK-NOT: onnx
func.func @offset(%x: tensor<2x5x16xf32>, %at: tensor<1xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<2x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding"} : (tensor<2x5x16xf32>, tensor<1xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<2x5x16xf32>
  return %y : tensor<2x5x16xf32>
}

// -----

// From a constant on: rows of the caches as they are.
// CHECK-LABEL: func.func @from_two(
// CHECK: tensor.extract_slice {{.*}}[2, 0] [5, 4] [1, 1]
// CHECK: rope.apply half
// CHECK-NOT: onnx
func.func @from_two(%x: tensor<2x5x16xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<2x5x16xf32> {
  %at = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding"} : (tensor<2x5x16xf32>, tensor<i64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<2x5x16xf32>
  return %y : tensor<2x5x16xf32>
}

// -----

// Nothing is known of scaled or packed ones.
// CHECK-LABEL: func.func @scaled(
// CHECK-NOT: rope.apply
func.func @scaled(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", scale = 0.5 : f32} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// CHECK-LABEL: func.func @packed(
// CHECK-NOT: rope.apply
func.func @packed(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", is_packed_batching = 1 : si64} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// A cache as wide as half a head would be read across its rows by a window's.
// CHECK-LABEL: func.func @wide_cache(
// CHECK-NOT: rope.apply
func.func @wide_cache(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", num_heads = 2 : si64, rotary_embedding_dim = 4 : si64} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// Not all heads would be turned.
// CHECK-LABEL: func.func @some_heads(
// CHECK-NOT: rope.apply
func.func @some_heads(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", num_heads = 1 : si64} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}

// -----

// CHECK-LABEL: func.func @some_heads_first(
// CHECK-NOT: rope.apply
func.func @some_heads_first(%x: tensor<1x4x5x8xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x4x5x8xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.microsoft", function_name = "RotaryEmbedding", num_heads = 2 : si64} : (tensor<1x4x5x8xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x4x5x8xf32>
  return %y : tensor<1x4x5x8xf32>
}

// -----

// Another domain's operator is another one.
// CHECK-LABEL: func.func @other_domain(
// CHECK-NOT: rope.apply
func.func @other_domain(%x: tensor<1x5x16xf32>, %at: tensor<1x5xi64>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>) -> tensor<1x5x16xf32> {
  %y = "onnx.Custom"(%x, %at, %c, %s) {domain_name = "com.example", function_name = "RotaryEmbedding"} : (tensor<1x5x16xf32>, tensor<1x5xi64>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<1x5x16xf32>
  return %y : tensor<1x5x16xf32>
}
