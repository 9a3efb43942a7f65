// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// A list that is changed has other elements than it was made of.
// CHECK-LABEL: @list_changed
// CHECK-NOT: rope.
func.func @list_changed(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v2 = "torch.aten.to.dtype"(%p, %v3, %v4, %v5, %v6) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v2, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %v10 = "torch.aten.mul.Scalar"(%v9, %v11) : (!torch.vtensor<[5,4],f32>, !torch.float) -> !torch.vtensor<[5,4],f32>
  %v12 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v13 = "torch.aten._set_item.t"(%v12, %v14, %v10) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.cat"(%v12, %v16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v17 = "torch.aten.cos"(%v15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v18 = "torch.aten.sin"(%v15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.slice.Tensor"(%x, %v20, %v21, %v22, %v23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%x, %v25, %v26, %v27, %v28) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v29 = "torch.aten.neg"(%v24) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v31 = "torch.prim.ListConstruct"(%v29, %v19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.cat"(%v31, %v32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v33 = "torch.aten.mul.Tensor"(%x, %v17) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v34 = "torch.aten.mul.Tensor"(%v30, %v18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.add.Tensor"(%v33, %v34, %v36) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v35 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// So have lists of numbers.
// CHECK-LABEL: @numbers_changed
// CHECK-NOT: rope.
func.func @numbers_changed(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v6 = "torch.aten.unsqueeze"(%v1, %v7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v8 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v9 = "torch.aten.mul.Tensor"(%v6, %v8) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v10 = "torch.aten.cos"(%v9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.aten.sin"(%v9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v12 = "torch.aten.neg"(%v11) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v14 = "torch.prim.ListConstruct"(%v10, %v10) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v13 = "torch.aten.cat"(%v14, %v15) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v17 = "torch.prim.ListConstruct"(%v12, %v11) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.cat"(%v17, %v18) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v20 = "torch.prim.ListConstruct"(%v19) : (!torch.int) -> !torch.list<int>
  %v22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v21 = "torch.aten._set_item.t"(%v20, %v22, %v23) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.prim.ListConstruct"(%v25) : (!torch.int) -> !torch.list<int>
  %v24 = "torch.aten.roll"(%x, %v20, %v26) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %v27 = "torch.aten.mul.Tensor"(%x, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v28 = "torch.aten.mul.Tensor"(%v24, %v16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.add.Tensor"(%v27, %v28, %v30) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v29 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// In another memory format it is a copy, which does not see what is written later.
// CHECK-LABEL: @other_memory_format
// CHECK-NOT: rope.
func.func @other_memory_format(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.clone"(%x, %v2) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %v4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v3 = "torch.aten.to.dtype"(%v1, %v4, %v5, %v6, %v7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.bool, !torch.bool, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v9 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %v8 = "torch.aten.mul_.Scalar"(%v1, %v9) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  %v11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v14 = "torch.constant.none"() : () -> !torch.none
  %v10 = "torch.aten.to.dtype"(%p, %v11, %v12, %v13, %v14) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v15 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.unsqueeze"(%v10, %v17) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v18 = "torch.aten.mul.Tensor"(%v16, %v15) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v20 = "torch.prim.ListConstruct"(%v18, %v18) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.cat"(%v20, %v21) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v22 = "torch.aten.cos"(%v19) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v23 = "torch.aten.sin"(%v19) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%v3, %v25, %v26, %v27, %v28) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%v3, %v30, %v31, %v32, %v33) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v34 = "torch.aten.neg"(%v29) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v36 = "torch.prim.ListConstruct"(%v34, %v24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.cat"(%v36, %v37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v38 = "torch.aten.mul.Tensor"(%v3, %v22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v39 = "torch.aten.mul.Tensor"(%v35, %v23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.add.Tensor"(%v38, %v39, %v41) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v40 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// A tensor that a branch hands on is the one that is written to.
// CHECK-LABEL: @branch
// CHECK-NOT: rope.
func.func @branch(%x: !torch.vtensor<[1,3,5,8],f32>, %b: i1, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.constant.none"() : () -> !torch.none
  %v15 = "torch.aten.clone"(%x, %v16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  cf.br ^n(%v15 : !torch.vtensor<[1,3,5,8],f32>)
 ^n(%r: !torch.vtensor<[1,3,5,8],f32>):
  %v18 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v17 = "torch.aten.slice.Tensor"(%r, %v18, %v19, %v20, %v21) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.slice.Tensor"(%r, %v23, %v24, %v25, %v26) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v27 = "torch.aten.neg"(%v22) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v29 = "torch.prim.ListConstruct"(%v27, %v17) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v28 = "torch.aten.cat"(%v29, %v30) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v31 = "torch.aten.mul.Tensor"(%r, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v32 = "torch.aten.mul.Tensor"(%v28, %v14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v34 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %v33 = "torch.aten.mul_.Scalar"(%v15, %v34) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.add.Tensor"(%v31, %v32, %v36) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v35 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// So it is where the other one is written to.
// CHECK-LABEL: @written_behind_branch
// CHECK-NOT: rope.
func.func @written_behind_branch(%x: !torch.vtensor<[1,3,5,8],f32>, %n: index, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.constant.none"() : () -> !torch.none
  %v15 = "torch.aten.clone"(%x, %v16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  cf.br ^n(%v15 : !torch.vtensor<[1,3,5,8],f32>)
 ^n(%r: !torch.vtensor<[1,3,5,8],f32>):
  %v18 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %v17 = "torch.aten.mul_.Scalar"(%r, %v18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  %v20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.slice.Tensor"(%v15, %v20, %v21, %v22, %v23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.slice.Tensor"(%v15, %v25, %v26, %v27, %v28) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v29 = "torch.aten.neg"(%v24) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v31 = "torch.prim.ListConstruct"(%v29, %v19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.cat"(%v31, %v32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v33 = "torch.aten.mul.Tensor"(%v15, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v34 = "torch.aten.mul.Tensor"(%v30, %v14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.add.Tensor"(%v33, %v34, %v36) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v35 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// What a loop begins with is written to in it.
// CHECK-LABEL: @loop
// CHECK-NOT: rope.
func.func @loop(%x: !torch.vtensor<[1,3,5,8],f32>, %n: index, %b: i1, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.slice.Tensor"(%x, %v16, %v17, %v18, %v19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%x, %v21, %v22, %v23, %v24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v25 = "torch.aten.neg"(%v20) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v27 = "torch.prim.ListConstruct"(%v25, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v29 = "torch.aten.mul.Tensor"(%x, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v30 = "torch.aten.mul.Tensor"(%v26, %v14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %l = arith.constant 0 : index
  %u = arith.constant 1 : index
  %r = scf.for %i = %l to %n step %u iter_args(%a = %x) -> !torch.vtensor<[1,3,5,8],f32> {
 %k = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
 %z = "torch.aten.mul_.Scalar"(%a, %k) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
 scf.yield %a : !torch.vtensor<[1,3,5,8],f32>
 }
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.add.Tensor"(%v29, %v30, %v32) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v31 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// What a condition gives is one of the tensors that it chooses from.
// CHECK-LABEL: @condition
// CHECK-NOT: rope.
func.func @condition(%x: !torch.vtensor<[1,3,5,8],f32>, %n: index, %b: i1, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %r = scf.if %b -> !torch.vtensor<[1,3,5,8],f32> {
 scf.yield %x : !torch.vtensor<[1,3,5,8],f32>
 } else {
 scf.yield %x : !torch.vtensor<[1,3,5,8],f32>
 }
  %v16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.slice.Tensor"(%x, %v16, %v17, %v18, %v19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%x, %v21, %v22, %v23, %v24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v25 = "torch.aten.neg"(%v20) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v27 = "torch.prim.ListConstruct"(%v25, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v29 = "torch.aten.mul.Tensor"(%x, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v30 = "torch.aten.mul.Tensor"(%v26, %v14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v32 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %v31 = "torch.aten.mul_.Scalar"(%r, %v32) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.add.Tensor"(%v29, %v30, %v34) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v33 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// A number that is written to, and read then, is another one.
// CHECK-LABEL: @factor_written
// CHECK-NOT: rope.
func.func @factor_written(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<-1.0> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %v2 = "torch.aten.neg_"(%v1) : (!torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
  %v3 = "torch.aten.item"(%v1) : (!torch.vtensor<[],f32>) -> !torch.float
  %v5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v8 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.aten.to.dtype"(%p, %v5, %v6, %v7, %v8) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v9 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.unsqueeze"(%v4, %v11) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v12 = "torch.aten.mul.Tensor"(%v10, %v9) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v14 = "torch.prim.ListConstruct"(%v12, %v12) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v13 = "torch.aten.cat"(%v14, %v15) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.aten.cos"(%v13) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v17 = "torch.aten.sin"(%v13) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v18 = "torch.aten.slice.Tensor"(%x, %v19, %v20, %v21, %v22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.slice.Tensor"(%x, %v24, %v25, %v26, %v27) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v28 = "torch.aten.neg"(%v23) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v30 = "torch.prim.ListConstruct"(%v28, %v18) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v30, %v31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v32 = "torch.aten.mul.Tensor"(%x, %v16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v33 = "torch.aten.mul.Tensor"(%v29, %v17) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.add.Tensor"(%v32, %v33, %v3) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  return %v36 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// So is a place.
// CHECK-LABEL: @start_written
// CHECK-NOT: rope.
func.func @start_written(%x: !torch.vtensor<[1,3,10,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense<5> : tensor<si64>}> : () -> !torch.vtensor<[],si64>
  %v2 = "torch.aten.zero_"(%v1) : (!torch.vtensor<[],si64>) -> !torch.vtensor<[],si64>
  %v3 = "torch.aten.item"(%v1) : (!torch.vtensor<[],si64>) -> !torch.int
  %v5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v6 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v4 = "torch.aten.narrow"(%x, %v5, %v3, %v6) : (!torch.vtensor<[1,3,10,8],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v10 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
  %v11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.slice.Tensor"(%x, %v8, %v9, %v10, %v11) : (!torch.vtensor<[1,3,10,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v16 = "torch.constant.none"() : () -> !torch.none
  %v12 = "torch.aten.to.dtype"(%p, %v13, %v14, %v15, %v16) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v17 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v18 = "torch.aten.unsqueeze"(%v12, %v19) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %v17) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v22 = "torch.prim.ListConstruct"(%v20, %v20) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v21 = "torch.aten.cat"(%v22, %v23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v24 = "torch.aten.cos"(%v21) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v25 = "torch.aten.sin"(%v21) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.slice.Tensor"(%v4, %v27, %v28, %v29, %v30) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.slice.Tensor"(%v4, %v32, %v33, %v34, %v35) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v36 = "torch.aten.neg"(%v31) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v38 = "torch.prim.ListConstruct"(%v36, %v26) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v40 = "torch.aten.mul.Tensor"(%v7, %v24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v41 = "torch.aten.mul.Tensor"(%v37, %v25) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v42 = "torch.aten.add.Tensor"(%v40, %v41, %v43) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v42 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Nobody knows what is called, and writes to x.
// CHECK-LABEL: func.func @called_by_value(
// CHECK-NOT: rope.apply
func.func @called_by_value(%x: !torch.vtensor<[1,3,5,8],f32>, %n: index, %b: i1, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.slice.Tensor"(%x, %v16, %v17, %v18, %v19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%x, %v21, %v22, %v23, %v24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v25 = "torch.aten.neg"(%v20) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v27 = "torch.prim.ListConstruct"(%v25, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v29 = "torch.aten.mul.Tensor"(%x, %v13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v30 = "torch.aten.mul.Tensor"(%v26, %v14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %fn = func.constant @dbl : (!torch.vtensor<[1,3,5,8],f32>) -> ()
  func.call_indirect %fn(%x) : (!torch.vtensor<[1,3,5,8],f32>) -> ()
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.add.Tensor"(%v29, %v30, %v32) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v31 : !torch.vtensor<[1,3,5,8],f32>
}
func.func private @dbl(%x: !torch.vtensor<[1,3,5,8],f32>) {
 %k = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
 %z = "torch.aten.mul_.Scalar"(%x, %k) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
 return
}

// -----

// A function that has a list may change it.
func.func private @set_first(%l: !torch.list<vtensor>, %v: !torch.vtensor<[1,5,1,4],f32>) {
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %u = "torch.aten._set_item.t"(%l, %k0, %v) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  return
}
// CHECK-LABEL: @list_changed_by_callee
// CHECK-NOT: rope.
func.func @list_changed_by_callee(%x0: !torch.vtensor<[1,15,8],f32>, %ch: !torch.vtensor<[1,5,1,4],f32>, %sh: !torch.vtensor<[1,5,1,4],f32>) -> (!torch.vtensor<[1,5,3,8],f32>) {
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k5 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k8 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %l = "torch.prim.ListConstruct"(%k1, %k5, %k3, %k8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %cl = "torch.prim.ListConstruct"(%ch, %ch) : (!torch.vtensor<[1,5,1,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  func.call @set_first(%cl, %sh) : (!torch.list<vtensor>, !torch.vtensor<[1,5,1,4],f32>) -> ()
  %c = "torch.aten.cat"(%cl, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,1,8],f32>
  %sl = "torch.prim.ListConstruct"(%sh, %sh) : (!torch.vtensor<[1,5,1,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %s = "torch.aten.cat"(%sl, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,1,8],f32>
  %v0 = "torch.aten.view"(%x0, %l) : (!torch.vtensor<[1,15,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,3,8],f32>
  %lo0 = "torch.aten.slice.Tensor"(%v0, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi0 = "torch.aten.slice.Tensor"(%v0, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %n0 = "torch.aten.neg"(%hi0) : (!torch.vtensor<[1,5,3,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %t0 = "torch.prim.ListConstruct"(%n0, %lo0) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %r0 = "torch.aten.cat"(%t0, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  %a0 = "torch.aten.mul.Tensor"(%v0, %c) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,1,8],f32>) -> !torch.vtensor<[1,5,3,8],f32>
  %b0 = "torch.aten.mul.Tensor"(%r0, %s) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,1,8],f32>) -> !torch.vtensor<[1,5,3,8],f32>
  %y0 = "torch.aten.add.Tensor"(%a0, %b0, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,3,8],f32>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y0 : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// So may who has it of a region.
// CHECK-LABEL: @list_changed_behind_region
// CHECK-NOT: rope.
func.func @list_changed_behind_region(%x0: !torch.vtensor<[1,15,8],f32>, %ch: !torch.vtensor<[1,5,1,4],f32>, %sh: !torch.vtensor<[1,5,1,4],f32>) -> (!torch.vtensor<[1,5,3,8],f32>) {
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k5 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k8 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %l = "torch.prim.ListConstruct"(%k1, %k5, %k3, %k8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %cl = "torch.prim.ListConstruct"(%ch, %ch) : (!torch.vtensor<[1,5,1,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %bb = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
  %al = "torch.prim.If"(%bb) ({
    "torch.prim.If.yield"(%cl) : (!torch.list<vtensor>) -> ()
  }, {
    "torch.prim.If.yield"(%cl) : (!torch.list<vtensor>) -> ()
  }) : (!torch.bool) -> !torch.list<vtensor>
  %u0 = "torch.aten._set_item.t"(%al, %k0, %sh) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %c = "torch.aten.cat"(%cl, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,1,8],f32>
  %sl = "torch.prim.ListConstruct"(%sh, %sh) : (!torch.vtensor<[1,5,1,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %s = "torch.aten.cat"(%sl, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,1,8],f32>
  %v0 = "torch.aten.view"(%x0, %l) : (!torch.vtensor<[1,15,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,3,8],f32>
  %lo0 = "torch.aten.slice.Tensor"(%v0, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi0 = "torch.aten.slice.Tensor"(%v0, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %n0 = "torch.aten.neg"(%hi0) : (!torch.vtensor<[1,5,3,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %t0 = "torch.prim.ListConstruct"(%n0, %lo0) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %r0 = "torch.aten.cat"(%t0, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  %a0 = "torch.aten.mul.Tensor"(%v0, %c) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,1,8],f32>) -> !torch.vtensor<[1,5,3,8],f32>
  %b0 = "torch.aten.mul.Tensor"(%r0, %s) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,1,8],f32>) -> !torch.vtensor<[1,5,3,8],f32>
  %y0 = "torch.aten.add.Tensor"(%a0, %b0, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.vtensor<[1,5,3,8],f32>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y0 : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// What is taken out of a list is what it has by then.
// CHECK-LABEL: @changed_before_it_is_unpacked
// CHECK-NOT: rope.table
func.func @changed_before_it_is_unpacked(%x: !torch.vtensor<[1,5,3,8],f32>, %q: !torch.vtensor<[1,5,1,1],si64>) -> !torch.vtensor<[1,5,3,8],f32> {
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %k6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %none = "torch.constant.none"() : () -> !torch.none
  %p = "torch.aten.to.dtype"(%q, %k6, %no, %no, %none) : (!torch.vtensor<[1,5,1,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,1],f32>
  %two = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %inv = "torch.vtensor.literal"() <{value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %an = "torch.aten.mul.Tensor"(%p, %inv) : (!torch.vtensor<[1,5,1,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %bn = "torch.aten.mul.Scalar"(%an, %two) : (!torch.vtensor<[1,5,1,4],f32>, !torch.float) -> !torch.vtensor<[1,5,1,4],f32>
  %cs = "torch.prim.ListConstruct"(%an) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %u = "torch.aten._set_item.t"(%cs, %k0, %bn) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %z = "torch.prim.ListUnpack"(%cs) : (!torch.list<vtensor>) -> !torch.vtensor<[1,5,1,4],f32>
  %c = "torch.aten.cos"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %s = "torch.aten.sin"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %e = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %g = "torch.aten.sub.Tensor"(%a, %b, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %h = "torch.aten.add.Tensor"(%d, %e, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %l = "torch.prim.ListConstruct"(%g, %h) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %y = "torch.aten.cat"(%l, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// So are parts of a tensor, once the list of them was changed.
// CHECK-LABEL: @changed_parts
// CHECK-NOT: rope.table
func.func @changed_parts(%x: !torch.vtensor<[1,5,3,8],f32>, %q: !torch.vtensor<[1,5,1,1],si64>) -> !torch.vtensor<[1,5,3,8],f32> {
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %k6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %none = "torch.constant.none"() : () -> !torch.none
  %p = "torch.aten.to.dtype"(%q, %k6, %no, %no, %none) : (!torch.vtensor<[1,5,1,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,1],f32>
  %two = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %inv = "torch.vtensor.literal"() <{value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %an = "torch.aten.mul.Tensor"(%p, %inv) : (!torch.vtensor<[1,5,1,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %bn = "torch.aten.mul.Scalar"(%an, %two) : (!torch.vtensor<[1,5,1,4],f32>, !torch.float) -> !torch.vtensor<[1,5,1,4],f32>
  %cs = "torch.aten.chunk"(%an, %k1, %k0) : (!torch.vtensor<[1,5,1,4],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %u = "torch.aten._set_item.t"(%cs, %k0, %bn) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %z = "torch.prim.ListUnpack"(%cs) : (!torch.list<vtensor>) -> !torch.vtensor<[1,5,1,4],f32>
  %c = "torch.aten.cos"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %s = "torch.aten.sin"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %e = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %g = "torch.aten.sub.Tensor"(%a, %b, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %h = "torch.aten.add.Tensor"(%d, %e, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %l = "torch.prim.ListConstruct"(%g, %h) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %y = "torch.aten.cat"(%l, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// A list has other names.
// CHECK-LABEL: @changed_by_another_name
// CHECK-NOT: rope.table
func.func @changed_by_another_name(%x: !torch.vtensor<[1,5,3,8],f32>, %q: !torch.vtensor<[1,5,1,1],si64>) -> !torch.vtensor<[1,5,3,8],f32> {
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %k6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %none = "torch.constant.none"() : () -> !torch.none
  %p = "torch.aten.to.dtype"(%q, %k6, %no, %no, %none) : (!torch.vtensor<[1,5,1,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,1],f32>
  %two = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %inv = "torch.vtensor.literal"() <{value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %an = "torch.aten.mul.Tensor"(%p, %inv) : (!torch.vtensor<[1,5,1,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %bn = "torch.aten.mul.Scalar"(%an, %two) : (!torch.vtensor<[1,5,1,4],f32>, !torch.float) -> !torch.vtensor<[1,5,1,4],f32>
  %cs = "torch.prim.ListConstruct"(%an) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %o = "torch.derefine"(%cs) : (!torch.list<vtensor>) -> !torch.optional<list<vtensor>>
  %al = "torch.prim.unchecked_cast"(%o) : (!torch.optional<list<vtensor>>) -> !torch.list<vtensor>
  %u = "torch.aten._set_item.t"(%al, %k0, %bn) : (!torch.list<vtensor>, !torch.int, !torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %z = "torch.prim.ListUnpack"(%cs) : (!torch.list<vtensor>) -> !torch.vtensor<[1,5,1,4],f32>
  %c = "torch.aten.cos"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %s = "torch.aten.sin"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %e = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %g = "torch.aten.sub.Tensor"(%a, %b, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %h = "torch.aten.add.Tensor"(%d, %e, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %l = "torch.prim.ListConstruct"(%g, %h) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %y = "torch.aten.cat"(%l, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// What an operator that is not known does to a list, nobody knows.
// CHECK-LABEL: @handed_to_an_operator
// CHECK-NOT: rope.table
func.func @handed_to_an_operator(%x: !torch.vtensor<[1,5,3,8],f32>, %q: !torch.vtensor<[1,5,1,1],si64>) -> !torch.vtensor<[1,5,3,8],f32> {
  %big = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %k0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %k1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %k3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %k4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %km = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %lo = "torch.aten.slice.Tensor"(%x, %k3, %k0, %k4, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %hi = "torch.aten.slice.Tensor"(%x, %k3, %k4, %big, %k1) : (!torch.vtensor<[1,5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %k6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %none = "torch.constant.none"() : () -> !torch.none
  %p = "torch.aten.to.dtype"(%q, %k6, %no, %no, %none) : (!torch.vtensor<[1,5,1,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,1],f32>
  %two = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %inv = "torch.vtensor.literal"() <{value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %an = "torch.aten.mul.Tensor"(%p, %inv) : (!torch.vtensor<[1,5,1,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %bn = "torch.aten.mul.Scalar"(%an, %two) : (!torch.vtensor<[1,5,1,4],f32>, !torch.float) -> !torch.vtensor<[1,5,1,4],f32>
  %cs = "torch.prim.ListConstruct"(%an) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.list<vtensor>
  %u = "torch.operator"(%cs, %bn) {name = "torch.mylib.put_first"} : (!torch.list<vtensor>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.none
  %z = "torch.prim.ListUnpack"(%cs) : (!torch.list<vtensor>) -> !torch.vtensor<[1,5,1,4],f32>
  %c = "torch.aten.cos"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %s = "torch.aten.sin"(%z) : (!torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,1,4],f32>
  %a = "torch.aten.mul.Tensor"(%lo, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %b = "torch.aten.mul.Tensor"(%hi, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %d = "torch.aten.mul.Tensor"(%hi, %c) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %e = "torch.aten.mul.Tensor"(%lo, %s) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,1,4],f32>) -> !torch.vtensor<[1,5,3,4],f32>
  %g = "torch.aten.sub.Tensor"(%a, %b, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %h = "torch.aten.add.Tensor"(%d, %e, %k1) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>, !torch.int) -> !torch.vtensor<[1,5,3,4],f32>
  %l = "torch.prim.ListConstruct"(%g, %h) : (!torch.vtensor<[1,5,3,4],f32>, !torch.vtensor<[1,5,3,4],f32>) -> !torch.list<vtensor>
  %y = "torch.aten.cat"(%l, %km) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,3,8],f32>
  return %y : !torch.vtensor<[1,5,3,8],f32>
}
