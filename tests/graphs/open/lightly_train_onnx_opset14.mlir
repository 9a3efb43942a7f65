"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x7x32xf32>, %arg1: tensor<1x2x7x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[-3.14159274, -1.76664746, -0.993458867, -5.586630e-01, -0.314159274, -0.17666474, -0.0993458852, -0.0558662973], [-4.188790e+00, -2.35552955, -1.32461166, -0.744883895, -0.418878973, -0.235552952, -0.132461175, -0.0744883865]], [[-3.14159274, -1.76664746, -0.993458867, -5.586630e-01, -0.314159274, -0.17666474, -0.0993458852, -0.0558662973], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[-3.14159274, -1.76664746, -0.993458867, -5.586630e-01, -0.314159274, -0.17666474, -0.0993458852, -0.0558662973], [4.188790e+00, 2.35552955, 1.32461166, 0.744883895, 0.418878973, 0.235552952, 0.132461175, 0.0744883865]], [[3.14159274, 1.76664746, 0.993458867, 5.586630e-01, 0.314159274, 0.17666474, 0.0993458852, 0.0558662973], [-4.188790e+00, -2.35552955, -1.32461166, -0.744883895, -0.418878973, -0.235552952, -0.132461175, -0.0744883865]], [[3.14159274, 1.76664746, 0.993458867, 5.586630e-01, 0.314159274, 0.17666474, 0.0993458852, 0.0558662973], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[3.14159274, 1.76664746, 0.993458867, 5.586630e-01, 0.314159274, 0.17666474, 0.0993458852, 0.0558662973], [4.188790e+00, 2.35552955, 1.32461166, 0.744883895, 0.418878973, 0.235552952, 0.132461175, 0.0744883865]]]> : tensor<6x2x8xf32>} : () -> tensor<6x2x8xf32>
    %1 = "onnx.Flatten"(%0) {axis = 1 : si64} : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %2 = "onnx.Concat"(%1, %1) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %3 = "onnx.Cos"(%2) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %4 = "onnx.Sin"(%2) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %5 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %6 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%5, %8, %9, %7, %10) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xf32>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Slice"(%5, %13, %14, %12, %15) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x32xf32>
    %17 = "onnx.Mul"(%16, %3) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %18 = "onnx.Shape"(%16) : (tensor<1x2x6x32xf32>) -> tensor<4xi64>
    %19 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Gather"(%18, %19) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Add"(%20, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Div"(%23, %24) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Mul"(%25, %26) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %28 = "onnx.Slice"(%16, %21, %27, %19) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %29 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Mul"(%25, %29) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %31 = "onnx.Slice"(%16, %27, %30, %19) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %32 = "onnx.Neg"(%31) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %33 = "onnx.Concat"(%32, %28) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %34 = "onnx.Mul"(%33, %4) : (tensor<?x?x?x?xf32>, tensor<6x32xf32>) -> tensor<?x?x6x32xf32>
    %35 = "onnx.Add"(%17, %34) : (tensor<1x2x6x32xf32>, tensor<?x?x6x32xf32>) -> tensor<?x2x6x32xf32>
    %36 = "onnx.Concat"(%11, %35) {axis = -2 : si64} : (tensor<1x2x1x32xf32>, tensor<?x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %37 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%6, %38, %39, %37, %40) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xf32>
    %42 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Slice"(%6, %43, %44, %42, %45) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x32xf32>
    %47 = "onnx.Mul"(%46, %3) : (tensor<1x2x6x32xf32>, tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %48 = "onnx.Shape"(%46) : (tensor<1x2x6x32xf32>) -> tensor<4xi64>
    %49 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Gather"(%48, %49) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Add"(%50, %52) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Div"(%53, %54) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Mul"(%55, %56) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %58 = "onnx.Slice"(%46, %51, %57, %49) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %59 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Mul"(%55, %59) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %61 = "onnx.Slice"(%46, %57, %60, %49) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %62 = "onnx.Neg"(%61) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %63 = "onnx.Concat"(%62, %58) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %64 = "onnx.Mul"(%63, %4) : (tensor<?x?x?x?xf32>, tensor<6x32xf32>) -> tensor<?x?x6x32xf32>
    %65 = "onnx.Add"(%47, %64) : (tensor<1x2x6x32xf32>, tensor<?x?x6x32xf32>) -> tensor<?x2x6x32xf32>
    %66 = "onnx.Concat"(%41, %65) {axis = -2 : si64} : (tensor<1x2x1x32xf32>, tensor<?x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %67 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %68 = "onnx.Cast"(%66) {to = 1 : si64} : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    "func.return"(%67, %68) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
