// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Angles by operators of torch beside those that most exports have.

// Frequencies by powers in f64, by logarithms of other bases, and by themselves.
// CHECK-LABEL: func.func @float_power(
// CHECK: rope.table
// CHECK: rope.apply
func.func @float_power(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %7 = "torch.aten.arange.start_step"(%1, %2, %3, %4, %5, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[4],si64>
  %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %11 = "torch.aten.to.dtype"(%7, %8, %9, %10, %5) : (!torch.vtensor<[4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
  %12 = "torch.vtensor.literal"() <{value = dense<8.000000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %13 = "torch.aten.div.Tensor"(%11, %12) : (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4],f32>
  %14 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
  %15 = "torch.aten.float_power.Scalar"(%14, %13) : (!torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %16 = "torch.aten.reciprocal"(%15) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.to.dtype"(%a1, %8, %17, %18, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %21 = "torch.aten.unsqueeze"(%19, %20) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %22 = "torch.aten.mul.Tensor"(%21, %16) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %23 = "torch.prim.ListConstruct"(%22, %22) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %25 = "torch.aten.cat"(%23, %24) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %27 = "torch.aten.sin"(%25) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %29 = "torch.aten.slice.Tensor"(%a0, %28, %1, %4, %20) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %30 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %31 = "torch.aten.slice.Tensor"(%a0, %28, %4, %30, %20) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %32 = "torch.aten.neg"(%31) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %33 = "torch.prim.ListConstruct"(%32, %29) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %34 = "torch.aten.cat"(%33, %24) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %35 = "torch.aten.mul.Tensor"(%a0, %26) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %36 = "torch.aten.mul.Tensor"(%34, %27) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %37 = "torch.aten.add.Tensor"(%35, %36, %20) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %37 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @log2_exp2(
// CHECK: rope.table
// CHECK: rope.apply
func.func @log2_exp2(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %7 = "torch.aten.arange.start_step"(%1, %2, %3, %4, %5, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[4],si64>
  %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %11 = "torch.aten.to.dtype"(%7, %8, %9, %10, %5) : (!torch.vtensor<[4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
  %12 = "torch.vtensor.literal"() <{value = dense<8.000000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %13 = "torch.aten.div.Tensor"(%11, %12) : (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4],f32>
  %14 = "torch.aten.neg"(%13) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %15 = "torch.vtensor.literal"() <{value = dense<1.000000000e+04> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %16 = "torch.aten.log2"(%15) : (!torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
  %17 = "torch.aten.mul.Tensor"(%14, %16) : (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4],f32>
  %18 = "torch.aten.exp2"(%17) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %21 = "torch.aten.to.dtype"(%a1, %8, %19, %20, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %23 = "torch.aten.unsqueeze"(%21, %22) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %24 = "torch.aten.mul.Tensor"(%23, %18) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %25 = "torch.prim.ListConstruct"(%24, %24) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %27 = "torch.aten.cat"(%25, %26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %28 = "torch.aten.cos"(%27) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %29 = "torch.aten.sin"(%27) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %31 = "torch.aten.slice.Tensor"(%a0, %30, %1, %4, %22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %33 = "torch.aten.slice.Tensor"(%a0, %30, %4, %32, %22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %34 = "torch.aten.neg"(%33) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %35 = "torch.prim.ListConstruct"(%34, %31) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %36 = "torch.aten.cat"(%35, %26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %37 = "torch.aten.mul.Tensor"(%a0, %28) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %38 = "torch.aten.mul.Tensor"(%36, %29) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %39 = "torch.aten.add.Tensor"(%37, %38, %22) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %39 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @log10_pow(
// CHECK: rope.table
// CHECK: rope.apply
func.func @log10_pow(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %7 = "torch.aten.arange.start_step"(%1, %2, %3, %4, %5, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[4],si64>
  %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %11 = "torch.aten.to.dtype"(%7, %8, %9, %10, %5) : (!torch.vtensor<[4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
  %12 = "torch.vtensor.literal"() <{value = dense<8.000000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %13 = "torch.aten.div.Tensor"(%11, %12) : (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4],f32>
  %14 = "torch.aten.neg"(%13) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %15 = "torch.vtensor.literal"() <{value = dense<1.000000000e+04> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
  %16 = "torch.aten.log10"(%15) : (!torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
  %17 = "torch.aten.mul.Tensor"(%14, %16) : (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[4],f32>
  %18 = "torch.constant.float"() <{value = 1.000000e+01 : f64}> : () -> !torch.float
  %19 = "torch.aten.pow.Scalar"(%18, %17) : (!torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %22 = "torch.aten.to.dtype"(%a1, %8, %20, %21, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %24 = "torch.aten.unsqueeze"(%22, %23) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %25 = "torch.aten.mul.Tensor"(%24, %19) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %32 = "torch.aten.slice.Tensor"(%a0, %31, %1, %4, %23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %34 = "torch.aten.slice.Tensor"(%a0, %31, %4, %33, %23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %35 = "torch.aten.neg"(%34) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %36 = "torch.prim.ListConstruct"(%35, %32) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %37 = "torch.aten.cat"(%36, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %38 = "torch.aten.mul.Tensor"(%a0, %29) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %39 = "torch.aten.mul.Tensor"(%37, %30) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %40 = "torch.aten.add.Tensor"(%38, %39, %23) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %40 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @logspace(
// CHECK: rope.table
// CHECK: rope.apply
func.func @logspace(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
  %2 = "torch.constant.float"() <{value = -7.500000e-01 : f64}> : () -> !torch.float
  %3 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %4 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
  %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %6 = "torch.constant.none"() : () -> !torch.none
  %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %8 = "torch.aten.logspace"(%1, %2, %3, %4, %5, %6, %6, %7) : (!torch.float, !torch.float, !torch.int, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[4],f32>
  %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %11 = "torch.aten.to.dtype"(%a1, %5, %9, %10, %6) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %14 = "torch.aten.mul.Tensor"(%13, %8) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %15 = "torch.prim.ListConstruct"(%14, %14) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %17 = "torch.aten.cat"(%15, %16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %18 = "torch.aten.cos"(%17) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %19 = "torch.aten.sin"(%17) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %22 = "torch.aten.slice.Tensor"(%a0, %20, %21, %3, %12) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %24 = "torch.aten.slice.Tensor"(%a0, %20, %3, %23, %12) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %25 = "torch.aten.neg"(%24) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %26 = "torch.prim.ListConstruct"(%25, %22) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %27 = "torch.aten.cat"(%26, %16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.mul.Tensor"(%a0, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %29 = "torch.aten.mul.Tensor"(%27, %19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %30 = "torch.aten.add.Tensor"(%28, %29, %12) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %30 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Angles by transposing all dimensions, and by products of vectors.
// CHECK-LABEL: func.func @numpy_T(
// CHECK: rope.table
// CHECK: rope.apply
func.func @numpy_T(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %3 = "torch.aten.unsqueeze"(%1, %2) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4,1],f32>
  %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %7 = "torch.constant.none"() : () -> !torch.none
  %8 = "torch.aten.to.dtype"(%a1, %4, %5, %6, %7) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %10 = "torch.aten.unsqueeze"(%8, %9) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[1,5],f32>
  %11 = "torch.aten.matmul"(%3, %10) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[1,5],f32>) -> !torch.vtensor<[4,5],f32>
  %12 = "torch.aten.numpy_T"(%11) : (!torch.vtensor<[4,5],f32>) -> !torch.vtensor<[5,4],f32>
  %13 = "torch.prim.ListConstruct"(%12, %12) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %15 = "torch.aten.cat"(%13, %14) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %16 = "torch.aten.cos"(%15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %17 = "torch.aten.sin"(%15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %18 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %20 = "torch.aten.slice.Tensor"(%a0, %18, %9, %19, %2) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %22 = "torch.aten.slice.Tensor"(%a0, %18, %19, %21, %2) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.aten.neg"(%22) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %24 = "torch.prim.ListConstruct"(%23, %20) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %25 = "torch.aten.cat"(%24, %14) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%a0, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.mul.Tensor"(%25, %17) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %28 = "torch.aten.add.Tensor"(%26, %27, %2) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %28 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @ger(
// CHECK: rope.table
// CHECK: rope.apply
func.func @ger(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.aten.ger"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %8 = "torch.prim.ListConstruct"(%7, %7) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %10 = "torch.aten.cat"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %11 = "torch.aten.cos"(%10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %12 = "torch.aten.sin"(%10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %15 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %17 = "torch.aten.slice.Tensor"(%a0, %13, %14, %15, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%a0, %13, %15, %18, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %21 = "torch.prim.ListConstruct"(%20, %17) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %22 = "torch.aten.cat"(%21, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %23 = "torch.aten.mul.Tensor"(%a0, %11) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %24 = "torch.aten.mul.Tensor"(%22, %12) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %25 = "torch.aten.add.Tensor"(%23, %24, %16) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %25 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @tensordot0(
// CHECK: rope.table
// CHECK: rope.apply
func.func @tensordot0(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
  %8 = "torch.prim.ListConstruct"() : () -> !torch.list<int>
  %9 = "torch.aten.tensordot"(%6, %1, %7, %8) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%a0, %15, %16, %17, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%a0, %15, %17, %20, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.prim.ListConstruct"(%22, %19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.aten.cat"(%23, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %25 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%24, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.add.Tensor"(%25, %26, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %27 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @einsum_implicit(
// CHECK: rope.table
// CHECK: rope.apply
func.func @einsum_implicit(%a0: !torch.vtensor<[1,3,5,8],f32>, %a1: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %6 = "torch.aten.to.dtype"(%a1, %2, %3, %4, %5) : (!torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.constant.str"() <{value = "i,j"}> : () -> !torch.str
  %8 = "torch.prim.ListConstruct"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.list<vtensor>
  %9 = "torch.aten.einsum"(%7, %8, %5) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,4],f32>
  %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %19 = "torch.aten.slice.Tensor"(%a0, %15, %16, %17, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %20 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %21 = "torch.aten.slice.Tensor"(%a0, %15, %17, %20, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %23 = "torch.prim.ListConstruct"(%22, %19) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %24 = "torch.aten.cat"(%23, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %25 = "torch.aten.mul.Tensor"(%a0, %13) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %26 = "torch.aten.mul.Tensor"(%24, %14) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %27 = "torch.aten.add.Tensor"(%25, %26, %18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %27 : !torch.vtensor<[1,3,5,8],f32>
}
