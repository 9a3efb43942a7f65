// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Matrices that exchange or turn components, bits of their numbers, signs around sums.

// Halves exchanged by a matrix that is put together of blocks.
// CHECK-LABEL: @matrix_of_blocks
// CHECK: rope.apply half
func.func @matrix_of_blocks(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi32>
  %j = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi32>
  %same = "stablehlo.compare"(%i, %j) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %eye = "stablehlo.convert"(%same) : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %minus = "stablehlo.negate"(%eye) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %top = "stablehlo.concatenate"(%zero, %eye) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %low = "stablehlo.concatenate"(%minus, %zero) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %m = "stablehlo.concatenate"(%top, %low) <{dimension = 0 : i64}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %r = "stablehlo.dot_general"(%x, %m) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<5x2x4xf32>, tensor<4x4xf32>) -> tensor<5x2x4xf32>
  %cc = "stablehlo.concatenate"(%c, %c) <{dimension = 1 : i64}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = "stablehlo.concatenate"(%s, %s) <{dimension = 1 : i64}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %c4 = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %s4 = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %c4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %s4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// A matrix for each token, of blocks of two that turn and zeros.
// CHECK-LABEL: @whole_matrix
// CHECK: rope.apply interleaved
func.func @whole_matrix(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %c_0 = "stablehlo.slice"(%c) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
  %s_0 = "stablehlo.slice"(%s) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
  %n_0 = "stablehlo.negate"(%s_0) : (tensor<5x1xf32>) -> tensor<5x1xf32>
  %c_1 = "stablehlo.slice"(%c) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
  %s_1 = "stablehlo.slice"(%s) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
  %n_1 = "stablehlo.negate"(%s_1) : (tensor<5x1xf32>) -> tensor<5x1xf32>
  %z = arith.constant dense<0.0> : tensor<5x1xf32>
  %row = "stablehlo.concatenate"(%c_0, %n_0, %z, %z, %s_0, %c_0, %z, %z, %z, %z, %c_1, %n_1, %z, %z, %s_1, %c_1) <{dimension = 1 : i64}> : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x16xf32>
  %m = "stablehlo.reshape"(%row) : (tensor<5x16xf32>) -> tensor<5x4x4xf32>
  %t = "stablehlo.dot_general"(%m, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<5x4x4xf32>, tensor<5x2x4xf32>) -> tensor<5x4x2xf32>
  %y = "stablehlo.transpose"(%t) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x4x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// The other component by its lowest bit, and the sign too.
// CHECK-LABEL: @bits_interleaved
// CHECK: rope.apply interleaved
func.func @bits_interleaved(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %j = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
  %mask = arith.constant dense<1> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %two = arith.constant dense<2> : tensor<4xi32>
  %bit = arith.constant dense<0> : tensor<4xi32>
  %o = "stablehlo.xor"(%j, %mask) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sh = "stablehlo.shift_right_logical"(%j, %bit) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %p = "stablehlo.and"(%sh, %one) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %p2 = "stablehlo.multiply"(%p, %two) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sg = "stablehlo.subtract"(%p2, %one) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sgn = "stablehlo.convert"(%sg) : (tensor<4xi32>) -> tensor<4xf32>
  %at = "stablehlo.reshape"(%o) : (tensor<4xi32>) -> tensor<4x1xi32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 5, 2, 1>, indices_are_sorted = false}> : (tensor<5x2x4xf32>, tensor<4x1xi32>) -> tensor<5x2x4xf32>
  %signs = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<5x2x4xf32>
  %r = "stablehlo.multiply"(%g, %signs) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2x2xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2x2xf32>
  %c4 = "stablehlo.reshape"(%c2) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  %s4 = "stablehlo.reshape"(%s2) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %c4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %s4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// By the next one.
// CHECK-LABEL: @bits_half
// CHECK: rope.apply half
func.func @bits_half(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %j = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
  %mask = arith.constant dense<2> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %two = arith.constant dense<2> : tensor<4xi32>
  %bit = arith.constant dense<1> : tensor<4xi32>
  %o = "stablehlo.xor"(%j, %mask) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sh = "stablehlo.shift_right_logical"(%j, %bit) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %p = "stablehlo.and"(%sh, %one) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %p2 = "stablehlo.multiply"(%p, %two) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sg = "stablehlo.subtract"(%p2, %one) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %sgn = "stablehlo.convert"(%sg) : (tensor<4xi32>) -> tensor<4xf32>
  %at = "stablehlo.reshape"(%o) : (tensor<4xi32>) -> tensor<4x1xi32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 5, 2, 1>, indices_are_sorted = false}> : (tensor<5x2x4xf32>, tensor<4x1xi32>) -> tensor<5x2x4xf32>
  %signs = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xf32>) -> tensor<5x2x4xf32>
  %r = "stablehlo.multiply"(%g, %signs) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %cc = "stablehlo.concatenate"(%c, %c) <{dimension = 1 : i64}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = "stablehlo.concatenate"(%s, %s) <{dimension = 1 : i64}> : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %c4 = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %s4 = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %c4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %s4) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// -(-a - b)
// CHECK-LABEL: @negated_sum
// CHECK: rope.apply half
func.func @negated_sum(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ne = "stablehlo.negate"(%e) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %k = "stablehlo.subtract"(%ne, %d) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.negate"(%k) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// ONNX's diagonals above and below: one moves the first half behind the other, one the other way.
// CHECK-LABEL: func.func @by_two_diagonals
// CHECK: rope.apply half
func.func @by_two_diagonals(%x: tensor<3x2x4xf32>, %c: tensor<3x1x2xf32>, %s: tensor<3x1x2xf32>) -> tensor<3x2x4xf32> {
  %cos = "onnx.Concat"(%c, %c) {axis = -1 : si64} : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %sin = "onnx.Concat"(%s, %s) {axis = -1 : si64} : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %four = "onnx.Constant"() {value = dense<4> : tensor<2xi64>} : () -> tensor<2xi64>
  %zeros = "onnx.ConstantOfShape"(%four) : (tensor<2xi64>) -> tensor<4x4xf32>
  %above = "onnx.EyeLike"(%zeros) {k = 2 : si64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %below = "onnx.EyeLike"(%zeros) {k = -2 : si64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = "onnx.Sub"(%above, %below) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %turned = "onnx.MatMul"(%x, %m) : (tensor<3x2x4xf32>, tensor<4x4xf32>) -> tensor<3x2x4xf32>
  %a = "onnx.Mul"(%x, %cos) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %b = "onnx.Mul"(%turned, %sin) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %y = "onnx.Add"(%a, %b) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
