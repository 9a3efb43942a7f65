// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Operators that leave out some of an open extent, as their likes do.

// Of halves.
// CHECK-LABEL: func.func @unsafe_split(
// CHECK-NOT: rope.apply
func.func @unsafe_split(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v13 = "torch.aten.unsafe_split.Tensor"(%v5, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v14:2 = "torch.prim.ListUnpack"(%v13) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v15 = "torch.aten.unsafe_split.Tensor"(%v10, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v16:2 = "torch.prim.ListUnpack"(%v15) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v17 = "torch.aten.mul.Tensor"(%v14#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.aten.mul.Tensor"(%v16#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.sub.Tensor"(%v17, %v18, %v19) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v16#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v22 = "torch.aten.mul.Tensor"(%v14#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.add.Tensor"(%v21, %v22, %v23) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.prim.ListConstruct"(%v20, %v24) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.cat"(%v25, %v26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v27 : !torch.vtensor<[?,3,4],f32>
}

// -----

// In so many parts.
// CHECK-LABEL: func.func @unsafe_chunk(
// CHECK-NOT: rope.apply
func.func @unsafe_chunk(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v13 = "torch.aten.unsafe_chunk"(%v5, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v14:2 = "torch.prim.ListUnpack"(%v13) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v15 = "torch.aten.unsafe_chunk"(%v10, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v16:2 = "torch.prim.ListUnpack"(%v15) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v17 = "torch.aten.mul.Tensor"(%v14#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.aten.mul.Tensor"(%v16#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.sub.Tensor"(%v17, %v18, %v19) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v16#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v22 = "torch.aten.mul.Tensor"(%v14#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.add.Tensor"(%v21, %v22, %v23) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.prim.ListConstruct"(%v20, %v24) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.cat"(%v25, %v26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v27 : !torch.vtensor<[?,3,4],f32>
}

// -----

// So, too.
// CHECK-LABEL: func.func @tensor_split(
// CHECK-NOT: rope.apply
func.func @tensor_split(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v13 = "torch.aten.tensor_split.sections"(%v5, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v14:2 = "torch.prim.ListUnpack"(%v13) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v15 = "torch.aten.tensor_split.sections"(%v10, %v11, %v12) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %v16:2 = "torch.prim.ListUnpack"(%v15) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v17 = "torch.aten.mul.Tensor"(%v14#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.aten.mul.Tensor"(%v16#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.sub.Tensor"(%v17, %v18, %v19) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v16#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v22 = "torch.aten.mul.Tensor"(%v14#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.add.Tensor"(%v21, %v22, %v23) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.prim.ListConstruct"(%v20, %v24) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.cat"(%v25, %v26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v27 : !torch.vtensor<[?,3,4],f32>
}

// -----

// With sizes.
// CHECK-LABEL: func.func @unsafe_split_with_sizes(
// CHECK-NOT: rope.apply
func.func @unsafe_split_with_sizes(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 9 : i64}> : () -> !torch.int
  %v13 = "torch.prim.ListConstruct"(%v11, %v12) : (!torch.int, !torch.int) -> !torch.list<int>
  %v14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v15 = "torch.aten.unsafe_split_with_sizes"(%v5, %v13, %v14) : (!torch.vtensor<[?,3,2],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
  %v16:2 = "torch.prim.ListUnpack"(%v15) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v17 = "torch.aten.unsafe_split_with_sizes"(%v10, %v13, %v14) : (!torch.vtensor<[?,3,2],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
  %v18:2 = "torch.prim.ListUnpack"(%v17) : (!torch.list<vtensor>) -> (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>)
  %v19 = "torch.aten.mul.Tensor"(%v16#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18#0, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v16#0, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v29 : !torch.vtensor<[?,3,4],f32>
}

// -----

// Copies of views.
// CHECK-LABEL: func.func @slice_copy(
// CHECK-NOT: rope.apply
func.func @slice_copy(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v13 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %v14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.slice_copy.Tensor"(%v5, %v11, %v12, %v13, %v14) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v16 = "torch.aten.slice_copy.Tensor"(%v10, %v11, %v12, %v13, %v14) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v17 = "torch.aten.mul.Tensor"(%v15, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.aten.mul.Tensor"(%v16, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.sub.Tensor"(%v17, %v18, %v19) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v16, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v22 = "torch.aten.mul.Tensor"(%v15, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.aten.add.Tensor"(%v21, %v22, %v23) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.prim.ListConstruct"(%v20, %v24) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.cat"(%v25, %v26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v27 : !torch.vtensor<[?,3,4],f32>
}

// -----

// And of parts.
// CHECK-LABEL: func.func @narrow_copy(
// CHECK-NOT: rope.apply
func.func @narrow_copy(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v13 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %v14 = "torch.aten.narrow_copy"(%v5, %v11, %v12, %v13) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v15 = "torch.aten.narrow_copy"(%v10, %v11, %v12, %v13) : (!torch.vtensor<[?,3,2],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v16 = "torch.aten.mul.Tensor"(%v14, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v17 = "torch.aten.mul.Tensor"(%v15, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.aten.sub.Tensor"(%v16, %v17, %v18) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v15, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.aten.mul.Tensor"(%v14, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.add.Tensor"(%v20, %v21, %v22) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v24 = "torch.prim.ListConstruct"(%v19, %v23) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.cat"(%v24, %v25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v26 : !torch.vtensor<[?,3,4],f32>
}

// -----

// Rows that are counted.
// CHECK-LABEL: func.func @index_hacked_twin(
// CHECK-NOT: rope.apply
func.func @index_hacked_twin(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>, %n: !torch.int) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.constant.none"() : () -> !torch.none
  %v14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v15 = "torch.aten.arange"(%n, %v11, %v12, %v13, %v14) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[?],si64>
  %v16 = "torch.prim.ListConstruct"(%v15) : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %v17 = "torch.aten.index.Tensor_hacked_twin"(%v5, %v16) : (!torch.vtensor<[?,3,2],f32>, !torch.list<vtensor>) -> !torch.vtensor<[?,3,2],f32>
  %v18 = "torch.aten.index.Tensor_hacked_twin"(%v10, %v16) : (!torch.vtensor<[?,3,2],f32>, !torch.list<vtensor>) -> !torch.vtensor<[?,3,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v29 : !torch.vtensor<[?,3,4],f32>
}

// -----

// Each by itself.
// CHECK-LABEL: func.func @take_along_dim(
// CHECK-NOT: rope.apply
func.func @take_along_dim(%X: !torch.vtensor<[?,3,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>, %n: !torch.int) -> !torch.vtensor<[?,3,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v12 = "torch.constant.none"() : () -> !torch.none
  %v13 = "torch.constant.none"() : () -> !torch.none
  %v14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v15 = "torch.aten.arange"(%n, %v11, %v12, %v13, %v14) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[?],si64>
  %v16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v19 = "torch.prim.ListConstruct"(%v16, %v17, %v18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v20 = "torch.aten.view"(%v15, %v19) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1],si64>
  %v21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v24 = "torch.prim.ListConstruct"(%v21, %v22, %v23) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v26 = "torch.aten.expand"(%v20, %v24, %v25) : (!torch.vtensor<[?,1,1],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[?,3,2],si64>
  %v27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v28 = "torch.aten.take_along_dim"(%v5, %v26, %v27) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],si64>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v29 = "torch.aten.take_along_dim"(%v10, %v26, %v27) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],si64>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v30 = "torch.aten.mul.Tensor"(%v28, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v29, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v33 = "torch.aten.sub.Tensor"(%v30, %v31, %v32) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v34 = "torch.aten.mul.Tensor"(%v29, %c) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v28, %s) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,3,2],f32>
  %v36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.add.Tensor"(%v34, %v35, %v36) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>, !torch.int) -> !torch.vtensor<[?,3,2],f32>
  %v38 = "torch.prim.ListConstruct"(%v33, %v37) : (!torch.vtensor<[?,3,2],f32>, !torch.vtensor<[?,3,2],f32>) -> !torch.list<vtensor>
  %v39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v40 = "torch.aten.cat"(%v38, %v39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,3,4],f32>
  return %v40 : !torch.vtensor<[?,3,4],f32>
}
