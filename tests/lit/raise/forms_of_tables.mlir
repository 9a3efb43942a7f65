// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Where cosines and sines come from; tests/unit/raise_forms_test.cpp runs each.

// The cosines are the diagonal of 2 x 2 matrices: these times ones there, summed.
// CHECK-LABEL: func.func @diagonal
// CHECK: rope.apply half
func.func @diagonal(%x: tensor<3x2x4xf32>, %angle: tensor<3x2xf32>) -> tensor<3x2x4xf32> {
  %c = "onnx.Cos"(%angle) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s = "onnx.Sin"(%angle) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %n = "onnx.Neg"(%s) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %last = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %cu = "onnx.Unsqueeze"(%c, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %nu = "onnx.Unsqueeze"(%n, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %su = "onnx.Unsqueeze"(%s, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %flat = "onnx.Concat"(%cu, %nu, %su, %cu) {axis = -1 : si64} : (tensor<3x2x1xf32>, tensor<3x2x1xf32>, tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x4xf32>
  %asMatrices = "onnx.Constant"() {value = dense<[3, 1, 2, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
  %m = "onnx.Reshape"(%flat, %asMatrices) : (tensor<3x2x4xf32>, tensor<5xi64>) -> tensor<3x1x2x2x2xf32>
  %two = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  %zeros = "onnx.ConstantOfShape"(%two) : (tensor<2xi64>) -> tensor<2x2xf32>
  %eye = "onnx.EyeLike"(%zeros) {k = 0 : si64} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %only = "onnx.Mul"(%m, %eye) : (tensor<3x1x2x2x2xf32>, tensor<2x2xf32>) -> tensor<3x1x2x2x2xf32>
  %four = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
  %d = "onnx.ReduceSum"(%only, %four) {keepdims = 0 : si64} : (tensor<3x1x2x2x2xf32>, tensor<1xi64>) -> tensor<3x1x2x2xf32>
  %t = "onnx.Transpose"(%d) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<3x1x2x2xf32>) -> tensor<3x1x2x2xf32>
  %asHalves = "onnx.Constant"() {value = dense<[3, 2, 2, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
  %halves = "onnx.Reshape"(%x, %asHalves) : (tensor<3x2x4xf32>, tensor<4xi64>) -> tensor<3x2x2x2xf32>
  %products = "onnx.Mul"(%halves, %t) : (tensor<3x2x2x2xf32>, tensor<3x1x2x2xf32>) -> tensor<3x2x2x2xf32>
  %asHeads = "onnx.Constant"() {value = dense<[3, 2, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
  %a = "onnx.Reshape"(%products, %asHeads) : (tensor<3x2x2x2xf32>, tensor<3xi64>) -> tensor<3x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %ss = "stablehlo.concatenate"(%s, %s) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// What is below the diagonal are sines, what is above it would be negated ones.
// CHECK-LABEL: func.func @below_diagonal
// CHECK: rope.apply half %arg0, {{.*}} window = <begin = 0, dim = 4> : tensor
func.func @below_diagonal(%x: tensor<3x2x4xf32>, %angle: tensor<3x2xf32>) -> tensor<3x2x4xf32> {
  %c = "onnx.Cos"(%angle) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s = "onnx.Sin"(%angle) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %n = "onnx.Neg"(%s) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %last = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %cu = "onnx.Unsqueeze"(%c, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %nu = "onnx.Unsqueeze"(%n, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %su = "onnx.Unsqueeze"(%s, %last) : (tensor<3x2xf32>, tensor<1xi64>) -> tensor<3x2x1xf32>
  %flat = "onnx.Concat"(%cu, %nu, %su, %cu) {axis = -1 : si64} : (tensor<3x2x1xf32>, tensor<3x2x1xf32>, tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x4xf32>
  %asMatrices = "onnx.Constant"() {value = dense<[3, 2, 2, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
  %m = "onnx.Reshape"(%flat, %asMatrices) : (tensor<3x2x4xf32>, tensor<4xi64>) -> tensor<3x2x2x2xf32>
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %below = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %rows = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
  %columns = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %cd = "torch.aten.diagonal"(%m, %zero, %rows, %columns) : (tensor<3x2x2x2xf32>, !torch.int, !torch.int, !torch.int) -> tensor<3x2x2xf32>
  %sd = "torch.aten.diagonal"(%m, %below, %rows, %columns) : (tensor<3x2x2x2xf32>, !torch.int, !torch.int, !torch.int) -> tensor<3x2x1xf32>
  %c1 = "stablehlo.slice"(%cd) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xf32>) -> tensor<3x2x1xf32>
  %c2 = "stablehlo.reshape"(%c1) : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
  %cw = "stablehlo.concatenate"(%c2, %c2) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %s2 = "stablehlo.reshape"(%sd) : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
  %sw = "stablehlo.concatenate"(%s2, %s2) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// Tables of each example repeated for both components apart, then joined.
// CHECK-LABEL: func.func @joined_examples
// CHECK: rope.apply half
func.func @joined_examples(%x: tensor<2x3x2x4xf32>, %c0: tensor<1x3x2xf32>, %c1: tensor<1x3x2xf32>, %s0: tensor<1x3x2xf32>, %s1: tensor<1x3x2xf32>) -> tensor<2x3x2x4xf32> {
  %cw0 = "stablehlo.concatenate"(%c0, %c0) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %cw1 = "stablehlo.concatenate"(%c1, %c1) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %cj = "stablehlo.concatenate"(%cw0, %cw1) <{dimension = 0 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cj) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2x4xf32>
  %sw0 = "stablehlo.concatenate"(%s0, %s0) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %sw1 = "stablehlo.concatenate"(%s1, %s1) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %sj = "stablehlo.concatenate"(%sw0, %sw1) <{dimension = 0 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sj) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 3 : i64}> : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
  return %y : tensor<2x3x2x4xf32>
}

// -----

// Cosines in the first rows of a constant, sines in those behind.
// CHECK-LABEL: func.func @sines_behind_cosines
// CHECK: rope.apply half
func.func @sines_behind_cosines(%x: tensor<3x2x4xf32>) -> tensor<3x2x4xf32> {
  %t = arith.constant dense<[[1.0, 1.0], [0.540302306, 0.99995], [-0.416146837, 0.999800007], [0.0, 0.0], [0.841470985, 0.00999983333], [0.909297427, 0.0199986667]]> : tensor<6x2xf32>
  %c = "stablehlo.slice"(%t) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %cw = "stablehlo.concatenate"(%c, %c) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %s = "stablehlo.slice"(%t) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %sw = "stablehlo.concatenate"(%s, %s) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// Sines of even columns, cosines of odd ones: a floor division by a remainder makes them equal.
// CHECK-LABEL: func.func @floor_by_remainder
// CHECK: rope.apply interleaved
func.func @floor_by_remainder(%x: tensor<3x2x4xf32>, %p: tensor<3xi64>) -> tensor<3x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %four = arith.constant dense<4.0> : tensor<4xf32>
  %base = arith.constant dense<100.0> : tensor<4xf32>
  %r = "stablehlo.remainder"(%i, %two) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %e = "stablehlo.subtract"(%i, %r) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %q = "stablehlo.divide"(%e, %two) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %k = "stablehlo.round_nearest_afz"(%q) : (tensor<4xf32>) -> tensor<4xf32>
  %k2 = "stablehlo.multiply"(%k, %two) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %share = "stablehlo.divide"(%k2, %four) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %power = "stablehlo.power"(%base, %share) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<3xi64>) -> tensor<3xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x4xf32>
  %fb = "stablehlo.broadcast_in_dim"(%power) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3x4xf32>
  %angle = "stablehlo.divide"(%pb, %fb) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %sa = "stablehlo.slice"(%angle) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 2>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %s = "stablehlo.sine"(%sa) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %ca = "stablehlo.slice"(%angle) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 2>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %c = "stablehlo.cosine"(%ca) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %even = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 2>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %odd = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 2>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %ec = "stablehlo.multiply"(%even, %cb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %os = "stablehlo.multiply"(%odd, %sb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %f = "stablehlo.subtract"(%ec, %os) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %oc = "stablehlo.multiply"(%odd, %cb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %es = "stablehlo.multiply"(%even, %sb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %g = "stablehlo.add"(%oc, %es) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fu = "stablehlo.reshape"(%f) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
  %gu = "stablehlo.reshape"(%g) : (tensor<3x2x2xf32>) -> tensor<3x2x2x1xf32>
  %pairs = "stablehlo.concatenate"(%fu, %gu) <{dimension = 3 : i64}> : (tensor<3x2x2x1xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
  %y = "stablehlo.reshape"(%pairs) : (tensor<3x2x2x2xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// Of one operation.
// CHECK-LABEL: func.func @sine_and_cosine_at_once(
// CHECK: rope.table
// CHECK: rope.apply half
func.func @sine_and_cosine_at_once(%x: tensor<5x2x4xf32>, %q: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %q : tensor<5xi64> to tensor<5xf32>

  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %s, %c = math.sincos %ang : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Positions that were folded to floats.
// CHECK-LABEL: func.func @folded_positions(
// CHECK: rope.table
// CHECK: rope.apply half
func.func @folded_positions(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %p = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>

  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %s, %c = math.sincos %ang : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
