// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// The halves of a head, put together behind their sums; cos and sin are the caller's.
// CHECK-LABEL: func.func @halves
// CHECK-SAME: %[[X:.*]]: tensor<5x2x8xf32>, %[[COS:.*]]: tensor<5x1x4xf32>, %[[SIN:.*]]: tensor<5x1x4xf32>
// CHECK-DAG: %[[C:.*]] = tensor.collapse_shape %[[COS]]
// CHECK-DAG: %[[S:.*]] = tensor.collapse_shape %[[SIN]]
// CHECK: %[[Y:.*]] = rope.apply half %[[X]], %[[C]], %[[S]] window = <begin = 0, dim = 8>
// CHECK-SAME: tensor<5x2x8xf32>, tensor<5x4xf32>
// CHECK-NOT: stablehlo
// CHECK: return %[[Y]]
func.func @halves(%x: tensor<5x2x8xf32>, %cos: tensor<5x1x4xf32>, %sin: tensor<5x1x4xf32>) -> tensor<5x2x8xf32> {
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x4xf32>) -> tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x8xf32>) -> tensor<5x2x4xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 4>, limit_indices = array<i64: 5, 2, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x8xf32>) -> tensor<5x2x4xf32>
  %a = "stablehlo.multiply"(%lo, %c) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %b = "stablehlo.multiply"(%hi, %s) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %first = "stablehlo.subtract"(%a, %b) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %d = "stablehlo.multiply"(%hi, %c) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %e = "stablehlo.multiply"(%lo, %s) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %second = "stablehlo.add"(%d, %e) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %y = "stablehlo.concatenate"(%first, %second) <{dimension = 2 : i64}> : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x8xf32>
  return %y : tensor<5x2x8xf32>
}

// -----

