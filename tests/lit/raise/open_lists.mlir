// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Where lists of extents are open: all of a dimension is what is as long as it was made.

// An argument is an extent of another one if each call says so,
// CHECK-LABEL: @limit_of_call
// CHECK: rope.apply
func.func @limit_of_call(%x: tensor<?x5x2x4xf32>, %other: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<?x5x2x4xf32>) -> tensor<i32>
  %y = func.call @limit_of_call_body(%x, %positions, %n) : (tensor<?x5x2x4xf32>, tensor<5xi64>, tensor<i32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
func.func private @limit_of_call_body(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %m: tensor<i32>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.reshape"(%m) : (tensor<i32>) -> tensor<1xi32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %to2 = "stablehlo.concatenate"(%n, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%n, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// not if it is that of another tensor.
// CHECK-LABEL: @limit_of_other
// CHECK-NOT: rope.apply
func.func @limit_of_other(%x: tensor<?x5x2x4xf32>, %other: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.get_dimension_size"(%other) <{dimension = 0 : i64}> : (tensor<?x5x2x4xf32>) -> tensor<i32>
  %y = func.call @limit_of_other_body(%x, %positions, %n) : (tensor<?x5x2x4xf32>, tensor<5xi64>, tensor<i32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
func.func private @limit_of_other_body(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %m: tensor<i32>) -> tensor<?x5x2x4xf32> {
  %n = "stablehlo.reshape"(%m) : (tensor<i32>) -> tensor<1xi32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %to2 = "stablehlo.concatenate"(%n, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%n, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// What a tensor was made with is its extent,
// CHECK-LABEL: @limit_made_with
// CHECK: rope.apply
func.func @limit_made_with(%flat: tensor<?x40xf32>, %positions: tensor<5xi64>, %m: tensor<1xi32>, %o: tensor<1xi32>) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %all = "stablehlo.concatenate"(%m, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %r = "stablehlo.dynamic_reshape"(%flat, %all) : (tensor<?x40xf32>, tensor<4xi32>) -> tensor<?x5x2x4xf32>
  %x = "stablehlo.add"(%r, %r) : (tensor<?x5x2x4xf32>, tensor<?x5x2x4xf32>) -> tensor<?x5x2x4xf32>
  %to2 = "stablehlo.concatenate"(%m, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%m, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// another number is not.
// CHECK-LABEL: @limit_made_with_other
// CHECK-NOT: rope.apply
func.func @limit_made_with_other(%flat: tensor<?x40xf32>, %positions: tensor<5xi64>, %m: tensor<1xi32>, %o: tensor<1xi32>) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %all = "stablehlo.concatenate"(%m, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %r = "stablehlo.dynamic_reshape"(%flat, %all) : (tensor<?x40xf32>, tensor<4xi32>) -> tensor<?x5x2x4xf32>
  %x = "stablehlo.add"(%r, %r) : (tensor<?x5x2x4xf32>, tensor<?x5x2x4xf32>) -> tensor<?x5x2x4xf32>
  %to2 = "stablehlo.concatenate"(%o, %low) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %to4 = "stablehlo.concatenate"(%o, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %lo = "stablehlo.real_dynamic_slice"(%x, %d0, %to2, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.real_dynamic_slice"(%x, %d2, %to4, %d1) : (tensor<?x5x2x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// The same of what a lookup takes of the dimensions that it does not look up in.
// CHECK-LABEL: @gathered_all
// CHECK: rope.apply
func.func @gathered_all(%flat: tensor<?x40xf32>, %positions: tensor<5xi64>, %m: tensor<1xi32>, %o: tensor<1xi32>) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %all = "stablehlo.concatenate"(%m, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %r = "stablehlo.dynamic_reshape"(%flat, %all) : (tensor<?x40xf32>, tensor<4xi32>) -> tensor<?x5x2x4xf32>
  %x = "stablehlo.add"(%r, %r) : (tensor<?x5x2x4xf32>, tensor<?x5x2x4xf32>) -> tensor<?x5x2x4xf32>
  %one = arith.constant dense<[5, 2, 1]> : tensor<3xi32>
  %sizes = "stablehlo.concatenate"(%m, %one) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %first2 = arith.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %last2 = arith.constant dense<[[2], [3]]> : tensor<2x1xi32>
  %lo = "stablehlo.dynamic_gather"(%x, %first2, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>}> : (tensor<?x5x2x4xf32>, tensor<2x1xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.dynamic_gather"(%x, %last2, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>}> : (tensor<?x5x2x4xf32>, tensor<2x1xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}

// -----

// It may take less.
// CHECK-LABEL: @gathered_some
// CHECK-NOT: rope.apply
func.func @gathered_some(%flat: tensor<?x40xf32>, %positions: tensor<5xi64>, %m: tensor<1xi32>, %o: tensor<1xi32>) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %d0 = arith.constant dense<0> : tensor<4xi32>
  %d1 = arith.constant dense<1> : tensor<4xi32>
  %d2 = arith.constant dense<[0, 0, 0, 2]> : tensor<4xi32>
  %low = arith.constant dense<[5, 2, 2]> : tensor<3xi32>
  %high = arith.constant dense<[5, 2, 4]> : tensor<3xi32>
  %all = "stablehlo.concatenate"(%m, %high) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %r = "stablehlo.dynamic_reshape"(%flat, %all) : (tensor<?x40xf32>, tensor<4xi32>) -> tensor<?x5x2x4xf32>
  %x = "stablehlo.add"(%r, %r) : (tensor<?x5x2x4xf32>, tensor<?x5x2x4xf32>) -> tensor<?x5x2x4xf32>
  %one = arith.constant dense<[5, 2, 1]> : tensor<3xi32>
  %sizes = "stablehlo.concatenate"(%o, %one) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %first2 = arith.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %last2 = arith.constant dense<[[2], [3]]> : tensor<2x1xi32>
  %lo = "stablehlo.dynamic_gather"(%x, %first2, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>}> : (tensor<?x5x2x4xf32>, tensor<2x1xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %hi = "stablehlo.dynamic_gather"(%x, %last2, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>}> : (tensor<?x5x2x4xf32>, tensor<2x1xi32>, tensor<4xi32>) -> tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
