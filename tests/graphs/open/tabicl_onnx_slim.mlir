"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 5, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<[5, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 2, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %14 = "onnx.Einsum"(%0, %1) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %15 = "onnx.Slice"(%arg0, %2, %3, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %16 = "onnx.Slice"(%arg0, %3, %6, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %17 = "onnx.Einsum"(%0, %1) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %18 = "onnx.Slice"(%arg1, %2, %3, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Slice"(%arg1, %3, %6, %4, %5) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %20 = "onnx.Unsqueeze"(%14, %7) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x8x1xf32>
    %21 = "onnx.Reshape"(%15, %8) {allowzero = 0 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %22 = "onnx.Unsqueeze"(%17, %7) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x8x1xf32>
    %23 = "onnx.Reshape"(%18, %8) {allowzero = 0 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %24:2 = "onnx.Split"(%21, %9) {axis = -1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>)
    %25:2 = "onnx.Split"(%23, %9) {axis = -1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>)
    %26 = "onnx.Expand"(%20, %10) : (tensor<5x8x1xf32>, tensor<3xi64>) -> tensor<5x8x2xf32>
    %27 = "onnx.Expand"(%22, %10) : (tensor<5x8x1xf32>, tensor<3xi64>) -> tensor<5x8x2xf32>
    %28 = "onnx.Squeeze"(%24#0, %11) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %29 = "onnx.Squeeze"(%24#1, %11) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %30 = "onnx.Squeeze"(%25#0, %11) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %31 = "onnx.Squeeze"(%25#1, %11) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %32 = "onnx.Reshape"(%26, %12) {allowzero = 0 : si64} : (tensor<5x8x2xf32>, tensor<2xi64>) -> tensor<5x16xf32>
    %33 = "onnx.Reshape"(%27, %12) {allowzero = 0 : si64} : (tensor<5x8x2xf32>, tensor<2xi64>) -> tensor<5x16xf32>
    %34 = "onnx.Neg"(%29) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %35 = "onnx.Unsqueeze"(%28, %11) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %36 = "onnx.Neg"(%31) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %37 = "onnx.Unsqueeze"(%30, %11) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %38 = "onnx.Cos"(%32) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %39 = "onnx.Sin"(%32) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %40 = "onnx.Cos"(%33) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %41 = "onnx.Sin"(%33) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %42 = "onnx.Unsqueeze"(%34, %11) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %43 = "onnx.Unsqueeze"(%36, %11) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %44 = "onnx.Mul"(%15, %38) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %45 = "onnx.Mul"(%18, %40) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %46 = "onnx.Concat"(%42, %35) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %47 = "onnx.Concat"(%43, %37) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %48 = "onnx.Reshape"(%46, %13) {allowzero = 0 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %49 = "onnx.Reshape"(%47, %13) {allowzero = 0 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %50 = "onnx.Mul"(%48, %39) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %51 = "onnx.Mul"(%49, %41) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %52 = "onnx.Add"(%44, %50) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %53 = "onnx.Add"(%45, %51) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %54 = "onnx.Concat"(%52, %16) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %55 = "onnx.Concat"(%53, %19) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%54, %55) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
