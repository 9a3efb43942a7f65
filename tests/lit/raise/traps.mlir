// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Tables of other extents are other tables.
// CHECK-LABEL: @iota_5_3
// CHECK: rope.table
// CHECK: tensor<5x2xf32>
// CHECK: rope.apply
// CHECK: rope.table
// CHECK: tensor<3x2xf32>
// CHECK: rope.apply
func.func @iota_5_3(%q: tensor<5x2x4xf32>, %k: tensor<3x2x4xf32>) -> (tensor<5x2x4xf32>, tensor<3x2x4xf32>) {
  %qi = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %qinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %qp2 = "stablehlo.broadcast_in_dim"(%qi) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %qf2 = "stablehlo.broadcast_in_dim"(%qinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %qang = arith.mulf %qp2, %qf2 : tensor<5x2xf32>
  %qc = math.cos %qang : tensor<5x2xf32>
  %qs = math.sin %qang : tensor<5x2xf32>
  %qcb = "stablehlo.broadcast_in_dim"(%qc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %qsb = "stablehlo.broadcast_in_dim"(%qs) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %qlo = "stablehlo.slice"(%q) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %qhi = "stablehlo.slice"(%q) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %qa = "stablehlo.multiply"(%qlo, %qcb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qb = "stablehlo.multiply"(%qhi, %qsb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qf = "stablehlo.subtract"(%qa, %qb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qd = "stablehlo.multiply"(%qhi, %qcb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qe = "stablehlo.multiply"(%qlo, %qsb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qg = "stablehlo.add"(%qd, %qe) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %qy = "stablehlo.concatenate"(%qf, %qg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %ki = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
  %kinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %kp2 = "stablehlo.broadcast_in_dim"(%ki) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  %kf2 = "stablehlo.broadcast_in_dim"(%kinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  %kang = arith.mulf %kp2, %kf2 : tensor<3x2xf32>
  %kc = math.cos %kang : tensor<3x2xf32>
  %ks = math.sin %kang : tensor<3x2xf32>
  %kcb = "stablehlo.broadcast_in_dim"(%kc) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %ksb = "stablehlo.broadcast_in_dim"(%ks) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x2x2xf32>
  %klo = "stablehlo.slice"(%k) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 3, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %khi = "stablehlo.slice"(%k) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 3, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x4xf32>) -> tensor<3x2x2xf32>
  %ka = "stablehlo.multiply"(%klo, %kcb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %kb = "stablehlo.multiply"(%khi, %ksb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %kf = "stablehlo.subtract"(%ka, %kb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %kd = "stablehlo.multiply"(%khi, %kcb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %ke = "stablehlo.multiply"(%klo, %ksb) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %kg = "stablehlo.add"(%kd, %ke) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %ky = "stablehlo.concatenate"(%kf, %kg) <{dimension = 2 : i64}> : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  return %qy, %ky : tensor<5x2x4xf32>, tensor<3x2x4xf32>
}

// -----

// So are positions: the slice of the table is what is read.
// CHECK-LABEL: @precompute_slice
// CHECK: extract_slice
// CHECK: rope.apply
func.func @precompute_slice(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
  %pf = "stablehlo.convert"(%i) : (tensor<8xi32>) -> tensor<8xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<8x2xf32>
  %c = math.cos %zang : tensor<8x2xf32>
  %s = math.sin %zang : tensor<8x2xf32>
  %c5 = tensor.extract_slice %c[0,0][5,2][1,1] : tensor<8x2xf32> to tensor<5x2xf32>
  %s5 = tensor.extract_slice %s[0,0][5,2][1,1] : tensor<8x2xf32> to tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// A cosine of rows with a sine of columns is no rotation.
// CHECK-LABEL: @axial_mixed
// CHECK-NOT: rope.
func.func @axial_mixed(%x: tensor<3x5x2x8xf32>, %hc: tensor<3x2xf32>, %hs: tensor<3x2xf32>, %wc: tensor<5x2xf32>, %ws: tensor<5x2xf32>) -> tensor<3x5x2x8xf32> {
  %hcb = "stablehlo.broadcast_in_dim"(%hc) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<3x2xf32>) -> tensor<3x5x2x2xf32>
  %hsb = "stablehlo.broadcast_in_dim"(%hs) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<3x2xf32>) -> tensor<3x5x2x2xf32>
  %wcb = "stablehlo.broadcast_in_dim"(%wc) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<5x2xf32>) -> tensor<3x5x2x2xf32>
  %wsb = "stablehlo.broadcast_in_dim"(%ws) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<5x2xf32>) -> tensor<3x5x2x2xf32>
  %rx0 = tensor.extract_slice %x[0,0,0,0][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rx1 = tensor.extract_slice %x[0,0,0,2][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rn1 = arith.negf %rx1 : tensor<3x5x2x2xf32>
  %rx2 = tensor.extract_slice %x[0,0,0,4][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rx3 = tensor.extract_slice %x[0,0,0,6][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rn3 = arith.negf %rx3 : tensor<3x5x2x2xf32>
  %rr = tensor.concat dim(3) %rn1, %rx0, %rn3, %rx2 : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rC = tensor.concat dim(3) %hcb, %hcb, %wcb, %wcb : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rS = tensor.concat dim(3) %wsb, %wsb, %hsb, %hsb : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rm = arith.mulf %x, %rC : tensor<3x5x2x8xf32>
  %rk = arith.mulf %rr, %rS : tensor<3x5x2x8xf32>
  %ry = arith.addf %rm, %rk : tensor<3x5x2x8xf32>
  return %ry : tensor<3x5x2x8xf32>
}

// -----

// A second window that turns every head on its own is none of an embedding.
// CHECK-LABEL: @axial_head
// CHECK-NOT: rope.
func.func @axial_head(%x: tensor<3x5x2x8xf32>, %hc: tensor<3x2xf32>, %hs: tensor<3x2xf32>, %wc: tensor<5x2x2xf32>, %ws: tensor<5x2x2xf32>) -> tensor<3x5x2x8xf32> {
  %hcb = "stablehlo.broadcast_in_dim"(%hc) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<3x2xf32>) -> tensor<3x5x2x2xf32>
  %hsb = "stablehlo.broadcast_in_dim"(%hs) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<3x2xf32>) -> tensor<3x5x2x2xf32>
  %wcb = "stablehlo.broadcast_in_dim"(%wc) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x2x2xf32>) -> tensor<3x5x2x2xf32>
  %wsb = "stablehlo.broadcast_in_dim"(%ws) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x2x2xf32>) -> tensor<3x5x2x2xf32>
  %rx0 = tensor.extract_slice %x[0,0,0,0][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rx1 = tensor.extract_slice %x[0,0,0,2][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rn1 = arith.negf %rx1 : tensor<3x5x2x2xf32>
  %rx2 = tensor.extract_slice %x[0,0,0,4][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rx3 = tensor.extract_slice %x[0,0,0,6][3,5,2,2][1,1,1,1] : tensor<3x5x2x8xf32> to tensor<3x5x2x2xf32>
  %rn3 = arith.negf %rx3 : tensor<3x5x2x2xf32>
  %rr = tensor.concat dim(3) %rn1, %rx0, %rn3, %rx2 : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rC = tensor.concat dim(3) %hcb, %hcb, %wcb, %wcb : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rS = tensor.concat dim(3) %hsb, %hsb, %wsb, %wsb : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rm = arith.mulf %x, %rC : tensor<3x5x2x8xf32>
  %rk = arith.mulf %rr, %rS : tensor<3x5x2x8xf32>
  %ry = arith.addf %rm, %rk : tensor<3x5x2x8xf32>
  return %ry : tensor<3x5x2x8xf32>
}

// -----

// rope.apply has no f64.
// CHECK-LABEL: @f64_x
// CHECK-NOT: rope.
func.func @f64_x(%x: tensor<5x2x4xf64>, %c: tensor<5x2xf64>, %s: tensor<5x2xf64>) -> tensor<5x2x4xf64> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf64>) -> tensor<5x2x2xf64>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf64>) -> tensor<5x2x2xf64>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf64>) -> tensor<5x2x2xf64>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf64>) -> tensor<5x2x2xf64>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x4xf64>
  return %ry : tensor<5x2x4xf64>
}

// -----

// Positions of unsigned integers are read, but are no operand of rope.table.
// CHECK-LABEL: @ui32_pos
// CHECK: rope.apply
func.func @ui32_pos(%x: tensor<5x2x4xf32>, %p: tensor<5xui32>) -> tensor<5x2x4xf32> {
  %pf = "stablehlo.convert"(%p) : (tensor<5xui32>) -> tensor<5xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<5x2xf32>
  %c = math.cos %zang : tensor<5x2xf32>
  %s = math.sin %zang : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// An angle in 16 bits is another angle.
// CHECK-LABEL: @bf16_angle
// CHECK: rope.apply
func.func @bf16_angle(%x: tensor<5x2x4xf32>, %p: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %pf = arith.sitofp %p : tensor<5xi64> to tensor<5xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%pf) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<5x2xf32>
  %ab = arith.truncf %zang : tensor<5x2xf32> to tensor<5x2xbf16>
  %aw = arith.extf %ab : tensor<5x2xbf16> to tensor<5x2xf32>
  %c = math.cos %aw : tensor<5x2xf32>
  %s = math.sin %aw : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// What calls do besides stays.
// CHECK-LABEL: @call_effects
// CHECK: call @cos_of
// CHECK: call @cos_of
// CHECK: rope.apply
func.func private @log()
func.func @cos_of(%c: tensor<5x2xf32>) -> tensor<5x2x2xf32> {
  func.call @log() : () -> ()
  %b = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  return %b : tensor<5x2x2xf32>
}
func.func @call_effects(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = func.call @cos_of(%c) : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = func.call @cos_of(%s) : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Nor is what a called function prints lost when its result is made anew.
// CHECK-LABEL: func.func @called_prints
// CHECK: call @turn_and_print
// CHECK: return
func.func private @turn_and_print(%x: tensor<5x2x4xf32>, %c: tensor<5x1x4xf32>, %s: tensor<5x1x4xf32>) -> tensor<5x2x4xf32> {
  "debug.print"(%x) : (tensor<5x2x4xf32>) -> ()
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %n = "onnx.Neg"(%hi) : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %r = "onnx.Concat"(%n, %lo) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %a = "onnx.Mul"(%x, %c) : (tensor<5x2x4xf32>, tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  %b = "onnx.Mul"(%r, %s) : (tensor<5x2x4xf32>, tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  %y = "onnx.Add"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
func.func @called_prints(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %cc = "onnx.Concat"(%c, %c) <{axis = 2 : si64}> : (tensor<5x1x2xf32>, tensor<5x1x2xf32>) -> tensor<5x1x4xf32>
  %ss = "onnx.Concat"(%s, %s) <{axis = 2 : si64}> : (tensor<5x1x2xf32>, tensor<5x1x2xf32>) -> tensor<5x1x4xf32>
  %y = call @turn_and_print(%x, %cc, %ss) : (tensor<5x2x4xf32>, tensor<5x1x4xf32>, tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Formulas of shared parts are compared once.
// CHECK-LABEL: @both_chain16
// CHECK: rope.apply
func.func @both_chain16(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %c0 = arith.addf %c, %c : tensor<5x2xf32>
  %c1 = arith.addf %c0, %c0 : tensor<5x2xf32>
  %c2 = arith.addf %c1, %c1 : tensor<5x2xf32>
  %c3 = arith.addf %c2, %c2 : tensor<5x2xf32>
  %c4 = arith.addf %c3, %c3 : tensor<5x2xf32>
  %c5 = arith.addf %c4, %c4 : tensor<5x2xf32>
  %c6 = arith.addf %c5, %c5 : tensor<5x2xf32>
  %c7 = arith.addf %c6, %c6 : tensor<5x2xf32>
  %c8 = arith.addf %c7, %c7 : tensor<5x2xf32>
  %c9 = arith.addf %c8, %c8 : tensor<5x2xf32>
  %c10 = arith.addf %c9, %c9 : tensor<5x2xf32>
  %c11 = arith.addf %c10, %c10 : tensor<5x2xf32>
  %c12 = arith.addf %c11, %c11 : tensor<5x2xf32>
  %c13 = arith.addf %c12, %c12 : tensor<5x2xf32>
  %c14 = arith.addf %c13, %c13 : tensor<5x2xf32>
  %c15 = arith.addf %c14, %c14 : tensor<5x2xf32>
  %s0 = arith.addf %s, %s : tensor<5x2xf32>
  %s1 = arith.addf %s0, %s0 : tensor<5x2xf32>
  %s2 = arith.addf %s1, %s1 : tensor<5x2xf32>
  %s3 = arith.addf %s2, %s2 : tensor<5x2xf32>
  %s4 = arith.addf %s3, %s3 : tensor<5x2xf32>
  %s5 = arith.addf %s4, %s4 : tensor<5x2xf32>
  %s6 = arith.addf %s5, %s5 : tensor<5x2xf32>
  %s7 = arith.addf %s6, %s6 : tensor<5x2xf32>
  %s8 = arith.addf %s7, %s7 : tensor<5x2xf32>
  %s9 = arith.addf %s8, %s8 : tensor<5x2xf32>
  %s10 = arith.addf %s9, %s9 : tensor<5x2xf32>
  %s11 = arith.addf %s10, %s10 : tensor<5x2xf32>
  %s12 = arith.addf %s11, %s11 : tensor<5x2xf32>
  %s13 = arith.addf %s12, %s12 : tensor<5x2xf32>
  %s14 = arith.addf %s13, %s13 : tensor<5x2xf32>
  %s15 = arith.addf %s14, %s14 : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c15) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s15) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// A start that need not be an integer is no position.
// CHECK-LABEL: @float_start
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @float_start(%x: tensor<5x2x4xf32>, %float: tensor<f32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %three = "stablehlo.broadcast_in_dim"(%float) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
  %p = arith.addf %i, %three : tensor<5xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%p) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<5x2xf32>
  %c = math.cos %zang : tensor<5x2xf32>
  %s = math.sin %zang : tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %ry : tensor<5x2x4xf32>
}

// -----

// Summed along the other dimension of the matrix, each component is one of x by a number.
// CHECK-LABEL: @other_sum
// CHECK-NOT: rope.
func.func @other_sum(%x: tensor<3x2x4xf32>, %cos: tensor<3x2xf32>, %sin: tensor<3x2xf32>) -> tensor<3x2x4xf32> {
  %minus = arith.negf %sin : tensor<3x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %m = tensor.expand_shape %minus [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %row = tensor.concat dim(3) %c, %m, %s, %c : (tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>) -> tensor<3x1x2x4xf32>
  %matrix = tensor.expand_shape %row [[0], [1], [2], [3, 4]] output_shape [3, 1, 2, 2, 2] : tensor<3x1x2x4xf32> into tensor<3x1x2x2x2xf32>
  %pairs = tensor.expand_shape %x [[0], [1], [2, 3, 4]] output_shape [3, 2, 2, 1, 2] : tensor<3x2x4xf32> into tensor<3x2x2x1x2xf32>
  %p = "onnx.Mul"(%pairs, %matrix) : (tensor<3x2x2x1x2xf32>, tensor<3x1x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
  %axes = arith.constant dense<3> : tensor<1xi64>
  %sum = "onnx.ReduceSum"(%p, %axes) <{keepdims = 0 : si64}> : (tensor<3x2x2x2x2xf32>, tensor<1xi64>) -> tensor<3x2x2x2xf32>
  %y = tensor.collapse_shape %sum [[0], [1], [2, 3]] : tensor<3x2x2x2xf32> into tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// Numbers are the same in every call: sines that a function returns are a table, and those with the
// signs of a rotation one of half as many.
// CHECK-LABEL: @signed_sines
// CHECK: %[[SIN:.*]] = call @sines()
// CHECK: %[[HALF:.*]] = tensor.extract_slice %[[SIN]][0, 0] [3, 2]
// CHECK: rope.apply inverse half %{{.*}}, %{{.*}}, %[[HALF]] window
func.func private @sines() -> tensor<3x4xf32> {
  %s = arith.constant dense<[[-0.1, -0.2, 0.1, 0.2], [-0.3, -0.4, 0.3, 0.4], [-0.5, -0.6, 0.5, 0.6]]> : tensor<3x4xf32>
  return %s : tensor<3x4xf32>
}
func.func @signed_sines(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %c = arith.constant dense<[[0.9, 0.8, 0.9, 0.8], [0.7, 0.6, 0.7, 0.6], [0.5, 0.4, 0.5, 0.4]]> : tensor<3x4xf32>
  %s = func.call @sines() : () -> tensor<3x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 3, 2] [1, 1, 1] : tensor<2x3x4xf32> to tensor<2x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [2, 3, 2] [1, 1, 1] : tensor<2x3x4xf32> to tensor<2x3x2xf32>
  %c0 = tensor.extract_slice %c[0, 0] [3, 2] [1, 1] : tensor<3x4xf32> to tensor<3x2xf32>
  %c1 = tensor.extract_slice %c[0, 2] [3, 2] [1, 1] : tensor<3x4xf32> to tensor<3x2xf32>
  %s0 = tensor.extract_slice %s[0, 0] [3, 2] [1, 1] : tensor<3x4xf32> to tensor<3x2xf32>
  %s1 = tensor.extract_slice %s[0, 2] [3, 2] [1, 1] : tensor<3x4xf32> to tensor<3x2xf32>
  %a = "onnx.Mul"(%lo, %c0) : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x3x2xf32>
  %b = "onnx.Mul"(%hi, %s0) : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x3x2xf32>
  %d = "onnx.Mul"(%hi, %c1) : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x3x2xf32>
  %e = "onnx.Mul"(%lo, %s1) : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> tensor<2x3x2xf32>
  %f = arith.addf %a, %b : tensor<2x3x2xf32>
  %g = arith.addf %d, %e : tensor<2x3x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}
