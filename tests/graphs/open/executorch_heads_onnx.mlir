"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 2, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %9 = "onnx.Expand"(%8, %0) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %10 = "onnx.Unsqueeze"(%arg3, %4) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %11 = "onnx.Expand"(%10, %0) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %12 = "onnx.Reshape"(%arg0, %1) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %13 = "onnx.Slice"(%12, %5, %4, %6) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %14 = "onnx.Squeeze"(%13, %6) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Slice"(%12, %4, %7, %6) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %16 = "onnx.Squeeze"(%15, %6) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Reshape"(%arg1, %1) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %18 = "onnx.Slice"(%17, %5, %4, %6) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %19 = "onnx.Squeeze"(%18, %6) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Slice"(%17, %4, %7, %6) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %21 = "onnx.Squeeze"(%20, %6) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Reshape"(%9, %2) {allowzero = 1 : si64} : (tensor<4x2x16xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %23 = "onnx.Reshape"(%11, %2) {allowzero = 1 : si64} : (tensor<4x2x16xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %24 = "onnx.Mul"(%14, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %25 = "onnx.Mul"(%16, %23) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %26 = "onnx.Sub"(%24, %25) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %27 = "onnx.Mul"(%14, %23) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %28 = "onnx.Mul"(%16, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %30 = "onnx.Mul"(%19, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "onnx.Mul"(%21, %23) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %32 = "onnx.Sub"(%30, %31) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %33 = "onnx.Mul"(%19, %23) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %34 = "onnx.Mul"(%21, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "onnx.Add"(%33, %34) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %36 = "onnx.Unsqueeze"(%26, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %37 = "onnx.Unsqueeze"(%29, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %39 = "onnx.Reshape"(%38, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %40 = "onnx.Unsqueeze"(%32, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %41 = "onnx.Unsqueeze"(%35, %6) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %42 = "onnx.Concat"(%40, %41) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %43 = "onnx.Reshape"(%42, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%39, %43) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
