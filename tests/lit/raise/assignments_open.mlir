// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Assignments where extents are open: what is put in may have fewer elements.

// Open extents may differ: what is written may have fewer tokens than what it is written to.
// CHECK-LABEL: func.func @scattered_open
// CHECK: rope.apply
// CHECK: "onnx.ScatterElements"
func.func @scattered_open(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %extents: tensor<3xi64>) -> tensor<?x2x4xf32> {
  %row = arith.constant dense<[[[0, 1, 2, 3]]]> : tensor<1x1x4xi64>
  %i = "onnx.Expand"(%row, %extents) : (tensor<1x1x4xi64>, tensor<3xi64>) -> tensor<?x2x4xi64>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "onnx.ScatterElements"(%w, %i, %y) <{axis = 2 : si64}> : (tensor<?x2x4xf32>, tensor<?x2x4xi64>, tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @scattered_open_stablehlo
// CHECK: rope.apply
// CHECK: "stablehlo.scatter"
func.func @scattered_open_stablehlo(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %i = arith.constant dense<[[0], [1], [2], [3]]> : tensor<4x1xi32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "stablehlo.scatter"(%w, %i, %y) <{indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      "stablehlo.return"(%new) : (tensor<f32>) -> ()
  }) : (tensor<?x2x4xf32>, tensor<4x1xi32>, tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @inserted_open
// CHECK: rope.apply
// CHECK: tensor.insert_slice
func.func @inserted_open(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>, %n: index) -> tensor<?x2x4xf32> {
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = tensor.insert_slice %y into %w[0, 0, 0] [%n, 2, 4] [1, 1, 1] : tensor<?x2x4xf32> into tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @updated_open
// CHECK: rope.apply
// CHECK: "stablehlo.dynamic_update_slice"
func.func @updated_open(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "stablehlo.dynamic_update_slice"(%w, %y, %zero, %zero, %zero) : (tensor<?x2x4xf32>, tensor<?x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @sliced_open
// CHECK: rope.apply
// CHECK: "torch.aten.slice_scatter"
func.func @sliced_open(%w: tensor<?x2x4xf32>, %x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %dim = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
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
