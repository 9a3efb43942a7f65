"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>, tensor<4xi64>) -> (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4x1x48xf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 2, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 1, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg2, %7) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<4x1xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %14 = "onnx.Concat"(%13, %13) {axis = -1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %15 = "onnx.Cos"(%14) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %16 = "onnx.Sin"(%14) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %17 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf16>
    %18 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x4x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %19 = "onnx.Unsqueeze"(%15, %8) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<1x4x1x32xf32>
    %20 = "onnx.Unsqueeze"(%16, %8) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<1x4x1x32xf32>
    %21 = "onnx.Reshape"(%17, %5) {allowzero = 1 : si64} : (tensor<1x4x2x32xf16>, tensor<5xi64>) -> tensor<1x4x2x2x16xf16>
    %22 = "onnx.Slice"(%21, %1, %7, %9) : (tensor<1x4x2x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x1x16xf16>
    %23 = "onnx.Squeeze"(%22, %9) : (tensor<1x4x2x1x16xf16>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %24 = "onnx.Slice"(%21, %7, %10, %9) : (tensor<1x4x2x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x1x16xf16>
    %25 = "onnx.Squeeze"(%24, %9) : (tensor<1x4x2x1x16xf16>, tensor<1xi64>) -> tensor<1x4x2x16xf16>
    %26 = "onnx.Neg"(%25) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf16>
    %27 = "onnx.Concat"(%26, %23) {axis = -1 : si64} : (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf16>) -> tensor<1x4x2x32xf16>
    %28 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %29 = "onnx.Mul"(%28, %19) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %30 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %31 = "onnx.Mul"(%30, %20) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "onnx.Add"(%29, %31) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "onnx.Cast"(%32) {to = 10 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf16>
    %34 = "onnx.Concat"(%33, %18) {axis = -1 : si64} : (tensor<1x4x2x32xf16>, tensor<1x4x2x16xf16>) -> tensor<1x4x2x48xf16>
    %35 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x4x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xf16>
    %36 = "onnx.Slice"(%arg1, %2, %4, %3, %7) : (tensor<1x4x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %37 = "onnx.Reshape"(%35, %6) {allowzero = 1 : si64} : (tensor<1x4x1x32xf16>, tensor<5xi64>) -> tensor<1x4x1x2x16xf16>
    %38 = "onnx.Slice"(%37, %1, %7, %9) : (tensor<1x4x1x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x1x16xf16>
    %39 = "onnx.Squeeze"(%38, %9) : (tensor<1x4x1x1x16xf16>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %40 = "onnx.Slice"(%37, %7, %10, %9) : (tensor<1x4x1x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x1x16xf16>
    %41 = "onnx.Squeeze"(%40, %9) : (tensor<1x4x1x1x16xf16>, tensor<1xi64>) -> tensor<1x4x1x16xf16>
    %42 = "onnx.Neg"(%41) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf16>
    %43 = "onnx.Concat"(%42, %39) {axis = -1 : si64} : (tensor<1x4x1x16xf16>, tensor<1x4x1x16xf16>) -> tensor<1x4x1x32xf16>
    %44 = "onnx.Cast"(%35) {to = 1 : si64} : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %45 = "onnx.Mul"(%44, %19) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %46 = "onnx.Cast"(%43) {to = 1 : si64} : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %47 = "onnx.Mul"(%46, %20) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %48 = "onnx.Add"(%45, %47) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %49 = "onnx.Cast"(%48) {to = 10 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf16>
    %50 = "onnx.Concat"(%49, %36) {axis = -1 : si64} : (tensor<1x4x1x32xf16>, tensor<1x4x1x16xf16>) -> tensor<1x4x1x48xf16>
    "func.return"(%34, %50) : (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
