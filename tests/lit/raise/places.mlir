// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Places that are counted through several dimensions, and which part of a whole they are in.

// Cosines and sines are joined along the batch, of which there are two: the later two are sines.
// CHECK-LABEL: @joined_along_batch
// CHECK: rope.apply half
func.func @joined_along_batch(%x: tensor<2x5x3x4xf32>, %c: tensor<2x5x2xf32>, %s: tensor<2x5x2xf32>) -> tensor<2x5x3x4xf32> {
  %cs = tensor.concat dim(0) %c, %s : (tensor<2x5x2xf32>, tensor<2x5x2xf32>) -> tensor<4x5x2xf32>
  %parts = tensor.expand_shape %cs [[0, 1], [2], [3]] output_shape [2, 2, 5, 2] : tensor<4x5x2xf32> into tensor<2x2x5x2xf32>
  %c1 = tensor.extract_slice %parts[0, 0, 0, 0] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<2x2x5x2xf32> to tensor<2x5x2xf32>
  %s1 = tensor.extract_slice %parts[1, 0, 0, 0] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<2x2x5x2xf32> to tensor<2x5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x5x2xf32>) -> tensor<2x5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x5x2xf32>) -> tensor<2x5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x4xf32> to tensor<2x5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [2, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x4xf32> to tensor<2x5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<2x5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<2x5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<2x5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<2x5x3x2xf32>
  %f = arith.subf %a, %b : tensor<2x5x3x2xf32>
  %g = arith.addf %d, %e : tensor<2x5x3x2xf32>
  %y = tensor.concat dim(3) %f, %g : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x4xf32>
  return %y : tensor<2x5x3x4xf32>
}

// -----

// Three of one and one of the other: the second batch of sines is a cosine.
// CHECK-LABEL: @joined_across
// CHECK-NOT: rope.apply
func.func @joined_across(%x: tensor<2x5x3x4xf32>, %c: tensor<3x5x2xf32>, %s: tensor<1x5x2xf32>) -> tensor<2x5x3x4xf32> {
  %cs = tensor.concat dim(0) %c, %s : (tensor<3x5x2xf32>, tensor<1x5x2xf32>) -> tensor<4x5x2xf32>
  %parts = tensor.expand_shape %cs [[0, 1], [2], [3]] output_shape [2, 2, 5, 2] : tensor<4x5x2xf32> into tensor<2x2x5x2xf32>
  %c1 = tensor.extract_slice %parts[0, 0, 0, 0] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<2x2x5x2xf32> to tensor<2x5x2xf32>
  %s1 = tensor.extract_slice %parts[1, 0, 0, 0] [1, 2, 5, 2] [1, 1, 1, 1] : tensor<2x2x5x2xf32> to tensor<2x5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x5x2xf32>) -> tensor<2x5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x5x2xf32>) -> tensor<2x5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [2, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x4xf32> to tensor<2x5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [2, 5, 3, 2] [1, 1, 1, 1] : tensor<2x5x3x4xf32> to tensor<2x5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<2x5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<2x5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<2x5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<2x5x3x2xf32>
  %f = arith.subf %a, %b : tensor<2x5x3x2xf32>
  %g = arith.addf %d, %e : tensor<2x5x3x2xf32>
  %y = tensor.concat dim(3) %f, %g : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> tensor<2x5x3x4xf32>
  return %y : tensor<2x5x3x4xf32>
}

// -----

