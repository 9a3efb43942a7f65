"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xf16>, tensor<1x2x5x48xf16>) -> (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf16>, %arg1: tensor<1x2x5x48xf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3211D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3211D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F26707DBFAB7FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F"> : tensor<5x32xf32>} : () -> tensor<5x32xf32>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A56A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC565643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC565643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A"> : tensor<5x32xf32>} : () -> tensor<5x32xf32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Slice"(%arg0, %0, %1, %2, %7) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %11 = "onnx.Slice"(%arg0, %1, %3, %2, %7) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %12 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %13 = "onnx.Mul"(%12, %4) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %14 = "onnx.Reshape"(%10, %5) {allowzero = 1 : si64} : (tensor<1x2x5x32xf16>, tensor<5xi64>) -> tensor<1x2x5x2x16xf16>
    %15 = "onnx.Slice"(%14, %0, %7, %8) : (tensor<1x2x5x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf16>
    %16 = "onnx.Squeeze"(%15, %8) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %17 = "onnx.Slice"(%14, %7, %9, %8) : (tensor<1x2x5x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf16>
    %18 = "onnx.Squeeze"(%17, %8) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %19 = "onnx.Neg"(%18) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %20 = "onnx.Concat"(%19, %16) {axis = -1 : si64} : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %21 = "onnx.Cast"(%20) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %22 = "onnx.Mul"(%21, %6) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Add"(%13, %22) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %24 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Concat"(%23, %24) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %26 = "onnx.Slice"(%arg1, %0, %1, %2, %7) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf16>
    %27 = "onnx.Slice"(%arg1, %1, %3, %2, %7) : (tensor<1x2x5x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %28 = "onnx.Cast"(%26) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Mul"(%28, %4) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Reshape"(%26, %5) {allowzero = 1 : si64} : (tensor<1x2x5x32xf16>, tensor<5xi64>) -> tensor<1x2x5x2x16xf16>
    %31 = "onnx.Slice"(%30, %0, %7, %8) : (tensor<1x2x5x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf16>
    %32 = "onnx.Squeeze"(%31, %8) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %33 = "onnx.Slice"(%30, %7, %9, %8) : (tensor<1x2x5x2x16xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xf16>
    %34 = "onnx.Squeeze"(%33, %8) : (tensor<1x2x5x1x16xf16>, tensor<1xi64>) -> tensor<1x2x5x16xf16>
    %35 = "onnx.Neg"(%34) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %36 = "onnx.Concat"(%35, %32) {axis = -1 : si64} : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %37 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %38 = "onnx.Mul"(%37, %6) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Add"(%29, %38) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Concat"(%39, %40) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%25, %41) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
