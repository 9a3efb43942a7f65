// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Components in other dimensions than the last, angles of each head, tables of constants.

// Heads of four components, which come before heads and tokens.
// CHECK-LABEL: @components_first
// CHECK: linalg.transpose ins(%arg0 : tensor<4x3x5xf32>)
// CHECK: rope.apply half
// CHECK-SAME: tensor<5x3x4xf32>, tensor<5x2xf32>
// CHECK: linalg.transpose
func.func @components_first(%x: tensor<4x3x5xf32>, %c: tensor<2x5xf32>, %s: tensor<2x5xf32>) -> tensor<4x3x5xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 3, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  %hi = tensor.extract_slice %x[2, 0, 0] [2, 3, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  %a = arith.mulf %lo, %cb : tensor<2x3x5xf32>
  %b = arith.mulf %hi, %sb : tensor<2x3x5xf32>
  %d = arith.mulf %hi, %cb : tensor<2x3x5xf32>
  %e = arith.mulf %lo, %sb : tensor<2x3x5xf32>
  %f = arith.subf %a, %b : tensor<2x3x5xf32>
  %g = arith.addf %d, %e : tensor<2x3x5xf32>
  %y = tensor.concat dim(0) %f, %g : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<4x3x5xf32>
  return %y : tensor<4x3x5xf32>
}
// -----

// Components between heads and tokens, as of keys that a product takes transposed.
// CHECK-LABEL: @components_between
// CHECK: rope.apply half
// CHECK-SAME: tensor<5x3x4xf32>, tensor<5x2xf32>
func.func @components_between(%x: tensor<3x4x5xf32>, %c: tensor<2x5xf32>, %s: tensor<2x5xf32>) -> tensor<3x4x5xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xf32>) -> tensor<3x2x5xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xf32>) -> tensor<3x2x5xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 5] [1, 1, 1] : tensor<3x4x5xf32> to tensor<3x2x5xf32>
  %hi = tensor.extract_slice %x[0, 2, 0] [3, 2, 5] [1, 1, 1] : tensor<3x4x5xf32> to tensor<3x2x5xf32>
  %a = arith.mulf %lo, %cb : tensor<3x2x5xf32>
  %b = arith.mulf %hi, %sb : tensor<3x2x5xf32>
  %d = arith.mulf %hi, %cb : tensor<3x2x5xf32>
  %e = arith.mulf %lo, %sb : tensor<3x2x5xf32>
  %f = arith.subf %a, %b : tensor<3x2x5xf32>
  %g = arith.addf %d, %e : tensor<3x2x5xf32>
  %y = tensor.concat dim(1) %f, %g : (tensor<3x2x5xf32>, tensor<3x2x5xf32>) -> tensor<3x4x5xf32>
  return %y : tensor<3x4x5xf32>
}
// -----

// Real parts of both heads, then imaginary ones; the result has halves.
// CHECK-LABEL: @parts_side_by_side
// CHECK: tensor.expand_shape %arg0 {{.*}} : tensor<5x4x2xf32> into tensor<5x2x2x2xf32>
// CHECK: rope.apply half
// CHECK-SAME: tensor<5x2x4xf32>, tensor<5x2xf32>
func.func @parts_side_by_side(%x: tensor<5x4x2xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x4x2xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 2, 0] [5, 2, 2] [1, 1, 1] : tensor<5x4x2xf32> to tensor<5x2x2xf32>
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

