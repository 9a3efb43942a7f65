// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What operators do that looks like less.

// 2.5 and 3.5 are 2 and 4.
// CHECK-LABEL: func.func @tosa_rounds(
// CHECK-NOT: rope.apply
func.func @tosa_rounds(%X: tensor<1x4x8xf32>, %c: tensor<4x2xf32>, %s: tensor<4x2xf32>) -> tensor<1x4x4xf32> {
  %k0 = "tosa.const"() <{values = dense<[[0.0, 1.0]]> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %k1 = "tosa.const"() <{values = dense<[[2.5, 3.5]]> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
  %i0 = tosa.cast %k0 : (tensor<1x2xf32>) -> tensor<1x2xi32>
  %i1 = tosa.cast %k1 : (tensor<1x2xf32>) -> tensor<1x2xi32>
  %t = tosa.transpose %X {perms = array<i32: 0, 2, 1>} : (tensor<1x4x8xf32>) -> tensor<1x8x4xf32>
  %g0 = tosa.gather %t, %i0 : (tensor<1x8x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
  %g1 = tosa.gather %t, %i1 : (tensor<1x8x4xf32>, tensor<1x2xi32>) -> tensor<1x2x4xf32>
  %lo = tosa.transpose %g0 {perms = array<i32: 0, 2, 1>} : (tensor<1x2x4xf32>) -> tensor<1x4x2xf32>
  %hi = tosa.transpose %g1 {perms = array<i32: 0, 2, 1>} : (tensor<1x2x4xf32>) -> tensor<1x4x2xf32>
  %c1 = tensor.expand_shape %c [[0, 1], [2]] output_shape [1, 4, 2] : tensor<4x2xf32> into tensor<1x4x2xf32>
  %s1 = tensor.expand_shape %s [[0, 1], [2]] output_shape [1, 4, 2] : tensor<4x2xf32> into tensor<1x4x2xf32>
  %m0 = arith.mulf %lo, %c1 : tensor<1x4x2xf32>
  %m1 = arith.mulf %hi, %s1 : tensor<1x4x2xf32>
  %m2 = arith.subf %m0, %m1 : tensor<1x4x2xf32>
  %m3 = arith.mulf %hi, %c1 : tensor<1x4x2xf32>
  %m4 = arith.mulf %lo, %s1 : tensor<1x4x2xf32>
  %m5 = arith.addf %m3, %m4 : tensor<1x4x2xf32>
  %y = tosa.concat %m2, %m5 {axis = 2 : i32} : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x4xf32>
  return %y : tensor<1x4x4xf32>
}

// -----

// Indices of dimensions 0 and 2, with one value of none between and behind.
// CHECK-LABEL: func.func @torch_index_apart(
// CHECK-NOT: rope.apply
func.func @torch_index_apart(%X: !torch.vtensor<[2,5,5,4],f32>, %c: !torch.vtensor<[5,2],f32>, %s: !torch.vtensor<[5,2],f32>) -> !torch.vtensor<[1,5,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[2,5,5,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,5,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[2,5,5,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,5,2],f32>
  %v11 = "torch.constant.none"() : () -> !torch.none
  %v12 = "torch.vtensor.literal"() <{value = dense<[0]> : tensor<1xi64>}> : () -> !torch.vtensor<[1],si64>
  %v13 = "torch.prim.ListConstruct"(%v12, %v11, %v12, %v11) : (!torch.vtensor<[1],si64>, !torch.none, !torch.vtensor<[1],si64>, !torch.none) -> !torch.list<optional<vtensor>>
  %v14 = "torch.aten.index.Tensor"(%v5, %v13) : (!torch.vtensor<[2,5,5,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,5,2],f32>
  %v15 = "torch.aten.index.Tensor"(%v10, %v13) : (!torch.vtensor<[2,5,5,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,5,2],f32>
  %v16 = "torch.aten.mul.Tensor"(%v14, %c) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[5,2],f32>) -> !torch.vtensor<[1,5,2],f32>
  %v17 = "torch.aten.mul.Tensor"(%v15, %s) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[5,2],f32>) -> !torch.vtensor<[1,5,2],f32>
  %v18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.sub.Tensor"(%v16, %v17, %v18) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[1,5,2],f32>, !torch.int) -> !torch.vtensor<[1,5,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v15, %c) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[5,2],f32>) -> !torch.vtensor<[1,5,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v14, %s) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[5,2],f32>) -> !torch.vtensor<[1,5,2],f32>
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.add.Tensor"(%v20, %v21, %v22) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[1,5,2],f32>, !torch.int) -> !torch.vtensor<[1,5,2],f32>
  %v24 = "torch.prim.ListConstruct"(%v19, %v23) : (!torch.vtensor<[1,5,2],f32>, !torch.vtensor<[1,5,2],f32>) -> !torch.list<vtensor>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.cat"(%v24, %v25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,4],f32>
  return %v26 : !torch.vtensor<[1,5,4],f32>
}

// -----

// A letter that one operand has a single element of is summed over those of the other.
// CHECK-LABEL: func.func @torch_einsum_of_one(
// CHECK-NOT: rope.apply
func.func @torch_einsum_of_one(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.slice.Tensor"(%x, %v13, %v14, %v15, %v16) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.slice.Tensor"(%x, %v18, %v19, %v20, %v21) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v23 = "torch.vtensor.literal"() <{value = dense<[-1.0, 5.0]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v22, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.aten.unsqueeze"(%v24, %v25) : (!torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2,1],f32>
  %v27 = "torch.constant.str"() <{value = "thdk,k->thd"}> : () -> !torch.str
  %v28 = "torch.prim.ListConstruct"(%v26, %v23) : (!torch.vtensor<[5,3,2,1],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %v29 = "torch.constant.none"() : () -> !torch.none
  %v30 = "torch.aten.einsum"(%v27, %v28, %v29) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v17, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.add.Tensor"(%v31, %v30, %v32) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v22, %v11) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v17, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v40 : !torch.vtensor<[5,3,4],f32>
}

// -----

// A product of complex numbers is not that of their parts.
// CHECK-LABEL: func.func @torch_complex_addcmul(
// CHECK-NOT: rope.apply
func.func @torch_complex_addcmul(%x: !torch.vtensor<[5,3,2,2],f32>) -> !torch.vtensor<[5,3,2,2],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.aten.arange"(%v2, %v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v8 = "torch.aten.outer"(%v7, %v1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v8, %v9) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v11 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v12 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v15 = "torch.aten.select.int"(%x, %v13, %v14) : (!torch.vtensor<[5,3,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v18 = "torch.aten.select.int"(%x, %v16, %v17) : (!torch.vtensor<[5,3,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v19 = "torch.aten.complex"(%v15, %v18) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],complex<f32>>
  %v20 = "torch.aten.complex"(%v11, %v11) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],complex<f32>>
  %v21 = "torch.aten.mul.Tensor"(%v18, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v22 = "torch.aten.neg"(%v21) : (!torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v15, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v24 = "torch.aten.complex"(%v22, %v23) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],complex<f32>>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.addcmul"(%v24, %v19, %v20, %v25) : (!torch.vtensor<[5,3,2],complex<f32>>, !torch.vtensor<[5,3,2],complex<f32>>, !torch.vtensor<[5,1,2],complex<f32>>, !torch.int) -> !torch.vtensor<[5,3,2],complex<f32>>
  %v27 = "torch.aten.view_as_real"(%v26) : (!torch.vtensor<[5,3,2],complex<f32>>) -> !torch.vtensor<[5,3,2,2],f32>
  return %v27 : !torch.vtensor<[5,3,2,2],f32>
}

// -----

// What is summed up beside is another number.
// CHECK-LABEL: func.func @linalg_other_sum(
// CHECK-NOT: rope.apply
func.func @linalg_other_sum(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %k0 = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %z0 = arith.constant dense<-1.0> : tensor<f32>
  %z1 = arith.constant dense<7.0> : tensor<f32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%k0 : tensor<2xf32>) outs(%z0, %z1 : tensor<f32>, tensor<f32>) {
  ^bb0(%in: f32, %o0: f32, %o1: f32):
    %n = arith.addf %o1, %in : f32
    linalg.yield %o1, %n : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  %zz = arith.constant dense<0.0> : tensor<f32>
  %sgn = arith.addf %r#0, %zz : tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// What is beside a diagonal stays what it was.
// CHECK-LABEL: func.func @linalg_diagonal(
// CHECK-NOT: rope.apply
func.func @linalg_diagonal(%x: tensor<5x3x4xf32>) -> tensor<5x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
  %p = "stablehlo.convert"(%i) : (tensor<5xi32>) -> tensor<5xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%ang) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %k0 = arith.constant dense<[-1.0, -1.0]> : tensor<2xf32>
  %z0 = arith.constant dense<5.0> : tensor<2x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} ins(%k0 : tensor<2xf32>) outs(%z0 : tensor<2x2xf32>) {
  ^bb0(%in: f32, %o0: f32):
    linalg.yield %in : f32
  } -> tensor<2x2xf32>
  %r1 = tensor.extract_slice %r[0, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
  %sgn = tensor.collapse_shape %r1 [] : tensor<1x1xf32> into tensor<f32>

  %sg = "stablehlo.broadcast_in_dim"(%sgn) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3x2xf32>
  %y_lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x3x4xf32>) -> tensor<5x3x2xf32>
  %y_a = "stablehlo.multiply"(%y_lo, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b0 = "stablehlo.multiply"(%y_hi, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_b = "stablehlo.multiply"(%y_b0, %sg) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_e = "stablehlo.add"(%y_a, %y_b) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_d = "stablehlo.multiply"(%y_hi, %cb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_g = "stablehlo.multiply"(%y_lo, %sb) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_h = "stablehlo.add"(%y_d, %y_g) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
  %y_y = "stablehlo.concatenate"(%y_e, %y_h) <{dimension = 2 : i64}> : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y_y : tensor<5x3x4xf32>
}

// -----

// Of 8 rows row 9 is the last.
// CHECK-LABEL: func.func @gather_beyond(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @gather_beyond(%x: tensor<4x3x4xf32>) -> tensor<4x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
  %p = "stablehlo.convert"(%i) : (tensor<8xi32>) -> tensor<8xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %c0 = "stablehlo.cosine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %s0 = "stablehlo.sine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %ix = "stablehlo.constant"() <{value = dense<[[0], [5], [2], [9]]> : tensor<4x1xi32>}> : () -> tensor<4x1xi32>

  %c = "stablehlo.gather"(%c0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  %s = "stablehlo.gather"(%s0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x3x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<4x3x4xf32>) -> tensor<4x3x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 4, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<4x3x4xf32>) -> tensor<4x3x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %e = "stablehlo.subtract"(%a, %b) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %g = "stablehlo.multiply"(%lo, %sb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %h = "stablehlo.add"(%d, %g) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %y = "stablehlo.concatenate"(%e, %h) <{dimension = 2 : i64}> : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x4xf32>
  return %y : tensor<4x3x4xf32>
}

// -----

// And row -1 the first.
// CHECK-LABEL: func.func @gather_before(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @gather_before(%x: tensor<4x3x4xf32>) -> tensor<4x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
  %p = "stablehlo.convert"(%i) : (tensor<8xi32>) -> tensor<8xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %c0 = "stablehlo.cosine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %s0 = "stablehlo.sine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %ix = "stablehlo.constant"() <{value = dense<[[0], [-1], [2], [3]]> : tensor<4x1xi32>}> : () -> tensor<4x1xi32>

  %c = "stablehlo.gather"(%c0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  %s = "stablehlo.gather"(%s0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x3x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 3, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<4x3x4xf32>) -> tensor<4x3x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 4, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<4x3x4xf32>) -> tensor<4x3x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %e = "stablehlo.subtract"(%a, %b) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %g = "stablehlo.multiply"(%lo, %sb) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %h = "stablehlo.add"(%d, %g) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %y = "stablehlo.concatenate"(%e, %h) <{dimension = 2 : i64}> : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x4xf32>
  return %y : tensor<4x3x4xf32>
}

// -----

// Positions 0 and up, looked up from the end.
// CHECK-LABEL: func.func @torch_from_the_end(
// CHECK: rope.table {{.*}} at %cst
// CHECK: rope.apply
func.func @torch_from_the_end(%x: !torch.vtensor<[2048,3,4],f32>) -> !torch.vtensor<[2048,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 2048 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2048],f32>
  %v7 = "torch.constant.int"() <{value = -2048 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v10 = "torch.constant.none"() : () -> !torch.none
  %v11 = "torch.constant.none"() : () -> !torch.none
  %v12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v13 = "torch.aten.arange.start"(%v7, %v8, %v9, %v10, %v11, %v12) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2048],si64>
  %v14 = "torch.prim.ListConstruct"(%v13) : (!torch.vtensor<[2048],si64>) -> !torch.list<optional<vtensor>>
  %v15 = "torch.aten.index.Tensor"(%v6, %v14) : (!torch.vtensor<[2048],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2048],f32>
  %v16 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v17 = "torch.aten.outer"(%v15, %v16) : (!torch.vtensor<[2048],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2048,2],f32>
  %v18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.unsqueeze"(%v17, %v18) : (!torch.vtensor<[2048,2],f32>, !torch.int) -> !torch.vtensor<[2048,1,2],f32>
  %v20 = "torch.aten.cos"(%v19) : (!torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,1,2],f32>
  %v21 = "torch.aten.sin"(%v19) : (!torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,1,2],f32>
  %v22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.slice.Tensor"(%x, %v22, %v23, %v24, %v25) : (!torch.vtensor<[2048,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2048,3,2],f32>
  %v27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.slice.Tensor"(%x, %v27, %v28, %v29, %v30) : (!torch.vtensor<[2048,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2048,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v26, %v20) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,3,2],f32>
  %v33 = "torch.aten.mul.Tensor"(%v31, %v21) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,3,2],f32>
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.sub.Tensor"(%v32, %v33, %v34) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,3,2],f32>, !torch.int) -> !torch.vtensor<[2048,3,2],f32>
  %v36 = "torch.aten.mul.Tensor"(%v31, %v20) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v26, %v21) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,1,2],f32>) -> !torch.vtensor<[2048,3,2],f32>
  %v38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v39 = "torch.aten.add.Tensor"(%v36, %v37, %v38) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,3,2],f32>, !torch.int) -> !torch.vtensor<[2048,3,2],f32>
  %v40 = "torch.prim.ListConstruct"(%v35, %v39) : (!torch.vtensor<[2048,3,2],f32>, !torch.vtensor<[2048,3,2],f32>) -> !torch.list<vtensor>
  %v41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v42 = "torch.aten.cat"(%v40, %v41) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2048,3,4],f32>
  return %v42 : !torch.vtensor<[2048,3,4],f32>
}
