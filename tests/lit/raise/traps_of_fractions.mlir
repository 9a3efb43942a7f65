// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s
// Fractions of what is counted, in types that have not all of them, before angles of f32.

// bf16 has few sevenths: cosines of these are the graph's.
// CHECK-LABEL: func.func @sevenths(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @sevenths(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],bf16>
  %v7 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %v8 = "torch.aten.div.Scalar"(%v6, %v7) : (!torch.vtensor<[200],bf16>, !torch.int) -> !torch.vtensor<[200],bf16>
  %v9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.aten.to.dtype"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[200],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<[0.9, 0.009]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v15 = "torch.aten.outer"(%v13, %v14) : (!torch.vtensor<[200],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[200,2],f32>
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.unsqueeze"(%v15, %v16) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v18 = "torch.aten.cos"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v19 = "torch.aten.sin"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v24, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v24, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v40 : !torch.vtensor<[200,3,4],f32>
}

// -----

// Quarters up to 50 it has all.
// CHECK-LABEL: func.func @quarters(
// CHECK: rope.table
func.func @quarters(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],bf16>
  %v7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v8 = "torch.aten.div.Scalar"(%v6, %v7) : (!torch.vtensor<[200],bf16>, !torch.int) -> !torch.vtensor<[200],bf16>
  %v9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.aten.to.dtype"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[200],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<[0.9, 0.009]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v15 = "torch.aten.outer"(%v13, %v14) : (!torch.vtensor<[200],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[200,2],f32>
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.unsqueeze"(%v15, %v16) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v18 = "torch.aten.cos"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v19 = "torch.aten.sin"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v24, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v24, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v40 : !torch.vtensor<[200,3,4],f32>
}

// -----