// Parts are the first dimension of x, and pairs in the result.
// CHECK-LABEL: @parts_first
// CHECK: rope.apply half reorder
// CHECK-SAME: tensor<5x3x4xf32>, tensor<5x2xf32>
func.func @parts_first(%x: tensor<2x5x3x2xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x3x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [1, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x2xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[1, 0, 0, 0] [1, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x2xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %f1 = tensor.expand_shape %f [[0], [1], [2, 3]] output_shape [5, 3, 2, 1] : tensor<5x3x2xf32> into tensor<5x3x2x1xf32>
  %g1 = tensor.expand_shape %g [[0], [1], [2, 3]] output_shape [5, 3, 2, 1] : tensor<5x3x2xf32> into tensor<5x3x2x1xf32>
  %p = tensor.concat dim(3) %f1, %g1 : (tensor<5x3x2x1xf32>, tensor<5x3x2x1xf32>) -> tensor<5x3x2x2xf32>
  %y = tensor.collapse_shape %p [[0], [1], [2, 3]] : tensor<5x3x2x2xf32> into tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}
// -----

// Parts are the first dimension of the result.
// CHECK-LABEL: @parts_of_the_result
// CHECK: rope.apply half
// CHECK-SAME: tensor<5x3x4xf32>, tensor<5x2xf32>
// CHECK: tensor.expand_shape
// CHECK: linalg.transpose
func.func @parts_of_the_result(%x: tensor<5x3x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<2x5x3x2xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %f1 = tensor.expand_shape %f [[0, 1], [2], [3]] output_shape [1, 5, 3, 2] : tensor<5x3x2xf32> into tensor<1x5x3x2xf32>
  %g1 = tensor.expand_shape %g [[0, 1], [2], [3]] output_shape [1, 5, 3, 2] : tensor<5x3x2xf32> into tensor<1x5x3x2xf32>
  %y = tensor.concat dim(0) %f1, %g1 : (tensor<1x5x3x2xf32>, tensor<1x5x3x2xf32>) -> tensor<2x5x3x2xf32>
  return %y : tensor<2x5x3x2xf32>
}
// -----

// Frequencies of its own for every head, in two batches: these are the heads of rope.apply.
// CHECK-LABEL: @angles_of_each_head
// CHECK: rope.apply half
// CHECK-SAME: tensor<3x5x2x4xf32>, tensor<3x5x2xf32>
func.func @angles_of_each_head(%x: tensor<2x3x5x4xf32>, %p: tensor<5xf32>, %w: tensor<3x2xf32>) -> tensor<2x3x5x4xf32> {
  %pb = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5x2xf32>
  %wb = "stablehlo.broadcast_in_dim"(%w) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x5x2xf32>
  %t = arith.mulf %pb, %wb : tensor<3x5x2xf32>
  %c = math.cos %t : tensor<3x5x2xf32>
  %s = math.sin %t : tensor<3x5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x5x2xf32>) -> tensor<2x3x5x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x5x2xf32>) -> tensor<2x3x5x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [2, 3, 5, 2] [1, 1, 1, 1] : tensor<2x3x5x4xf32> to tensor<2x3x5x2xf32>
  %a = arith.mulf %lo, %cb : tensor<2x3x5x2xf32>
  %b = arith.mulf %hi, %sb : tensor<2x3x5x2xf32>
  %d = arith.mulf %hi, %cb : tensor<2x3x5x2xf32>
  %e = arith.mulf %lo, %sb : tensor<2x3x5x2xf32>
  %f = arith.subf %a, %b : tensor<2x3x5x2xf32>
  %g = arith.addf %d, %e : tensor<2x3x5x2xf32>
  %y = tensor.concat dim(3) %f, %g : (tensor<2x3x5x2xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x4xf32>
  return %y : tensor<2x3x5x4xf32>
}
// -----

// The same in one: heads are batches of rope.apply, of one head each.
// CHECK-LABEL: @angles_of_each_head_alone
// CHECK: rope.apply half
// CHECK-SAME: tensor<3x5x1x4xf32>, tensor<3x5x2xf32>
func.func @angles_of_each_head_alone(%x: tensor<1x3x5x4xf32>, %p: tensor<5xf32>, %w: tensor<3x2xf32>) -> tensor<1x3x5x4xf32> {
  %pb = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3x5x2xf32>
  %wb = "stablehlo.broadcast_in_dim"(%w) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x5x2xf32>
  %t = arith.mulf %pb, %wb : tensor<3x5x2xf32>
  %c = math.cos %t : tensor<3x5x2xf32>
  %s = math.sin %t : tensor<3x5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x5x2xf32>) -> tensor<1x3x5x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<3x5x2xf32>) -> tensor<1x3x5x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [1, 3, 5, 2] [1, 1, 1, 1] : tensor<1x3x5x4xf32> to tensor<1x3x5x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [1, 3, 5, 2] [1, 1, 1, 1] : tensor<1x3x5x4xf32> to tensor<1x3x5x2xf32>
  %a = arith.mulf %lo, %cb : tensor<1x3x5x2xf32>
  %b = arith.mulf %hi, %sb : tensor<1x3x5x2xf32>
  %d = arith.mulf %hi, %cb : tensor<1x3x5x2xf32>
  %e = arith.mulf %lo, %sb : tensor<1x3x5x2xf32>
  %f = arith.subf %a, %b : tensor<1x3x5x2xf32>
  %g = arith.addf %d, %e : tensor<1x3x5x2xf32>
  %y = tensor.concat dim(3) %f, %g : (tensor<1x3x5x2xf32>, tensor<1x3x5x2xf32>) -> tensor<1x3x5x4xf32>
  return %y : tensor<1x3x5x4xf32>
}
// -----

