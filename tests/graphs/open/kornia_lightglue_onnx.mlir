"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>, tensor<2x4x2xf32>) -> (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x64xf32>, %arg1: tensor<2x2x4x64xf32>, %arg2: tensor<2x4x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[[-0.92475754, -2.1143198, 0.313209206, 0.770780802, 0.287809163, 4.213090e-01, -0.117821835, -1.51728094, 0.102677122, -0.0921164974, 0.0194987264, 1.07723057, -0.678293168, 0.383097947, 0.149753541, 3.563400e-01, 0.158757389, 0.409065396, -0.0506078377, 0.523595691, -0.730783701, -0.086141184, 0.846300959, 0.514255643, -0.854009509, -0.859283924, 5.969490e-01, 2.15387249, 0.655240297, 0.736144959, 0.247535601, 0.122131504], [-0.0992714092, 1.05827975, 0.478896022, 1.59411454, 0.555886745, -0.253734738, -0.307062328, -1.80640483, 0.053262502, 0.285833776, 0.18034932, -0.320858896, 0.27758339, -1.18799913, -1.29155028, 1.24210203, 1.46668422, 1.85975325, 1.51919496, 0.48111859, 1.04576123, 0.756670832, -0.678965985, -0.948495686, -0.9435153, -1.71800458, 0.636230707, 0.0256313533, 0.0885425061, -0.435076594, -0.144256279, 0.542834699]]> : tensor<2x32xf32>} : () -> tensor<2x32xf32>
    %1 = "onnx.Constant"() {value = dense<[2, 2, 1, 4, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[2, 2, 4, 32, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[2, 2, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.MatMul"(%arg2, %0) : (tensor<2x4x2xf32>, tensor<2x32xf32>) -> tensor<2x4x32xf32>
    %14 = "onnx.Cos"(%13) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %15 = "onnx.Sin"(%13) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %16 = "onnx.Unsqueeze"(%14, %4) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %17 = "onnx.Unsqueeze"(%15, %4) : (tensor<2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Concat"(%16, %17) {axis = 0 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %19 = "onnx.Unsqueeze"(%18, %5) : (tensor<2x2x4x32xf32>, tensor<1xi64>) -> tensor<2x2x1x4x32xf32>
    %20 = "onnx.Unsqueeze"(%19, %6) : (tensor<2x2x1x4x32xf32>, tensor<1xi64>) -> tensor<2x2x1x4x32x1xf32>
    %21 = "onnx.Expand"(%20, %7) : (tensor<2x2x1x4x32x1xf32>, tensor<6xi64>) -> tensor<2x2x1x4x32x2xf32>
    %22 = "onnx.Reshape"(%21, %1) {allowzero = 0 : si64} : (tensor<2x2x1x4x32x2xf32>, tensor<5xi64>) -> tensor<2x2x1x4x64xf32>
    %23 = "onnx.Gather"(%22, %8) {axis = 0 : si64} : (tensor<2x2x1x4x64xf32>, tensor<i64>) -> tensor<2x1x4x64xf32>
    %24 = "onnx.Mul"(%arg0, %23) : (tensor<2x2x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %25 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<2x2x4x64xf32>, tensor<5xi64>) -> tensor<2x2x4x32x2xf32>
    %26 = "onnx.Slice"(%25, %4, %9, %10) : (tensor<2x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %27 = "onnx.Squeeze"(%26, %10) : (tensor<2x2x4x32x1xf32>, tensor<1xi64>) -> tensor<2x2x4x32xf32>
    %28 = "onnx.Slice"(%25, %9, %11, %10) : (tensor<2x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %29 = "onnx.Squeeze"(%28, %10) : (tensor<2x2x4x32x1xf32>, tensor<1xi64>) -> tensor<2x2x4x32xf32>
    %30 = "onnx.Neg"(%29) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %31 = "onnx.Unsqueeze"(%30, %10) : (tensor<2x2x4x32xf32>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %32 = "onnx.Unsqueeze"(%27, %10) : (tensor<2x2x4x32xf32>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %33 = "onnx.Concat"(%31, %32) {axis = -1 : si64} : (tensor<2x2x4x32x1xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x2xf32>
    %34 = "onnx.Reshape"(%33, %3) {allowzero = 1 : si64} : (tensor<2x2x4x32x2xf32>, tensor<4xi64>) -> tensor<2x2x4x64xf32>
    %35 = "onnx.Gather"(%22, %12) {axis = 0 : si64} : (tensor<2x2x1x4x64xf32>, tensor<i64>) -> tensor<2x1x4x64xf32>
    %36 = "onnx.Mul"(%34, %35) : (tensor<2x2x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %37 = "onnx.Add"(%24, %36) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %38 = "onnx.Mul"(%arg1, %23) : (tensor<2x2x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %39 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<2x2x4x64xf32>, tensor<5xi64>) -> tensor<2x2x4x32x2xf32>
    %40 = "onnx.Slice"(%39, %4, %9, %10) : (tensor<2x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %41 = "onnx.Squeeze"(%40, %10) : (tensor<2x2x4x32x1xf32>, tensor<1xi64>) -> tensor<2x2x4x32xf32>
    %42 = "onnx.Slice"(%39, %9, %11, %10) : (tensor<2x2x4x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %43 = "onnx.Squeeze"(%42, %10) : (tensor<2x2x4x32x1xf32>, tensor<1xi64>) -> tensor<2x2x4x32xf32>
    %44 = "onnx.Neg"(%43) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %45 = "onnx.Unsqueeze"(%44, %10) : (tensor<2x2x4x32xf32>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %46 = "onnx.Unsqueeze"(%41, %10) : (tensor<2x2x4x32xf32>, tensor<1xi64>) -> tensor<2x2x4x32x1xf32>
    %47 = "onnx.Concat"(%45, %46) {axis = -1 : si64} : (tensor<2x2x4x32x1xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x2xf32>
    %48 = "onnx.Reshape"(%47, %3) {allowzero = 1 : si64} : (tensor<2x2x4x32x2xf32>, tensor<4xi64>) -> tensor<2x2x4x64xf32>
    %49 = "onnx.Mul"(%48, %35) : (tensor<2x2x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %50 = "onnx.Add"(%38, %49) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    "func.return"(%37, %50) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
