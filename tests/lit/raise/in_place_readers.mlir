// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Tensors that operators of torch write to, by who reads them.

// Read by operators that only compute.
// CHECK-LABEL: func.func @copy_slices_then_softmax(
// CHECK: rope.apply
func.func @copy_slices_then_softmax(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %16 = "torch.aten.slice.Tensor"(%a0, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %17 = "torch.aten.slice.Tensor"(%a0, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.empty_like"(%a0, %5, %5, %5, %18, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %20 = "torch.aten.slice.Tensor"(%19, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.mul.Tensor"(%16, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.mul.Tensor"(%17, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.sub.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %25 = "torch.aten.copy_"(%20, %23, %24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.aten.slice.Tensor"(%19, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %27 = "torch.aten.mul.Tensor"(%17, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %28 = "torch.aten.mul.Tensor"(%16, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %29 = "torch.aten.add.Tensor"(%27, %28, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %31 = "torch.aten.copy_"(%26, %29, %30) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %33 = "torch.aten.softmax.int"(%19, %32, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  return %33 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @copy_slices_then_attention(
// CHECK: rope.apply
func.func @copy_slices_then_attention(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %16 = "torch.aten.slice.Tensor"(%a0, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %17 = "torch.aten.slice.Tensor"(%a0, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.empty_like"(%a0, %5, %5, %5, %18, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %20 = "torch.aten.slice.Tensor"(%19, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.mul.Tensor"(%16, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.mul.Tensor"(%17, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.sub.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %25 = "torch.aten.copy_"(%20, %23, %24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.aten.slice.Tensor"(%19, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %27 = "torch.aten.mul.Tensor"(%17, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %28 = "torch.aten.mul.Tensor"(%16, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %29 = "torch.aten.add.Tensor"(%27, %28, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %31 = "torch.aten.copy_"(%26, %29, %30) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %32 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
  %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %35 = "torch.aten.scaled_dot_product_attention"(%19, %19, %19, %5, %32, %33, %5, %34) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool) -> !torch.vtensor<[1,3,5,8],f32>
  return %35 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Read before the second half is written.
// CHECK-LABEL: func.func @read_between(
// CHECK-NOT: rope.apply
func.func @read_between(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %16 = "torch.aten.slice.Tensor"(%a0, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %17 = "torch.aten.slice.Tensor"(%a0, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.empty_like"(%a0, %5, %5, %5, %18, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %20 = "torch.aten.slice.Tensor"(%19, %12, %13, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.aten.mul.Tensor"(%16, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.mul.Tensor"(%17, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.sub.Tensor"(%21, %22, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %25 = "torch.aten.copy_"(%20, %23, %24) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.aten.relu"(%19) : (!torch.vtensor<[1,3,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.slice.Tensor"(%19, %12, %7, %14, %15) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %28 = "torch.aten.mul.Tensor"(%17, %10) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %29 = "torch.aten.mul.Tensor"(%16, %11) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %30 = "torch.aten.add.Tensor"(%28, %29, %7) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %32 = "torch.aten.copy_"(%27, %30, %31) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  return %26 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Cosines and sines in place.
// CHECK-LABEL: func.func @in_place_arithmetic(
// CHECK: rope.apply
func.func @in_place_arithmetic(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %13 = "torch.aten.clone"(%12, %5) : (!torch.vtensor<[5,8],f32>, !torch.none) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.cos_"(%13) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.aten.clone"(%12, %5) : (!torch.vtensor<[5,8],f32>, !torch.none) -> !torch.vtensor<[5,8],f32>
  %16 = "torch.aten.sin_"(%15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %20 = "torch.aten.slice.Tensor"(%a0, %17, %18, %19, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %22 = "torch.aten.slice.Tensor"(%a0, %17, %19, %21, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.neg"(%22) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.prim.ListConstruct"(%23, %20) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %25 = "torch.aten.cat"(%24, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%a0, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%25, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.add.Tensor"(%26, %27, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %28 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Signs that a mask fills in.
// CHECK-LABEL: func.func @masked_fill_in_place(
// CHECK: rope.apply
func.func @masked_fill_in_place(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %18 = "torch.aten.arange"(%15, %16, %5, %5, %17) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[8],si64>
  %19 = "torch.aten.lt.Scalar"(%18, %16) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],i1>
  %20 = "torch.prim.ListConstruct"(%15) : (!torch.int) -> !torch.list<int>
  %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %22 = "torch.aten.ones"(%20, %2, %5, %5, %21) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[8],f32>
  %23 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
  %24 = "torch.aten.masked_fill_.Scalar"(%22, %19, %23) : (!torch.vtensor<[8],f32>, !torch.vtensor<[8],i1>, !torch.float) -> !torch.vtensor<[8],f32>
  %25 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
  %26 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
  %27 = "torch.aten.roll"(%a0, %25, %26) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.mul.Tensor"(%29, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %31 = "torch.aten.add.Tensor"(%28, %30, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %31 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// A conversion to the type that it has is the tensor itself.
// CHECK-LABEL: func.func @type_as_itself(
// CHECK: rope.apply
func.func @type_as_itself(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.aten.clone"(%a0, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %16 = "torch.aten.mul_.Tensor"(%15, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %20 = "torch.aten.slice.Tensor"(%a0, %17, %18, %19, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %22 = "torch.aten.slice.Tensor"(%a0, %17, %19, %21, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.neg"(%22) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.prim.ListConstruct"(%23, %20) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %25 = "torch.aten.cat"(%24, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%25, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.add_.Tensor"(%15, %26, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.type_as"(%15, %a0) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.relu"(%28) : (!torch.vtensor<[1,3,5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  return %29 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// One to another type is a copy, which has not what is written later.
// CHECK-LABEL: func.func @copied_before_the_write(
// CHECK-NOT: rope.apply
func.func @copied_before_the_write(%a0: !torch.vtensor<[1,3,5,8],bf16>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.aten.clone"(%a0, %5) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.none) -> !torch.vtensor<[1,3,5,8],bf16>
  %16 = "torch.aten.type_as"(%15, %13) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %17 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
  %18 = "torch.aten.mul_.Scalar"(%15, %17) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.float) -> !torch.vtensor<[1,3,5,8],bf16>
  %19 = "torch.aten.type_as"(%15, %13) : (!torch.vtensor<[1,3,5,8],bf16>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %23 = "torch.aten.slice.Tensor"(%19, %20, %21, %22, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %25 = "torch.aten.slice.Tensor"(%19, %20, %22, %24, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.aten.mul.Tensor"(%16, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.neg"(%25) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %28 = "torch.prim.ListConstruct"(%27, %23) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %29 = "torch.aten.cat"(%28, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.mul.Tensor"(%29, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %31 = "torch.aten.add.Tensor"(%26, %30, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %31 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Angles of rows and columns written in turn.
// CHECK-LABEL: func.func @efficientloftr(
// CHECK: rope.apply
func.func @efficientloftr(%a0: !torch.vtensor<[1,2,3,8],f32>) -> (!torch.vtensor<[1,2,3,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %4 = "torch.prim.ListConstruct"(%2, %3) : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %6 = "torch.constant.none"() : () -> !torch.none
  %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %8 = "torch.aten.ones"(%4, %5, %6, %6, %7) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2,3],f32>
  %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %10 = "torch.aten.cumsum"(%8, %9, %6) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.unsqueeze"(%10, %11) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
  %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %14 = "torch.aten.cumsum"(%8, %13, %6) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
  %15 = "torch.aten.unsqueeze"(%14, %11) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
  %16 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %17 = "torch.prim.ListConstruct"(%13, %2, %3, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.zeros"(%17, %5, %6, %6, %18) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[1,2,3,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%19, %3, %9, %20, %2) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,2],f32>
  %22 = "torch.aten.mul.Tensor"(%12, %1) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,3,2],f32>
  %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %24 = "torch.aten.copy_"(%21, %22, %23) : (!torch.vtensor<[1,2,3,2],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,2],f32>
  %25 = "torch.aten.slice.Tensor"(%19, %3, %13, %20, %2) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,2],f32>
  %26 = "torch.aten.mul.Tensor"(%15, %1) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,3,2],f32>
  %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %28 = "torch.aten.copy_"(%25, %26, %27) : (!torch.vtensor<[1,2,3,2],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,2],f32>
  %29 = "torch.aten.cos"(%19) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
  %30 = "torch.aten.sin"(%19) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
  %31 = "torch.aten.repeat_interleave.self_int"(%29, %2, %11, %6) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,8],f32>
  %32 = "torch.aten.repeat_interleave.self_int"(%30, %2, %11, %6) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,8],f32>
  %33 = "torch.aten.slice.Tensor"(%a0, %3, %9, %20, %2) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
  %34 = "torch.aten.slice.Tensor"(%a0, %3, %13, %20, %2) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
  %35 = "torch.aten.neg"(%34) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
  %36 = "torch.prim.ListConstruct"(%35, %33) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>) -> !torch.list<vtensor>
  %37 = "torch.aten.stack"(%36, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4,2],f32>
  %38 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
  %39 = "torch.aten.flatten.using_ints"(%37, %38, %11) : (!torch.vtensor<[1,2,3,4,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
  %40 = "torch.aten.mul.Tensor"(%a0, %31) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
  %41 = "torch.aten.mul.Tensor"(%39, %32) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
  %42 = "torch.aten.add.Tensor"(%40, %41, %13) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
  return %42 : !torch.vtensor<[1,2,3,8],f32>
}

// -----

// What reads one tensor is written to another, which nobody reads any more.
// CHECK-LABEL: func.func @of_each_other(
// CHECK: rope.apply
// CHECK-NOT: copy
// CHECK-NOT: mul_
// CHECK: return
func.func @of_each_other(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.aten.clone"(%a0, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%15, %16, %17, %18, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%15, %16, %18, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %23 = "torch.aten.empty_like"(%15, %5, %5, %5, %22, %5) : (!torch.vtensor<[1,3,5,8],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.slice.Tensor"(%23, %16, %17, %18, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.aten.neg"(%21) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %27 = "torch.aten.copy_"(%24, %25, %26) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %28 = "torch.aten.slice.Tensor"(%23, %16, %18, %20, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %30 = "torch.aten.copy_"(%28, %19, %29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.bool) -> !torch.vtensor<[1,3,5,4],f32>
  %31 = "torch.aten.mul.Tensor"(%23, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %32 = "torch.aten.mul_.Tensor"(%15, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %33 = "torch.aten.add_.Tensor"(%32, %31, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %33 : !torch.vtensor<[1,3,5,8],f32>
}
