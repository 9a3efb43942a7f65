"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %6 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Equal"(%6, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %8 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Where"(%7, %3, %8) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %10 = "onnx.Expand"(%1, %9) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%arg3, %11) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x1x16xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.ConstantOfShape"(%13) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %16 = "onnx.Mul"(%14, %15) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %18 = "onnx.Equal"(%17, %16) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %19 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %20 = "onnx.Where"(%18, %14, %19) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %21 = "onnx.Expand"(%12, %20) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %22 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %24 = "onnx.Reshape"(%22, %23) {allowzero = 0 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %26:2 = "onnx.Split"(%24, %25) {axis = -1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<2xi64>) -> (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>)
    %27 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%26#0, %27) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %29 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Squeeze"(%26#1, %29) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %31 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %33 = "onnx.Reshape"(%31, %32) {allowzero = 0 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %35:2 = "onnx.Split"(%33, %34) {axis = -1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<2xi64>) -> (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>)
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Squeeze"(%35#0, %36) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Squeeze"(%35#1, %38) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %40 = "onnx.Constant"() {value = dense<[1, 4, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %41 = "onnx.Constant"() {value = dense<[1, 4, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %42 = "onnx.Reshape"(%10, %40) {allowzero = 0 : si64} : (tensor<4x?x16xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %43 = "onnx.Reshape"(%21, %41) {allowzero = 0 : si64} : (tensor<4x?x16xf32>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %44 = "onnx.Mul"(%28, %42) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "onnx.Mul"(%30, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "onnx.Sub"(%44, %45) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %47 = "onnx.Mul"(%28, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %48 = "onnx.Mul"(%30, %42) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "onnx.Add"(%47, %48) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "onnx.Mul"(%37, %42) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %51 = "onnx.Mul"(%39, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %52 = "onnx.Sub"(%50, %51) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %53 = "onnx.Mul"(%37, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %54 = "onnx.Mul"(%39, %42) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %55 = "onnx.Add"(%53, %54) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %56 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Unsqueeze"(%46, %56) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %58 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Unsqueeze"(%49, %58) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %60 = "onnx.Concat"(%57, %59) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %61 = "onnx.Shape"(%60) : (tensor<1x4x2x16x2xf32>) -> tensor<5xi64>
    %62 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Slice"(%61, %63, %64, %62) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %66 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Concat"(%65, %66) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %68 = "onnx.Reshape"(%60, %67) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %69 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Unsqueeze"(%52, %69) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %71 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Unsqueeze"(%55, %71) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %73 = "onnx.Concat"(%70, %72) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %74 = "onnx.Shape"(%73) : (tensor<1x4x2x16x2xf32>) -> tensor<5xi64>
    %75 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Slice"(%74, %76, %77, %75) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %79 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Concat"(%78, %79) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %81 = "onnx.Reshape"(%73, %80) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%68, %81) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
