// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Frequencies by whole numbers, as f32 rounds to them: i times 0.7 or 0.1.

// 3.5 in f32, which 5 times the constant is not.
// CHECK-LABEL: func.func @away
// CHECK: rope.table {{.*}}inv_freq = [1.000000e+00, 5.000000e-01, 5.000000e-01, 2.500000e-01, 1.250000e-01, 6.250000e-02, 6.250000e-02, 3.125000e-02]
func.func @away(%x: tensor<6x2x16xf32>, %p: tensor<6xi64>) -> tensor<6x2x16xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %m = arith.constant dense<0.7> : tensor<8xf32>
  %e = "stablehlo.multiply"(%i, %m) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %k = "stablehlo.round_nearest_afz"(%e) : (tensor<8xf32>) -> tensor<8xf32>
  %sc = arith.constant dense<-1.0> : tensor<8xf32>
  %k2 = "stablehlo.multiply"(%k, %sc) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %base = arith.constant dense<2.0> : tensor<8xf32>
  %f = "stablehlo.power"(%base, %k2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<6x8xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<6x8xf32>) -> tensor<6x8xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<6x8xf32>) -> tensor<6x8xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf32>) -> tensor<6x2x16xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf32>) -> tensor<6x2x16xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x16xf32>) -> tensor<6x2x8xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 6, 2, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x16xf32>) -> tensor<6x2x8xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x16xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  return %y : tensor<6x2x16xf32>
}

// -----

// The even one of 3 and 4.
// CHECK-LABEL: func.func @even
// CHECK: rope.table {{.*}}inv_freq = [1.000000e+00, 5.000000e-01, 5.000000e-01, 2.500000e-01, 1.250000e-01, 6.250000e-02, 6.250000e-02, 3.125000e-02]
func.func @even(%x: tensor<6x2x16xf32>, %p: tensor<6xi64>) -> tensor<6x2x16xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %m = arith.constant dense<0.7> : tensor<8xf32>
  %e = "stablehlo.multiply"(%i, %m) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %k = "stablehlo.round_nearest_even"(%e) : (tensor<8xf32>) -> tensor<8xf32>
  %sc = arith.constant dense<-1.0> : tensor<8xf32>
  %k2 = "stablehlo.multiply"(%k, %sc) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %base = arith.constant dense<2.0> : tensor<8xf32>
  %f = "stablehlo.power"(%base, %k2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x8xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<6x8xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<6x8xf32>) -> tensor<6x8xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<6x8xf32>) -> tensor<6x8xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf32>) -> tensor<6x2x16xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf32>) -> tensor<6x2x16xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x16xf32>) -> tensor<6x2x8xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 6, 2, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x16xf32>) -> tensor<6x2x8xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x16xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
  return %y : tensor<6x2x16xf32>
}

// -----

// 7 in f32, which 10 times the constant is less than.
// CHECK-LABEL: func.func @floor
// CHECK: rope.table {{.*}}inv_freq = [1.000000e+00, 1.000000e+00, 5.000000e-01, 2.500000e-01, 2.500000e-01, 1.250000e-01, 6.250000e-02, 6.250000e-02, 3.125000e-02, 1.562500e-02, 7.812500e-03, 7.812500e-03]
func.func @floor(%x: tensor<6x2x24xf32>, %p: tensor<6xi64>) -> tensor<6x2x24xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
  %m = arith.constant dense<0.7> : tensor<12xf32>
  %e = "stablehlo.multiply"(%i, %m) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %k = "stablehlo.floor"(%e) : (tensor<12xf32>) -> tensor<12xf32>
  %sc = arith.constant dense<-1.0> : tensor<12xf32>
  %k2 = "stablehlo.multiply"(%k, %sc) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %base = arith.constant dense<2.0> : tensor<12xf32>
  %f = "stablehlo.power"(%base, %k2) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x12xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6x12xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<6x12xf32>) -> tensor<6x12xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<6x12xf32>) -> tensor<6x12xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x24xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x24xf32>) -> tensor<6x2x24xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x24xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x24xf32>) -> tensor<6x2x24xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<6x2x12xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 12>, limit_indices = array<i64: 6, 2, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<6x2x12xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x12xf32>) -> tensor<6x2x12xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x12xf32>, tensor<6x2x12xf32>) -> tensor<6x2x24xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  return %y : tensor<6x2x24xf32>
}

// -----

// 1 in f32, which 10 times the constant is more than.
// CHECK-LABEL: func.func @ceil
// CHECK: rope.table {{.*}}inv_freq = [1.000000e+00, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 5.000000e-01, 2.500000e-01]
func.func @ceil(%x: tensor<6x2x24xf32>, %p: tensor<6xi64>) -> tensor<6x2x24xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xf32>
  %m = arith.constant dense<0.1> : tensor<12xf32>
  %e = "stablehlo.multiply"(%i, %m) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %k = "stablehlo.ceil"(%e) : (tensor<12xf32>) -> tensor<12xf32>
  %sc = arith.constant dense<-1.0> : tensor<12xf32>
  %k2 = "stablehlo.multiply"(%k, %sc) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %base = arith.constant dense<2.0> : tensor<12xf32>
  %f = "stablehlo.power"(%base, %k2) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
  %pf = "stablehlo.convert"(%p) : (tensor<6xi64>) -> tensor<6xf32>
  %pb = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x12xf32>
  %fb = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6x12xf32>
  %an = "stablehlo.multiply"(%pb, %fb) : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x12xf32>
  %cos = "stablehlo.cosine"(%an) : (tensor<6x12xf32>) -> tensor<6x12xf32>
  %sin = "stablehlo.sine"(%an) : (tensor<6x12xf32>) -> tensor<6x12xf32>
  %cw = "stablehlo.concatenate"(%cos, %cos) <{dimension = 1 : i64}> : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x24xf32>
  %cb = "stablehlo.broadcast_in_dim"(%cw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x24xf32>) -> tensor<6x2x24xf32>
  %sw = "stablehlo.concatenate"(%sin, %sin) <{dimension = 1 : i64}> : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<6x24xf32>
  %sb = "stablehlo.broadcast_in_dim"(%sw) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x24xf32>) -> tensor<6x2x24xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 6, 2, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<6x2x12xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 12>, limit_indices = array<i64: 6, 2, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<6x2x12xf32>
  %minus = "stablehlo.negate"(%hi) : (tensor<6x2x12xf32>) -> tensor<6x2x12xf32>
  %turned = "stablehlo.concatenate"(%minus, %lo) <{dimension = 2 : i64}> : (tensor<6x2x12xf32>, tensor<6x2x12xf32>) -> tensor<6x2x24xf32>
  %a = "stablehlo.multiply"(%x, %cb) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  %b = "stablehlo.multiply"(%turned, %sb) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  %y = "stablehlo.add"(%a, %b) : (tensor<6x2x24xf32>, tensor<6x2x24xf32>) -> tensor<6x2x24xf32>
  return %y : tensor<6x2x24xf32>
}
