// RUN: rope-opt --allow-unregistered-dialect --raise-rope --remarks-filter=raise-rope %s 2>&1 \
// RUN:   | FileCheck %s
// RUN: rope-opt --allow-unregistered-dialect --raise-rope=assume-repeated-tables %s \
// RUN:   | FileCheck %s --check-prefix=ASSUME

// Full-width tables are arguments: nothing says that their halves agree.
// CHECK: remark: [Missed] NotRaised {{.*}}arith.addf: components 0 and 2 have different cosines
// The last sum has the sign of a reflection.
// CHECK: remark: [Missed] NotRaised {{.*}}arith.addf: components 0 and 2 have sines of the same sign
// A slice leaves out some of an open extent of x.
// CHECK: remark: [Missed] NotRaised {{.*}}onnx.Concat: what it is made of may have more of an open extent than it has
// CHECK-NOT: rope.apply

// ASSUME-LABEL: func.func @full
// ASSUME: rope.apply half
// ASSUME-LABEL: func.func @reflection
// ASSUME-NOT: rope.apply
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

func.func @cut(%x: tensor<?x5x2x4xf32>, %positions: tensor<5xi64>, %n: index) -> tensor<?x5x2x4xf32> {
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
