// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Types that leave open what the operators' definitions say: a reshape by slices of a shape, and what is made of it.
// CHECK-LABEL: func.func @shape_in_slices(
// CHECK: rope.apply half
// CHECK: return %{{.*}} : tensor<1x2x5x8xf32>
func.func @shape_in_slices(%x: tensor<1x2x5x8xf32>, %hc: tensor<5x4xf32>, %hs: tensor<5x4xf32>) -> tensor<1x2x5x8xf32> {
  %c = "onnx.Concat"(%hc, %hc) {axis = -1 : si64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x8xf32>
  %s = "onnx.Concat"(%hs, %hs) {axis = -1 : si64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x8xf32>
  %zero = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %three = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %pairs = "onnx.Constant"() {value = dense<[2, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %shape = "onnx.Shape"(%x) : (tensor<1x2x5x8xf32>) -> tensor<4xi64>
  %front = "onnx.Slice"(%shape, %zero, %three) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
  %parted = "onnx.Concat"(%front, %pairs) {axis = 0 : si64} : (tensor<?xi64>, tensor<2xi64>) -> tensor<?xi64>
  %h = "onnx.Reshape"(%x, %parted) : (tensor<1x2x5x8xf32>, tensor<?xi64>) -> tensor<*xf32>
  %axis = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
  %p:2 = "onnx.Split"(%h) {axis = -2 : si64} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %lo = "onnx.Squeeze"(%p#0, %axis) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
  %hi = "onnx.Squeeze"(%p#1, %axis) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
  %n = "onnx.Neg"(%hi) : (tensor<*xf32>) -> tensor<*xf32>
  %r = "onnx.Concat"(%n, %lo) {axis = -1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %a = "onnx.Mul"(%x, %c) : (tensor<1x2x5x8xf32>, tensor<5x8xf32>) -> tensor<1x2x5x8xf32>
  %b = "onnx.Mul"(%r, %s) : (tensor<*xf32>, tensor<5x8xf32>) -> tensor<*xf32>
  %y = "onnx.Add"(%a, %b) : (tensor<1x2x5x8xf32>, tensor<*xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// What is no rotation keeps the types that it had.
// CHECK-LABEL: func.func @types_stay(
// CHECK: "onnx.Transpose"{{.*}} -> tensor<?x?xf32>
// CHECK: "onnx.Neg"{{.*}} -> tensor<*xf32>
// CHECK-NOT: tensor.cast
func.func @types_stay(%x: tensor<5x8xf32>) -> tensor<*xf32> {
  %t = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<5x8xf32>) -> tensor<?x?xf32>
  %n = "onnx.Neg"(%t) : (tensor<?x?xf32>) -> tensor<*xf32>
  return %n : tensor<*xf32>
}

// -----

// A part that is reshaped as its whole is not: 5 is no multiple of 2.
// CHECK-LABEL: func.func @does_not_fit(
// CHECK: -> tensor<*xf32>
// CHECK-NOT: rope.apply
func.func @does_not_fit(%x: tensor<5x8xf32>) -> tensor<*xf32> {
  %list = "onnx.Constant"() {value = dense<[2, -1, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
  %r = "onnx.Reshape"(%x, %list) : (tensor<5x8xf32>, tensor<3xi64>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// -----

// Older versions of an operator have other names.
// CHECK-LABEL: func.func @older_split(
// CHECK: rope.apply half
func.func @older_split(%x: tensor<1x2x5x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<1x2x5x4xf32> {

  %cc = "onnx.Concat"(%c, %c) {axis = -1 : si64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %ss = "onnx.Concat"(%s, %s) {axis = -1 : si64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  %c4 = "onnx.Unsqueeze"(%cc) {axes = [0, 1]} : (tensor<5x4xf32>) -> tensor<1x1x5x4xf32>
  %s4 = "onnx.Unsqueeze"(%ss) {axes = [0, 1]} : (tensor<5x4xf32>) -> tensor<1x1x5x4xf32>
  %a, %b = "onnx.SplitV11"(%x) {axis = -1 : si64} : (tensor<1x2x5x4xf32>) -> (tensor<1x2x5x2xf32>, tensor<1x2x5x2xf32>)
  %n = "onnx.Neg"(%b) : (tensor<1x2x5x2xf32>) -> tensor<1x2x5x2xf32>
  %r = "onnx.Concat"(%n, %a) {axis = -1 : si64} : (tensor<1x2x5x2xf32>, tensor<1x2x5x2xf32>) -> tensor<1x2x5x4xf32>
  %m = "onnx.Mul"(%x, %c4) : (tensor<1x2x5x4xf32>, tensor<1x1x5x4xf32>) -> tensor<1x2x5x4xf32>
  %m2 = "onnx.Mul"(%r, %s4) : (tensor<1x2x5x4xf32>, tensor<1x1x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Add"(%m, %m2) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  return %y : tensor<1x2x5x4xf32>
}
