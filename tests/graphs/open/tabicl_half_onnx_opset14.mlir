"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Slice"(%arg0, %4, %5, %3, %6) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xf32>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %9, %10, %8, %11) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Slice"(%arg0, %14, %15, %13, %16) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %18 = "onnx.Cos"(%2) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %19 = "onnx.Concat"(%18, %18) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %20 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "onnx.Mul"(%19, %20) : (tensor<5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %22 = "onnx.Sin"(%2) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %23 = "onnx.Concat"(%22, %22) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %24 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "onnx.Mul"(%23, %24) : (tensor<5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %26 = "onnx.Mul"(%12, %21) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Slice"(%12, %28, %29, %27, %30) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %32 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%12, %33, %34, %32, %35) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %37 = "onnx.Neg"(%36) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %38 = "onnx.Concat"(%37, %31) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %39 = "onnx.Mul"(%38, %25) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %40 = "onnx.Add"(%26, %39) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Concat"(%7, %40, %17) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %42 = "onnx.Cast"(%41) {to = 1 : si64} : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %43 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %44 = "onnx.Einsum"(%43, %0) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %45 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Slice"(%arg1, %46, %47, %45, %48) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xf32>
    %50 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Slice"(%arg1, %51, %52, %50, %53) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%arg1, %56, %57, %55, %58) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %60 = "onnx.Cos"(%44) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %61 = "onnx.Concat"(%60, %60) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %62 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %63 = "onnx.Mul"(%61, %62) : (tensor<5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %64 = "onnx.Sin"(%44) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %65 = "onnx.Concat"(%64, %64) {axis = -1 : si64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %66 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %67 = "onnx.Mul"(%65, %66) : (tensor<5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
    %68 = "onnx.Mul"(%54, %63) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %69 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Slice"(%54, %70, %71, %69, %72) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %74 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Slice"(%54, %75, %76, %74, %77) : (tensor<1x2x5x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %79 = "onnx.Neg"(%78) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %80 = "onnx.Concat"(%79, %73) {axis = -1 : si64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %81 = "onnx.Mul"(%80, %67) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %82 = "onnx.Add"(%68, %81) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %83 = "onnx.Concat"(%49, %82, %59) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %84 = "onnx.Cast"(%83) {to = 1 : si64} : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%42, %84) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
