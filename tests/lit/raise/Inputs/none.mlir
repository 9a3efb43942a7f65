// Two reasons, one of them twice.
func.func @full(%x: tensor<3x2x4xf32>, %cos: tensor<3x1x4xf32>, %sin: tensor<3x1x4xf32>) -> tensor<3x2x4xf32> {
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %minus = arith.negf %hi : tensor<3x2x2xf32>
  %turned = tensor.concat dim(2) %minus, %lo : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %a = "onnx.Mul"(%x, %cos) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %b = "onnx.Mul"(%turned, %sin) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %y = arith.addf %a, %b : tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
func.func @again(%x: tensor<3x2x4xf32>, %cos: tensor<3x1x4xf32>, %sin: tensor<3x1x4xf32>) -> tensor<3x2x4xf32> {
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %minus = arith.negf %hi : tensor<3x2x2xf32>
  %turned = tensor.concat dim(2) %minus, %lo : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %a = "onnx.Mul"(%x, %cos) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %b = "onnx.Mul"(%turned, %sin) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %y = arith.addf %a, %b : tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
func.func @reflection(%x: tensor<3x2x4xf32>, %cos: tensor<3x1x2xf32>, %sin: tensor<3x1x2xf32>) -> tensor<3x2x4xf32> {
  %lo = tensor.extract_slice %x[0, 0, 0] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %hi = tensor.extract_slice %x[0, 0, 2] [3, 2, 2] [1, 1, 1] : tensor<3x2x4xf32> to tensor<3x2x2xf32>
  %minus = arith.negf %hi : tensor<3x2x2xf32>
  %plus = arith.negf %lo : tensor<3x2x2xf32>
  %turned = tensor.concat dim(2) %minus, %plus : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x4xf32>
  %c = tensor.concat dim(2) %cos, %cos : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %s = tensor.concat dim(2) %sin, %sin : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x4xf32>
  %a = "onnx.Mul"(%x, %c) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %b = "onnx.Mul"(%turned, %s) : (tensor<3x2x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
  %y = arith.addf %a, %b : tensor<3x2x4xf32>
  return %y : tensor<3x2x4xf32>
}
