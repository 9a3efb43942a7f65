"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi64>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi64>, %arg1: tensor<5x64xf32>, %arg2: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000000000000000000000000000000000000000000000000000000041510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3FA46A573F3E399F3E7775CC3D5B81013D57D6233C203E4F3B6E12833A5FCBA5393311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3FB7C7683F1B54173FF96F4B3EC870813D3ED4A33CDC3DCF3B6912033B5ECB253A26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3FC381103EC209503F6D4E973EC0FFC13D1FB9F53C106E1B3C939B443B0CB1783A305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3FCFBD41BFDE1D743FD861C73E882E013EDBCB233DCD3C4F3C5812833B5CCBA53A2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F107C75BF7FFC7F3F4477F53E1D3C213EF4B64C3D8085813CDED6A33B313ECF3AB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3F8C0F8FBE4E78723F698C103F6E20413ED19C753D466C9B3C599BC43B04B1F83ABDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F4630283F6EE84C3F73EB243F50D3603E323E8F3DA552B53CC75FE53BEB11113BF6FD14BEE59151BF5F5B323F02DA773F652E7F3F08EB7F3FE7FD7F3FCAFF7F3F95467D3F7E06133FA6A4373F5126803E50AAA33D8E38CF3C1312033C53CB253BD53F69BFA2E674BFD4211F3FA9B3753FC2F67E3F76E57F3F59FD7F3FBCFF7F3F3201D33EEE1F953E1D88483F2DC28F3E3E12B83DEF1DE93C3B74133CBA843A3B64CD56BFFBF17FBF41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8440BBF9770A9BCA46A573F3D399F3E7675CC3D5B81013D58D6233C203E4F3B7205913B8D9B71BFC03DE83EE4AA703FE8737E3F5BD87F3F09FC7F3F9BFF7F3F5CFF7FBF1F41A9BE2B26643F8B87AE3E72D3E03D6B730E3D6B38343C85F7633B"> : tensor<12x16xf32>} : () -> tensor<12x16xf32>
    %1 = "onnx.Constant"() {value = dense<[5, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<[5, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<[5, 2, 8, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<[5, 1, 8, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[5, 2, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Constant"() {value = dense<[5, 2, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[5, 1, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[5, 1, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[5, 2, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[5, 1, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[5, 2, 2, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[5, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %13 = "onnx.Constant"() {value = dense<[5, 1, 2, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %14 = "onnx.Constant"() {value = dense<[5, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %15 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Reshape"(%arg1, %9) : (tensor<5x64xf32>, tensor<4xi64>) -> tensor<5x2x2x16xf32>
    %19 = "onnx.Transpose"(%18) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x2x2x16xf32>) -> tensor<5x2x16x2xf32>
    %20 = "onnx.Reshape"(%19, %1) {allowzero = 1 : si64} : (tensor<5x2x16x2xf32>, tensor<3xi64>) -> tensor<5x2x32xf32>
    %21:2 = "onnx.Split"(%20, %15) {axis = 2 : si64} : (tensor<5x2x32xf32>, tensor<2xi64>) -> (tensor<5x2x16xf32>, tensor<5x2x16xf32>)
    %22 = "onnx.Reshape"(%arg2, %10) : (tensor<5x32xf32>, tensor<4xi64>) -> tensor<5x1x2x16xf32>
    %23 = "onnx.Transpose"(%22) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x1x2x16xf32>) -> tensor<5x1x16x2xf32>
    %24 = "onnx.Reshape"(%23, %2) {allowzero = 1 : si64} : (tensor<5x1x16x2xf32>, tensor<3xi64>) -> tensor<5x1x32xf32>
    %25:2 = "onnx.Split"(%24, %15) {axis = 2 : si64} : (tensor<5x1x32xf32>, tensor<2xi64>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %26 = "onnx.Reshape"(%21#0, %3) {allowzero = 1 : si64} : (tensor<5x2x16xf32>, tensor<4xi64>) -> tensor<5x2x8x2xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x2x8x2xf32>) -> tensor<5x2x2x8xf32>
    %28 = "onnx.Reshape"(%25#0, %4) {allowzero = 1 : si64} : (tensor<5x1x16xf32>, tensor<4xi64>) -> tensor<5x1x8x2xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x1x8x2xf32>) -> tensor<5x1x2x8xf32>
    %30 = "onnx.Reshape"(%arg0, %16) {allowzero = 0 : si64} : (tensor<5xi64>, tensor<1xi64>) -> tensor<5xi64>
    %31 = "onnx.Gather"(%0, %30) {axis = 0 : si64} : (tensor<12x16xf32>, tensor<5xi64>) -> tensor<5x16xf32>
    %32:2 = "onnx.Split"(%31) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<5x16xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>)
    %33 = "onnx.Reshape"(%27, %5) : (tensor<5x2x2x8xf32>, tensor<3xi64>) -> tensor<5x2x16xf32>
    %34 = "onnx.Unsqueeze"(%32#0, %17) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x1x8xf32>
    %35 = "onnx.Unsqueeze"(%32#1, %17) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x1x8xf32>
    %36:2 = "onnx.Split"(%33) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<5x2x16xf32>) -> (tensor<5x2x8xf32>, tensor<5x2x8xf32>)
    %37 = "onnx.Mul"(%36#0, %34) : (tensor<5x2x8xf32>, tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %38 = "onnx.Mul"(%36#1, %35) : (tensor<5x2x8xf32>, tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %39 = "onnx.Sub"(%37, %38) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %40 = "onnx.Mul"(%36#1, %34) : (tensor<5x2x8xf32>, tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %41 = "onnx.Mul"(%36#0, %35) : (tensor<5x2x8xf32>, tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %42 = "onnx.Add"(%40, %41) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %43 = "onnx.Concat"(%39, %42) {axis = -1 : si64} : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x16xf32>
    %44 = "onnx.Reshape"(%29, %7) : (tensor<5x1x2x8xf32>, tensor<3xi64>) -> tensor<5x1x16xf32>
    %45:2 = "onnx.Split"(%44) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<5x1x16xf32>) -> (tensor<5x1x8xf32>, tensor<5x1x8xf32>)
    %46 = "onnx.Mul"(%45#0, %34) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %47 = "onnx.Mul"(%45#1, %35) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %48 = "onnx.Sub"(%46, %47) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %49 = "onnx.Mul"(%45#1, %34) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %50 = "onnx.Mul"(%45#0, %35) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %51 = "onnx.Add"(%49, %50) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %52 = "onnx.Concat"(%48, %51) {axis = -1 : si64} : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x16xf32>
    %53 = "onnx.Reshape"(%43, %11) : (tensor<5x2x16xf32>, tensor<4xi64>) -> tensor<5x2x2x8xf32>
    %54 = "onnx.Transpose"(%53) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x2x2x8xf32>) -> tensor<5x2x8x2xf32>
    %55 = "onnx.Reshape"(%54, %5) {allowzero = 1 : si64} : (tensor<5x2x8x2xf32>, tensor<3xi64>) -> tensor<5x2x16xf32>
    %56 = "onnx.Concat"(%55, %21#1) {axis = -1 : si64} : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %57 = "onnx.Reshape"(%56, %6) {allowzero = 1 : si64} : (tensor<5x2x32xf32>, tensor<4xi64>) -> tensor<5x2x16x2xf32>
    %58 = "onnx.Transpose"(%57) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x2x16x2xf32>) -> tensor<5x2x2x16xf32>
    %59 = "onnx.Reshape"(%58, %12) : (tensor<5x2x2x16xf32>, tensor<2xi64>) -> tensor<5x64xf32>
    %60 = "onnx.Reshape"(%52, %13) : (tensor<5x1x16xf32>, tensor<4xi64>) -> tensor<5x1x2x8xf32>
    %61 = "onnx.Transpose"(%60) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x1x2x8xf32>) -> tensor<5x1x8x2xf32>
    %62 = "onnx.Reshape"(%61, %7) {allowzero = 1 : si64} : (tensor<5x1x8x2xf32>, tensor<3xi64>) -> tensor<5x1x16xf32>
    %63 = "onnx.Concat"(%62, %25#1) {axis = -1 : si64} : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %64 = "onnx.Reshape"(%63, %8) {allowzero = 1 : si64} : (tensor<5x1x32xf32>, tensor<4xi64>) -> tensor<5x1x16x2xf32>
    %65 = "onnx.Transpose"(%64) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<5x1x16x2xf32>) -> tensor<5x1x2x16xf32>
    %66 = "onnx.Reshape"(%65, %14) : (tensor<5x1x2x16xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    "func.return"(%59, %66) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
