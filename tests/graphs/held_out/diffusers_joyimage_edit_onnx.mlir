"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>, tensor<2x4xi64>) -> (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xbf16>, %arg1: tensor<2x4x2x32xbf16>, %arg2: tensor<2x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 4, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[2, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<2x4xi64>, tensor<1xi64>) -> tensor<2x4x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<2x4x1xi64>) -> tensor<2x4x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<2x4x1xf32>, tensor<16xf32>) -> tensor<2x4x16xf32>
    %13 = "onnx.Unsqueeze"(%12, %5) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %14 = "onnx.Expand"(%13, %6) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %16 = "onnx.Cos"(%15) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %17 = "onnx.Sin"(%15) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = "onnx.Unsqueeze"(%16, %4) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %19 = "onnx.Unsqueeze"(%17, %4) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %20 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %21 = "onnx.Mul"(%20, %18) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %22 = "onnx.Reshape"(%20, %2) {allowzero = 1 : si64} : (tensor<2x4x2x32xf32>, tensor<5xi64>) -> tensor<2x4x2x16x2xf32>
    %23 = "onnx.Slice"(%22, %7, %8, %9) : (tensor<2x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %24 = "onnx.Squeeze"(%23, %9) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %25 = "onnx.Slice"(%22, %8, %4, %9) : (tensor<2x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %26 = "onnx.Squeeze"(%25, %9) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %27 = "onnx.Neg"(%26) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %28 = "onnx.Unsqueeze"(%27, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %29 = "onnx.Unsqueeze"(%24, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %30 = "onnx.Concat"(%28, %29) {axis = -1 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %31 = "onnx.Reshape"(%30, %3) {allowzero = 1 : si64} : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %32 = "onnx.Mul"(%31, %19) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %33 = "onnx.Add"(%21, %32) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %34 = "onnx.Cast"(%33) {saturate = 1 : si64, to = 16 : si64} : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xbf16>
    %35 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %36 = "onnx.Mul"(%35, %18) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %37 = "onnx.Reshape"(%35, %2) {allowzero = 1 : si64} : (tensor<2x4x2x32xf32>, tensor<5xi64>) -> tensor<2x4x2x16x2xf32>
    %38 = "onnx.Slice"(%37, %7, %8, %9) : (tensor<2x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %39 = "onnx.Squeeze"(%38, %9) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %40 = "onnx.Slice"(%37, %8, %4, %9) : (tensor<2x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %41 = "onnx.Squeeze"(%40, %9) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %42 = "onnx.Neg"(%41) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %43 = "onnx.Unsqueeze"(%42, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %44 = "onnx.Unsqueeze"(%39, %9) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %45 = "onnx.Concat"(%43, %44) {axis = -1 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %46 = "onnx.Reshape"(%45, %3) {allowzero = 1 : si64} : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %47 = "onnx.Mul"(%46, %19) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %48 = "onnx.Add"(%36, %47) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %49 = "onnx.Cast"(%48) {saturate = 1 : si64, to = 16 : si64} : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xbf16>
    "func.return"(%34, %49) : (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
