// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Pads and crops along open extents.

// Tokens behind an open number of them, which a type does not show: they are not turned.
// CHECK-LABEL: @padded_onnx
// CHECK: rope.apply
// CHECK: "onnx.Pad"
func.func @padded_onnx(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %pads = arith.constant dense<[0, 0, 0, 3, 0, 0]> : tensor<6xi64>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "onnx.Pad"(%y, %pads, %zero) : (tensor<?x2x4xf32>, tensor<6xi64>, tensor<f32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @padded_torch
// CHECK: rope.apply
// CHECK: "torch.aten.constant_pad_nd"
func.func @padded_torch(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %three = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %filling = "torch.constant.float"() <{value = 0.0 : f64}> : () -> !torch.float
  %pads = "torch.prim.ListConstruct"(%zero, %zero, %zero, %zero, %zero, %three) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "torch.aten.constant_pad_nd"(%y, %pads, %filling) : (tensor<?x2x4xf32>, !torch.list, !torch.float) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @padded_stablehlo
// CHECK: rope.apply
// CHECK: "stablehlo.pad"
func.func @padded_stablehlo(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "stablehlo.pad"(%y, %zero) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 3, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<?x2x4xf32>, tensor<f32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @padded_tensor
// CHECK: rope.apply
// CHECK: tensor.pad
func.func @padded_tensor(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = tensor.pad %y low[0, 0, 0] high[3, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %zero : f32
  } : tensor<?x2x4xf32> to tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @padded_tosa
// CHECK: rope.apply
// CHECK: tosa.pad
func.func @padded_tosa(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<1xf32>
  %pads = "tosa.const_shape"() <{values = dense<[0, 3, 0, 0, 0, 0]> : tensor<6xindex>}> : () -> !tosa.shape<6>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "tosa.pad"(%y, %pads, %zero) : (tensor<?x2x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// Nor does it show tokens that are left out.
// CHECK-LABEL: @cropped_onnx
// CHECK: rope.apply
// CHECK: "onnx.Pad"
func.func @cropped_onnx(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %pads = arith.constant dense<[0, 0, 0, -3, 0, 0]> : tensor<6xi64>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "onnx.Pad"(%y, %pads, %zero) : (tensor<?x2x4xf32>, tensor<6xi64>, tensor<f32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}

// -----

// No tokens are added: the pad is nothing.
// CHECK-LABEL: @padded_by_none
// CHECK-NOT: "onnx.Pad"
// CHECK: rope.apply
func.func @padded_by_none(%x: tensor<?x2x4xf32>, %c: tensor<?x1x2xf32>, %s: tensor<?x1x2xf32>) -> tensor<?x2x4xf32> {
  %pads = arith.constant dense<[0, 0, 0, 0, 0, 0]> : tensor<6xi64>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %lo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %hi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %f = "onnx.Sub"(%a, %b) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %g = "onnx.Add"(%d, %e) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  %p = "onnx.Pad"(%y, %pads, %zero) : (tensor<?x2x4xf32>, tensor<6xi64>, tensor<f32>) -> tensor<?x2x4xf32>
  return %p : tensor<?x2x4xf32>
}
