// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Beyond 2^24 f32 has not all integers: what is taken off again leaves others.
// CHECK-LABEL: @offset_taken_off
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @offset_taken_off(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<33554432.0> : tensor<5xf32>
  %p1 = arith.addf %p0, %n0 : tensor<5xf32>
  %n1 = arith.constant dense<33554432.0> : tensor<5xf32>
  %p = arith.subf %p1, %n1 : tensor<5xf32>
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

// Nor those that three numbers lead back to.
// CHECK-LABEL: @three_offsets
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @three_offsets(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<2.0e7> : tensor<5xf32>
  %p1 = arith.addf %p0, %n0 : tensor<5xf32>
  %n1 = arith.constant dense<1.0e8> : tensor<5xf32>
  %p2 = arith.addf %p1, %n1 : tensor<5xf32>
  %n2 = arith.constant dense<-1.2e8> : tensor<5xf32>
  %p = arith.addf %p2, %n2 : tensor<5xf32>
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

// It has the number that is counted from, but not all that follow it.
// CHECK-LABEL: @from_beyond
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @from_beyond(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<33554432.0> : tensor<5xf32>
  %p = arith.addf %p0, %n0 : tensor<5xf32>
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

// f32 has all of these.
// CHECK-LABEL: @offset
// CHECK: rope.table
// CHECK: rope.apply
func.func @offset(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<17.0> : tensor<5xf32>
  %p = arith.addf %p0, %n0 : tensor<5xf32>
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

// The last one is 2^24.
// CHECK-LABEL: @offset_to_the_end
// CHECK: rope.table
// CHECK: rope.apply
func.func @offset_to_the_end(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<16777212.0> : tensor<5xf32>
  %p1 = arith.addf %p0, %n0 : tensor<5xf32>
  %n1 = arith.constant dense<16777212.0> : tensor<5xf32>
  %p = arith.subf %p1, %n1 : tensor<5xf32>
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

// The last one would be one more.
// CHECK-LABEL: @offset_beyond_the_end
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @offset_beyond_the_end(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf32>
  %n0 = arith.constant dense<16777213.0> : tensor<5xf32>
  %p1 = arith.addf %p0, %n0 : tensor<5xf32>
  %n1 = arith.constant dense<16777213.0> : tensor<5xf32>
  %p = arith.subf %p1, %n1 : tensor<5xf32>
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

// f64 has more.
// CHECK-LABEL: @offset_in_f64
// CHECK: rope.table #rope.default<theta = 1.000000e+02> at
// CHECK: rope.apply
func.func @offset_in_f64(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %p0 = arith.sitofp %i : tensor<5xi64> to tensor<5xf64>
  %n0 = arith.constant dense<33554432.0> : tensor<5xf64>
  %p1 = arith.addf %p0, %n0 : tensor<5xf64>
  %n1 = arith.constant dense<33554432.0> : tensor<5xf64>
  %p = arith.subf %p1, %n1 : tensor<5xf64>
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

// So in bodies.
// CHECK-LABEL: @offset_in_body
// CHECK-NOT: rope.table
// CHECK: rope.apply
// CHECK-NOT: rope.table
func.func @offset_in_body(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %cs:2 = linalg.generic {indexing_maps = [affine_map<(t, d) -> (d)>, affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%inv : tensor<2xf32>) outs(%e0, %e0 : tensor<5x2xf32>, tensor<5x2xf32>) {
  ^bb0(%f: f32, %o0: f32, %o1: f32):
    %t = linalg.index 0 : index
    %i = arith.index_cast %t : index to i64
    %p = arith.sitofp %i : i64 to f32
    %n = arith.constant 33554432.0 : f32
    %p0 = arith.addf %p, %n : f32
    %p1 = arith.subf %p0, %n : f32
    %ang = arith.mulf %p1, %f : f32
    %cos = math.cos %ang : f32
    %sin = math.sin %ang : f32
    linalg.yield %cos, %sin : f32, f32
  } -> (tensor<5x2xf32>, tensor<5x2xf32>)

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%cs#0 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%cs#1 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
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

// CHECK-LABEL: @offset_in_body_that_fits
// CHECK: rope.table
// CHECK: rope.apply
func.func @offset_in_body_that_fits(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %inv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %e0 = tensor.empty() : tensor<5x2xf32>
  %cs:2 = linalg.generic {indexing_maps = [affine_map<(t, d) -> (d)>, affine_map<(t, d) -> (t, d)>, affine_map<(t, d) -> (t, d)>], iterator_types = ["parallel", "parallel"]} ins(%inv : tensor<2xf32>) outs(%e0, %e0 : tensor<5x2xf32>, tensor<5x2xf32>) {
  ^bb0(%f: f32, %o0: f32, %o1: f32):
    %t = linalg.index 0 : index
    %i = arith.index_cast %t : index to i64
    %p = arith.sitofp %i : i64 to f32
    %n = arith.constant 4096.0 : f32
    %p0 = arith.addf %p, %n : f32
    %p1 = arith.subf %p0, %n : f32
    %ang = arith.mulf %p1, %f : f32
    %cos = math.cos %ang : f32
    %sin = math.sin %ang : f32
    linalg.yield %cos, %sin : f32, f32
  } -> (tensor<5x2xf32>, tensor<5x2xf32>)

  %rlo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %rhi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %e1 = tensor.empty() : tensor<5x2x2xf32>
  %cb = linalg.broadcast ins(%cs#0 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %sb = linalg.broadcast ins(%cs#1 : tensor<5x2xf32>) outs(%e1 : tensor<5x2x2xf32>) dimensions = [1]
  %ra = arith.mulf %rlo, %cb : tensor<5x2x2xf32>
  %rb = arith.mulf %rhi, %sb : tensor<5x2x2xf32>
  %rf = arith.subf %ra, %rb : tensor<5x2x2xf32>
  %rd = arith.mulf %rhi, %cb : tensor<5x2x2xf32>
  %re = arith.mulf %rlo, %sb : tensor<5x2x2xf32>
  %rg = arith.addf %rd, %re : tensor<5x2x2xf32>
  %ry = tensor.concat dim(2) %rf, %rg : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}
