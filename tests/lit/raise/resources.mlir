// RUN: rope-opt --allow-unregistered-dialect --raise-rope %s | FileCheck %s

// Numbers beside the text, as importers keep those of more than one element.
// CHECK-LABEL: @resource
// CHECK: rope.table #rope.default<theta = 1.000000e+04, angle = hf>
// CHECK: rope.apply half
func.func @resource(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si64>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v1 = "torch.vtensor.literal"() <{value = dense_resource<inv> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v6 = "torch.constant.none"() : () -> !torch.none
  %v2 = "torch.aten.to.dtype"(%p, %v3, %v4, %v5, %v6) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v2, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
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
  %v32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.add.Tensor"(%v29, %v30, %v32) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v31 : !torch.vtensor<[1,3,5,8],f32>
}
{-#
  dialect_resources: {
    builtin: {
      inv: "0x040000000000803FCDCCCC3D0AD7233C6F12833A"
    }
  }
#-}
