// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Layers that are spelled alike, of which one is another function all the same, or has tables of its
// own.

// As many rows of the tables as each value has tokens: those of one are no other's.
// CHECK-LABEL: func.func @rows_of_each(
// CHECK: %[[N0:.*]] = "onnx.Gather"
// CHECK: %[[COS0:.*]] = "onnx.Slice"(%arg3, %{{.*}}, %[[N0]]
// CHECK: %[[SIN0:.*]] = "onnx.Slice"(%arg4, %{{.*}}, %[[N0]]
// CHECK: rope.apply half %{{.*}}, %[[COS0]], %[[SIN0]]
// CHECK: %[[N1:.*]] = "onnx.Gather"
// CHECK: %[[COS1:.*]] = "onnx.Slice"(%arg3, %{{.*}}, %[[N1]]
// CHECK: %[[SIN1:.*]] = "onnx.Slice"(%arg4, %{{.*}}, %[[N1]]
// CHECK: rope.apply half %{{.*}}, %[[COS1]], %[[SIN1]]
// CHECK: %[[N2:.*]] = "onnx.Gather"
// CHECK: %[[COS2:.*]] = "onnx.Slice"(%arg3, %{{.*}}, %[[N2]]
// CHECK: %[[SIN2:.*]] = "onnx.Slice"(%arg4, %{{.*}}, %[[N2]]
// CHECK: rope.apply half %{{.*}}, %[[COS2]], %[[SIN2]]
// CHECK: return
func.func @rows_of_each(%x0: tensor<1x?x4xf32>, %x1: tensor<1x?x4xf32>, %x2: tensor<1x?x4xf32>, %cos: tensor<64x2xf32>, %sin: tensor<64x2xf32>) -> (tensor<1x?x4xf32>, tensor<1x?x4xf32>, tensor<1x?x4xf32>) {
  %one = "onnx.Constant"() {value = dense<[1]> : tensor<1xi64>} : () -> tensor<1xi64>
  %zero = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> tensor<1xi64>
  %s0 = "onnx.Shape"(%x0) : (tensor<1x?x4xf32>) -> tensor<3xi64>
  %n0 = "onnx.Gather"(%s0, %one) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
  %cos0 = "onnx.Slice"(%cos, %zero, %n0, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin0 = "onnx.Slice"(%sin, %zero, %n0, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %h0:2 = "onnx.Split"(%x0) {axis = -1 : si64} : (tensor<1x?x4xf32>) -> (tensor<1x?x2xf32>, tensor<1x?x2xf32>)
  %a0 = "onnx.Mul"(%h0#0, %cos0) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %b0 = "onnx.Mul"(%h0#1, %sin0) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %c0 = "onnx.Mul"(%h0#1, %cos0) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %d0 = "onnx.Mul"(%h0#0, %sin0) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %e0 = "onnx.Sub"(%a0, %b0) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %f0 = "onnx.Add"(%c0, %d0) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %y0 = "onnx.Concat"(%e0, %f0) {axis = -1 : si64} : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x4xf32>
  %s1 = "onnx.Shape"(%x1) : (tensor<1x?x4xf32>) -> tensor<3xi64>
  %n1 = "onnx.Gather"(%s1, %one) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
  %cos1 = "onnx.Slice"(%cos, %zero, %n1, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin1 = "onnx.Slice"(%sin, %zero, %n1, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %h1:2 = "onnx.Split"(%x1) {axis = -1 : si64} : (tensor<1x?x4xf32>) -> (tensor<1x?x2xf32>, tensor<1x?x2xf32>)
  %a1 = "onnx.Mul"(%h1#0, %cos1) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %b1 = "onnx.Mul"(%h1#1, %sin1) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %c1 = "onnx.Mul"(%h1#1, %cos1) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %d1 = "onnx.Mul"(%h1#0, %sin1) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %e1 = "onnx.Sub"(%a1, %b1) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %f1 = "onnx.Add"(%c1, %d1) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %y1 = "onnx.Concat"(%e1, %f1) {axis = -1 : si64} : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x4xf32>
  %s2 = "onnx.Shape"(%x2) : (tensor<1x?x4xf32>) -> tensor<3xi64>
  %n2 = "onnx.Gather"(%s2, %one) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
  %cos2 = "onnx.Slice"(%cos, %zero, %n2, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin2 = "onnx.Slice"(%sin, %zero, %n2, %zero) : (tensor<64x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %h2:2 = "onnx.Split"(%x2) {axis = -1 : si64} : (tensor<1x?x4xf32>) -> (tensor<1x?x2xf32>, tensor<1x?x2xf32>)
  %a2 = "onnx.Mul"(%h2#0, %cos2) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %b2 = "onnx.Mul"(%h2#1, %sin2) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %c2 = "onnx.Mul"(%h2#1, %cos2) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %d2 = "onnx.Mul"(%h2#0, %sin2) : (tensor<1x?x2xf32>, tensor<?x2xf32>) -> tensor<1x?x2xf32>
  %e2 = "onnx.Sub"(%a2, %b2) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %f2 = "onnx.Add"(%c2, %d2) : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %y2 = "onnx.Concat"(%e2, %f2) {axis = -1 : si64} : (tensor<1x?x2xf32>, tensor<1x?x2xf32>) -> tensor<1x?x4xf32>
  return %y0, %y1, %y2 : tensor<1x?x4xf32>, tensor<1x?x4xf32>, tensor<1x?x4xf32>
}

// -----

// Tables of a tensor that is overwritten before the last layer.
// CHECK-LABEL: func.func @overwritten_tables(
// CHECK-COUNT-3: rope.apply half
// CHECK: "torch.overwrite.tensor.contents"
// CHECK: %[[NEW:.*]] = "torch.aten.mul.Scalar"(%arg4
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[NEW]]
// CHECK: %[[COS:.*]] = tensor.collapse_shape %[[CAST]]
// CHECK: rope.apply half %{{.*}}, %[[COS]],
// CHECK: return
func.func @overwritten_tables(%x0: !torch.vtensor<[4,4,4],f32>, %x1: !torch.vtensor<[4,4,4],f32>, %x2: !torch.vtensor<[4,4,4],f32>, %x3: !torch.vtensor<[4,4,4],f32>, %buffer: !torch.tensor<[4,1,2],f32>, %sines: !torch.tensor<[4,1,2],f32>, %new: !torch.vtensor<[4,1,2],f32>) -> (!torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>) {
  %zero = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %one = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %two = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %four = "torch.constant.int"() {value = 4 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %cos0 = "torch.aten.mul.Scalar"(%buffer, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %sin0 = "torch.aten.mul.Scalar"(%sines, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %l0 = "torch.aten.slice.Tensor"(%x0, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h0 = "torch.aten.slice.Tensor"(%x0, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a0 = "torch.aten.mul.Tensor"(%l0, %cos0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b0 = "torch.aten.mul.Tensor"(%h0, %sin0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c0 = "torch.aten.mul.Tensor"(%h0, %cos0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d0 = "torch.aten.mul.Tensor"(%l0, %sin0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e0 = "torch.aten.sub.Tensor"(%a0, %b0, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f0 = "torch.aten.add.Tensor"(%c0, %d0, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p0 = "torch.prim.ListConstruct"(%e0, %f0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y0 = "torch.aten.cat"(%p0, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  %cos1 = "torch.aten.mul.Scalar"(%buffer, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %sin1 = "torch.aten.mul.Scalar"(%sines, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %l1 = "torch.aten.slice.Tensor"(%x1, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h1 = "torch.aten.slice.Tensor"(%x1, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a1 = "torch.aten.mul.Tensor"(%l1, %cos1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b1 = "torch.aten.mul.Tensor"(%h1, %sin1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c1 = "torch.aten.mul.Tensor"(%h1, %cos1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d1 = "torch.aten.mul.Tensor"(%l1, %sin1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e1 = "torch.aten.sub.Tensor"(%a1, %b1, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f1 = "torch.aten.add.Tensor"(%c1, %d1, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p1 = "torch.prim.ListConstruct"(%e1, %f1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y1 = "torch.aten.cat"(%p1, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  %cos2 = "torch.aten.mul.Scalar"(%buffer, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %sin2 = "torch.aten.mul.Scalar"(%sines, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %l2 = "torch.aten.slice.Tensor"(%x2, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h2 = "torch.aten.slice.Tensor"(%x2, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a2 = "torch.aten.mul.Tensor"(%l2, %cos2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b2 = "torch.aten.mul.Tensor"(%h2, %sin2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c2 = "torch.aten.mul.Tensor"(%h2, %cos2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d2 = "torch.aten.mul.Tensor"(%l2, %sin2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e2 = "torch.aten.sub.Tensor"(%a2, %b2, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f2 = "torch.aten.add.Tensor"(%c2, %d2, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p2 = "torch.prim.ListConstruct"(%e2, %f2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y2 = "torch.aten.cat"(%p2, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  "torch.overwrite.tensor.contents"(%new, %buffer) : (!torch.vtensor<[4,1,2],f32>, !torch.tensor<[4,1,2],f32>) -> ()
  %cos3 = "torch.aten.mul.Scalar"(%buffer, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %sin3 = "torch.aten.mul.Scalar"(%sines, %two) : (!torch.tensor<[4,1,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2],f32>
  %l3 = "torch.aten.slice.Tensor"(%x3, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h3 = "torch.aten.slice.Tensor"(%x3, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a3 = "torch.aten.mul.Tensor"(%l3, %cos3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b3 = "torch.aten.mul.Tensor"(%h3, %sin3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c3 = "torch.aten.mul.Tensor"(%h3, %cos3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d3 = "torch.aten.mul.Tensor"(%l3, %sin3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e3 = "torch.aten.sub.Tensor"(%a3, %b3, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f3 = "torch.aten.add.Tensor"(%c3, %d3, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p3 = "torch.prim.ListConstruct"(%e3, %f3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y3 = "torch.aten.cat"(%p3, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  return %y0, %y1, %y2, %y3 : !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>
}

// -----

// Dimensions in an order that the last layer changes after its list is made.
// CHECK-LABEL: func.func @list_that_changes(
// CHECK-COUNT-3: rope.apply half
// CHECK: %[[PERMUTED:.*]] = "torch.aten.permute"(%arg3
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %[[PERMUTED]]
// CHECK: rope.apply half %[[X]],
// CHECK: return
func.func @list_that_changes(%x0: !torch.vtensor<[4,4,4],f32>, %x1: !torch.vtensor<[4,4,4],f32>, %x2: !torch.vtensor<[4,4,4],f32>, %x3: !torch.vtensor<[4,4,4],f32>, %cos: !torch.vtensor<[4,1,2],f32>, %sin: !torch.vtensor<[4,1,2],f32>) -> (!torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>) {
  %zero = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %one = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %two = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %four = "torch.constant.int"() {value = 4 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %o0 = "torch.prim.ListConstruct"(%zero, %one, %two) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %z0 = "torch.aten.permute"(%x0, %o0) : (!torch.vtensor<[4,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[4,4,4],f32>
  %l0 = "torch.aten.slice.Tensor"(%z0, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h0 = "torch.aten.slice.Tensor"(%z0, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a0 = "torch.aten.mul.Tensor"(%l0, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b0 = "torch.aten.mul.Tensor"(%h0, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c0 = "torch.aten.mul.Tensor"(%h0, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d0 = "torch.aten.mul.Tensor"(%l0, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e0 = "torch.aten.sub.Tensor"(%a0, %b0, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f0 = "torch.aten.add.Tensor"(%c0, %d0, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p0 = "torch.prim.ListConstruct"(%e0, %f0) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y0 = "torch.aten.cat"(%p0, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  %o1 = "torch.prim.ListConstruct"(%zero, %one, %two) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %z1 = "torch.aten.permute"(%x1, %o1) : (!torch.vtensor<[4,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[4,4,4],f32>
  %l1 = "torch.aten.slice.Tensor"(%z1, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h1 = "torch.aten.slice.Tensor"(%z1, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a1 = "torch.aten.mul.Tensor"(%l1, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b1 = "torch.aten.mul.Tensor"(%h1, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c1 = "torch.aten.mul.Tensor"(%h1, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d1 = "torch.aten.mul.Tensor"(%l1, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e1 = "torch.aten.sub.Tensor"(%a1, %b1, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f1 = "torch.aten.add.Tensor"(%c1, %d1, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p1 = "torch.prim.ListConstruct"(%e1, %f1) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y1 = "torch.aten.cat"(%p1, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  %o2 = "torch.prim.ListConstruct"(%zero, %one, %two) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %z2 = "torch.aten.permute"(%x2, %o2) : (!torch.vtensor<[4,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[4,4,4],f32>
  %l2 = "torch.aten.slice.Tensor"(%z2, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h2 = "torch.aten.slice.Tensor"(%z2, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a2 = "torch.aten.mul.Tensor"(%l2, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b2 = "torch.aten.mul.Tensor"(%h2, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c2 = "torch.aten.mul.Tensor"(%h2, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d2 = "torch.aten.mul.Tensor"(%l2, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e2 = "torch.aten.sub.Tensor"(%a2, %b2, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f2 = "torch.aten.add.Tensor"(%c2, %d2, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p2 = "torch.prim.ListConstruct"(%e2, %f2) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y2 = "torch.aten.cat"(%p2, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  %o3 = "torch.prim.ListConstruct"(%zero, %one, %two) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %s0 = "torch.aten._set_item.t"(%o3, %zero, %one) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %s1 = "torch.aten._set_item.t"(%o3, %one, %zero) : (!torch.list<int>, !torch.int, !torch.int) -> !torch.list<int>
  %z3 = "torch.aten.permute"(%x3, %o3) : (!torch.vtensor<[4,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[4,4,4],f32>
  %l3 = "torch.aten.slice.Tensor"(%z3, %two, %zero, %two, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %h3 = "torch.aten.slice.Tensor"(%z3, %two, %two, %four, %one) : (!torch.vtensor<[4,4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %a3 = "torch.aten.mul.Tensor"(%l3, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %b3 = "torch.aten.mul.Tensor"(%h3, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %c3 = "torch.aten.mul.Tensor"(%h3, %cos) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %d3 = "torch.aten.mul.Tensor"(%l3, %sin) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,1,2],f32>) -> !torch.vtensor<[4,4,2],f32>
  %e3 = "torch.aten.sub.Tensor"(%a3, %b3, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %f3 = "torch.aten.add.Tensor"(%c3, %d3, %one) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>, !torch.int) -> !torch.vtensor<[4,4,2],f32>
  %p3 = "torch.prim.ListConstruct"(%e3, %f3) : (!torch.vtensor<[4,4,2],f32>, !torch.vtensor<[4,4,2],f32>) -> !torch.list<vtensor>
  %y3 = "torch.aten.cat"(%p3, %last) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,4,4],f32>
  return %y0, %y1, %y2, %y3 : !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],f32>
}
