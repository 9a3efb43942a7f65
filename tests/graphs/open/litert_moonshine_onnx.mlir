"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.464158863, 0.215443462, 1.000000e-01, 0.046415884, 0.0215443484, 0.00999999977, 0.00464158971, 0.00215443433, 1.000000e-03, 4.64158977E-4, 2.15443433E-4]> : tensor<12xf32>} : () -> tensor<12xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 24]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 24]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%arg2, %3) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %12 = "onnx.Mul"(%11, %0) : (tensor<1x4x1xf32>, tensor<12xf32>) -> tensor<1x4x12xf32>
    %13 = "onnx.Concat"(%12, %12) {axis = -1 : si64} : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x24xf32>
    %14 = "onnx.Cos"(%13) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %15 = "onnx.Sin"(%13) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %16 = "onnx.Slice"(%14, %1, %2, %3, %7) : (tensor<1x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x12xf32>
    %17 = "onnx.Unsqueeze"(%16, %9) : (tensor<1x4x12xf32>, tensor<1xi64>) -> tensor<1x4x12x1xf32>
    %18 = "onnx.Concat"(%17, %17) {axis = -1 : si64} : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %19 = "onnx.Reshape"(%18, %4) {allowzero = 1 : si64} : (tensor<1x4x12x2xf32>, tensor<3xi64>) -> tensor<1x4x24xf32>
    %20 = "onnx.Slice"(%15, %1, %2, %3, %7) : (tensor<1x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x12xf32>
    %21 = "onnx.Unsqueeze"(%20, %9) : (tensor<1x4x12xf32>, tensor<1xi64>) -> tensor<1x4x12x1xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = -1 : si64} : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %23 = "onnx.Reshape"(%22, %4) {allowzero = 1 : si64} : (tensor<1x4x12x2xf32>, tensor<3xi64>) -> tensor<1x4x24xf32>
    %24 = "onnx.Squeeze"(%arg0, %1) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x32xf32>
    %25 = "onnx.Slice"(%24, %1, %5, %3, %7) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x24xf32>
    %26 = "onnx.Slice"(%24, %5, %6, %3, %7) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x8xf32>
    %27 = "onnx.Mul"(%25, %19) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %28 = "onnx.Slice"(%25, %1, %6, %3, %3) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %29 = "onnx.Slice"(%25, %7, %6, %3, %3) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %30 = "onnx.Neg"(%29) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %31 = "onnx.Unsqueeze"(%30, %9) : (tensor<2x4x12xf32>, tensor<1xi64>) -> tensor<2x4x12x1xf32>
    %32 = "onnx.Unsqueeze"(%28, %9) : (tensor<2x4x12xf32>, tensor<1xi64>) -> tensor<2x4x12x1xf32>
    %33 = "onnx.Concat"(%31, %32) {axis = -1 : si64} : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %34 = "onnx.Reshape"(%33, %8) {allowzero = 1 : si64} : (tensor<2x4x12x2xf32>, tensor<3xi64>) -> tensor<2x4x24xf32>
    %35 = "onnx.Mul"(%34, %23) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %36 = "onnx.Add"(%27, %35) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %37 = "onnx.Concat"(%36, %26) {axis = -1 : si64} : (tensor<2x4x24xf32>, tensor<2x4x8xf32>) -> tensor<2x4x32xf32>
    %38 = "onnx.Unsqueeze"(%37, %1) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %39 = "onnx.Squeeze"(%arg1, %1) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<2x4x32xf32>
    %40 = "onnx.Slice"(%39, %1, %5, %3, %7) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x24xf32>
    %41 = "onnx.Slice"(%39, %5, %6, %3, %7) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x8xf32>
    %42 = "onnx.Mul"(%40, %19) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %43 = "onnx.Slice"(%40, %1, %6, %3, %3) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %44 = "onnx.Slice"(%40, %7, %6, %3, %3) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %45 = "onnx.Neg"(%44) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %46 = "onnx.Unsqueeze"(%45, %9) : (tensor<2x4x12xf32>, tensor<1xi64>) -> tensor<2x4x12x1xf32>
    %47 = "onnx.Unsqueeze"(%43, %9) : (tensor<2x4x12xf32>, tensor<1xi64>) -> tensor<2x4x12x1xf32>
    %48 = "onnx.Concat"(%46, %47) {axis = -1 : si64} : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %49 = "onnx.Reshape"(%48, %8) {allowzero = 1 : si64} : (tensor<2x4x12x2xf32>, tensor<3xi64>) -> tensor<2x4x24xf32>
    %50 = "onnx.Mul"(%49, %23) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %51 = "onnx.Add"(%42, %50) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %52 = "onnx.Concat"(%51, %41) {axis = -1 : si64} : (tensor<2x4x24xf32>, tensor<2x4x8xf32>) -> tensor<2x4x32xf32>
    %53 = "onnx.Unsqueeze"(%52, %1) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    "func.return"(%38, %53) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
