"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<4xi32>) -> (tensor<4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A393311D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA3926707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD761C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFC7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F662E7F3FB2BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7D06133FE3317D3FA6A4373FD1A4DE3E5226803E8E2F113E50AAA33DB334383D8F38CF3C2513693C1312033CF569933B54CB253B4F77BA3AD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4CE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3201D33E469870BFEE1F953E2FE37F3F1D88483F9234F83E2EC28F3EFF2F233E3E12B83D89364F3DF01DE93C771A833C3B74133C2BD7A53BBB843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8440BBF6FE91CBF9770A9BC6A827A3FA46A573FB97D083F3F399F3E3A23353E7675CC3DB036663D5C81013D42AB913C58D6233C5C44B83B213E4F3B2015E93A7205913B30C97E3F8D9B71BF126FC0BEBF3DE83E8890503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9AFF7F3FE0FF7F3F5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB272143F8C87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B86F7633B0432003B"> : tensor<12x32xf32>} : () -> tensor<12x32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %43 = "onnx.Less"(%arg2, %1) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi1>
    %44 = "onnx.Add"(%arg2, %2) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %45 = "onnx.Where"(%43, %44, %arg2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %46 = "onnx.Concat"(%3, %4) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %47 = "onnx.Concat"(%5, %6) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %48 = "onnx.Reshape"(%45, %47) : (tensor<4xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %49 = "onnx.Expand"(%48, %46) : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<4x1xi32>
    %50 = "onnx.Reshape"(%49, %7) : (tensor<4x1xi32>, tensor<1xi64>) -> tensor<4xi32>
    %51 = "onnx.Gather"(%0, %50) {axis = 0 : si64} : (tensor<12x32xf32>, tensor<4xi32>) -> tensor<4x32xf32>
    %52:2 = "onnx.Split"(%51, %8) {axis = 1 : si64} : (tensor<4x32xf32>, tensor<2xi64>) -> (tensor<4x16xf32>, tensor<4x16xf32>)
    %53 = "onnx.Concat"(%9, %10, %11) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %54 = "onnx.Concat"(%12, %13, %14) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %55 = "onnx.Reshape"(%52#0, %54) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %56 = "onnx.Expand"(%55, %53) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %57 = "onnx.Concat"(%15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %58 = "onnx.Concat"(%18, %19, %20) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %59 = "onnx.Reshape"(%52#1, %58) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %60 = "onnx.Expand"(%59, %57) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %61:2 = "onnx.Split"(%arg0, %21) {axis = 2 : si64} : (tensor<4x2x32xf32>, tensor<2xi64>) -> (tensor<4x2x16xf32>, tensor<4x2x16xf32>)
    %62 = "onnx.Mul"(%61#0, %56) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %63 = "onnx.Mul"(%61#1, %60) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %64 = "onnx.Add"(%62, %63) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %65 = "onnx.Mul"(%61#1, %56) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %66 = "onnx.Mul"(%61#0, %60) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %67 = "onnx.Add"(%65, %66) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %68 = "onnx.Concat"(%64, %67) {axis = 2 : si64} : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    "func.return"(%68) : (tensor<4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
