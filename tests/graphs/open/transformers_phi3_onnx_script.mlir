"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x96xf32>, %arg1: tensor<1x1x5x96xf32>, %arg2: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.774263679, 0.599484205, 0.464158893, 0.359381378, 0.27825591, 0.215443447, 0.166810051, 0.129154965, 1.000000e-01, 0.0774263591, 0.0599484257, 0.046415884, 0.03593814, 0.0278255939, 0.0215443503, 0.0166810062, 0.0129154976, 0.00999999977, 0.00774263591, 0.00599484146, 0.00464158971, 0.00359381386, 0.00278255926, 0.00215443433, 0.00166810083, 0.00129154976, 1.000000e-03, 7.74263579E-4, 5.99484076E-4, 4.64158948E-4, 3.59381374E-4, 2.78255931E-4, 2.15443419E-4, 1.66810103E-4, 1.29154985E-4]> : tensor<36xf32>} : () -> tensor<36xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Unsqueeze"(%arg2, %1) : (tensor<1x5xi64>, tensor<1xi64>) -> tensor<1x5x1xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %4 = "onnx.Mul"(%3, %0) : (tensor<1x5x1xf32>, tensor<36xf32>) -> tensor<1x5x36xf32>
    %5 = "onnx.Concat"(%4, %4) {axis = -1 : si64} : (tensor<1x5x36xf32>, tensor<1x5x36xf32>) -> tensor<1x5x72xf32>
    %6 = "onnx.Cos"(%5) : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Mul"(%6, %7) : (tensor<1x5x72xf32>, tensor<f32>) -> tensor<1x5x72xf32>
    %9 = "onnx.Sin"(%5) : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1x5x72xf32>, tensor<f32>) -> tensor<1x5x72xf32>
    %12 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Unsqueeze"(%12, %14) : (tensor<1x5x72xf32>, tensor<1xi64>) -> tensor<1x1x5x72xf32>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Unsqueeze"(%13, %16) : (tensor<1x5x72xf32>, tensor<1xi64>) -> tensor<1x1x5x72xf32>
    %18 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<72> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%arg0, %19, %20, %18, %21) : (tensor<1x2x5x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x72xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<72> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg0, %24, %25, %23, %26) : (tensor<1x2x5x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x24xf32>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<72> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg1, %29, %30, %28, %31) : (tensor<1x1x5x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x72xf32>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<72> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Slice"(%arg1, %34, %35, %33, %36) : (tensor<1x1x5x96xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x24xf32>
    %38 = "onnx.Mul"(%22, %15) : (tensor<1x2x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x2x5x72xf32>
    %39 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<36> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Slice"(%22, %40, %41, %39, %42) : (tensor<1x2x5x72xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x36xf32>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<36> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Slice"(%22, %45, %46, %44, %47) : (tensor<1x2x5x72xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x36xf32>
    %49 = "onnx.Neg"(%48) : (tensor<1x2x5x36xf32>) -> tensor<1x2x5x36xf32>
    %50 = "onnx.Concat"(%49, %43) {axis = -1 : si64} : (tensor<1x2x5x36xf32>, tensor<1x2x5x36xf32>) -> tensor<1x2x5x72xf32>
    %51 = "onnx.Mul"(%50, %17) : (tensor<1x2x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x2x5x72xf32>
    %52 = "onnx.Add"(%38, %51) : (tensor<1x2x5x72xf32>, tensor<1x2x5x72xf32>) -> tensor<1x2x5x72xf32>
    %53 = "onnx.Concat"(%52, %27) {axis = -1 : si64} : (tensor<1x2x5x72xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x96xf32>
    %54 = "onnx.Mul"(%32, %15) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x1x5x72xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<36> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%32, %56, %57, %55, %58) : (tensor<1x1x5x72xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x36xf32>
    %60 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<36> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%32, %61, %62, %60, %63) : (tensor<1x1x5x72xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x36xf32>
    %65 = "onnx.Neg"(%64) : (tensor<1x1x5x36xf32>) -> tensor<1x1x5x36xf32>
    %66 = "onnx.Concat"(%65, %59) {axis = -1 : si64} : (tensor<1x1x5x36xf32>, tensor<1x1x5x36xf32>) -> tensor<1x1x5x72xf32>
    %67 = "onnx.Mul"(%66, %17) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x1x5x72xf32>
    %68 = "onnx.Add"(%54, %67) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x1x5x72xf32>
    %69 = "onnx.Concat"(%68, %37) {axis = -1 : si64} : (tensor<1x1x5x72xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x96xf32>
    "func.return"(%53, %69) : (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