// Signs are in constants; sines that are 0 in every row have either.
// CHECK-LABEL: @sines_of_zeros
// CHECK: rope.apply inverse half %arg0
func.func @sines_of_zeros(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %k = arith.constant dense<[[0.5, 1.0], [0.25, 1.0]]> : tensor<2x2xf32>
  %z = arith.constant dense<[[0.75, 0.0], [0.5, 0.0]]> : tensor<2x2xf32>
  %n = arith.constant dense<[[-0.75, 0.0], [-0.5, 0.0]]> : tensor<2x2xf32>
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

// A column of sines is the negative of another one, and what x is turned by is twice a constant.
// CHECK-LABEL: @signs_under_a_factor
// CHECK: arith.constant dense<{{.*}}> : tensor<3x2xf32>
// CHECK: rope.apply half %arg0
func.func @signs_under_a_factor(%x: tensor<3x2x4xf32>) -> tensor<3x2x4xf32> {
  %k = arith.constant dense<[[0.5, 0.25], [0.25, 0.5], [0.125, 0.75]]> : tensor<3x2xf32>
  %n = arith.constant dense<[[0.75, -0.75], [0.5, -0.5], [0.25, -0.25]]> : tensor<3x2xf32>
  %two = arith.constant dense<2.0> : tensor<3x2x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%k) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%n) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %a0 = arith.mulf %lo, %cb : tensor<3x2x2xf32>
  %b0 = arith.mulf %hi, %sb : tensor<3x2x2xf32>
  %d0 = arith.mulf %hi, %cb : tensor<3x2x2xf32>
  %e0 = arith.mulf %lo, %sb : tensor<3x2x2xf32>
  %a = arith.mulf %a0, %two : tensor<3x2x2xf32>
  %b = arith.mulf %b0, %two : tensor<3x2x2xf32>
  %d = arith.mulf %d0, %two : tensor<3x2x2xf32>
  %e = arith.mulf %e0, %two : tensor<3x2x2xf32>
  %f = arith.subf %a, %b : tensor<3x2x2xf32>
  %g = arith.addf %d, %e : tensor<3x2x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
// -----

