// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Layers that are alike, and ones that only look so: from the third on they are compared with the
// first two.

// Each layer has tables of its own, made alike of the same.
// CHECK-LABEL: func.func @alike(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @alike(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// The third layer has the sines of another table: no less a rotation.
// CHECK-LABEL: func.func @other_sines(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @other_sines(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%other, %other) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// The third layer's second half is its first one again.
// CHECK-LABEL: func.func @wrong_half(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @wrong_half(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// The third layer has the sign in its other half.
// CHECK-LABEL: func.func @wrong_order(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @wrong_order(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%lo2, %n2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// The third layer's cosines are of another value.
// CHECK-LABEL: func.func @other_value(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @other_value(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%x, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// What the third layer computes has another use.
// CHECK-LABEL: func.func @used(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @used(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %u = "stablehlo.tanh"(%n2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %u : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}

// -----

// The third layer subtracts.
// CHECK-LABEL: func.func @backwards(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply inverse half {{.*}}begin = 0, dim = 8
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK-NOT: rope.apply
// CHECK: return
func.func @backwards(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x4xf32>, %sin: tensor<1x3x4xf32>, %other: tensor<1x3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>) {
  %cos0 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%cos0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin0 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sin0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z0 = "stablehlo.tanh"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos1 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%cos1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin1 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sin1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%z0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%z0, %c1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z1 = "stablehlo.tanh"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%z1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%z1, %c2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.subtract"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z2 = "stablehlo.tanh"(%y2) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %cos3 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%cos3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %sin3 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 2 : i64}> : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x8xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sin3) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%z2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%z2, %c3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %z3 = "stablehlo.tanh"(%y3) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %z3, %lo0 : tensor<1x3x2x8xf32>, tensor<1x3x2x4xf32>
}
