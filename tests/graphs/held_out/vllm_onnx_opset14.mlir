"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi64>, tensor<5x96xf32>, tensor<5x48xf32>) -> (tensor<5x96xf32>, tensor<5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi64>, %arg1: tensor<5x96xf32>, %arg2: tensor<5x48xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA3926707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3AD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x32xf32>} : () -> tensor<12x32xf32>
    %1 = "onnx.Gather"(%0, %arg0) {axis = 0 : si64} : (tensor<12x32xf32>, tensor<5xi64>) -> tensor<5x32xf32>
    %2 = "onnx.Shape"(%1) : (tensor<5x32xf32>) -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Gather"(%2, %3) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Add"(%4, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Div"(%7, %8) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %12 = "onnx.Slice"(%1, %5, %11, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
    %13 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Mul"(%9, %13) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %15 = "onnx.Slice"(%1, %11, %14, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
    %16 = "onnx.Constant"() {value = dense<[5, -1, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<[5, -1, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %18 = "onnx.Reshape"(%arg1, %16) {allowzero = 0 : si64} : (tensor<5x96xf32>, tensor<3xi64>) -> tensor<5x2x48xf32>
    %19 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Slice"(%18, %20, %21, %19, %22) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xf32>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%18, %25, %26, %24, %27) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %29 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Unsqueeze"(%12, %29) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x1x?xf32>
    %31 = "onnx.Cast"(%30) {to = 1 : si64} : (tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %32 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%15, %32) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x1x?xf32>
    %34 = "onnx.Cast"(%33) {to = 1 : si64} : (tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %35 = "onnx.Shape"(%23) : (tensor<5x2x32xf32>) -> tensor<3xi64>
    %36 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Gather"(%35, %36) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Add"(%37, %39) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Div"(%40, %41) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Mul"(%42, %43) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %45 = "onnx.Slice"(%23, %38, %44, %36) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %46 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Mul"(%42, %46) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %48 = "onnx.Slice"(%23, %44, %47, %36) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %49 = "onnx.Mul"(%45, %31) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %50 = "onnx.Mul"(%48, %34) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %51 = "onnx.Sub"(%49, %50) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %52 = "onnx.Mul"(%48, %31) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %53 = "onnx.Mul"(%45, %34) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %54 = "onnx.Add"(%52, %53) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %55 = "onnx.Concat"(%51, %54, %28) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<5x2x16xf32>) -> tensor<5x2x?xf32>
    %56 = "onnx.Constant"() {value = dense<[5, 96]> : tensor<2xi64>} : () -> tensor<2xi64>
    %57 = "onnx.Reshape"(%55, %56) {allowzero = 0 : si64} : (tensor<5x2x?xf32>, tensor<2xi64>) -> tensor<5x96xf32>
    %58 = "onnx.Reshape"(%arg2, %17) {allowzero = 0 : si64} : (tensor<5x48xf32>, tensor<3xi64>) -> tensor<5x1x48xf32>
    %59 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Slice"(%58, %60, %61, %59, %62) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %64 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Slice"(%58, %65, %66, %64, %67) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %69 = "onnx.Shape"(%63) : (tensor<5x1x32xf32>) -> tensor<3xi64>
    %70 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Gather"(%69, %70) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Add"(%71, %73) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Div"(%74, %75) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Mul"(%76, %77) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %79 = "onnx.Slice"(%63, %72, %78, %70) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %80 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Mul"(%76, %80) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %82 = "onnx.Slice"(%63, %78, %81, %70) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %83 = "onnx.Mul"(%79, %31) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %84 = "onnx.Mul"(%82, %34) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %85 = "onnx.Sub"(%83, %84) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %86 = "onnx.Mul"(%82, %31) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %87 = "onnx.Mul"(%79, %34) : (tensor<?x?x?xf32>, tensor<?x1x?xf32>) -> tensor<?x?x?xf32>
    %88 = "onnx.Add"(%86, %87) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %89 = "onnx.Concat"(%85, %88, %68) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<5x1x16xf32>) -> tensor<5x1x?xf32>
    %90 = "onnx.Constant"() {value = dense<[5, 48]> : tensor<2xi64>} : () -> tensor<2xi64>
    %91 = "onnx.Reshape"(%89, %90) {allowzero = 0 : si64} : (tensor<5x1x?xf32>, tensor<2xi64>) -> tensor<5x48xf32>
    "func.return"(%57, %91) : (tensor<5x96xf32>, tensor<5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
