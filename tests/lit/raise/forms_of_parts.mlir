// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What is turned is a part of a tensor, and none is as large as the result.

// A window of wider heads, by itself.
// CHECK-LABEL: @window_alone
// CHECK: %[[X:.*]] = tensor.extract_slice %arg0[0, 0, 2] [5, 2, 4] [1, 1, 1]
// CHECK: rope.apply half %[[X]], {{.*}} window = <begin = 0, dim = 4>
func.func @window_alone(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 4] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
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

// k of q, k and v in one tensor, cut out half by half.
// CHECK-LABEL: @one_of_three
// CHECK: tensor.extract_slice %arg0[0, 1, 0, 0] [5, 1, 2, 4] [1, 1, 1, 1]
// CHECK: rope.apply half
func.func @one_of_three(%x: tensor<5x3x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 1, 0, 0] [5, 1, 2, 2] [1, 1, 1, 1] : tensor<5x3x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 1, 0, 2] [5, 1, 2, 2] [1, 1, 1, 1] : tensor<5x3x2x4xf32> to tensor<5x2x2xf32>
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

// Four of six heads, by even and odd components, halves behind each other in the result.
// CHECK-LABEL: @heads_between
// CHECK: tensor.extract_slice %arg0[0, 1, 0] [5, 4, 4] [1, 1, 1]
// CHECK: rope.apply interleaved reorder
func.func @heads_between(%x: tensor<5x6x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x4x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x4x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x4x2xf32>
  %lo = tensor.extract_slice %x[0, 1, 0] [5, 4, 2] [1, 1, 2] : tensor<5x6x4xf32> to tensor<5x4x2xf32>
  %hi = tensor.extract_slice %x[0, 1, 1] [5, 4, 2] [1, 1, 2] : tensor<5x6x4xf32> to tensor<5x4x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x4x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x4x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x4x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x4x2xf32>
  %f = arith.subf %a, %b : tensor<5x4x2xf32>
  %g = arith.addf %d, %e : tensor<5x4x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x4x2xf32>, tensor<5x4x2xf32>) -> tensor<5x4x4xf32>
  return %y : tensor<5x4x4xf32>
}
// -----

// Some of the tokens.
// CHECK-LABEL: @later_tokens
// CHECK: tensor.extract_slice %arg0[3, 0, 0] [5, 2, 4] [1, 1, 1]
// CHECK: rope.apply half
func.func @later_tokens(%x: tensor<9x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[3, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<9x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[3, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<9x2x4xf32> to tensor<5x2x2xf32>
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

// With two components before it, but not those behind.
// CHECK-LABEL: @beside_others
// CHECK: tensor.extract_slice %arg0[0, 0, 0] [5, 2, 6] [1, 1, 1]
// CHECK: rope.apply half {{.*}} window = <begin = 2, dim = 4>
func.func @beside_others(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x6xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 4] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %p = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %y = tensor.concat dim(2) %p, %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x6xf32>
  return %y : tensor<5x2x6xf32>
}
// -----

// With zeros behind what is turned.
// CHECK-LABEL: @padded_behind
// CHECK: rope.apply half
// CHECK: stablehlo.pad
func.func @padded_behind(%x: tensor<5x2x12xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x12xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0,2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x12xf32> to tensor<5x2x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x2x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x2x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x2x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %r = tensor.concat dim(2) %f, %g : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %y = "stablehlo.pad"(%r, %zero) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 8>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x2x12xf32>
  return %y : tensor<5x2x12xf32>
}

// -----

// x is a sum, and cosines are used where they are computed: neither was moved in the first product.
// CHECK-LABEL: func.func @sum_by_cosines_as_computed(
// CHECK: rope.apply half
func.func @sum_by_cosines_as_computed(%a: tensor<16x8xf32>, %b: tensor<16x8xf32>, %p: tensor<16x4xf32>) -> tensor<16x8xf32> {
  %x = "stablehlo.add"(%a, %b) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %e = "stablehlo.concatenate"(%p, %p) {dimension = 1 : i64} : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x8xf32>
  %c = "stablehlo.cosine"(%e) : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %s = "stablehlo.sine"(%e) : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %l = "stablehlo.slice"(%x) {limit_indices = array<i64: 16, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<16x8xf32>) -> tensor<16x4xf32>
  %h = "stablehlo.slice"(%x) {limit_indices = array<i64: 16, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<16x8xf32>) -> tensor<16x4xf32>
  %n = "stablehlo.negate"(%h) : (tensor<16x4xf32>) -> tensor<16x4xf32>
  %r = "stablehlo.concatenate"(%n, %l) {dimension = 1 : i64} : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x8xf32>
  %u = "stablehlo.multiply"(%x, %c) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %v = "stablehlo.multiply"(%r, %s) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %y = "stablehlo.add"(%u, %v) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
