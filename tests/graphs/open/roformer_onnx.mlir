"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x2x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0xC381103ED7457E3FC209503F6D2F023F6D4E973ED8EE2B3EC1FFC13D4D695A3D20B9F53CC7318A3C116E1B3CA8CFAE3B939B443B1B1FDD3A0DB1783A7ED90B3A26707DBFA87FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3FCFBD41BFED49473FDE1D743FBC1F273FD761C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A305527BF9DAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F107C75BFD6DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B313ECF3A2615693A2C3C913E403272BFD47229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F8C0F8FBE74E56BBE4D78723F8930603F698C103FFD7DA93E6F20413EC119DA3DD19C753DBF2C0A3D466C9B3C04CF2E3C599BC43B061F5D3B05B1F83A7DD98B3AB8CD753F531D79BF6F3FA4BE342FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3F4630283F6EB636BF6FE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D6031213DA652B53C2AF14B3CC75FE53BBEFC803BEC11113B6628A33ABDFF403F604F33BFBB7419BFB9F8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<1x1x5x32xf32>} : () -> tensor<1x1x5x32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8:2 = "onnx.Split"(%0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x1x5x32xf32>) -> (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>)
    %9 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %10 = "onnx.Slice"(%arg0, %5, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %11 = "onnx.Mul"(%9, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %12 = "onnx.Mul"(%10, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Sub"(%11, %12) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %14 = "onnx.Mul"(%10, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %15 = "onnx.Mul"(%9, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %16 = "onnx.Add"(%14, %15) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %17 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %18 = "onnx.Unsqueeze"(%16, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %19 = "onnx.Concat"(%17, %18) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %20 = "onnx.Reshape"(%19, %6) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %21 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %22 = "onnx.Slice"(%arg1, %5, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %23 = "onnx.Mul"(%21, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %24 = "onnx.Mul"(%22, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Sub"(%23, %24) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Mul"(%22, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "onnx.Mul"(%21, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %28 = "onnx.Add"(%26, %27) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %29 = "onnx.Unsqueeze"(%25, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %30 = "onnx.Unsqueeze"(%28, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %32 = "onnx.Reshape"(%31, %6) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Slice"(%arg2, %1, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %34 = "onnx.Slice"(%arg2, %5, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Mul"(%33, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %36 = "onnx.Mul"(%34, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %37 = "onnx.Sub"(%35, %36) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %38 = "onnx.Mul"(%34, %8#1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %39 = "onnx.Mul"(%33, %8#0) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %40 = "onnx.Add"(%38, %39) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Unsqueeze"(%37, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %42 = "onnx.Unsqueeze"(%40, %7) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %44 = "onnx.Reshape"(%43, %6) {allowzero = 1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    "func.return"(%20, %32, %44) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
