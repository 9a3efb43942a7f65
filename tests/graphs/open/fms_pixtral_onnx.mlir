"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4x2xi64>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 1, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F"> : tensor<2x2x16x2x2xf32>} : () -> tensor<2x2x16x2x2xf32>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Reshape"(%arg0, %0) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %12 = "onnx.Reshape"(%arg1, %1) {allowzero = 1 : si64} : (tensor<1x4x1x32xf32>, tensor<5xi64>) -> tensor<1x4x1x16x2xf32>
    %13 = "onnx.Gather"(%arg2, %5) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %14 = "onnx.Gather"(%arg2, %6) {axis = 2 : si64} : (tensor<1x4x2xi64>, tensor<i64>) -> tensor<1x4xi64>
    %15 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %16 = "onnx.Unsqueeze"(%14, %7) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %17 = "onnx.Concat"(%15, %16) {axis = -1 : si64} : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x2xi64>
    %18 = "onnx.GatherND"(%2, %17) {batch_dims = 0 : si64} : (tensor<2x2x16x2x2xf32>, tensor<1x4x2xi64>) -> tensor<1x4x16x2x2xf32>
    %19 = "onnx.Unsqueeze"(%18, %8) : (tensor<1x4x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x1x16x2x2xf32>
    %20 = "onnx.Unsqueeze"(%11, %9) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1x2xf32>
    %21 = "onnx.Mul"(%19, %20) : (tensor<1x4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %22 = "onnx.Unsqueeze"(%12, %9) : (tensor<1x4x1x16x2xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1x2xf32>
    %23 = "onnx.Mul"(%19, %22) : (tensor<1x4x1x16x2x2xf32>, tensor<1x4x1x16x1x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %24 = "onnx.ReduceSum"(%21, %10) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x2x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x2x16x2xf32>
    %25 = "onnx.Reshape"(%24, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %26 = "onnx.ReduceSum"(%23, %10) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x1x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x1x16x2xf32>
    %27 = "onnx.Reshape"(%26, %4) {allowzero = 1 : si64} : (tensor<1x4x1x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    "func.return"(%25, %27) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
