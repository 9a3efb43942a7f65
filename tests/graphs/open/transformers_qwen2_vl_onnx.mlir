"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x1x4x64xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.649381638, 0.421696514, 0.273841977, 0.177827939, 0.115478203, 0.0749894157, 0.0486967526, 0.0316227786, 0.0205352511, 0.0133352149, 0.00865964312, 0.00562341325, 0.00365174143, 0.00237137382, 0.00153992651, 1.000000e-03, 6.49381662E-4, 4.21696488E-4, 2.73841957E-4, 1.7782794E-4, 1.15478193E-4, 7.49894243E-5, 4.86967547E-5, 3.16227743E-5, 2.05352499E-5, 1.33352141E-5, 8.65964375E-6, 5.62341347E-6, 3.65174128E-6, 2.37137374E-6, 1.53992653E-6]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[8, 12, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %12 = "onnx.Unsqueeze"(%11, %4) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<3x1x4x1xf32>, tensor<32xf32>) -> tensor<3x1x4x32xf32>
    %15 = "onnx.Cos"(%14) : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %16 = "onnx.Sin"(%14) : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %17:3 = "onnx.Split"(%16, %6) {axis = 3 : si64} : (tensor<3x1x4x32xf32>, tensor<3xi64>) -> (tensor<3x1x4x8xf32>, tensor<3x1x4x12xf32>, tensor<3x1x4x12xf32>)
    %18 = "onnx.Gather"(%17#0, %7) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %19 = "onnx.Gather"(%17#1, %8) {axis = 0 : si64} : (tensor<3x1x4x12xf32>, tensor<i64>) -> tensor<1x4x12xf32>
    %20 = "onnx.Gather"(%17#2, %9) {axis = 0 : si64} : (tensor<3x1x4x12xf32>, tensor<i64>) -> tensor<1x4x12xf32>
    %21 = "onnx.Concat"(%18, %19, %20) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x32xf32>
    %22 = "onnx.Concat"(%21, %21) {axis = -1 : si64} : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %23:3 = "onnx.Split"(%15, %6) {axis = 3 : si64} : (tensor<3x1x4x32xf32>, tensor<3xi64>) -> (tensor<3x1x4x8xf32>, tensor<3x1x4x12xf32>, tensor<3x1x4x12xf32>)
    %24 = "onnx.Gather"(%23#0, %7) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %25 = "onnx.Gather"(%23#1, %8) {axis = 0 : si64} : (tensor<3x1x4x12xf32>, tensor<i64>) -> tensor<1x4x12xf32>
    %26 = "onnx.Gather"(%23#2, %9) {axis = 0 : si64} : (tensor<3x1x4x12xf32>, tensor<i64>) -> tensor<1x4x12xf32>
    %27 = "onnx.Concat"(%24, %25, %26) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x32xf32>
    %28 = "onnx.Concat"(%27, %27) {axis = -1 : si64} : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %29 = "onnx.Unsqueeze"(%28, %10) : (tensor<1x4x64xf32>, tensor<1xi64>) -> tensor<1x1x4x64xf32>
    %30 = "onnx.Unsqueeze"(%22, %10) : (tensor<1x4x64xf32>, tensor<1xi64>) -> tensor<1x1x4x64xf32>
    %31 = "onnx.Mul"(%arg0, %29) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %32 = "onnx.Slice"(%arg0, %2, %3, %4, %10) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Slice"(%arg0, %3, %5, %4, %10) : (tensor<1x2x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %34 = "onnx.Neg"(%33) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Concat"(%34, %32) {axis = -1 : si64} : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x64xf32>
    %36 = "onnx.Mul"(%35, %30) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %37 = "onnx.Add"(%31, %36) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %38 = "onnx.Mul"(%arg1, %29) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %39 = "onnx.Slice"(%arg1, %2, %3, %4, %10) : (tensor<1x1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %40 = "onnx.Slice"(%arg1, %3, %5, %4, %10) : (tensor<1x1x4x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %41 = "onnx.Neg"(%40) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %42 = "onnx.Concat"(%41, %39) {axis = -1 : si64} : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x64xf32>
    %43 = "onnx.Mul"(%42, %30) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %44 = "onnx.Add"(%38, %43) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    "func.return"(%37, %44) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
