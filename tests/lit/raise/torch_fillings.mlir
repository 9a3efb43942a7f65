// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Operators of torch that fill in and join.

// Cosines of 1 and sines of 0 beside the window, filled in.
// CHECK-LABEL: func.func @new_zeros_cat(
// CHECK: rope.apply
func.func @new_zeros_cat(%a0: !torch.vtensor<[1,3,5,12],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,12],f32>) {
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
  %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %17 = "torch.prim.ListConstruct"(%15, %16) : (!torch.int, !torch.int) -> !torch.list<int>
  %18 = "torch.aten.new_ones"(%13, %17, %5, %5, %5, %5) : (!torch.vtensor<[5,8],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[5,4],f32>
  %19 = "torch.prim.ListConstruct"(%13, %18) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %20 = "torch.aten.cat"(%19, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,12],f32>
  %21 = "torch.prim.ListConstruct"(%15, %16) : (!torch.int, !torch.int) -> !torch.list<int>
  %22 = "torch.aten.new_zeros"(%14, %21, %5, %5, %5, %5) : (!torch.vtensor<[5,8],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[5,4],f32>
  %23 = "torch.prim.ListConstruct"(%14, %22) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.aten.cat"(%23, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,12],f32>
  %25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %27 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %28 = "torch.aten.slice.Tensor"(%a0, %25, %26, %27, %7) : (!torch.vtensor<[1,3,5,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %30 = "torch.aten.slice.Tensor"(%a0, %25, %27, %29, %7) : (!torch.vtensor<[1,3,5,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %32 = "torch.aten.chunk"(%28, %31, %25) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %33:2 = "torch.prim.ListUnpack"(%32) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>)
  %34 = "torch.aten.neg"(%33#1) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %35 = "torch.prim.ListConstruct"(%34, %33#0, %30) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %36 = "torch.aten.cat"(%35, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,12],f32>
  %37 = "torch.aten.mul.Tensor"(%a0, %20) : (!torch.vtensor<[1,3,5,12],f32>, !torch.vtensor<[5,12],f32>) -> !torch.vtensor<[1,3,5,12],f32>
  %38 = "torch.aten.mul.Tensor"(%36, %24) : (!torch.vtensor<[1,3,5,12],f32>, !torch.vtensor<[5,12],f32>) -> !torch.vtensor<[1,3,5,12],f32>
  %39 = "torch.aten.add.Tensor"(%37, %38, %7) : (!torch.vtensor<[1,3,5,12],f32>, !torch.vtensor<[1,3,5,12],f32>, !torch.int) -> !torch.vtensor<[1,3,5,12],f32>
  return %39 : !torch.vtensor<[1,3,5,12],f32>
}

// -----

// Signs that a condition chooses between two numbers, or a mask fills in.
// CHECK-LABEL: func.func @where_scalar_sign(
// CHECK: rope.apply
func.func @where_scalar_sign(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %20 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
  %21 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
  %22 = "torch.aten.where.Scalar"(%19, %20, %21) : (!torch.vtensor<[8],i1>, !torch.float, !torch.float) -> !torch.vtensor<[8],f32>
  %23 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
  %24 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
  %25 = "torch.aten.roll"(%a0, %23, %24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%25, %22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%27, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.add.Tensor"(%26, %28, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %29 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @masked_fill_tensor(
// CHECK: rope.apply
func.func @masked_fill_tensor(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.vtensor.literal"() <{value = dense<[1, 1, 1, 1, 0, 0, 0, 0]> : tensor<8xi64>}> : () -> !torch.vtensor<[8],si64>
  %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %17 = "torch.aten.ne.Scalar"(%15, %16) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],i1>
  %18 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %19 = "torch.prim.ListConstruct"(%18) : (!torch.int) -> !torch.list<int>
  %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %21 = "torch.aten.ones"(%19, %2, %5, %5, %20) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[8],f32>
  %22 = "torch.vtensor.literal"() <{value = dense<-1.000000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %23 = "torch.aten.masked_fill.Tensor"(%21, %17, %22) : (!torch.vtensor<[8],f32>, !torch.vtensor<[8],i1>, !torch.vtensor<[],f32>) -> !torch.vtensor<[8],f32>
  %24 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %25 = "torch.prim.ListConstruct"(%24) : (!torch.int) -> !torch.list<int>
  %26 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
  %27 = "torch.aten.roll"(%a0, %25, %26) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.mul.Tensor"(%29, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %31 = "torch.aten.add.Tensor"(%28, %30, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %31 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// One of them is the wrong one.
// CHECK-LABEL: func.func @where_scalar_sign_wrong(
// CHECK-NOT: rope.apply
func.func @where_scalar_sign_wrong(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %20 = "torch.aten.lt.Scalar"(%18, %19) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],i1>
  %21 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
  %22 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
  %23 = "torch.aten.where.Scalar"(%20, %21, %22) : (!torch.vtensor<[8],i1>, !torch.float, !torch.float) -> !torch.vtensor<[8],f32>
  %24 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
  %25 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
  %26 = "torch.aten.roll"(%a0, %24, %25) : (!torch.vtensor<[1,3,5,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%26, %23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%28, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.add.Tensor"(%27, %29, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %30 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Joined side by side.
// CHECK-LABEL: func.func @hstack(
// CHECK: rope.apply
func.func @hstack(%a0: !torch.vtensor<[5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[5,8],f32>) {
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
  %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %17 = "torch.aten.slice.Tensor"(%a0, %7, %15, %16, %7) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%a0, %7, %16, %18, %7) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32>
  %21 = "torch.prim.ListConstruct"(%20, %17) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %22 = "torch.aten.hstack"(%21) : (!torch.list<vtensor>) -> !torch.vtensor<[5,8],f32>
  %23 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %24 = "torch.aten.mul.Tensor"(%22, %14) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %25 = "torch.aten.add.Tensor"(%23, %24, %7) : (!torch.vtensor<[5,8],f32>, !torch.vtensor<[5,8],f32>, !torch.int) -> !torch.vtensor<[5,8],f32>
  return %25 : !torch.vtensor<[5,8],f32>
}

// -----

// Several dimensions moved at once.
// CHECK-LABEL: func.func @movedim_intlist(
// CHECK: rope.apply
func.func @movedim_intlist(%a0: !torch.vtensor<[5,1,3,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
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
  %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %17 = "torch.prim.ListConstruct"(%15, %16) : (!torch.int, !torch.int) -> !torch.list<int>
  %18 = "torch.prim.ListConstruct"(%16, %7) : (!torch.int, !torch.int) -> !torch.list<int>
  %19 = "torch.aten.movedim.intlist"(%a0, %17, %18) : (!torch.vtensor<[5,1,3,8],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[1,3,5,8],f32>
  %20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %21 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %22 = "torch.aten.slice.Tensor"(%19, %20, %15, %21, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %24 = "torch.aten.slice.Tensor"(%19, %20, %21, %23, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.aten.neg"(%24) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.prim.ListConstruct"(%25, %22) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %27 = "torch.aten.cat"(%26, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%19, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.add.Tensor"(%28, %29, %7) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %30 : !torch.vtensor<[1,3,5,8],f32>
}
