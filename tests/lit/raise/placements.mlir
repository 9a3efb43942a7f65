// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Elements scattered to places, slices put in.

// Assignments as exporters to ONNX write them: a place for each element.
// CHECK-LABEL: func.func @scattered
// CHECK: rope.apply half
// CHECK-NOT: ScatterND
func.func @scattered(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<5x2x4xf32>
  %i = arith.constant dense<[[[[0, 0, 0], [0, 0, 1]], [[0, 1, 0], [0, 1, 1]]], [[[1, 0, 0], [1, 0, 1]], [[1, 1, 0], [1, 1, 1]]], [[[2, 0, 0], [2, 0, 1]], [[2, 1, 0], [2, 1, 1]]], [[[3, 0, 0], [3, 0, 1]], [[3, 1, 0], [3, 1, 1]]], [[[4, 0, 0], [4, 0, 1]], [[4, 1, 0], [4, 1, 1]]]]> : tensor<5x2x2x3xi64>
  %j = arith.constant dense<[[[[0, 0, 2], [0, 0, 3]], [[0, 1, 2], [0, 1, 3]]], [[[1, 0, 2], [1, 0, 3]], [[1, 1, 2], [1, 1, 3]]], [[[2, 0, 2], [2, 0, 3]], [[2, 1, 2], [2, 1, 3]]], [[[3, 0, 2], [3, 0, 3]], [[3, 1, 2], [3, 1, 3]]], [[[4, 0, 2], [4, 0, 3]], [[4, 1, 2], [4, 1, 3]]]]> : tensor<5x2x2x3xi64>
  %half = "onnx.ScatterND"(%zero, %i, %f) : (tensor<5x2x4xf32>, tensor<5x2x2x3xi64>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = "onnx.ScatterND"(%half, %j, %g) : (tensor<5x2x4xf32>, tensor<5x2x2x3xi64>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Put into the rows of other tokens.
// CHECK-LABEL: func.func @scattered_elsewhere
// CHECK-NOT: rope.apply
func.func @scattered_elsewhere(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<5x2x4xf32>
  %i = arith.constant dense<[[[[4, 0, 0], [4, 0, 1]], [[4, 1, 0], [4, 1, 1]]], [[[3, 0, 0], [3, 0, 1]], [[3, 1, 0], [3, 1, 1]]], [[[2, 0, 0], [2, 0, 1]], [[2, 1, 0], [2, 1, 1]]], [[[1, 0, 0], [1, 0, 1]], [[1, 1, 0], [1, 1, 1]]], [[[0, 0, 0], [0, 0, 1]], [[0, 1, 0], [0, 1, 1]]]]> : tensor<5x2x2x3xi64>
  %j = arith.constant dense<[[[[0, 0, 2], [0, 0, 3]], [[0, 1, 2], [0, 1, 3]]], [[[1, 0, 2], [1, 0, 3]], [[1, 1, 2], [1, 1, 3]]], [[[2, 0, 2], [2, 0, 3]], [[2, 1, 2], [2, 1, 3]]], [[[3, 0, 2], [3, 0, 3]], [[3, 1, 2], [3, 1, 3]]], [[[4, 0, 2], [4, 0, 3]], [[4, 1, 2], [4, 1, 3]]]]> : tensor<5x2x2x3xi64>
  %half = "onnx.ScatterND"(%zero, %i, %f) : (tensor<5x2x4xf32>, tensor<5x2x2x3xi64>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %y = "onnx.ScatterND"(%half, %j, %g) : (tensor<5x2x4xf32>, tensor<5x2x2x3xi64>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Offsets that are constants of the graph.
// CHECK-LABEL: func.func @inserted
// CHECK: rope.apply half
// CHECK-NOT: tensor.insert_slice
func.func @inserted(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %two = arith.constant 2 : index
  %zero = arith.constant dense<0.0> : tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, %two] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %half = tensor.insert_slice %f into %zero[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x2xf32> into tensor<5x2x4xf32>
  %y = tensor.insert_slice %g into %half[0, 0, %two] [5, 2, 2] [1, 1, 1] : tensor<5x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// An offset that is not known may be another one.
// CHECK-LABEL: func.func @inserted_somewhere
// CHECK-NOT: rope.apply
func.func @inserted_somewhere(%x: tensor<5x2x4xf32>, %c: tensor<5x2xf32>, %s: tensor<5x2xf32>, %two: index) -> tensor<5x2x4xf32> {
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<5x2x4xf32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, %two] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "stablehlo.multiply"(%lo, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %b = "stablehlo.multiply"(%hi, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %f = "stablehlo.subtract"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "stablehlo.multiply"(%hi, %cb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %e = "stablehlo.multiply"(%lo, %sb) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %g = "stablehlo.add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %half = tensor.insert_slice %f into %zero[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x2xf32> into tensor<5x2x4xf32>
  %y = tensor.insert_slice %g into %half[0, 0, %two] [5, 2, 2] [1, 1, 1] : tensor<5x2x2xf32> into tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Indices for three of five tokens: the other two stay what they were.
// CHECK-LABEL: func.func @scattered_fewer
// CHECK: rope.apply
// CHECK: "torch.aten.scatter.src"
func.func @scattered_fewer(%w: tensor<5x2x4xf32>, %x: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %dim = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %row = arith.constant dense<[[[0, 1, 2, 3]]]> : tensor<1x1x4xi64>
  %extents = arith.constant dense<[3, 2, 4]> : tensor<3xi64>
  %i = "onnx.Expand"(%row, %extents) : (tensor<1x1x4xi64>, tensor<3xi64>) -> tensor<3x2x4xi64>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %p = "torch.aten.scatter.src"(%w, %dim, %i, %y) : (tensor<5x2x4xf32>, !torch.int, tensor<3x2x4xi64>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %p : tensor<5x2x4xf32>
}

// -----

// Indices for all of them.
// CHECK-LABEL: func.func @scattered_all
// CHECK: rope.apply
// CHECK-NOT: "torch.aten.scatter.src"
func.func @scattered_all(%w: tensor<5x2x4xf32>, %x: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %dim = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %row = arith.constant dense<[[[0, 1, 2, 3]]]> : tensor<1x1x4xi64>
  %extents = arith.constant dense<[5, 2, 4]> : tensor<3xi64>
  %i = "onnx.Expand"(%row, %extents) : (tensor<1x1x4xi64>, tensor<3xi64>) -> tensor<5x2x4xi64>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %p = "torch.aten.scatter.src"(%w, %dim, %i, %y) : (tensor<5x2x4xf32>, !torch.int, tensor<5x2x4xi64>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
  return %p : tensor<5x2x4xf32>
}

// -----

// Of components only: the definition demands as many tokens.
// CHECK-LABEL: func.func @sliced_inside
// CHECK: rope.apply
// CHECK-NOT: "torch.aten.slice_scatter"
func.func @sliced_inside(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %dim = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %end = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "torch.aten.slice_scatter"(%w, %y, %dim, %zero, %end, %one) : (tensor<?x2x4xf32>, tensor<?x2x4xf32>, !torch.int, !torch.int, !torch.int, !torch.int) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// So does this one.
// CHECK-LABEL: func.func @copied_to_places
// CHECK: rope.apply
// CHECK-NOT: "torch.aten.index_copy"
func.func @copied_to_places(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %dim = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %i = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi64>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "torch.aten.index_copy"(%w, %dim, %i, %y) : (tensor<?x2x4xf32>, !torch.int, tensor<4xi64>, tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// One value is put into both places.
// CHECK-LABEL: func.func @repeated
// CHECK: rope.apply
// CHECK: "torch.aten.index_put"
func.func @repeated(%x: tensor<5x2x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x2x4xf32> {
  %none = "torch.constant.none"() : () -> !torch.none
  %false = "torch.constant.bool"() <{value = 0 : i1}> : () -> !torch.bool
  %i = arith.constant dense<[0, 2]> : tensor<2xi64>
  %list = "torch.prim.ListConstruct"(%none, %none, %i) : (!torch.none, !torch.none, tensor<2xi64>) -> !torch.list
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 5, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  %first = "stablehlo.slice"(%y) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 2, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>) -> tensor<5x2x1xf32>
  %p = "torch.aten.index_put"(%y, %list, %first, %false) : (tensor<5x2x4xf32>, !torch.list, tensor<5x2x1xf32>, !torch.bool) -> tensor<5x2x4xf32>
  return %p : tensor<5x2x4xf32>
}