// index_select as torch-mlir makes it for TOSA: components looked up in all elements side by side,
// 12 t + 4 h + j of [5, 3, 4].
// CHECK-LABEL: @looked_up_flat
// CHECK: rope.apply interleaved
func.func @looked_up_flat(%x: tensor<5x3x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x3x4xf32> {
  %swapped = arith.constant dense<[1, 0, 3, 2]> : tensor<4xi32>
  %t = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3x4xi32>
  %h = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3x4xi32>
  %j = "stablehlo.broadcast_in_dim"(%swapped) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<5x3x4xi32>
  %twelve = arith.constant dense<12> : tensor<5x3x4xi32>
  %four = arith.constant dense<4> : tensor<5x3x4xi32>
  %th = arith.muli %t, %twelve : tensor<5x3x4xi32>
  %hh = arith.muli %h, %four : tensor<5x3x4xi32>
  %hj = arith.addi %hh, %j : tensor<5x3x4xi32>
  %at = arith.addi %th, %hj : tensor<5x3x4xi32>
  %flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<5x3x4xf32> into tensor<60xf32>
  %values = tensor.expand_shape %flat [[0, 1, 2]] output_shape [1, 60, 1] : tensor<60xf32> into tensor<1x60x1xf32>
  %flatPlaces = tensor.collapse_shape %at [[0, 1, 2]] : tensor<5x3x4xi32> into tensor<60xi32>
  %places = tensor.expand_shape %flatPlaces [[0, 1]] output_shape [1, 60] : tensor<60xi32> into tensor<1x60xi32>
  %found = tosa.gather %values, %places : (tensor<1x60x1xf32>, tensor<1x60xi32>) -> tensor<1x60x1xf32>
  %row = tensor.collapse_shape %found [[0, 1, 2]] : tensor<1x60x1xf32> into tensor<60xf32>
  %other = tensor.expand_shape %row [[0, 1, 2]] output_shape [5, 3, 4] : tensor<60xf32> into tensor<5x3x4xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x2xf32>) -> tensor<5x3x2x2xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x2xf32>) -> tensor<5x3x2x2xf32>
  %sign = arith.constant dense<[-1.0, 1.0]> : tensor<2xf32>
  %signs = "stablehlo.broadcast_in_dim"(%sign) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xf32>) -> tensor<5x3x2x2xf32>
  %signed = arith.mulf %s2, %signs : tensor<5x3x2x2xf32>
  %c4 = tensor.collapse_shape %c2 [[0], [1], [2, 3]] : tensor<5x3x2x2xf32> into tensor<5x3x4xf32>
  %s4 = tensor.collapse_shape %signed [[0], [1], [2, 3]] : tensor<5x3x2x2xf32> into tensor<5x3x4xf32>
  %a = arith.mulf %x, %c4 : tensor<5x3x4xf32>
  %b = arith.mulf %other, %s4 : tensor<5x3x4xf32>
  %y = arith.addf %a, %b : tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}

// -----

// The last component's place is in the next head.
// CHECK-LABEL: @looked_up_in_next
// CHECK-NOT: rope.apply
func.func @looked_up_in_next(%x: tensor<5x3x4xf32>, %c: tensor<5x1x2xf32>, %s: tensor<5x1x2xf32>) -> tensor<5x3x4xf32> {
  %swapped = arith.constant dense<[1, 4, 3, 2]> : tensor<4xi32>
  %t = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3x4xi32>
  %h = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3x4xi32>
  %j = "stablehlo.broadcast_in_dim"(%swapped) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4xi32>) -> tensor<5x3x4xi32>
  %twelve = arith.constant dense<12> : tensor<5x3x4xi32>
  %four = arith.constant dense<4> : tensor<5x3x4xi32>
  %th = arith.muli %t, %twelve : tensor<5x3x4xi32>
  %hh = arith.muli %h, %four : tensor<5x3x4xi32>
  %hj = arith.addi %hh, %j : tensor<5x3x4xi32>
  %at = arith.addi %th, %hj : tensor<5x3x4xi32>
  %flat = tensor.collapse_shape %x [[0, 1, 2]] : tensor<5x3x4xf32> into tensor<60xf32>
  %values = tensor.expand_shape %flat [[0, 1, 2]] output_shape [1, 60, 1] : tensor<60xf32> into tensor<1x60x1xf32>
  %flatPlaces = tensor.collapse_shape %at [[0, 1, 2]] : tensor<5x3x4xi32> into tensor<60xi32>
  %places = tensor.expand_shape %flatPlaces [[0, 1]] output_shape [1, 60] : tensor<60xi32> into tensor<1x60xi32>
  %found = tosa.gather %values, %places : (tensor<1x60x1xf32>, tensor<1x60xi32>) -> tensor<1x60x1xf32>
  %row = tensor.collapse_shape %found [[0, 1, 2]] : tensor<1x60x1xf32> into tensor<60xf32>
  %other = tensor.expand_shape %row [[0, 1, 2]] output_shape [5, 3, 4] : tensor<60xf32> into tensor<5x3x4xf32>
  %c2 = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x2xf32>) -> tensor<5x3x2x2xf32>
  %s2 = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x2xf32>) -> tensor<5x3x2x2xf32>
  %sign = arith.constant dense<[-1.0, 1.0]> : tensor<2xf32>
  %signs = "stablehlo.broadcast_in_dim"(%sign) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2xf32>) -> tensor<5x3x2x2xf32>
  %signed = arith.mulf %s2, %signs : tensor<5x3x2x2xf32>
  %c4 = tensor.collapse_shape %c2 [[0], [1], [2, 3]] : tensor<5x3x2x2xf32> into tensor<5x3x4xf32>
  %s4 = tensor.collapse_shape %signed [[0], [1], [2, 3]] : tensor<5x3x2x2xf32> into tensor<5x3x4xf32>
  %a = arith.mulf %x, %c4 : tensor<5x3x4xf32>
  %b = arith.mulf %other, %s4 : tensor<5x3x4xf32>
  %y = arith.addf %a, %b : tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}

