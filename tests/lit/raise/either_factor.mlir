// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Rotations in which either factor could be the one that is turned.

// k has one head, so that either factor could be the one that is turned; but one of them turned q.
// CHECK-LABEL: func.func @one_head_of_known_table(
// CHECK: rope.apply
// CHECK: rope.apply
func.func @one_head_of_known_table(%a0: !torch.vtensor<[5,3,8],f32>, %a1: !torch.vtensor<[5,1,8],f32>, %a2: !torch.vtensor<[5,8],f32>) -> (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,3,8],f32>) {
  %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %3 = "torch.aten.chunk"(%a2, %1, %2) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %4:2 = "torch.prim.ListUnpack"(%3) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>)
  %5 = "torch.prim.ListConstruct"(%4#0, %4#0) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %7 = "torch.aten.cat"(%5, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %8 = "torch.aten.unsqueeze"(%7, %2) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %9 = "torch.prim.ListConstruct"(%4#1, %4#1) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %10 = "torch.aten.cat"(%9, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %11 = "torch.aten.unsqueeze"(%10, %2) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %14 = "torch.aten.slice.Tensor"(%a1, %1, %12, %13, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %15 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %16 = "torch.aten.slice.Tensor"(%a1, %1, %13, %15, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %17 = "torch.aten.neg"(%16) : (!torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,1,4],f32>
  %18 = "torch.prim.ListConstruct"(%17, %14) : (!torch.vtensor<[5,1,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.list<vtensor>
  %19 = "torch.aten.cat"(%18, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %20 = "torch.aten.mul.Tensor"(%a1, %8) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,1,8],f32>
  %21 = "torch.aten.mul.Tensor"(%19, %11) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,1,8],f32>
  %22 = "torch.aten.add.Tensor"(%20, %21, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %23 = "torch.aten.slice.Tensor"(%a0, %1, %12, %13, %2) : (!torch.vtensor<[5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  %24 = "torch.aten.slice.Tensor"(%a0, %1, %13, %15, %2) : (!torch.vtensor<[5,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,3,4],f32>
  %25 = "torch.aten.neg"(%24) : (!torch.vtensor<[5,3,4],f32>) -> !torch.vtensor<[5,3,4],f32>
  %26 = "torch.prim.ListConstruct"(%25, %23) : (!torch.vtensor<[5,3,4],f32>, !torch.vtensor<[5,3,4],f32>) -> !torch.list<vtensor>
  %27 = "torch.aten.cat"(%26, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,3,8],f32>
  %28 = "torch.aten.mul.Tensor"(%a0, %8) : (!torch.vtensor<[5,3,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,3,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %11) : (!torch.vtensor<[5,3,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,3,8],f32>
  %30 = "torch.aten.add.Tensor"(%28, %29, %2) : (!torch.vtensor<[5,3,8],f32>, !torch.vtensor<[5,3,8],f32>, !torch.int) -> !torch.vtensor<[5,3,8],f32>
  return %22, %30 : !torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,3,8],f32>
}

// -----

// Of this one nothing is known.
// CHECK-LABEL: func.func @one_head_unknown(
// CHECK-NOT: rope.apply
func.func @one_head_unknown(%a0: !torch.vtensor<[5,1,8],f32>, %a1: !torch.vtensor<[5,8],f32>) -> (!torch.vtensor<[5,1,8],f32>) {
  %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %3 = "torch.aten.chunk"(%a1, %1, %2) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %4:2 = "torch.prim.ListUnpack"(%3) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>)
  %5 = "torch.prim.ListConstruct"(%4#0, %4#0) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %7 = "torch.aten.cat"(%5, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %8 = "torch.aten.unsqueeze"(%7, %2) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %9 = "torch.prim.ListConstruct"(%4#1, %4#1) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %10 = "torch.aten.cat"(%9, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %11 = "torch.aten.unsqueeze"(%10, %2) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %14 = "torch.aten.slice.Tensor"(%a0, %1, %12, %13, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %15 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %16 = "torch.aten.slice.Tensor"(%a0, %1, %13, %15, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,4],f32>
  %17 = "torch.aten.neg"(%16) : (!torch.vtensor<[5,1,4],f32>) -> !torch.vtensor<[5,1,4],f32>
  %18 = "torch.prim.ListConstruct"(%17, %14) : (!torch.vtensor<[5,1,4],f32>, !torch.vtensor<[5,1,4],f32>) -> !torch.list<vtensor>
  %19 = "torch.aten.cat"(%18, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  %20 = "torch.aten.mul.Tensor"(%a0, %8) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,1,8],f32>
  %21 = "torch.aten.mul.Tensor"(%19, %11) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>) -> !torch.vtensor<[5,1,8],f32>
  %22 = "torch.aten.add.Tensor"(%20, %21, %2) : (!torch.vtensor<[5,1,8],f32>, !torch.vtensor<[5,1,8],f32>, !torch.int) -> !torch.vtensor<[5,1,8],f32>
  return %22 : !torch.vtensor<[5,1,8],f32>
}

// -----

// What is turned stands beside what it was made of, so that a later stage has all factors, too.
// CHECK-LABEL: func.func @beside_itself(
// CHECK: %[[Y:.*]] = rope.apply
// CHECK: "onnx.Concat"(%{{.*}}, %arg0)
func.func @beside_itself(%x: tensor<1x1x3x8xf32>, %pairs: tensor<3x4xf32>) -> tensor<1x2x3x16xf32> {
  %c0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %c1 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %c3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %c4 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
  %c8 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
  %c2 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
  %wide = "onnx.Constant"() {value = dense<[1, 1, 2, 3, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
  %all = "onnx.Constant"() {value = dense<[1, 2, 3, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
  %angles = "onnx.Concat"(%pairs, %pairs) {axis = -1 : si64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
  %cos = "onnx.Cos"(%angles) : (tensor<3x8xf32>) -> tensor<3x8xf32>
  %sin = "onnx.Sin"(%angles) : (tensor<3x8xf32>) -> tensor<3x8xf32>
  %0 = "onnx.Slice"(%x, %c0, %c4, %c3, %c1) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
  %1 = "onnx.Slice"(%x, %c4, %c8, %c3, %c1) : (tensor<1x1x3x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x3x4xf32>
  %2 = "onnx.Neg"(%1) : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x4xf32>
  %3 = "onnx.Concat"(%2, %0) {axis = -1 : si64} : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x3x8xf32>
  %4 = "onnx.Mul"(%x, %cos) : (tensor<1x1x3x8xf32>, tensor<3x8xf32>) -> tensor<1x1x3x8xf32>
  %5 = "onnx.Mul"(%3, %sin) : (tensor<1x1x3x8xf32>, tensor<3x8xf32>) -> tensor<1x1x3x8xf32>
  %6 = "onnx.Add"(%4, %5) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
  %7 = "onnx.Concat"(%6, %x) {axis = -1 : si64} : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
  %8 = "onnx.Unsqueeze"(%7, %c2) : (tensor<1x1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x1x3x16xf32>
  %9 = "onnx.Expand"(%8, %wide) : (tensor<1x1x1x3x16xf32>, tensor<5xi64>) -> tensor<1x1x2x3x16xf32>
  %10 = "onnx.Reshape"(%9, %all) {allowzero = 1 : si64} : (tensor<1x1x2x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
  return %10 : tensor<1x2x3x16xf32>
}
