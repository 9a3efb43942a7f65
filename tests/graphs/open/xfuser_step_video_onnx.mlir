"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6xi64>, %arg2: tensor<1x6xi64>, %arg3: tensor<1x6xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
    %1 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
    %2 = "onnx.Constant"() {value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302336, 0.995004177, 0.999949991, 0.999999523, 0.540302336, 0.995004177, 0.999949991, 0.999999523], [-0.416146845, 0.980066597, 9.998000e-01, 0.999998033, -0.416146845, 0.980066597, 9.998000e-01, 0.999998033], [-0.989992499, 0.955336511, 0.999550044, 0.999995529, -0.989992499, 0.955336511, 0.999550044, 0.999995529], [-0.653643608, 0.921060979, 0.999200105, 9.999920e-01, -0.653643608, 0.921060979, 0.999200105, 9.999920e-01], [0.2836622, 0.87758255, 0.998750269, 0.999987483, 0.2836622, 0.87758255, 0.998750269, 0.999987483], [0.960170269, 0.825335621, 0.998200535, 0.999981999, 0.960170269, 0.825335621, 0.998200535, 0.999981999], [0.753902256, 0.764842212, 9.975510e-01, 0.999975502, 0.753902256, 0.764842212, 9.975510e-01, 0.999975502]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %3 = "onnx.Constant"() {value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4, 0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4], [0.909297406, 0.198669329, 0.0199986659, 0.0019999987, 0.909297406, 0.198669329, 0.0199986659, 0.0019999987], [1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956, 1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956], [-0.756802499, 0.389418364, 0.0399893336, 0.00399998948, -0.756802499, 0.389418364, 0.0399893336, 0.00399998948], [-0.958924293, 0.47942555, 0.0499791652, 0.0049999794, -0.958924293, 0.47942555, 0.0499791652, 0.0049999794], [-0.279415488, 0.564642489, 0.0599640049, 0.0059999642, -0.279415488, 0.564642489, 0.0599640049, 0.0059999642], [0.656986594, 0.644217669, 0.0699428469, 0.00699994294, 0.656986594, 0.644217669, 0.0699428469, 0.00699994294]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[16, 8, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12:3 = "onnx.Split"(%arg0, %9) {axis = 3 : si64} : (tensor<1x6x2x32xf32>, tensor<3xi64>) -> (tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>)
    %13 = "onnx.Gather"(%0, %arg1) {axis = 0 : si64} : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %10) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %15 = "onnx.Gather"(%1, %arg1) {axis = 0 : si64} : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %16 = "onnx.Unsqueeze"(%15, %10) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %17 = "onnx.Mul"(%12#0, %14) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %18 = "onnx.Slice"(%12#0, %4, %5, %6, %11) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %19 = "onnx.Slice"(%12#0, %5, %7, %6, %11) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %20 = "onnx.Neg"(%19) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %21 = "onnx.Concat"(%20, %18) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %22 = "onnx.Mul"(%21, %16) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %23 = "onnx.Add"(%17, %22) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %24 = "onnx.Gather"(%2, %arg2) {axis = 0 : si64} : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %25 = "onnx.Unsqueeze"(%24, %10) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %26 = "onnx.Gather"(%3, %arg2) {axis = 0 : si64} : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %27 = "onnx.Unsqueeze"(%26, %10) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %28 = "onnx.Mul"(%12#1, %25) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %29 = "onnx.Slice"(%12#1, %4, %8, %6, %11) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %30 = "onnx.Slice"(%12#1, %8, %7, %6, %11) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %31 = "onnx.Neg"(%30) : (tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %32 = "onnx.Concat"(%31, %29) {axis = -1 : si64} : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %33 = "onnx.Mul"(%32, %27) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %34 = "onnx.Add"(%28, %33) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %35 = "onnx.Gather"(%2, %arg3) {axis = 0 : si64} : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %36 = "onnx.Unsqueeze"(%35, %10) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %37 = "onnx.Gather"(%3, %arg3) {axis = 0 : si64} : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %38 = "onnx.Unsqueeze"(%37, %10) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %39 = "onnx.Mul"(%12#2, %36) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %40 = "onnx.Slice"(%12#2, %4, %8, %6, %11) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %41 = "onnx.Slice"(%12#2, %8, %7, %6, %11) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %43 = "onnx.Concat"(%42, %40) {axis = -1 : si64} : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %44 = "onnx.Mul"(%43, %38) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %45 = "onnx.Add"(%39, %44) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %46 = "onnx.Concat"(%23, %34, %45) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%46) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