// -----

// A table of 2 x 2 matrices picked by two index tensors: rows and columns of a picture.
// CHECK-LABEL: func.func @two_indices
// CHECK: rope.apply {{.*}}interleaved
func.func @two_indices(%x: !torch.vtensor<[4,2,4],f32>, %row: !torch.vtensor<[4],si64>, %column: !torch.vtensor<[4],si64>) -> !torch.vtensor<[4,2,4],f32> {
  %i1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
  %im1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %i3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
  %false = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %none = "torch.constant.none"() : () -> !torch.none
  %m = "torch.vtensor.literal"() <{value = dense<[[[[[0.9, -0.1], [0.1, 0.9]], [[0.8, -0.2], [0.2, 0.8]]], [[[0.7, -0.3], [0.3, 0.7]], [[0.6, -0.4], [0.4, 0.6]]]]]> : tensor<1x2x2x2x2xf32>}> : () -> !torch.vtensor<[1,2,2,2,2],f32>
  %list = "torch.prim.ListConstruct"(%row, %column) : (!torch.vtensor<[4],si64>, !torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
  %at = "torch.aten.index.Tensor"(%m, %list) : (!torch.vtensor<[1,2,2,2,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,2,2,2],f32>
  %a = "torch.aten.unsqueeze"(%at, %i1) : (!torch.vtensor<[4,2,2,2],f32>, !torch.int) -> !torch.vtensor<[4,1,2,2,2],f32>
  %p = "torch.aten.reshape"(%x, %list) : (!torch.vtensor<[4,2,4],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,2,2,2],f32>
  %u = "torch.aten.unsqueeze"(%p, %i3) : (!torch.vtensor<[4,2,2,2],f32>, !torch.int) -> !torch.vtensor<[4,2,2,1,2],f32>
  %t = "torch.aten.mul.Tensor"(%a, %u) : (!torch.vtensor<[4,1,2,2,2],f32>, !torch.vtensor<[4,2,2,1,2],f32>) -> !torch.vtensor<[4,2,2,2,2],f32>
  %dims = "torch.prim.ListConstruct"(%im1) : (!torch.int) -> !torch.list<int>
  %s = "torch.aten.sum.dim_IntList"(%t, %dims, %false, %none) : (!torch.vtensor<[4,2,2,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,2,2],f32>
  %y = "torch.aten.reshape"(%s, %dims) : (!torch.vtensor<[4,2,2,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,4],f32>
  return %y : !torch.vtensor<[4,2,4],f32>
}

// -----

// One head and half-width rows: x and the table could change places, but rows picked by positions
// are a table's.
// CHECK-LABEL: func.func @one_head
// CHECK-SAME: %[[X:.*]]: tensor<5x4xf32>
// CHECK: %[[HEAD:.*]] = tensor.expand_shape %[[X]]
// CHECK: rope.apply half %[[HEAD]]
func.func @one_head(%x: tensor<5x4xf32>, %cache: tensor<9x4xf32>, %at: tensor<5xi64>) -> tensor<5x4xf32> {
  %rows = "onnx.Gather"(%cache, %at) {axis = 0 : si64} : (tensor<9x4xf32>, tensor<5xi64>) -> tensor<5x4xf32>
  %c = tensor.extract_slice %rows[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %rows[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %lo = tensor.extract_slice %x[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %hi = tensor.extract_slice %x[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %a = arith.mulf %lo, %c : tensor<5x2xf32>
  %b = arith.mulf %hi, %s : tensor<5x2xf32>
  %d = arith.mulf %hi, %c : tensor<5x2xf32>
  %e = arith.mulf %lo, %s : tensor<5x2xf32>
  %f = arith.subf %a, %b : tensor<5x2xf32>
  %g = arith.addf %d, %e : tensor<5x2xf32>
  %y = tensor.concat dim(1) %f, %g : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  return %y : tensor<5x4xf32>
}

// -----

// Neither is known to be a table.
// CHECK-LABEL: func.func @either
// CHECK-NOT: rope.apply
func.func @either(%x: tensor<5x4xf32>, %rows: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %c = tensor.extract_slice %rows[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %rows[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %lo = tensor.extract_slice %x[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %hi = tensor.extract_slice %x[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %a = arith.mulf %lo, %c : tensor<5x2xf32>
  %b = arith.mulf %hi, %s : tensor<5x2xf32>
  %d = arith.mulf %hi, %c : tensor<5x2xf32>
  %e = arith.mulf %lo, %s : tensor<5x2xf32>
  %f = arith.subf %a, %b : tensor<5x2xf32>
  %g = arith.addf %d, %e : tensor<5x2xf32>
  %y = tensor.concat dim(1) %f, %g : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  return %y : tensor<5x4xf32>
}

// -----

// Rows of a cache that lies flat, of 4 numbers each: columns are numbers on top of 4 times a row.
// CHECK-LABEL: func.func @flat_rows
// CHECK: rope.apply half
func.func @flat_rows(%x: tensor<5x3x4xf32>, %cache: tensor<1x36x1xf32>, %at: tensor<5xi32>) -> tensor<5x3x4xf32> {
  %columns = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %four = arith.constant dense<4> : tensor<5x4xi32>
  %row = "stablehlo.broadcast_in_dim"(%at) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x4xi32>
  %column = "stablehlo.broadcast_in_dim"(%columns) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<5x4xi32>
  %begin = arith.muli %row, %four : tensor<5x4xi32>
  %place = arith.addi %begin, %column : tensor<5x4xi32>
  %flat = tensor.collapse_shape %place [[0, 1]] : tensor<5x4xi32> into tensor<20xi32>
  %places = tensor.expand_shape %flat [[0, 1]] output_shape [1, 20] : tensor<20xi32> into tensor<1x20xi32>
  %found = tosa.gather %cache, %places : (tensor<1x36x1xf32>, tensor<1x20xi32>) -> tensor<1x20x1xf32>
  %all = tensor.collapse_shape %found [[0, 1, 2]] : tensor<1x20x1xf32> into tensor<20xf32>
  %rows = tensor.expand_shape %all [[0, 1]] output_shape [5, 4] : tensor<20xf32> into tensor<5x4xf32>
  %c = tensor.extract_slice %rows[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %rows[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}

// -----

// The sines begin a row further on: they are of another position.
// CHECK-LABEL: func.func @flat_rows_apart
// CHECK-NOT: rope.apply
func.func @flat_rows_apart(%x: tensor<5x3x4xf32>, %cache: tensor<1x36x1xf32>, %at: tensor<5xi32>) -> tensor<5x3x4xf32> {
  %columns = arith.constant dense<[0, 1, 6, 7]> : tensor<4xi32>
  %four = arith.constant dense<4> : tensor<5x4xi32>
  %row = "stablehlo.broadcast_in_dim"(%at) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x4xi32>
  %column = "stablehlo.broadcast_in_dim"(%columns) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<5x4xi32>
  %begin = arith.muli %row, %four : tensor<5x4xi32>
  %place = arith.addi %begin, %column : tensor<5x4xi32>
  %flat = tensor.collapse_shape %place [[0, 1]] : tensor<5x4xi32> into tensor<20xi32>
  %places = tensor.expand_shape %flat [[0, 1]] output_shape [1, 20] : tensor<20xi32> into tensor<1x20xi32>
  %found = tosa.gather %cache, %places : (tensor<1x36x1xf32>, tensor<1x20xi32>) -> tensor<1x20x1xf32>
  %all = tensor.collapse_shape %found [[0, 1, 2]] : tensor<1x20x1xf32> into tensor<20xf32>
  %rows = tensor.expand_shape %all [[0, 1]] output_shape [5, 4] : tensor<20xf32> into tensor<5x4xf32>
  %c = tensor.extract_slice %rows[0, 0] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %s = tensor.extract_slice %rows[0, 2] [5, 2] [1, 1] : tensor<5x4xf32> to tensor<5x2xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x2xf32>) -> tensor<5x3x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [5, 3, 2] [1, 1, 1] : tensor<5x3x4xf32> to tensor<5x3x2xf32>
  %a = arith.mulf %lo, %cb : tensor<5x3x2xf32>
  %b = arith.mulf %hi, %sb : tensor<5x3x2xf32>
  %d = arith.mulf %hi, %cb : tensor<5x3x2xf32>
  %e = arith.mulf %lo, %sb : tensor<5x3x2xf32>
  %f = arith.subf %a, %b : tensor<5x3x2xf32>
  %g = arith.addf %d, %e : tensor<5x3x2xf32>
  %y = tensor.concat dim(2) %f, %g : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x4xf32>
  return %y : tensor<5x3x4xf32>
}
