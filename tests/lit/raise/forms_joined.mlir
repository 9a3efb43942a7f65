// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Cosines and sines, or what they are made of, joined of parts; tests/unit/raise_forms_test.cpp
// runs each.

// Positions that are counted from 0 and from 3 on are counted from 0 on.
// CHECK-LABEL: func.func @counted_ids
// CHECK: rope.table
// CHECK: rope.apply half
func.func @counted_ids(%x: tensor<6x2x4xf32>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %i3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
  %k3 = arith.constant dense<3> : tensor<3xi64>
  %j3 = "stablehlo.add"(%i3, %k3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %ids = "stablehlo.concatenate"(%i3, %j3) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<6xi64>
  %pf = "stablehlo.convert"(%ids) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c = "stablehlo.cosine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s = "stablehlo.sine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.convert"(%c) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.convert"(%s) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Positions in chunks are those of the tensor that was cut.
// CHECK-LABEL: func.func @ids_in_chunks
// CHECK: rope.table {{.*}} at
// CHECK: rope.apply half
func.func @ids_in_chunks(%x: tensor<6x2x4xf32>, %p: tensor<6xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %p0 = "stablehlo.slice"(%p) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<3xi64>
  %p1 = "stablehlo.slice"(%p) <{start_indices = array<i64: 3>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<6xi64>) -> tensor<3xi64>
  %ids = "stablehlo.concatenate"(%p0, %p1) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<6xi64>
  %pf = "stablehlo.convert"(%ids) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c = "stablehlo.cosine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s = "stablehlo.sine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.convert"(%c) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.convert"(%s) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// So are tables.
// CHECK-LABEL: func.func @tables_in_chunks
// CHECK: rope.apply half
func.func @tables_in_chunks(%x: tensor<6x2x4xf32>, %ct: tensor<6x2xf32>, %st: tensor<6x2xf32>) -> tensor<6x2x4xf32> {
  %c0 = "stablehlo.slice"(%ct) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %c1 = "stablehlo.slice"(%ct) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %s0 = "stablehlo.slice"(%st) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %s1 = "stablehlo.slice"(%st) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %cos = "stablehlo.concatenate"(%c0, %c1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%s0, %s1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Both parts have one formula; neither has all rows.
// CHECK-LABEL: func.func @tables_of_counted
// CHECK: stablehlo.concatenate
// CHECK: stablehlo.concatenate
// CHECK: rope.apply half
func.func @tables_of_counted(%x: tensor<6x2x4xf32>, %f: tensor<2xf32>) -> tensor<6x2x4xf32> {
  %i3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
  %k3 = arith.constant dense<3> : tensor<3xi64>
  %j3 = "stablehlo.add"(%i3, %k3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %pf0 = "stablehlo.convert"(%i3) : (tensor<3xi64>) -> tensor<3xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %pf1 = "stablehlo.convert"(%j3) : (tensor<3xi64>) -> tensor<3xf32>
  %pb1 = "stablehlo.broadcast_in_dim"(%pf1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %fb1 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %an1 = "stablehlo.multiply"(%pb1, %fb1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c1 = "stablehlo.cosine"(%an1) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s1 = "stablehlo.sine"(%an1) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %cos = "stablehlo.concatenate"(%c0, %c1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%s0, %s1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// A class token before the others is not turned.
// CHECK-LABEL: func.func @class_token
// CHECK: rope.apply half
func.func @class_token(%x: tensor<6x2x4xf32>, %c1: tensor<5x2xf32>, %s1: tensor<5x2xf32>) -> tensor<6x2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<1x2xf32>
  %zero = arith.constant dense<0.0> : tensor<1x2xf32>
  %cos = "stablehlo.concatenate"(%one, %c1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%zero, %s1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Nor are tokens of text behind those of a picture, whose angles are computed.
// CHECK-LABEL: func.func @text_behind
// CHECK: rope.apply half
func.func @text_behind(%x: tensor<6x2x4xf32>, %p: tensor<4xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %pf1 = "stablehlo.convert"(%p) : (tensor<4xi64>) -> tensor<4xf32>
  %pb1 = "stablehlo.broadcast_in_dim"(%pf1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x2xf32>
  %fb1 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2xf32>
  %an1 = "stablehlo.multiply"(%pb1, %fb1) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %c1 = "stablehlo.cosine"(%an1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %s1 = "stablehlo.sine"(%an1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %one = arith.constant dense<1.0> : tensor<2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %cos = "stablehlo.concatenate"(%c1, %one) <{dimension = 0 : i64}> : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%s1, %zero) <{dimension = 0 : i64}> : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Angles of 0 before others.
// CHECK-LABEL: func.func @angles_behind_zeros
// CHECK: rope.apply half
func.func @angles_behind_zeros(%x: tensor<6x2x4xf32>, %rest: tensor<5x2xf32>) -> tensor<6x2x4xf32> {
  %z = arith.constant dense<0.0> : tensor<1x2xf32>
  %an = "stablehlo.concatenate"(%z, %rest) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// A token that is turned by constants, others by tables, the last not at all.
// CHECK-LABEL: func.func @three_parts
// CHECK: rope.apply half
func.func @three_parts(%x: tensor<6x2x4xf32>, %c1: tensor<4x2xf32>, %s1: tensor<4x2xf32>) -> tensor<6x2x4xf32> {
  %pc = arith.constant dense<[[0.6, 0.8]]> : tensor<1x2xf32>
  %ps = arith.constant dense<[[0.8, 0.6]]> : tensor<1x2xf32>
  %one = arith.constant dense<1.0> : tensor<1x2xf32>
  %zero = arith.constant dense<0.0> : tensor<1x2xf32>
  %cos = "stablehlo.concatenate"(%pc, %c1, %one) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%ps, %s1, %zero) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Two tokens by constants: their squares make 1 in both rows, and there are no more.
// CHECK-LABEL: func.func @two_rows_of_constants
// CHECK: rope.apply half
func.func @two_rows_of_constants(%x: tensor<6x2x4xf32>, %c1: tensor<4x2xf32>, %s1: tensor<4x2xf32>) -> tensor<6x2x4xf32> {
  %t = arith.constant dense<[[0.6, 0.8], [0.8, 0.6], [0.8, 0.6], [0.6, 0.8]]> : tensor<4x2xf32>
  %pc = "stablehlo.slice"(%t) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %ps = "stablehlo.slice"(%t) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %cos = "stablehlo.concatenate"(%pc, %c1) <{dimension = 0 : i64}> : (tensor<2x2xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%ps, %s1) <{dimension = 0 : i64}> : (tensor<2x2xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Sines in two tensors, cosines in one.
// CHECK-LABEL: func.func @sines_in_two
// CHECK: rope.apply half
func.func @sines_in_two(%x: tensor<6x2x4xf32>, %c: tensor<6x2xf32>, %s0: tensor<3x2xf32>, %s1: tensor<3x2xf32>) -> tensor<6x2x4xf32> {
  %sin = "stablehlo.concatenate"(%s0, %s1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%c, %c) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// Cosines and sines are in tensors of other lengths.
// CHECK-LABEL: func.func @cut_elsewhere
// CHECK: rope.apply half
func.func @cut_elsewhere(%x: tensor<6x2x4xf32>, %c0: tensor<2x2xf32>, %c1: tensor<4x2xf32>, %s0: tensor<5x2xf32>, %s1: tensor<1x2xf32>) -> tensor<6x2x4xf32> {
  %cos = "stablehlo.concatenate"(%c0, %c1) <{dimension = 0 : i64}> : (tensor<2x2xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%s0, %s1) <{dimension = 0 : i64}> : (tensor<5x2xf32>, tensor<1x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}

// -----

// The prefix belongs to the table before it is scaled.
// CHECK-LABEL: func.func @scaled_with_prefix
// CHECK: rope.apply half
func.func @scaled_with_prefix(%x: tensor<6x2x4xf32>, %c1: tensor<5x2xf32>, %s1: tensor<5x2xf32>) -> tensor<6x2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<1x2xf32>
  %zero = arith.constant dense<0.0> : tensor<1x2xf32>
  %cj = "stablehlo.concatenate"(%one, %c1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %sj = "stablehlo.concatenate"(%zero, %s1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %k = arith.constant dense<1.25> : tensor<6x2xf32>
  %cos = "stablehlo.multiply"(%cj, %k) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.multiply"(%sj, %k) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x4xf32>) -> tensor<6x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 6, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x4xf32>) -> tensor<6x2x2xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x2xf32>, tensor<6x2x2xf32>) -> tensor<6x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x4xf32>, tensor<6x2x4xf32>) -> tensor<6x2x4xf32>
  return %y : tensor<6x2x4xf32>
}
