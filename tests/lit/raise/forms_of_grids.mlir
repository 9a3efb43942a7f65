// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Positions of a grid of which one axis is the same number for all tokens: a picture's frame.

// Beside rows and columns in one tensor: an axis as these are.
// CHECK-LABEL: func.func @frame_one(
// CHECK: rope.table #rope.default<theta = 1.000000e+04, angle = hf> axes = <order = contiguous, sections = [2, 2, 2], restart = true>
// CHECK: rope.apply half
func.func @frame_one(%x: tensor<6x2x12xf32>, %p: tensor<6x2xi64>) -> tensor<6x2x12xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %frame = "stablehlo.constant"() <{value = dense<1> : tensor<6x1xi64>}> : () -> tensor<6x1xi64>
  %ids = "stablehlo.concatenate"(%frame, %p) <{dimension = 1 : i64}> : (tensor<6x1xi64>, tensor<6x2xi64>) -> tensor<6x3xi64>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %i0 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r0 = "stablehlo.convert"(%i0) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b0 = "stablehlo.broadcast_in_dim"(%r0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a0 = "stablehlo.multiply"(%b0, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i1 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r1 = "stablehlo.convert"(%i1) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b1 = "stablehlo.broadcast_in_dim"(%r1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a1 = "stablehlo.multiply"(%b1, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i2 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r2 = "stablehlo.convert"(%i2) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b2 = "stablehlo.broadcast_in_dim"(%r2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a2 = "stablehlo.multiply"(%b2, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %a = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %cos = "stablehlo.cosine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %sin = "stablehlo.sine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %x0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %x1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %m0 = "stablehlo.multiply"(%x0, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m1 = "stablehlo.multiply"(%x1, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m2 = "stablehlo.multiply"(%x1, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m3 = "stablehlo.multiply"(%x0, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y0 = "stablehlo.subtract"(%m0, %m1) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y1 = "stablehlo.add"(%m2, %m3) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x12xf32>
  return %y : tensor<6x2x12xf32>
}

// -----

// Whatever the number.
// CHECK-LABEL: func.func @frame_three(
// CHECK: rope.table #rope.default<theta = 1.000000e+04, angle = hf> axes = <order = contiguous, sections = [2, 2, 2], restart = true>
// CHECK: rope.apply half
func.func @frame_three(%x: tensor<6x2x12xf32>, %p: tensor<6x2xi64>) -> tensor<6x2x12xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %frame = "stablehlo.constant"() <{value = dense<3> : tensor<6x1xi64>}> : () -> tensor<6x1xi64>
  %ids = "stablehlo.concatenate"(%frame, %p) <{dimension = 1 : i64}> : (tensor<6x1xi64>, tensor<6x2xi64>) -> tensor<6x3xi64>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %i0 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r0 = "stablehlo.convert"(%i0) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b0 = "stablehlo.broadcast_in_dim"(%r0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a0 = "stablehlo.multiply"(%b0, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i1 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r1 = "stablehlo.convert"(%i1) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b1 = "stablehlo.broadcast_in_dim"(%r1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a1 = "stablehlo.multiply"(%b1, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i2 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r2 = "stablehlo.convert"(%i2) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b2 = "stablehlo.broadcast_in_dim"(%r2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a2 = "stablehlo.multiply"(%b2, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %a = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %cos = "stablehlo.cosine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %sin = "stablehlo.sine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %x0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %x1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %m0 = "stablehlo.multiply"(%x0, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m1 = "stablehlo.multiply"(%x1, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m2 = "stablehlo.multiply"(%x1, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m3 = "stablehlo.multiply"(%x0, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y0 = "stablehlo.subtract"(%m0, %m1) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y1 = "stablehlo.add"(%m2, %m3) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x12xf32>
  return %y : tensor<6x2x12xf32>
}

// -----

// At 0 it turns nothing: pairs that stay as they are.
// CHECK-LABEL: func.func @frame_zero(
// CHECK: rope.table
// CHECK: rope.apply half
func.func @frame_zero(%x: tensor<6x2x12xf32>, %p: tensor<6x2xi64>) -> tensor<6x2x12xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %frame = "stablehlo.constant"() <{value = dense<0> : tensor<6x1xi64>}> : () -> tensor<6x1xi64>
  %ids = "stablehlo.concatenate"(%frame, %p) <{dimension = 1 : i64}> : (tensor<6x1xi64>, tensor<6x2xi64>) -> tensor<6x3xi64>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %i0 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r0 = "stablehlo.convert"(%i0) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b0 = "stablehlo.broadcast_in_dim"(%r0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a0 = "stablehlo.multiply"(%b0, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i1 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r1 = "stablehlo.convert"(%i1) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b1 = "stablehlo.broadcast_in_dim"(%r1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a1 = "stablehlo.multiply"(%b1, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i2 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r2 = "stablehlo.convert"(%i2) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b2 = "stablehlo.broadcast_in_dim"(%r2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a2 = "stablehlo.multiply"(%b2, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %a = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %cos = "stablehlo.cosine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %sin = "stablehlo.sine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %x0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %x1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %m0 = "stablehlo.multiply"(%x0, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m1 = "stablehlo.multiply"(%x1, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m2 = "stablehlo.multiply"(%x1, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m3 = "stablehlo.multiply"(%x0, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y0 = "stablehlo.subtract"(%m0, %m1) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y1 = "stablehlo.add"(%m2, %m3) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x12xf32>
  return %y : tensor<6x2x12xf32>
}

// -----

// No tensor has it beside the others.
// CHECK-LABEL: func.func @frame_apart(
// CHECK-NOT: rope.table
// CHECK: rope.apply half
func.func @frame_apart(%x: tensor<6x2x12xf32>, %p: tensor<6x2xi64>) -> tensor<6x2x12xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %frame = "stablehlo.constant"() <{value = dense<1> : tensor<6x1xi64>}> : () -> tensor<6x1xi64>
  %ids = "stablehlo.concatenate"(%frame, %p) <{dimension = 1 : i64}> : (tensor<6x1xi64>, tensor<6x2xi64>) -> tensor<6x3xi64>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %i0 = "stablehlo.slice"(%frame) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x1xi64>) -> tensor<6x1xi64>
  %r0 = "stablehlo.convert"(%i0) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b0 = "stablehlo.broadcast_in_dim"(%r0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a0 = "stablehlo.multiply"(%b0, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i1 = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x2xi64>) -> tensor<6x1xi64>
  %r1 = "stablehlo.convert"(%i1) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b1 = "stablehlo.broadcast_in_dim"(%r1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a1 = "stablehlo.multiply"(%b1, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i2 = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x2xi64>) -> tensor<6x1xi64>
  %r2 = "stablehlo.convert"(%i2) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b2 = "stablehlo.broadcast_in_dim"(%r2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a2 = "stablehlo.multiply"(%b2, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %a = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %cos = "stablehlo.cosine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %sin = "stablehlo.sine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %x0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %x1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %m0 = "stablehlo.multiply"(%x0, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m1 = "stablehlo.multiply"(%x1, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m2 = "stablehlo.multiply"(%x1, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m3 = "stablehlo.multiply"(%x0, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y0 = "stablehlo.subtract"(%m0, %m1) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y1 = "stablehlo.add"(%m2, %m3) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x12xf32>
  return %y : tensor<6x2x12xf32>
}

// -----

// Its cosines and sines are scaled, the others' are not.
// CHECK-LABEL: func.func @frame_scaled(
// CHECK-NOT: rope.table
// CHECK: rope.apply half
func.func @frame_scaled(%x: tensor<6x2x12xf32>, %p: tensor<6x2xi64>) -> tensor<6x2x12xf32> {
  %f = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %frame = "stablehlo.constant"() <{value = dense<1> : tensor<6x1xi64>}> : () -> tensor<6x1xi64>
  %ids = "stablehlo.concatenate"(%frame, %p) <{dimension = 1 : i64}> : (tensor<6x1xi64>, tensor<6x2xi64>) -> tensor<6x3xi64>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<6x2xf32>
  %i0 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r0 = "stablehlo.convert"(%i0) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b0 = "stablehlo.broadcast_in_dim"(%r0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a0 = "stablehlo.multiply"(%b0, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i1 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r1 = "stablehlo.convert"(%i1) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b1 = "stablehlo.broadcast_in_dim"(%r1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a1 = "stablehlo.multiply"(%b1, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %i2 = "stablehlo.slice"(%ids) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xi64>) -> tensor<6x1xi64>
  %r2 = "stablehlo.convert"(%i2) : (tensor<6x1xi64>) -> tensor<6x1xf32>
  %b2 = "stablehlo.broadcast_in_dim"(%r2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
  %a2 = "stablehlo.multiply"(%b2, %fb) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %a = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %cos = "stablehlo.cosine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %cosscale = "stablehlo.constant"() <{value = dense<[[2.0, 2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
  %cossb = "stablehlo.broadcast_in_dim"(%cosscale) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<6x6xf32>
  %coss = "stablehlo.multiply"(%cos, %cossb) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = "stablehlo.broadcast_in_dim"(%coss) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %sin = "stablehlo.sine"(%a) : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %sinscale = "stablehlo.constant"() <{value = dense<[[2.0, 2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
  %sinsb = "stablehlo.broadcast_in_dim"(%sinscale) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<6x6xf32>
  %sins = "stablehlo.multiply"(%sin, %sinsb) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = "stablehlo.broadcast_in_dim"(%sins) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x6xf32>) -> tensor<6x2x6xf32>
  %x0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %x1 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 6>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x12xf32>) -> tensor<6x2x6xf32>
  %m0 = "stablehlo.multiply"(%x0, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m1 = "stablehlo.multiply"(%x1, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m2 = "stablehlo.multiply"(%x1, %c) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %m3 = "stablehlo.multiply"(%x0, %s) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y0 = "stablehlo.subtract"(%m0, %m1) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y1 = "stablehlo.add"(%m2, %m3) : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x6xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<6x2x6xf32>, tensor<6x2x6xf32>) -> tensor<6x2x12xf32>
  return %y : tensor<6x2x12xf32>
}
