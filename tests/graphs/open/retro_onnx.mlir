"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xbf16>, tensor<1x1x5x48xbf16>) -> (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xbf16>, %arg1: tensor<1x1x5x48xbf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<"0x3211D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3211D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F26707DBFAB7FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2B3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F2B3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6C3FA4BE342FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3FB8CD753F531D79BF6C3FA4BE342FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3F"> : tensor<1x1x5x32xf32>} : () -> tensor<1x1x5x32xf32>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<"0xB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC565643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC565643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A8C0F8FBE77E56BBE4E78723F8830603F698C103FFC7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3A8C0F8FBE77E56BBE4E78723F8830603F698C103FFC7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3A"> : tensor<1x1x5x32xf32>} : () -> tensor<1x1x5x32xf32>
    %7 = "onnx.Constant"() {value = dense<[1, 1, 5, 2, 16]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%arg0, %0, %1, %2, %8) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %12 = "onnx.Slice"(%arg0, %1, %3, %2, %8) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %13 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %14 = "onnx.Mul"(%13, %4) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %15 = "onnx.Reshape"(%11, %5) {allowzero = 1 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x2x16xbf16>
    %16 = "onnx.Slice"(%15, %0, %8, %9) : (tensor<1x2x5x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xbf16>
    %17 = "onnx.Squeeze"(%16, %9) : (tensor<1x2x5x1x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %18 = "onnx.Slice"(%15, %8, %10, %9) : (tensor<1x2x5x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x1x16xbf16>
    %19 = "onnx.Squeeze"(%18, %9) : (tensor<1x2x5x1x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %20 = "onnx.Neg"(%19) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %21 = "onnx.Concat"(%20, %17) {axis = -1 : si64} : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x32xbf16>
    %22 = "onnx.Cast"(%21) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %23 = "onnx.Mul"(%22, %6) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %24 = "onnx.Add"(%14, %23) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %27 = "onnx.Slice"(%arg1, %0, %1, %2, %8) : (tensor<1x1x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x32xbf16>
    %28 = "onnx.Slice"(%arg1, %1, %3, %2, %8) : (tensor<1x1x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %29 = "onnx.Cast"(%27) {to = 1 : si64} : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %30 = "onnx.Mul"(%29, %4) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %31 = "onnx.Reshape"(%27, %7) {allowzero = 1 : si64} : (tensor<1x1x5x32xbf16>, tensor<5xi64>) -> tensor<1x1x5x2x16xbf16>
    %32 = "onnx.Slice"(%31, %0, %8, %9) : (tensor<1x1x5x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x1x16xbf16>
    %33 = "onnx.Squeeze"(%32, %9) : (tensor<1x1x5x1x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %34 = "onnx.Slice"(%31, %8, %10, %9) : (tensor<1x1x5x2x16xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x1x16xbf16>
    %35 = "onnx.Squeeze"(%34, %9) : (tensor<1x1x5x1x16xbf16>, tensor<1xi64>) -> tensor<1x1x5x16xbf16>
    %36 = "onnx.Neg"(%35) : (tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %37 = "onnx.Concat"(%36, %33) {axis = -1 : si64} : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x32xbf16>
    %38 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %39 = "onnx.Mul"(%38, %6) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %40 = "onnx.Add"(%30, %39) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %41 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xf32>
    %42 = "onnx.Concat"(%40, %41) {axis = -1 : si64} : (tensor<1x1x5x32xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x48xf32>
    "func.return"(%26, %42) : (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
