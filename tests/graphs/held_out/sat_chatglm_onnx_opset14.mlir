"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x48xf32>, tensor<8x12x2xf32>) -> tensor<4x1x2x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x48xf32>, %arg1: tensor<8x12x2xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%arg0, %3, %4, %2, %5) : (tensor<4x1x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x24xf32>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%arg0, %8, %9, %7, %10) : (tensor<4x1x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x1x2x24xf32>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Slice"(%arg1, %13, %14, %12, %15) : (tensor<8x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x12x2xf32>
    %17 = "onnx.Constant"() {value = dense<[4, -1, 2, 12, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %18 = "onnx.Reshape"(%6, %17) {allowzero = 0 : si64} : (tensor<4x1x2x24xf32>, tensor<5xi64>) -> tensor<4x1x2x12x2xf32>
    %19 = "onnx.Constant"() {value = dense<[4, -1, 1, 12, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %20 = "onnx.Reshape"(%16, %19) {allowzero = 0 : si64} : (tensor<4x12x2xf32>, tensor<5xi64>) -> tensor<4x1x1x12x2xf32>
    %21 = "onnx.Gather"(%18, %0) {axis = -1 : si64} : (tensor<4x1x2x12x2xf32>, tensor<i64>) -> tensor<4x1x2x12xf32>
    %22 = "onnx.Gather"(%20, %0) {axis = -1 : si64} : (tensor<4x1x1x12x2xf32>, tensor<i64>) -> tensor<4x1x1x12xf32>
    %23 = "onnx.Mul"(%21, %22) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %24 = "onnx.Gather"(%18, %1) {axis = -1 : si64} : (tensor<4x1x2x12x2xf32>, tensor<i64>) -> tensor<4x1x2x12xf32>
    %25 = "onnx.Gather"(%20, %1) {axis = -1 : si64} : (tensor<4x1x1x12x2xf32>, tensor<i64>) -> tensor<4x1x1x12xf32>
    %26 = "onnx.Mul"(%24, %25) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %27 = "onnx.Sub"(%23, %26) : (tensor<4x1x2x12xf32>, tensor<4x1x2x12xf32>) -> tensor<4x1x2x12xf32>
    %28 = "onnx.Mul"(%24, %22) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %29 = "onnx.Mul"(%21, %25) : (tensor<4x1x2x12xf32>, tensor<4x1x1x12xf32>) -> tensor<4x1x2x12xf32>
    %30 = "onnx.Add"(%28, %29) : (tensor<4x1x2x12xf32>, tensor<4x1x2x12xf32>) -> tensor<4x1x2x12xf32>
    %31 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Unsqueeze"(%27, %31) : (tensor<4x1x2x12xf32>, tensor<1xi64>) -> tensor<4x1x2x12x1xf32>
    %33 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Unsqueeze"(%30, %33) : (tensor<4x1x2x12xf32>, tensor<1xi64>) -> tensor<4x1x2x12x1xf32>
    %35 = "onnx.Concat"(%32, %34) {axis = -1 : si64} : (tensor<4x1x2x12x1xf32>, tensor<4x1x2x12x1xf32>) -> tensor<4x1x2x12x2xf32>
    %36 = "onnx.Shape"(%35) : (tensor<4x1x2x12x2xf32>) -> tensor<5xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%36, %38, %39, %37) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %41 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Concat"(%40, %41) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %43 = "onnx.Reshape"(%35, %42) {allowzero = 0 : si64} : (tensor<4x1x2x12x2xf32>, tensor<4xi64>) -> tensor<4x1x2x24xf32>
    %44 = "onnx.Concat"(%43, %11) {axis = -1 : si64} : (tensor<4x1x2x24xf32>, tensor<4x1x2x24xf32>) -> tensor<4x1x2x48xf32>
    "func.return"(%44) : (tensor<4x1x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
