// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// A zero point is subtracted from what is multiplied.
// CHECK-LABEL: @zero_point
// CHECK-NOT: rope.table
func.func @zero_point(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %a = "tosa.const"() <{values = dense<[[[3],[4],[5],[6],[7]]]> : tensor<1x5x1xi8>}> : () -> tensor<1x5x1xi8>
  %b = "tosa.const"() <{values = dense<1> : tensor<1x1x1xi8>}> : () -> tensor<1x1x1xi8>
  %az = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %bz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %m = tosa.matmul %a, %b, %az, %bz : (tensor<1x5x1xi8>, tensor<1x1x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x1xi32>
  %f = tosa.cast %m : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
  %p0 = tensor.collapse_shape %f [[0,1,2]] : tensor<1x5x1xf32> into tensor<5xf32>
  %one = arith.constant dense<1.0> : tensor<5xf32>
  %p = arith.addf %p0, %one : tensor<5xf32>

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

// -1 without its sign is 255.
// CHECK-LABEL: @sign_lost
// CHECK-NOT: rope.
func.func @sign_lost(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si8>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v6 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v7 = "torch.aten.unsqueeze"(%v1, %v8) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v9 = "torch.aten.mul.Tensor"(%v7, %v6) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v11 = "torch.prim.ListConstruct"(%v9, %v9) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v10 = "torch.aten.cat"(%v11, %v12) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v13 = "torch.aten.cos"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v14 = "torch.aten.sin"(%v10) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v19 = "torch.constant.none"() : () -> !torch.none
  %v15 = "torch.aten.to.dtype"(%p, %v16, %v17, %v18, %v19) : (!torch.vtensor<[5],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],ui8>
  %v21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v24 = "torch.constant.none"() : () -> !torch.none
  %v20 = "torch.aten.to.dtype"(%v15, %v21, %v22, %v23, %v24) : (!torch.vtensor<[5],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v25 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v26 = "torch.aten.unsqueeze"(%v20, %v27) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v28 = "torch.aten.mul.Tensor"(%v26, %v25) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v30 = "torch.prim.ListConstruct"(%v28, %v28) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v29 = "torch.aten.cat"(%v30, %v31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v32 = "torch.aten.cos"(%v29) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v33 = "torch.aten.sin"(%v29) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v34 = "torch.aten.slice.Tensor"(%x, %v35, %v36, %v37, %v38) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v42 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v39 = "torch.aten.slice.Tensor"(%x, %v40, %v41, %v42, %v43) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v47 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v44 = "torch.aten.slice.Tensor"(%v13, %v45, %v46, %v47, %v48) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v49 = "torch.aten.mul.Tensor"(%v34, %v44) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v53 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v50 = "torch.aten.slice.Tensor"(%v14, %v51, %v52, %v53, %v54) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v55 = "torch.aten.mul.Tensor"(%v39, %v50) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v56 = "torch.aten.sub.Tensor"(%v49, %v55, %v57) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v58 = "torch.aten.slice.Tensor"(%v32, %v59, %v60, %v61, %v62) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v63 = "torch.aten.mul.Tensor"(%v39, %v58) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v67 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v64 = "torch.aten.slice.Tensor"(%v33, %v65, %v66, %v67, %v68) : (!torch.vtensor<[5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,4],f32>
  %v69 = "torch.aten.mul.Tensor"(%v34, %v64) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v70 = "torch.aten.add.Tensor"(%v63, %v69, %v71) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v73 = "torch.prim.ListConstruct"(%v56, %v70) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v72 = "torch.aten.cat"(%v73, %v74) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v72 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// Neither is it a position of as many bits more.
// CHECK-LABEL: @sign_lost_wider
// CHECK-NOT: rope.table
func.func @sign_lost_wider(%x: !torch.vtensor<[1,3,5,8],f32>, %p: !torch.vtensor<[5],si32>) -> !torch.vtensor<[1,3,5,8],f32> {
  %v2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v5 = "torch.constant.none"() : () -> !torch.none
  %v1 = "torch.aten.to.dtype"(%p, %v2, %v3, %v4, %v5) : (!torch.vtensor<[5],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],ui64>
  %v7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
  %v8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %v10 = "torch.constant.none"() : () -> !torch.none
  %v6 = "torch.aten.to.dtype"(%v1, %v7, %v8, %v9, %v10) : (!torch.vtensor<[5],ui64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
  %v11 = "torch.vtensor.literal"() <{value = dense<[1.0, 1.0e-01, 1.0e-02, 1.0e-03]> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
  %v13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v12 = "torch.aten.unsqueeze"(%v6, %v13) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
  %v14 = "torch.aten.mul.Tensor"(%v12, %v11) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32>
  %v16 = "torch.prim.ListConstruct"(%v14, %v14) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
  %v17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v15 = "torch.aten.cat"(%v16, %v17) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,8],f32>
  %v18 = "torch.aten.cos"(%v15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v19 = "torch.aten.sin"(%v15) : (!torch.vtensor<[5,8],f32>) -> !torch.vtensor<[5,8],f32>
  %v21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %v23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v20 = "torch.aten.slice.Tensor"(%x, %v21, %v22, %v23, %v24) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %v27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %v28 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
  %v29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v25 = "torch.aten.slice.Tensor"(%x, %v26, %v27, %v28, %v29) : (!torch.vtensor<[1,3,5,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,5,4],f32>
  %v30 = "torch.aten.neg"(%v25) : (!torch.vtensor<[1,3,5,4],f32>) -> !torch.vtensor<[1,3,5,4],f32>
  %v32 = "torch.prim.ListConstruct"(%v30, %v20) : (!torch.vtensor<[1,3,5,4],f32>, !torch.vtensor<[1,3,5,4],f32>) -> !torch.list<vtensor>
  %v33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %v31 = "torch.aten.cat"(%v32, %v33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  %v34 = "torch.aten.mul.Tensor"(%x, %v18) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v35 = "torch.aten.mul.Tensor"(%v31, %v19) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[5,8],f32>) -> !torch.vtensor<[1,3,5,8],f32>
  %v37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %v36 = "torch.aten.add.Tensor"(%v34, %v35, %v37) : (!torch.vtensor<[1,3,5,8],f32>, !torch.vtensor<[1,3,5,8],f32>, !torch.int) -> !torch.vtensor<[1,3,5,8],f32>
  return %v36 : !torch.vtensor<[1,3,5,8],f32>
}

// -----

// One bit and one bit are none.
// CHECK-LABEL: @one_bit
// CHECK-NOT: rope.
func.func @one_bit(%x: tensor<5x2x4xf32>, %q: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %k = arith.constant dense<3> : tensor<5xi64>
  %b = arith.cmpi slt, %q, %k : tensor<5xi64>
  %bb = arith.addi %b, %b : tensor<5xi1>
  %i1 = arith.extui %bb : tensor<5xi1> to tensor<5xi64>
  %i2 = arith.extui %b : tensor<5xi1> to tensor<5xi64>
  %i3 = arith.addi %i2, %i2 : tensor<5xi64>
  %p = arith.sitofp %i1 : tensor<5xi64> to tensor<5xf32>
  %p2 = arith.sitofp %i3 : tensor<5xi64> to tensor<5xf32>

  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x2xf32>
  %c = math.cos %ang : tensor<5x2xf32>
  %s = math.sin %ang : tensor<5x2xf32>

  %pb2 = linalg.broadcast ins(%p2 : tensor<5xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [1]
  %ib2 = linalg.broadcast ins(%inv : tensor<2xf32>) outs(%e0 : tensor<5x2xf32>) dimensions = [0]
  %ang2 = arith.mulf %pb2, %ib2 : tensor<5x2xf32>
  %c2 = math.cos %ang2 : tensor<5x2xf32>
  %s2 = math.sin %ang2 : tensor<5x2xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %cb2 = linalg.broadcast ins(%c2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb2 = linalg.broadcast ins(%s2 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb2 : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb2 : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Quantized numbers are not the integers that are stored.
// CHECK-LABEL: func.func @quantized_factors(
// CHECK-NOT: rope.table
func.func @quantized_factors(%x: tensor<5x2x4xf32>, %q: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %k = "tosa.const"() <{values = dense<[10,1]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.0e-01>>
  %inv = "tosa.cast"(%k) : (tensor<2x!quant.uniform<i8:f32, 1.0e-01>>) -> tensor<2xf32>
  %p = arith.sitofp %q : tensor<5xi64> to tensor<5xf32>

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

// Integers have one zero: what is divided by the negative of 0 is infinite, not its negative.
// CHECK-LABEL: func.func @negated_zero(
// CHECK: rope.table {{.*}}#rope.list<inv_freq = [2.000000e+00, 0.3678
func.func @negated_zero(%x: tensor<5x2x6xf32>, %q: tensor<5xi64>) -> tensor<5x2x6xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
  %z = "stablehlo.negate"(%i) : (tensor<3xi32>) -> tensor<3xi32>
  %zf = "stablehlo.convert"(%z) : (tensor<3xi32>) -> tensor<3xf32>
  %one = arith.constant dense<1.0> : tensor<3xf32>
  %two = arith.constant dense<2.0> : tensor<3xf32>
  %d = arith.divf %one, %zf : tensor<3xf32>
  %e = math.exp %d : tensor<3xf32>
  %inv = arith.minimumf %e, %two : tensor<3xf32>
  %p = arith.sitofp %q : tensor<5xi64> to tensor<5xf32>

  %e0 = tensor.empty() : tensor<5x3xf32>
  %pb = linalg.broadcast ins(%p : tensor<5xf32>) outs(%e0 : tensor<5x3xf32>) dimensions = [1]
  %ib = linalg.broadcast ins(%inv : tensor<3xf32>) outs(%e0 : tensor<5x3xf32>) dimensions = [0]
  %ang = arith.mulf %pb, %ib : tensor<5x3xf32>
  %c = math.cos %ang : tensor<5x3xf32>
  %s = math.sin %ang : tensor<5x3xf32>

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 3] [1, 1, 1] : tensor<5x2x6xf32> to tensor<5x2x3xf32>
  %rhi = tensor.extract_slice %x[0, 0, 3] [5, 2, 3] [1, 1, 1] : tensor<5x2x6xf32> to tensor<5x2x3xf32>
  %e1 = tensor.empty() : tensor<5x2x3xf32>
  %cb = linalg.broadcast ins(%c : tensor<5x3xf32>) outs(%e1 : tensor<5x2x3xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%s : tensor<5x3xf32>) outs(%e1 : tensor<5x2x3xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x3xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x3xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x3xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x3xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x3xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x3xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x3xf32>, tensor<5x2x3xf32>) -> tensor<5x2x6xf32>
  return %ry : tensor<5x2x6xf32>
}
