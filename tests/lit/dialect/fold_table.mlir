// RUN: rope-opt %s -canonicalize | FileCheck %s

// cos and sin of p * 10000^(-2i/4): 1 rad and 0.01 rad a step.
// CHECK-LABEL: func @constant
func.func @constant() -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  // CHECK-DAG: %[[COS:.*]] = arith.constant dense<{{\[}}[1.000000e+00, 1.000000e+00], [0.540302277, 0.999949991], [-0.989992499, 0.999550044]]> : tensor<3x2xf32>
  // CHECK-DAG: %[[SIN:.*]] = arith.constant dense<{{\[}}[0.000000e+00, 0.000000e+00], [-0.841470957, -0.00999983306], [1.411200e-01, 0.029995501]]> : tensor<3x2xf32>
  // CHECK: return %[[COS]], %[[SIN]]
  %p = arith.constant dense<[0, -1, 3]> : tensor<3xi64>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<3xi64> -> tensor<3x2xf32>
  return %cos, %sin : tensor<3x2xf32>, tensor<3x2xf32>
}

// CHECK-LABEL: func @scaled
func.func @scaled() -> tensor<1x1xf32> {
  // CHECK: arith.constant dense<2.000000e+00> : tensor<1x1xf32>
  %p = arith.constant dense<0> : tensor<1xi32>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4, attention_factor = 2.0> at %p : tensor<1xi32> -> tensor<1x1xf32>
  return %cos : tensor<1x1xf32>
}

// The first pair takes the first coordinate, the second the other: rows (0, 1) and (1, 0).
// CHECK-LABEL: func @axes
func.func @axes() -> tensor<2x2xf32> {
  // CHECK: arith.constant dense<{{\[}}[1.000000e+00, 0.540302277], [0.540302277, 1.000000e+00]]> : tensor<2x2xf32>
  %p = arith.constant dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4>
      axes = <order = contiguous, sections = [1, 1], restart = true> at %p
      : tensor<2x2xi64> -> tensor<2x2xf32>
  return %cos : tensor<2x2xf32>
}

// The rule's own attention factor, 0.1 ln 4 + 1.
// CHECK-LABEL: func @yarn
func.func @yarn() -> tensor<1x2xf32> {
  // CHECK: arith.constant dense<1.13862944> : tensor<1x2xf32>
  %p = arith.constant dense<0> : tensor<1xi64>
  %cos, %sin = rope.table #rope.yarn<theta = 1.0e4, factor = 4.0, original_max_position_embeddings = 32768> at %p
      : tensor<1xi64> -> tensor<1x2xf32>
  return %cos : tensor<1x2xf32>
}

// Left alone: a type narrower than the runtime's tables, a table too large to store, a position
// out of range, positions not known.

// CHECK-LABEL: func @narrow
func.func @narrow() -> tensor<1x1xbf16> {
  // CHECK: rope.table
  %p = arith.constant dense<1> : tensor<1xi64>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<1xi64> -> tensor<1x1xbf16>
  return %cos : tensor<1x1xbf16>
}

// CHECK-LABEL: func @large
func.func @large() -> tensor<65x64xf32> {
  // CHECK: rope.table
  %p = arith.constant dense<1> : tensor<65xi64>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<65xi64> -> tensor<65x64xf32>
  return %cos : tensor<65x64xf32>
}

// CHECK-LABEL: func @outOfRange
func.func @outOfRange() -> tensor<1x1xf32> {
  // CHECK: rope.table
  %p = arith.constant dense<2147483648> : tensor<1xi64>
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<1xi64> -> tensor<1x1xf32>
  return %cos : tensor<1x1xf32>
}

// CHECK-LABEL: func @unknown
func.func @unknown(%p: tensor<1xi64>) -> tensor<1x1xf32> {
  // CHECK: rope.table
  %cos, %sin = rope.table #rope.default<theta = 1.0e4> at %p : tensor<1xi64> -> tensor<1x1xf32>
  return %cos : tensor<1x1xf32>
}
