// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What only looks like tables of cosines and sines.

// The element beside the diagonal: -s in one row, and 0 in the other.
// CHECK-LABEL: func.func @beside_diagonal
// CHECK-NOT: rope.apply
func.func @beside_diagonal(%x: tensor<3x2x4xf32>, %angle: tensor<3x2xf32>) -> tensor<3x2x4xf32> {
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
  %eye = "onnx.EyeLike"(%zeros) {k = 1 : si64} : (tensor<2x2xf32>) -> tensor<2x2xf32>
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

// The second example has the sines of the first one's positions.
// CHECK-LABEL: func.func @joined_other_examples
// CHECK-NOT: rope.apply
func.func @joined_other_examples(%x: tensor<2x3x2x4xf32>, %c: tensor<100x2xf32>, %s: tensor<100x2xf32>, %p: tensor<2x3xi64>) -> tensor<2x3x2x4xf32> {
  %p0 = tensor.extract_slice %p[0, 0] [1, 3] [1, 1] : tensor<2x3xi64> to tensor<1x3xi64>
  %p1 = tensor.extract_slice %p[1, 0] [1, 3] [1, 1] : tensor<2x3xi64> to tensor<1x3xi64>
  %c0 = "onnx.Gather"(%c, %p0) {axis = 0 : si64} : (tensor<100x2xf32>, tensor<1x3xi64>) -> tensor<1x3x2xf32>
  %cw0 = "stablehlo.concatenate"(%c0, %c0) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %c1 = "onnx.Gather"(%c, %p1) {axis = 0 : si64} : (tensor<100x2xf32>, tensor<1x3xi64>) -> tensor<1x3x2xf32>
  %cw1 = "stablehlo.concatenate"(%c1, %c1) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %cj = "stablehlo.concatenate"(%cw0, %cw1) <{dimension = 0 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cj) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2x4xf32>
  %s0 = "onnx.Gather"(%s, %p0) {axis = 0 : si64} : (tensor<100x2xf32>, tensor<1x3xi64>) -> tensor<1x3x2xf32>
  %sw0 = "stablehlo.concatenate"(%s0, %s0) <{dimension = 2 : i64}> : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x4xf32>
  %s1 = "onnx.Gather"(%s, %p0) {axis = 0 : si64} : (tensor<100x2xf32>, tensor<1x3xi64>) -> tensor<1x3x2xf32>
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

// Sines that begin a row before theirs: the squares of both do not make 1.
// CHECK-LABEL: func.func @sines_of_other_rows
// CHECK-NOT: rope.apply
func.func @sines_of_other_rows(%x: tensor<3x2x4xf32>) -> tensor<3x2x4xf32> {
  %t = arith.constant dense<[[1.0, 1.0], [0.540302306, 0.99995], [-0.416146837, 0.999800007], [0.0, 0.0], [0.841470985, 0.00999983333], [0.909297427, 0.0199986667]]> : tensor<6x2xf32>
  %c = "stablehlo.slice"(%t) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %cw = "stablehlo.concatenate"(%c, %c) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %s = "stablehlo.slice"(%t) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
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

// Rounded to the nearest, 3 / 2 is 2: the columns of a pair have different angles.
// CHECK-LABEL: func.func @rounded_columns
// CHECK-NOT: rope.apply
func.func @rounded_columns(%x: tensor<3x2x4xf32>, %p: tensor<3xi64>) -> tensor<3x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %four = arith.constant dense<4.0> : tensor<4xf32>
  %base = arith.constant dense<100.0> : tensor<4xf32>
  %q = "stablehlo.divide"(%i, %two) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
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

// ONNX's diagonals beside the main one: components that are no pairs' are multiplied by the sines.
// CHECK-LABEL: func.func @by_near_diagonals
// CHECK-NOT: rope.apply
func.func @by_near_diagonals(%x: tensor<3x2x4xf32>, %c: tensor<3x1x2xf32>, %s: tensor<3x1x2xf32>) -> tensor<3x2x4xf32> {
  %cos = "onnx.Concat"(%c, %c) {axis = -1 : si64} : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %sin = "onnx.Concat"(%s, %s) {axis = -1 : si64} : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %four = "onnx.Constant"() {value = dense<4> : tensor<2xi64>} : () -> tensor<2xi64>
  %zeros = "onnx.ConstantOfShape"(%four) : (tensor<2xi64>) -> tensor<4x4xf32>
  %above = "onnx.EyeLike"(%zeros) {k = 1 : si64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %below = "onnx.EyeLike"(%zeros) {k = -1 : si64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = "onnx.Sub"(%above, %below) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %turned = "onnx.MatMul"(%x, %m) : (tensor<3x2x4xf32>, tensor<4x4xf32>) -> tensor<3x2x4xf32>
  %a = "onnx.Mul"(%x, %cos) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %b = "onnx.Mul"(%turned, %sin) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %y = "onnx.Add"(%a, %b) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
