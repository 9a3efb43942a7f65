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
