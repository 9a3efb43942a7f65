// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Layers that are alike and have open extents: what is known of these in the first two may be
// otherwise in the third.

// Lists of what each layer is turned from.
// CHECK-LABEL: func.func @own_extents(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK-NOT: rope.apply
// CHECK: return
func.func @own_extents(%x0: tensor<?x?x4xf32>, %x1: tensor<?x?x4xf32>, %x2: tensor<?x?x4xf32>, %x3: tensor<?x?x4xf32>, %cos: tensor<?x2xf32>, %sin: tensor<?x2xf32>) -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %i = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %one = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %sh0 = "onnx.Shape"(%x0) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d0 = "onnx.Gather"(%sh0, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l0 = "onnx.Concat"(%d0, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h0:2 = "onnx.Split"(%x0) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo0 = "onnx.Reshape"(%h0#0, %l0) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi0 = "onnx.Reshape"(%h0#1, %l0) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c0 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s0 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m00 = "onnx.Mul"(%lo0, %c0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m10 = "onnx.Mul"(%hi0, %s0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m20 = "onnx.Sub"(%m00, %m10) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m30 = "onnx.Mul"(%hi0, %c0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m40 = "onnx.Mul"(%lo0, %s0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m50 = "onnx.Add"(%m30, %m40) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y0 = "onnx.Concat"(%m20, %m50) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh1 = "onnx.Shape"(%x1) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d1 = "onnx.Gather"(%sh1, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l1 = "onnx.Concat"(%d1, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h1:2 = "onnx.Split"(%x1) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo1 = "onnx.Reshape"(%h1#0, %l1) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi1 = "onnx.Reshape"(%h1#1, %l1) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c1 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s1 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m01 = "onnx.Mul"(%lo1, %c1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m11 = "onnx.Mul"(%hi1, %s1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m21 = "onnx.Sub"(%m01, %m11) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m31 = "onnx.Mul"(%hi1, %c1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m41 = "onnx.Mul"(%lo1, %s1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m51 = "onnx.Add"(%m31, %m41) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y1 = "onnx.Concat"(%m21, %m51) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh2 = "onnx.Shape"(%x2) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d2 = "onnx.Gather"(%sh2, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l2 = "onnx.Concat"(%d2, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h2:2 = "onnx.Split"(%x2) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo2 = "onnx.Reshape"(%h2#0, %l2) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi2 = "onnx.Reshape"(%h2#1, %l2) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c2 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s2 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m02 = "onnx.Mul"(%lo2, %c2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m12 = "onnx.Mul"(%hi2, %s2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m22 = "onnx.Sub"(%m02, %m12) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m32 = "onnx.Mul"(%hi2, %c2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m42 = "onnx.Mul"(%lo2, %s2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m52 = "onnx.Add"(%m32, %m42) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y2 = "onnx.Concat"(%m22, %m52) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh3 = "onnx.Shape"(%x3) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d3 = "onnx.Gather"(%sh3, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l3 = "onnx.Concat"(%d3, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h3:2 = "onnx.Split"(%x3) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo3 = "onnx.Reshape"(%h3#0, %l3) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi3 = "onnx.Reshape"(%h3#1, %l3) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c3 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s3 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m03 = "onnx.Mul"(%lo3, %c3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m13 = "onnx.Mul"(%hi3, %s3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m23 = "onnx.Sub"(%m03, %m13) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m33 = "onnx.Mul"(%hi3, %c3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m43 = "onnx.Mul"(%lo3, %s3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m53 = "onnx.Add"(%m33, %m43) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y3 = "onnx.Concat"(%m23, %m53) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y0, %y1, %y2, %y3 : tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>
}

// -----

// Lists of another value, of which the third is the transposed one: its extents are swapped.
// CHECK-LABEL: func.func @extents_of_another(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: "onnx.Reshape"
// CHECK: "onnx.Reshape"
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK-NOT: rope.apply
// CHECK: return
func.func @extents_of_another(%x0: tensor<?x?x4xf32>, %x1: tensor<?x?x4xf32>, %x2: tensor<?x?x4xf32>, %x3: tensor<?x?x4xf32>, %cos: tensor<?x2xf32>, %sin: tensor<?x2xf32>) -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %i = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %one = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %two = "onnx.Constant"() {value = dense<[2]> : tensor<1xi64>} : () -> tensor<1xi64>
  %t = "onnx.Transpose"(%x2) {perm = [1, 0, 2]} : (tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  %sh0 = "onnx.Shape"(%x2) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d0 = "onnx.Gather"(%sh0, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l0 = "onnx.Concat"(%d0, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h0:2 = "onnx.Split"(%x0) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo0 = "onnx.Reshape"(%h0#0, %l0) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi0 = "onnx.Reshape"(%h0#1, %l0) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c0 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s0 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m00 = "onnx.Mul"(%lo0, %c0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m10 = "onnx.Mul"(%hi0, %s0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m20 = "onnx.Sub"(%m00, %m10) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m30 = "onnx.Mul"(%hi0, %c0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m40 = "onnx.Mul"(%lo0, %s0) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m50 = "onnx.Add"(%m30, %m40) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y0 = "onnx.Concat"(%m20, %m50) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh1 = "onnx.Shape"(%x2) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d1 = "onnx.Gather"(%sh1, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l1 = "onnx.Concat"(%d1, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h1:2 = "onnx.Split"(%x1) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo1 = "onnx.Reshape"(%h1#0, %l1) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi1 = "onnx.Reshape"(%h1#1, %l1) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c1 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s1 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m01 = "onnx.Mul"(%lo1, %c1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m11 = "onnx.Mul"(%hi1, %s1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m21 = "onnx.Sub"(%m01, %m11) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m31 = "onnx.Mul"(%hi1, %c1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m41 = "onnx.Mul"(%lo1, %s1) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m51 = "onnx.Add"(%m31, %m41) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y1 = "onnx.Concat"(%m21, %m51) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh2 = "onnx.Shape"(%x2) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d2 = "onnx.Gather"(%sh2, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l2 = "onnx.Concat"(%d2, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h2:2 = "onnx.Split"(%t) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo2 = "onnx.Reshape"(%h2#0, %l2) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi2 = "onnx.Reshape"(%h2#1, %l2) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c2 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s2 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m02 = "onnx.Mul"(%lo2, %c2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m12 = "onnx.Mul"(%hi2, %s2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m22 = "onnx.Sub"(%m02, %m12) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m32 = "onnx.Mul"(%hi2, %c2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m42 = "onnx.Mul"(%lo2, %s2) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m52 = "onnx.Add"(%m32, %m42) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y2 = "onnx.Concat"(%m22, %m52) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  %sh3 = "onnx.Shape"(%x2) : (tensor<?x?x4xf32>) -> tensor<3xi64>
  %d3 = "onnx.Gather"(%sh3, %i) {axis = 0 : si64} : (tensor<3xi64>, tensor<2xi64>) -> tensor<2xi64>
  %l3 = "onnx.Concat"(%d3, %two) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
  %h3:2 = "onnx.Split"(%x3) {axis = -1 : si64} : (tensor<?x?x4xf32>) -> (tensor<?x?x2xf32>, tensor<?x?x2xf32>)
  %lo3 = "onnx.Reshape"(%h3#0, %l3) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %hi3 = "onnx.Reshape"(%h3#1, %l3) : (tensor<?x?x2xf32>, tensor<3xi64>) -> tensor<?x?x2xf32>
  %c3 = "onnx.Unsqueeze"(%cos, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %s3 = "onnx.Unsqueeze"(%sin, %one) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1x2xf32>
  %m03 = "onnx.Mul"(%lo3, %c3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m13 = "onnx.Mul"(%hi3, %s3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m23 = "onnx.Sub"(%m03, %m13) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %m33 = "onnx.Mul"(%hi3, %c3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m43 = "onnx.Mul"(%lo3, %s3) : (tensor<?x?x2xf32>, tensor<?x1x2xf32>) -> tensor<?x?x2xf32>
  %m53 = "onnx.Add"(%m33, %m43) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
  %y3 = "onnx.Concat"(%m23, %m53) {axis = -1 : si64} : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x4xf32>
  return %y0, %y1, %y2, %y3 : tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>
}

// -----

// The first two have as many rows as is taken of them; of the third nobody knows.
// CHECK-LABEL: func.func @taken_of_another(
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK: rope.apply half {{.*}}begin = 0, dim = 4
// CHECK-NOT: rope.apply
// CHECK: return
func.func @taken_of_another(%n: index, %w0: tensor<?x2x4xf32>, %w1: tensor<?x2x4xf32>, %x2: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> (tensor<?x2x4xf32>, tensor<?x2x4xf32>, tensor<?x2x4xf32>) {
  %cos = "stablehlo.broadcast_in_dim"(%c) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %sin = "stablehlo.broadcast_in_dim"(%s) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %x0 = tensor.extract_slice %w0[0, 0, 0] [%n, 2, 4] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x4xf32>
  %x1 = tensor.extract_slice %w1[0, 0, 0] [%n, 2, 4] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x4xf32>
  %lo0 = tensor.extract_slice %x0[0, 0, 0] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi0 = tensor.extract_slice %x0[0, 0, 2] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a0 = arith.mulf %lo0, %cos : tensor<?x2x2xf32>
  %b0 = arith.mulf %hi0, %sin : tensor<?x2x2xf32>
  %d0 = arith.subf %a0, %b0 : tensor<?x2x2xf32>
  %e0 = arith.mulf %hi0, %cos : tensor<?x2x2xf32>
  %f0 = arith.mulf %lo0, %sin : tensor<?x2x2xf32>
  %g0 = arith.addf %e0, %f0 : tensor<?x2x2xf32>
  %y0 = tensor.concat dim(2) %d0, %g0 : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %lo1 = tensor.extract_slice %x1[0, 0, 0] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi1 = tensor.extract_slice %x1[0, 0, 2] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a1 = arith.mulf %lo1, %cos : tensor<?x2x2xf32>
  %b1 = arith.mulf %hi1, %sin : tensor<?x2x2xf32>
  %d1 = arith.subf %a1, %b1 : tensor<?x2x2xf32>
  %e1 = arith.mulf %hi1, %cos : tensor<?x2x2xf32>
  %f1 = arith.mulf %lo1, %sin : tensor<?x2x2xf32>
  %g1 = arith.addf %e1, %f1 : tensor<?x2x2xf32>
  %y1 = tensor.concat dim(2) %d1, %g1 : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %lo2 = tensor.extract_slice %x2[0, 0, 0] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi2 = tensor.extract_slice %x2[0, 0, 2] [%n, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a2 = arith.mulf %lo2, %cos : tensor<?x2x2xf32>
  %b2 = arith.mulf %hi2, %sin : tensor<?x2x2xf32>
  %d2 = arith.subf %a2, %b2 : tensor<?x2x2xf32>
  %e2 = arith.mulf %hi2, %cos : tensor<?x2x2xf32>
  %f2 = arith.mulf %lo2, %sin : tensor<?x2x2xf32>
  %g2 = arith.addf %e2, %f2 : tensor<?x2x2xf32>
  %y2 = tensor.concat dim(2) %d2, %g2 : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y0, %y1, %y2 : tensor<?x2x4xf32>, tensor<?x2x4xf32>, tensor<?x2x4xf32>
}