// A sine with the other sign is the inverse; heads before tokens are transposed.
// CHECK-LABEL: func.func @inverse
// CHECK: linalg.transpose ins(%{{.*}} : tensor<2x5x4xf32>) outs(%{{.*}} : tensor<5x2x4xf32>)
// CHECK: rope.apply inverse interleaved %{{.*}} window = <begin = 0, dim = 4>
// CHECK: linalg.transpose ins(%{{.*}} : tensor<5x2x4xf32>) outs(%{{.*}} : tensor<2x5x4xf32>)
func.func @inverse(%x: tensor<2x5x4xf32>, %cos: tensor<5x2xf32>, %sin: tensor<5x2xf32>) -> tensor<2x5x4xf32> {
  %pairs = "onnx.Reshape"(%x) : (tensor<2x5x4xf32>) -> tensor<2x5x2x2xf32>
  %zero = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %one = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %even = "onnx.Gather"(%pairs, %zero) {axis = 3 : si64} : (tensor<2x5x2x2xf32>, tensor<i64>) -> tensor<2x5x2xf32>
  %odd = "onnx.Gather"(%pairs, %one) {axis = 3 : si64} : (tensor<2x5x2x2xf32>, tensor<i64>) -> tensor<2x5x2xf32>
  %a = "onnx.Mul"(%even, %cos) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %b = "onnx.Mul"(%odd, %sin) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %first = "onnx.Add"(%a, %b) : (tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
  %c = "onnx.Mul"(%odd, %cos) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %d = "onnx.Mul"(%even, %sin) : (tensor<2x5x2xf32>, tensor<5x2xf32>) -> tensor<2x5x2xf32>
  %second = "onnx.Sub"(%c, %d) : (tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
  %last = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %e = "onnx.Unsqueeze"(%first, %last) : (tensor<2x5x2xf32>, tensor<1xi64>) -> tensor<2x5x2x1xf32>
  %f = "onnx.Unsqueeze"(%second, %last) : (tensor<2x5x2xf32>, tensor<1xi64>) -> tensor<2x5x2x1xf32>
  %g = "onnx.Concat"(%e, %f) {axis = 3 : si64} : (tensor<2x5x2x1xf32>, tensor<2x5x2x1xf32>) -> tensor<2x5x2x2xf32>
  %y = "onnx.Reshape"(%g) : (tensor<2x5x2x2xf32>) -> tensor<2x5x4xf32>
  return %y : tensor<2x5x4xf32>
}

// -----

// Frequencies that the graph computes with: 100^(-i/2) is theta = 100 for two pairs.
// CHECK-LABEL: func.func @table
// CHECK-SAME: %[[X:.*]]: tensor<3x2x4xf32>, %[[P:.*]]: tensor<3xi64>
// CHECK: %[[COS:.*]], %[[SIN:.*]] = rope.table #rope.default<theta = 1.000000e+02, angle = hf> at %[[P]] : tensor<3xi64> -> tensor<3x2xf32>
// CHECK: %[[Y:.*]] = rope.apply half %[[X]], %[[COS]], %[[SIN]] window = <begin = 0, dim = 4>
// CHECK-NOT: arith
// CHECK: return %[[Y]]
func.func @table(%x: tensor<3x2x4xf32>, %positions: tensor<3xi64>) -> tensor<3x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<3xi64> to tensor<3xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
  %p = "stablehlo.broadcast_in_dim"(%column) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
  %f = "stablehlo.broadcast_in_dim"(%inverse) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<3x2xf32>
  %angle = arith.mulf %p, %f : tensor<3x2xf32>
  %both = "stablehlo.concatenate"(%angle, %angle) <{dimension = 1 : i64}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %cos = math.cos %both : tensor<3x4xf32>
  %sin = math.sin %both : tensor<3x4xf32>
  %c = "stablehlo.broadcast_in_dim"(%cos) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %s = "stablehlo.broadcast_in_dim"(%sin) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %minus = arith.negf %hi : tensor<3x2x2xf32>
  %turned = tensor.concat dim(2) %minus, %lo : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %a = arith.mulf %x, %c : tensor<3x2x4xf32>
  %b = arith.mulf %turned, %s : tensor<3x2x4xf32>
  %y = arith.addf %a, %b : tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}

// -----

// A window that turns by rows and one that turns by columns: each table is repeated for the other's.
// CHECK-LABEL: func.func @axial
// CHECK-SAME: %[[X:.*]]: tensor<3x5x2x8xf32>, %[[HC:.*]]: tensor<3x2xf32>, %[[HS:.*]]: tensor<3x2xf32>, %[[WC:.*]]: tensor<5x2xf32>, %[[WS:.*]]: tensor<5x2xf32>
// CHECK-DAG: %[[HSB:.*]] = linalg.broadcast ins(%[[HS]] : tensor<3x2xf32>) outs({{.*}} : tensor<3x5x2xf32>) dimensions = [1]
// CHECK-DAG: %[[HCB:.*]] = linalg.broadcast ins(%[[HC]] : tensor<3x2xf32>) outs({{.*}} : tensor<3x5x2xf32>) dimensions = [1]
// CHECK: %[[R:.*]] = rope.apply half %[[X]], %[[HCB]], %[[HSB]] window = <begin = 0, dim = 4>
// CHECK-DAG: %[[WSB:.*]] = linalg.broadcast ins(%[[WS]] : tensor<5x2xf32>) outs({{.*}} : tensor<3x5x2xf32>) dimensions = [0]
// CHECK-DAG: %[[WCB:.*]] = linalg.broadcast ins(%[[WC]] : tensor<5x2xf32>) outs({{.*}} : tensor<3x5x2xf32>) dimensions = [0]
// CHECK: %[[Y:.*]] = rope.apply half %[[R]], %[[WCB]], %[[WSB]] window = <begin = 4, dim = 4>
// CHECK: return %[[Y]]
func.func @axial(%x: tensor<3x5x2x8xf32>, %hc: tensor<3x2xf32>, %hs: tensor<3x2xf32>, %wc: tensor<5x2xf32>, %ws: tensor<5x2xf32>) -> tensor<3x5x2x8xf32> {
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
  %rS = tensor.concat dim(3) %hsb, %hsb, %wsb, %wsb : (tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>, tensor<3x5x2x2xf32>) -> tensor<3x5x2x8xf32>
  %rm = arith.mulf %x, %rC : tensor<3x5x2x8xf32>
  %rk = arith.mulf %rr, %rS : tensor<3x5x2x8xf32>
  %ry = arith.addf %rm, %rk : tensor<3x5x2x8xf32>
  return %ry : tensor<3x5x2x8xf32>
}

// -----

// Positions that the graph counts in numbers that are no integers, from 3 on.
// CHECK-LABEL: func.func @counted
// CHECK: %[[P:.*]] = arith.constant dense<[3, 4, 5, 6, 7]> : tensor<5xi64>
// CHECK: rope.table #rope.default<theta = 1.000000e+02, angle = hf> at %[[P]] : tensor<5xi64> -> tensor<5x2xf32>
func.func @counted(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %three = arith.constant dense<3.0> : tensor<5xf32>
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

// The same from an integer of the caller on, as decoders have it.
// CHECK-LABEL: func.func @start
// CHECK-SAME: %[[START:[a-z0-9]*]]: tensor<i32>
// CHECK: %[[C:.*]] = arith.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
// CHECK: %[[B:.*]] = linalg.broadcast ins(%[[START]] : tensor<i32>)
// CHECK: %[[P:.*]] = arith.addi %[[C]], %[[B]]
// CHECK: rope.table #rope.default<theta = 1.000000e+02, angle = hf> at %[[P]] : tensor<5xi32> -> tensor<5x2xf32>
func.func @start(%x: tensor<5x2x4xf32>, %start: tensor<i32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %float = arith.sitofp %start : tensor<i32> to tensor<f32>
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

// Pairs with positions of their own are axes; those of a grid are columns of one tensor.
// CHECK-LABEL: func.func @axes
// CHECK-SAME: %[[GRID:[a-z0-9]*]]: tensor<5x2xi64>
// CHECK: %[[P:.*]] = linalg.transpose ins(%[[GRID]] : tensor<5x2xi64>)
// CHECK: rope.table #rope.default<theta = 1.000000e+02, angle = hf> axes = <order = contiguous, sections = [1, 1]> at %[[P]] : tensor<2x5xi64> -> tensor<5x2xf32>
func.func @axes(%x: tensor<5x2x4xf32>, %grid: tensor<5x2xi64>) -> tensor<5x2x4xf32> {
  %p = arith.sitofp %grid : tensor<5x2xi64> to tensor<5x2xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<5x2xf32>
  %zang = arith.mulf %p, %zf2 : tensor<5x2xf32>
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

// Rows of a computed cache are cosines of their positions.
// CHECK-LABEL: func.func @lookup
// CHECK: rope.table #rope.default<theta = 1.000000e+02, angle = hf> at %{{.*}} : tensor<5xi64> -> tensor<5x2xf32>
func.func @lookup(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %zinv = arith.constant dense<[1.0, 0.1]> : tensor<2xf32>
  %zp2 = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x2xf32>
  %zf2 = "stablehlo.broadcast_in_dim"(%zinv) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<8x2xf32>
  %zang = arith.mulf %zp2, %zf2 : tensor<8x2xf32>
  %c8 = math.cos %zang : tensor<8x2xf32>
  %s8 = math.sin %zang : tensor<8x2xf32>
  %it = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %three = arith.constant dense<3> : tensor<5xi64>
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

// StableHLO moves a slice inside that begins too late: 3 is the last place of 5 in 8.
// CHECK-LABEL: func.func @moved_inside
// CHECK: %[[P:.*]] = arith.constant dense<[3, 4, 5, 6, 7]> : tensor<5xi64>
// CHECK: rope.table {{.*}} at %[[P]]
func.func @moved_inside(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
  %six = arith.constant dense<6> : tensor<i32>
  %p = "stablehlo.dynamic_slice"(%i, %six) <{slice_sizes = array<i64: 5>}> : (tensor<8xf32>, tensor<i32>) -> tensor<5xf32>
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

// Products with 2 x 2 matrices, summed over their columns.
// CHECK-LABEL: func.func @matrices
// CHECK-SAME: %[[X:.*]]: tensor<5x2x4xf32>
// CHECK: %[[Y:.*]] = rope.apply interleaved %[[X]]
// CHECK-SAME: window = <begin = 0, dim = 4>
// CHECK-NOT: onnx
// CHECK: return %[[Y]]
func.func @matrices(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2x1xf32>, %s: tensor<5x1x2x1xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x1x2x1xf32>) -> tensor<5x1x2x1xf32>
  %row = "stablehlo.concatenate"(%c, %n, %s, %c) <{dimension = 3 : i64}> : (tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>) -> tensor<5x1x2x4xf32>
  %matrix = "stablehlo.reshape"(%row) : (tensor<5x1x2x4xf32>) -> tensor<5x1x2x2x2xf32>
  %pairs = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x1x2xf32>
  %p = "onnx.Mul"(%pairs, %matrix) : (tensor<5x2x2x1x2xf32>, tensor<5x1x2x2x2xf32>) -> tensor<5x2x2x2x2xf32>
  %axes = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %sum = "onnx.ReduceSum"(%p, %axes) {keepdims = 0 : si64} : (tensor<5x2x2x2x2xf32>, tensor<1xi64>) -> tensor<5x2x2x2xf32>
  %y = "stablehlo.reshape"(%sum) : (tensor<5x2x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Before opset 13 the axes are an attribute, and dimensions are kept if nothing is said.
// CHECK-LABEL: func.func @matrices_opset_11
// CHECK-SAME: %[[X:.*]]: tensor<5x2x4xf32>
// CHECK: %[[Y:.*]] = rope.apply interleaved %[[X]]
// CHECK-SAME: window = <begin = 0, dim = 4>
// CHECK-NOT: onnx
// CHECK: return %[[Y]]
func.func @matrices_opset_11(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2x1xf32>, %s: tensor<5x1x2x1xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x1x2x1xf32>) -> tensor<5x1x2x1xf32>
  %row = "stablehlo.concatenate"(%c, %n, %s, %c) <{dimension = 3 : i64}> : (tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>) -> tensor<5x1x2x4xf32>
  %matrix = "stablehlo.reshape"(%row) : (tensor<5x1x2x4xf32>) -> tensor<5x1x2x2x2xf32>
  %pairs = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x1x2xf32>
  %p = "onnx.Mul"(%pairs, %matrix) : (tensor<5x2x2x1x2xf32>, tensor<5x1x2x2x2xf32>) -> tensor<5x2x2x2x2xf32>
  %sum = "onnx.ReduceSum"(%p) {axes = [4]} : (tensor<5x2x2x2x2xf32>) -> tensor<5x2x2x2x1xf32>
  %y = "stablehlo.reshape"(%sum) : (tensor<5x2x2x2x1xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// TOSA always keeps the dimension.
// CHECK-LABEL: func.func @matrices_tosa
// CHECK-SAME: %[[X:.*]]: tensor<5x2x4xf32>
// CHECK: %[[Y:.*]] = rope.apply interleaved %[[X]]
// CHECK-SAME: window = <begin = 0, dim = 4>
// CHECK-NOT: tosa
// CHECK: return %[[Y]]
func.func @matrices_tosa(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2x1xf32>, %s: tensor<5x1x2x1xf32>) -> tensor<5x2x4xf32> {
  %n = "stablehlo.negate"(%s) : (tensor<5x1x2x1xf32>) -> tensor<5x1x2x1xf32>
  %row = "stablehlo.concatenate"(%c, %n, %s, %c) <{dimension = 3 : i64}> : (tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>, tensor<5x1x2x1xf32>) -> tensor<5x1x2x4xf32>
  %matrix = "stablehlo.reshape"(%row) : (tensor<5x1x2x4xf32>) -> tensor<5x1x2x2x2xf32>
  %pairs = "stablehlo.reshape"(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x2x1x2xf32>
  %p = "onnx.Mul"(%pairs, %matrix) : (tensor<5x2x2x1x2xf32>, tensor<5x1x2x2x2xf32>) -> tensor<5x2x2x2x2xf32>
  %sum = tosa.reduce_sum %p {axis = 4 : i32} : (tensor<5x2x2x2x2xf32>) -> tensor<5x2x2x2x1xf32>
  %y = "stablehlo.reshape"(%sum) : (tensor<5x2x2x2x1xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Of a table with more rows than there are tokens, the first ones are theirs.
// CHECK-LABEL: func.func @first_rows
// CHECK-SAME: %[[X:.*]]: tensor<5x2x4xf32>, %[[COS:.*]]: tensor<6x2xf32>, %[[SIN:.*]]: tensor<6x2xf32>
// CHECK-DAG: %[[C:.*]] = tensor.extract_slice %[[COS]][0, 0] [5, 2] [1, 1]
// CHECK-DAG: %[[S:.*]] = tensor.extract_slice %[[SIN]][0, 0] [5, 2] [1, 1]
// CHECK: %[[Y:.*]] = rope.apply half %[[X]], %[[C]], %[[S]]
// CHECK: return %[[Y]]
func.func @first_rows(%x: tensor<5x2x4xf32>, %c: tensor<6x2xf32>, %s: tensor<6x2xf32>) -> tensor<5x2x4xf32> {
  %cw = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %sw = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x2x2xf32>
  %cb = tensor.extract_slice %cw[0,0,0][5,2,2][1,1,1] : tensor<6x2x2xf32> to tensor<5x2x2xf32>
  %sb = tensor.extract_slice %sw[0,0,0][5,2,2][1,1,1] : tensor<6x2x2xf32> to tensor<5x2x2xf32>
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

// A matrix for each pair, whose rows StableHLO sums up in a region.
// CHECK-LABEL: func.func @product_reduced
// CHECK-SAME: %[[X:.*]]: tensor<3x2x4xf32>
// CHECK: %[[Y:.*]] = rope.apply interleaved %[[X]], %{{.*}}, %{{.*}} window = <begin = 0, dim = 4>
// CHECK: return %[[Y]]
func.func @product_reduced(%x: tensor<3x2x4xf32>, %cos: tensor<3x2xf32>, %sin: tensor<3x2xf32>) -> tensor<3x2x4xf32> {
  %minus = arith.negf %sin : tensor<3x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %m = tensor.expand_shape %minus [[0, 1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x2xf32> into tensor<3x1x2x1xf32>
  %row = tensor.concat dim(3) %c, %m, %s, %c : (tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>, tensor<3x1x2x1xf32>) -> tensor<3x1x2x4xf32>
  %matrix = tensor.expand_shape %row [[0], [1], [2], [3, 4]] output_shape [3, 1, 2, 2, 2] : tensor<3x1x2x4xf32> into tensor<3x1x2x2x2xf32>
  %pairs = tensor.expand_shape %x [[0], [1], [2, 3, 4]] output_shape [3, 2, 2, 1, 2] : tensor<3x2x4xf32> into tensor<3x2x2x1x2xf32>
  %p = "onnx.Mul"(%pairs, %matrix) : (tensor<3x2x2x1x2xf32>, tensor<3x1x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = "stablehlo.reduce"(%p, %zero) <{dimensions = array<i64: 4>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %ab = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%ab) : (tensor<f32>) -> ()
  }) : (tensor<3x2x2x2x2xf32>, tensor<f32>) -> tensor<3x2x2x2xf32>
  %y = tensor.collapse_shape %sum [[0], [1], [2, 3]] : tensor<3x2x2x2xf32> into tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
