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

// Where extents are open x is what is nearest: a slice may have changed them.
// CHECK-LABEL: @x_dyn_slice
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 0] [%{{.*}}, 2, 4]
// CHECK: rope.apply half %extracted_slice
func.func @x_dyn_slice(%X: tensor<?x2x4xf32>, %c: tensor<?x2xf32>, %s: tensor<?x2xf32>, %n: index) -> tensor<?x2x4xf32> {
  %x = tensor.extract_slice %X[0,0,0][%n,2,4][1,1,1] : tensor<?x2x4xf32> to tensor<?x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %ry : tensor<?x2x4xf32>
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

// A start beyond the end is moved to where all of the update is inside.
// CHECK-LABEL: @dus_clamp
// CHECK: rope.apply
// CHECK: stablehlo.dynamic_update_slice
func.func @dus_clamp(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
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
  %z = arith.constant dense<0.0> : tensor<5x2x2xf32>
  %k0 = arith.constant dense<0> : tensor<i64>
  %k4 = arith.constant dense<4> : tensor<i64>
  %o = "stablehlo.dynamic_update_slice"(%ry, %z, %k0, %k0, %k4) : (tensor<5x2x4xf32>, tensor<5x2x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x2x4xf32>
  return %o : tensor<5x2x4xf32>
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

// A lookup behind the last row gives that row, as StableHLO moves it inside: no cosine of its position.
// CHECK-LABEL: @lookup_behind
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @lookup_behind(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<8x2xf32>
  %c8 = math.cos %zang : tensor<8x2xf32>
  %s8 = math.sin %zang : tensor<8x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %three = arith.constant dense<4> : tensor<5xi64>
  %p = arith.addi %it, %three : tensor<5xi64>
  %pc = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %c = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
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

// The same of a cache with fewer rows than there are tokens.
// CHECK-LABEL: @short_cache
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @short_cache(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<4x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<4x2xf32>
  %c8 = math.cos %zang : tensor<4x2xf32>
  %s8 = math.sin %zang : tensor<4x2xf32>
  %p = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %pc = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %c = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
  %s = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<5x1xi64>) -> tensor<5x2xf32>
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

// Positions of an open number of which a slice leaves out some may be more than there are tokens.
// CHECK-LABEL: @longer
// CHECK-NOT: rope.table
// CHECK: tensor.extract_slice
// CHECK: rope.apply
func.func @longer(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %cos = tensor.extract_slice %cos0[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %sin = tensor.extract_slice %sin0[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// A slice of other dimensions leaves all of them.
// CHECK-LABEL: @all_of_them
// CHECK: rope.table {{.*}} : tensor<?xi64> -> tensor<?x2xf32>
// CHECK: rope.apply
func.func @all_of_them(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %rows = tensor.dim %cos0, %c0 : tensor<?x2xf32>
  %cos = tensor.extract_slice %cos0[0, 0] [%rows, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %sines = tensor.dim %sin0, %c0 : tensor<?x2xf32>
  %sin = tensor.extract_slice %sin0[0, 0] [%sines, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
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

// -----

// The same of every second row of a lookup: the last of them is row 8, and there are 7.
// CHECK-LABEL: @strided_behind
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @strided_behind(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xf32>) -> tensor<7x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<7x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<7x2xf32>
  %c8 = math.cos %zang : tensor<7x2xf32>
  %s8 = math.sin %zang : tensor<7x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi64>
  %pc = tensor.expand_shape %it [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
  %cg = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %sg = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %c = "stablehlo.slice"(%cg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.slice"(%sg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
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

// Of 9 rows it is the last; that nobody wants row 9 is no harm.
// CHECK-LABEL: @strided_inside
// CHECK: rope.table #rope.linear<{{.*}}factor = 5.000000e-01
// CHECK: rope.apply
func.func @strided_inside(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xf32>) -> tensor<9x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<9x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<9x2xf32>
  %c8 = math.cos %zang : tensor<9x2xf32>
  %s8 = math.sin %zang : tensor<9x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<10xi64>
  %pc = tensor.expand_shape %it [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
  %cg = "stablehlo.gather"(%c8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<9x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %sg = "stablehlo.gather"(%s8, %pc) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<9x2xf32>, tensor<10x1xi64>) -> tensor<10x2xf32>
  %c = "stablehlo.slice"(%cg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
  %s = "stablehlo.slice"(%sg) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 10, 2>, strides = array<i64: 2, 1>}> : (tensor<10x2xf32>) -> tensor<5x2xf32>
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

// So does a split leave out some,
// CHECK-LABEL: @parts
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @parts(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %cos, %cosr = "onnx.Split"(%cos0, %none) <{axis = 0 : si64}> : (tensor<?x2xf32>, none) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %sin, %sinr = "onnx.Split"(%sin0, %none) <{axis = 0 : si64}> : (tensor<?x2xf32>, none) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// and a lookup of the first rows, whichever its spelling.
// CHECK-LABEL: @first_rows
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_rows(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "onnx.Gather"(%cos0, %r) <{axis = 0 : si64}> : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<?x2xf32>
  %sin = "onnx.Gather"(%sin0, %r) <{axis = 0 : si64}> : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @first_selected
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_selected(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "torch.aten.index_select"(%cos0, %z, %r) : (tensor<?x2xf32>, !torch.int, tensor<?xi64>) -> tensor<?x2xf32>
  %sin = "torch.aten.index_select"(%sin0, %z, %r) : (tensor<?x2xf32>, !torch.int, tensor<?xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @first_embedded
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_embedded(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %f = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "torch.aten.embedding"(%cos0, %r, %z, %f, %f) : (tensor<?x2xf32>, tensor<?xi64>, !torch.int, !torch.bool, !torch.bool) -> tensor<?x2xf32>
  %sin = "torch.aten.embedding"(%sin0, %r, %z, %f, %f) : (tensor<?x2xf32>, tensor<?xi64>, !torch.int, !torch.bool, !torch.bool) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Operations of ONNX as torch-mlir imports them are the same ones.
// CHECK-LABEL: @but_three
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @but_three(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z1 = arith.constant dense<0> : tensor<1xi64>
  %o1 = arith.constant dense<1> : tensor<1xi64>
  %e1 = arith.constant dense<-3> : tensor<1xi64>
  %cos = "onnx.Slice"(%cos0, %z1, %e1, %z1, %o1) : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin = "onnx.Slice"(%sin0, %z1, %e1, %z1, %o1) : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @but_three_imported
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @but_three_imported(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z1 = arith.constant dense<0> : tensor<1xi64>
  %o1 = arith.constant dense<1> : tensor<1xi64>
  %e1 = arith.constant dense<-3> : tensor<1xi64>
  %cos = "torch.operator"(%cos0, %z1, %e1, %z1, %o1) <{name = "onnx.Slice"}> : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin = "torch.operator"(%sin0, %z1, %e1, %z1, %o1) <{name = "onnx.Slice"}> : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Parts of lists are parts.
// CHECK-LABEL: @parts_of_lists
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @parts_of_lists(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %coses = "torch.aten.chunk"(%cos0, %two, %zero) : (tensor<?x2xf32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %cos, %cosr = "torch.prim.ListUnpack"(%coses) : (!torch.list<vtensor>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %sines = "torch.aten.split.Tensor"(%sin0, %two, %zero) : (tensor<?x2xf32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %sin, %sinr = "torch.prim.ListUnpack"(%sines) : (!torch.list<vtensor>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Who asks for the extents of a product alone does not need the product.
// CHECK-LABEL: @shape_asked
// CHECK: rope.apply
func.func @shape_asked(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> (tensor<?x5x2x4xf32>, tensor<4xi64>) {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x5x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  %shape = "torch.operator"(%a) <{name = "onnx.Shape"}> : (tensor<?x5x2x2xf32>) -> tensor<4xi64>
  return %y, %shape : tensor<?x5x2x4xf32>, tensor<4xi64>
}

// -----

// Where a table is no one value of the graph, the graph stays as it is.
// CHECK-LABEL: @in_parts
// CHECK-NOT: linalg
// CHECK-NOT: rope.
// CHECK: "onnx.Concat"
func.func @in_parts(%x: tensor<2x5x4xf32>, %c0: tensor<5x2xf32>, %c1: tensor<2xf32>, %s0: tensor<5x2xf32>, %s1: tensor<2xf32>) -> tensor<2x5x4xf32> {
  %lo = tensor.extract_slice %x[0, 0, 0] [2, 5, 2] [1, 1, 1] : tensor<2x5x4xf32> to tensor<2x5x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [2, 5, 2] [1, 1, 1] : tensor<2x5x4xf32> to tensor<2x5x2xf32>
  %a0 = "onnx.Mul"(%lo, %c0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %a1 = "onnx.Mul"(%a0, %c1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %b0 = "onnx.Mul"(%hi, %s0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %b1 = "onnx.Mul"(%b0, %s1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %d0 = "onnx.Mul"(%hi, %c0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %d1 = "onnx.Mul"(%d0, %c1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %e0 = "onnx.Mul"(%lo, %s0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %e1 = "onnx.Mul"(%e0, %s1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %f = arith.subf %a1, %b1 : tensor<2x5x2xf32>
  %g = arith.addf %d1, %e1 : tensor<2x5x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x4xf32>
  return %y : tensor<2x5x4xf32>
}

// -----

// So where only one of two windows has a table, which no other rotation can use either: it makes one.
// CHECK-LABEL: @after_one_left
// CHECK-COUNT-1: rope.table
// CHECK-NOT: rope.table
// CHECK-COUNT-1: rope.apply
// CHECK-NOT: rope.apply
// CHECK: return
func.func @after_one_left(%x: tensor<2x5x8xf32>, %z: tensor<2x5x4xf32>, %pos: tensor<5xi64>, %c0: tensor<5x2xf32>, %c1: tensor<2xf32>, %s0: tensor<5x2xf32>, %s1: tensor<2xf32>) -> (tensor<2x5x8xf32>, tensor<2x5x4xf32>) {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %pos : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %pc = math.cos %angle : tensor<5x2xf32>
  %ps = math.sin %angle : tensor<5x2xf32>
  %x0 = tensor.extract_slice %x[0, 0, 0] [2, 5, 2] [1, 1, 1] : tensor<2x5x8xf32> to tensor<2x5x2xf32>
  %x1 = tensor.extract_slice %x[0, 0, 2] [2, 5, 2] [1, 1, 1] : tensor<2x5x8xf32> to tensor<2x5x2xf32>
  %x2 = tensor.extract_slice %x[0, 0, 4] [2, 5, 2] [1, 1, 1] : tensor<2x5x8xf32> to tensor<2x5x2xf32>
  %x3 = tensor.extract_slice %x[0, 0, 6] [2, 5, 2] [1, 1, 1] : tensor<2x5x8xf32> to tensor<2x5x2xf32>
  %a = "onnx.Mul"(%x0, %pc) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %b = "onnx.Mul"(%x1, %ps) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %d = "onnx.Mul"(%x1, %pc) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %e = "onnx.Mul"(%x0, %ps) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %f = arith.subf %a, %b : tensor<2x5x2xf32>
  %g = arith.addf %d, %e : tensor<2x5x2xf32>
  %i0 = "onnx.Mul"(%x2, %c0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %i = "onnx.Mul"(%i0, %c1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %j0 = "onnx.Mul"(%x3, %s0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %j = "onnx.Mul"(%j0, %s1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %k0 = "onnx.Mul"(%x3, %c0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %k = "onnx.Mul"(%k0, %c1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %l0 = "onnx.Mul"(%x2, %s0) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %l = "onnx.Mul"(%l0, %s1) : (tensor<2x5x2xf32>, tensor<2xf32>) -> tensor<2x5x2xf32>
  %h = arith.subf %i, %j : tensor<2x5x2xf32>
  %o = arith.addf %k, %l : tensor<2x5x2xf32>
  %y = "onnx.Concat"(%f, %g, %h, %o) <{axis = 2 : si64}> : (tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x8xf32>
  %z0 = tensor.extract_slice %z[0, 0, 0] [2, 5, 2] [1, 1, 1] : tensor<2x5x4xf32> to tensor<2x5x2xf32>
  %z1 = tensor.extract_slice %z[0, 0, 2] [2, 5, 2] [1, 1, 1] : tensor<2x5x4xf32> to tensor<2x5x2xf32>
  %za = "onnx.Mul"(%z0, %pc) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %zb = "onnx.Mul"(%z1, %ps) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %zd = "onnx.Mul"(%z1, %pc) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %ze = "onnx.Mul"(%z0, %ps) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %zf = arith.subf %za, %zb : tensor<2x5x2xf32>
  %zg = arith.addf %zd, %ze : tensor<2x5x2xf32>
  %w = "onnx.Concat"(%zf, %zg) <{axis = 2 : si64}> : (tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x4xf32>
  return %y, %w : tensor<2x5x8xf32>, tensor<2x5x4xf32>
}

// -----

// x of an open extent of which slices leave out some has more than what is made of it.
// CHECK-LABEL: @cut_x
// CHECK-NOT: rope.
func.func @cut_x(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// CHECK-LABEL: @cut_x_by_lookup
// CHECK-NOT: rope.apply
func.func @cut_x_by_lookup(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x5x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x5x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %xl = tensor.extract_slice %x[0, 0, 0, 0] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %xh = tensor.extract_slice %x[0, 0, 0, 2] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %lo = "onnx.Gather"(%xl, %r) <{axis = 0 : si64}> : (tensor<?x5x2x2xf32>, tensor<?xi64>) -> tensor<?x5x2x2xf32>
  %hi = "onnx.Gather"(%xh, %r) <{axis = 0 : si64}> : (tensor<?x5x2x2xf32>, tensor<?xi64>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// What a slice was made with is its extent: another one by the same number has all of it.
// CHECK-LABEL: @cut_before
// CHECK: %[[CUT:.*]] = tensor.extract_slice
// CHECK: rope.apply half %[[CUT]],
func.func @cut_before(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %xs = tensor.extract_slice %x[0, 0, 0, 0] [%n, 5, 2, 4] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x4xf32>
  %lo = tensor.extract_slice %xs[0, 0, 0, 0] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %xs[0, 0, 0, 2] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// An argument is an extent of another one if each call says so,
// CHECK-LABEL: @limit_of_call
// CHECK: rope.apply
func.func @limit_of_call(%x: tensor<?x5x2x4xf32>, %other: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x5x2x4xf32>) -> tensor<i32>
  %y = func.call @limit_of_call_body(%x, %positions, %n) : (tensor<?x5x2x4xf32>, tensor<5xi64>, tensor<i32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
func.func private @limit_of_call_body(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %m: tensor<i32>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.reshape"(%m) : (tensor<i32>) -> tensor<1xi32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %to2 = "stablehlo.concatenate"(%n, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%n, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// not if it is that of another tensor.
// CHECK-LABEL: @limit_of_other
// CHECK-NOT: rope.apply
func.func @limit_of_other(%x: tensor<?x5x2x4xf32>, %other: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.get_dimension_size"(%other) <{dimension = 0 : i64}> : (tensor<?x5x2x4xf32>) -> tensor<i32>
  %y = func.call @limit_of_other_body(%x, %positions, %n) : (tensor<?x5x2x4xf32>, tensor<5xi64>, tensor<i32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
func.func private @limit_of_other_body(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %m: tensor<i32>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.reshape"(%m) : (tensor<i32>) -> tensor<1xi32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %to2 = "stablehlo.concatenate"(%n, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%n, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
