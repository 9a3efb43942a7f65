// RUN: rope-opt --allow-unregistered-dialect --raise-rope --split-input-file %s | FileCheck %s

// Where extents are open x is what is nearest: a slice may have changed them.
// CHECK-LABEL: @x_dyn_slice
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 0] [%{{.*}}, 2, 4]
// CHECK: rope.apply half %extracted_slice
func.func @x_dyn_slice(%X: tensor<?x2x4xf32>, %c: tensor<?x2xf32>, %s: tensor<?x2xf32>, %n: index) -> tensor<?x2x4xf32> {
  %x = tensor.extract_slice %X[0,0,0][%n,2,4][1,1,1] : tensor<?x2x4xf32> to tensor<?x2x4xf32>
  %cb = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<?x2xf32>) -> tensor<?x2x2xf32>
  %rlo = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 9223372036854775807, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %rhi = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 9223372036854775807, 2, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<?x2x4xf32>) -> tensor<?x2x2xf32>
  %ra = "stablehlo.multiply"(%rlo, %cb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rb = "stablehlo.multiply"(%rhi, %sb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rf = "stablehlo.subtract"(%ra, %rb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rd = "stablehlo.multiply"(%rhi, %cb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %re = "stablehlo.multiply"(%rlo, %sb) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %rg = "stablehlo.add"(%rd, %re) : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %ry = "stablehlo.concatenate"(%rf, %rg) <{dimension = 2 : i64}> : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x4xf32>
  return %ry : tensor<?x2x4xf32>
}

// -----

// Positions of an open number of which a slice leaves out some may be more than there are tokens.
// CHECK-LABEL: @longer
// CHECK-NOT: rope.table
// CHECK: tensor.extract_slice
// CHECK: rope.apply
func.func @longer(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %cos = tensor.extract_slice %cos0[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %sin = tensor.extract_slice %sin0[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
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

// A slice of other dimensions leaves all of them.
// CHECK-LABEL: @all_of_them
// CHECK: rope.table {{.*}} : tensor<?xi64> -> tensor<?x2xf32>
// CHECK: rope.apply
func.func @all_of_them(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %rows = tensor.dim %cos0, %c0 : tensor<?x2xf32>
  %cos = tensor.extract_slice %cos0[0, 0] [%rows, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
  %sines = tensor.dim %sin0, %c0 : tensor<?x2xf32>
  %sin = tensor.extract_slice %sin0[0, 0] [%sines, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
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

// So does a split leave out some,
// CHECK-LABEL: @parts
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @parts(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %cos, %cosr = "onnx.Split"(%cos0, %none) <{axis = 0 : si64}> : (tensor<?x2xf32>, none) -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %sin, %sinr = "onnx.Split"(%sin0, %none) <{axis = 0 : si64}> : (tensor<?x2xf32>, none) -> (tensor<?x2xf32>, tensor<?x2xf32>)
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

// and a lookup of the first rows, whichever its spelling.
// CHECK-LABEL: @first_rows
// CHECK-NOT: rope.table
// CHECK: rope.apply
func.func @first_rows(%x: tensor<?x2x4xf32>, %positions: tensor<?xi64>, %n: index, %n64: tensor<i64>) -> tensor<?x2x4xf32> {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %m = tensor.dim %positions, %c0 : tensor<?xi64>
  %float = arith.sitofp %positions : tensor<?xi64> to tensor<?xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [%m, 1] : tensor<?xf32> into tensor<?x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<?x1xf32>, tensor<1x2xf32>) -> tensor<?x2xf32>
  %cos0 = math.cos %angle : tensor<?x2xf32>
  %sin0 = math.sin %angle : tensor<?x2xf32>
  %zero = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %r = "onnx.Range"(%zero, %n64, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %cos = "onnx.Gather"(%cos0, %r) <{axis = 0 : si64}> : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<?x2xf32>
  %sin = "onnx.Gather"(%sin0, %r) <{axis = 0 : si64}> : (tensor<?x2xf32>, tensor<?xi64>) -> tensor<?x2xf32>
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

// -----

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

// -----

// A structured operation has the extents of what it writes to, which was made with one that is asked for.
// CHECK-LABEL: @converted
// CHECK: rope.apply
func.func @converted(%h: tensor<?x5x2x4xbf16>, %positions: tensor<5xi64>, %other: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %zero = arith.constant 0 : index
  %n = tensor.dim %h, %zero : tensor<?x5x2x4xbf16>
  %m = tensor.dim %h, %zero : tensor<?x5x2x4xbf16>
  %empty = tensor.empty(%n) : tensor<?x5x2x4xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h : tensor<?x5x2x4xbf16>) outs(%empty : tensor<?x5x2x4xf32>) {
  ^bb0(%narrow: bf16, %old: f32):
    %wide = arith.extf %narrow : bf16 to f32
    linalg.yield %wide : f32
  } -> tensor<?x5x2x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%m, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%m, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
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

// Any other may be less.
// CHECK-LABEL: @converted_and_cut
// CHECK-NOT: rope.apply
func.func @converted_and_cut(%h: tensor<?x5x2x4xbf16>, %positions: tensor<5xi64>, %other: index) -> tensor<?x5x2x4xf32> {
  %inverse = arith.constant dense<[[1.0, 0.1]]> : tensor<1x2xf32>
  %float = arith.sitofp %positions : tensor<5xi64> to tensor<5xf32>
  %column = tensor.expand_shape %float [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
  %angle = "onnx.Mul"(%column, %inverse) : (tensor<5x1xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  %cos = math.cos %angle : tensor<5x2xf32>
  %sin = math.sin %angle : tensor<5x2xf32>
  %c = tensor.expand_shape %cos [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %s = tensor.expand_shape %sin [[0], [1, 2]] output_shape [5, 1, 2] : tensor<5x2xf32> into tensor<5x1x2xf32>
  %zero = arith.constant 0 : index
  %n = tensor.dim %h, %zero : tensor<?x5x2x4xbf16>
  %m = tensor.dim %h, %zero : tensor<?x5x2x4xbf16>
  %empty = tensor.empty(%n) : tensor<?x5x2x4xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h : tensor<?x5x2x4xbf16>) outs(%empty : tensor<?x5x2x4xf32>) {
  ^bb0(%narrow: bf16, %old: f32):
    %wide = arith.extf %narrow : bf16 to f32
    linalg.yield %wide : f32
  } -> tensor<?x5x2x4xf32>
  %lo = tensor.extract_slice %x[0, 0, 0, 0] [%other, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 0, 2] [%other, 5, 2, 2] [1, 1, 1, 1] : tensor<?x5x2x4xf32> to tensor<?x5x2x2xf32>
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
