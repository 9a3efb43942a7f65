"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>, tensor<6xi64>) -> (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<1x4x1x48xbf16>, %arg2: tensor<6xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-4> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 2, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 4, 1, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %8) : (tensor<6xi64>, tensor<1xi64>) -> tensor<6x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<6x1xi64>) -> tensor<6x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<6x1xf32>, tensor<16xf32>) -> tensor<6x16xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %15 = "onnx.Slice"(%arg0, %1, %2, %3, %8) : (tensor<1x4x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %16 = "onnx.Slice"(%arg0, %2, %4, %3, %8) : (tensor<1x4x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %17 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %18 = "onnx.Slice"(%14, %5, %4, %1, %8) : (tensor<6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x32xf32>
    %19 = "onnx.Unsqueeze"(%18, %8) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x1x32xf32>
    %20 = "onnx.Cos"(%19) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %21 = "onnx.Mul"(%17, %20) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "onnx.Reshape"(%17, %6) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x2x16xf32>
    %23 = "onnx.Slice"(%22, %1, %8, %9) : (tensor<1x4x2x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %24 = "onnx.Squeeze"(%23, %9) : (tensor<1x4x2x1x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %25 = "onnx.Slice"(%22, %8, %10, %9) : (tensor<1x4x2x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x1x16xf32>
    %26 = "onnx.Squeeze"(%25, %9) : (tensor<1x4x2x1x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %27 = "onnx.Neg"(%26) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %28 = "onnx.Concat"(%27, %24) {axis = -1 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %29 = "onnx.Sin"(%19) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %30 = "onnx.Mul"(%28, %29) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Add"(%21, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "onnx.Cast"(%31) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %33 = "onnx.Concat"(%32, %16) {axis = -1 : si64} : (tensor<1x4x2x32xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x48xbf16>
    %34 = "onnx.Slice"(%arg1, %1, %2, %3, %8) : (tensor<1x4x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xbf16>
    %35 = "onnx.Slice"(%arg1, %2, %4, %3, %8) : (tensor<1x4x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xbf16>
    %36 = "onnx.Cast"(%34) {to = 1 : si64} : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %37 = "onnx.Mul"(%36, %20) : (tensor<1x4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %38 = "onnx.Reshape"(%36, %7) {allowzero = 1 : si64} : (tensor<1x4x1x32xf32>, tensor<5xi64>) -> tensor<1x4x1x2x16xf32>
    %39 = "onnx.Slice"(%38, %1, %8, %9) : (tensor<1x4x1x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x1x16xf32>
    %40 = "onnx.Squeeze"(%39, %9) : (tensor<1x4x1x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %41 = "onnx.Slice"(%38, %8, %10, %9) : (tensor<1x4x1x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x1x16xf32>
    %42 = "onnx.Squeeze"(%41, %9) : (tensor<1x4x1x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %43 = "onnx.Neg"(%42) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %44 = "onnx.Concat"(%43, %40) {axis = -1 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %45 = "onnx.Mul"(%44, %29) : (tensor<1x4x1x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %46 = "onnx.Add"(%37, %45) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %47 = "onnx.Cast"(%46) {to = 16 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %48 = "onnx.Concat"(%47, %35) {axis = -1 : si64} : (tensor<1x4x1x32xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x48xbf16>
    "func.return"(%33, %48) : (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
