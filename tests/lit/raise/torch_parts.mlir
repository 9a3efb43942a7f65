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
