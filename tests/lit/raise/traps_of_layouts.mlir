// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What looks like the forms of forms_of_layouts.mlir, and is none.

// y0 = x0 c + x1 s, with components first.
// CHECK-LABEL: @equal_signs_first
// CHECK-NOT: rope.
func.func @equal_signs_first(%x: tensor<4x3x5xf32>, %c: tensor<2x5xf32>, %s: tensor<2x5xf32>) -> tensor<4x3x5xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 3, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  %hi = tensor.extract_slice %x[2, 0, 0] [2, 3, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  %a = arith.mulf %lo, %cb : tensor<2x3x5xf32>
  %b = arith.mulf %hi, %sb : tensor<2x3x5xf32>
  %d = arith.mulf %hi, %cb : tensor<2x3x5xf32>
  %e = arith.mulf %lo, %sb : tensor<2x3x5xf32>
  %f = arith.addf %a, %b : tensor<2x3x5xf32>
  %g = arith.addf %d, %e : tensor<2x3x5xf32>
  %y = tensor.concat dim(0) %f, %g : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<4x3x5xf32>
  return %y : tensor<4x3x5xf32>
}
// -----

// Imaginary parts begin a head later than real ones end.
// CHECK-LABEL: @other_head
// CHECK-NOT: rope.
func.func @other_head(%x: tensor<5x5x2xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x5x2xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 3, 0] [5, 2, 2] [1, 1, 1] : tensor<5x5x2xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// A product of complex numbers of two tensors: neither is a table.
// CHECK-LABEL: @product_of_two_tensors
// CHECK-NOT: rope.
func.func @product_of_two_tensors(%x: tensor<2x3x5x4xf32>, %c: tensor<2x3x5x2xf32>, %s: tensor<2x3x5x2xf32>) -> tensor<2x3x5x4xf32> {
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %a = arith.mulf %lo, %c : tensor<2x3x5x2xf32>
  %b = arith.mulf %hi, %s : tensor<2x3x5x2xf32>
  %d = arith.mulf %hi, %c : tensor<2x3x5x2xf32>
  %e = arith.mulf %lo, %s : tensor<2x3x5x2xf32>
  %f = arith.subf %a, %b : tensor<2x3x5x2xf32>
  %g = arith.addf %d, %e : tensor<2x3x5x2xf32>
  %y = tensor.concat dim(3) %f, %g : (tensor<2x3x5x2xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x4xf32>
  return %y : tensor<2x3x5x4xf32>
}
// -----

// A sine is 0 for one component of a pair, and not for the other.
// CHECK-LABEL: @sines_of_zeros_once
// CHECK-NOT: rope.
func.func @sines_of_zeros_once(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %k = arith.constant dense<[[0.5, 1.0], [0.25, 1.0]]> : tensor<2x2xf32>
  %z = arith.constant dense<[[0.75, 0.0], [0.5, 0.0]]> : tensor<2x2xf32>
  %n = arith.constant dense<[[-0.75, 0.5], [-0.5, 0.5]]> : tensor<2x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%k) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%z) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
  %nb = "stablehlo.broadcast_in_dim"(%n) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 3, 2] [1, 1, 1] : tensor<2x3x4xf32> to tensor<2x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [2, 3, 2] [1, 1, 1] : tensor<2x3x4xf32> to tensor<2x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<2x3x2xf32>
  %b = arith.mulf %hi, %nb : tensor<2x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<2x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<2x3x2xf32>
  %f = arith.addf %a, %b : tensor<2x3x2xf32>
  %g = arith.addf %d, %e : tensor<2x3x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
// -----

// Padded halves that share a component.
// CHECK-LABEL: @padded_over_each_other
// CHECK-NOT: rope.
func.func @padded_over_each_other(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x3xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %o = arith.constant dense<0.0> : tensor<f32>
  %l = "stablehlo.pad"(%f, %o) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x2x3xf32>
  %r = "stablehlo.pad"(%g, %o) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x2x3xf32>
  %y = arith.addf %l, %r : tensor<5x2x3xf32>
  return %y : tensor<5x2x3xf32>
}
// -----

// The second component is of the next head.
// CHECK-LABEL: @tokens_of_other_heads
// CHECK-NOT: rope.
func.func @tokens_of_other_heads(%x: tensor<4x3x2xf32>, %c: tensor<2x2xf32>, %s: tensor<2x2xf32>) -> tensor<4x2x2xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<4x3x2xf32> to tensor<2x2x2xf32>
  %hi = tensor.extract_slice %x[2, 1, 0] [2, 2, 2] [1, 1, 1] : tensor<4x3x2xf32> to tensor<2x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<2x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<2x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<2x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<2x2x2xf32>
  %f = arith.subf %a, %b : tensor<2x2x2xf32>
  %g = arith.addf %d, %e : tensor<2x2x2xf32>
  %y = tensor.concat dim(0) %f, %g : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<4x2x2xf32>
  return %y : tensor<4x2x2xf32>
}
