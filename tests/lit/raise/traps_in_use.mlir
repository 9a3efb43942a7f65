// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// What others use, write to or look at.

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

// A mask says which elements are taken: the first one it has is not in the place of its first truth
// value. Read as places, these two would be the pair that they exchange.
// CHECK-LABEL: func.func @masked
// CHECK-NOT: rope.apply
func.func @masked(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %m0 = arith.constant dense<[true, false]> : tensor<2xi1>
  %m1 = arith.constant dense<[false, true]> : tensor<2xi1>
  %l0 = "torch.prim.ListConstruct"(%none, %none, %m0) : (!torch.none, !torch.none, tensor<2xi1>) -> !torch.list
  %l1 = "torch.prim.ListConstruct"(%none, %none, %m1) : (!torch.none, !torch.none, tensor<2xi1>) -> !torch.list
  %pair = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %x0 = "torch.aten.index.Tensor"(%pair, %l0) : (tensor<5x2x2xf32>, !torch.list) -> tensor<5x2x1xf32>
  %x1 = "torch.aten.index.Tensor"(%pair, %l1) : (tensor<5x2x2xf32>, !torch.list) -> tensor<5x2x1xf32>
  %x2 = tensor.extract_slice %x[0, 0, 2] [5, 2, 1] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x1xf32>
  %x3 = tensor.extract_slice %x[0, 0, 3] [5, 2, 1] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x1xf32>
  %lo = "onnx.Concat"(%x1, %x2) <{axis = 2 : si64}> : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x2xf32>
  %hi = "onnx.Concat"(%x0, %x3) <{axis = 2 : si64}> : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f1 = tensor.expand_shape %f [[0], [1], [2, 3]] output_shape [5, 2, 2, 1] : tensor<5x2x2xf32> into tensor<5x2x2x1xf32>
  %g1 = tensor.expand_shape %g [[0], [1], [2, 3]] output_shape [5, 2, 2, 1] : tensor<5x2x2xf32> into tensor<5x2x2x1xf32>
  %pairs = "onnx.Concat"(%f1, %g1) <{axis = 3 : si64}> : (tensor<5x2x2x1xf32>, tensor<5x2x2x1xf32>) -> tensor<5x2x2x2xf32>
  %y = tensor.collapse_shape %pairs [[0], [1], [2, 3]] : tensor<5x2x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// What is overwritten between two products has no elements: here by a function that is called.
// CHECK-LABEL: func.func @overwritten_in_call
// CHECK-NOT: rope.apply
func.func private @clear(%t: tensor<5x2x4xf32>, %o: tensor<5x2x4xf32>) {
  %f = "torch.constant.bool"() <{value = 0 : i1}> : () -> !torch.bool
  %u = "torch.aten.copy_"(%t, %o, %f) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>, !torch.bool) -> tensor<5x2x4xf32>
  return
}
func.func @overwritten_in_call(%x: tensor<5x2x4xf32>, %o: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  func.call @clear(%x, %o) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> ()
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Or its view, which a function returned.
// CHECK-LABEL: func.func @overwritten_view
// CHECK-NOT: rope.apply
func.func private @view(%t: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %u = "torch.aten.alias"(%t) : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %u : tensor<5x2x4xf32>
}
func.func @overwritten_view(%x: tensor<5x2x4xf32>, %o: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %false = "torch.constant.bool"() <{value = 0 : i1}> : () -> !torch.bool
  %v = func.call @view(%x) : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %u = "torch.aten.copy_"(%v, %o, %false) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>, !torch.bool) -> tensor<5x2x4xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// By an operator that is told where its result goes.
// CHECK-LABEL: func.func @overwritten_out
// CHECK-NOT: rope.apply
func.func @overwritten_out(%x: tensor<5x2x4xf32>, %o: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %u = "torch.aten.neg.out"(%o, %x) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
