"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x1x2x32xbf16>, tensor<4xi32>) -> tensor<2x1x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x1x2x32xbf16>, %arg1: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[3, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %4 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<[0, 0, 0, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 1, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<[2, 1, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
    %20 = "onnx.Constant"() {value = dense<[2, 1, 2, 16, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %21 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %22 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<[0, 0, 0, 0, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %24 = "onnx.Constant"() {value = dense<[2, 1, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %25 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %26 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<[2, 1, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %38 = "onnx.Einsum"(%37, %0) {equation = "i,j->ij"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %39 = "onnx.Unsqueeze"(%38, %1) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %40 = "onnx.Concat"(%39, %39) {axis = 2 : si64} : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %41 = "onnx.Reshape"(%40, %2) : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %42 = "onnx.Slice"(%41, %3, %4, %5) : (tensor<4x32xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x32xf32>
    %43 = "onnx.Reshape"(%42, %6) : (tensor<1x32xf32>, tensor<3xi64>) -> tensor<1x1x32xf32>
    %44 = "onnx.Slice"(%arg0, %7, %8, %9) : (tensor<2x1x2x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x1x2x0xbf16>
    %45 = "onnx.Cos"(%43) : (tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %46 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x32xf32>
    %47 = "onnx.Concat"(%10, %11, %12, %13) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %48 = "onnx.Concat"(%14, %15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %49 = "onnx.Reshape"(%45, %48) : (tensor<1x1x32xf32>, tensor<4xi64>) -> tensor<1x1x1x32xf32>
    %50 = "onnx.Expand"(%49, %47) : (tensor<1x1x1x32xf32>, tensor<4xi64>) -> tensor<1x1x1x32xf32>
    %51 = "onnx.Mul"(%46, %50) : (tensor<2x1x2x32xf32>, tensor<1x1x1x32xf32>) -> tensor<2x1x2x32xf32>
    %52 = "onnx.Reshape"(%arg0, %18) : (tensor<2x1x2x32xbf16>, tensor<5xi64>) -> tensor<2x1x2x16x2xbf16>
    %53 = "onnx.Slice"(%52, %19, %20, %21) : (tensor<2x1x2x16x2xbf16>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x1x2x16x1xbf16>
    %54 = "onnx.Squeeze"(%53, %22) : (tensor<2x1x2x16x1xbf16>, tensor<1xi64>) -> tensor<2x1x2x16xbf16>
    %55 = "onnx.Slice"(%52, %23, %24, %25) : (tensor<2x1x2x16x2xbf16>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x1x2x16x1xbf16>
    %56 = "onnx.Squeeze"(%55, %26) : (tensor<2x1x2x16x1xbf16>, tensor<1xi64>) -> tensor<2x1x2x16xbf16>
    %57 = "onnx.Neg"(%56) : (tensor<2x1x2x16xbf16>) -> tensor<2x1x2x16xbf16>
    %58 = "onnx.Unsqueeze"(%57, %27) : (tensor<2x1x2x16xbf16>, tensor<1xi64>) -> tensor<2x1x2x16x1xbf16>
    %59 = "onnx.Unsqueeze"(%54, %27) : (tensor<2x1x2x16xbf16>, tensor<1xi64>) -> tensor<2x1x2x16x1xbf16>
    %60 = "onnx.Concat"(%58, %59) {axis = 4 : si64} : (tensor<2x1x2x16x1xbf16>, tensor<2x1x2x16x1xbf16>) -> tensor<2x1x2x16x2xbf16>
    %61 = "onnx.Reshape"(%60, %28) : (tensor<2x1x2x16x2xbf16>, tensor<4xi64>) -> tensor<2x1x2x32xbf16>
    %62 = "onnx.Sin"(%43) : (tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %63 = "onnx.Cast"(%61) {to = 1 : si64} : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x32xf32>
    %64 = "onnx.Concat"(%29, %30, %31, %32) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %65 = "onnx.Concat"(%33, %34, %35, %36) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %66 = "onnx.Reshape"(%62, %65) : (tensor<1x1x32xf32>, tensor<4xi64>) -> tensor<1x1x1x32xf32>
    %67 = "onnx.Expand"(%66, %64) : (tensor<1x1x1x32xf32>, tensor<4xi64>) -> tensor<1x1x1x32xf32>
    %68 = "onnx.Mul"(%63, %67) : (tensor<2x1x2x32xf32>, tensor<1x1x1x32xf32>) -> tensor<2x1x2x32xf32>
    %69 = "onnx.Add"(%51, %68) : (tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xf32>
    %70 = "onnx.Cast"(%44) {to = 1 : si64} : (tensor<2x1x2x0xbf16>) -> tensor<2x1x2x0xf32>
    %71 = "onnx.Concat"(%69, %70) {axis = 3 : si64} : (tensor<2x1x2x32xf32>, tensor<2x1x2x0xf32>) -> tensor<2x1x2x32xf32>
    %72 = "onnx.Cast"(%71) {to = 16 : si64} : (tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xbf16>
    "func.return"(%72) : (tensor<2x1x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
