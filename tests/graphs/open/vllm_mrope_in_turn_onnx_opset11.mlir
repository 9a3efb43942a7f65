"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xi64>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xi64>, %arg1: tensor<5x64xf32>, %arg2: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA3926707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3AD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x32xf32>} : () -> tensor<12x32xf32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Gather"(%0, %arg0) {axis = 0 : si64} : (tensor<12x32xf32>, tensor<3x5xi64>) -> tensor<3x5x32xf32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Shape"(%2) : (tensor<3x5x32xf32>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Gather"(%4, %5) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Add"(%6, %8) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Div"(%9, %10) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Mul"(%11, %12) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "onnx.Slice"(%2, %7, %13, %5) : (tensor<3x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %15 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Mul"(%11, %15) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Slice"(%2, %13, %16, %5) : (tensor<3x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %18 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %20 = "onnx.Mod"(%18, %19) {fmod = 0 : si64} : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %22 = "onnx.Equal"(%20, %21) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi1>
    %23 = "onnx.Constant"() {value = dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<16xi1>} : () -> tensor<16xi1>
    %24 = "onnx.And"(%22, %23) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %26 = "onnx.Equal"(%20, %25) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi1>
    %27 = "onnx.And"(%26, %23) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %28 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %29 = "onnx.Gather"(%14, %1) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %30 = "onnx.Gather"(%14, %28) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %31 = "onnx.Where"(%24, %29, %30) : (tensor<16xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x16xf32>
    %32 = "onnx.Gather"(%14, %3) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %33 = "onnx.Where"(%27, %32, %31) : (tensor<16xi1>, tensor<?x?xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
    %34 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %35 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %36 = "onnx.Mod"(%34, %35) {fmod = 0 : si64} : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %38 = "onnx.Equal"(%36, %37) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi1>
    %39 = "onnx.Constant"() {value = dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<16xi1>} : () -> tensor<16xi1>
    %40 = "onnx.And"(%38, %39) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %41 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %42 = "onnx.Equal"(%36, %41) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi1>
    %43 = "onnx.And"(%42, %39) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %44 = "onnx.Gather"(%17, %1) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %45 = "onnx.Gather"(%17, %28) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %46 = "onnx.Where"(%40, %44, %45) : (tensor<16xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x16xf32>
    %47 = "onnx.Gather"(%17, %3) {axis = 0 : si64} : (tensor<?x?x?xf32>, tensor<i64>) -> tensor<?x?xf32>
    %48 = "onnx.Where"(%43, %47, %46) : (tensor<16xi1>, tensor<?x?xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
    %49 = "onnx.Constant"() {value = dense<[5, -1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %50 = "onnx.Constant"() {value = dense<[5, -1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %51 = "onnx.Reshape"(%arg1, %49) : (tensor<5x64xf32>, tensor<3xi64>) -> tensor<5x2x32xf32>
    %52 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Slice"(%51, %53, %54, %52, %55) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xf32>
    %57 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Slice"(%51, %58, %59, %57, %60) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x0xf32>
    %62 = "onnx.Unsqueeze"(%33) {axes = [-2 : si64]} : (tensor<?x16xf32>) -> tensor<?x1x16xf32>
    %63 = "onnx.Cast"(%62) {to = 1 : si64} : (tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %64 = "onnx.Unsqueeze"(%48) {axes = [-2 : si64]} : (tensor<?x16xf32>) -> tensor<?x1x16xf32>
    %65 = "onnx.Cast"(%64) {to = 1 : si64} : (tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %66 = "onnx.Shape"(%56) : (tensor<5x2x32xf32>) -> tensor<3xi64>
    %67 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Gather"(%66, %67) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Add"(%68, %70) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Div"(%71, %72) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Mul"(%73, %74) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %76 = "onnx.Slice"(%56, %69, %75, %67) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %77 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Mul"(%73, %77) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %79 = "onnx.Slice"(%56, %75, %78, %67) : (tensor<5x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %80 = "onnx.Mul"(%76, %63) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %81 = "onnx.Mul"(%79, %65) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %82 = "onnx.Sub"(%80, %81) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %83 = "onnx.Mul"(%79, %63) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %84 = "onnx.Mul"(%76, %65) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %85 = "onnx.Add"(%83, %84) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %86 = "onnx.Concat"(%82, %85, %61) {axis = -1 : si64} : (tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<5x2x0xf32>) -> tensor<5x2x32xf32>
    %87 = "onnx.Constant"() {value = dense<[5, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %88 = "onnx.Reshape"(%86, %87) : (tensor<5x2x32xf32>, tensor<2xi64>) -> tensor<5x64xf32>
    %89 = "onnx.Reshape"(%arg2, %50) : (tensor<5x32xf32>, tensor<3xi64>) -> tensor<5x1x32xf32>
    %90 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %93 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %94 = "onnx.Slice"(%89, %91, %92, %90, %93) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %95 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %96 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %97 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %98 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %99 = "onnx.Slice"(%89, %96, %97, %95, %98) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x0xf32>
    %100 = "onnx.Shape"(%94) : (tensor<5x1x32xf32>) -> tensor<3xi64>
    %101 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Gather"(%100, %101) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %103 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %104 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %105 = "onnx.Add"(%102, %104) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %106 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %107 = "onnx.Div"(%105, %106) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %108 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %109 = "onnx.Mul"(%107, %108) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %110 = "onnx.Slice"(%94, %103, %109, %101) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %111 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %112 = "onnx.Mul"(%107, %111) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %113 = "onnx.Slice"(%94, %109, %112, %101) : (tensor<5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %114 = "onnx.Mul"(%110, %63) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %115 = "onnx.Mul"(%113, %65) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %116 = "onnx.Sub"(%114, %115) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %117 = "onnx.Mul"(%113, %63) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %118 = "onnx.Mul"(%110, %65) : (tensor<?x?x?xf32>, tensor<?x1x16xf32>) -> tensor<?x?x16xf32>
    %119 = "onnx.Add"(%117, %118) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %120 = "onnx.Concat"(%116, %119, %99) {axis = -1 : si64} : (tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<5x1x0xf32>) -> tensor<5x1x32xf32>
    %121 = "onnx.Constant"() {value = dense<[5, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %122 = "onnx.Reshape"(%120, %121) : (tensor<5x1x32xf32>, tensor<2xi64>) -> tensor<5x32xf32>
    "func.return"(%88, %122) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
