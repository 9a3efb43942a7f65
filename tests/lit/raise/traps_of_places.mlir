// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Places and numbers that operators cut, turn round or share before they use them.

// Integers are counted by what is left of a step without its fraction, which is 1 here.
// CHECK-LABEL: func.func @cut_steps(
// CHECK: %[[P:.*]] = "torch.aten.arange.start_step"
// CHECK: %[[I:.*]] = builtin.unrealized_conversion_cast %[[P]]
// CHECK: rope.table #rope.default<{{.*}}> at %[[I]]
func.func @cut_steps(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.10000000149011612, 0.009999999776482582, 0.0010000000474974513]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v4 = "torch.constant.float"() <{value = 1.5 : f64}> : () -> !torch.float
  %v5 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v7 = "torch.constant.none"() : () -> !torch.none
  %v8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v9 = "torch.aten.arange.start_step"(%v2, %v3, %v4, %v5, %v6, %v7, %v8) : (!torch.int, !torch.int, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],si64>
  %v10 = "torch.constant.none"() : () -> !torch.none
  %v11 = "torch.constant.none"() : () -> !torch.none
  %v12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v13 = "torch.constant.none"() : () -> !torch.none
  %v14 = "torch.constant.none"() : () -> !torch.none
  %v15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v18 = "torch.constant.none"() : () -> !torch.none
  %v19 = "torch.aten.to.dtype"(%v9, %v15, %v16, %v17, %v18) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v20 = "torch.aten.lift_fresh_copy"(%v1) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v21 = "torch.aten.detach_"(%v20) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v22 = "torch.aten.outer"(%v19, %v21) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v23 = "torch.aten.cos"(%v22) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v24 = "torch.aten.sin"(%v22) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.slice.Tensor"(%a0, %v25, %v26, %v27, %v28) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v31 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.slice.Tensor"(%a0, %v30, %v31, %v32, %v33) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v35 = "torch.aten.mul.Tensor"(%v29, %v23) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v36 = "torch.aten.mul.Tensor"(%v34, %v24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v38 = "torch.aten.sub.Tensor"(%v35, %v36, %v37) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v39 = "torch.aten.mul.Tensor"(%v34, %v23) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v40 = "torch.aten.mul.Tensor"(%v29, %v24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v42 = "torch.aten.add.Tensor"(%v39, %v40, %v41) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v43 = "torch.prim.ListConstruct"(%v38, %v42) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v45 = "torch.aten.cat"(%v43, %v44) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v45 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// An einsum of one tensor is a view of it, and what is written there later is in both.
// CHECK-LABEL: func.func @view_of_one(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @view_of_one(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.10000000149011612, 0.009999999776482582, 0.0010000000474974513]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v2 = "torch.constant.none"() : () -> !torch.none
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v10 = "torch.constant.none"() : () -> !torch.none
  %v11 = "torch.aten.to.dtype"(%a1, %v7, %v8, %v9, %v10) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v12 = "torch.aten.lift_fresh_copy"(%v1) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v13 = "torch.aten.detach_"(%v12) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v14 = "torch.aten.outer"(%v11, %v13) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v15 = "torch.aten.cos"(%v14) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v16 = "torch.aten.sin"(%v14) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v17 = "torch.constant.none"() : () -> !torch.none
  %v18 = "torch.constant.none"() : () -> !torch.none
  %v19 = "torch.constant.none"() : () -> !torch.none
  %v20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v21 = "torch.constant.none"() : () -> !torch.none
  %v22 = "torch.aten.empty_like"(%a0, %v17, %v18, %v19, %v20, %v21) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %v23 = "torch.constant.str"() <{value = "bhsd->bhsd"}> : () -> !torch.str
  %v24 = "torch.prim.ListConstruct"(%v22) : (!torch.vtensor<[1,3,5,8],f32>) -> !torch.list<vtensor>
  %v25 = "torch.constant.none"() : () -> !torch.none
  %v26 = "torch.aten.einsum"(%v23, %v24, %v25) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %v27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.slice.Tensor"(%a0, %v27, %v28, %v29, %v30) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.slice.Tensor"(%a0, %v32, %v33, %v34, %v35) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v37 = "torch.aten.mul.Tensor"(%v31, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v38 = "torch.aten.mul.Tensor"(%v36, %v16) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.sub.Tensor"(%v37, %v38, %v39) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v45 = "torch.aten.slice.Tensor"(%v26, %v41, %v42, %v43, %v44) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v47 = "torch.aten.copy_"(%v45, %v40, %v46) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %v48 = "torch.aten.mul.Tensor"(%v36, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v49 = "torch.aten.mul.Tensor"(%v31, %v16) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v51 = "torch.aten.add.Tensor"(%v48, %v49, %v50) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v53 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v54 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v56 = "torch.aten.slice.Tensor"(%v26, %v52, %v53, %v54, %v55) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v58 = "torch.aten.copy_"(%v56, %v51, %v57) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %v59 = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %v60 = "torch.aten.mul_.Tensor"(%v22, %v59) : (!torch.vtensor<[1,3,5,8],f32>, !torch.float) -> !torch.vtensor<[1,3,5,8],f32>
  return %v26 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// A part that begins before the first element begins with it; what is turned is what was written.
// CHECK-LABEL: func.func @written_before(
// CHECK: %[[W:.*]] = "torch.aten.slice_scatter"
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %[[W]]
// CHECK: tensor.collapse_shape %[[X]]
// CHECK: rope.apply
func.func @written_before(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %v1 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.10000000149011612, 0.009999999776482582, 0.0010000000474974513]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v2 = "torch.constant.none"() : () -> !torch.none
  %v3 = "torch.constant.none"() : () -> !torch.none
  %v4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v10 = "torch.constant.none"() : () -> !torch.none
  %v11 = "torch.aten.to.dtype"(%a1, %v7, %v8, %v9, %v10) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v12 = "torch.aten.lift_fresh_copy"(%v1) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v13 = "torch.aten.detach_"(%v12) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v14 = "torch.aten.outer"(%v11, %v13) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v15 = "torch.aten.cos"(%v14) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v16 = "torch.aten.sin"(%v14) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v17 = "torch.constant.none"() : () -> !torch.none
  %v18 = "torch.aten.clone"(%a0, %v17) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %v19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = -100 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.slice.Tensor"(%v18, %v19, %v20, %v21, %v22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v24 = "torch.constant.float"() <{value = 2.0 : f64}> : () -> !torch.float
  %v25 = "torch.aten.mul_.Tensor"(%v23, %v24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.float) -> !torch.vtensor<[1,3,5,4],f32>
  %v26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.slice.Tensor"(%v18, %v26, %v27, %v28, %v29) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.slice.Tensor"(%v18, %v31, %v32, %v33, %v34) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v36 = "torch.aten.mul.Tensor"(%v30, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v37 = "torch.aten.mul.Tensor"(%v35, %v16) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v39 = "torch.aten.sub.Tensor"(%v36, %v37, %v38) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v40 = "torch.aten.mul.Tensor"(%v35, %v15) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v41 = "torch.aten.mul.Tensor"(%v30, %v16) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v43 = "torch.aten.add.Tensor"(%v40, %v41, %v42) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v44 = "torch.prim.ListConstruct"(%v39, %v43) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v46 = "torch.aten.cat"(%v44, %v45) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v46 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Places from the end of a part of a tensor are not those before its beginning in the whole one.
// CHECK-LABEL: func.func @picked(
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 2, 0] [1, 3, 5, 8]
// CHECK: rope.apply
func.func @picked(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %v1 = "torch.vtensor.literal"() <{value = dense<[-5, -4, -3, -2, -1]> : tensor<5xsi64>}> : () -> !torch.vtensor<[5],si64>
  %v2 = "torch.vtensor.literal"() <{value = dense<[1.0, 0.10000000149011612, 0.009999999776482582, 0.0010000000474974513]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.prim.ListConstruct"(%v3, %v4, %v5, %v6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v8 = "torch.aten.repeat"(%a0, %v7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,10,8],f32>
  %v9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v11 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v13 = "torch.aten.slice.Tensor"(%v8, %v9, %v10, %v11, %v12) : (!torch.vtensor<[1,3,10,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,7,8],f32>
  %v14 = "torch.aten.lift_fresh_copy"(%v1) : (!torch.vtensor<[5],si64>) -> !torch.vtensor<[5],si64>
  %v15 = "torch.aten.detach_"(%v14) : (!torch.vtensor<[5],si64>) -> !torch.vtensor<[5],si64>
  %v16 = "torch.constant.none"() : () -> !torch.none
  %v17 = "torch.constant.none"() : () -> !torch.none
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.none"() : () -> !torch.none
  %v20 = "torch.constant.none"() : () -> !torch.none
  %v21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v24 = "torch.constant.none"() : () -> !torch.none
  %v25 = "torch.aten.to.dtype"(%a1, %v21, %v22, %v23, %v24) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v26 = "torch.aten.lift_fresh_copy"(%v2) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v27 = "torch.aten.detach_"(%v26) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %v28 = "torch.aten.outer"(%v25, %v27) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v29 = "torch.aten.cos"(%v28) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v30 = "torch.aten.sin"(%v28) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %v31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v35 = "torch.aten.slice.Tensor"(%v13, %v31, %v32, %v33, %v34) : (!torch.vtensor<[1,3,7,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,7,4],f32>
  %v36 = "torch.constant.none"() : () -> !torch.none
  %v37 = "torch.constant.none"() : () -> !torch.none
  %v38 = "torch.prim.ListConstruct"(%v36, %v37, %v15) : (!torch.none, !torch.none, !torch.vtensor<[5],si64>) -> !torch.list<optional<vtensor>>
  %v39 = "torch.aten.index.Tensor"(%v35, %v38) : (!torch.vtensor<[1,3,7,4],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,3,5,4],f32>
  %v40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v42 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v44 = "torch.aten.slice.Tensor"(%v13, %v40, %v41, %v42, %v43) : (!torch.vtensor<[1,3,7,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,7,4],f32>
  %v45 = "torch.constant.none"() : () -> !torch.none
  %v46 = "torch.constant.none"() : () -> !torch.none
  %v47 = "torch.prim.ListConstruct"(%v45, %v46, %v15) : (!torch.none, !torch.none, !torch.vtensor<[5],si64>) -> !torch.list<optional<vtensor>>
  %v48 = "torch.aten.index.Tensor"(%v44, %v47) : (!torch.vtensor<[1,3,7,4],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,3,5,4],f32>
  %v49 = "torch.aten.mul.Tensor"(%v39, %v29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v50 = "torch.aten.mul.Tensor"(%v48, %v30) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v52 = "torch.aten.sub.Tensor"(%v49, %v50, %v51) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v53 = "torch.aten.mul.Tensor"(%v48, %v29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v54 = "torch.aten.mul.Tensor"(%v39, %v30) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v56 = "torch.aten.add.Tensor"(%v53, %v54, %v55) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v57 = "torch.prim.ListConstruct"(%v52, %v56) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v59 = "torch.aten.cat"(%v57, %v58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v59 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Positions 8, 7, .. 4, not 3, 2, .. -1.
// CHECK-LABEL: func.func @picked_by_tuples(
// CHECK: arith.constant dense<{{\[\[}}-0.145500034,
// CHECK: rope.apply
func.func @picked_by_tuples(%x: tensor<1x2x5x8xf32>, %p: tensor<5xi64>) -> (tensor<1x2x5x8xf32>) {
  %r0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %r1 = "onnx.Constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
  %r2 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %rr = "onnx.Range"(%r0, %r1, %r2) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %rss = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> tensor<1xi64>
  %rse = "onnx.Constant"() {value = dense<[9]> : tensor<1xi64>} : () -> tensor<1xi64>
  %rsa = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> tensor<1xi64>
  %rst = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %rs = "onnx.Slice"(%rr, %rss, %rse, %rsa, %rst) : (tensor<?xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  %gi = "onnx.Constant"() {value = dense<[[-1], [-2], [-3], [-4], [-5]]> : tensor<5x1xi64>} : () -> tensor<5x1xi64>
  %q = "onnx.GatherND"(%rs, %gi) : (tensor<?xi64>, tensor<5x1xi64>) -> tensor<?xi64>
  %freq = "onnx.Constant"() {value = dense<[1.0, 0.10000000149011612, 0.009999999776482582, 0.0010000000474974513]> : tensor<4xf32>} : () -> tensor<4xf32>
  %ax1 = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %pu = "onnx.Unsqueeze"(%q, %ax1) : (tensor<?xi64>, tensor<1xi64>) -> tensor<?x?xi64>
  %pf = "onnx.Cast"(%pu) {to = f32} : (tensor<?x?xi64>) -> tensor<?x?xf32>
  %a = "onnx.Mul"(%pf, %freq) : (tensor<?x?xf32>, tensor<4xf32>) -> tensor<?x?xf32>
  %e = "onnx.Concat"(%a, %a) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = "onnx.Cos"(%e) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = "onnx.Sin"(%e) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %h0s = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h0e = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h0a = "onnx.Constant"() {value = dense<[3]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h0t = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h0 = "onnx.Slice"(%x, %h0s, %h0e, %h0a, %h0t) : (tensor<1x2x5x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
  %h1s = "onnx.Constant"() {value = dense<[4]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h1e = "onnx.Constant"() {value = dense<[9223372036854775807]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h1a = "onnx.Constant"() {value = dense<[3]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h1t = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %h1 = "onnx.Slice"(%x, %h1s, %h1e, %h1a, %h1t) : (tensor<1x2x5x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
  %n1 = "onnx.Neg"(%h1) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r = "onnx.Concat"(%n1, %h0) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %m0 = "onnx.Mul"(%x, %c) : (tensor<1x2x5x8xf32>, tensor<?x?xf32>) -> tensor<?x?x?x?xf32>
  %m1 = "onnx.Mul"(%r, %s) : (tensor<?x?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?x?xf32>
  %y = "onnx.Add"(%m0, %m1) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}
