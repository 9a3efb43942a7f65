"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>, tensor<4x2xi64>) -> (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x2x4x32xf16>, %arg2: tensor<4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4, 0.562341332, 0.177827939, 0.0562341288, 0.0177827943, 0.00562341325, 0.00177827943, 5.62341302E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<4x2xi64>, tensor<1xi64>) -> tensor<4x2x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<4x2x1xi64>) -> tensor<4x2x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<4x2x1xf32>, tensor<16xf32>) -> tensor<4x2x16xf32>
    %5 = "onnx.Cos"(%4) : (tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<4x2x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %8 = "onnx.Sin"(%4) : (tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<4x2x16xf32>, tensor<f32>) -> tensor<4x2x16xf32>
    %11 = "onnx.Shape"(%7) : (tensor<4x2x16xf32>) -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Gather"(%11, %12) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Add"(%13, %15) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Div"(%16, %17) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Mul"(%18, %19) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %21 = "onnx.Slice"(%7, %14, %20, %12) : (tensor<4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Mul"(%18, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Slice"(%7, %20, %23, %12) : (tensor<4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %27 = "onnx.Gather"(%21, %25) {axis = 1 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %28 = "onnx.Gather"(%24, %26) {axis = 1 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %29 = "onnx.Concat"(%27, %28) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %30 = "onnx.Concat"(%29, %29) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %31 = "onnx.Shape"(%10) : (tensor<4x2x16xf32>) -> tensor<3xi64>
    %32 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Gather"(%31, %32) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Add"(%33, %35) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Div"(%36, %37) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Mul"(%38, %39) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %41 = "onnx.Slice"(%10, %34, %40, %32) : (tensor<4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %42 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Mul"(%38, %42) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %44 = "onnx.Slice"(%10, %40, %43, %32) : (tensor<4x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %45 = "onnx.Gather"(%41, %25) {axis = 1 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %46 = "onnx.Gather"(%44, %26) {axis = 1 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %47 = "onnx.Concat"(%45, %46) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %48 = "onnx.Concat"(%47, %47) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %49 = "onnx.Cast"(%30) {to = 10 : si64} : (tensor<?x?xf32>) -> tensor<?x?xf16>
    %50 = "onnx.Cast"(%48) {to = 10 : si64} : (tensor<?x?xf32>) -> tensor<?x?xf16>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Unsqueeze"(%49, %51) : (tensor<?x?xf16>, tensor<1xi64>) -> tensor<1x?x?xf16>
    %53 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Unsqueeze"(%50, %53) : (tensor<?x?xf16>, tensor<1xi64>) -> tensor<1x?x?xf16>
    %55 = "onnx.Mul"(%arg0, %52) : (tensor<1x2x4x32xf16>, tensor<1x?x?xf16>) -> tensor<1x2x4x32xf16>
    %56 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Slice"(%arg0, %57, %58, %56, %59) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %61 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Slice"(%arg0, %62, %63, %61, %64) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %66 = "onnx.Neg"(%65) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %67 = "onnx.Concat"(%66, %60) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %68 = "onnx.Mul"(%67, %54) : (tensor<1x2x4x32xf16>, tensor<1x?x?xf16>) -> tensor<1x2x4x32xf16>
    %69 = "onnx.Add"(%55, %68) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    %70 = "onnx.Mul"(%arg1, %52) : (tensor<1x2x4x32xf16>, tensor<1x?x?xf16>) -> tensor<1x2x4x32xf16>
    %71 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Slice"(%arg1, %72, %73, %71, %74) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %76 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Slice"(%arg1, %77, %78, %76, %79) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %81 = "onnx.Neg"(%80) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %82 = "onnx.Concat"(%81, %75) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %83 = "onnx.Mul"(%82, %54) : (tensor<1x2x4x32xf16>, tensor<1x?x?xf16>) -> tensor<1x2x4x32xf16>
    %84 = "onnx.Add"(%70, %83) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf16>
    "func.return"(%69, %84) : (tensor<1x2x4x32xf16>, tensor<1x2x4x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
