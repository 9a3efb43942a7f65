// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Operators of torch that move elements, beside those that most exports have.

// Copies of what is a view elsewhere, as functionalised graphs have them.
// CHECK-LABEL: func.func @copies(
// CHECK: rope.apply
func.func @copies(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,5,3,8],f32>) {
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
  %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %18 = "torch.aten.slice_copy.Tensor"(%a0, %15, %16, %17, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %20 = "torch.aten.slice_copy.Tensor"(%a0, %15, %17, %19, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.neg"(%20) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.prim.ListConstruct"(%21, %18) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %23 = "torch.aten.cat"(%22, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.unsqueeze_copy"(%13, %16) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[1,5,8],f32>
  %25 = "torch.aten.unsqueeze_copy"(%14, %16) : (!torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[1,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%a0, %24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%23, %25) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.add.Tensor"(%26, %27, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %30 = "torch.prim.ListConstruct"(%16, %29, %7, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %31 = "torch.aten.permute_copy"(%28, %30) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,3,8],f32>
  return %31 : !torch.vtensor<[1,5,3,8],f32>
}

// -----

// CHECK-LABEL: func.func @view_copy_pairs(
// CHECK: rope.apply
func.func @view_copy_pairs(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.aten.cos"(%9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %11 = "torch.aten.sin"(%9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %13 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %16 = "torch.prim.ListConstruct"(%7, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %17 = "torch.aten.view_copy"(%a0, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,5,4,2],f32>
  %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %19 = "torch.aten.select_copy.int"(%17, %14, %18) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.aten.select_copy.int"(%17, %14, %7) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.mul.Tensor"(%19, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.mul.Tensor"(%20, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.sub.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.aten.mul.Tensor"(%20, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.aten.mul.Tensor"(%19, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.aten.add.Tensor"(%24, %25, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %27 = "torch.prim.ListConstruct"(%23, %26) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %29 = "torch.aten.stack"(%27, %28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,4,2],f32>
  %30 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %31 = "torch.prim.ListConstruct"(%7, %12, %13, %30) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %32 = "torch.aten._unsafe_view"(%29, %31) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  return %32 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @complex_copies(
// CHECK: rope.apply
func.func @complex_copies(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %11 = "torch.aten.ones_like"(%9, %5, %5, %5, %10, %5) : (!torch.vtensor<[5,4],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,4],f32>
  %12 = "torch.aten.polar"(%11, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],complex<f32>>
  %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %17 = "torch.prim.ListConstruct"(%7, %13, %14, %15, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %18 = "torch.aten.reshape"(%a0, %17) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,5,4,2],f32>
  %19 = "torch.aten.view_as_complex_copy"(%18) : (!torch.vtensor<[1,3,5,4,2],f32>) -> !torch.vtensor<[1,3,5,4],complex<f32>>
  %20 = "torch.aten.mul.Tensor"(%19, %12) : (!torch.vtensor<[1,3,5,4],complex<f32>>, !torch.vtensor<[5,4],complex<f32>>) -> !torch.vtensor<[1,3,5,4],complex<f32>>
  %21 = "torch.aten.view_as_real_copy"(%20) : (!torch.vtensor<[1,3,5,4],complex<f32>>) -> !torch.vtensor<[1,3,5,4,2],f32>
  %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %23 = "torch.aten.flatten.using_ints"(%21, %13, %22) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %23 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Components picked by indices.
// CHECK-LABEL: func.func @index_hacked_twin(
// CHECK: rope.apply
func.func @index_hacked_twin(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %9 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.aten.cos"(%9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %11 = "torch.aten.sin"(%9) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %12 = "torch.vtensor.literal"() <{value = dense<[0, 2, 4, 6]> : tensor<4xi64>}> : () -> !torch.vtensor<[4],si64>
  %13 = "torch.vtensor.literal"() <{value = dense<[1, 3, 5, 7]> : tensor<4xi64>}> : () -> !torch.vtensor<[4],si64>
  %14 = "torch.prim.ListConstruct"(%5, %5, %5, %12) : (!torch.none, !torch.none, !torch.none, !torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
  %15 = "torch.aten.index.Tensor_hacked_twin"(%a0, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,3,5,4],f32>
  %16 = "torch.prim.ListConstruct"(%5, %5, %5, %13) : (!torch.none, !torch.none, !torch.none, !torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
  %17 = "torch.aten.index.Tensor_hacked_twin"(%a0, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,3,5,4],f32>
  %18 = "torch.aten.mul.Tensor"(%15, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %19 = "torch.aten.mul.Tensor"(%17, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.aten.sub.Tensor"(%18, %19, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.mul.Tensor"(%17, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.mul.Tensor"(%15, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.add.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.prim.ListConstruct"(%20, %23) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %26 = "torch.aten.stack"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,4,2],f32>
  %27 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
  %28 = "torch.aten.flatten.using_ints"(%26, %27, %25) : (!torch.vtensor<[1,3,5,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %28 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Operators that do nothing.
// CHECK-LABEL: func.func @prims_view_of(
// CHECK: rope.apply
func.func @prims_view_of(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.prims.view_of"(%a0) : (!torch.vtensor<[1,3,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%15, %16, %17, %18, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%15, %16, %18, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.prim.ListConstruct"(%22, %19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.aten.cat"(%23, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %25 = "torch.aten.mul.Tensor"(%15, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%24, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.add.Tensor"(%25, %26, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %27 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @positive_alias(
// CHECK: rope.apply
func.func @positive_alias(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.aten.positive"(%a0) : (!torch.vtensor<[1,3,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%15, %16, %17, %18, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%15, %16, %18, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.prim.ListConstruct"(%22, %19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.aten.cat"(%23, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %25 = "torch.aten.mul.Tensor"(%15, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%24, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.add.Tensor"(%25, %26, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %27 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// To the type of another tensor, or by a device.
// CHECK-LABEL: func.func @to_other(
// CHECK: rope.apply
func.func @to_other(%a0: !torch.vtensor<[1,3,5,8],bf16>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],bf16>) {
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
  %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %17 = "torch.aten.to.other"(%a0, %13, %15, %16, %5) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.vtensor<[5,8],f32>, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %18 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%17, %18, %19, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %23 = "torch.aten.slice.Tensor"(%17, %18, %20, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.aten.neg"(%23) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.prim.ListConstruct"(%24, %21) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %26 = "torch.aten.cat"(%25, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%17, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%26, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.add.Tensor"(%27, %28, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %32 = "torch.aten.to.other"(%29, %a0, %30, %31, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],bf16>, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],bf16>
  return %32 : !torch.vtensor<[1,3,5,8],bf16>
}

// -----

// CHECK-LABEL: func.func @to_prim_device(
// CHECK: rope.apply
func.func @to_prim_device(%a0: !torch.vtensor<[1,3,5,8],bf16>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],bf16>) {
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
  %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %17 = "torch.aten.to.prim_Device"(%a0, %5, %2, %15, %16) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.none, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[1,3,5,8],f32>
  %18 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%17, %18, %19, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %23 = "torch.aten.slice.Tensor"(%17, %18, %20, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.aten.neg"(%23) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.prim.ListConstruct"(%24, %21) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %26 = "torch.aten.cat"(%25, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%17, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%26, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.add.Tensor"(%27, %28, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.type_as"(%29, %a0) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],bf16>) -> !torch.vtensor<[1,3,5,8],bf16>
  return %30 : !torch.vtensor<[1,3,5,8],bf16>
}
