"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7675CC3D7675CC3DB036663DB036663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B203E4F3B203E4F3B2015E93A2015E93A6D12833A6D12833A166A133A166A133A5FCBA5395FCBA53953773A3953773A39B7C7683FB7C7683F0AF2663F0AF2663F1B54173F1B54173FF647B23EF647B23EF96F4B3EF96F4B3E88D9E53D88D9E53DC870813DC870813D5CA5113D5CA5113D3ED4A33C3ED4A33C9D43383C9D43383CDD3DCF3BDD3DCF3B0815693B0815693B6912033B6912033B146A933A146A933A5FCB253A5FCB253A5377BA395377BA39C381103EC381103ED7457E3FD7457E3FC209503FC209503F6D2F023F6D2F023F6D4E973E6D4E973ED8EE2B3ED8EE2B3EC1FFC13DC1FFC13D4D695A3D4D695A3D20B9F53C20B9F53CC7318A3CC7318A3C116E1B3C116E1B3CA8CFAE3BA8CFAE3B939B443B939B443B1B1FDD3A1B1FDD3A0DB1783A0DB1783A7ED90B3A7ED90B3A"> : tensor<1x1x4x32xf32>} : () -> tensor<1x1x4x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3F0E94583F0E94583F6A4E733F6A4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE5FF7F3FE5FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE3311D5BEB2E8DC3EB2E8DC3EEC7B4E3FEC7B4E3FA5FA6F3FA5FA6F3FA5E57A3FA5E57A3FF3617E3FF3617E3FF97C7F3FF97C7F3F8ED67F3F8ED67F3FE5F27F3FE5F27F3FDBFB7F3FDBFB7F3FB0FE7F3FB0FE7F3F96FF7F3F96FF7F3FDEFF7F3FDEFF7F3FF5FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F26707DBF26707DBFA87FEDBDA87FEDBD572F153F572F153F296D5C3F296D5C3FEF90743FEF90743F9E5D7C3F9E5D7C3F4FD97E3F4FD97E3FC3A27F3FC3A27F3F83E27F3F83E27F3FADF67F3FADF67F3F0DFD7F3F0DFD7F3F11FF7F3F11FF7F3FB5FF7F3FB5FF7F3FE8FF7F3FE8FF7F3FF8FF7F3FF8FF7F3FFEFF7F3FFEFF7F3F"> : tensor<1x1x4x32xf32>} : () -> tensor<1x1x4x32xf32>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%arg0, %3, %4, %2, %5) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %7 = "onnx.Neg"(%6) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %9, %10, %8, %11) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%7, %13) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Unsqueeze"(%12, %15) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %17 = "onnx.Concat"(%14, %16) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %18 = "onnx.Shape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<4xi64>
    %19 = "onnx.Reshape"(%17, %18) {allowzero = 0 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Mul"(%arg0, %1) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Mul"(%19, %0) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg1, %24, %25, %23, %26) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %28 = "onnx.Neg"(%27) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %29 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%arg1, %30, %31, %29, %32) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Unsqueeze"(%28, %34) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Unsqueeze"(%33, %36) : (tensor<1x1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16x1xf32>
    %38 = "onnx.Concat"(%35, %37) {axis = -1 : si64} : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %39 = "onnx.Shape"(%arg1) : (tensor<1x1x4x32xf32>) -> tensor<4xi64>
    %40 = "onnx.Reshape"(%38, %39) {allowzero = 0 : si64} : (tensor<1x1x4x16x2xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %41 = "onnx.Mul"(%arg1, %1) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %42 = "onnx.Mul"(%40, %0) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %43 = "onnx.Add"(%41, %42) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%22, %43) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
