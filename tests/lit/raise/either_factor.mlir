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
