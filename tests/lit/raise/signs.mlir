// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Sines and places that have a sign.

// Angles that are negated, as where times are counted back: the graph has the sines of these, and no others.
// CHECK-LABEL: func.func @back(
// CHECK: %[[COS:.*]] = "stablehlo.cosine"
// CHECK: %[[SIN:.*]] = "stablehlo.sine"
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
func.func @back(%x: tensor<5x2x4xf32>, %angle: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %back = "stablehlo.negate"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The other way.
// CHECK-LABEL: func.func @back_inverse(
// CHECK: %[[COS:.*]] = "stablehlo.cosine"
// CHECK: %[[SIN:.*]] = "stablehlo.sine"
// CHECK: rope.apply inverse half %{{.*}}, %[[COS]], %[[SIN]] window
func.func @back_inverse(%x: tensor<5x2x4xf32>, %angle: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %back = "stablehlo.negate"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.add"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.subtract"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Layers that are alike have the same sines.
// CHECK-LABEL: func.func @back_in_layers(
// CHECK: %[[COS:.*]] = "stablehlo.cosine"
// CHECK: %[[SIN:.*]] = "stablehlo.sine"
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
// CHECK: return
func.func @back_in_layers(%x0: tensor<5x2x4xf32>, %x1: tensor<5x2x4xf32>, %x2: tensor<5x2x4xf32>, %x3: tensor<5x2x4xf32>, %x4: tensor<5x2x4xf32>, %angle: tensor<5x2xf32>) -> (tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) {
  %back = "stablehlo.negate"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi0 = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a0 = "stablehlo.multiply"(%lo0, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b0 = "stablehlo.multiply"(%hi0, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f0 = "stablehlo.subtract"(%a0, %b0) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d0 = "stablehlo.multiply"(%hi0, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e0 = "stablehlo.multiply"(%lo0, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g0 = "stablehlo.add"(%d0, %e0) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.concatenate"(%f0, %g0) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %lo1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi1 = "stablehlo.slice"(%x1) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a1 = "stablehlo.multiply"(%lo1, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b1 = "stablehlo.multiply"(%hi1, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f1 = "stablehlo.subtract"(%a1, %b1) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d1 = "stablehlo.multiply"(%hi1, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e1 = "stablehlo.multiply"(%lo1, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g1 = "stablehlo.add"(%d1, %e1) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.concatenate"(%f1, %g1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %lo2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi2 = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a2 = "stablehlo.multiply"(%lo2, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b2 = "stablehlo.multiply"(%hi2, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f2 = "stablehlo.subtract"(%a2, %b2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d2 = "stablehlo.multiply"(%hi2, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e2 = "stablehlo.multiply"(%lo2, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g2 = "stablehlo.add"(%d2, %e2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y2 = "stablehlo.concatenate"(%f2, %g2) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %lo3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi3 = "stablehlo.slice"(%x3) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a3 = "stablehlo.multiply"(%lo3, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b3 = "stablehlo.multiply"(%hi3, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f3 = "stablehlo.subtract"(%a3, %b3) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d3 = "stablehlo.multiply"(%hi3, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e3 = "stablehlo.multiply"(%lo3, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g3 = "stablehlo.add"(%d3, %e3) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y3 = "stablehlo.concatenate"(%f3, %g3) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %lo4 = "stablehlo.slice"(%x4) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi4 = "stablehlo.slice"(%x4) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a4 = "stablehlo.multiply"(%lo4, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b4 = "stablehlo.multiply"(%hi4, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f4 = "stablehlo.subtract"(%a4, %b4) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d4 = "stablehlo.multiply"(%hi4, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e4 = "stablehlo.multiply"(%lo4, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g4 = "stablehlo.add"(%d4, %e4) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y4 = "stablehlo.concatenate"(%f4, %g4) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y0, %y1, %y2, %y3, %y4 : tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>, tensor<5x2x4xf32>
}

// -----

// One of the two sines has the other sign: a reflection.
// CHECK-LABEL: func.func @back_once(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @back_once(%x: tensor<5x2x4xf32>, %angle: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %back = "stablehlo.negate"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s2 = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb2 = "stablehlo.broadcast_in_dim"(%s2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// One of the two cosines is negated.
// CHECK-LABEL: func.func @back_cosines(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @back_cosines(%x: tensor<5x2x4xf32>, %angle: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %back = "stablehlo.negate"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c0 = "stablehlo.cosine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.negate"(%c0) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%back) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %cb2 = "stablehlo.broadcast_in_dim"(%c0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb2) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Rows that are counted from both ends of a table.
// CHECK-LABEL: func.func @both_ends(
// CHECK: %[[COS:.*]] = "onnx.Gather"(%arg1
// CHECK: %[[SIN:.*]] = "onnx.Gather"(%arg2
// CHECK: rope.apply half %{{.*}}, %[[COS]], %[[SIN]] window
func.func @both_ends(%x: tensor<5x2x4xf32>, %ct: tensor<8x2xf32>, %st: tensor<8x2xf32>) -> tensor<5x2x4xf32> {
  %ci = "onnx.Constant"() {value = dense<[0, 1, 2, -2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %c = "onnx.Gather"(%ct, %ci) {axis = 0 : si64} : (tensor<8x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %s = "onnx.Gather"(%st, %ci) {axis = 0 : si64} : (tensor<8x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The same of numbers that are known.
// CHECK-LABEL: func.func @both_ends_of_numbers(
// CHECK: rope.apply half
func.func @both_ends_of_numbers(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %ct = "onnx.Constant"() {value = dense<[[1.0000000, 1.0000000, 1.0000000, 1.0000000], [0.5403023, 0.9950042, 0.5403023, 0.9950042], [-0.4161468, 0.9800666, -0.4161468, 0.9800666], [-0.9899925, 0.9553365, -0.9899925, 0.9553365], [-0.6536436, 0.9210610, -0.6536436, 0.9210610], [0.2836622, 0.8775826, 0.2836622, 0.8775826], [0.9601703, 0.8253356, 0.9601703, 0.8253356], [0.7539023, 0.7648422, 0.7539023, 0.7648422]]> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
  %st = "onnx.Constant"() {value = dense<[[0.0000000, 0.0000000, 0.0000000, 0.0000000], [0.8414710, 0.0998334, 0.8414710, 0.0998334], [0.9092974, 0.1986693, 0.9092974, 0.1986693], [0.1411200, 0.2955202, 0.1411200, 0.2955202], [-0.7568025, 0.3894183, -0.7568025, 0.3894183], [-0.9589243, 0.4794255, -0.9589243, 0.4794255], [-0.2794155, 0.5646425, -0.2794155, 0.5646425], [0.6569866, 0.6442177, 0.6569866, 0.6442177]]> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
  %ci = "onnx.Constant"() {value = dense<[0, 1, 2, -2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %c = "onnx.Gather"(%ct, %ci) {axis = 0 : si64} : (tensor<8x4xf32>, tensor<5xi64>) -> tensor<5x4xf32>
  %s = "onnx.Gather"(%st, %ci) {axis = 0 : si64} : (tensor<8x4xf32>, tensor<5xi64>) -> tensor<5x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = "stablehlo.concatenate"(%n, %lo) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The last row of a table is not that of a longer one.
// CHECK-LABEL: func.func @ends_apart(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @ends_apart(%x: tensor<5x2x4xf32>, %ct: tensor<8x2xf32>, %st: tensor<9x2xf32>) -> tensor<5x2x4xf32> {
  %ci = "onnx.Constant"() {value = dense<[0, 1, 2, -2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %c = "onnx.Gather"(%ct, %ci) {axis = 0 : si64} : (tensor<8x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %s = "onnx.Gather"(%st, %ci) {axis = 0 : si64} : (tensor<9x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Cosines and sines of different rows.
// CHECK-LABEL: func.func @ends_apart_of_numbers(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @ends_apart_of_numbers(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %ct = "onnx.Constant"() {value = dense<[[1.0000000, 1.0000000, 1.0000000, 1.0000000], [0.5403023, 0.9950042, 0.5403023, 0.9950042], [-0.4161468, 0.9800666, -0.4161468, 0.9800666], [-0.9899925, 0.9553365, -0.9899925, 0.9553365], [-0.6536436, 0.9210610, -0.6536436, 0.9210610], [0.2836622, 0.8775826, 0.2836622, 0.8775826], [0.9601703, 0.8253356, 0.9601703, 0.8253356], [0.7539023, 0.7648422, 0.7539023, 0.7648422]]> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
  %st = "onnx.Constant"() {value = dense<[[0.0000000, 0.0000000, 0.0000000, 0.0000000], [0.8414710, 0.0998334, 0.8414710, 0.0998334], [0.9092974, 0.1986693, 0.9092974, 0.1986693], [0.1411200, 0.2955202, 0.1411200, 0.2955202], [-0.7568025, 0.3894183, -0.7568025, 0.3894183], [-0.9589243, 0.4794255, -0.9589243, 0.4794255], [-0.2794155, 0.5646425, -0.2794155, 0.5646425], [0.6569866, 0.6442177, 0.6569866, 0.6442177]]> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
  %ci = "onnx.Constant"() {value = dense<[0, 1, 2, -2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %si = "onnx.Constant"() {value = dense<[0, 1, 2, -1, -2]> : tensor<5xi64>} : () -> tensor<5xi64>
  %c = "onnx.Gather"(%ct, %ci) {axis = 0 : si64} : (tensor<8x4xf32>, tensor<5xi64>) -> tensor<5x4xf32>
  %s = "onnx.Gather"(%st, %si) {axis = 0 : si64} : (tensor<8x4xf32>, tensor<5xi64>) -> tensor<5x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x4xf32>) -> tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "stablehlo.negate"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = "stablehlo.concatenate"(%n, %lo) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%r, %sb) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Without their signs they would be the same rows.
// CHECK-LABEL: func.func @from_one_end(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @from_one_end(%x: tensor<5x2x4xf32>, %ct: tensor<8x2xf32>, %st: tensor<8x2xf32>) -> tensor<5x2x4xf32> {
  %ci = "onnx.Constant"() {value = dense<[0, 1, 2, -2, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %si = "onnx.Constant"() {value = dense<[0, 1, 2, 2, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
  %c = "onnx.Gather"(%ct, %ci) {axis = 0 : si64} : (tensor<8x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %s = "onnx.Gather"(%st, %si) {axis = 0 : si64} : (tensor<8x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%f, %g) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Frequencies below 0 turn back by the positive ones.
// CHECK-LABEL: func.func @negative_frequencies(
// CHECK: rope.table {{.*}}#rope.default<theta = 1.000000e+02, angle = hf>
// CHECK: rope.apply inverse half
func.func @negative_frequencies(%x: tensor<5x2x4xf32>, %q: tensor<5xi32>) -> tensor<5x2x4xf32> {
  %inv = arith.constant dense<[-1.0, -0.1]> : tensor<2xf32>
  %p = arith.sitofp %q : tensor<5xi32> to tensor<5xf32>

  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c = math.cos %ang : tensor<5x2xf32>
  %s = math.sin %ang : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
