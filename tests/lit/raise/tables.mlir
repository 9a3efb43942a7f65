// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Two constants with the same numbers are one table.
// CHECK-LABEL: func.func @same_numbers
// CHECK: rope.apply half
func.func @same_numbers(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %c = arith.constant dense<[[1.0, 1.0], [0.5, 0.9], [0.3, 0.8], [0.2, 0.7], [0.1, 0.6]]> : tensor<5x2xf32>
  %c2 = "stablehlo.constant"() <{value = dense<[[1.0, 1.0], [0.5, 0.9], [0.3, 0.8], [0.2, 0.7], [0.1, 0.6]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %s = arith.constant dense<[[0.0, 0.0], [0.6, 0.1], [0.7, 0.2], [0.8, 0.3], [0.9, 0.4]]> : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cb2 = "stablehlo.broadcast_in_dim"(%c2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// One number makes two of them.
// CHECK-LABEL: func.func @other_number
// CHECK-NOT: rope.apply
func.func @other_number(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %c = arith.constant dense<[[1.0, 1.0], [0.5, 0.9], [0.3, 0.8], [0.2, 0.7], [0.1, 0.6]]> : tensor<5x2xf32>
  %c2 = "stablehlo.constant"() <{value = dense<[[1.0, 1.0], [0.5, 0.9], [0.3, 0.8], [0.2, 0.7], [0.1, 0.61]]> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
  %s = arith.constant dense<[[0.0, 0.0], [0.6, 0.1], [0.7, 0.2], [0.8, 0.3], [0.9, 0.4]]> : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cb2 = "stablehlo.broadcast_in_dim"(%c2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Columns of a table of complex numbers agree in both parts.
// CHECK-LABEL: func.func @complex_columns
// CHECK: rope.apply half
func.func @complex_columns(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %z = arith.constant dense<[[(1.0, 0.0), (0.9, 0.0), (1.0, 0.0), (0.9, 0.0)], [(0.5, 0.6), (0.65, 0.3), (0.5, 0.6), (0.65, 0.3)], [(0.3, 0.7), (0.55, 0.35), (0.3, 0.7), (0.55, 0.35)], [(0.2, 0.8), (0.5, 0.4), (0.2, 0.8), (0.5, 0.4)], [(0.1, 0.9), (0.45, 0.45), (0.1, 0.9), (0.45, 0.45)]]> : tensor<5x4xcomplex<f32>>
  %re = "stablehlo.real"(%z) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
  %im = "stablehlo.imag"(%z) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = tensor.concat dim(2) %n, %lo : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%re) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%im) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Or not.
// CHECK-LABEL: func.func @complex_columns_differ
// CHECK-NOT: rope.apply
func.func @complex_columns_differ(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %z = arith.constant dense<[[(1.0, 0.0), (0.9, 0.0), (1.0, 0.0), (0.9, 0.0)], [(0.5, 0.6), (0.65, 0.3), (0.5, 0.6), (0.65, 0.3)], [(0.3, 0.7), (0.55, 0.35), (0.3, 0.7), (0.55, 0.35)], [(0.2, 0.8), (0.5, 0.4), (0.2, 0.8), (0.5, 0.4)], [(0.1, 0.9), (0.45, 0.45), (0.1, 0.9), (0.45, 0.46)]]> : tensor<5x4xcomplex<f32>>
  %re = "stablehlo.real"(%z) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
  %im = "stablehlo.imag"(%z) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = tensor.concat dim(2) %n, %lo : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%re) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%im) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// A table repeated for a second run of tokens.
// CHECK-LABEL: func.func @tiled
// CHECK: %[[C:.*]] = "onnx.Tile"
// CHECK: %[[S:.*]] = "onnx.Tile"
// CHECK: rope.apply half %{{.*}}, %[[C]], %[[S]]
func.func @tiled(%x: tensor<6x2x4xf32>, %c: tensor<3x2xf32>, %s: tensor<3x2xf32>) -> tensor<6x2x4xf32> {
  %n = "onnx.Constant"() {value = dense<[2, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %cc = "onnx.Tile"(%c, %n) : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<6x2xf32>
  %ss = "onnx.Tile"(%s, %n) : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<6x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Cosines of token 1, 2, 3, 1, 2, 3 and sines of 1, 1, 2, 2, 3, 3 are of different tokens.
// CHECK-LABEL: func.func @tiled_and_repeated
// CHECK-NOT: rope.apply
func.func @tiled_and_repeated(%x: tensor<6x2x4xf32>, %c: tensor<3x2xf32>, %s: tensor<3x2xf32>) -> tensor<6x2x4xf32> {
  %n = "onnx.Constant"() {value = dense<[2, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %cc = "onnx.Tile"(%c, %n) : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<6x2xf32>
  %s3 = tensor.expand_shape %s [[0, 1], [2]] output_shape [3, 1, 2] : tensor<3x2xf32> into tensor<3x1x2xf32>
  %s6 = "stablehlo.broadcast_in_dim"(%s3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x2xf32>) -> tensor<3x2x2xf32>
  %ss = tensor.collapse_shape %s6 [[0, 1], [2]] : tensor<3x2x2xf32> into tensor<6x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Tables padded so that the last pair stays: its cosine is 1.
// CHECK-LABEL: func.func @padded
// CHECK: rope.apply half
func.func @padded(%x: tensor<5x2x4xf32>, %c: tensor<5x1xf32>, %s: tensor<5x1xf32>) -> tensor<5x2x4xf32> {
  %p = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
  %fill = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %cp = "onnx.Pad"(%c, %p, %fill) {mode = "constant"} : (tensor<5x1xf32>, tensor<4xi64>, tensor<f32>) -> tensor<5x2xf32>
  %sp = "onnx.Pad"(%s, %p) {mode = "constant"} : (tensor<5x1xf32>, tensor<4xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cp) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sp) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The table is there twice, once for each component of a pair, and the second one has the signs.
// CHECK-LABEL: func.func @two_constants
// CHECK: rope.apply {{.*}}interleaved
func.func @two_constants(%x: tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32> {
  %first = arith.constant dense<[[[[0.9, 0.1], [0.8, 0.2]]], [[[0.7, 0.3], [0.6, 0.4]]], [[[0.5, -0.5], [0.4, 0.6]]]]> : tensor<3x1x2x2xf32>
  %second = arith.constant dense<[[[[-0.1, 0.9], [-0.2, 0.8]]], [[[-0.3, 0.7], [-0.4, 0.6]]], [[[0.5, 0.5], [-0.6, 0.4]]]]> : tensor<3x1x2x2xf32>
  %re = tensor.extract_slice %x[0, 0, 0, 0] [3, 2, 2, 1] [1, 1, 1, 1] : tensor<3x2x2x2xf32> to tensor<3x2x2x1xf32>
  %im = tensor.extract_slice %x[0, 0, 0, 1] [3, 2, 2, 1] [1, 1, 1, 1] : tensor<3x2x2x2xf32> to tensor<3x2x2x1xf32>
  %a = "onnx.Mul"(%first, %re) : (tensor<3x1x2x2xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
  %b = "onnx.Mul"(%second, %im) : (tensor<3x1x2x2xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
  %y = arith.addf %a, %b : tensor<3x2x2x2xf32>
  return %y : tensor<3x2x2x2xf32>
}

// -----

// One number of the second one is another.
// CHECK-LABEL: func.func @two_other_constants
// CHECK-NOT: rope.apply
func.func @two_other_constants(%x: tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32> {
  %first = arith.constant dense<[[[[0.9, 0.1], [0.8, 0.2]]], [[[0.7, 0.3], [0.6, 0.4]]], [[[0.5, -0.5], [0.4, 0.6]]]]> : tensor<3x1x2x2xf32>
  %second = arith.constant dense<[[[[-0.1, 0.9], [-0.2, 0.8]]], [[[-0.3, 0.7], [-0.4, 0.6]]], [[[0.5, 0.5], [-0.6, 0.3]]]]> : tensor<3x1x2x2xf32>
  %re = tensor.extract_slice %x[0, 0, 0, 0] [3, 2, 2, 1] [1, 1, 1, 1] : tensor<3x2x2x2xf32> to tensor<3x2x2x1xf32>
  %im = tensor.extract_slice %x[0, 0, 0, 1] [3, 2, 2, 1] [1, 1, 1, 1] : tensor<3x2x2x2xf32> to tensor<3x2x2x1xf32>
  %a = "onnx.Mul"(%first, %re) : (tensor<3x1x2x2xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
  %b = "onnx.Mul"(%second, %im) : (tensor<3x1x2x2xf32>, tensor<3x2x2x1xf32>) -> tensor<3x2x2x2xf32>
  %y = arith.addf %a, %b : tensor<3x2x2x2xf32>
  return %y : tensor<3x2x2x2xf32>
}
