// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// The one bit of a truth value is its sign where it has one: true is -1.

// The factor is 1.
// CHECK-LABEL: func.func @as_real(
// CHECK-NOT: rope.apply
func.func @as_real(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %t = arith.constant dense<true> : tensor<i1>
  %m = arith.sitofp %t : tensor<i1> to tensor<f32>
  %sgn = "stablehlo.negate"(%m) : (tensor<f32>) -> tensor<f32>

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

// So it is here.
// CHECK-LABEL: func.func @extended(
// CHECK-NOT: rope.apply
func.func @extended(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %t = arith.constant dense<true> : tensor<i1>
  %e0 = arith.extsi %t : tensor<i1> to tensor<i32>
  %m = arith.sitofp %e0 : tensor<i32> to tensor<f32>
  %sgn = "stablehlo.negate"(%m) : (tensor<f32>) -> tensor<f32>

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

// And here.
// CHECK-LABEL: func.func @as_index(
// CHECK-NOT: rope.apply
func.func @as_index(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %t = arith.constant dense<true> : tensor<i1>
  %e0 = arith.index_cast %t : tensor<i1> to tensor<index>
  %e1 = arith.index_cast %e0 : tensor<index> to tensor<i32>
  %m = arith.sitofp %e1 : tensor<i32> to tensor<f32>
  %sgn = "stablehlo.negate"(%m) : (tensor<f32>) -> tensor<f32>

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

// And in a body.
// CHECK-LABEL: func.func @in_a_body(
// CHECK-NOT: rope.apply
func.func @in_a_body(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %k0 = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%k0 : tensor<f32>) {
  ^bb0(%o0: f32):
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %b = arith.cmpi slt, %c0, %c1 : i32
    %e = arith.extsi %b : i1 to i32
    %f = arith.sitofp %e : i32 to f32
    linalg.yield %f : f32
  } -> tensor<f32>
  %sgn = "stablehlo.negate"(%r) : (tensor<f32>) -> tensor<f32>

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

// True is less than false.
// CHECK-LABEL: func.func @compared(
// CHECK-NOT: rope.apply
func.func @compared(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %t = arith.constant dense<true> : tensor<i1>
  %f = arith.constant dense<false> : tensor<i1>
  %u = arith.cmpi slt, %t, %f : tensor<i1>
  %m1 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
  %p1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %sgn = arith.select %u, %p1, %m1 : tensor<i1>, tensor<f32>

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

// So the greater one is false.
// CHECK-LABEL: func.func @greater_one(
// CHECK-NOT: rope.apply
func.func @greater_one(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %t = arith.constant dense<true> : tensor<i1>
  %f = arith.constant dense<false> : tensor<i1>
  %u = arith.maxsi %t, %f : tensor<i1>
  %m1 = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>
  %p1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %sgn = arith.select %u, %m1, %p1 : tensor<i1>, tensor<f32>

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
