"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x?xi64>) -> (tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x64xf32>, %arg1: tensor<?x1x?x64xf32>, %arg2: tensor<?x?xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<?x?xi64>, tensor<1xi64>) -> tensor<?x?x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<?x?x1xi64>) -> tensor<?x?x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<?x?x1xf32>, tensor<8xf32>) -> tensor<?x?x8xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x16xf32>
    %6 = "onnx.Cos"(%5) : (tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<?x?x16xf32>, tensor<f32>) -> tensor<?x?x16xf32>
    %9 = "onnx.Sin"(%5) : (tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<?x?x16xf32>, tensor<f32>) -> tensor<?x?x16xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%12, %14) : (tensor<?x?x16xf32>, tensor<1xi64>) -> tensor<?x1x?x16xf32>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%13, %16) : (tensor<?x?x16xf32>, tensor<1xi64>) -> tensor<?x1x?x16xf32>
    %18 = "onnx.Shape"(%15) : (tensor<?x1x?x16xf32>) -> tensor<4xi64>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %20 = "onnx.Gather"(%18, %19) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Unsqueeze"(%20, %23) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %22, %24, %21, %25) : (tensor<?x2x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Unsqueeze"(%20, %28) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg0, %29, %30, %27, %31) : (tensor<?x2x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Unsqueeze"(%20, %35) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%arg1, %34, %36, %33, %37) : (tensor<?x1x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %39 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Unsqueeze"(%20, %40) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%arg1, %41, %42, %39, %43) : (tensor<?x1x?x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %45 = "onnx.Mul"(%26, %15) : (tensor<?x?x?x?xf32>, tensor<?x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %46 = "onnx.Shape"(%26) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %47 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %48 = "onnx.Gather"(%46, %47) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %50 = "onnx.Div"(%48, %49) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %51 = "onnx.Cast"(%50) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %52 = "onnx.Cast"(%51) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %53 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Unsqueeze"(%52, %55) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Slice"(%26, %54, %56, %53, %57) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %59 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%52, %60) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%26, %61, %62, %59, %63) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %65 = "onnx.Neg"(%64) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %66 = "onnx.Concat"(%65, %58) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %67 = "onnx.Mul"(%66, %17) : (tensor<?x?x?x?xf32>, tensor<?x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %68 = "onnx.Add"(%45, %67) : (tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %69 = "onnx.Mul"(%38, %15) : (tensor<?x?x?x?xf32>, tensor<?x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %70 = "onnx.Shape"(%38) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %71 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %72 = "onnx.Gather"(%70, %71) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %73 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %74 = "onnx.Div"(%72, %73) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %75 = "onnx.Cast"(%74) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %76 = "onnx.Cast"(%75) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %77 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Unsqueeze"(%76, %79) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Slice"(%38, %78, %80, %77, %81) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %83 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %85 = "onnx.Unsqueeze"(%76, %84) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %88 = "onnx.Slice"(%38, %85, %86, %83, %87) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %89 = "onnx.Neg"(%88) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %90 = "onnx.Concat"(%89, %82) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %91 = "onnx.Mul"(%90, %17) : (tensor<?x?x?x?xf32>, tensor<?x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %92 = "onnx.Add"(%69, %91) : (tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %93 = "onnx.Concat"(%68, %32) {axis = -1 : si64} : (tensor<?x?x?x16xf32>, tensor<?x?x?x?xf32>) -> tensor<?x2x?x?xf32>
    %94 = "onnx.Concat"(%92, %44) {axis = -1 : si64} : (tensor<?x?x?x16xf32>, tensor<?x?x?x?xf32>) -> tensor<?x1x?x?xf32>
    "func.return"(%93, %94) : (tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
