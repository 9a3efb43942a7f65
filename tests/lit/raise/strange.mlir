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
