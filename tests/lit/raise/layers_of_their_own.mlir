// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Layers that are spelled alike, with something in it that each has of its own.

// Each turns its value by components of that value: the tables of one are no other's.
// CHECK-LABEL: func.func @by_itself(
// CHECK: %[[C0:.*]] = "stablehlo.slice"(%arg0)
// CHECK: %[[COS0:.*]] = tensor.collapse_shape %[[C0]]
// CHECK: %[[S0:.*]] = "stablehlo.slice"(%arg0)
// CHECK: %[[SIN0:.*]] = tensor.collapse_shape %[[S0]]
// CHECK: rope.apply half %{{.*}}, %[[COS0]], %[[SIN0]]
// CHECK: %[[C1:.*]] = "stablehlo.slice"(%arg1)
// CHECK: %[[COS1:.*]] = tensor.collapse_shape %[[C1]]
// CHECK: %[[S1:.*]] = "stablehlo.slice"(%arg1)
// CHECK: %[[SIN1:.*]] = tensor.collapse_shape %[[S1]]
// CHECK: rope.apply half %{{.*}}, %[[COS1]], %[[SIN1]]
// CHECK: %[[C2:.*]] = "stablehlo.slice"(%arg2)
// CHECK: %[[COS2:.*]] = tensor.collapse_shape %[[C2]]
// CHECK: %[[S2:.*]] = "stablehlo.slice"(%arg2)
// CHECK: %[[SIN2:.*]] = tensor.collapse_shape %[[S2]]
// CHECK: rope.apply half %{{.*}}, %[[COS2]], %[[SIN2]]
// CHECK: %[[C3:.*]] = "stablehlo.slice"(%arg3)
// CHECK: %[[COS3:.*]] = tensor.collapse_shape %[[C3]]
// CHECK: %[[S3:.*]] = "stablehlo.slice"(%arg3)
// CHECK: %[[SIN3:.*]] = tensor.collapse_shape %[[S3]]
// CHECK: rope.apply half %{{.*}}, %[[COS3]], %[[SIN3]]
// CHECK: return
func.func @by_itself(%x0: tensor<1x3x2x8xf32>, %x1: tensor<1x3x2x8xf32>, %x2: tensor<1x3x2x8xf32>, %x3: tensor<1x3x2x8xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) {
  %lo0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %hi0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %ch0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 1, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %c0 = "stablehlo.broadcast_in_dim"(%ch0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %sh0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %s0 = "stablehlo.broadcast_in_dim"(%sh0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %a0 = "stablehlo.multiply"(%lo0, %c0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %b0 = "stablehlo.multiply"(%hi0, %s0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %d0 = "stablehlo.subtract"(%a0, %b0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e0 = "stablehlo.multiply"(%hi0, %c0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %f0 = "stablehlo.multiply"(%lo0, %s0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %g0 = "stablehlo.add"(%e0, %f0) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %y0 = "stablehlo.concatenate"(%d0, %g0) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %hi1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %ch1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 1, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %c1 = "stablehlo.broadcast_in_dim"(%ch1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %sh1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %s1 = "stablehlo.broadcast_in_dim"(%sh1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %a1 = "stablehlo.multiply"(%lo1, %c1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %b1 = "stablehlo.multiply"(%hi1, %s1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %d1 = "stablehlo.subtract"(%a1, %b1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e1 = "stablehlo.multiply"(%hi1, %c1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %f1 = "stablehlo.multiply"(%lo1, %s1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %g1 = "stablehlo.add"(%e1, %f1) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %y1 = "stablehlo.concatenate"(%d1, %g1) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %hi2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %ch2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 1, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%ch2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %sh2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%sh2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %a2 = "stablehlo.multiply"(%lo2, %c2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %b2 = "stablehlo.multiply"(%hi2, %s2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %d2 = "stablehlo.subtract"(%a2, %b2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e2 = "stablehlo.multiply"(%hi2, %c2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %f2 = "stablehlo.multiply"(%lo2, %s2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %g2 = "stablehlo.add"(%e2, %f2) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %y2 = "stablehlo.concatenate"(%d2, %g2) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %lo3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %hi3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %ch3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 1, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %c3 = "stablehlo.broadcast_in_dim"(%ch3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %sh3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x1x4xf32>
  %s3 = "stablehlo.broadcast_in_dim"(%sh3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x4xf32>) -> tensor<1x3x2x4xf32>
  %a3 = "stablehlo.multiply"(%lo3, %c3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %b3 = "stablehlo.multiply"(%hi3, %s3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %d3 = "stablehlo.subtract"(%a3, %b3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %e3 = "stablehlo.multiply"(%hi3, %c3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %f3 = "stablehlo.multiply"(%lo3, %s3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %g3 = "stablehlo.add"(%e3, %f3) : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %y3 = "stablehlo.concatenate"(%d3, %g3) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  return %y0, %y1, %y2, %y3 : tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>
}

// -----

// The half of another value that lies around the region.
// CHECK-LABEL: func.func @half_from_around(
// CHECK: rope.apply half
// CHECK: rope.apply half
// CHECK-NOT: rope.apply
// CHECK: "stablehlo.multiply"(%arg1
// CHECK-NOT: rope.apply
// CHECK: return
func.func @half_from_around(%x: tensor<1x3x2x8xf32>, %other: tensor<1x3x2x8xf32>, %cos: tensor<3x4xf32>, %sin: tensor<3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) {
  %cc = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  %ss = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  %c = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x8xf32>) -> tensor<1x3x2x8xf32>
  %s = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x8xf32>) -> tensor<1x3x2x8xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %r = "stablehlo.concatenate"(%n, %lo) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %out:3 = "test.region"() ({
    %a0 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %b0 = "stablehlo.multiply"(%r, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %a1 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %b1 = "stablehlo.multiply"(%r, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %a2 = "stablehlo.multiply"(%other, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %b2 = "stablehlo.multiply"(%r, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    "test.yield"(%y0, %y1, %y2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> ()
  }) : () -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>)
  return %out#0, %out#1, %out#2 : tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>
}

// -----

// What a region takes of x is made of x too: all need it, and one takes it for another value.
// CHECK-LABEL: func.func @half_taken_by_a_region(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @half_taken_by_a_region(%x: tensor<1x3x2x8xf32>, %other: tensor<1x3x2x8xf32>, %cos: tensor<3x4xf32>, %sin: tensor<3x4xf32>) -> (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) {
  %cc = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  %ss = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  %c = "stablehlo.broadcast_in_dim"(%cc) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x8xf32>) -> tensor<1x3x2x8xf32>
  %s = "stablehlo.broadcast_in_dim"(%ss) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x8xf32>) -> tensor<1x3x2x8xf32>
  %e = tensor.empty() : tensor<1x3x2x4xf32>
  %lo = linalg.generic {indexing_maps = [affine_map<(b, t, h, d) -> (b, t, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x3x2x4xf32>) {
  ^bb0(%out: f32):
    %b = linalg.index 0 : index
    %t = linalg.index 1 : index
    %h = linalg.index 2 : index
    %d = linalg.index 3 : index
    %v = tensor.extract %x[%b, %t, %h, %d] : tensor<1x3x2x8xf32>
    linalg.yield %v : f32
  } -> tensor<1x3x2x4xf32>
  %hi0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n0 = "stablehlo.negate"(%hi0) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %r0 = "stablehlo.concatenate"(%n0, %lo) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a0 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b0 = "stablehlo.multiply"(%r0, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y0 = "stablehlo.add"(%a0, %b0) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n1 = "stablehlo.negate"(%hi1) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %r1 = "stablehlo.concatenate"(%n1, %lo) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a1 = "stablehlo.multiply"(%x, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b1 = "stablehlo.multiply"(%r1, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y1 = "stablehlo.add"(%a1, %b1) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %hi2 = "stablehlo.slice"(%other) <{start_indices = array<i64: 0, 0, 0, 4>, limit_indices = array<i64: 1, 3, 2, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x2x8xf32>) -> tensor<1x3x2x4xf32>
  %n2 = "stablehlo.negate"(%hi2) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
  %r2 = "stablehlo.concatenate"(%n2, %lo) <{dimension = 3 : i64}> : (tensor<1x3x2x4xf32>, tensor<1x3x2x4xf32>) -> tensor<1x3x2x8xf32>
  %a2 = "stablehlo.multiply"(%other, %c) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %b2 = "stablehlo.multiply"(%r2, %s) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  %y2 = "stablehlo.add"(%a2, %b2) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
  return %y0, %y1, %y2 : tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>
}

// -----

// A table that is made of x by what nobody can follow: rows that roll. Each layer keeps its own.
// CHECK-LABEL: func.func @torch_rolled_rows_of_itself(
// CHECK-COUNT-6: "torch.aten.roll"
// CHECK: return
func.func @torch_rolled_rows_of_itself(%x0: !torch.vtensor<[1,3,5,8],f32>, %x1: !torch.vtensor<[1,3,5,8],f32>, %x2: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>) {
  %i0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %i3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %i4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %i8 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %by = "torch.prim.ListConstruct"(%i1) : (!torch.int) -> !torch.list<int>
  %rows = "torch.prim.ListConstruct"(%i0) : (!torch.int) -> !torch.list<int>
  %p0 = "torch.aten.select.int"(%x0, %i0, %i0) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,5,8],f32>
  %cq0 = "torch.aten.select.int"(%p0, %i0, %i0) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %ct0 = "torch.aten.slice.Tensor"(%cq0, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %c0 = "torch.aten.roll"(%ct0, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %sq0 = "torch.aten.select.int"(%p0, %i0, %i1) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %st0 = "torch.aten.slice.Tensor"(%sq0, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %s0 = "torch.aten.roll"(%st0, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %h0 = "torch.aten.slice.Tensor"(%x0, %i3, %i0, %i4, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %k0 = "torch.aten.slice.Tensor"(%x0, %i3, %i4, %i8, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %hc0 = "torch.aten.mul.Tensor"(%h0, %c0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %ks0 = "torch.aten.mul.Tensor"(%k0, %s0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %kc0 = "torch.aten.mul.Tensor"(%k0, %c0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %hs0 = "torch.aten.mul.Tensor"(%h0, %s0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %u0 = "torch.aten.sub.Tensor"(%hc0, %ks0, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v0 = "torch.aten.add.Tensor"(%kc0, %hs0, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %l0 = "torch.prim.ListConstruct"(%u0, %v0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %y0 = "torch.aten.cat"(%l0, %i3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %p1 = "torch.aten.select.int"(%x1, %i0, %i0) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,5,8],f32>
  %cq1 = "torch.aten.select.int"(%p1, %i0, %i0) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %ct1 = "torch.aten.slice.Tensor"(%cq1, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %c1 = "torch.aten.roll"(%ct1, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %sq1 = "torch.aten.select.int"(%p1, %i0, %i1) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %st1 = "torch.aten.slice.Tensor"(%sq1, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %s1 = "torch.aten.roll"(%st1, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %h1 = "torch.aten.slice.Tensor"(%x1, %i3, %i0, %i4, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %k1 = "torch.aten.slice.Tensor"(%x1, %i3, %i4, %i8, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %hc1 = "torch.aten.mul.Tensor"(%h1, %c1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %ks1 = "torch.aten.mul.Tensor"(%k1, %s1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %kc1 = "torch.aten.mul.Tensor"(%k1, %c1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %hs1 = "torch.aten.mul.Tensor"(%h1, %s1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %u1 = "torch.aten.sub.Tensor"(%hc1, %ks1, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v1 = "torch.aten.add.Tensor"(%kc1, %hs1, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %l1 = "torch.prim.ListConstruct"(%u1, %v1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %y1 = "torch.aten.cat"(%l1, %i3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %p2 = "torch.aten.select.int"(%x2, %i0, %i0) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,5,8],f32>
  %cq2 = "torch.aten.select.int"(%p2, %i0, %i0) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %ct2 = "torch.aten.slice.Tensor"(%cq2, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %c2 = "torch.aten.roll"(%ct2, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %sq2 = "torch.aten.select.int"(%p2, %i0, %i1) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %st2 = "torch.aten.slice.Tensor"(%sq2, %i1, %i0, %i4, %i1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %s2 = "torch.aten.roll"(%st2, %by, %rows) : (!torch.vtensor<[5,4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %h2 = "torch.aten.slice.Tensor"(%x2, %i3, %i0, %i4, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %k2 = "torch.aten.slice.Tensor"(%x2, %i3, %i4, %i8, %i1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %hc2 = "torch.aten.mul.Tensor"(%h2, %c2) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %ks2 = "torch.aten.mul.Tensor"(%k2, %s2) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %kc2 = "torch.aten.mul.Tensor"(%k2, %c2) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %hs2 = "torch.aten.mul.Tensor"(%h2, %s2) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %u2 = "torch.aten.sub.Tensor"(%hc2, %ks2, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v2 = "torch.aten.add.Tensor"(%kc2, %hs2, %i1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %l2 = "torch.prim.ListConstruct"(%u2, %v2) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %y2 = "torch.aten.cat"(%l2, %i3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %y0, %y1, %y2 : !torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>
}
