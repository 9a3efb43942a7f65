// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Integers are those of their types: what is beyond wraps around, or is cut.

// 2^31 is -2^31: the factor is 1, not -1.
// CHECK-LABEL: func.func @beyond_i32(
// CHECK-NOT: rope.apply
func.func @beyond_i32(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %a = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
  %f = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %u = "stablehlo.add"(%a, %f) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %q = "stablehlo.convert"(%u) : (tensor<i32>) -> tensor<f32>
  %k = "stablehlo.constant"() <{value = dense<-4.656612873077393E-10> : tensor<f32>}> : () -> tensor<f32>
  %sgn = "stablehlo.multiply"(%q, %k) : (tensor<f32>, tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// 0 - 1 is 4294967295.
// CHECK-LABEL: func.func @less_than_0(
// CHECK-NOT: rope.apply
func.func @less_than_0(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %z = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
  %o = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
  %u = "stablehlo.subtract"(%z, %o) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %sgn = "stablehlo.convert"(%u) : (tensor<ui32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// That is not less than 1.
// CHECK-LABEL: func.func @compared_unsigned(
// CHECK-NOT: rope.apply
func.func @compared_unsigned(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %a = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %u = "stablehlo.convert"(%a) : (tensor<i32>) -> tensor<ui32>
  %o = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
  %b9 = "stablehlo.compare"(%u, %o) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %m1 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
  %p1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %sgn = "stablehlo.select"(%b9, %m1, %p1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// A slice that begins there begins at the last element.
// CHECK-LABEL: func.func @start_of_slice(
// CHECK: extract_slice %{{.*}}[1, 0, 0, 0]
// CHECK: rope.apply
func.func @start_of_slice(%X: tensor<2x5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %m = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %u = "stablehlo.convert"(%m) : (tensor<i32>) -> tensor<ui32>
  %z = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>

  %l0 = "stablehlo.slice"(%X) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 5, 3, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
  %h0 = "stablehlo.slice"(%X) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 5, 3, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x3x4xf32>) -> tensor<2x5x3x2xf32>
  %l1 = "stablehlo.dynamic_slice"(%l0, %u, %z, %z, %z) <{slice_sizes = array<i64: 1, 5, 3, 2>}> : (tensor<2x5x3x2xf32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<1x5x3x2xf32>
  %h1 = "stablehlo.dynamic_slice"(%h0, %u, %z, %z, %z) <{slice_sizes = array<i64: 1, 5, 3, 2>}> : (tensor<2x5x3x2xf32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<1x5x3x2xf32>
  %y_lo = "stablehlo.reshape"(%l1) : (tensor<1x5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.reshape"(%h1) : (tensor<1x5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.subtract"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// 1/2 is 0.
// CHECK-LABEL: func.func @power(
// CHECK-NOT: rope.apply
func.func @power(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %a = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %e = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %u = "stablehlo.power"(%a, %e) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %q = "stablehlo.convert"(%u) : (tensor<i32>) -> tensor<f32>
  %k = "stablehlo.constant"() <{value = dense<-2.0> : tensor<f32>}> : () -> tensor<f32>
  %sgn = "stablehlo.multiply"(%q, %k) : (tensor<f32>, tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// Two truths are one.
// CHECK-LABEL: func.func @both_true(
// CHECK-NOT: rope.apply
func.func @both_true(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %t = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %u = "stablehlo.add"(%t, %t) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %m = "stablehlo.convert"(%u) : (tensor<i1>) -> tensor<f32>
  %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %sgn = "stablehlo.subtract"(%one, %m) : (tensor<f32>, tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// Number 128 of 200 is -128.
// CHECK-LABEL: func.func @counted_in_8_bits(
// CHECK-NOT: rope.apply
func.func @counted_in_8_bits(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %q0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<200xi8>
  %q1 = "stablehlo.slice"(%q0) <{start_indices = array<i64: 128>, limit_indices = array<i64: 129>, strides = array<i64: 1>}> : (tensor<200xi8>) -> tensor<1xi8>
  %q2 = "stablehlo.reshape"(%q1) : (tensor<1xi8>) -> tensor<i8>
  %q = "stablehlo.convert"(%q2) : (tensor<i8>) -> tensor<f32>
  %k = "stablehlo.constant"() <{value = dense<-7.812500e-03> : tensor<f32>}> : () -> tensor<f32>
  %sgn = "stablehlo.multiply"(%q, %k) : (tensor<f32>, tensor<f32>) -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// 0 - 1 is 255.
// CHECK-LABEL: func.func @torch_less_than_0(
// CHECK-NOT: rope.apply
func.func @torch_less_than_0(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.vtensor.literal"() <{value = dense<0> : tensor<ui8>}> : () -> !torch.vtensor<[],ui8>
  %v14 = "torch.vtensor.literal"() <{value = dense<1> : tensor<ui8>}> : () -> !torch.vtensor<[],ui8>
  %v15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.sub.Tensor"(%v13, %v14, %v15) : (!torch.vtensor<[],ui8>, !torch.vtensor<[],ui8>, !torch.int) -> !torch.vtensor<[],ui8>
  %v17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v20 = "torch.constant.none"() : () -> !torch.none
  %v21 = "torch.aten.to.dtype"(%v16, %v17, %v18, %v19, %v20) : (!torch.vtensor<[],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[],f32>
  %v22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.slice.Tensor"(%x, %v22, %v23, %v24, %v25) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.slice.Tensor"(%x, %v27, %v28, %v29, %v30) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v26, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v33 = "torch.aten.mul.Tensor"(%v31, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v33, %v21) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.add.Tensor"(%v32, %v34, %v35) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v31, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v38 = "torch.aten.mul.Tensor"(%v26, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.add.Tensor"(%v37, %v38, %v39) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v41 = "torch.prim.ListConstruct"(%v36, %v40) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v43 = "torch.aten.cat"(%v41, %v42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v43 : !torch.vtensor<[5,3,4],f32>
}

// -----

// 100 + 100 is -56.
// CHECK-LABEL: func.func @torch_beyond_i8(
// CHECK-NOT: rope.apply
func.func @torch_beyond_i8(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.vtensor.literal"() <{value = dense<100> : tensor<i8>}> : () -> !torch.vtensor<[],si8>
  %v14 = "torch.vtensor.literal"() <{value = dense<100> : tensor<i8>}> : () -> !torch.vtensor<[],si8>
  %v15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.add.Tensor"(%v13, %v14, %v15) : (!torch.vtensor<[],si8>, !torch.vtensor<[],si8>, !torch.int) -> !torch.vtensor<[],si8>
  %v17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v20 = "torch.constant.none"() : () -> !torch.none
  %v21 = "torch.aten.to.dtype"(%v16, %v17, %v18, %v19, %v20) : (!torch.vtensor<[],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[],f32>
  %v22 = "torch.constant.int"() <{value = 201 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.sub.Scalar"(%v21, %v22, %v23) : (!torch.vtensor<[],f32>, !torch.int, !torch.int) -> !torch.vtensor<[],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.slice.Tensor"(%x, %v30, %v31, %v32, %v33) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v29, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v36 = "torch.aten.mul.Tensor"(%v34, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v36, %v24) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v39 = "torch.aten.add.Tensor"(%v35, %v37, %v38) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v40 = "torch.aten.mul.Tensor"(%v34, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v41 = "torch.aten.mul.Tensor"(%v29, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v43 = "torch.aten.add.Tensor"(%v40, %v41, %v42) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v44 = "torch.prim.ListConstruct"(%v39, %v43) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v46 = "torch.aten.cat"(%v44, %v45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v46 : !torch.vtensor<[5,3,4],f32>
}

// -----

// 1.5 is 1.
// CHECK-LABEL: func.func @torch_filled(
// CHECK-NOT: rope.apply
func.func @torch_filled(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
  %v14 = "torch.constant.float"() <{value = 1.5 : f64}> : () -> !torch.float
  %v15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v16 = "torch.constant.none"() : () -> !torch.none
  %v17 = "torch.constant.none"() : () -> !torch.none
  %v18 = "torch.constant.none"() : () -> !torch.none
  %v19 = "torch.aten.full"(%v13, %v14, %v15, %v16, %v17, %v18) : (!torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[],si64>
  %v20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v23 = "torch.constant.none"() : () -> !torch.none
  %v24 = "torch.aten.to.dtype"(%v19, %v20, %v21, %v22, %v23) : (!torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[],f32>
  %v25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v26 = "torch.aten.mul.Scalar"(%v24, %v25) : (!torch.vtensor<[],f32>, !torch.int) -> !torch.vtensor<[],f32>
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.sub.Scalar"(%v26, %v27, %v28) : (!torch.vtensor<[],f32>, !torch.int, !torch.int) -> !torch.vtensor<[],f32>
  %v30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.slice.Tensor"(%x, %v30, %v31, %v32, %v33) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v39 = "torch.aten.slice.Tensor"(%x, %v35, %v36, %v37, %v38) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v40 = "torch.aten.mul.Tensor"(%v34, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v41 = "torch.aten.mul.Tensor"(%v39, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v42 = "torch.aten.mul.Tensor"(%v41, %v29) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v44 = "torch.aten.add.Tensor"(%v40, %v42, %v43) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v45 = "torch.aten.mul.Tensor"(%v39, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v46 = "torch.aten.mul.Tensor"(%v34, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v48 = "torch.aten.add.Tensor"(%v45, %v46, %v47) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v49 = "torch.prim.ListConstruct"(%v44, %v48) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v51 = "torch.aten.cat"(%v49, %v50) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v51 : !torch.vtensor<[5,3,4],f32>
}

// -----

// Numbers are cut before they are summed up.
// CHECK-LABEL: func.func @torch_sum(
// CHECK-NOT: rope.apply
func.func @torch_sum(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.vtensor.literal"() <{value = dense<[1.5, 1.5]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v15 = "torch.prim.ListConstruct"(%v14) : (!torch.int) -> !torch.list<int>
  %v16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v18 = "torch.aten.sum.dim_IntList"(%v13, %v15, %v16, %v17) : (!torch.vtensor<[2],f32>, !torch.list<int>, !torch.bool, !torch.int) -> !torch.vtensor<[],si64>
  %v19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v22 = "torch.constant.none"() : () -> !torch.none
  %v23 = "torch.aten.to.dtype"(%v18, %v19, %v20, %v21, %v22) : (!torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[],f32>
  %v24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.sub.Scalar"(%v23, %v24, %v25) : (!torch.vtensor<[],f32>, !torch.int, !torch.int) -> !torch.vtensor<[],f32>
  %v27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.slice.Tensor"(%x, %v27, %v28, %v29, %v30) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.slice.Tensor"(%x, %v32, %v33, %v34, %v35) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v31, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v38 = "torch.aten.mul.Tensor"(%v36, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v39 = "torch.aten.mul.Tensor"(%v38, %v26) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v41 = "torch.aten.add.Tensor"(%v37, %v39, %v40) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v42 = "torch.aten.mul.Tensor"(%v36, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v43 = "torch.aten.mul.Tensor"(%v31, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v45 = "torch.aten.add.Tensor"(%v42, %v43, %v44) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v46 = "torch.prim.ListConstruct"(%v41, %v45) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v48 = "torch.aten.cat"(%v46, %v47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v48 : !torch.vtensor<[5,3,4],f32>
}

// -----

// An integer of 1.5 is 1.
// CHECK-LABEL: func.func @torch_number(
// CHECK-NOT: rope.apply
func.func @torch_number(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.vtensor.literal"() <{value = dense<1.5> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %v14 = "torch.aten.Int.Tensor"(%v13) : (!torch.vtensor<[],f32>) -> !torch.int
  %v15 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
  %v16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v17 = "torch.constant.none"() : () -> !torch.none
  %v18 = "torch.constant.none"() : () -> !torch.none
  %v19 = "torch.constant.none"() : () -> !torch.none
  %v20 = "torch.aten.full"(%v15, %v14, %v16, %v17, %v18, %v19) : (!torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[],f32>
  %v21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v22 = "torch.aten.mul.Scalar"(%v20, %v21) : (!torch.vtensor<[],f32>, !torch.int) -> !torch.vtensor<[],f32>
  %v23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v25 = "torch.aten.sub.Scalar"(%v22, %v23, %v24) : (!torch.vtensor<[],f32>, !torch.int, !torch.int) -> !torch.vtensor<[],f32>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.slice.Tensor"(%x, %v26, %v27, %v28, %v29) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.slice.Tensor"(%x, %v31, %v32, %v33, %v34) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v36 = "torch.aten.mul.Tensor"(%v30, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v35, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v38 = "torch.aten.mul.Tensor"(%v37, %v25) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.add.Tensor"(%v36, %v38, %v39) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v41 = "torch.aten.mul.Tensor"(%v35, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v42 = "torch.aten.mul.Tensor"(%v30, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v44 = "torch.aten.add.Tensor"(%v41, %v42, %v43) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v45 = "torch.prim.ListConstruct"(%v40, %v44) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v47 = "torch.aten.cat"(%v45, %v46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v47 : !torch.vtensor<[5,3,4],f32>
}

// -----

// Position 28 is -128: they do not count to 199.
// CHECK-LABEL: func.func @torch_positions(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @torch_positions(%x: !torch.vtensor<[100,3,4],f32>) -> !torch.vtensor<[100,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 100 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[100],si8>
  %v7 = "torch.constant.int"() <{value = 100 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v9 = "torch.aten.add.Scalar"(%v6, %v7, %v8) : (!torch.vtensor<[100],si8>, !torch.int, !torch.int) -> !torch.vtensor<[100],si8>
  %v10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v13 = "torch.constant.none"() : () -> !torch.none
  %v14 = "torch.aten.to.dtype"(%v9, %v10, %v11, %v12, %v13) : (!torch.vtensor<[100],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[100],f32>
  %v15 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v16 = "torch.aten.outer"(%v14, %v15) : (!torch.vtensor<[100],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[100,2],f32>
  %v17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v18 = "torch.aten.unsqueeze"(%v16, %v17) : (!torch.vtensor<[100,2],f32>, !torch.int) -> !torch.vtensor<[100,1,2],f32>
  %v19 = "torch.aten.cos"(%v18) : (!torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,1,2],f32>
  %v20 = "torch.aten.sin"(%v18) : (!torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,1,2],f32>
  %v21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v25 = "torch.aten.slice.Tensor"(%x, %v21, %v22, %v23, %v24) : (!torch.vtensor<[100,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[100,3,2],f32>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.slice.Tensor"(%x, %v26, %v27, %v28, %v29) : (!torch.vtensor<[100,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[100,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v25, %v19) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v30, %v20) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,3,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.sub.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,3,2],f32>, !torch.int) -> !torch.vtensor<[100,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v30, %v19) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,3,2],f32>
  %v36 = "torch.aten.mul.Tensor"(%v25, %v20) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,1,2],f32>) -> !torch.vtensor<[100,3,2],f32>
  %v37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v38 = "torch.aten.add.Tensor"(%v35, %v36, %v37) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,3,2],f32>, !torch.int) -> !torch.vtensor<[100,3,2],f32>
  %v39 = "torch.prim.ListConstruct"(%v34, %v38) : (!torch.vtensor<[100,3,2],f32>, !torch.vtensor<[100,3,2],f32>) -> !torch.list<vtensor>
  %v40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v41 = "torch.aten.cat"(%v39, %v40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[100,3,4],f32>
  return %v41 : !torch.vtensor<[100,3,4],f32>
}

// -----

// Position 0 is 251, not -5.
// CHECK-LABEL: func.func @onnx_positions(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @onnx_positions(%x: tensor<100x3x4xf32>) -> tensor<100x3x4xf32> {
  %inv = "onnx.Constant"() {value = dense<[1.0, 0.01]> : tensor<2xf32>} : () -> tensor<2xf32>
  %shp = "onnx.Constant"() {value = dense<[100, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %r0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %r1 = "onnx.Constant"() {value = dense<100> : tensor<i64>} : () -> tensor<i64>
  %r2 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %r = "onnx.Range"(%r0, %r1, %r2) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<100xi64>
  %q = "onnx.Cast"(%r) {to = ui8} : (tensor<100xi64>) -> tensor<100xui8>
  %h = "onnx.Constant"() {value = dense<5> : tensor<ui8>} : () -> tensor<ui8>
  %q2 = "onnx.Sub"(%q, %h) : (tensor<100xui8>, tensor<ui8>) -> tensor<100xui8>
  %p = "onnx.Cast"(%q2) {to = f32} : (tensor<100xui8>) -> tensor<100xf32>

  %pu = "onnx.Reshape"(%p, %shp) : (tensor<100xf32>, tensor<3xi64>) -> tensor<100x1x1xf32>
  %a = "onnx.Mul"(%pu, %inv) : (tensor<100x1x1xf32>, tensor<2xf32>) -> tensor<100x1x2xf32>
  %c = "onnx.Cos"(%a) : (tensor<100x1x2xf32>) -> tensor<100x1x2xf32>
  %s = "onnx.Sin"(%a) : (tensor<100x1x2xf32>) -> tensor<100x1x2xf32>
  %hh:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<100x3x4xf32>) -> (tensor<100x3x2xf32>, tensor<100x3x2xf32>)
  %m0 = "onnx.Mul"(%hh#0, %c) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m1 = "onnx.Mul"(%hh#1, %s) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x2xf32>
  %m3 = "onnx.Mul"(%hh#1, %c) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m4 = "onnx.Mul"(%hh#0, %s) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x4xf32>
  return %y : tensor<100x3x4xf32>
}

// -----

// And here 2^64 - 5.
// CHECK-LABEL: func.func @onnx_wide_positions(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @onnx_wide_positions(%x: tensor<100x3x4xf32>) -> tensor<100x3x4xf32> {
  %inv = "onnx.Constant"() {value = dense<[1.0, 0.01]> : tensor<2xf32>} : () -> tensor<2xf32>
  %shp = "onnx.Constant"() {value = dense<[100, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %r0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %r1 = "onnx.Constant"() {value = dense<100> : tensor<i64>} : () -> tensor<i64>
  %r2 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %r = "onnx.Range"(%r0, %r1, %r2) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<100xi64>
  %q = "onnx.Cast"(%r) {to = ui64} : (tensor<100xi64>) -> tensor<100xui64>
  %h = "onnx.Constant"() {value = dense<5> : tensor<ui64>} : () -> tensor<ui64>
  %q2 = "onnx.Sub"(%q, %h) : (tensor<100xui64>, tensor<ui64>) -> tensor<100xui64>
  %p = "onnx.Cast"(%q2) {to = f32} : (tensor<100xui64>) -> tensor<100xf32>

  %pu = "onnx.Reshape"(%p, %shp) : (tensor<100xf32>, tensor<3xi64>) -> tensor<100x1x1xf32>
  %a = "onnx.Mul"(%pu, %inv) : (tensor<100x1x1xf32>, tensor<2xf32>) -> tensor<100x1x2xf32>
  %c = "onnx.Cos"(%a) : (tensor<100x1x2xf32>) -> tensor<100x1x2xf32>
  %s = "onnx.Sin"(%a) : (tensor<100x1x2xf32>) -> tensor<100x1x2xf32>
  %hh:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<100x3x4xf32>) -> (tensor<100x3x2xf32>, tensor<100x3x2xf32>)
  %m0 = "onnx.Mul"(%hh#0, %c) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m1 = "onnx.Mul"(%hh#1, %s) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x2xf32>
  %m3 = "onnx.Mul"(%hh#1, %c) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m4 = "onnx.Mul"(%hh#0, %s) : (tensor<100x3x2xf32>, tensor<100x1x2xf32>) -> tensor<100x3x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<100x3x2xf32>, tensor<100x3x2xf32>) -> tensor<100x3x4xf32>
  return %y : tensor<100x3x4xf32>
}

// -----

// 3 times 171 is 512 in bf16.
// CHECK-LABEL: func.func @torch_narrow_product(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @torch_narrow_product(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],bf16>
  %v7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v8 = "torch.aten.mul.Scalar"(%v6, %v7) : (!torch.vtensor<[200],bf16>, !torch.int) -> !torch.vtensor<[200],bf16>
  %v9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.aten.to.dtype"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[200],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<[0.9, 0.009]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v15 = "torch.aten.outer"(%v13, %v14) : (!torch.vtensor<[200],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[200,2],f32>
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.unsqueeze"(%v15, %v16) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v18 = "torch.aten.cos"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v19 = "torch.aten.sin"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v24, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v24, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v40 : !torch.vtensor<[200,3,4],f32>
}

// -----

// And 257 is 256.
// CHECK-LABEL: func.func @torch_narrow_linspace(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @torch_narrow_linspace(%x: !torch.vtensor<[300,3,4],f32>) -> !torch.vtensor<[300,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 299 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 300 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v8 = "torch.aten.linspace"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[300],bf16>
  %v9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.aten.to.dtype"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[300],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[300],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<[0.9, 0.009]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v15 = "torch.aten.outer"(%v13, %v14) : (!torch.vtensor<[300],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[300,2],f32>
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.unsqueeze"(%v15, %v16) : (!torch.vtensor<[300,2],f32>, !torch.int) -> !torch.vtensor<[300,1,2],f32>
  %v18 = "torch.aten.cos"(%v17) : (!torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,1,2],f32>
  %v19 = "torch.aten.sin"(%v17) : (!torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,1,2],f32>
  %v20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[300,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[300,3,2],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[300,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[300,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v24, %v18) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %v19) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,3,2],f32>, !torch.int) -> !torch.vtensor<[300,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %v18) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v24, %v19) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,1,2],f32>) -> !torch.vtensor<[300,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,3,2],f32>, !torch.int) -> !torch.vtensor<[300,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[300,3,2],f32>, !torch.vtensor<[300,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[300,3,4],f32>
  return %v40 : !torch.vtensor<[300,3,4],f32>
}

// -----

// Powers of integers are integers: both frequencies are 0.
// CHECK-LABEL: func.func @onnx_power(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @onnx_power(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %base = "onnx.Constant"() {value = dense<10000> : tensor<i64>} : () -> tensor<i64>
  %ex = "onnx.Constant"() {value = dense<[-0.5, -1.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %pw = "onnx.Pow"(%base, %ex) : (tensor<i64>, tensor<2xf32>) -> tensor<2xi64>
  %inv = "onnx.Cast"(%pw) {to = f32} : (tensor<2xi64>) -> tensor<2xf32>
  %shp = "onnx.Constant"() {value = dense<[5, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %r0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %r1 = "onnx.Constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
  %r2 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %r = "onnx.Range"(%r0, %r1, %r2) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5xi64>
  %p = "onnx.Cast"(%r) {to = f32} : (tensor<5xi64>) -> tensor<5xf32>

  %pu = "onnx.Reshape"(%p, %shp) : (tensor<5xf32>, tensor<3xi64>) -> tensor<5x1x1xf32>
  %a = "onnx.Mul"(%pu, %inv) : (tensor<5x1x1xf32>, tensor<2xf32>) -> tensor<5x1x2xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x1x2xf32>) -> tensor<5x1x2xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x1x2xf32>) -> tensor<5x1x2xf32>
  %hh:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<5x3x4xf32>) -> (tensor<5x3x2xf32>, tensor<5x3x2xf32>)
  %m0 = "onnx.Mul"(%hh#0, %c) : (tensor<5x3x2xf32>, tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
  %m1 = "onnx.Mul"(%hh#1, %s) : (tensor<5x3x2xf32>, tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %m3 = "onnx.Mul"(%hh#1, %c) : (tensor<5x3x2xf32>, tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
  %m4 = "onnx.Mul"(%hh#0, %s) : (tensor<5x3x2xf32>, tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}
