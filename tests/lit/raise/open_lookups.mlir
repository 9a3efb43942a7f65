// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Lookups and parts along open extents may have fewer rows.

// CHECK-LABEL: @first_selected
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_selected(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "torch.aten.index_select"(%cos0, %z, %r) : (tensor<?x2xf32>, !torch.int, tensor<?xi64>) -> tensor<?x2xf32>
  %sin = "torch.aten.index_select"(%sin0, %z, %r) : (tensor<?x2xf32>, !torch.int, tensor<?xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @first_embedded
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_embedded(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
  %f = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "torch.aten.embedding"(%cos0, %r, %z, %f, %f) : (tensor<?x2xf32>, tensor<?xi64>, !torch.int, !torch.bool, !torch.bool) -> tensor<?x2xf32>
  %sin = "torch.aten.embedding"(%sin0, %r, %z, %f, %f) : (tensor<?x2xf32>, tensor<?xi64>, !torch.int, !torch.bool, !torch.bool) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Operations of ONNX as torch-mlir imports them are the same ones.
// CHECK-LABEL: @but_three
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @but_three(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z1 = arith.constant dense<0> : tensor<1xi64>
  %o1 = arith.constant dense<1> : tensor<1xi64>
  %e1 = arith.constant dense<-3> : tensor<1xi64>
  %cos = "onnx.Slice"(%cos0, %z1, %e1, %z1, %o1) : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin = "onnx.Slice"(%sin0, %z1, %e1, %z1, %o1) : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// CHECK-LABEL: @but_three_imported
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @but_three_imported(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %z1 = arith.constant dense<0> : tensor<1xi64>
  %o1 = arith.constant dense<1> : tensor<1xi64>
  %e1 = arith.constant dense<-3> : tensor<1xi64>
  %cos = "torch.operator"(%cos0, %z1, %e1, %z1, %o1) <{name = "onnx.Slice"}> : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %sin = "torch.operator"(%sin0, %z1, %e1, %z1, %o1) <{name = "onnx.Slice"}> : (tensor<?x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x2xf32>
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Parts of lists are parts.
// CHECK-LABEL: @parts_of_lists
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @parts_of_lists(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %zero = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
  %two = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
  %coses = "torch.aten.chunk"(%cos0, %two, %zero) : (tensor<?x2xf32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %cos, %cosr = "torch.prim.ListUnpack"(%coses) : (!torch.list<vtensor>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %sines = "torch.aten.split.Tensor"(%sin0, %two, %zero) : (tensor<?x2xf32>, !torch.int, !torch.int) -> !torch.list<vtensor>
  %sin, %sinr = "torch.prim.ListUnpack"(%sines) : (!torch.list<vtensor>) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %c = tensor.expand_shape %cos [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %s = tensor.expand_shape %sin [[0, 1], [2]] output_shape [%n, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [%t, 2, 2] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x2x2xf32>, tensor<?x1x2xf32>) -> tensor<?x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 2 : si64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// -----

// Who asks for the extents of a product alone does not need the product.
// CHECK-LABEL: @shape_asked
// CHECK: rope.apply
func.func @shape_asked(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> (tensor<?x5x2x4xf32>, tensor<4xi64>) {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x5x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  %shape = "torch.operator"(%a) <{name = "onnx.Shape"}> : (tensor<?x5x2x2xf32>) -> tensor<4xi64>
  return %y, %shape : tensor<?x5x2x4xf32>, tensor<4xi64>
}

// -----

// x of an open extent of which slices leave out some has more than what is made of it.
// CHECK-LABEL: @cut_x
// CHECK-NOT: rope.
func.func @cut_x(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
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

// CHECK-LABEL: @cut_x_by_lookup
// CHECK-NOT: rope.apply
func.func @cut_x_by_lookup(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x5x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x5x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %xl = tensor.extract_slice %x[0, 0, 0, 0] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %xh = tensor.extract_slice %x[0, 0, 0, 2] [%t, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %lo = "onnx.Gather"(%xl, %r) <{axis = 0 : si64}> : (tensor<?x5x2x2xf32>, tensor<?xi64>) -> tensor<?x5x2x2xf32>
  %hi = "onnx.Gather"(%xh, %r) <{axis = 0 : si64}> : (tensor<?x5x2x2xf32>, tensor<?xi64>) -> tensor<?x5x2x2xf32>
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

// What a slice was made with is its extent: another one by the same number has all of it.
// CHECK-LABEL: @cut_before
// CHECK: %[[CUT:.*]] = tensor.extract_slice
// CHECK: rope.apply half %[[CUT]],
func.func @cut_before(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %xs = tensor.extract_slice %x[0, 0, 0, 0] [%n, 5, 2, 4] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x4xf32>
  %lo = tensor.extract_slice %xs[0, 0, 0, 0] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %xs[0, 0, 0, 2] [%n, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %a = "onnx.Mul"(%lo, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %b = "onnx.Mul"(%hi, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %first = arith.subf %a, %b : tensor<?x5x2x2xf32>
  %d = "onnx.Mul"(%hi, %c) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %e = "onnx.Mul"(%lo, %s) : (tensor<?x5x2x2xf32>, tensor<5x1x2xf32>) -> tensor<?x5x2x2xf32>
  %second = arith.addf %d, %e : tensor<?x5x2x2xf32>
  %y = "onnx.Concat"(%first, %second) <{axis = 3 : si64}> : (tensor<?x5x2x2xf32>, tensor<?x5x2x2xf32>) -> tensor<?x5x2x4xf32>
  return %y : tensor<?x5x2x4xf32>
}
