"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i , j -> i j"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%3, %5, %6, %4, %7) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x32xf32>
    %9 = "onnx.Cos"(%8) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %10 = "onnx.Mul"(%arg0, %9) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %11 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Mul"(%10, %11) : (tensor<1x2x3x32xf32>, tensor<f32>) -> tensor<1x2x3x32xf32>
    %13 = "onnx.Constant"() {value = dense<[1, 2, 3, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %14 = "onnx.Reshape"(%arg0, %13) {allowzero = 0 : si64} : (tensor<1x2x3x32xf32>, tensor<5xi64>) -> tensor<1x2x3x2x16xf32>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %16:2 = "onnx.Split"(%14, %15) {axis = -2 : si64} : (tensor<1x2x3x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x3x1x16xf32>, tensor<1x2x3x1x16xf32>)
    %17 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Squeeze"(%16#0, %17) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %19 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Squeeze"(%16#1, %19) : (tensor<1x2x3x1x16xf32>, tensor<1xi64>) -> tensor<1x2x3x16xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %22 = "onnx.Concat"(%21, %18) {axis = -1 : si64} : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %23 = "onnx.Sin"(%8) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %24 = "onnx.Mul"(%22, %23) : (tensor<1x2x3x32xf32>, tensor<3x32xf32>) -> tensor<1x2x3x32xf32>
    %25 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "onnx.Mul"(%24, %25) : (tensor<1x2x3x32xf32>, tensor<f32>) -> tensor<1x2x3x32xf32>
    %27 = "onnx.Add"(%12, %26) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%3, %29, %30, %28, %31) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %33 = "onnx.Cos"(%32) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %34 = "onnx.Mul"(%arg1, %33) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "onnx.Mul"(%34, %35) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %37 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %38 = "onnx.Reshape"(%arg1, %37) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x2x16xf32>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %40:2 = "onnx.Split"(%38, %39) {axis = -2 : si64} : (tensor<1x2x5x2x16xf32>, tensor<2xi64>) -> (tensor<1x2x5x1x16xf32>, tensor<1x2x5x1x16xf32>)
    %41 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Squeeze"(%40#0, %41) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %43 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Squeeze"(%40#1, %43) : (tensor<1x2x5x1x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %45 = "onnx.Neg"(%44) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %46 = "onnx.Concat"(%45, %42) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %47 = "onnx.Sin"(%32) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %48 = "onnx.Mul"(%46, %47) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %49 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %50 = "onnx.Mul"(%48, %49) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %51 = "onnx.Add"(%36, %50) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%27, %51) : (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
