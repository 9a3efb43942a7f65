"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x96xf32>, tensor<1x5xi64>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x2x5x96xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x96xf32>, %arg1: tensor<1x5xi64>, %arg2: tensor<1x5xi64>, %arg3: tensor<1x5xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3A"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7:3 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 3 : si64} : (tensor<1x2x5x96xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>)
    %8 = "onnx.Gather"(%0, %arg1) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %9 = "onnx.Unsqueeze"(%8, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %10 = "onnx.Gather"(%1, %arg1) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %11 = "onnx.Unsqueeze"(%10, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %12 = "onnx.Slice"(%7#0, %2, %3, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Slice"(%7#0, %3, %5, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %14 = "onnx.Neg"(%13) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %15 = "onnx.Concat"(%14, %12) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %16 = "onnx.Mul"(%7#0, %9) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Mul"(%15, %11) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Add"(%16, %17) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Gather"(%0, %arg2) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %20 = "onnx.Unsqueeze"(%19, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %21 = "onnx.Gather"(%1, %arg2) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %22 = "onnx.Unsqueeze"(%21, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %23 = "onnx.Slice"(%7#1, %2, %3, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %24 = "onnx.Slice"(%7#1, %3, %5, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Neg"(%24) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Concat"(%25, %23) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %27 = "onnx.Mul"(%7#1, %20) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "onnx.Mul"(%26, %22) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Gather"(%0, %arg3) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %31 = "onnx.Unsqueeze"(%30, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %32 = "onnx.Gather"(%1, %arg3) {axis = 0 : si64} : (tensor<4x32xf32>, tensor<1x5xi64>) -> tensor<1x5x32xf32>
    %33 = "onnx.Unsqueeze"(%32, %6) : (tensor<1x5x32xf32>, tensor<1xi64>) -> tensor<1x1x5x32xf32>
    %34 = "onnx.Slice"(%7#2, %2, %3, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Slice"(%7#2, %3, %5, %4, %6) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %36 = "onnx.Neg"(%35) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %37 = "onnx.Concat"(%36, %34) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %38 = "onnx.Mul"(%7#2, %31) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Mul"(%37, %33) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Add"(%38, %39) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Concat"(%18, %29, %40) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x96xf32>
    "func.return"(%41) : (tensor<1x2x5x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
