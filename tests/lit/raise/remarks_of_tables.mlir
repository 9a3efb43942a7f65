// RUN: rope-opt --allow-unregistered-dialect --raise-rope --remarks-filter=raise-rope %s 2>&1 \
// RUN:   | FileCheck %s
// Why cos and sin stay the graph's.

// Frequencies by a length that the graph is told when it runs.
// CHECK: remark: [Passed] Raised {{.*}}the graph's: frequencies are no numbers that are known before the graph runs
func.func @longrope(%x: !torch.vtensor<[5,3,4],f32>, %n: !torch.vtensor<[],si64>) -> !torch.vtensor<[5,3,4],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v2 = "torch.vtensor.literal"() <{value = dense<[0.5, 0.002]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %v3 = "torch.constant.int"() <{value = 4096 : i64}> : () -> !torch.int
  %v4 = "torch.aten.gt.Scalar"(%n, %v3) : (!torch.vtensor<[],si64>, !torch.int) -> !torch.vtensor<[],i1>
  %v5 = "torch.aten.where.self"(%v4, %v1, %v2) : (!torch.vtensor<[],i1>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %v6 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v8 = "torch.constant.none"() : () -> !torch.none
  %v9 = "torch.constant.none"() : () -> !torch.none
  %v10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v11 = "torch.aten.arange"(%v6, %v7, %v8, %v9, %v10) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %v12 = "torch.aten.outer"(%v11, %v5) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[5,2],f32>
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.unsqueeze"(%v12, %v13) : (!torch.vtensor<[5,2],f32>, !torch.int) -> !torch.vtensor<[5,1,2],f32>
  %v15 = "torch.aten.cos"(%v14) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
  %v16 = "torch.aten.sin"(%v14) : (!torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,1,2],f32>
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
  %v27 = "torch.aten.mul.Tensor"(%v21, %v15) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v28 = "torch.aten.mul.Tensor"(%v26, %v16) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.sub.Tensor"(%v27, %v28, %v29) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v26, %v15) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v21, %v16) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,1,2],f32>) -> !torch.vtensor<[5,3,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.add.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>, !torch.int) -> !torch.vtensor<[5,3,2],f32>
  %v35 = "torch.prim.ListConstruct"(%v30, %v34) : (!torch.vtensor<[5,3,2],f32>, !torch.vtensor<[5,3,2],f32>) -> !torch.list<vtensor>
  %v36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.cat"(%v35, %v36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  return %v37 : !torch.vtensor<[5,3,4],f32>
}

// Sevenths in bf16.
// CHECK: remark: [Passed] Raised {{.*}}the graph's: angles are of numbers rounded to fewer than 32 bits
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
