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