// Halves are padded and added, as gradients of slices are.
// CHECK-LABEL: @sum_of_padded_halves
// CHECK: rope.apply half %arg0
func.func @sum_of_padded_halves(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
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
  %l = "stablehlo.pad"(%f, %o) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x2x4xf32>
  %r = "stablehlo.pad"(%g, %o) <{edge_padding_low = array<i64: 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x2x2xf32>, tensor<f32>) -> tensor<5x2x4xf32>
  %y = arith.addf %l, %r : tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// Neighbours are picked by whether a number is not 0, which 2 is in none of its last bits.
// CHECK-LABEL: @picked_by_parity
// CHECK: rope.apply interleaved %arg0
func.func @picked_by_parity(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %c4 = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %s4 = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %c5 = tensor.collapse_shape %c4 [[0], [1, 2]] : tensor<5x2x2xf32> into tensor<5x4xf32>
  %s5 = tensor.collapse_shape %s4 [[0], [1, 2]] : tensor<5x2x2xf32> into tensor<5x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %m8 = arith.constant dense<[2, 0, 4, 0]> : tensor<4xi32>
  %m1 = "stablehlo.convert"(%m8) : (tensor<4xi32>) -> tensor<4xi1>
  %m = "stablehlo.broadcast_in_dim"(%m1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi1>) -> tensor<5x2x4xi1>
  %t1 = tensor.extract_slice %x[0, 0, 1] [5, 2, 3] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x3xf32>
  %h1 = tensor.extract_slice %x[0, 0, 0] [5, 2, 1] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x1xf32>
  %next = tensor.concat dim(2) %t1, %h1 : (tensor<5x2x3xf32>, tensor<5x2x1xf32>) -> tensor<5x2x4xf32>
  %t2 = tensor.extract_slice %x[0, 0, 3] [5, 2, 1] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x1xf32>
  %h2 = tensor.extract_slice %x[0, 0, 0] [5, 2, 3] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x3xf32>
  %last = tensor.concat dim(2) %t2, %h2 : (tensor<5x2x1xf32>, tensor<5x2x3xf32>) -> tensor<5x2x4xf32>
  %neg = arith.negf %next : tensor<5x2x4xf32>
  %r = "stablehlo.select"(%m, %neg, %last) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %a = arith.mulf %x, %cb : tensor<5x2x4xf32>
  %b = arith.mulf %r, %sb : tensor<5x2x4xf32>
  %y = arith.addf %a, %b : tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
// -----

// Complex numbers as torch-mlir makes them: a region takes x by its indices.
// CHECK-LABEL: @taken_by_a_region
// CHECK: tensor.collapse_shape %arg0
// CHECK: rope.apply interleaved
func.func @taken_by_a_region(%x: tensor<5x2x2x2xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %z = tensor.empty() : tensor<5x2x2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%z : tensor<5x2x2xcomplex<f32>>) {
  ^bb0(%o: complex<f32>):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %re = tensor.extract %x[%i, %j, %k, %c0] : tensor<5x2x2x2xf32>
    %im = tensor.extract %x[%i, %j, %k, %c1] : tensor<5x2x2x2xf32>
    %n = complex.create %re, %im : complex<f32>
    linalg.yield %n : complex<f32>
  } -> tensor<5x2x2xcomplex<f32>>
  %w = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %c, %s : tensor<5x2x2xcomplex<f32>>, tensor<5x2xf32>, tensor<5x2xf32>) outs(%z : tensor<5x2x2xcomplex<f32>>) {
  ^bb0(%n: complex<f32>, %cc: f32, %cs: f32, %o: complex<f32>):
    %t = complex.create %cc, %cs : complex<f32>
    %m = complex.mul %n, %t : complex<f32>
    linalg.yield %m : complex<f32>
  } -> tensor<5x2x2xcomplex<f32>>
  %h = tensor.empty() : tensor<5x2x2x2xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<5x2x2xcomplex<f32>>) outs(%h : tensor<5x2x2x2xf32>) {
  ^bb0(%n: complex<f32>, %o: f32):
    %l = linalg.index 3 : index
    %b = arith.cmpi eq, %l, %c0 : index
    %re = complex.re %n : complex<f32>
    %im = complex.im %n : complex<f32>
    %v = arith.select %b, %re, %im : f32
    linalg.yield %v : f32
  } -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %q [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
