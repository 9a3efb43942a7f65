"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>) -> (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x48xf32>, %arg1: tensor<1x2x5x48xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%3, %5, %6, %4, %7) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x32xf32>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %10, %11, %9, %12) : (tensor<1x2x3x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x32xf32>
    %14 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%arg0, %15, %16, %14, %17) : (tensor<1x2x3x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %19 = "onnx.Cos"(%8) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %20 = "onnx.Mul"(%13, %19) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %21 = "onnx.Constant"() {value = dense<[1, 2, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %22 = "onnx.Reshape"(%13, %21) {allowzero = 0 : si64} : (tensor<1x2x3x32xf32>, tensor<5xi64>) -> tensor<1x2x3x2x16xf32>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %24:2 = "onnx.Split"(%22, %23) {axis = -2 : si64} : (tensor<1x2x3x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x1x16xf32>, tensor<1x2x3x1x16xf32>)
    %25 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Squeeze"(%24#0, %25) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %27 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%24#1, %27) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %30 = "onnx.Concat"(%29, %26) {axis = -1 : si64} : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %31 = "onnx.Sin"(%8) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %32 = "onnx.Mul"(%30, %31) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %33 = "onnx.Add"(%20, %32) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %34 = "onnx.Concat"(%33, %18) {axis = -1 : si64} : (tensor<1x2x3x32xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x48xf32>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Slice"(%3, %36, %37, %35, %38) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %40 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%arg1, %41, %42, %40, %43) : (tensor<1x2x5x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %45 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Slice"(%arg1, %46, %47, %45, %48) : (tensor<1x2x5x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %50 = "onnx.Cos"(%39) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %51 = "onnx.Mul"(%44, %50) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %52 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %53 = "onnx.Reshape"(%44, %52) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %55:2 = "onnx.Split"(%53, %54) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %56 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Squeeze"(%55#0, %56) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %58 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Squeeze"(%55#1, %58) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %60 = "onnx.Neg"(%59) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %61 = "onnx.Concat"(%60, %57) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %62 = "onnx.Sin"(%39) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %63 = "onnx.Mul"(%61, %62) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %64 = "onnx.Add"(%51, %63) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %65 = "onnx.Concat"(%64, %49) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%34, %65) : (tensor<1x2x3x48xf32>, tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
