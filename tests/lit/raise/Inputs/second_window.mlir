// The first window has a table; the second one's is in parts, of which no value has all.
func.func @two(%x: tensor<2x5x8xf32>, %pos: tensor<5xi64>, %c0: tensor<5x2xf32>, %c1: tensor<2xf32>, %s0: tensor<5x2xf32>, %s1: tensor<2xf32>) -> tensor<2x5x8xf32> {
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
  return %y : tensor<2x5x8xf32>
}
