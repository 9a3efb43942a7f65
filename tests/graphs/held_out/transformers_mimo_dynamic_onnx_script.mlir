"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x?x48xf32>, tensor<1x1x?x48xf32>, tensor<1x?xi64>) -> (tensor<1x2x?x?xf32>, tensor<1x1x?x?xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x?x48xf32>, %arg1: tensor<1x1x?x48xf32>, %arg2: tensor<1x?xi64>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<1x?xi64>, tensor<1xi64>) -> tensor<1x?x1xi64>
    %2 = "onnx.Cast"(%1) {to = 1 : si64} : (tensor<1x?x1xi64>) -> tensor<1x?x1xf32>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %4 = "onnx.Mul"(%2, %3) : (tensor<1x?x1xf32>, tensor<8xf32>) -> tensor<1x?x8xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %7 = "onnx.Sin"(%5) : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%6, %8) : (tensor<1x?x16xf32>, tensor<1xi64>) -> tensor<1x1x?x16xf32>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%7, %10) : (tensor<1x?x16xf32>, tensor<1xi64>) -> tensor<1x1x?x16xf32>
    %12 = "onnx.Shape"(%9) : (tensor<1x1x?x16xf32>) -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Gather"(%12, %13) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Unsqueeze"(%14, %17) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%arg0, %16, %18, %15, %19) : (tensor<1x2x?x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Unsqueeze"(%14, %22) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %23, %24, %21, %25) : (tensor<1x2x?x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Unsqueeze"(%14, %29) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg1, %28, %30, %27, %31) : (tensor<1x1x?x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Unsqueeze"(%14, %34) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%arg1, %35, %36, %33, %37) : (tensor<1x1x?x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %39 = "onnx.Mul"(%20, %9) : (tensor<?x?x?x?xf32>, tensor<1x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %40 = "onnx.Shape"(%20) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %42 = "onnx.Gather"(%40, %41) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %43 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %44 = "onnx.Div"(%42, %43) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %45 = "onnx.Cast"(%44) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %46 = "onnx.Cast"(%45) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %47 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Unsqueeze"(%46, %49) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Slice"(%20, %48, %50, %47, %51) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %53 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Unsqueeze"(%46, %54) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Slice"(%20, %55, %56, %53, %57) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %59 = "onnx.Neg"(%58) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %60 = "onnx.Concat"(%59, %52) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %61 = "onnx.Mul"(%60, %11) : (tensor<?x?x?x?xf32>, tensor<1x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %62 = "onnx.Add"(%39, %61) : (tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %63 = "onnx.Mul"(%32, %9) : (tensor<?x?x?x?xf32>, tensor<1x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %64 = "onnx.Shape"(%32) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %65 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %66 = "onnx.Gather"(%64, %65) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %67 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %68 = "onnx.Div"(%66, %67) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %69 = "onnx.Cast"(%68) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %70 = "onnx.Cast"(%69) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %71 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Unsqueeze"(%70, %73) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Slice"(%32, %72, %74, %71, %75) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %77 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Unsqueeze"(%70, %78) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Slice"(%32, %79, %80, %77, %81) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %83 = "onnx.Neg"(%82) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %84 = "onnx.Concat"(%83, %76) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %85 = "onnx.Mul"(%84, %11) : (tensor<?x?x?x?xf32>, tensor<1x1x?x16xf32>) -> tensor<?x?x?x16xf32>
    %86 = "onnx.Add"(%63, %85) : (tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %87 = "onnx.Concat"(%62, %26) {axis = -1 : si64} : (tensor<?x?x?x16xf32>, tensor<?x?x?x?xf32>) -> tensor<1x2x?x?xf32>
    %88 = "onnx.Concat"(%86, %38) {axis = -1 : si64} : (tensor<?x?x?x16xf32>, tensor<?x?x?x?xf32>) -> tensor<1x1x?x?xf32>
    "func.return"(%87, %88) : (tensor<1x2x?x?xf32>, tensor<1x1x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
