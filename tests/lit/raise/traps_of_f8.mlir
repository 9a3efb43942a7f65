// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s
// Roundings to fewer bits than a kernel has are part of what a graph computes.

// Of products between, f8 leaves but the first digits.
// CHECK-LABEL: func.func @products(
// CHECK-NOT: rope.apply
func.func @products(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %sgn = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_a8 = "stablehlo.convert"(%y_a) : (tensor<5x3x2xf32>) -> tensor<5x3x2xf8E4M3FN>
  %y_a9 = "stablehlo.convert"(%y_a8) : (tensor<5x3x2xf8E4M3FN>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a9, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// So does bf16, where the result is f32.
// CHECK-LABEL: func.func @bf16_products(
// CHECK-NOT: rope.apply
func.func @bf16_products(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %sgn = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_a8 = "stablehlo.convert"(%y_a) : (tensor<5x3x2xf32>) -> tensor<5x3x2xbf16>
  %y_a9 = "stablehlo.convert"(%y_a8) : (tensor<5x3x2xbf16>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a9, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// Sums of one half.
// CHECK-LABEL: func.func @sums(
// CHECK-NOT: rope.apply
func.func @sums(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %sgn = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>

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
  %y_e8 = "stablehlo.convert"(%y_e) : (tensor<5x3x2xf32>) -> tensor<5x3x2xf8E5M2>
  %y_e9 = "stablehlo.convert"(%y_e8) : (tensor<5x3x2xf8E5M2>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e9, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// Cosines of f8 are those of the graph.
// CHECK-LABEL: func.func @cosines(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @cosines(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c8 = "stablehlo.convert"(%c) : (tensor<5x2xf32>) -> tensor<5x2xf8E4M3FN>
  %c9 = "stablehlo.convert"(%c8) : (tensor<5x2xf8E4M3FN>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c9) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %s8 = "stablehlo.convert"(%s) : (tensor<5x2xf32>) -> tensor<5x2xf8E4M3FN>
  %s9 = "stablehlo.convert"(%s8) : (tensor<5x2xf8E4M3FN>) -> tensor<5x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s9) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sgn = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>

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

// Nor by way of wider types.
// CHECK-LABEL: func.func @widened(
// CHECK-NOT: rope.apply
func.func @widened(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
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
  %sgn = "stablehlo.constant"() <{value = dense<-1.0> : tensor<f32>}> : () -> tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_a8 = "stablehlo.convert"(%y_a) : (tensor<5x3x2xf32>) -> tensor<5x3x2xf8E4M3FN>
  %y_ab = "stablehlo.convert"(%y_a8) : (tensor<5x3x2xf8E4M3FN>) -> tensor<5x3x2xbf16>
  %y_a9 = "stablehlo.convert"(%y_ab) : (tensor<5x3x2xbf16>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a9, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}
