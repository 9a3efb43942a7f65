"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x32xf32>, tensor<96x32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA53941510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F"> : tensor<4x64xf32>} : () -> tensor<4x64xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5, 3, 1, -1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<0.176776692> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %12 = "onnx.MatMul"(%arg0, %11) : (tensor<1x5x32xf32>, tensor<32x96xf32>) -> tensor<1x5x96xf32>
    %13 = "onnx.Reshape"(%12, %1) {allowzero = 1 : si64} : (tensor<1x5x96xf32>, tensor<5xi64>) -> tensor<1x5x3x1x32xf32>
    %14 = "onnx.Transpose"(%13) {perm = [2 : si64, 0 : si64, 3 : si64, 1 : si64, 4 : si64]} : (tensor<1x5x3x1x32xf32>) -> tensor<3x1x1x5x32xf32>
    %15 = "onnx.Slice"(%14, %2, %3, %2) : (tensor<3x1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x1x5x32xf32>
    %16 = "onnx.Squeeze"(%15, %2) : (tensor<1x1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %17 = "onnx.Slice"(%14, %3, %4, %2) : (tensor<3x1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x1x5x32xf32>
    %18 = "onnx.Squeeze"(%17, %2) : (tensor<1x1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %19 = "onnx.Slice"(%14, %4, %6, %2) : (tensor<3x1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x1x5x32xf32>
    %20 = "onnx.Squeeze"(%19, %2) : (tensor<1x1x1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %21 = "onnx.Slice"(%16, %2, %3, %4, %3) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x1x32xf32>
    %22 = "onnx.Slice"(%16, %3, %5, %4, %3) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %23:2 = "onnx.Split"(%0) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<4x64xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>)
    %24 = "onnx.Mul"(%22, %23#1) : (tensor<1x1x4x32xf32>, tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %25 = "onnx.Slice"(%22, %3, %5, %6, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %26 = "onnx.Neg"(%25) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %27 = "onnx.Slice"(%22, %2, %5, %6, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %28 = "onnx.Unsqueeze"(%26, %9) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %29 = "onnx.Unsqueeze"(%27, %9) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %30 = "onnx.Concat"(%28, %29) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %31 = "onnx.Reshape"(%30, %7) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %32 = "onnx.Mul"(%31, %23#0) : (tensor<1x1x4x32xf32>, tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %33 = "onnx.Add"(%24, %32) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "onnx.Concat"(%21, %33) {axis = 2 : si64} : (tensor<1x1x1x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x5x32xf32>
    %35 = "onnx.Slice"(%18, %2, %3, %4, %3) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x1x32xf32>
    %36 = "onnx.Slice"(%18, %3, %5, %4, %3) : (tensor<1x1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x32xf32>
    %37 = "onnx.Mul"(%36, %23#1) : (tensor<1x1x4x32xf32>, tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %38 = "onnx.Slice"(%36, %3, %5, %6, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %39 = "onnx.Neg"(%38) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %40 = "onnx.Slice"(%36, %2, %5, %6, %4) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %41 = "onnx.Unsqueeze"(%39, %9) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %42 = "onnx.Unsqueeze"(%40, %9) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %44 = "onnx.Reshape"(%43, %7) {allowzero = 1 : si64} : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %45 = "onnx.Mul"(%44, %23#0) : (tensor<1x1x4x32xf32>, tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %46 = "onnx.Add"(%37, %45) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %47 = "onnx.Concat"(%35, %46) {axis = 2 : si64} : (tensor<1x1x1x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x5x32xf32>
    %48 = "onnx.Mul"(%34, %10) : (tensor<1x1x5x32xf32>, tensor<f32>) -> tensor<1x1x5x32xf32>
    %49 = "onnx.Transpose"(%47) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x1x5x32xf32>) -> tensor<1x1x32x5xf32>
    %50 = "onnx.MatMul"(%48, %49) : (tensor<1x1x5x32xf32>, tensor<1x1x32x5xf32>) -> tensor<1x1x5x5xf32>
    %51 = "onnx.Softmax"(%50) {axis = -1 : si64} : (tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %52 = "onnx.MatMul"(%51, %20) : (tensor<1x1x5x5xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %53 = "onnx.Transpose"(%52) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %54 = "onnx.Reshape"(%53, %8) {allowzero = 1 : si64} : (tensor<1x5x1x32xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %55 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %56 = "onnx.MatMul"(%54, %55) : (tensor<1x5x32xf32>, tensor<32x32xf32>) -> tensor<1x5x32xf32>
    %57 = "onnx.Add"(%56, %arg3) : (tensor<1x5x32xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%57) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
