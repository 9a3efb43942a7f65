"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xf16>, tensor<1x2x5x48xf16>) -> (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf16>, %arg1: tensor<1x2x5x48xf16>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%arg0, %5, %6, %4, %7) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %10, %11, %9, %12) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %14 = "onnx.Cos"(%3) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %15 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %16 = "onnx.Mul"(%15, %14) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %18 = "onnx.Reshape"(%8, %17) {allowzero = 0 : si64} : (tensor<1x2x5x32xf16>, tensor<5xi64>) -> tensor<1x2x5x2x16xf16>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %20:2 = "onnx.Split"(%18, %19) {axis = -2 : si64} : (tensor<1x2x5x2x16xf16>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf16>, tensor<1x2x5x1x16xf16>)
    %21 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Squeeze"(%20#0, %21) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %23 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Squeeze"(%20#1, %23) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %25 = "onnx.Neg"(%24) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %26 = "onnx.Concat"(%25, %22) {axis = -1 : si64} : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %27 = "onnx.Sin"(%3) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %28 = "onnx.Cast"(%26) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Mul"(%28, %27) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Add"(%16, %29) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%arg1, %34, %35, %33, %36) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %38 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%arg1, %39, %40, %38, %41) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %43 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %44 = "onnx.Mul"(%43, %14) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %45 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %46 = "onnx.Reshape"(%37, %45) {allowzero = 0 : si64} : (tensor<1x2x5x32xf16>, tensor<5xi64>) -> tensor<1x2x5x2x16xf16>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %48:2 = "onnx.Split"(%46, %47) {axis = -2 : si64} : (tensor<1x2x5x2x16xf16>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf16>, tensor<1x2x5x1x16xf16>)
    %49 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Squeeze"(%48#0, %49) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %51 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Squeeze"(%48#1, %51) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %53 = "onnx.Neg"(%52) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %54 = "onnx.Concat"(%53, %50) {axis = -1 : si64} : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %55 = "onnx.Cast"(%54) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %56 = "onnx.Mul"(%55, %27) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %57 = "onnx.Add"(%44, %56) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %58 = "onnx.Cast"(%42) {to = 1 : si64} : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%32, %59) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
