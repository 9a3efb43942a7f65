// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What another block uses is used.
// CHECK-LABEL: func.func @used_behind
// CHECK-NOT: rope.apply
func.func @used_behind(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  cf.br ^bb1
^bb1:
  "test.use"(%e) : (tensor<5x2x2xf32>) -> ()
  return %y : tensor<5x2x4xf32>
}

// -----

// Unless nobody needs what is made of it there.
// CHECK-LABEL: func.func @unused_behind
// CHECK: rope.apply half
func.func @unused_behind(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  cf.br ^bb1
^bb1:
  %n = "stablehlo.negate"(%e) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Parts of x that another block has: one rotation.
// CHECK-LABEL: func.func @parts_before
// CHECK: rope.apply half
// CHECK-NOT: rope.apply
func.func @parts_before(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  cf.br ^bb1
^bb1:
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Positions that the end of a block makes: their table is in the next one.
// CHECK-LABEL: func.func @positions_at_end
// CHECK: "test.branch"()[^bb1]
// CHECK: ^bb1
// CHECK: rope.table
// CHECK: rope.apply half
func.func @positions_at_end(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %at = "test.branch"()[^bb1] : () -> tensor<5xi64>
^bb1:
  %float = "stablehlo.convert"(%at) : (tensor<5xi64>) -> tensor<5xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// A conversion that ends a block stays.
// CHECK-LABEL: func.func @conversion_at_end
// CHECK: "stablehlo.convert"(%{{.*}})[^bb1]
// CHECK: rope.apply half
func.func @conversion_at_end(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %float = "stablehlo.convert"(%at)[^bb1] : (tensor<5xi64>) -> tensor<5xf32>
^bb1:
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
