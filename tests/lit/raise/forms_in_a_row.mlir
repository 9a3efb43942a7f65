// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Rotations one after the other, each of what the one before made, with one table.

// Both are found, not the first one alone.
// CHECK-LABEL: func.func @two_halves(
// CHECK: rope.apply half
// CHECK: rope.apply half
// CHECK-NOT: stablehlo.add
// CHECK-NOT: rope.apply
// CHECK: return
func.func @two_halves(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x1x4xf32>, %sin: tensor<1x3x1x4xf32>) -> tensor<1x3x2x8xf32> {
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%y0, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %y1 : tensor<1x3x2x8xf32>
}

// -----

// From the third on they are spelled as the two before.
// CHECK-LABEL: func.func @four_halves(
// CHECK: rope.apply half
// CHECK: rope.apply half
// CHECK: rope.apply half
// CHECK: rope.apply half
// CHECK-NOT: stablehlo.add
// CHECK-NOT: rope.apply
// CHECK: return
func.func @four_halves(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x1x4xf32>, %sin: tensor<1x3x1x4xf32>) -> tensor<1x3x2x8xf32> {
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%y0, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%y1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%y1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%y1, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%y2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%y2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%y2, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %y3 : tensor<1x3x2x8xf32>
}

// -----

// Neighbours, put together behind their sums.
// CHECK-LABEL: func.func @three_interleaved(
// CHECK: rope.apply interleaved
// CHECK: rope.apply interleaved
// CHECK: rope.apply interleaved
// CHECK-NOT: stablehlo.add
// CHECK-NOT: rope.apply
// CHECK: return
func.func @three_interleaved(%x: tensor<1x3x2x8xf32>, %cos: tensor<1x3x1x4xf32>, %sin: tensor<1x3x1x4xf32>) -> tensor<1x3x2x8xf32> {
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %p0 = "stablehlo.reshape"(%x) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4x2xf32>
  %s0_0 = "stablehlo.slice"(%p0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x0_0 = "stablehlo.reshape"(%s0_0) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %s0_1 = "stablehlo.slice"(%p0) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 3, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x0_1 = "stablehlo.reshape"(%s0_1) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %m0_0 = "stablehlo.multiply"(%x0_0, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m0_1 = "stablehlo.multiply"(%x0_1, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m0_2 = "stablehlo.multiply"(%x0_1, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m0_3 = "stablehlo.multiply"(%x0_0, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e0 = "stablehlo.subtract"(%m0_0, %m0_1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %o0 = "stablehlo.add"(%m0_2, %m0_3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e0_1 = "stablehlo.reshape"(%e0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %o0_1 = "stablehlo.reshape"(%o0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %j0 = "stablehlo.concatenate"(%e0_1, %o0_1) <{dimension = 4 : i64}> : (tensor<1x3x2x4x1xf32>, tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4x2xf32>
  %y0 = "stablehlo.reshape"(%j0) : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x8xf32>
  %p1 = "stablehlo.reshape"(%y0) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4x2xf32>
  %s1_0 = "stablehlo.slice"(%p1) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x1_0 = "stablehlo.reshape"(%s1_0) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %s1_1 = "stablehlo.slice"(%p1) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 3, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x1_1 = "stablehlo.reshape"(%s1_1) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %m1_0 = "stablehlo.multiply"(%x1_0, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m1_1 = "stablehlo.multiply"(%x1_1, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m1_2 = "stablehlo.multiply"(%x1_1, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m1_3 = "stablehlo.multiply"(%x1_0, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e1 = "stablehlo.subtract"(%m1_0, %m1_1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %o1 = "stablehlo.add"(%m1_2, %m1_3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e1_1 = "stablehlo.reshape"(%e1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %o1_1 = "stablehlo.reshape"(%o1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %j1 = "stablehlo.concatenate"(%e1_1, %o1_1) <{dimension = 4 : i64}> : (tensor<1x3x2x4x1xf32>, tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4x2xf32>
  %y1 = "stablehlo.reshape"(%j1) : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x8xf32>
  %p2 = "stablehlo.reshape"(%y1) : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4x2xf32>
  %s2_0 = "stablehlo.slice"(%p2) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x2_0 = "stablehlo.reshape"(%s2_0) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %s2_1 = "stablehlo.slice"(%p2) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 3, 2, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x4x1xf32>
  %x2_1 = "stablehlo.reshape"(%s2_1) : (tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4xf32>
  %m2_0 = "stablehlo.multiply"(%x2_0, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m2_1 = "stablehlo.multiply"(%x2_1, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m2_2 = "stablehlo.multiply"(%x2_1, %c) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %m2_3 = "stablehlo.multiply"(%x2_0, %s) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e2 = "stablehlo.subtract"(%m2_0, %m2_1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %o2 = "stablehlo.add"(%m2_2, %m2_3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e2_1 = "stablehlo.reshape"(%e2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %o2_1 = "stablehlo.reshape"(%o2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4x1xf32>
  %j2 = "stablehlo.concatenate"(%e2_1, %o2_1) <{dimension = 4 : i64}> : (tensor<1x3x2x4x1xf32>, tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4x2xf32>
  %y2 = "stablehlo.reshape"(%j2) : (tensor<1x3x2x4x2xf32>) -> tensor<1x3x2x8xf32>
  return %y2 : tensor<1x3x2x8xf32>
}

// -----

// By angles that the graph computes: one table for all.
// CHECK-LABEL: func.func @computed(
// CHECK: %[[COS:.*]], %[[SIN:.*]] = rope.table
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]]
// CHECK-NOT: stablehlo.add
// CHECK-NOT: rope.apply
// CHECK: return
func.func @computed(%x: tensor<1x3x2x8xf32>, %p: tensor<1x3xi64>) -> tensor<1x3x2x8xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<1x3xi64>) -> tensor<1x3xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<1x3x1x4xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x3x1x4xf32>
  %angle = "stablehlo.multiply"(%pb, %fb) : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x4xf32>
  %cos = "stablehlo.cosine"(%angle) : (tensor<1x3x1x4xf32>) -> tensor<1x3x1x4xf32>
  %sin = "stablehlo.sine"(%angle) : (tensor<1x3x1x4xf32>) -> tensor<1x3x1x4xf32>
  %cos2 = "stablehlo.concatenate"(%cos, %cos) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %sin2 = "stablehlo.concatenate"(%sin, %sin) <{dimension = 3 : i64}> : (tensor<1x3x1x4xf32>, tensor<1x3x1x4xf32>) -> tensor<1x3x1x8xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo1 = "stablehlo.slice"(%y0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%y0, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%y1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo2 = "stablehlo.slice"(%y1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%y1, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi3 = "stablehlo.slice"(%y2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n3 = "stablehlo.negate"(%hi3) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo3 = "stablehlo.slice"(%y2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r3 = "stablehlo.concatenate"(%n3, %lo3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a3 = "stablehlo.multiply"(%y2, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b3 = "stablehlo.multiply"(%r3, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y3 = "stablehlo.add"(%a3, %b3) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %y3 : tensor<1x3x2x8xf32>
}
