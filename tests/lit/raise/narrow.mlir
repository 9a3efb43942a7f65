// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Positions beyond 256 are others in bf16, in whichever type the angles are.
// CHECK-LABEL: @positions_in_bf16
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @positions_in_bf16(%x: tensor<5x2x4xf32>, %n: tensor<5xi64>) -> tensor<5x2x4xf32> {
  %h = arith.sitofp %n : tensor<5xi64> to tensor<5xbf16>
  %p = arith.extf %h : tensor<5xbf16> to tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// So is the one that others are counted from.
// CHECK-LABEL: @start_in_bf16
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @start_in_bf16(%x: tensor<5x2x4xf32>, %n: tensor<i64>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %h = "stablehlo.convert"(%n) : (tensor<i64>) -> tensor<bf16>
  %w = "stablehlo.convert"(%h) : (tensor<bf16>) -> tensor<f32>
  %first = "stablehlo.broadcast_in_dim"(%w) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
  %p = arith.addf %i, %first : tensor<5xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// So is the one that others are counted from.
// CHECK-LABEL: @start_in_f16
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @start_in_f16(%x: tensor<5x2x4xf32>, %n: tensor<i64>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
  %h = "stablehlo.convert"(%n) : (tensor<i64>) -> tensor<f16>
  %w = "stablehlo.convert"(%h) : (tensor<f16>) -> tensor<f32>
  %first = "stablehlo.broadcast_in_dim"(%w) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
  %p = arith.addf %i, %first : tensor<5xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// A type has all integers up to one more than its significand counts.
// CHECK-LABEL: @counted_to_256
// CHECK: rope.table
// CHECK: rope.apply
func.func @counted_to_256(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %first = arith.constant dense<252> : tensor<5xi64>
  %n = arith.addi %i, %first : tensor<5xi64>
  %h = "stablehlo.convert"(%n) : (tensor<5xi64>) -> tensor<5xbf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xbf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The next one is rounded.
// CHECK-LABEL: @counted_to_257
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @counted_to_257(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %first = arith.constant dense<253> : tensor<5xi64>
  %n = arith.addi %i, %first : tensor<5xi64>
  %h = "stablehlo.convert"(%n) : (tensor<5xi64>) -> tensor<5xbf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xbf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// f16 has three bits more.
// CHECK-LABEL: @counted_to_2048
// CHECK: rope.table
// CHECK: rope.apply
func.func @counted_to_2048(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %first = arith.constant dense<2044> : tensor<5xi64>
  %n = arith.addi %i, %first : tensor<5xi64>
  %h = "stablehlo.convert"(%n) : (tensor<5xi64>) -> tensor<5xf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// The next one is rounded.
// CHECK-LABEL: @counted_to_2049
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @counted_to_2049(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %first = arith.constant dense<2045> : tensor<5xi64>
  %n = arith.addi %i, %first : tensor<5xi64>
  %h = "stablehlo.convert"(%n) : (tensor<5xi64>) -> tensor<5xf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// A counter that is made in bf16 is one up to 256; a part of a longer one may be beyond that.
// CHECK-LABEL: @rows_of_a_longer_counter
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @rows_of_a_longer_counter(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<300xbf16>
  %h = tensor.extract_slice %i[290] [5] [1] : tensor<300xbf16> to tensor<5xbf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xbf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// So in other dialects.
// CHECK-LABEL: @torch_arange
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @torch_arange(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %c0 = "torch.constant.int"() <{value = 2045 : i64}> : () -> !torch.int
  %c1 = "torch.constant.int"() <{value = 2050 : i64}> : () -> !torch.int
  %none = "torch.constant.none"() : () -> !torch.none
  %i = "torch.aten.arange.start"(%c0, %c1, %none, %none, %none, %none) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none) -> tensor<5xf16>
  %p = arith.extf %i : tensor<5xf16> to tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// And by an operation whose numbers are operands.
// CHECK-LABEL: @onnx_range
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @onnx_range(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %c0 = arith.constant dense<2045.0> : tensor<f32>
  %c1 = arith.constant dense<2050.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %i = "onnx.Range"(%c0, %c1, %one) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<5xf16>
  %p = arith.extf %i : tensor<5xf16> to tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// 254 + 3 is no number of bf16: a sum there is another position.
// CHECK-LABEL: @summed_in_bf16
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @summed_in_bf16(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xbf16>
  %first = arith.constant dense<254.0> : tensor<5xbf16>
  %h = arith.addf %i, %first : tensor<5xbf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xbf16>) -> tensor<5xf32>
  %inverse = arith.constant dense<[[0.25, 0.025]]> : tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}

// -----

// Frequencies are the products that bf16 has: 0.032959, as 0.0329418 is none, of which theta would be 102.79.
// CHECK-LABEL: @frequencies_in_bf16
// CHECK: rope.table #rope.linear<theta = 102.6844,
func.func @frequencies_in_bf16(%x: tensor<5x2x4xf32>) -> tensor<5x2x4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
  %first = arith.constant dense<252> : tensor<5xi64>
  %n = arith.addi %i, %first : tensor<5xi64>
  %h = "stablehlo.convert"(%n) : (tensor<5xi64>) -> tensor<5xbf16>
  %p = "stablehlo.convert"(%h) : (tensor<5xbf16>) -> tensor<5xf32>
  %tenth = arith.constant dense<[[0.25, 0.0246582031]]> : tensor<1x2xbf16>
  %third = arith.constant dense<1.3359375> : tensor<1x2xbf16>
  %both = arith.mulf %tenth, %third : tensor<1x2xbf16>
  %inverse = arith.extf %both : tensor<1x2xbf16> to tensor<1x2xf32>
  %column = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 2, 2] [1, 1, 1] : tensor<5x2x4xf32> to tensor<5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<5x2x2xf32>
  %f = arith.subf %a, %b : tensor<5x2x2xf32>
  %g = arith.addf %d, %e : tensor<5x2x2xf32>
  %y = "onnx.Concat"(%f, %g) <{axis = 2 : si64}> : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x4xf32>
  return %y : tensor<5x2x4xf32>
}
