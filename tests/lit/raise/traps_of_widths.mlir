// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Products of f32 with tables of 16 bits stay products of f32.
// CHECK-LABEL: func.func @scaled(
// CHECK: %[[C:.*]] = arith.extf {{.*}} : tensor<5x2xbf16> to tensor<5x2xf32>
// CHECK: %[[BY:.*]] = arith.constant dense<1.200000e+00> : tensor<5x2xf32>
// CHECK: arith.mulf %[[C]], %[[BY]] : tensor<5x2xf32>
// CHECK: rope.apply half {{.*}} : tensor<5x2x4xf32>, tensor<5x2xf32>
func.func @scaled(%x: tensor<5x2x4xf32>, %c: tensor<5x2xbf16>, %s: tensor<5x2xbf16>) -> tensor<5x2x4xf32> {
  %k = "stablehlo.constant"() <{value = dense<1.2> : tensor<5x2x2xf32>}> : () -> tensor<5x2x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xbf16>) -> tensor<5x2x2xbf16>
  %cf = "stablehlo.convert"(%cb) : (tensor<5x2x2xbf16>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xbf16>) -> tensor<5x2x2xbf16>
  %sf = "stablehlo.convert"(%sb) : (tensor<5x2x2xbf16>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ak = "stablehlo.multiply"(%a, %k) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %bk = "stablehlo.multiply"(%b, %k) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %dk = "stablehlo.multiply"(%d, %k) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ek = "stablehlo.multiply"(%e, %k) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%ak, %bk) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%dk, %ek) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @scaled_by_table(
// CHECK: arith.mulf {{.*}} : tensor<5x2xf32>
// CHECK: arith.mulf {{.*}} : tensor<5x2xf32>
// CHECK: rope.apply half {{.*}} : tensor<5x2x4xf32>, tensor<5x2xf32>
func.func @scaled_by_table(%x: tensor<5x2x4xf32>, %c: tensor<5x2xbf16>, %s: tensor<5x2xbf16>, %k: tensor<5x2xbf16>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xbf16>) -> tensor<5x2x2xbf16>
  %cf = "stablehlo.convert"(%cb) : (tensor<5x2x2xbf16>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xbf16>) -> tensor<5x2x2xbf16>
  %sf = "stablehlo.convert"(%sb) : (tensor<5x2x2xbf16>) -> tensor<5x2x2xf32>
  %kb = "stablehlo.broadcast_in_dim"(%k) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xbf16>) -> tensor<5x2x2xbf16>
  %kf = "stablehlo.convert"(%kb) : (tensor<5x2x2xbf16>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ak = "stablehlo.multiply"(%a, %kf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %bk = "stablehlo.multiply"(%b, %kf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %dk = "stablehlo.multiply"(%d, %kf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ek = "stablehlo.multiply"(%e, %kf) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y0 = "stablehlo.subtract"(%ak, %bk) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y1 = "stablehlo.add"(%dk, %ek) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What is cut to integers is no f32 before: 1 - 2^-40 is 0 then, and 1 in f32.
// CHECK-LABEL: func.func @cut(
// CHECK-NOT: rope.apply
func.func @cut(%x32: tensor<5x2x4xf32>, %c: tensor<5x2xf64>, %s: tensor<5x2xf64>) -> tensor<5x2x4xf32> {
  %x = "stablehlo.convert"(%x32) : (tensor<5x2x4xf32>) -> tensor<5x2x4xf64>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf64>) -> tensor<5x2x2xf64>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf64>) -> tensor<5x2x2xf64>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf64>) -> tensor<5x2x2xf64>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf64>) -> tensor<5x2x2xf64>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %y0 = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %y1 = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %y = "stablehlo.concatenate"(%y0, %y1) <{dimension = 2 : i64}> : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x4xf64>
  %i = "stablehlo.convert"(%y) : (tensor<5x2x4xf64>) -> tensor<5x2x4xi32>
  %z = "stablehlo.convert"(%i) : (tensor<5x2x4xi32>) -> tensor<5x2x4xf32>
  return %z : tensor<5x2x4xf32>
}
