// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Calls of functions that move elements.

// Halves put into a tensor in turn, each by a call of the function that the other one is put by.
// CHECK-LABEL: func.func @put_in_turn(
// CHECK: %[[Y:.*]] = rope.apply half
// CHECK-NOT: call
// CHECK: return
func.func @put_in_turn(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cr = "stablehlo.broadcast_in_dim"(%cb) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %xr = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x2xf32>
  %p = "stablehlo.multiply"(%xr, %cr) : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %p0p = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 5, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p0 = "stablehlo.reshape"(%p0p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%p0, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ifirst = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %kfirst = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %first = "stablehlo.compare"(%ifirst, %kfirst) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %fr = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %w = call @pick(%first, %fr, %p) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %p1p = "stablehlo.slice"(%w) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 5, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p1 = "stablehlo.reshape"(%p1p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%p1, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %isecond = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %ksecond = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %second = "stablehlo.compare"(%isecond, %ksecond) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %gr = "stablehlo.broadcast_in_dim"(%g) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %z = call @pick(%second, %gr, %w) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = "stablehlo.reshape"(%z) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @pick(%c: tensor<1x1x2x1xi1>, %a: tensor<5x2x2x2xf32>, %b: tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32> {
  %all = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<5x2x2x2xi1>
  %r = "stablehlo.select"(%all, %a, %b) : (tensor<5x2x2x2xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  return %r : tensor<5x2x2x2xf32>
}

// -----

// Both are put into the first half.
// CHECK-LABEL: func.func @put_over(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @put_over(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cr = "stablehlo.broadcast_in_dim"(%cb) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %xr = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x2xf32>
  %p = "stablehlo.multiply"(%xr, %cr) : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %p0p = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 5, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p0 = "stablehlo.reshape"(%p0p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%p0, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ifirst = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %kfirst = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %first = "stablehlo.compare"(%ifirst, %kfirst) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %fr = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %w = call @pick(%first, %fr, %p) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %p1p = "stablehlo.slice"(%w) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 5, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p1 = "stablehlo.reshape"(%p1p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%p1, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %isecond = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %ksecond = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %second = "stablehlo.compare"(%isecond, %ksecond) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %gr = "stablehlo.broadcast_in_dim"(%g) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %z = call @pick(%second, %gr, %w) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = "stablehlo.reshape"(%z) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @pick(%c: tensor<1x1x2x1xi1>, %a: tensor<5x2x2x2xf32>, %b: tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32> {
  %all = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<5x2x2x2xi1>
  %r = "stablehlo.select"(%all, %a, %b) : (tensor<5x2x2x2xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  return %r : tensor<5x2x2x2xf32>
}

// -----

// What is put in by the second call is scaled by both.
// CHECK-LABEL: func.func @put_scaled(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @put_scaled(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cr = "stablehlo.broadcast_in_dim"(%cb) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %xr = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x2xf32>
  %p = "stablehlo.multiply"(%xr, %cr) : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %p0p = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 5, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p0 = "stablehlo.reshape"(%p0p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%p0, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ifirst = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %kfirst = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %first = "stablehlo.compare"(%ifirst, %kfirst) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %fr = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %w = call @pick(%first, %fr, %p) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %p1p = "stablehlo.slice"(%w) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 5, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p1 = "stablehlo.reshape"(%p1p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%p1, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %isecond = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %ksecond = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %second = "stablehlo.compare"(%isecond, %ksecond) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %gr = "stablehlo.broadcast_in_dim"(%g) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %z = call @pick(%second, %gr, %w) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = "stablehlo.reshape"(%z) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @pick(%c: tensor<1x1x2x1xi1>, %a: tensor<5x2x2x2xf32>, %b: tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32> {
  %all = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<5x2x2x2xi1>
  %r = "stablehlo.select"(%all, %a, %b) : (tensor<5x2x2x2xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %t = "stablehlo.add"(%r, %r) : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  return %t : tensor<5x2x2x2xf32>
}

// -----

// A function that calls itself has no end.
// CHECK-LABEL: func.func @put_again(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @put_again(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cr = "stablehlo.broadcast_in_dim"(%cb) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %xr = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x2xf32>
  %p = "stablehlo.multiply"(%xr, %cr) : (tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %p0p = "stablehlo.slice"(%p) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 5, 2, 1, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p0 = "stablehlo.reshape"(%p0p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%p0, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ifirst = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %kfirst = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %first = "stablehlo.compare"(%ifirst, %kfirst) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %fr = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %w = call @pick(%first, %fr, %p) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %p1p = "stablehlo.slice"(%w) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 5, 2, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x2xf32>) -> tensor<5x2x1x2xf32>
  %p1 = "stablehlo.reshape"(%p1p) : (tensor<5x2x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%p1, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %isecond = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1xi32>
  %ksecond = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x2x1xi32>}> : () -> tensor<1x1x2x1xi32>
  %second = "stablehlo.compare"(%isecond, %ksecond) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi1>
  %gr = "stablehlo.broadcast_in_dim"(%g) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<5x2x2xf32>) -> tensor<5x2x2x2xf32>
  %z = call @pick(%second, %gr, %w) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %y = "stablehlo.reshape"(%z) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func private @pick(%c: tensor<1x1x2x1xi1>, %a: tensor<5x2x2x2xf32>, %b: tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32> {
  %all = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<5x2x2x2xi1>
  %r = "stablehlo.select"(%all, %a, %b) : (tensor<5x2x2x2xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  %t = call @pick(%c, %r, %b) : (tensor<1x1x2x1xi1>, tensor<5x2x2x2xf32>, tensor<5x2x2x2xf32>) -> tensor<5x2x2x2xf32>
  return %t : tensor<5x2x2x2xf32>
}
