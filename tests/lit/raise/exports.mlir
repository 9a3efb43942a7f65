// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What says which extents are the same has no other use of what has them.
// CHECK-LABEL: @symbolic_shapes
// CHECK: rope.table #rope.default<theta = 1.000000e+04, angle = hf>
// CHECK: rope.apply half
func.func @symbolic_shapes(%x: !torch.vtensor<[1,3,?,8],f32>, %p: !torch.vtensor<[?],si64>) -> !torch.vtensor<[1,3,?,8],f32> {
  %v1 = "torch.symbolic_int"() <{symbol_name = "s0", min_val = 2 : i64, max_val = 9223372036854775806 : i64}> : () -> !torch.int
  "torch.bind_symbolic_shape"(%x, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 8)>}> : (!torch.vtensor<[1,3,?,8],f32>, !torch.int) -> ()
  "torch.bind_symbolic_shape"(%p, %v1) <{shape_expressions = affine_map<()[s0] -> (s0)>}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v2 = "torch.aten.to.dtype"(%p, %v3, %v4, %v5, %v6) : (!torch.vtensor<[?],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[?],f32>
  "torch.bind_symbolic_shape"(%v2, %v1) <{shape_expressions = affine_map<()[s0] -> (s0)>}> : (!torch.vtensor<[?],f32>, !torch.int) -> ()
  %v7 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v8 = "torch.aten.unsqueeze"(%v2, %v9) : (!torch.vtensor<[?],f32>, !torch.int) -> !torch.vtensor<[?,1],f32>
  "torch.bind_symbolic_shape"(%v8, %v1) <{shape_expressions = affine_map<()[s0] -> (s0, 1)>}> : (!torch.vtensor<[?,1],f32>, !torch.int) -> ()
  %v10 = "torch.aten.mul.Tensor"(%v8, %v7) : (!torch.vtensor<[?,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32>
  "torch.bind_symbolic_shape"(%v10, %v1) <{shape_expressions = affine_map<()[s0] -> (s0, 4)>}> : (!torch.vtensor<[?,4],f32>, !torch.int) -> ()
  %v12 = "torch.prim.ListConstruct"(%v10, %v10) : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %v13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v11 = "torch.aten.cat"(%v12, %v13) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,8],f32>
  "torch.bind_symbolic_shape"(%v11, %v1) <{shape_expressions = affine_map<()[s0] -> (s0, 8)>}> : (!torch.vtensor<[?,8],f32>, !torch.int) -> ()
  %v14 = "torch.aten.cos"(%v11) : (!torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32>
  "torch.bind_symbolic_shape"(%v14, %v1) <{shape_expressions = affine_map<()[s0] -> (s0, 8)>}> : (!torch.vtensor<[?,8],f32>, !torch.int) -> ()
  %v15 = "torch.aten.sin"(%v11) : (!torch.vtensor<[?,8],f32>) -> !torch.vtensor<[?,8],f32>
  "torch.bind_symbolic_shape"(%v15, %v1) <{shape_expressions = affine_map<()[s0] -> (s0, 8)>}> : (!torch.vtensor<[?,8],f32>, !torch.int) -> ()
  %v17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.slice.Tensor"(%x, %v17, %v18, %v19, %v20) : (!torch.vtensor<[1,3,?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,?,4],f32>
  "torch.bind_symbolic_shape"(%v16, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 4)>}> : (!torch.vtensor<[1,3,?,4],f32>, !torch.int) -> ()
  %v22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v21 = "torch.aten.slice.Tensor"(%x, %v22, %v23, %v24, %v25) : (!torch.vtensor<[1,3,?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,?,4],f32>
  "torch.bind_symbolic_shape"(%v21, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 4)>}> : (!torch.vtensor<[1,3,?,4],f32>, !torch.int) -> ()
  %v26 = "torch.aten.neg"(%v21) : (!torch.vtensor<[1,3,?,4],f32>) -> !torch.vtensor<[1,3,?,4],f32>
  "torch.bind_symbolic_shape"(%v26, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 4)>}> : (!torch.vtensor<[1,3,?,4],f32>, !torch.int) -> ()
  %v28 = "torch.prim.ListConstruct"(%v26, %v16) : (!torch.vtensor<[1,3,?,4],f32>, !torch.vtensor<[1,3,?,4],f32>) -> !torch.list<vtensor>
  %v29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v27 = "torch.aten.cat"(%v28, %v29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,?,8],f32>
  "torch.bind_symbolic_shape"(%v27, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 8)>}> : (!torch.vtensor<[1,3,?,8],f32>, !torch.int) -> ()
  %v30 = "torch.aten.mul.Tensor"(%x, %v14) : (!torch.vtensor<[1,3,?,8],f32>, !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[1,3,?,8],f32>
  "torch.bind_symbolic_shape"(%v30, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 8)>}> : (!torch.vtensor<[1,3,?,8],f32>, !torch.int) -> ()
  %v31 = "torch.aten.mul.Tensor"(%v27, %v15) : (!torch.vtensor<[1,3,?,8],f32>, !torch.vtensor<[?,8],f32>) -> !torch.vtensor<[1,3,?,8],f32>
  "torch.bind_symbolic_shape"(%v31, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 8)>}> : (!torch.vtensor<[1,3,?,8],f32>, !torch.int) -> ()
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v32 = "torch.aten.add.Tensor"(%v30, %v31, %v33) : (!torch.vtensor<[1,3,?,8],f32>, !torch.vtensor<[1,3,?,8],f32>, !torch.int) -> !torch.vtensor<[1,3,?,8],f32>
  "torch.bind_symbolic_shape"(%v32, %v1) <{shape_expressions = affine_map<()[s0] -> (1, 3, s0, 8)>}> : (!torch.vtensor<[1,3,?,8],f32>, !torch.int) -> ()
  return %v32 : !torch.vtensor<[1,3,?,8],f32>
}
