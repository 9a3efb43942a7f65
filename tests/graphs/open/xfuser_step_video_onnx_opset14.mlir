"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6xi64>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6xi64>, %arg2: tensor<1x6xi64>, %arg3: tensor<1x6xi64>):
    %0 = "onnx.Constant"() {value = dense<[16, 8, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %1:3 = "onnx.Split"(%arg0, %0) {axis = -1 : si64} : (tensor<1x6x2x32xf32>, tensor<3xi64>) -> (tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>)
    %2 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F3311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3FBDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F"> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
    %3 = "onnx.Gather"(%2, %arg1) : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %6 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539A46A573F3E399F3E7775CC3D5C81013D57D6233C213E4F3B6E12833A60CBA539B7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AB7C7683F1B54173FF96F4B3EC970813D3ED4A33CDD3DCF3B6912033B5FCB253AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783AC381103EC209503F6D4E973EC1FFC13D1FB9F53C116E1B3C939B443B0EB1783ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53ACFBD41BFDE1D743FD861C73E892E013EDBCB233DCE3C4F3C5812833B5DCBA53A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A107C75BF7FFC7F3F4477F53E1F3C213EF4B64C3D8185813CDED6A33B323ECF3A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A8C0F8FBE4E78723F698C103F6F20413ED19C753D476C9B3C599BC43B06B1F83A4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B4630283F6EE84C3F73EB243F51D3603E323E8F3DA652B53CC75FE53BEC11113B"> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
    %7 = "onnx.Gather"(%6, %arg1) : (tensor<8x16xf32>, tensor<1x6xi64>) -> tensor<1x6x16xf32>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%7, %8) : (tensor<1x6x16xf32>, tensor<1xi64>) -> tensor<1x6x1x16xf32>
    %10 = "onnx.Mul"(%1#0, %5) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Slice"(%1#0, %12, %13, %11, %14) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %16 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%1#0, %17, %18, %16, %19) : (tensor<1x6x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x8xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %22 = "onnx.Concat"(%21, %15) {axis = -1 : si64} : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %23 = "onnx.Mul"(%22, %9) : (tensor<1x6x2x16xf32>, tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %24 = "onnx.Add"(%10, %23) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %25 = "onnx.Constant"() {value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302336, 0.995004177, 0.999949991, 0.999999523, 0.540302336, 0.995004177, 0.999949991, 0.999999523], [-0.416146845, 0.980066597, 9.998000e-01, 0.999998033, -0.416146845, 0.980066597, 9.998000e-01, 0.999998033], [-0.989992499, 0.955336511, 0.999550044, 0.999995529, -0.989992499, 0.955336511, 0.999550044, 0.999995529], [-0.653643608, 0.921060979, 0.999200105, 9.999920e-01, -0.653643608, 0.921060979, 0.999200105, 9.999920e-01], [0.2836622, 0.87758255, 0.998750269, 0.999987483, 0.2836622, 0.87758255, 0.998750269, 0.999987483], [0.960170269, 0.825335621, 0.998200535, 0.999981999, 0.960170269, 0.825335621, 0.998200535, 0.999981999], [0.753902256, 0.764842212, 9.975510e-01, 0.999975502, 0.753902256, 0.764842212, 9.975510e-01, 0.999975502]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %26 = "onnx.Gather"(%25, %arg2) : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %27 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Unsqueeze"(%26, %27) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %29 = "onnx.Constant"() {value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4, 0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4], [0.909297406, 0.198669329, 0.0199986659, 0.0019999987, 0.909297406, 0.198669329, 0.0199986659, 0.0019999987], [1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956, 1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956], [-0.756802499, 0.389418364, 0.0399893336, 0.00399998948, -0.756802499, 0.389418364, 0.0399893336, 0.00399998948], [-0.958924293, 0.47942555, 0.0499791652, 0.0049999794, -0.958924293, 0.47942555, 0.0499791652, 0.0049999794], [-0.279415488, 0.564642489, 0.0599640049, 0.0059999642, -0.279415488, 0.564642489, 0.0599640049, 0.0059999642], [0.656986594, 0.644217669, 0.0699428469, 0.00699994294, 0.656986594, 0.644217669, 0.0699428469, 0.00699994294]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %30 = "onnx.Gather"(%29, %arg2) : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Unsqueeze"(%30, %31) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %33 = "onnx.Mul"(%1#1, %28) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %34 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%1#1, %35, %36, %34, %37) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %39 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Slice"(%1#1, %40, %41, %39, %42) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %44 = "onnx.Neg"(%43) : (tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %45 = "onnx.Concat"(%44, %38) {axis = -1 : si64} : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %46 = "onnx.Mul"(%45, %32) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %47 = "onnx.Add"(%33, %46) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %48 = "onnx.Gather"(%25, %arg3) : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %49 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Unsqueeze"(%48, %49) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %51 = "onnx.Gather"(%29, %arg3) : (tensor<8x8xf32>, tensor<1x6xi64>) -> tensor<1x6x8xf32>
    %52 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Unsqueeze"(%51, %52) : (tensor<1x6x8xf32>, tensor<1xi64>) -> tensor<1x6x1x8xf32>
    %54 = "onnx.Mul"(%1#2, %50) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%1#2, %56, %57, %55, %58) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %60 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%1#2, %61, %62, %60, %63) : (tensor<1x6x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x4xf32>
    %65 = "onnx.Neg"(%64) : (tensor<1x6x2x4xf32>) -> tensor<1x6x2x4xf32>
    %66 = "onnx.Concat"(%65, %59) {axis = -1 : si64} : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x6x2x8xf32>
    %67 = "onnx.Mul"(%66, %53) : (tensor<1x6x2x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %68 = "onnx.Add"(%54, %67) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %69 = "onnx.Concat"(%24, %47, %68) {axis = -1 : si64} : (tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%69) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
