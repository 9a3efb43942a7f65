// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s
// Reshapes by lists of open extents: types do not tell the order of these.

// Extents of x in the other order are another tensor,
// CHECK-LABEL: func.func @onnx_swapped(
// CHECK-NOT: rope.apply
func.func @onnx_swapped(%X: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %sh = "onnx.Shape"(%X) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %i0 = "onnx.Constant"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %d = "onnx.Gather"(%sh, %i0) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l = "onnx.Concat"(%d, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h:2 = "onnx.Split"(%X) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// which those in order, of x or of its parts, are not.
// CHECK-LABEL: func.func @onnx_in_order(
// CHECK: rope.apply
func.func @onnx_in_order(%X: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %sh = "onnx.Shape"(%X) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %i0 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %d = "onnx.Gather"(%sh, %i0) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l = "onnx.Concat"(%d, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h:2 = "onnx.Split"(%X) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// 0 stands for the operand's extent.
// CHECK-LABEL: func.func @onnx_zero(
// CHECK: rope.apply
func.func @onnx_zero(%X: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %d = "onnx.Constant"() {value = dense<[0, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %l = "onnx.Concat"(%d, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h:2 = "onnx.Split"(%X) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// The first one behind what is left.
// CHECK-LABEL: func.func @onnx_rest(
// CHECK-NOT: rope.apply
func.func @onnx_rest(%X: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %sh = "onnx.Shape"(%X) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %i0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %rest = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %d = "onnx.Gather"(%sh, %i0) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
  %l = "onnx.Concat"(%rest, %d, %two) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h:2 = "onnx.Split"(%X) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// A shape may begin at another extent than the first.
// CHECK-LABEL: func.func @onnx_later(
// CHECK-NOT: rope.apply
func.func @onnx_later(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %sh = "onnx.Shape"(%x) {start = 1 : si64, end = 2 : si64} : (tensor<?x?x4xf32>) -> tensor<1xi64>
  %m = "onnx.Constant"() {value = dense<[-1,2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %l = "onnx.Concat"(%sh, %m) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// From the first on it is in order.
// CHECK-LABEL: func.func @onnx_from_first(
// CHECK: rope.apply
func.func @onnx_from_first(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %sh = "onnx.Shape"(%x) {start = 0 : si64, end = 1 : si64} : (tensor<?x?x4xf32>) -> tensor<1xi64>
  %m = "onnx.Constant"() {value = dense<[-1,2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %l = "onnx.Concat"(%sh, %m) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
  %lo = "onnx.Reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi = "onnx.Reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// torch's views of parts,
// CHECK-LABEL: func.func @torch_view_swapped(
// CHECK-NOT: rope.apply
func.func @torch_view_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%X, %v11) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%X, %v13) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v14, %v12, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view"(%v5, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.view"(%v10, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v29 : !torch.vtensor<[?,?,4],f32>
}

// -----

// in order,
// CHECK-LABEL: func.func @torch_view_in_order(
// CHECK: rope.apply
func.func @torch_view_in_order(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%X, %v11) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%X, %v13) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v12, %v14, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view"(%v5, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.view"(%v10, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v29 : !torch.vtensor<[?,?,4],f32>
}

// -----

// and reshapes.
// CHECK-LABEL: func.func @torch_reshape_swapped(
// CHECK-NOT: rope.apply
func.func @torch_reshape_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%X, %v11) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%X, %v13) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v14, %v12, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.reshape"(%v5, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.reshape"(%v10, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v29 : !torch.vtensor<[?,?,4],f32>
}

// -----

// Of a half only.
// CHECK-LABEL: func.func @torch_half_swapped(
// CHECK-NOT: rope.apply
func.func @torch_half_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v2 = "torch.aten.size.int"(%X, %v1) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v4 = "torch.aten.size.int"(%X, %v3) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v6 = "torch.prim.ListConstruct"(%v4, %v2, %v5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v7 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v11 = "torch.aten.slice.Tensor"(%X, %v7, %v8, %v9, %v10) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v14 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v16 = "torch.aten.slice.Tensor"(%X, %v12, %v13, %v14, %v15) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v17 = "torch.aten.view"(%v16, %v6) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.mul.Tensor"(%v11, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v21 = "torch.aten.sub.Tensor"(%v18, %v19, %v20) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v22 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v11, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v25 = "torch.aten.add.Tensor"(%v22, %v23, %v24) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v26 = "torch.prim.ListConstruct"(%v21, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v28 = "torch.aten.cat"(%v26, %v27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v28 : !torch.vtensor<[?,?,4],f32>
}

// -----

// StableHLO's lists.
// CHECK-LABEL: func.func @stablehlo_swapped(
// CHECK-NOT: rope.apply
func.func @stablehlo_swapped(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %na = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %nb = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %a = "stablehlo.reshape"(%na) : (tensor<i32>) -> tensor<1xi32>
  %b = "stablehlo.reshape"(%nb) : (tensor<i32>) -> tensor<1xi32>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %l = "stablehlo.concatenate"(%b, %a, %two) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "stablehlo.dynamic_reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %hi = "stablehlo.dynamic_reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// In order.
// CHECK-LABEL: func.func @stablehlo_in_order(
// CHECK: rope.apply
func.func @stablehlo_in_order(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %na = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %nb = "stablehlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %a = "stablehlo.reshape"(%na) : (tensor<i32>) -> tensor<1xi32>
  %b = "stablehlo.reshape"(%nb) : (tensor<i32>) -> tensor<1xi32>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %l = "stablehlo.concatenate"(%a, %b, %two) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "stablehlo.dynamic_reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %hi = "stablehlo.dynamic_reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// MHLO's,
// CHECK-LABEL: func.func @mhlo_swapped(
// CHECK-NOT: rope.apply
func.func @mhlo_swapped(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %na = "mhlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %nb = "mhlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %a = "mhlo.reshape"(%na) : (tensor<i32>) -> tensor<1xi32>
  %b = "mhlo.reshape"(%nb) : (tensor<i32>) -> tensor<1xi32>
  %two = "mhlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %l = "mhlo.concatenate"(%b, %a, %two) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "mhlo.dynamic_reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %hi = "mhlo.dynamic_reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// in order.
// CHECK-LABEL: func.func @mhlo_in_order(
// CHECK: rope.apply
func.func @mhlo_in_order(%x: tensor<?x?x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x?x4xf32> {
  %na = "mhlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %nb = "mhlo.get_dimension_size"(%x) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
  %a = "mhlo.reshape"(%na) : (tensor<i32>) -> tensor<1xi32>
  %b = "mhlo.reshape"(%nb) : (tensor<i32>) -> tensor<1xi32>
  %two = "mhlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %l = "mhlo.concatenate"(%a, %b, %two) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo = "mhlo.dynamic_reshape"(%h#0, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %hi = "mhlo.dynamic_reshape"(%h#1, %l) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %m0 = "onnx.Mul"(%lo, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m1 = "onnx.Mul"(%hi, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m3 = "onnx.Mul"(%hi, %c) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m4 = "onnx.Mul"(%lo, %s) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y : tensor<?x?x4xf32>
}

// -----

// Copies of torch's views,
// CHECK-LABEL: func.func @torch_copy_swapped(
// CHECK-NOT: rope.apply
func.func @torch_copy_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%X, %v11) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%X, %v13) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v14, %v12, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view_copy"(%v5, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.view_copy"(%v10, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v29 : !torch.vtensor<[?,?,4],f32>
}

// -----

// in order.
// CHECK-LABEL: func.func @torch_copy_in_order(
// CHECK: rope.apply
func.func @torch_copy_in_order(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v5 = "torch.aten.slice.Tensor"(%X, %v1, %v2, %v3, %v4) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.slice.Tensor"(%X, %v6, %v7, %v8, %v9) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%X, %v11) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%X, %v13) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v12, %v14, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view_copy"(%v5, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.aten.view_copy"(%v10, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v19 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v20 = "torch.aten.mul.Tensor"(%v18, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.sub.Tensor"(%v19, %v20, %v21) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.aten.mul.Tensor"(%v18, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.add.Tensor"(%v23, %v24, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.prim.ListConstruct"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v27, %v28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v29 : !torch.vtensor<[?,?,4],f32>
}

// -----

// Of axes that were swapped, x's own order is another one,
// CHECK-LABEL: func.func @swapaxes_swapped(
// CHECK-NOT: rope.apply
func.func @swapaxes_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v2 = "torch.aten.size.int"(%X, %v1) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v4 = "torch.aten.size.int"(%X, %v3) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v9 = "torch.aten.slice.Tensor"(%X, %v5, %v6, %v7, %v8) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v12 = "torch.aten.swapaxes"(%v9, %v10, %v11) : (!torch.vtensor<[?,?,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v14 = "torch.prim.ListConstruct"(%v2, %v4, %v13) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v15 = "torch.aten.view"(%v12, %v14) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%X, %v16, %v17, %v18, %v19) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.swapaxes"(%v20, %v21, %v22) : (!torch.vtensor<[?,?,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v25 = "torch.prim.ListConstruct"(%v2, %v4, %v24) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v26 = "torch.aten.view"(%v23, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.aten.mul.Tensor"(%v15, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v28 = "torch.aten.mul.Tensor"(%v26, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.sub.Tensor"(%v27, %v28, %v29) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v26, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v15, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.add.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v35 = "torch.prim.ListConstruct"(%v30, %v34) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.cat"(%v35, %v36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v37 : !torch.vtensor<[?,?,4],f32>
}

// -----

// copied or not;
// CHECK-LABEL: func.func @permute_copy_swapped(
// CHECK-NOT: rope.apply
func.func @permute_copy_swapped(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v2 = "torch.aten.size.int"(%X, %v1) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v4 = "torch.aten.size.int"(%X, %v3) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v9 = "torch.aten.slice.Tensor"(%X, %v5, %v6, %v7, %v8) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v13 = "torch.prim.ListConstruct"(%v10, %v11, %v12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v14 = "torch.aten.permute_copy"(%v9, %v13) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v2, %v4, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view"(%v14, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v22 = "torch.aten.slice.Tensor"(%X, %v18, %v19, %v20, %v21) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v26 = "torch.prim.ListConstruct"(%v23, %v24, %v25) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v27 = "torch.aten.permute_copy"(%v22, %v26) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v29 = "torch.prim.ListConstruct"(%v2, %v4, %v28) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v30 = "torch.aten.view"(%v27, %v29) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v17, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v30, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.sub.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v35 = "torch.aten.mul.Tensor"(%v30, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v36 = "torch.aten.mul.Tensor"(%v17, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v38 = "torch.aten.add.Tensor"(%v35, %v36, %v37) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v39 = "torch.prim.ListConstruct"(%v34, %v38) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v41 = "torch.aten.cat"(%v39, %v40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v41 : !torch.vtensor<[?,?,4],f32>
}

// -----

// theirs is not.
// CHECK-LABEL: func.func @swapaxes_in_order(
// CHECK: rope.apply
func.func @swapaxes_in_order(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %v1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v2 = "torch.aten.size.int"(%X, %v1) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v4 = "torch.aten.size.int"(%X, %v3) : (!torch.vtensor<[?,?,4],f32>, !torch.int) -> !torch.int
  %v5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v9 = "torch.aten.slice.Tensor"(%X, %v5, %v6, %v7, %v8) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v12 = "torch.aten.swapaxes"(%v9, %v10, %v11) : (!torch.vtensor<[?,?,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v14 = "torch.prim.ListConstruct"(%v4, %v2, %v13) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v15 = "torch.aten.view"(%v12, %v14) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%X, %v16, %v17, %v18, %v19) : (!torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v23 = "torch.aten.swapaxes"(%v20, %v21, %v22) : (!torch.vtensor<[?,?,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v25 = "torch.prim.ListConstruct"(%v4, %v2, %v24) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v26 = "torch.aten.view"(%v23, %v25) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  %v27 = "torch.aten.mul.Tensor"(%v15, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v28 = "torch.aten.mul.Tensor"(%v26, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v30 = "torch.aten.sub.Tensor"(%v27, %v28, %v29) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v31 = "torch.aten.mul.Tensor"(%v26, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v32 = "torch.aten.mul.Tensor"(%v15, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %v33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.add.Tensor"(%v31, %v32, %v33) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.vtensor<[?,?,2],f32>
  %v35 = "torch.prim.ListConstruct"(%v30, %v34) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.list<vtensor>
  %v36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v37 = "torch.aten.cat"(%v35, %v36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,4],f32>
  return %v37 : !torch.vtensor<[?,?,4],f32>
}

// -----

// In functions, too.
// CHECK-LABEL: func.func @in_function(
// CHECK-NOT: rope.apply
func.func @in_function(%X: !torch.vtensor<[?,?,4],f32>, %c: !torch.vtensor<[?,1,2],f32>, %s: !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %h:2 = "onnx.Split"(%X) {axis = -1 : si64} : (!torch.vtensor<[?,?,4],f32>) -> (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>)
  %lo = func.call @swapped(%h#0) : (!torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %hi = func.call @swapped(%h#1) : (!torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m0 = "onnx.Mul"(%lo, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m1 = "onnx.Mul"(%hi, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m2 = "onnx.Sub"(%m0, %m1) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m3 = "onnx.Mul"(%hi, %c) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m4 = "onnx.Mul"(%lo, %s) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,1,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %m5 = "onnx.Add"(%m3, %m4) : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,2],f32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (!torch.vtensor<[?,?,2],f32>, !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,4],f32>
  return %y : !torch.vtensor<[?,?,4],f32>
}
func.func private @swapped(%h: !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?,2],f32> {
  %v11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v12 = "torch.aten.size.int"(%h, %v11) : (!torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.int
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v14 = "torch.aten.size.int"(%h, %v13) : (!torch.vtensor<[?,?,2],f32>, !torch.int) -> !torch.int
  %v15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v16 = "torch.prim.ListConstruct"(%v14, %v12, %v15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v17 = "torch.aten.view"(%h, %v16) : (!torch.vtensor<[?,?,2],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,2],f32>
  return %v17 : !torch.vtensor<[?,?,2],f32>
}
