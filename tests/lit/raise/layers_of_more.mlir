// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Layers that are alike but for what is made of what they turn.

// The third layer has the rest of x behind what is turned, where others have something else.
// CHECK-LABEL: func.func @rest_of_x(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x8xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK-NOT: rope.apply
// CHECK: return
func.func @rest_of_x(%x0: tensor<1x3x2x8xf32>, %x1: tensor<1x3x2x8xf32>, %x2: tensor<1x3x2x8xf32>, %x3: tensor<1x3x2x8xf32>, %u0: tensor<1x3x2x4xf32>, %u1: tensor<1x3x2x4xf32>, %u2: tensor<1x3x2x4xf32>, %u3: tensor<1x3x2x4xf32>, %c: tensor<1x3x2xf32>, %s: tensor<1x3x2xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2x2xf32>
  %lo0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a0 = "stablehlo.multiply"(%lo0, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b0 = "stablehlo.multiply"(%hi0, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f0 = "stablehlo.subtract"(%a0, %b0) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d0 = "stablehlo.multiply"(%hi0, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e0 = "stablehlo.multiply"(%lo0, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g0 = "stablehlo.add"(%d0, %e0) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y0 = "stablehlo.concatenate"(%f0, %g0) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z0 = "stablehlo.concatenate"(%y0, %u0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a1 = "stablehlo.multiply"(%lo1, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b1 = "stablehlo.multiply"(%hi1, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f1 = "stablehlo.subtract"(%a1, %b1) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d1 = "stablehlo.multiply"(%hi1, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e1 = "stablehlo.multiply"(%lo1, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g1 = "stablehlo.add"(%d1, %e1) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y1 = "stablehlo.concatenate"(%f1, %g1) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z1 = "stablehlo.concatenate"(%y1, %u1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a2 = "stablehlo.multiply"(%lo2, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b2 = "stablehlo.multiply"(%hi2, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f2 = "stablehlo.subtract"(%a2, %b2) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d2 = "stablehlo.multiply"(%hi2, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e2 = "stablehlo.multiply"(%lo2, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g2 = "stablehlo.add"(%d2, %e2) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y2 = "stablehlo.concatenate"(%f2, %g2) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %v = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %z2 = "stablehlo.concatenate"(%y2, %v) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a3 = "stablehlo.multiply"(%lo3, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b3 = "stablehlo.multiply"(%hi3, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f3 = "stablehlo.subtract"(%a3, %b3) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d3 = "stablehlo.multiply"(%hi3, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e3 = "stablehlo.multiply"(%lo3, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g3 = "stablehlo.add"(%d3, %e3) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y3 = "stablehlo.concatenate"(%f3, %g3) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z3 = "stablehlo.concatenate"(%y3, %u3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  return %z0, %z1, %z2, %z3 : tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>
}

// -----

// The third layer has the rest of another layer's x behind it: its rotation is no larger.
// CHECK-LABEL: func.func @rest_of_another(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4> : tensor<{{.*}}x4xf32>
// CHECK-NOT: rope.apply
// CHECK: return
func.func @rest_of_another(%x0: tensor<1x3x2x8xf32>, %x1: tensor<1x3x2x8xf32>, %x2: tensor<1x3x2x8xf32>, %x3: tensor<1x3x2x8xf32>, %u0: tensor<1x3x2x4xf32>, %u1: tensor<1x3x2x4xf32>, %u2: tensor<1x3x2x4xf32>, %u3: tensor<1x3x2x4xf32>, %c: tensor<1x3x2xf32>, %s: tensor<1x3x2xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2x2xf32>
  %lo0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a0 = "stablehlo.multiply"(%lo0, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b0 = "stablehlo.multiply"(%hi0, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f0 = "stablehlo.subtract"(%a0, %b0) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d0 = "stablehlo.multiply"(%hi0, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e0 = "stablehlo.multiply"(%lo0, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g0 = "stablehlo.add"(%d0, %e0) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y0 = "stablehlo.concatenate"(%f0, %g0) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z0 = "stablehlo.concatenate"(%y0, %u0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a1 = "stablehlo.multiply"(%lo1, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b1 = "stablehlo.multiply"(%hi1, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f1 = "stablehlo.subtract"(%a1, %b1) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d1 = "stablehlo.multiply"(%hi1, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e1 = "stablehlo.multiply"(%lo1, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g1 = "stablehlo.add"(%d1, %e1) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y1 = "stablehlo.concatenate"(%f1, %g1) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z1 = "stablehlo.concatenate"(%y1, %u1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a2 = "stablehlo.multiply"(%lo2, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b2 = "stablehlo.multiply"(%hi2, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f2 = "stablehlo.subtract"(%a2, %b2) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d2 = "stablehlo.multiply"(%hi2, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e2 = "stablehlo.multiply"(%lo2, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g2 = "stablehlo.add"(%d2, %e2) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y2 = "stablehlo.concatenate"(%f2, %g2) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %v = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %z2 = "stablehlo.concatenate"(%y2, %v) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %hi3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x2xf32>
  %a3 = "stablehlo.multiply"(%lo3, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %b3 = "stablehlo.multiply"(%hi3, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %f3 = "stablehlo.subtract"(%a3, %b3) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %d3 = "stablehlo.multiply"(%hi3, %cb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %e3 = "stablehlo.multiply"(%lo3, %sb) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %g3 = "stablehlo.add"(%d3, %e3) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %y3 = "stablehlo.concatenate"(%f3, %g3) <{dimension = 3 : i64}> : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) -> tensor<1x3x2x4xf32>
  %z3 = "stablehlo.concatenate"(%y3, %u3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  return %z0, %z1, %z2, %z3 : tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>
}

// -----

// Layers of two windows have the tables of both from the first one.
// CHECK-LABEL: func.func @two_windows(
// CHECK: rope.table
// CHECK: rope.table
// CHECK-NOT: rope.table
// CHECK-COUNT-6: rope.apply half
// CHECK-NOT: rope.
// CHECK: return
func.func @two_windows(%x0: tensor<3x2x8xf32>, %x1: tensor<3x2x8xf32>, %x2: tensor<3x2x8xf32>, %p: tensor<3xi64>, %q: tensor<3xi64>) -> (tensor<3x2x8xf32>, tensor<3x2x8xf32>, tensor<3x2x8xf32>) {
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 1.0e-02]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %ib = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<3xi64>) -> tensor<3xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %pa = "stablehlo.multiply"(%pb, %ib) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %pc2 = "stablehlo.cosine"(%pa) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %pc = "stablehlo.broadcast_in_dim"(%pc2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %ps2 = "stablehlo.sine"(%pa) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %ps = "stablehlo.broadcast_in_dim"(%ps2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %qf = "stablehlo.convert"(%q) : (tensor<3xi64>) -> tensor<3xf32>
  %qb = "stablehlo.broadcast_in_dim"(%qf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %qa = "stablehlo.multiply"(%qb, %ib) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %qc2 = "stablehlo.cosine"(%qa) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %qc = "stablehlo.broadcast_in_dim"(%qc2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %qs2 = "stablehlo.sine"(%qa) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %qs = "stablehlo.broadcast_in_dim"(%qs2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %lp0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hp0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %ap0 = "stablehlo.multiply"(%lp0, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bp0 = "stablehlo.multiply"(%hp0, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dp0 = "stablehlo.subtract"(%ap0, %bp0) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %ep0 = "stablehlo.multiply"(%hp0, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fp0 = "stablehlo.multiply"(%lp0, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gp0 = "stablehlo.add"(%ep0, %fp0) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %lq0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 3, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hq0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 3, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %aq0 = "stablehlo.multiply"(%lq0, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bq0 = "stablehlo.multiply"(%hq0, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dq0 = "stablehlo.subtract"(%aq0, %bq0) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %eq0 = "stablehlo.multiply"(%hq0, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fq0 = "stablehlo.multiply"(%lq0, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gq0 = "stablehlo.add"(%eq0, %fq0) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %y0 = "stablehlo.concatenate"(%dp0, %gp0, %dq0, %gq0) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x8xf32>
  %lp1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hp1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %ap1 = "stablehlo.multiply"(%lp1, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bp1 = "stablehlo.multiply"(%hp1, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dp1 = "stablehlo.subtract"(%ap1, %bp1) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %ep1 = "stablehlo.multiply"(%hp1, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fp1 = "stablehlo.multiply"(%lp1, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gp1 = "stablehlo.add"(%ep1, %fp1) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %lq1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 3, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hq1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 3, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %aq1 = "stablehlo.multiply"(%lq1, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bq1 = "stablehlo.multiply"(%hq1, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dq1 = "stablehlo.subtract"(%aq1, %bq1) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %eq1 = "stablehlo.multiply"(%hq1, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fq1 = "stablehlo.multiply"(%lq1, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gq1 = "stablehlo.add"(%eq1, %fq1) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %y1 = "stablehlo.concatenate"(%dp1, %gp1, %dq1, %gq1) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x8xf32>
  %lp2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hp2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %ap2 = "stablehlo.multiply"(%lp2, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bp2 = "stablehlo.multiply"(%hp2, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dp2 = "stablehlo.subtract"(%ap2, %bp2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %ep2 = "stablehlo.multiply"(%hp2, %pc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fp2 = "stablehlo.multiply"(%lp2, %ps) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gp2 = "stablehlo.add"(%ep2, %fp2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %lq2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 3, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %hq2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 3, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x2x2xf32>
  %aq2 = "stablehlo.multiply"(%lq2, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %bq2 = "stablehlo.multiply"(%hq2, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %dq2 = "stablehlo.subtract"(%aq2, %bq2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %eq2 = "stablehlo.multiply"(%hq2, %qc) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %fq2 = "stablehlo.multiply"(%lq2, %qs) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %gq2 = "stablehlo.add"(%eq2, %fq2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %y2 = "stablehlo.concatenate"(%dp2, %gp2, %dq2, %gq2) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x8xf32>
  return %y0, %y1, %y2 : tensor<3x2x8xf32>, tensor<3x2x8xf32>, tensor<3x2x8xf32>
}
