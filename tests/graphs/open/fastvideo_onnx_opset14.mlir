"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %2 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Unsqueeze"(%arg3, %2) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%arg0, %5, %6, %4, %7) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %10, %11, %9, %12) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %14 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Mul"(%14, %1) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Mul"(%16, %3) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Sub"(%15, %17) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Cast"(%18) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %20 = "onnx.Mul"(%16, %1) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Mul"(%14, %3) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %23 = "onnx.Cast"(%22) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %24 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%19, %24) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %26 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Unsqueeze"(%23, %26) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %28 = "onnx.Concat"(%25, %27) {axis = -1 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %29 = "onnx.Shape"(%28) : (tensor<1x4x2x16x2xbf16>) -> tensor<5xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%29, %31, %32, %30) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Concat"(%33, %34) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %36 = "onnx.Reshape"(%28, %35) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %37 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%arg1, %38, %39, %37, %40) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %42 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%arg1, %43, %44, %42, %45) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %47 = "onnx.Cast"(%41) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %48 = "onnx.Mul"(%47, %1) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "onnx.Cast"(%46) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %50 = "onnx.Mul"(%49, %3) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %51 = "onnx.Sub"(%48, %50) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %52 = "onnx.Cast"(%51) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %53 = "onnx.Mul"(%49, %1) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %54 = "onnx.Mul"(%47, %3) : (tensor<1x4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %55 = "onnx.Add"(%53, %54) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %56 = "onnx.Cast"(%55) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %57 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Unsqueeze"(%52, %57) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %59 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Unsqueeze"(%56, %59) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %61 = "onnx.Concat"(%58, %60) {axis = -1 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %62 = "onnx.Shape"(%61) : (tensor<1x4x2x16x2xbf16>) -> tensor<5xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Slice"(%62, %64, %65, %63) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %67 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Concat"(%66, %67) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %69 = "onnx.Reshape"(%61, %68) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    "func.return"(%36, %69) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
