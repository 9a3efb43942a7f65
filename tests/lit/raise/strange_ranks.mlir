// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s
// Results with other dimensions than their operations make: nothing is known of them.

// CHECK-LABEL: func.func @select_scatter(
// CHECK-NOT: rope.apply
func.func @select_scatter(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
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
  %v13 = "torch.vtensor.literal"() <{value = dense<0.0> : tensor<5x3xf32>}> : () -> !torch.vtensor<[5,3],f32>
  %v14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.select_scatter"(%x, %v13, %v14, %v15) : (!torch.vtensor<[5,3,4],f32>, !torch.vtensor<[5,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3],f32>
  %v17 = "torch.aten.mul.Tensor"(%v11, %v16) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[3],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.slice.Tensor"(%x, %v18, %v19, %v20, %v21) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.slice.Tensor"(%x, %v23, %v24, %v25, %v26) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v28 = "torch.aten.mul.Tensor"(%v22, %v17) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v29 = "torch.aten.mul.Tensor"(%v27, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.sub.Tensor"(%v28, %v29, %v30) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v27, %v17) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v33 = "torch.aten.mul.Tensor"(%v22, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.add.Tensor"(%v32, %v33, %v34) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v36 = "torch.prim.ListConstruct"(%v31, %v35) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v38 = "torch.aten.cat"(%v36, %v37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v38 : !torch.vtensor<[5,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @kronecker(
// CHECK-NOT: rope.apply
func.func @kronecker(%x: !torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32> {
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
  %v13 = "torch.vtensor.literal"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> !torch.vtensor<[1,1],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<1.0> : tensor<1x2xf32>}> : () -> !torch.vtensor<[1,2],f32>
  %v15 = "torch.aten.kron"(%v13, %v14) : (!torch.vtensor<[1,1],f32>, !torch.vtensor<[1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v16 = "torch.aten.mul.Tensor"(%v11, %v15) : (!torch.vtensor<[5,1,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v21 = "torch.aten.slice.Tensor"(%x, %v17, %v18, %v19, %v20) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.slice.Tensor"(%x, %v22, %v23, %v24, %v25) : (!torch.vtensor<[5,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v27 = "torch.aten.mul.Tensor"(%v21, %v16) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v28 = "torch.aten.mul.Tensor"(%v26, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.sub.Tensor"(%v27, %v28, %v29) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v26, %v16) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v21, %v12) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.add.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.prim.ListConstruct"(%v30, %v34) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.cat"(%v35, %v36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v37 : !torch.vtensor<[5,3,4],f32>
}

// -----

// One dimension for two of a slice: cosines are what the lookup has.
// CHECK-LABEL: func.func @gather(
// CHECK: stablehlo.gather
// CHECK: rope.apply
func.func @gather(%x: tensor<4x3x4xf32>) -> tensor<4x3x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
  %p = "stablehlo.convert"(%i) : (tensor<8xi32>) -> tensor<8xf32>
  %inv = "stablehlo.constant"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %p2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %f2 = "stablehlo.broadcast_in_dim"(%inv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %ang = "stablehlo.multiply"(%p2, %f2) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %c0 = "stablehlo.cosine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %s0 = "stablehlo.sine"(%ang) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %ix = "stablehlo.constant"() <{value = dense<[[0], [5], [2], [7]]> : tensor<4x1xi32>}> : () -> tensor<4x1xi32>

  %c = "stablehlo.gather"(%c0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  %s = "stablehlo.gather"(%s0, %ix) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
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
