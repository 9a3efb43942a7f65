"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F3311D5BE3311D5BEEC7B4E3FEC7B4E3FA5E57A3FA5E57A3FF97C7F3FF97C7F3FE5F27F3FE5F27F3FB1FE7F3FB1FE7F3FDFFF7F3FDFFF7F3FFDFF7F3FFDFF7F3F"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253AB7C7683FB7C7683F1B54173F1B54173FF96F4B3EF96F4B3EC970813DC970813D3ED4A33C3ED4A33CDD3DCF3BDD3DCF3B6912033B6912033B5FCB253A5FCB253A"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Mul"(%arg0, %0) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %9 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %10 = "onnx.Slice"(%9, %4, %5, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %11 = "onnx.Squeeze"(%10, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Slice"(%9, %5, %7, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %13 = "onnx.Squeeze"(%12, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %14 = "onnx.Neg"(%13) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Unsqueeze"(%14, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %16 = "onnx.Unsqueeze"(%11, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %17 = "onnx.Concat"(%15, %16) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %18 = "onnx.Reshape"(%17, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Mul"(%18, %1) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Add"(%8, %19) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Mul"(%arg1, %0) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %23 = "onnx.Slice"(%22, %4, %5, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %24 = "onnx.Squeeze"(%23, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Slice"(%22, %5, %7, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Squeeze"(%25, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Neg"(%26) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %28 = "onnx.Unsqueeze"(%27, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %29 = "onnx.Unsqueeze"(%24, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %30 = "onnx.Concat"(%28, %29) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %31 = "onnx.Reshape"(%30, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %32 = "onnx.Mul"(%31, %1) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %33 = "onnx.Add"(%21, %32) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%20, %33) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
