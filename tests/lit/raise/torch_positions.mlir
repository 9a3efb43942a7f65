// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Positions that operators of torch count.

// Rows of a grid, in one of its columns.
// CHECK-LABEL: func.func @grid_rows(
// CHECK: rope.table
// CHECK: rope.apply
func.func @grid_rows(%a0: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %five = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %f32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %rows = "torch.aten.arange"(%five, %f32, %5, %5, %3) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %columns = "torch.aten.arange"(%two, %f32, %5, %5, %3) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2],f32>
  %order = "torch.constant.str"() <{value = "ij"}> : () -> !torch.str
  %list = "torch.prim.ListConstruct"(%rows, %columns) : (!torch.vtensor<[5],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %grid = "torch.aten.meshgrid.indexing"(%list, %order) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
  %parts:2 = "torch.prim.ListUnpack"(%grid) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2],f32>, !torch.vtensor<[5,2],f32>)
  %p = "torch.aten.select.int"(%parts#0, %one, %one) : (!torch.vtensor<[5,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
  %6 = "torch.aten.to.dtype"(%p, %2, %3, %4, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.aten.outer"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
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

// By "xy" the first two change places.
// CHECK-LABEL: func.func @grid_xy(
// CHECK: rope.table
// CHECK: rope.apply
func.func @grid_xy(%a0: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %five = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %f32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %rows = "torch.aten.arange"(%five, %f32, %5, %5, %3) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %columns = "torch.aten.arange"(%two, %f32, %5, %5, %3) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2],f32>
  %order = "torch.constant.str"() <{value = "xy"}> : () -> !torch.str
  %list = "torch.prim.ListConstruct"(%columns, %rows) : (!torch.vtensor<[2],f32>, !torch.vtensor<[5],f32>) -> !torch.list<vtensor>
  %grid = "torch.aten.meshgrid.indexing"(%list, %order) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
  %parts:2 = "torch.prim.ListUnpack"(%grid) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2],f32>, !torch.vtensor<[5,2],f32>)
  %p = "torch.aten.select.int"(%parts#1, %one, %one) : (!torch.vtensor<[5,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
  %6 = "torch.aten.to.dtype"(%p, %2, %3, %4, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.aten.outer"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
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

// Cosines of rows where sines are of columns.
// CHECK-LABEL: func.func @grid_of_other_sines(
// CHECK-NOT: rope.apply
func.func @grid_of_other_sines(%a0: !torch.vtensor<[1,3,6,8],f32>) -> (!torch.vtensor<[1,3,6,8],f32>) {
  %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %3 = "torch.constant.none"() : () -> !torch.none
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.aten.arange"(%1, %2, %3, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2],si64>
  %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %8 = "torch.aten.arange"(%6, %2, %3, %3, %7) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[3],si64>
  %9 = "torch.prim.ListConstruct"(%5, %8) : (!torch.vtensor<[2],si64>, !torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %10 = "torch.constant.str"() <{value = "ij"}> : () -> !torch.str
  %11 = "torch.aten.meshgrid.indexing"(%9, %10) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
  %12:2 = "torch.prim.ListUnpack"(%11) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>)
  %13 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01]> : tensor<2xf32>}> : () -> !torch.vtensor<[2],f32>
  %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %15 = "torch.prim.ListConstruct"(%14) : (!torch.int) -> !torch.list<int>
  %16 = "torch.aten.view"(%12#0, %15) : (!torch.vtensor<[2,3],si64>, !torch.list<int>) -> !torch.vtensor<[6],si64>
  %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %19 = "torch.aten.to.dtype"(%16, %14, %17, %18, %3) : (!torch.vtensor<[6],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6],f32>
  %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %21 = "torch.aten.unsqueeze"(%19, %20) : (!torch.vtensor<[6],f32>, !torch.int) -> !torch.vtensor<[6,1],f32>
  %22 = "torch.aten.mul.Tensor"(%21, %13) : (!torch.vtensor<[6,1],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[6,2],f32>
  %23 = "torch.prim.ListConstruct"(%14) : (!torch.int) -> !torch.list<int>
  %24 = "torch.aten.view"(%12#1, %23) : (!torch.vtensor<[2,3],si64>, !torch.list<int>) -> !torch.vtensor<[6],si64>
  %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %27 = "torch.aten.to.dtype"(%24, %14, %25, %26, %3) : (!torch.vtensor<[6],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6],f32>
  %28 = "torch.aten.unsqueeze"(%27, %20) : (!torch.vtensor<[6],f32>, !torch.int) -> !torch.vtensor<[6,1],f32>
  %29 = "torch.aten.mul.Tensor"(%28, %13) : (!torch.vtensor<[6,1],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[6,2],f32>
  %30 = "torch.prim.ListConstruct"(%22, %29) : (!torch.vtensor<[6,2],f32>, !torch.vtensor<[6,2],f32>) -> !torch.list<vtensor>
  %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %32 = "torch.aten.cat"(%30, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,4],f32>
  %33 = "torch.prim.ListConstruct"(%29, %22) : (!torch.vtensor<[6,2],f32>, !torch.vtensor<[6,2],f32>) -> !torch.list<vtensor>
  %34 = "torch.aten.cat"(%33, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,4],f32>
  %35 = "torch.prim.ListConstruct"(%32, %32) : (!torch.vtensor<[6,4],f32>, !torch.vtensor<[6,4],f32>) -> !torch.list<vtensor>
  %36 = "torch.aten.cat"(%35, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,8],f32>
  %37 = "torch.aten.cos"(%36) : (!torch.vtensor<[6,8],f32>) -> !torch.vtensor<[6,8],f32>
  %38 = "torch.prim.ListConstruct"(%34, %34) : (!torch.vtensor<[6,4],f32>, !torch.vtensor<[6,4],f32>) -> !torch.list<vtensor>
  %39 = "torch.aten.cat"(%38, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,8],f32>
  %40 = "torch.aten.sin"(%39) : (!torch.vtensor<[6,8],f32>) -> !torch.vtensor<[6,8],f32>
  %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %42 = "torch.aten.slice.Tensor"(%a0, %6, %41, %2, %20) : (!torch.vtensor<[1,3,6,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,6,4],f32>
  %43 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %44 = "torch.aten.slice.Tensor"(%a0, %6, %2, %43, %20) : (!torch.vtensor<[1,3,6,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,6,4],f32>
  %45 = "torch.aten.neg"(%44) : (!torch.vtensor<[1,3,6,4],f32>) -> !torch.vtensor<[1,3,6,4],f32>
  %46 = "torch.prim.ListConstruct"(%45, %42) : (!torch.vtensor<[1,3,6,4],f32>, !torch.vtensor<[1,3,6,4],f32>) -> !torch.list<vtensor>
  %47 = "torch.aten.cat"(%46, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,6,8],f32>
  %48 = "torch.aten.mul.Tensor"(%a0, %37) : (!torch.vtensor<[1,3,6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.vtensor<[1,3,6,8],f32>
  %49 = "torch.aten.mul.Tensor"(%47, %40) : (!torch.vtensor<[1,3,6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.vtensor<[1,3,6,8],f32>
  %50 = "torch.aten.add.Tensor"(%48, %49, %20) : (!torch.vtensor<[1,3,6,8],f32>, !torch.vtensor<[1,3,6,8],f32>, !torch.int) -> !torch.vtensor<[1,3,6,8],f32>
  return %50 : !torch.vtensor<[1,3,6,8],f32>
}

// -----

// Running sums of ones.
// CHECK-LABEL: func.func @running_sums(
// CHECK: rope.table
// CHECK: rope.apply
func.func @running_sums(%a0: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %five = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %f32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %size = "torch.prim.ListConstruct"(%five) : (!torch.int) -> !torch.list<int>
  %ones = "torch.aten.ones"(%size, %f32, %5, %5, %3) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[5],f32>
  %sums = "torch.aten.cumsum"(%ones, %zero, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.none) -> !torch.vtensor<[5],f32>
  %p = "torch.aten.sub.Scalar"(%sums, %one, %one) : (!torch.vtensor<[5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
  %6 = "torch.aten.to.dtype"(%p, %2, %3, %4, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.aten.outer"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
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

// Of numbers that are not known.
// CHECK-LABEL: func.func @running_sums_of_others(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @running_sums_of_others(%a0: !torch.vtensor<[1,3,5,8],f32>) -> (!torch.vtensor<[1,3,5,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[1.000000000e+00, 1.000000000e-01, 1.000000000e-02, 1.000000000e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.none"() : () -> !torch.none
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %five = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
  %f32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %size = "torch.prim.ListConstruct"(%five) : (!torch.int) -> !torch.list<int>
  %ones = "torch.aten.empty.memory_format"(%size, %f32, %5, %5, %3, %5) : (!torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %sums = "torch.aten.cumsum"(%ones, %zero, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.none) -> !torch.vtensor<[5],f32>
  %p = "torch.aten.sub.Scalar"(%sums, %one, %one) : (!torch.vtensor<[5],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5],f32>
  %6 = "torch.aten.to.dtype"(%p, %2, %3, %4, %5) : (!torch.vtensor<[5],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %7 = "torch.aten.outer"(%6, %1) : (!torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
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
