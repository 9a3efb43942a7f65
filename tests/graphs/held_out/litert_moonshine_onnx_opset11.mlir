"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Unsqueeze"(%arg2) {axes = [2 : si64]} : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %1 = "onnx.Cast"(%0) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %2 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.464158863, 0.215443462, 1.000000e-01, 0.046415884, 0.0215443484, 0.00999999977, 0.00464158971, 0.00215443433, 1.000000e-03, 4.64158977E-4, 2.15443433E-4]> : tensor<12xf32>} : () -> tensor<12xf32>
    %3 = "onnx.Mul"(%1, %2) : (tensor<1x4x1xf32>, tensor<12xf32>) -> tensor<1x4x12xf32>
    %4 = "onnx.Concat"(%3, %3) {axis = -1 : si64} : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x24xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %6 = "onnx.Sin"(%4) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%5, %8, %9, %7, %10) : (tensor<1x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x12xf32>
    %12 = "onnx.Unsqueeze"(%11) {axes = [-1 : si64]} : (tensor<1x4x12xf32>) -> tensor<1x4x12x1xf32>
    %13 = "onnx.Concat"(%12, %12) {axis = -1 : si64} : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %14 = "onnx.Constant"() {value = dense<[1, 4, 24]> : tensor<3xi64>} : () -> tensor<3xi64>
    %15 = "onnx.Reshape"(%13, %14) : (tensor<1x4x12x2xf32>, tensor<3xi64>) -> tensor<1x4x24xf32>
    %16 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%6, %17, %18, %16, %19) : (tensor<1x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x12xf32>
    %21 = "onnx.Unsqueeze"(%20) {axes = [-1 : si64]} : (tensor<1x4x12xf32>) -> tensor<1x4x12x1xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = -1 : si64} : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %23 = "onnx.Constant"() {value = dense<[1, 4, 24]> : tensor<3xi64>} : () -> tensor<3xi64>
    %24 = "onnx.Reshape"(%22, %23) : (tensor<1x4x12x2xf32>, tensor<3xi64>) -> tensor<1x4x24xf32>
    %25 = "onnx.Squeeze"(%arg0) {axes = [0 : si64]} : (tensor<1x2x4x32xf32>) -> tensor<2x4x32xf32>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%25, %27, %28, %26, %29) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x24xf32>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Slice"(%25, %32, %33, %31, %34) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x8xf32>
    %36 = "onnx.Mul"(%30, %15) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %37 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%30, %38, %39, %37, %40) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %42 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%30, %43, %44, %42, %45) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %47 = "onnx.Neg"(%46) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %48 = "onnx.Unsqueeze"(%47) {axes = [-1 : si64]} : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %49 = "onnx.Unsqueeze"(%41) {axes = [-1 : si64]} : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %50 = "onnx.Concat"(%48, %49) {axis = -1 : si64} : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %51 = "onnx.Shape"(%50) : (tensor<2x4x12x2xf32>) -> tensor<4xi64>
    %52 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Slice"(%51, %53, %54, %52) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %56 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Concat"(%55, %56) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %58 = "onnx.Reshape"(%50, %57) : (tensor<2x4x12x2xf32>, tensor<3xi64>) -> tensor<*xf32>
    %59 = "onnx.Mul"(%58, %24) : (tensor<*xf32>, tensor<1x4x24xf32>) -> tensor<*xf32>
    %60 = "onnx.Add"(%36, %59) : (tensor<2x4x24xf32>, tensor<*xf32>) -> tensor<*xf32>
    %61 = "onnx.Concat"(%60, %35) {axis = -1 : si64} : (tensor<*xf32>, tensor<2x4x8xf32>) -> tensor<*xf32>
    %62 = "onnx.Unsqueeze"(%61) {axes = [0 : si64]} : (tensor<*xf32>) -> tensor<1x2x4x32xf32>
    %63 = "onnx.Squeeze"(%arg1) {axes = [0 : si64]} : (tensor<1x2x4x32xf32>) -> tensor<2x4x32xf32>
    %64 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Slice"(%63, %65, %66, %64, %67) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x24xf32>
    %69 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Slice"(%63, %70, %71, %69, %72) : (tensor<2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x8xf32>
    %74 = "onnx.Mul"(%68, %15) : (tensor<2x4x24xf32>, tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %75 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Slice"(%68, %76, %77, %75, %78) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %80 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %83 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Slice"(%68, %81, %82, %80, %83) : (tensor<2x4x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x12xf32>
    %85 = "onnx.Neg"(%84) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %86 = "onnx.Unsqueeze"(%85) {axes = [-1 : si64]} : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %87 = "onnx.Unsqueeze"(%79) {axes = [-1 : si64]} : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %88 = "onnx.Concat"(%86, %87) {axis = -1 : si64} : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %89 = "onnx.Shape"(%88) : (tensor<2x4x12x2xf32>) -> tensor<4xi64>
    %90 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %93 = "onnx.Slice"(%89, %91, %92, %90) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %94 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %95 = "onnx.Concat"(%93, %94) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %96 = "onnx.Reshape"(%88, %95) : (tensor<2x4x12x2xf32>, tensor<3xi64>) -> tensor<*xf32>
    %97 = "onnx.Mul"(%96, %24) : (tensor<*xf32>, tensor<1x4x24xf32>) -> tensor<*xf32>
    %98 = "onnx.Add"(%74, %97) : (tensor<2x4x24xf32>, tensor<*xf32>) -> tensor<*xf32>
    %99 = "onnx.Concat"(%98, %73) {axis = -1 : si64} : (tensor<*xf32>, tensor<2x4x8xf32>) -> tensor<*xf32>
    %100 = "onnx.Unsqueeze"(%99) {axes = [0 : si64]} : (tensor<*xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%62, %100) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
