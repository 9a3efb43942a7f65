"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xf32>) -> tensor<2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[-3.14159274, -4.93678856, -6.73198413, -8.52718067, -10.3223753, -12.1175718, -13.9127674, -15.7079639]], [[3.14159274, 4.93678856, 6.73198413, 8.52718067, 10.3223753, 12.1175718, 13.9127674, 15.7079639]]]> : tensor<2x1x8xf32>} : () -> tensor<2x1x8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[-3.14159274, -4.93678856, -6.73198413, -8.52718067, -10.3223753, -12.1175718, -13.9127674, -15.7079639], [3.14159274, 4.93678856, 6.73198413, 8.52718067, 10.3223753, 12.1175718, 13.9127674, 15.7079639]]]> : tensor<1x2x8xf32>} : () -> tensor<1x2x8xf32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%arg0, %3, %4, %2, %5) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1x64xf32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%arg0, %8, %9, %7, %10) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x64xf32>
    %12 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.ConstantOfShape"(%12) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %14 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Mul"(%13, %14) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %16 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %17 = "onnx.Equal"(%16, %15) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %18 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %19 = "onnx.Where"(%17, %13, %18) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %20 = "onnx.Expand"(%0, %19) : (tensor<2x1x8xf32>, tensor<3xi64>) -> tensor<2x?x8xf32>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.ConstantOfShape"(%21) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %23 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %24 = "onnx.Mul"(%22, %23) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %25 = "onnx.Constant"() {value = dense<[2, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %26 = "onnx.Equal"(%25, %24) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %27 = "onnx.Constant"() {value = dense<[2, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %28 = "onnx.Where"(%26, %22, %27) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %29 = "onnx.Expand"(%1, %28) : (tensor<1x2x8xf32>, tensor<3xi64>) -> tensor<?x2x8xf32>
    %30 = "onnx.Sin"(%20) : (tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
    %31 = "onnx.Sin"(%29) : (tensor<?x2x8xf32>) -> tensor<?x2x8xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<2x?x8xf32>, tensor<?x2x8xf32>) -> tensor<2x2x16xf32>
    %33 = "onnx.Cos"(%20) : (tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
    %34 = "onnx.Cos"(%29) : (tensor<?x2x8xf32>) -> tensor<?x2x8xf32>
    %35 = "onnx.Concat"(%33, %34) {axis = -1 : si64} : (tensor<2x?x8xf32>, tensor<?x2x8xf32>) -> tensor<2x2x16xf32>
    %36 = "onnx.Constant"() {value = dense<[4, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %37 = "onnx.Reshape"(%32, %36) {allowzero = 0 : si64} : (tensor<2x2x16xf32>, tensor<2xi64>) -> tensor<4x16xf32>
    %38 = "onnx.Constant"() {value = dense<[4, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %39 = "onnx.Reshape"(%35, %38) {allowzero = 0 : si64} : (tensor<2x2x16xf32>, tensor<2xi64>) -> tensor<4x16xf32>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Unsqueeze"(%37, %40) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %42 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.ConstantOfShape"(%42) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %44 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %45 = "onnx.Mul"(%43, %44) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %46 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %47 = "onnx.Equal"(%46, %45) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %48 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %49 = "onnx.Where"(%47, %43, %48) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %50 = "onnx.Expand"(%41, %49) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x?xf32>
    %51 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %52 = "onnx.Reshape"(%50, %51) {allowzero = 0 : si64} : (tensor<4x16x?xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %53 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Unsqueeze"(%39, %53) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.ConstantOfShape"(%55) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %57 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %58 = "onnx.Mul"(%56, %57) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %59 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %60 = "onnx.Equal"(%59, %58) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %61 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %62 = "onnx.Where"(%60, %56, %61) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %63 = "onnx.Expand"(%54, %62) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x?xf32>
    %64 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %65 = "onnx.Reshape"(%63, %64) {allowzero = 0 : si64} : (tensor<4x16x?xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %66 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Slice"(%11, %67, %68, %66, %69) : (tensor<2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x32xf32>
    %71 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Slice"(%11, %72, %73, %71, %74) : (tensor<2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x32xf32>
    %76 = "onnx.Mul"(%70, %65) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %77 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %78 = "onnx.Reshape"(%70, %77) {allowzero = 0 : si64} : (tensor<2x4x32xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %79 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %80:2 = "onnx.Split"(%78, %79) {axis = -1 : si64} : (tensor<2x4x16x2xf32>, tensor<2xi64>) -> (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>)
    %81 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Squeeze"(%80#0, %81) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %83 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Squeeze"(%80#1, %83) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %85 = "onnx.Neg"(%84) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %86 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Unsqueeze"(%85, %86) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %88 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Unsqueeze"(%82, %88) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %90 = "onnx.Concat"(%87, %89) {axis = -1 : si64} : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %91 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %92 = "onnx.Reshape"(%90, %91) {allowzero = 0 : si64} : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %93 = "onnx.Mul"(%92, %52) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %94 = "onnx.Add"(%76, %93) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %95 = "onnx.Concat"(%94, %75) {axis = -1 : si64} : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x64xf32>
    %96 = "onnx.Concat"(%6, %95) {axis = -2 : si64} : (tensor<2x1x64xf32>, tensor<2x4x64xf32>) -> tensor<2x5x64xf32>
    "func.return"(%96) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
