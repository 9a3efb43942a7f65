"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x2x4x32xf16>, %arg2: tensor<1x4x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[[-0.909297406, -0.985391378, -0.996224343, -0.941078901, -0.823607146, -0.651589155, -0.436417341, -0.192342281, 0.0644714385, 0.317015201, 0.54856354, 0.743781268, 0.889739513, 0.976771652, 0.999113619, 0.955285847], [-0.955285847, -0.999113619, -0.976771652, -0.889739513, -0.743781268, -0.54856354, -0.317015201, -0.0644714385, 0.192342281, 0.436417341, 0.651589155, 0.823607146, 0.941078901, 0.996224343, 0.985391378, 0.909297406]]> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.MatMul"(%arg2, %0) : (tensor<1x4x2xf32>, tensor<2x16xf32>) -> tensor<1x4x16xf32>
    %11 = "onnx.Unsqueeze"(%10, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x16x1xf32>
    %12 = "onnx.Expand"(%11, %8) : (tensor<1x4x16x1xf32>, tensor<4xi64>) -> tensor<1x4x16x2xf32>
    %13 = "onnx.Reshape"(%12, %1) {allowzero = 0 : si64} : (tensor<1x4x16x2xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %16 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %17 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Unsqueeze"(%14, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %19 = "onnx.Unsqueeze"(%15, %6) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %20 = "onnx.Mul"(%16, %18) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Slice"(%16, %2, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Slice"(%16, %6, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Neg"(%22) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "onnx.Unsqueeze"(%23, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %25 = "onnx.Unsqueeze"(%21, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %27 = "onnx.Reshape"(%26, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Mul"(%27, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "onnx.Add"(%20, %28) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "onnx.Mul"(%17, %18) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %31 = "onnx.Slice"(%17, %2, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %32 = "onnx.Slice"(%17, %6, %3, %4, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %34 = "onnx.Unsqueeze"(%33, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %35 = "onnx.Unsqueeze"(%31, %9) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %37 = "onnx.Reshape"(%36, %7) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %38 = "onnx.Mul"(%37, %19) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %39 = "onnx.Add"(%30, %38) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %40 = "onnx.Cast"(%29) {to = 10 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    %41 = "onnx.Cast"(%39) {to = 10 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf16>
    "func.return"(%40, %41) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
