// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Numbers that operators of ONNX make.

// Frequencies that are cut off by operands, either of which may be none.
// CHECK-LABEL: func.func @by_operands(
// CHECK: rope.table
// CHECK: rope.apply
func.func @by_operands(%x: tensor<1x2x5x8xf32>, %p: tensor<5x1xi64>) -> tensor<1x2x5x8xf32> {
  %n = "onnx.NoValue"() {value} : () -> none
  %low = "onnx.Constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %high = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %g = "onnx.Constant"() {value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>} : () -> tensor<4xf32>
  %f = "onnx.Clip"(%g, %low, %high) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %q = "onnx.Cast"(%p) {to = f32} : (tensor<5x1xi64>) -> tensor<5x1xf32>
  %a = "onnx.Mul"(%q, %f) : (tensor<5x1xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = 3 : si64} : (tensor<1x2x5x8xf32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>)
  %0 = "onnx.Mul"(%h#0, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %1 = "onnx.Mul"(%h#1, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %3 = "onnx.Mul"(%h#1, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %4 = "onnx.Mul"(%h#0, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %5 = "onnx.Add"(%3, %4) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Concat"(%2, %5) {axis = 3 : si64} : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// CHECK-LABEL: func.func @by_one(
// CHECK: rope.table
// CHECK: rope.apply
func.func @by_one(%x: tensor<1x2x5x8xf32>, %p: tensor<5x1xi64>) -> tensor<1x2x5x8xf32> {
  %n = "onnx.NoValue"() {value} : () -> none
  %low = "onnx.Constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %high = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %g = "onnx.Constant"() {value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>} : () -> tensor<4xf32>
  %f = "onnx.Clip"(%g, %n, %high) : (tensor<4xf32>, none, tensor<f32>) -> tensor<4xf32>
  %q = "onnx.Cast"(%p) {to = f32} : (tensor<5x1xi64>) -> tensor<5x1xf32>
  %a = "onnx.Mul"(%q, %f) : (tensor<5x1xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = 3 : si64} : (tensor<1x2x5x8xf32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>)
  %0 = "onnx.Mul"(%h#0, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %1 = "onnx.Mul"(%h#1, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %3 = "onnx.Mul"(%h#1, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %4 = "onnx.Mul"(%h#0, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %5 = "onnx.Add"(%3, %4) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Concat"(%2, %5) {axis = 3 : si64} : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// By attributes, as before opset 11: what they do to a table is not known.
// CHECK-LABEL: func.func @by_attributes(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @by_attributes(%x: tensor<1x2x5x8xf32>, %p: tensor<5x1xi64>) -> tensor<1x2x5x8xf32> {
  %n = "onnx.NoValue"() {value} : () -> none
  %low = "onnx.Constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %high = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %g = "onnx.Constant"() {value = dense<[1.0, 0.1, 0.01, 0.001]> : tensor<4xf32>} : () -> tensor<4xf32>
  %f = "onnx.Clip"(%g) {max = 0.05 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %q = "onnx.Cast"(%p) {to = f32} : (tensor<5x1xi64>) -> tensor<5x1xf32>
  %a = "onnx.Mul"(%q, %f) : (tensor<5x1xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = 3 : si64} : (tensor<1x2x5x8xf32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>)
  %0 = "onnx.Mul"(%h#0, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %1 = "onnx.Mul"(%h#1, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %3 = "onnx.Mul"(%h#1, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %4 = "onnx.Mul"(%h#0, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %5 = "onnx.Add"(%3, %4) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Concat"(%2, %5) {axis = 3 : si64} : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// Positions that are running sums of ones, and frequencies that are an attribute's list.
// CHECK-LABEL: func.func @running_sums(
// CHECK: rope.table
// CHECK: rope.apply
func.func @running_sums(%x: tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32> {
  %high = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %f = "onnx.Constant"() {value_floats = [1.0 : f32, 0.1 : f32, 0.01 : f32, 0.001 : f32]} : () -> tensor<4xf32>
  %ones = "onnx.Constant"() {value = dense<1.0> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
  %axis = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %sums = "onnx.CumSum"(%ones, %axis) : (tensor<5x1xf32>, tensor<i64>) -> tensor<5x1xf32>
  %q = "onnx.Sub"(%sums, %high) : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x1xf32>
  %a = "onnx.Mul"(%q, %f) : (tensor<5x1xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = 3 : si64} : (tensor<1x2x5x8xf32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>)
  %0 = "onnx.Mul"(%h#0, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %1 = "onnx.Mul"(%h#1, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %3 = "onnx.Mul"(%h#1, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %4 = "onnx.Mul"(%h#0, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %5 = "onnx.Add"(%3, %4) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Concat"(%2, %5) {axis = 3 : si64} : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// From the last one on: no running sums that are read.
// CHECK-LABEL: func.func @reversed_sums(
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @reversed_sums(%x: tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32> {
  %high = "onnx.Constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %f = "onnx.Constant"() {value_floats = [1.0 : f32, 0.1 : f32, 0.01 : f32, 0.001 : f32]} : () -> tensor<4xf32>
  %ones = "onnx.Constant"() {value = dense<1.0> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
  %axis = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %sums = "onnx.CumSum"(%ones, %axis) {reverse = 1 : si64} : (tensor<5x1xf32>, tensor<i64>) -> tensor<5x1xf32>
  %q = "onnx.Sub"(%sums, %high) : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x1xf32>
  %a = "onnx.Mul"(%q, %f) : (tensor<5x1xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = 3 : si64} : (tensor<1x2x5x8xf32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>)
  %0 = "onnx.Mul"(%h#0, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %1 = "onnx.Mul"(%h#1, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %3 = "onnx.Mul"(%h#1, %c) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %4 = "onnx.Mul"(%h#0, %s) : (tensor<1x2x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x5x4xf32>
  %5 = "onnx.Add"(%3, %4) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
  %y = "onnx.Concat"(%2, %5) {axis = 3 : si64} : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x8xf32>
  return %y : tensor<1x2x5x8xf32>
}

// -----

// A shape that begins at the last extent but one: the positions are doubled.
// CHECK-LABEL: func.func @shape_from_behind(
// CHECK: rope.table #rope.linear<theta = 1.000000e+04, factor = 5.000000e-01
func.func @shape_from_behind(%x: tensor<1x5x8xf32>, %w: tensor<3x2x4xf32>, %at: tensor<1x5x1xi64>) -> tensor<1x5x8xf32> {
  %sh = "onnx.Shape"(%w) {start = -2 : si64, end = -1 : si64} : (tensor<3x2x4xf32>) -> tensor<1xi64>
  %p = "onnx.Cast"(%sh) {to = f32} : (tensor<1xi64>) -> tensor<1xf32>
  %q = "onnx.Constant"() {value = dense<[[[1.0,0.1,0.01,0.001]]]> : tensor<1x1x4xf32>} : () -> tensor<1x1x4xf32>
  %t = "onnx.Cast"(%at) {to = f32} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
  %tt = "onnx.Mul"(%t, %p) : (tensor<1x5x1xf32>, tensor<1xf32>) -> tensor<1x5x1xf32>
  %a = "onnx.Mul"(%tt, %q) : (tensor<1x5x1xf32>, tensor<1x1x4xf32>) -> tensor<1x5x4xf32>
  %c = "onnx.Cos"(%a) : (tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %s = "onnx.Sin"(%a) : (tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %h:2 = "onnx.Split"(%x) {axis = -1 : si64} : (tensor<1x5x8xf32>) -> (tensor<1x5x4xf32>, tensor<1x5x4xf32>)
  %m0 = "onnx.Mul"(%h#0, %c) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %m1 = "onnx.Mul"(%h#1, %s) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %m2 = "onnx.Sub"(%m0, %m1) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %m3 = "onnx.Mul"(%h#1, %c) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %m4 = "onnx.Mul"(%h#0, %s) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %m5 = "onnx.Add"(%m3, %m4) : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
  %y = "onnx.Concat"(%m2, %m5) {axis = -1 : si64} : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x8xf32>
  return %y : tensor<1x5x8xf32>
}
