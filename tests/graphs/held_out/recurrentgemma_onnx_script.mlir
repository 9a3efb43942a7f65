"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xf32>, %arg1: tensor<2x3x1x32xf32>, %arg2: tensor<2x3xi64>):
    %0 = "onnx.Shape"(%arg0) : (tensor<2x3x2x32xf32>) -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Gather"(%0, %1) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Add"(%2, %4) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Div"(%5, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Mul"(%7, %8) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Slice"(%arg0, %3, %9, %1) : (tensor<2x3x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Mul"(%7, %11) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %9, %12, %1) : (tensor<2x3x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %14 = "onnx.Constant"() {value = dense<[2, 3, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %15 = "onnx.Reshape"(%arg2, %14) {allowzero = 0 : si64} : (tensor<2x3xi64>, tensor<4xi64>) -> tensor<2x3x1x1xi64>
    %16 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.250000e-01, 2.500000e-01, 3.750000e-01, 5.000000e-01, 6.250000e-01, 7.500000e-01, 8.750000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %18 = "onnx.Pow"(%16, %17) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "onnx.Reciprocal"(%18) : (tensor<8xf32>) -> tensor<8xf32>
    %20 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "onnx.Mul"(%19, %20) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %22 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %23 = "onnx.Mul"(%22, %21) : (tensor<2x3x1x1xf32>, tensor<8xf32>) -> tensor<2x3x1x8xf32>
    %24 = "onnx.Sin"(%23) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %25 = "onnx.Cos"(%23) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %26 = "onnx.Shape"(%10) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %27 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Gather"(%26, %27) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Add"(%28, %30) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Div"(%31, %32) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Mul"(%33, %34) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %36 = "onnx.Slice"(%10, %29, %35, %27) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %37 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Mul"(%33, %37) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %39 = "onnx.Slice"(%10, %35, %38, %27) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %40 = "onnx.Mul"(%36, %25) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %41 = "onnx.Mul"(%39, %24) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %42 = "onnx.Sub"(%40, %41) : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x8xf32>
    %43 = "onnx.Mul"(%39, %25) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %44 = "onnx.Mul"(%36, %24) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %45 = "onnx.Add"(%43, %44) : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x8xf32>
    %46 = "onnx.Concat"(%42, %45, %13) {axis = -1 : si64} : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>, tensor<?x?x?x?xf32>) -> tensor<2x3x2x32xf32>
    %47 = "onnx.Shape"(%arg1) : (tensor<2x3x1x32xf32>) -> tensor<4xi64>
    %48 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Gather"(%47, %48) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Add"(%49, %51) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Div"(%52, %53) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Mul"(%54, %55) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %57 = "onnx.Slice"(%arg1, %50, %56, %48) : (tensor<2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %58 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Mul"(%54, %58) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %60 = "onnx.Slice"(%arg1, %56, %59, %48) : (tensor<2x3x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %61 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %62 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.250000e-01, 2.500000e-01, 3.750000e-01, 5.000000e-01, 6.250000e-01, 7.500000e-01, 8.750000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %63 = "onnx.Pow"(%61, %62) : (tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %64 = "onnx.Reciprocal"(%63) : (tensor<8xf32>) -> tensor<8xf32>
    %65 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %66 = "onnx.Mul"(%64, %65) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %67 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %68 = "onnx.Mul"(%67, %66) : (tensor<2x3x1x1xf32>, tensor<8xf32>) -> tensor<2x3x1x8xf32>
    %69 = "onnx.Sin"(%68) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %70 = "onnx.Cos"(%68) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %71 = "onnx.Shape"(%57) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %72 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Gather"(%71, %72) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Add"(%73, %75) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Div"(%76, %77) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Mul"(%78, %79) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %81 = "onnx.Slice"(%57, %74, %80, %72) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %82 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %83 = "onnx.Mul"(%78, %82) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %84 = "onnx.Slice"(%57, %80, %83, %72) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %85 = "onnx.Mul"(%81, %70) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %86 = "onnx.Mul"(%84, %69) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %87 = "onnx.Sub"(%85, %86) : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x8xf32>
    %88 = "onnx.Mul"(%84, %70) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %89 = "onnx.Mul"(%81, %69) : (tensor<?x?x?x?xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x?x8xf32>
    %90 = "onnx.Add"(%88, %89) : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x8xf32>
    %91 = "onnx.Concat"(%87, %90, %60) {axis = -1 : si64} : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>, tensor<?x?x?x?xf32>) -> tensor<2x3x1x32xf32>
    "func.return"(%46, %91) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
