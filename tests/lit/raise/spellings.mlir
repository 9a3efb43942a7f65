// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// A matrix for each pair, by letters: a product that is a sum of two.
// CHECK-LABEL: func.func @letters
// CHECK: rope.apply interleaved
// CHECK-NOT: Einsum
func.func @letters(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = tensor.expand_shape %c [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %s1 = tensor.expand_shape %s [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %n1 = tensor.expand_shape %n [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %row = tensor.concat dim(2) %c1, %n1, %s1, %c1 : (tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x4xf32>
  %m = tensor.expand_shape %row [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %p = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %t = "onnx.Einsum"(%m, %p) {equation = "bdij,bhdj->bhdi"} : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Three dots are the dimensions that no letter is for; here all pairs of a token are of one head.
// CHECK-LABEL: func.func @dots
// CHECK: rope.apply interleaved
// CHECK-NOT: Einsum
func.func @dots(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = tensor.expand_shape %c [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %s1 = tensor.expand_shape %s [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %n1 = tensor.expand_shape %n [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %row = tensor.concat dim(2) %c1, %n1, %s1, %c1 : (tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x4xf32>
  %m = tensor.expand_shape %row [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %p = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %t = "onnx.Einsum"(%m, %p) {equation = "a...ij,ah...j->ah...i"} : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The transposed matrix turns backwards.
// CHECK-LABEL: func.func @letters_inverse
// CHECK: rope.apply inverse interleaved
func.func @letters_inverse(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = tensor.expand_shape %c [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %s1 = tensor.expand_shape %s [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %n1 = tensor.expand_shape %n [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %row = tensor.concat dim(2) %c1, %n1, %s1, %c1 : (tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x4xf32>
  %m = tensor.expand_shape %row [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %p = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %t = "onnx.Einsum"(%m, %p) {equation = "bdji,bhdj->bhdi"} : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// A symmetric matrix is no rotation.
// CHECK-LABEL: func.func @letters_symmetric
// CHECK-NOT: rope.apply
func.func @letters_symmetric(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c1 = tensor.expand_shape %c [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %s1 = tensor.expand_shape %s [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %n1 = tensor.expand_shape %n [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xf32> into tensor<5x2x1xf32>
  %row = tensor.concat dim(2) %c1, %s1, %s1, %c1 : (tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x4xf32>
  %m = tensor.expand_shape %row [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %p = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [5, 2, 2, 2] : tensor<5x2x4xf32> into tensor<5x2x2x2xf32>
  %t = "onnx.Einsum"(%m, %p) {equation = "bdij,bhdj->bhdi"} : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// e to an imaginary number has a cosine and a sine.
// CHECK-LABEL: func.func @wave
// CHECK: rope.table #rope.default<theta = 1.000000e+02, angle = hf>
// CHECK: rope.apply half
func.func @wave(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<5x2xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %float = arith.sitofp %at : tensor<5xi64> to tensor<5xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = arith.mulf %p, %q : tensor<5x2xf32>
  %double = arith.addf %angle, %angle : tensor<5x2xf32>
  %z = "stablehlo.complex"(%zero, %angle) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xcomplex<f32>>
  %w = "stablehlo.exponential"(%z) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %z2 = "stablehlo.complex"(%zero, %angle) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xcomplex<f32>>
  %w2 = "stablehlo.exponential"(%z2) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %c = "stablehlo.real"(%w) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
  %s = "stablehlo.imag"(%w2) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
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

// A sine of twice the angle is another wave.
// CHECK-LABEL: func.func @wave_of_two
// CHECK-NOT: rope.apply
func.func @wave_of_two(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<5x2xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %float = arith.sitofp %at : tensor<5xi64> to tensor<5xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = arith.mulf %p, %q : tensor<5x2xf32>
  %double = arith.addf %angle, %angle : tensor<5x2xf32>
  %z = "stablehlo.complex"(%zero, %angle) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xcomplex<f32>>
  %w = "stablehlo.exponential"(%z) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %z2 = "stablehlo.complex"(%zero, %double) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xcomplex<f32>>
  %w2 = "stablehlo.exponential"(%z2) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %c = "stablehlo.real"(%w) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
  %s = "stablehlo.imag"(%w2) : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
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

// A function takes full-width tables; that their halves are one, its caller says.
// CHECK-LABEL: func.func @called
// CHECK: rope.apply half %{{.*}} window = <begin = 0, dim = 4>
// CHECK-NOT: call @
// CHECK: func.func private @called_turn
// CHECK-NOT: rope.apply
func.func @called(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>, %t: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cc = tensor.concat dim(1) %c, %c : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = tensor.concat dim(1) %s, %s : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %y = call @called_turn(%x, %cc, %ss) : (tensor<5x2x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @called_turn(%x: tensor<5x2x4xf32>, %c: tensor<5x4xf32>, %s: tensor<5x4xf32>) -> tensor<5x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = "stablehlo.concatenate"(%n, %lo) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Or says otherwise.
// CHECK-LABEL: func.func @called_otherwise
// CHECK-NOT: rope.apply
func.func @called_otherwise(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>, %t: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cc = tensor.concat dim(1) %c, %c : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = tensor.concat dim(1) %s, %t : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %y = call @called_otherwise_turn(%x, %cc, %ss) : (tensor<5x2x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @called_otherwise_turn(%x: tensor<5x2x4xf32>, %c: tensor<5x4xf32>, %s: tensor<5x4xf32>) -> tensor<5x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = "stablehlo.concatenate"(%n, %lo) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Components exchanged by a lookup of each element: the same places for all tokens and heads.
// CHECK-LABEL: func.func @each_looked_up
// CHECK: rope.apply half
// CHECK-NOT: GatherElements
func.func @each_looked_up(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %i = arith.constant dense<[[[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]]]> : tensor<5x2x4xi64>
  %r = "onnx.GatherElements"(%x, %i) {axis = 2 : si64} : (tensor<5x2x4xf32>, tensor<5x2x4xi64>) -> tensor<5x2x4xf32>
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cc = tensor.concat dim(1) %c, %c : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = tensor.concat dim(1) %n, %s : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// But for one.
// CHECK-LABEL: func.func @one_looked_up_elsewhere
// CHECK-NOT: rope.apply
func.func @one_looked_up_elsewhere(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %i = arith.constant dense<[[[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 1]], [[2, 3, 0, 1], [2, 3, 0, 0]]]> : tensor<5x2x4xi64>
  %r = "onnx.GatherElements"(%x, %i) {axis = 2 : si64} : (tensor<5x2x4xf32>, tensor<5x2x4xi64>) -> tensor<5x2x4xf32>
  %n = "stablehlo.negate"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cc = tensor.concat dim(1) %c, %c : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = tensor.concat dim(1) %n, %s : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What is computed of an intermediate and used by nobody needs it no more.
// CHECK-LABEL: func.func @dead_use
// CHECK: rope.apply half
func.func @dead_use(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %dead = "stablehlo.reshape"(%a) : (tensor<5x2x2xf32>) -> tensor<20xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Where a tensor is kept is no part of its value.
// CHECK-LABEL: func.func @sharded
// CHECK: rope.apply half
func.func @sharded(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %at = "sdy.sharding_constraint"(%x) {sharding = "anywhere"} : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%at) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%at) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %z = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.custom_call"(%z) {call_target_name = "Sharding"} : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What another call does is not known.
// CHECK-LABEL: func.func @custom
// CHECK-NOT: rope.apply
func.func @custom(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %at = "stablehlo.custom_call"(%x) {call_target_name = "my_kernel"} : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%at) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %z = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.custom_call"(%z) {call_target_name = "Sharding"} : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// ONNX's own operator: the window is the first half of a head.
// CHECK-LABEL: func.func @rotary_embedding
// CHECK: rope.apply interleaved %{{.*}} window = <begin = 0, dim = 4>
// CHECK-NOT: onnx
func.func @rotary_embedding(%x: tensor<1x2x5x8xf32>, %c: tensor<1x5x2xf32>, %s: tensor<1x5x2xf32>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s) {interleaved = 1 : si64, rotary_embedding_dim = 4 : si64} : (tensor<1x2x5x8xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// All heads in one dimension are windows of it.
// CHECK-LABEL: func.func @rotary_embedding_of_rows
// CHECK: rope.apply half %{{.*}} window = <begin = 0, dim = 4>
// CHECK: rope.apply half %{{.*}} window = <begin = 4, dim = 4>
func.func @rotary_embedding_of_rows(%x: tensor<2x5x8xf32>, %c: tensor<2x5x2xf32>, %s: tensor<2x5x2xf32>) -> tensor<2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s) {num_heads = 2 : si64} : (tensor<2x5x8xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x8xf32>
  return %y : tensor<2x5x8xf32>
}

// -----

// Rows of a cache by positions are no value of the graph: they are looked up before it.
// CHECK-LABEL: func.func @rotary_embedding_by_position
// CHECK-SAME: %[[X:.*]]: tensor<1x2x5x8xf32>, %[[C:.*]]: tensor<9x4xf32>, %[[S:.*]]: tensor<9x4xf32>, %[[AT:.*]]: tensor<1x5xi64>
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[AT]]
// CHECK: linalg.generic {{.*}} ins(%[[ROWS]] : tensor<5xi64>)
// CHECK: tensor.extract %[[C]]
// CHECK: -> tensor<5x4xf32>
// CHECK: tensor.extract %[[S]]
// CHECK: rope.apply half
// CHECK-NOT: onnx
func.func @rotary_embedding_by_position(%x: tensor<1x2x5x8xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>, %at: tensor<1x5xi64>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) : (tensor<1x2x5x8xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<1x5xi64>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Row numbers in 16 bits are not looked up.
// CHECK-LABEL: func.func @rotary_embedding_by_narrow_position
// CHECK-NOT: rope.apply
func.func @rotary_embedding_by_narrow_position(%x: tensor<1x2x5x8xf32>, %c: tensor<9x4xf32>, %s: tensor<9x4xf32>, %at: tensor<1x5xi16>) -> tensor<1x2x5x8xf32> {
  %y = "onnx.RotaryEmbedding"(%x, %c, %s, %at) : (tensor<1x2x5x8xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<1x5xi16>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// In place, but nothing is written: only gradients see it.
// CHECK-LABEL: func.func @detached
// CHECK: rope.apply half %arg0
func.func @detached(%x0: tensor<5x2x4xf32>, %c0: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %true = "torch.constant.bool"() <{value = 1 : i1}> : () -> !torch.bool
  %x = "torch.aten.detach_"(%x0) : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %c = "torch.aten.requires_grad_"(%c0, %true) : (tensor<5x1x2xf32>, !torch.bool) -> tensor<5x1x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
