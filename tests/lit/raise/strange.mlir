// RUN: rope-opt --allow-unregistered-dialect --raise-rope %s | FileCheck %s

// Names of known operations with attributes and shapes that they do not have: nothing is known of
// them, and nothing is raised.
// CHECK-LABEL: func.func @strange
// CHECK-NOT: rope.
func.func @strange(%x: tensor<4x4xf32>, %i: tensor<4xi64>, %u: tensor<*xf32>) -> tensor<4x4xf32> {
  %a = "stablehlo.slice"(%x) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %b = "stablehlo.slice"(%x) <{start_indices = array<i64: 9, -3>, strides = array<i64: 0, 1>, limit_indices = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %c = "stablehlo.transpose"(%x) <{permutation = array<i64: 0, 7>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [9, x]>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<4xi64>) -> tensor<4x4xf32>
  %e = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [5], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %f = "onnx.Slice"(%x, %i, %i, %i, %i) : (tensor<4x4xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4x4xf32>
  %g = "onnx.Concat"() {axis = 1 : si64} : () -> tensor<4x4xf32>
  %h = "onnx.Transpose"(%x) {perm = [0 : si64]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %j = "torch.aten.cat"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %k = "torch.aten.view_as_complex"(%x) : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
  %l = "stablehlo.multiply"(%u, %u) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %m = "stablehlo.reshape"(%x) : (tensor<4x4xf32>) -> tensor<3x5xf32>
  %n = "stablehlo.concatenate"(%a, %b) <{dimension = 1 : i64}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  %o = "stablehlo.multiply"(%n, %c) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = "stablehlo.multiply"(%d, %e) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = "stablehlo.add"(%o, %p) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = "stablehlo.multiply"(%f, %g) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = "stablehlo.multiply"(%h, %j) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %t = "stablehlo.add"(%r, %s) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %v = "stablehlo.add"(%q, %t) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %v : tensor<4x4xf32>
}

// Of operations in place and views that have no operands, nothing is known either.
// CHECK-LABEL: func.func @strange_in_place
// CHECK-NOT: rope.
func.func @strange_in_place(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %a = "torch.aten.to.dtype"() : () -> !torch.vtensor<[4],f32>
  %b = "torch.aten.type_as"() : () -> !torch.vtensor<[4],f32>
  %c = "torch.aten.cos_"() : () -> !torch.vtensor<[4],f32>
  %d = "torch.prim.ListUnpack"() : () -> !torch.vtensor<[4],f32>
  %e = "torch.aten.add_.Tensor"(%a, %b) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %f = "torch.aten.mul_.Tensor"(%d, %c) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  %g = "torch.aten.sub_.Tensor"(%e, %f) : (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return %g : !torch.vtensor<[4],f32>
}

// Integers of no bits, and of more than any number has.
// CHECK-LABEL: func.func @strange_integers
// CHECK-NOT: rope.
func.func @strange_integers(%x: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<4xf32>) {
  %a = "onnx.Constant"() {value = dense<0> : tensor<1xi0>} : () -> tensor<1xi0>
  %b = "onnx.Constant"() {value = dense<340282366920938463463374607431768211455> : tensor<1xui128>} : () -> tensor<1xui128>
  %c = "onnx.Cast"(%a) {to = 1 : si64} : (tensor<1xi0>) -> tensor<1xf32>
  %d = "onnx.Cast"(%b) {to = 1 : si64} : (tensor<1xui128>) -> tensor<1xf32>
  %e = "onnx.Transpose"(%x) {perm = dense<0> : tensor<1xi0>} : (tensor<4xf32>) -> tensor<4xf32>
  %f = "onnx.Mul"(%c, %d) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %c, %f, %e : tensor<1xf32>, tensor<1xf32>, tensor<4xf32>
}

// Extents of operators with fewer operands than they have.
// CHECK-LABEL: func.func @of_fewer_operands(
// CHECK-NOT: rope.
// CHECK: return
func.func @of_fewer_operands(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<2> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%to0) : (tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_0_1 = "onnx.Unsqueeze"(%tokens_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_0 = "onnx.Expand"(%heads, %to0) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_0_1 = "onnx.Unsqueeze"(%heads_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j0_0 = "onnx.Expand"(%j0, %to0) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %j0_0_1 = "onnx.Unsqueeze"(%j0_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %i0 = "onnx.Concat"(%tokens_0_1, %heads_0_1, %j0_0_1) {axis = -1 : si64} : (tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>) -> tensor<?x2x2x3xi64>
  %j1 = arith.constant dense<[2, 3]> : tensor<2xi64>
  %th1 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj1 = "onnx.Add"(%th1, %j1) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to1 = "onnx.Shape"(%thj1) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_1 = "onnx.Expand"(%tokens, %to1) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_1_1 = "onnx.Unsqueeze"(%tokens_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_1 = "onnx.Expand"(%heads, %to1) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_1_1 = "onnx.Unsqueeze"(%heads_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j1_1 = "onnx.Expand"(%j1, %to1) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %j1_1_1 = "onnx.Unsqueeze"(%j1_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %i1 = "onnx.Concat"(%tokens_1_1, %heads_1_1, %j1_1_1) {axis = -1 : si64} : (tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>) -> tensor<?x2x2x3xi64>
  %parts = arith.constant dense<2> : tensor<2xi64>
  %h:2 = "onnx.Split"(%x, %parts) {axis = -1 : si64} : (tensor<?x2x4xf32>, tensor<2xi64>) -> (tensor<?x2x2xf32>, tensor<?x2x2xf32>)
  %m0 = "onnx.Mul"(%h#0, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %m1 = "onnx.Mul"(%h#1, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %m2 = "onnx.Mul"(%h#1, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %m3 = "onnx.Mul"(%h#0, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %lo = "onnx.Sub"(%m0, %m1) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %hi = "onnx.Add"(%m2, %m3) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y0 = "onnx.ScatterND"(%e, %i0, %lo) : (tensor<?x2x4xf32>, tensor<?x2x2x3xi64>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %y1 = "onnx.ScatterND"(%y0, %i1, %hi) : (tensor<?x2x4xf32>, tensor<?x2x2x3xi64>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y1 : tensor<?x2x4xf32>
}
