"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<2x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<2x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.ConstantOfShape"(%1) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Mul"(%2, %3) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[2, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Equal"(%5, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Constant"() {value = dense<[2, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Where"(%6, %2, %7) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "onnx.Expand"(%arg2, %8) : (tensor<2x1x4xi64>, tensor<3xi64>) -> tensor<2x?x4xi64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%9, %10) : (tensor<2x?x4xi64>, tensor<1xi64>) -> tensor<2x?x4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<2x?x4x1xi64>) -> tensor<2x?x4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<2x?x4x1xf32>, tensor<8xf32>) -> tensor<2x?x4x8xf32>
    %14 = "onnx.Cos"(%13) : (tensor<2x?x4x8xf32>) -> tensor<2x?x4x8xf32>
    %15 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Mul"(%14, %15) : (tensor<2x?x4x8xf32>, tensor<f32>) -> tensor<2x?x4x8xf32>
    %17 = "onnx.Sin"(%13) : (tensor<2x?x4x8xf32>) -> tensor<2x?x4x8xf32>
    %18 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Mul"(%17, %18) : (tensor<2x?x4x8xf32>, tensor<f32>) -> tensor<2x?x4x8xf32>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %21 = "onnx.Gather"(%16, %20) {axis = 0 : si64} : (tensor<2x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%21, %23, %24, %22, %25) : (tensor<?x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x4xf32>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %28 = "onnx.Gather"(%16, %27) {axis = 0 : si64} : (tensor<2x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %29 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%28, %30, %31, %29, %32) : (tensor<?x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x4xf32>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Unsqueeze"(%26, %34) : (tensor<?x4x4xf32>, tensor<1xi64>) -> tensor<?x4x4x1xf32>
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Unsqueeze"(%33, %36) : (tensor<?x4x4xf32>, tensor<1xi64>) -> tensor<?x4x4x1xf32>
    %38 = "onnx.Concat"(%35, %37) {axis = -1 : si64} : (tensor<?x4x4x1xf32>, tensor<?x4x4x1xf32>) -> tensor<?x4x4x2xf32>
    %39 = "onnx.Shape"(%38) : (tensor<?x4x4x2xf32>) -> tensor<4xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Slice"(%39, %41, %42, %40) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %44 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Concat"(%43, %44) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %46 = "onnx.Reshape"(%38, %45) {allowzero = 0 : si64} : (tensor<?x4x4x2xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %47 = "onnx.Concat"(%46, %46) {axis = -1 : si64} : (tensor<?x4x?xf32>, tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %48 = "onnx.Gather"(%19, %20) {axis = 0 : si64} : (tensor<2x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Slice"(%48, %50, %51, %49, %52) : (tensor<?x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x4xf32>
    %54 = "onnx.Gather"(%19, %27) {axis = 0 : si64} : (tensor<2x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %55 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%54, %56, %57, %55, %58) : (tensor<?x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x4xf32>
    %60 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%53, %60) : (tensor<?x4x4xf32>, tensor<1xi64>) -> tensor<?x4x4x1xf32>
    %62 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Unsqueeze"(%59, %62) : (tensor<?x4x4xf32>, tensor<1xi64>) -> tensor<?x4x4x1xf32>
    %64 = "onnx.Concat"(%61, %63) {axis = -1 : si64} : (tensor<?x4x4x1xf32>, tensor<?x4x4x1xf32>) -> tensor<?x4x4x2xf32>
    %65 = "onnx.Shape"(%64) : (tensor<?x4x4x2xf32>) -> tensor<4xi64>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Slice"(%65, %67, %68, %66) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %70 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Concat"(%69, %70) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %72 = "onnx.Reshape"(%64, %71) {allowzero = 0 : si64} : (tensor<?x4x4x2xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %73 = "onnx.Concat"(%72, %72) {axis = -1 : si64} : (tensor<?x4x?xf32>, tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %74 = "onnx.Cast"(%47) {to = 1 : si64} : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %75 = "onnx.Cast"(%73) {to = 1 : si64} : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %76 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Unsqueeze"(%74, %76) : (tensor<?x4x?xf32>, tensor<1xi64>) -> tensor<?x1x4x?xf32>
    %78 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Unsqueeze"(%75, %78) : (tensor<?x4x?xf32>, tensor<1xi64>) -> tensor<?x1x4x?xf32>
    %80 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %83 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Slice"(%arg0, %81, %82, %80, %83) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %85 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %88 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Slice"(%arg0, %86, %87, %85, %88) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %90 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %93 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %94 = "onnx.Slice"(%arg1, %91, %92, %90, %93) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %95 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %96 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %97 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %98 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %99 = "onnx.Slice"(%arg1, %96, %97, %95, %98) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %100 = "onnx.Mul"(%84, %77) : (tensor<1x2x4x16xf32>, tensor<?x1x4x?xf32>) -> tensor<?x2x4x16xf32>
    %101 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %103 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %104 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %105 = "onnx.Slice"(%84, %102, %103, %101, %104) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %106 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %107 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %108 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %109 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %110 = "onnx.Slice"(%84, %107, %108, %106, %109) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %111 = "onnx.Neg"(%110) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %112 = "onnx.Concat"(%111, %105) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %113 = "onnx.Mul"(%112, %79) : (tensor<1x2x4x16xf32>, tensor<?x1x4x?xf32>) -> tensor<?x2x4x16xf32>
    %114 = "onnx.Add"(%100, %113) : (tensor<?x2x4x16xf32>, tensor<?x2x4x16xf32>) -> tensor<?x2x4x16xf32>
    %115 = "onnx.Mul"(%94, %77) : (tensor<1x1x4x16xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x16xf32>
    %116 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %117 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %118 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %119 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %120 = "onnx.Slice"(%94, %117, %118, %116, %119) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %121 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %122 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %123 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %124 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %125 = "onnx.Slice"(%94, %122, %123, %121, %124) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %126 = "onnx.Neg"(%125) : (tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %127 = "onnx.Concat"(%126, %120) {axis = -1 : si64} : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %128 = "onnx.Mul"(%127, %79) : (tensor<1x1x4x16xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x16xf32>
    %129 = "onnx.Add"(%115, %128) : (tensor<?x1x4x16xf32>, tensor<?x1x4x16xf32>) -> tensor<?x1x4x16xf32>
    %130 = "onnx.Concat"(%114, %89) {axis = -1 : si64} : (tensor<?x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %131 = "onnx.Concat"(%129, %99) {axis = -1 : si64} : (tensor<?x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%130, %131) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
