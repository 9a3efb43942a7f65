"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf16>, tensor<1x6x2xi64>) -> tensor<1x6x2x32xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf16>, %arg1: tensor<1x6x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg1, %1) : (tensor<1x6x2xi64>, tensor<1xi64>) -> tensor<1x6x2x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x6x2x1xi64>) -> tensor<1x6x2x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x6x2x1xf32>, tensor<8xf32>) -> tensor<1x6x2x8xf32>
    %5 = "onnx.Cos"(%4) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Mul"(%5, %6) : (tensor<1x6x2x8xf32>, tensor<f32>) -> tensor<1x6x2x8xf32>
    %8 = "onnx.Sin"(%4) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %9 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Mul"(%8, %9) : (tensor<1x6x2x8xf32>, tensor<f32>) -> tensor<1x6x2x8xf32>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Gather"(%7, %11) {axis = 2 : si64} : (tensor<1x6x2x8xf32>, tensor<i64>) -> tensor<1x6x8xf32>
    %14 = "onnx.Gather"(%7, %12) {axis = 2 : si64} : (tensor<1x6x2x8xf32>, tensor<i64>) -> tensor<1x6x8xf32>
    %15 = "onnx.Concat"(%13, %13, %14, %14) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x32xf32>
    %16 = "onnx.Gather"(%10, %11) {axis = 2 : si64} : (tensor<1x6x2x8xf32>, tensor<i64>) -> tensor<1x6x8xf32>
    %17 = "onnx.Gather"(%10, %12) {axis = 2 : si64} : (tensor<1x6x2x8xf32>, tensor<i64>) -> tensor<1x6x8xf32>
    %18 = "onnx.Concat"(%16, %16, %17, %17) {axis = -1 : si64} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x32xf32>
    %19 = "onnx.Cast"(%15) {to = 10 : si64} : (tensor<1x6x32xf32>) -> tensor<1x6x32xf16>
    %20 = "onnx.Cast"(%18) {to = 10 : si64} : (tensor<1x6x32xf32>) -> tensor<1x6x32xf16>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %21, %23, %22) : (tensor<1x6x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf16>
    %25 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Slice"(%arg0, %23, %25, %22) : (tensor<1x6x2x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x16xf16>
    %27 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%19, %27, %29, %28) : (tensor<1x6x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf16>
    %31 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%19, %29, %31, %28) : (tensor<1x6x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf16>
    %33 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%20, %33, %35, %34) : (tensor<1x6x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf16>
    %37 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%20, %35, %37, %34) : (tensor<1x6x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x16xf16>
    %39 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Unsqueeze"(%30, %39) : (tensor<1x6x16xf16>, tensor<1xi64>) -> tensor<1x6x1x16xf16>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Unsqueeze"(%36, %41) : (tensor<1x6x16xf16>, tensor<1xi64>) -> tensor<1x6x1x16xf16>
    %43 = "onnx.Mul"(%24, %40) : (tensor<1x6x2x16xf16>, tensor<1x6x1x16xf16>) -> tensor<1x6x2x16xf16>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Slice"(%24, %45, %46, %44, %47) : (tensor<1x6x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf16>
    %49 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Slice"(%24, %50, %51, %49, %52) : (tensor<1x6x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf16>
    %54 = "onnx.Neg"(%53) : (tensor<1x6x2x8xf16>) -> tensor<1x6x2x8xf16>
    %55 = "onnx.Concat"(%54, %48) {axis = -1 : si64} : (tensor<1x6x2x8xf16>, tensor<1x6x2x8xf16>) -> tensor<1x6x2x16xf16>
    %56 = "onnx.Mul"(%55, %42) : (tensor<1x6x2x16xf16>, tensor<1x6x1x16xf16>) -> tensor<1x6x2x16xf16>
    %57 = "onnx.Add"(%43, %56) : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x16xf16>
    %58 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Unsqueeze"(%32, %58) : (tensor<1x6x16xf16>, tensor<1xi64>) -> tensor<1x6x1x16xf16>
    %60 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%38, %60) : (tensor<1x6x16xf16>, tensor<1xi64>) -> tensor<1x6x1x16xf16>
    %62 = "onnx.Mul"(%26, %59) : (tensor<1x6x2x16xf16>, tensor<1x6x1x16xf16>) -> tensor<1x6x2x16xf16>
    %63 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Slice"(%26, %64, %65, %63, %66) : (tensor<1x6x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf16>
    %68 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Slice"(%26, %69, %70, %68, %71) : (tensor<1x6x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf16>
    %73 = "onnx.Neg"(%72) : (tensor<1x6x2x8xf16>) -> tensor<1x6x2x8xf16>
    %74 = "onnx.Concat"(%73, %67) {axis = -1 : si64} : (tensor<1x6x2x8xf16>, tensor<1x6x2x8xf16>) -> tensor<1x6x2x16xf16>
    %75 = "onnx.Mul"(%74, %61) : (tensor<1x6x2x16xf16>, tensor<1x6x1x16xf16>) -> tensor<1x6x2x16xf16>
    %76 = "onnx.Add"(%62, %75) : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x16xf16>
    %77 = "onnx.Concat"(%57, %76) {axis = -1 : si64} : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x32xf16>
    "func.return"(%77) : (tensor<1x6x2x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
