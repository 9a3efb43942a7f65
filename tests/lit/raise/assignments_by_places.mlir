// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Halves that are written to their places in a tensor of the same open extent, as ONNX has assignments
// to slices: the places are counted up to the extent.

// All tokens of what is written to.
// CHECK-LABEL: func.func @all(
// CHECK: rope.apply half
// CHECK: return
func.func @all(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// Extents are chosen where they are -1, which none is.
// CHECK-LABEL: func.func @chosen(
// CHECK: rope.apply half
// CHECK: return
func.func @chosen(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %never0 = arith.constant dense<-1> : tensor<3xi64>
  %ones0 = arith.constant dense<1> : tensor<3xi64>
  %is0 = "onnx.Equal"(%to0, %never0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  %w0 = "onnx.Where"(%is0, %ones0, %to0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %w0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_0_1 = "onnx.Unsqueeze"(%tokens_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_0 = "onnx.Expand"(%heads, %w0) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_0_1 = "onnx.Unsqueeze"(%heads_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j0_0 = "onnx.Expand"(%j0, %w0) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %j0_0_1 = "onnx.Unsqueeze"(%j0_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %i0 = "onnx.Concat"(%tokens_0_1, %heads_0_1, %j0_0_1) {axis = -1 : si64} : (tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>) -> tensor<?x2x2x3xi64>
  %j1 = arith.constant dense<[2, 3]> : tensor<2xi64>
  %th1 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj1 = "onnx.Add"(%th1, %j1) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to1 = "onnx.Shape"(%thj1) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %never1 = arith.constant dense<-1> : tensor<3xi64>
  %ones1 = arith.constant dense<1> : tensor<3xi64>
  %is1 = "onnx.Equal"(%to1, %never1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  %w1 = "onnx.Where"(%is1, %ones1, %to1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %tokens_1 = "onnx.Expand"(%tokens, %w1) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_1_1 = "onnx.Unsqueeze"(%tokens_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_1 = "onnx.Expand"(%heads, %w1) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_1_1 = "onnx.Unsqueeze"(%heads_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j1_1 = "onnx.Expand"(%j1, %w1) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// Tokens of x, of which it is made.
// CHECK-LABEL: func.func @of_what_it_is_made_from(
// CHECK: rope.apply half
// CHECK: return
func.func @of_what_it_is_made_from(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// As many tokens as another tensor has.
// CHECK-LABEL: func.func @of_another(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @of_another(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%other) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// All but the first token.
// CHECK-LABEL: func.func @from_the_second(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @from_the_second(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<1> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// Every second token.
// CHECK-LABEL: func.func @every_second(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @every_second(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
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
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// As many tokens as heads, whatever there are.
// CHECK-LABEL: func.func @as_many_as_heads(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @as_many_as_heads(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<1> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %to0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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

// -----

// No places at all but for the first token, if there are 5.
// CHECK-LABEL: func.func @chosen_by_extent(
// CHECK-NOT: rope.apply
// CHECK: return
func.func @chosen_by_extent(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %other: tensor<?x2x4xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %shape = "onnx.Shape"(%x) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %e = "onnx.ConstantOfShape"(%shape) {value = dense<0.0> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x2x4xf32>
  %shapes = "onnx.Shape"(%e) : (tensor<?x2x4xf32>) -> tensor<3xi64>
  %pick = arith.constant dense<0> : tensor<i64>
  %n = "onnx.Gather"(%shapes, %pick) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %start = arith.constant dense<0> : tensor<i64>
  %step = arith.constant dense<1> : tensor<i64>
  %t = "onnx.Range"(%start, %n, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %ts = arith.constant dense<[-1, 1, 1]> : tensor<3xi64>
  %tokens = "onnx.Reshape"(%t, %ts) : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
  %heads = arith.constant dense<[[0], [1]]> : tensor<2x1xi64>
  %last = arith.constant dense<-1> : tensor<1xi64>
  %j0 = arith.constant dense<[0, 1]> : tensor<2xi64>
  %th0 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj0 = "onnx.Add"(%th0, %j0) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to0 = "onnx.Shape"(%thj0) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %never0 = arith.constant dense<5> : tensor<3xi64>
  %ones0 = arith.constant dense<1> : tensor<3xi64>
  %is0 = "onnx.Equal"(%to0, %never0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  %w0 = "onnx.Where"(%is0, %ones0, %to0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %tokens_0 = "onnx.Expand"(%tokens, %w0) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_0_1 = "onnx.Unsqueeze"(%tokens_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_0 = "onnx.Expand"(%heads, %w0) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_0_1 = "onnx.Unsqueeze"(%heads_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j0_0 = "onnx.Expand"(%j0, %w0) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %j0_0_1 = "onnx.Unsqueeze"(%j0_0, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %i0 = "onnx.Concat"(%tokens_0_1, %heads_0_1, %j0_0_1) {axis = -1 : si64} : (tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>, tensor<?x2x2x1xi64>) -> tensor<?x2x2x3xi64>
  %j1 = arith.constant dense<[2, 3]> : tensor<2xi64>
  %th1 = "onnx.Add"(%tokens, %heads) : (tensor<?x1x1xi64>, tensor<2x1xi64>) -> tensor<?x2x1xi64>
  %thj1 = "onnx.Add"(%th1, %j1) : (tensor<?x2x1xi64>, tensor<2xi64>) -> tensor<?x2x2xi64>
  %to1 = "onnx.Shape"(%thj1) : (tensor<?x2x2xi64>) -> tensor<3xi64>
  %never1 = arith.constant dense<5> : tensor<3xi64>
  %ones1 = arith.constant dense<1> : tensor<3xi64>
  %is1 = "onnx.Equal"(%to1, %never1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  %w1 = "onnx.Where"(%is1, %ones1, %to1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  %tokens_1 = "onnx.Expand"(%tokens, %w1) : (tensor<?x1x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %tokens_1_1 = "onnx.Unsqueeze"(%tokens_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %heads_1 = "onnx.Expand"(%heads, %w1) : (tensor<2x1xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
  %heads_1_1 = "onnx.Unsqueeze"(%heads_1, %last) : (tensor<?x2x2xi64>, tensor<1xi64>) -> tensor<?x2x2x1xi64>
  %j1_1 = "onnx.Expand"(%j1, %w1) : (tensor<2xi64>, tensor<3xi64>) -> tensor<?x2x2xi64>
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
