// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What only looks like a cosine and a sine: masks, scales, and parts that do not belong together.

// Either the cosine or the sine is 0: masks whose squares make 1 are no angle.
// CHECK-LABEL: func.func @cos_or_sin
// CHECK-NOT: rope.apply
func.func @cos_or_sin(%x: tensor<6x2x4xf32>, %p: tensor<6xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %m = arith.constant dense<[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]> : tensor<12xf32>
  %m0 = "stablehlo.slice"(%m) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %m1 = "stablehlo.slice"(%m) <{start_indices = array<i64: 6>, limit_indices = array<i64: 12>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %mb = "stablehlo.broadcast_in_dim"(%m0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %nb = "stablehlo.broadcast_in_dim"(%m1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %pf0 = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.multiply"(%c0, %mb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.multiply"(%s0, %nb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
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

// Nor are scales.
// CHECK-LABEL: func.func @scaled_apart
// CHECK-NOT: rope.apply
func.func @scaled_apart(%x: tensor<6x2x4xf32>, %p: tensor<6xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %m = arith.constant dense<[0.6, 0.8, 0.28, 0.96, 0.6, 0.8, 0.8, 0.6, 0.96, 0.28, 0.8, 0.6]> : tensor<12xf32>
  %m0 = "stablehlo.slice"(%m) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %m1 = "stablehlo.slice"(%m) <{start_indices = array<i64: 6>, limit_indices = array<i64: 12>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %mb = "stablehlo.broadcast_in_dim"(%m0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %nb = "stablehlo.broadcast_in_dim"(%m1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %pf0 = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.multiply"(%c0, %mb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.multiply"(%s0, %nb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
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

// Of two angles the cosine has one where the sine has the other.
// CHECK-LABEL: func.func @other_by_mask
// CHECK-NOT: rope.apply
func.func @other_by_mask(%x: tensor<6x2x4xf32>, %p: tensor<6xi64>, %q: tensor<6xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %m = arith.constant dense<[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]> : tensor<12xf32>
  %m0 = "stablehlo.slice"(%m) <{start_indices = array<i64: 0>, limit_indices = array<i64: 6>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %m1 = "stablehlo.slice"(%m) <{start_indices = array<i64: 6>, limit_indices = array<i64: 12>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
  %mb = "stablehlo.broadcast_in_dim"(%m0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %nb = "stablehlo.broadcast_in_dim"(%m1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %pf0 = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %pf1 = "stablehlo.convert"(%q) : (tensor<6xi64>) -> tensor<6xf32>
  %pb1 = "stablehlo.broadcast_in_dim"(%pf1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x2xf32>
  %fb1 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %an1 = "stablehlo.multiply"(%pb1, %fb1) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %c1 = "stablehlo.cosine"(%an1) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %s1 = "stablehlo.sine"(%an1) : (tensor<6x2xf32>) -> tensor<6x2xf32>
  %ca = "stablehlo.multiply"(%c0, %mb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %cb2 = "stablehlo.multiply"(%c1, %nb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %cos = "stablehlo.add"(%ca, %cb2) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sa = "stablehlo.multiply"(%s0, %nb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sb2 = "stablehlo.multiply"(%s1, %mb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.add"(%sa, %sb2) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
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

// The same, joined.
// CHECK-LABEL: func.func @joined_swapped
// CHECK-NOT: rope.apply
func.func @joined_swapped(%x: tensor<6x2x4xf32>, %p: tensor<3xi64>, %q: tensor<3xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %pf0 = "stablehlo.convert"(%p) : (tensor<3xi64>) -> tensor<3xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %pf1 = "stablehlo.convert"(%q) : (tensor<3xi64>) -> tensor<3xf32>
  %pb1 = "stablehlo.broadcast_in_dim"(%pf1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %fb1 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %an1 = "stablehlo.multiply"(%pb1, %fb1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c1 = "stablehlo.cosine"(%an1) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s1 = "stablehlo.sine"(%an1) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %cos = "stablehlo.concatenate"(%c0, %c1) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%s1, %s0) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
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

// A prefix of ones and ones.
// CHECK-LABEL: func.func @prefix_of_ones
// CHECK-NOT: rope.apply
func.func @prefix_of_ones(%x: tensor<6x2x4xf32>, %c1: tensor<5x2xf32>, %s1: tensor<5x2xf32>) -> tensor<6x2x4xf32> {
  %one = arith.constant dense<1.0> : tensor<1x2xf32>
  %cos = "stablehlo.concatenate"(%one, %c1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%one, %s1) <{dimension = 0 : i64}> : (tensor<1x2xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
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

// Cosines, then zeros, beside zeros, then sines.
// CHECK-LABEL: func.func @halves_of_zeros
// CHECK-NOT: rope.apply
func.func @halves_of_zeros(%x: tensor<6x2x4xf32>, %p: tensor<3xi64>) -> tensor<6x2x4xf32> {
  %f = arith.constant dense<[1.0, 0.01]> : tensor<2xf32>
  %pf0 = "stablehlo.convert"(%p) : (tensor<3xi64>) -> tensor<3xf32>
  %pb0 = "stablehlo.broadcast_in_dim"(%pf0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %fb0 = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %an0 = "stablehlo.multiply"(%pb0, %fb0) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c0 = "stablehlo.cosine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %s0 = "stablehlo.sine"(%an0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %zero = arith.constant dense<0.0> : tensor<3x2xf32>
  %cos = "stablehlo.concatenate"(%c0, %zero) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %sin = "stablehlo.concatenate"(%zero, %s0) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
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

// Chunks of sines in the other order than those of cosines.
// CHECK-LABEL: func.func @chunks_swapped
// CHECK-NOT: rope.apply
func.func @chunks_swapped(%x: tensor<6x2x4xf32>, %ct: tensor<6x2xf32>, %st: tensor<6x2xf32>) -> tensor<6x2x4xf32> {
  %s0 = "stablehlo.slice"(%st) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %s1 = "stablehlo.slice"(%st) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %sin = "stablehlo.concatenate"(%s1, %s0) <{dimension = 0 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
  %cw = "stablehlo.concatenate"(%ct, %ct) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
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

// The second row's squares do not make 1.
// CHECK-LABEL: func.func @second_row_of_constants
// CHECK-NOT: rope.apply
func.func @second_row_of_constants(%x: tensor<6x2x4xf32>, %c1: tensor<4x2xf32>, %s1: tensor<4x2xf32>) -> tensor<6x2x4xf32> {
  %t = arith.constant dense<[[0.6, 0.8], [0.8, 0.6], [0.8, 0.6], [0.7, 0.8]]> : tensor<4x2xf32>
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
