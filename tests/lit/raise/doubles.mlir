// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Rotations in f64.

// Some of the tokens are turned in f64 before all are rounded.
// CHECK-LABEL: func.func @f64_some_tokens(
// CHECK: rope.apply
func.func @f64_some_tokens(%a0: !torch.vtensor<[6,3,8],f32>) -> (!torch.vtensor<[6,3,8],f32>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[[1.000000000e+00, 1.000000000e+00, 1.000000000e+00, 1.000000000e+00], [5.403023059e-01, 9.950041653e-01, 9.999500004e-01, 9.999995000e-01], [-4.161468365e-01, 9.800665778e-01, 9.998000067e-01, 9.999980000e-01], [-9.899924966e-01, 9.553364891e-01, 9.995500337e-01, 9.999955000e-01]]> : tensor<4x4xf64>}> : () -> !torch.vtensor<[4,4],f64>
  %2 = "torch.vtensor.literal"() <{value = dense<[[0.000000000e+00, 0.000000000e+00, 0.000000000e+00, 0.000000000e+00], [8.414709848e-01, 9.983341665e-02, 9.999833334e-03, 9.999998333e-04], [9.092974268e-01, 1.986693308e-01, 1.999866669e-02, 1.999998667e-03], [1.411200081e-01, 2.955202067e-01, 2.999550020e-02, 2.999995500e-03]]> : tensor<4x4xf64>}> : () -> !torch.vtensor<[4,4],f64>
  %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %6 = "torch.aten.slice.Tensor"(%a0, %3, %3, %4, %5) : (!torch.vtensor<[6,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,3,8],f32>
  %7 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %10 = "torch.constant.none"() : () -> !torch.none
  %11 = "torch.aten.to.dtype"(%6, %7, %8, %9, %10) : (!torch.vtensor<[4,3,8],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,3,8],f64>
  %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %14 = "torch.prim.ListConstruct"(%4, %12, %4, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %15 = "torch.aten.view"(%11, %14) : (!torch.vtensor<[4,3,8],f64>, !torch.list<int>) -> !torch.vtensor<[4,3,4,2],f64>
  %16 = "torch.aten.select.int"(%15, %12, %3) : (!torch.vtensor<[4,3,4,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %17 = "torch.aten.select.int"(%15, %12, %5) : (!torch.vtensor<[4,3,4,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %18 = "torch.aten.unsqueeze"(%1, %5) : (!torch.vtensor<[4,4],f64>, !torch.int) -> !torch.vtensor<[4,1,4],f64>
  %19 = "torch.aten.unsqueeze"(%2, %5) : (!torch.vtensor<[4,4],f64>, !torch.int) -> !torch.vtensor<[4,1,4],f64>
  %20 = "torch.aten.mul.Tensor"(%16, %18) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %21 = "torch.aten.mul.Tensor"(%17, %19) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %22 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
  %23 = "torch.aten.mul.Scalar"(%21, %22) : (!torch.vtensor<[4,3,4],f64>, !torch.float) -> !torch.vtensor<[4,3,4],f64>
  %24 = "torch.aten.add.Tensor"(%20, %23, %5) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %25 = "torch.aten.mul.Tensor"(%17, %18) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %26 = "torch.aten.mul.Tensor"(%16, %19) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %27 = "torch.aten.add.Tensor"(%25, %26, %5) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %28 = "torch.prim.ListConstruct"(%24, %27) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>) -> !torch.list<vtensor>
  %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %30 = "torch.aten.stack"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,3,4,2],f64>
  %31 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %32 = "torch.prim.ListConstruct"(%4, %12, %31) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %33 = "torch.aten.view"(%30, %32) : (!torch.vtensor<[4,3,4,2],f64>, !torch.list<int>) -> !torch.vtensor<[4,3,8],f64>
  %34 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
  %35 = "torch.aten.slice.Tensor"(%a0, %3, %4, %34, %5) : (!torch.vtensor<[6,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,8],f32>
  %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %38 = "torch.aten.to.dtype"(%35, %7, %36, %37, %10) : (!torch.vtensor<[2,3,8],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,3,8],f64>
  %39 = "torch.prim.ListConstruct"(%33, %38) : (!torch.vtensor<[4,3,8],f64>, !torch.vtensor<[2,3,8],f64>) -> !torch.list<vtensor>
  %40 = "torch.aten.cat"(%39, %3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,3,8],f64>
  %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %44 = "torch.aten.to.dtype"(%40, %41, %42, %43, %10) : (!torch.vtensor<[6,3,8],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,3,8],f32>
  return %44 : !torch.vtensor<[6,3,8],f32>
}

// -----

// What stays in f64 would lose bits.
// CHECK-LABEL: func.func @f64_stays(
// CHECK-NOT: rope.apply
func.func @f64_stays(%a0: !torch.vtensor<[4,3,8],f32>) -> (!torch.vtensor<[4,3,8],f64>) {
  %1 = "torch.vtensor.literal"() <{value = dense<[[1.000000000e+00, 1.000000000e+00, 1.000000000e+00, 1.000000000e+00], [5.403023059e-01, 9.950041653e-01, 9.999500004e-01, 9.999995000e-01], [-4.161468365e-01, 9.800665778e-01, 9.998000067e-01, 9.999980000e-01], [-9.899924966e-01, 9.553364891e-01, 9.995500337e-01, 9.999955000e-01]]> : tensor<4x4xf64>}> : () -> !torch.vtensor<[4,4],f64>
  %2 = "torch.vtensor.literal"() <{value = dense<[[0.000000000e+00, 0.000000000e+00, 0.000000000e+00, 0.000000000e+00], [8.414709848e-01, 9.983341665e-02, 9.999833334e-03, 9.999998333e-04], [9.092974268e-01, 1.986693308e-01, 1.999866669e-02, 1.999998667e-03], [1.411200081e-01, 2.955202067e-01, 2.999550020e-02, 2.999995500e-03]]> : tensor<4x4xf64>}> : () -> !torch.vtensor<[4,4],f64>
  %3 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
  %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %6 = "torch.constant.none"() : () -> !torch.none
  %7 = "torch.aten.to.dtype"(%a0, %3, %4, %5, %6) : (!torch.vtensor<[4,3,8],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,3,8],f64>
  %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %11 = "torch.prim.ListConstruct"(%8, %9, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %12 = "torch.aten.view"(%7, %11) : (!torch.vtensor<[4,3,8],f64>, !torch.list<int>) -> !torch.vtensor<[4,3,4,2],f64>
  %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %14 = "torch.aten.select.int"(%12, %9, %13) : (!torch.vtensor<[4,3,4,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %16 = "torch.aten.select.int"(%12, %9, %15) : (!torch.vtensor<[4,3,4,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %17 = "torch.aten.unsqueeze"(%1, %15) : (!torch.vtensor<[4,4],f64>, !torch.int) -> !torch.vtensor<[4,1,4],f64>
  %18 = "torch.aten.unsqueeze"(%2, %15) : (!torch.vtensor<[4,4],f64>, !torch.int) -> !torch.vtensor<[4,1,4],f64>
  %19 = "torch.aten.mul.Tensor"(%14, %17) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %20 = "torch.aten.mul.Tensor"(%16, %18) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %21 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
  %22 = "torch.aten.mul.Scalar"(%20, %21) : (!torch.vtensor<[4,3,4],f64>, !torch.float) -> !torch.vtensor<[4,3,4],f64>
  %23 = "torch.aten.add.Tensor"(%19, %22, %15) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %24 = "torch.aten.mul.Tensor"(%16, %17) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %25 = "torch.aten.mul.Tensor"(%14, %18) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,1,4],f64>) -> !torch.vtensor<[4,3,4],f64>
  %26 = "torch.aten.add.Tensor"(%24, %25, %15) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>, !torch.int) -> !torch.vtensor<[4,3,4],f64>
  %27 = "torch.prim.ListConstruct"(%23, %26) : (!torch.vtensor<[4,3,4],f64>, !torch.vtensor<[4,3,4],f64>) -> !torch.list<vtensor>
  %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %29 = "torch.aten.stack"(%27, %28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,3,4,2],f64>
  %30 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %31 = "torch.prim.ListConstruct"(%8, %9, %30) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %32 = "torch.aten.view"(%29, %31) : (!torch.vtensor<[4,3,4,2],f64>, !torch.list<int>) -> !torch.vtensor<[4,3,8],f64>
  return %32 : !torch.vtensor<[4,3,8],f64>
}

// -----

// Neither f32 nor f64 has these angles: products of f64, rounded.
// CHECK-LABEL: @angles_rounded
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @angles_rounded(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %e0 = tensor.empty() : tensor<5x2xf64>
  %pb = linalg.broadcast ins(%p : tensor<5xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf64>
  %near = arith.truncf %ang : tensor<5x2xf64> to tensor<5x2xf32>
  %c = math.cos %near : tensor<5x2xf32>
  %s = math.sin %near : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Their cosines are.
// CHECK-LABEL: @cosines_rounded
// CHECK: rope.table #rope.default<theta = 1.000000e+02> at
// CHECK: rope.apply
func.func @cosines_rounded(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %e0 = tensor.empty() : tensor<5x2xf64>
  %pb = linalg.broadcast ins(%p : tensor<5xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf64>
  %cw = math.cos %ang : tensor<5x2xf64>
  %sw = math.sin %ang : tensor<5x2xf64>
  %c = arith.truncf %cw : tensor<5x2xf64> to tensor<5x2xf32>
  %s = arith.truncf %sw : tensor<5x2xf64> to tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Positions in f32 are what angles of f32 are computed of, whatever they were before.
// CHECK-LABEL: @positions_rounded
// CHECK: rope.table {{.*}}angle = hf
// CHECK: rope.apply
func.func @positions_rounded(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %w = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %p = arith.truncf %w : tensor<5xf64> to tensor<5xf32>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c = math.cos %ang : tensor<5x2xf32>
  %s = math.sin %ang : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Exact angles are not computed of them.
// CHECK-LABEL: @positions_rounded_and_extended
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @positions_rounded_and_extended(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %w = arith.sitofp %n : tensor<5xi64> to tensor<5xf64>
  %h = arith.truncf %w : tensor<5xf64> to tensor<5xf32>
  %p = arith.extf %h : tensor<5xf32> to tensor<5xf64>
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf64>
  %e0 = tensor.empty() : tensor<5x2xf64>
  %pb = linalg.broadcast ins(%p : tensor<5xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf64>) outs(%e0 : tensor<5x2xf64>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf64>
  %cw = math.cos %ang : tensor<5x2xf64>
  %sw = math.sin %ang : tensor<5x2xf64>
  %c = arith.truncf %cw : tensor<5x2xf64> to tensor<5x2xf32>
  %s = arith.truncf %sw : tensor<5x2xf64> to tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
