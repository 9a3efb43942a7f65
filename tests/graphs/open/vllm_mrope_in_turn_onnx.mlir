"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xi64>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xi64>, %arg1: tensor<5x64xf32>, %arg2: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA56A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A393211D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA3926707DBFAB7FEDBD572F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD761C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A2B3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693AB8CD753F531D79BF6C3FA4BE342FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3F8C0F8FBE77E56BBE4E78723F8830603F698C103FFC7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F662E7F3FB2BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3AD53F69BF17EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3101D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE40510A3F0E94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF7440BBF6FE91CBF9770A9BC6A827A3FA56A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A7205913B30C97E3F8C9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9AFF7F3FE0FF7F3F5CFF7FBFE238C7BD1F41A9BE013B6D3F2A26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x32xf32>} : () -> tensor<12x32xf32>
    %1 = "onnx.Constant"() {value = dense<[false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<16xi1>} : () -> tensor<16xi1>
    %2 = "onnx.Constant"() {value = dense<[false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false]> : tensor<16xi1>} : () -> tensor<16xi1>
    %3 = "onnx.Constant"() {value = dense<[5, -1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<[5, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %5 = "onnx.Constant"() {value = dense<[5, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%arg0, %8) : (tensor<3x5xi64>, tensor<1xi64>) -> tensor<3x5x1xi64>
    %12 = "onnx.GatherND"(%0, %11) {batch_dims = 0 : si64} : (tensor<12x32xf32>, tensor<3x5x1xi64>) -> tensor<3x5x32xf32>
    %13:2 = "onnx.Split"(%12) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<3x5x32xf32>) -> (tensor<3x5x16xf32>, tensor<3x5x16xf32>)
    %14 = "onnx.Gather"(%13#0, %9) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %15 = "onnx.Gather"(%13#0, %6) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %16 = "onnx.Where"(%1, %14, %15) : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %17 = "onnx.Gather"(%13#0, %7) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %18 = "onnx.Where"(%2, %17, %16) : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %19 = "onnx.Gather"(%13#1, %9) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %20 = "onnx.Gather"(%13#1, %6) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %21 = "onnx.Where"(%1, %19, %20) : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %22 = "onnx.Gather"(%13#1, %7) {axis = 0 : si64} : (tensor<3x5x16xf32>, tensor<i64>) -> tensor<5x16xf32>
    %23 = "onnx.Where"(%2, %22, %21) : (tensor<16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %24 = "onnx.Reshape"(%arg1, %3) {allowzero = 1 : si64} : (tensor<5x64xf32>, tensor<3xi64>) -> tensor<5x2x32xf32>
    %25 = "onnx.Unsqueeze"(%18, %10) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %26 = "onnx.Unsqueeze"(%23, %10) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %27:2 = "onnx.Split"(%24) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<5x2x32xf32>) -> (tensor<5x2x16xf32>, tensor<5x2x16xf32>)
    %28 = "onnx.Mul"(%27#0, %25) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %29 = "onnx.Mul"(%27#1, %26) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %30 = "onnx.Sub"(%28, %29) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %31 = "onnx.Mul"(%27#1, %25) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %32 = "onnx.Mul"(%27#0, %26) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %34 = "onnx.Concat"(%30, %33) {axis = -1 : si64} : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %35 = "onnx.Reshape"(%34, %4) {allowzero = 1 : si64} : (tensor<5x2x32xf32>, tensor<2xi64>) -> tensor<5x64xf32>
    %36 = "onnx.Reshape"(%arg2, %3) {allowzero = 1 : si64} : (tensor<5x32xf32>, tensor<3xi64>) -> tensor<5x1x32xf32>
    %37:2 = "onnx.Split"(%36) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<5x1x32xf32>) -> (tensor<5x1x16xf32>, tensor<5x1x16xf32>)
    %38 = "onnx.Mul"(%37#0, %25) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %39 = "onnx.Mul"(%37#1, %26) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %40 = "onnx.Sub"(%38, %39) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %41 = "onnx.Mul"(%37#1, %25) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %42 = "onnx.Mul"(%37#0, %26) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %43 = "onnx.Add"(%41, %42) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %44 = "onnx.Concat"(%40, %43) {axis = -1 : si64} : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %45 = "onnx.Reshape"(%44, %5) {allowzero = 1 : si64} : (tensor<5x1x32xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    "func.return"(%35, %45) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
