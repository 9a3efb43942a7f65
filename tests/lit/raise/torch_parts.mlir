// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Parts of lists by operators of torch beside those that most exports have.

// Parts of a list, by each operator that makes one.
// CHECK-LABEL: func.func @unsafe_split(
// CHECK: rope.apply
func.func @unsafe_split(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.aten.unsafe_split.Tensor"(%a0, %15, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %17:2 = "torch.prim.ListUnpack"(%16) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %18 = "torch.aten.neg"(%17#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.prim.ListConstruct"(%18, %17#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %20 = "torch.aten.cat"(%19, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %21 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%20, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.add.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %23 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @unsafe_chunk(
// CHECK: rope.apply
func.func @unsafe_chunk(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %16 = "torch.aten.unsafe_chunk"(%a0, %15, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %17:2 = "torch.prim.ListUnpack"(%16) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %18 = "torch.aten.neg"(%17#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.prim.ListConstruct"(%18, %17#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %20 = "torch.aten.cat"(%19, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %21 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%20, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.add.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %23 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @split_copy(
// CHECK: rope.apply
func.func @split_copy(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.aten.split_copy.Tensor"(%a0, %15, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %17:2 = "torch.prim.ListUnpack"(%16) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %18 = "torch.aten.neg"(%17#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.prim.ListConstruct"(%18, %17#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %20 = "torch.aten.cat"(%19, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %21 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%20, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.add.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %23 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @split_with_sizes_copy(
// CHECK: rope.apply
func.func @split_with_sizes_copy(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.prim.ListConstruct"(%15, %15) : (!torch.int, !torch.int) -> !torch.list<int>
  %17 = "torch.aten.split_with_sizes_copy"(%a0, %16, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
  %18:2 = "torch.prim.ListUnpack"(%17) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %19 = "torch.aten.neg"(%18#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.prim.ListConstruct"(%19, %18#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %21 = "torch.aten.cat"(%20, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.mul.Tensor"(%21, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.add.Tensor"(%22, %23, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %24 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @tensor_split_indices(
// CHECK: rope.apply
func.func @tensor_split_indices(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.prim.ListConstruct"(%15) : (!torch.int) -> !torch.list<int>
  %17 = "torch.aten.tensor_split.indices"(%a0, %16, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
  %18:2 = "torch.prim.ListUnpack"(%17) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %19 = "torch.aten.neg"(%18#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.prim.ListConstruct"(%19, %18#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %21 = "torch.aten.cat"(%20, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.mul.Tensor"(%21, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.add.Tensor"(%22, %23, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %24 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// By places that do not ascend: the third part is the first one again, not the second half.
// CHECK-LABEL: func.func @overlapping_parts(
// CHECK-NOT: rope.apply
func.func @overlapping_parts(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %16 = "torch.prim.ListConstruct"(%15, %zero, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %17 = "torch.aten.tensor_split.indices"(%a0, %16, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
  %18:4 = "torch.prim.ListUnpack"(%17) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,0],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %19 = "torch.aten.neg"(%18#2) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.prim.ListConstruct"(%19, %18#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %21 = "torch.aten.cat"(%20, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.mul.Tensor"(%21, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.add.Tensor"(%22, %23, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %24 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// The wrong half is negated.
// CHECK-LABEL: func.func @unsafe_split_wrong_half(
// CHECK-NOT: rope.apply
func.func @unsafe_split_wrong_half(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.aten.unsafe_split.Tensor"(%a0, %15, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %17:2 = "torch.prim.ListUnpack"(%16) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %18 = "torch.aten.neg"(%17#0) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.prim.ListConstruct"(%18, %17#1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %20 = "torch.aten.cat"(%19, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %21 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %22 = "torch.aten.mul.Tensor"(%20, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.add.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %23 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Tables of halves for pairs of neighbours.
// CHECK-LABEL: func.func @vjepa2(
// CHECK-NOT: rope.apply
func.func @vjepa2(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %19 = "torch.prim.ListConstruct"(%7, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %20 = "torch.aten.view"(%a0, %19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,5,4,2],f32>
  %21 = "torch.aten.unbind.int"(%20, %17) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int) -> !torch.list<vtensor>
  %22:2 = "torch.prim.ListUnpack"(%21) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %23 = "torch.aten.neg"(%22#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.prim.ListConstruct"(%23, %22#0) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %25 = "torch.aten.stack"(%24, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,4,2],f32>
  %26 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
  %27 = "torch.aten.flatten.using_ints"(%25, %26, %11) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.add.Tensor"(%28, %29, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %30 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// x is what the tables are slices of: some of its elements are none of x's components, and are read first.
// CHECK-LABEL: func.func @tables_of_the_same_value(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 8
// CHECK: return
func.func @tables_of_the_same_value(%a0: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %v1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v2 = "torch.prim.ListConstruct"(%v1) : (!torch.int) -> !torch.list<int>
  %v3 = "torch.aten.flip"(%a0, %v2) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %v4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v6 = "torch.aten.select.int"(%v3, %v4, %v4) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,5,8],f32>
  %v9 = "torch.aten.select.int"(%v6, %v4, %v4) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v14 = "torch.aten.slice.Tensor"(%v9, %v1, %v4, %v12, %v1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v16 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %v18 = "torch.constant.none"() : () -> !torch.none
  %v21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v22 = "torch.aten.arange.start_step"(%v4, %v16, %v1, %v18, %v18, %v18, %v21) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],si64>
  %v25 = "torch.aten.add.Tensor"(%v22, %v12, %v1) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int) -> !torch.vtensor<[5],si64>
  %v27 = "torch.aten.fmod.Scalar"(%v25, %v16) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5],si64>
  %v29 = "torch.aten.index_select"(%v14, %v4, %v27) : (!torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,4],f32>
  %v32 = "torch.aten.select.int"(%v3, %v4, %v4) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,5,8],f32>
  %v35 = "torch.aten.select.int"(%v32, %v4, %v1) : (!torch.vtensor<[3,5,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v40 = "torch.aten.slice.Tensor"(%v35, %v1, %v4, %v12, %v1) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v48 = "torch.aten.arange.start_step"(%v4, %v16, %v1, %v18, %v18, %v18, %v21) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],si64>
  %v51 = "torch.aten.add.Tensor"(%v48, %v12, %v1) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int) -> !torch.vtensor<[5],si64>
  %v53 = "torch.aten.fmod.Scalar"(%v51, %v16) : (!torch.vtensor<[5],si64>, !torch.int) -> !torch.vtensor<[5],si64>
  %v55 = "torch.aten.index_select"(%v40, %v4, %v53) : (!torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,4],f32>
  %v57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v59 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v60 = "torch.prim.ListConstruct"(%v1, %v57, %v16, %v59) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %v65 = "torch.prim.ListConstruct"(%v4, %v1, %v63, %v57) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %v66 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v70 = "torch.aten.empty_permuted"(%v60, %v65, %v66, %v18, %v18, %v21) : (!torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[1,3,5,8],f32>
  %v75 = "torch.aten.slice.Tensor"(%v3, %v57, %v4, %v12, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %v80 = "torch.aten.slice.Tensor"(%v3, %v57, %v12, %v78, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v81 = "torch.aten.mul.Tensor"(%v75, %v29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v82 = "torch.aten.mul.Tensor"(%v80, %v55) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v84 = "torch.aten.sub.Tensor"(%v81, %v82, %v1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v89 = "torch.aten.slice.Tensor"(%v70, %v57, %v4, %v12, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v91 = "torch.aten.copy"(%v89, %v84, %v21) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %v96 = "torch.aten.slice_scatter"(%v70, %v91, %v57, %v4, %v12, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v97 = "torch.aten.mul.Tensor"(%v80, %v29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v98 = "torch.aten.mul.Tensor"(%v75, %v55) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v100 = "torch.aten.add.Tensor"(%v97, %v98, %v1) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v105 = "torch.aten.slice.Tensor"(%v96, %v57, %v12, %v78, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v107 = "torch.aten.copy"(%v105, %v100, %v21) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %v112 = "torch.aten.slice_scatter"(%v96, %v107, %v57, %v12, %v78, %v1) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v112 : !torch.vtensor<[1,3,5,8],f32>
}
