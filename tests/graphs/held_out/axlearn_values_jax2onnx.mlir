"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<1x4x2x32xbf16>, %arg3: tensor<1x4x1x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %15 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %16 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %17 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %18 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %20 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %21 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %22 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %23 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %25 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %26 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %27 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %28 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %30 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %31 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %32 = "onnx.Constant"() {value = dense<[1, 1, 1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %33 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %35:2 = "onnx.Split"(%arg3, %0) {axis = 3 : si64} : (tensor<1x4x1x32xbf16>, tensor<2xi64>) -> (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>)
    %36 = "onnx.Unsqueeze"(%35#0, %1) : (tensor<1x4x1x16xbf16>, tensor<1xi64>) -> tensor<1x4x1x16x1xbf16>
    %37 = "onnx.Concat"(%36, %36) {axis = 4 : si64} : (tensor<1x4x1x16x1xbf16>, tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16x2xbf16>
    %38 = "onnx.Reshape"(%37, %2) {allowzero = 0 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x1x32xbf16>
    %39 = "onnx.Unsqueeze"(%35#1, %3) : (tensor<1x4x1x16xbf16>, tensor<1xi64>) -> tensor<1x4x1x16x1xbf16>
    %40 = "onnx.Concat"(%39, %39) {axis = 4 : si64} : (tensor<1x4x1x16x1xbf16>, tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16x2xbf16>
    %41 = "onnx.Reshape"(%40, %4) {allowzero = 0 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x1x32xbf16>
    %42 = "onnx.Slice"(%arg0, %5, %6, %7, %8) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %43 = "onnx.Neg"(%42) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %44 = "onnx.Slice"(%arg0, %9, %10, %11, %12) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %45 = "onnx.Unsqueeze"(%43, %13) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %46 = "onnx.Unsqueeze"(%44, %13) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %47 = "onnx.Concat"(%45, %46) {axis = 4 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %48 = "onnx.Reshape"(%47, %14) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %49 = "onnx.Mul"(%arg0, %41) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %50 = "onnx.Mul"(%48, %38) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %51 = "onnx.Add"(%49, %50) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %52 = "onnx.Slice"(%arg1, %15, %16, %17, %18) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %53 = "onnx.Neg"(%52) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %54 = "onnx.Slice"(%arg1, %19, %20, %21, %22) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %55 = "onnx.Unsqueeze"(%53, %23) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %56 = "onnx.Unsqueeze"(%54, %23) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %57 = "onnx.Concat"(%55, %56) {axis = 4 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %58 = "onnx.Reshape"(%57, %24) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %59 = "onnx.Mul"(%arg1, %41) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %60 = "onnx.Mul"(%58, %38) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %61 = "onnx.Add"(%59, %60) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %62 = "onnx.Slice"(%arg2, %25, %26, %27, %28) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %63 = "onnx.Neg"(%62) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %64 = "onnx.Slice"(%arg2, %29, %30, %31, %32) : (tensor<1x4x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xbf16>
    %65 = "onnx.Unsqueeze"(%63, %33) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %66 = "onnx.Unsqueeze"(%64, %33) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %67 = "onnx.Concat"(%65, %66) {axis = 4 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %68 = "onnx.Reshape"(%67, %34) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %69 = "onnx.Mul"(%arg2, %41) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %70 = "onnx.Mul"(%68, %38) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %71 = "onnx.Add"(%69, %70) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    "func.return"(%51, %61, %71) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