// f16 has not all thirds, either.
// CHECK-LABEL: func.func @thirds(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @thirds(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],f16>
  %v7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v8 = "torch.aten.div.Scalar"(%v6, %v7) : (!torch.vtensor<[200],f16>, !torch.int) -> !torch.vtensor<[200],f16>
  %v9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.aten.to.dtype"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[200],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200],f32>
  %v14 = "torch.vtensor.literal"() <{value = dense<[0.9, 0.009]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v15 = "torch.aten.outer"(%v13, %v14) : (!torch.vtensor<[200],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[200,2],f32>
  %v16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.unsqueeze"(%v15, %v16) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v18 = "torch.aten.cos"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v19 = "torch.aten.sin"(%v17) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v24, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %v18) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v24, %v19) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v40 : !torch.vtensor<[200,3,4],f32>
}

// -----

// Halves as multiples: all are there.
// CHECK-LABEL: func.func @halves(
// CHECK: rope.table
func.func @halves(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],bf16>
  %v7 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.5]> : tensor<2xbf16>}> : () -> !torch.vtensor<[2],bf16>
  %v8 = "torch.aten.outer"(%v6, %v7) : (!torch.vtensor<[200],bf16>, !torch.vtensor<[2],bf16>) -> !torch.vtensor<[200,2],bf16>
  %v9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v11 = "torch.aten.add.Scalar"(%v8, %v9, %v10) : (!torch.vtensor<[200,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[200,2],bf16>
  %v12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v15 = "torch.constant.none"() : () -> !torch.none
  %v16 = "torch.aten.to.dtype"(%v11, %v12, %v13, %v14, %v15) : (!torch.vtensor<[200,2],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200,2],f32>
  %v17 = "torch.constant.float"() <{value = 0.3 : f64}> : () -> !torch.float
  %v18 = "torch.aten.mul.Scalar"(%v16, %v17) : (!torch.vtensor<[200,2],f32>, !torch.float) -> !torch.vtensor<[200,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.unsqueeze"(%v18, %v19) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v21 = "torch.aten.cos"(%v20) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v22 = "torch.aten.sin"(%v20) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.slice.Tensor"(%x, %v23, %v24, %v25, %v26) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v32 = "torch.aten.slice.Tensor"(%x, %v28, %v29, %v30, %v31) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v33 = "torch.aten.mul.Tensor"(%v27, %v21) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v32, %v22) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.sub.Tensor"(%v33, %v34, %v35) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v32, %v21) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.aten.mul.Tensor"(%v27, %v22) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.add.Tensor"(%v37, %v38, %v39) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v41 = "torch.prim.ListConstruct"(%v36, %v40) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v43 = "torch.aten.cat"(%v41, %v42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v43 : !torch.vtensor<[200,3,4],f32>
}

// -----

// Not all of other fractions.
// CHECK-LABEL: func.func @tenths(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @tenths(%x: !torch.vtensor<[200,3,4],f32>) -> !torch.vtensor<[200,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = 200 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.none"() : () -> !torch.none
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.aten.arange"(%v1, %v2, %v3, %v4, %v5) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[200],bf16>
  %v7 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.7]> : tensor<2xbf16>}> : () -> !torch.vtensor<[2],bf16>
  %v8 = "torch.aten.outer"(%v6, %v7) : (!torch.vtensor<[200],bf16>, !torch.vtensor<[2],bf16>) -> !torch.vtensor<[200,2],bf16>
  %v9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v11 = "torch.aten.add.Scalar"(%v8, %v9, %v10) : (!torch.vtensor<[200,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[200,2],bf16>
  %v12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v15 = "torch.constant.none"() : () -> !torch.none
  %v16 = "torch.aten.to.dtype"(%v11, %v12, %v13, %v14, %v15) : (!torch.vtensor<[200,2],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[200,2],f32>
  %v17 = "torch.constant.float"() <{value = 0.3 : f64}> : () -> !torch.float
  %v18 = "torch.aten.mul.Scalar"(%v16, %v17) : (!torch.vtensor<[200,2],f32>, !torch.float) -> !torch.vtensor<[200,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.unsqueeze"(%v18, %v19) : (!torch.vtensor<[200,2],f32>, !torch.int) -> !torch.vtensor<[200,1,2],f32>
  %v21 = "torch.aten.cos"(%v20) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v22 = "torch.aten.sin"(%v20) : (!torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,1,2],f32>
  %v23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.slice.Tensor"(%x, %v23, %v24, %v25, %v26) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v32 = "torch.aten.slice.Tensor"(%x, %v28, %v29, %v30, %v31) : (!torch.vtensor<[200,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v33 = "torch.aten.mul.Tensor"(%v27, %v21) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v32, %v22) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.sub.Tensor"(%v33, %v34, %v35) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v37 = "torch.aten.mul.Tensor"(%v32, %v21) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v38 = "torch.aten.mul.Tensor"(%v27, %v22) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,1,2],f32>) -> !torch.vtensor<[200,3,2],f32>
  %v39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.add.Tensor"(%v37, %v38, %v39) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>, !torch.int) -> !torch.vtensor<[200,3,2],f32>
  %v41 = "torch.prim.ListConstruct"(%v36, %v40) : (!torch.vtensor<[200,3,2],f32>, !torch.vtensor<[200,3,2],f32>) -> !torch.list<vtensor>
  %v42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v43 = "torch.aten.cat"(%v41, %v42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[200,3,4],f32>
  return %v43 : !torch.vtensor<[200,3,4],f32>
}

// -----

// A large number that is added and taken off again rounds to integers.
// CHECK-LABEL: func.func @rounded_by_a_large_number(
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @rounded_by_a_large_number(%x: tensor<5x2x4xf32>, %at: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %float = "stablehlo.convert"(%at) : (tensor<5xi64>) -> tensor<5xf32>
  %h = "stablehlo.constant"() <{value = dense<0.5> : tensor<5xf32>}> : () -> tensor<5xf32>
  %k = "stablehlo.constant"() <{value = dense<12582912.0> : tensor<5xf32>}> : () -> tensor<5xf32>
  %f0 = "stablehlo.multiply"(%float, %h) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %f1 = "stablehlo.add"(%f0, %k) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %f2 = "stablehlo.subtract"(%f1, %k) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %inverse = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %p = "stablehlo.broadcast_in_dim"(%f2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %q = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %angle = "stablehlo.multiply"(%p, %q) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %c = "stablehlo.cosine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.sine"(%angle) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// It takes digits of x.
// CHECK-LABEL: func.func @digits_of_x(
// CHECK: %[[SUM:.*]] = "stablehlo.add"(%arg0
// CHECK: rope.apply half %{{[0-9]+}},
func.func @digits_of_x(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %k = "stablehlo.constant"() <{value = dense<1.0e8> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
  %x1 = "stablehlo.add"(%x, %k) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %x2 = "stablehlo.subtract"(%x1, %k) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x2) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
