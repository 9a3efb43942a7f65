// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Attributes and types of operations that compute something else than without them.

// Positions are rounded to bf16 before they are multiplied.
// CHECK-LABEL: func.func @algorithm
// CHECK-NOT: rope.table
func.func @algorithm(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %float = "stablehlo.convert"(%at) : (tensor<5xi64>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %column = "stablehlo.reshape"(%float) : (tensor<5xf32>) -> tensor<5x1xf32>
  %angle = "stablehlo.dot_general"(%column, %inverse) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The root of a complex number is not that of its parts.
// CHECK-LABEL: func.func @complex_root
// CHECK-NOT: rope.table
func.func @complex_root(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %float = "stablehlo.convert"(%at) : (tensor<5xi64>) -> tensor<5xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s1 = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %k = "stablehlo.constant"() <{value = dense<(4.0, 0.25)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %r = "stablehlo.rsqrt"(%k) : (tensor<complex<f32>>) -> tensor<complex<f32>>
  %factor = "stablehlo.real"(%r) : (tensor<complex<f32>>) -> tensor<f32>
  %fb = "stablehlo.broadcast_in_dim"(%factor) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
  %c = "stablehlo.multiply"(%c1, %fb) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.multiply"(%s1, %fb) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What is counted in complex numbers has no imaginary part.
// CHECK-LABEL: func.func @complex_counter
// CHECK-NOT: rope.table
func.func @complex_counter(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xcomplex<f32>>
  %float = "stablehlo.imag"(%i) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// 10^8 + 3 is 10^8 in f32: the factor is 0, not 3.
// CHECK-LABEL: func.func @absorbed
// CHECK-NOT: rope.table
func.func @absorbed(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %float = "stablehlo.convert"(%at) : (tensor<5xi64>) -> tensor<5xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s1 = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %k = "stablehlo.constant"() <{value = dense<1.0e8> : tensor<f32>}> : () -> tensor<f32>
  %three = "stablehlo.constant"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
  %sum = "stablehlo.add"(%k, %three) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %factor = "stablehlo.subtract"(%sum, %k) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %fb = "stablehlo.broadcast_in_dim"(%factor) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
  %c = "stablehlo.multiply"(%c1, %fb) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.multiply"(%s1, %fb) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Before opset 7 an attribute said from which dimension on an operand is broadcast.
// CHECK-LABEL: func.func @axis
// CHECK-NOT: rope.apply
func.func @axis(%x: tensor<2x2x4xf32>, %c: tensor<2x2xf32>, %s: tensor<2x2xf32>) -> tensor<2x2x4xf32> {
  %lo, %hi = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<2x2x4xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>)
  %a = "onnx.Mul"(%lo, %c) {axis = 0 : si64, broadcast = 1 : si64} : (tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) {axis = 0 : si64, broadcast = 1 : si64} : (tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) {axis = 0 : si64, broadcast = 1 : si64} : (tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) {axis = 0 : si64, broadcast = 1 : si64} : (tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %y0 = "onnx.Sub"(%a, %b) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %y1 = "onnx.Add"(%d, %e) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %y = "onnx.Concat"(%y0, %y1) {axis = -1 : si64} : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x4xf32>
  return %y : tensor<2x2x4xf32>
}

// -----

// Padding of all dimensions: the operand that would name some is left out.
// CHECK-LABEL: func.func @no_axes
// CHECK: rope.apply half
func.func @no_axes(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %zero = "onnx.Constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %before = "onnx.Constant"() {value = dense<[0, 0, -2, 0, 0, 0]> : tensor<6xi64>} : () -> tensor<6xi64>
  %behind = "onnx.Constant"() {value = dense<[0, 0, 0, 0, 0, -2]> : tensor<6xi64>} : () -> tensor<6xi64>
  %hi = "onnx.Pad"(%x, %before, %zero, %none) {mode = "constant"} : (tensor<5x2x4xf32>, tensor<6xi64>, tensor<f32>, none) -> tensor<5x2x2xf32>
  %lo = "onnx.Pad"(%x, %behind, %zero, %none) {mode = "constant"} : (tensor<5x2x4xf32>, tensor<6xi64>, tensor<f32>, none) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
