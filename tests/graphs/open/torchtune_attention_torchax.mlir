"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x128xf32>) -> tensor<1x5x128xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<1x5x128xf32>):
    %5 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573FB0543B3FCE7A2E3F0D94583FBA7D083FC692693FF190D13E6B4E733F3E399F3EF0D5783F268F703E83F67B3F3A23353E28BA7D3FF325083E98B87E3F7775CC3DD1477F3F366F993D68987F3FAF36663DBDC57F3FFAAC2C3D3CDF7F3F5C81013D93ED7F3FA63EC23CA3F57F3F42AB913C2CFA7F3F4A7A5A3CB9FC7F3F57D6233C28FE7F3F19B9F53BF7FE7F3F5C44B83B6BFF7F3F5C2E8A3BACFF7F3F213E4F3BD1FF7F3F03691B3BE6FF7F3F2015E93AF1FF7F3F8BC9AE3AF8FF7F3F6E12833AFBFF7F3F8B94443AFDFF7F3F156A133AFFFF7F3F2517DD39FFFF7F3F60CBA5390000803F15A878390000803F53773A390000803F72D40B393311D5BEB7C7683F534D913DD95A7F3FB2E8DC3E0AF2663F02392A3F12353F3FEC7B4E3F1B54173F69BE633FB6D3E93EA6FA6F3FF647B23EF5F2763F82F0863EA5E57A3FF96F4B3E4F207D3FD300193EF3617E3F87D9E53D0E177F3FAE85AC3DF97C7F3FC970813D4EB67F3FAB30423D8ED67F3F5CA5113DB1E87F3F5175DA3CE5F27F3F3ED4A33CA1F87F3F54B7753CDBFB7F3F9D43383CABFD7F3F0C2E0A3CB1FE7F3FDD3DCF3B43FF7F3FE7689B3B96FF7F3F0815693BC4FF7F3F80C92E3BDFFF7F3F6912033BEDFF7F3F8794C43AF5FF7F3F146A933AFAFF7F3F23175D3AFDFF7F3F5FCB253AFEFF7F3F14A8F839FFFF7F3F5377BA390000803F72D48B3926707DBFC381103ECEBF20BFDE3C473FAB7FEDBDD7457E3F63189A3E6321743F582F153FC209503FA2E7413FB724273F296D5C3F6C2F023F37C96B3FA768C73EEF90743F6D4E973E928C793FE26D643E9E5D7C3FD8EE2B3E43F47D3F2C33013E4FD97E3FC1FFC13D3A5A7F3F0793913DC3A27F3F4E695A3D90CB7F3FC6D1233D83E27F3F1FB9F53C6BEF7F3F4947B83CADF67F3FC7318A3CC1FA7F3F48444F3C0DFD7F3F116E1B3C58FE7F3F131DE93B11FF7F3FA8CFAE3B7AFF7F3F1317833BB5FF7F3F939B443BD6FF7F3F616F133BE8FF7F3F1A1FDD3AF3FF7F3F59D1A53AF9FF7F3F0EB1783AFCFF7F3F0F7E3A3AFEFF7F3F7ED90B3AFFFF7F3FABBED139305527BFCFBD41BF3A6C7DBF96EF103E9EAF20BFEC49473FC203EDBDA5477E3FB12E9A3EDE1D743F7836153FA504503FEDEB413FBC1F273FAB6F5C3F2E2B023FA7CA6B3FD861C73EC191743F2049973E098D793FC665643EE15D7C3FB2E82B3E69F47D3F892E013E64D97E3FC4F8C13D465A7F3FC88D913DCAA27F3F6D615A3D94CB7F3FDBCB233D85E27F3F41B0F53C6CEF7F3FA240B83CADF67F3FCA2C8A3CC2FA7F3FCE3C4F3C0DFD7F3F74681B3C58FE7F3FA714E93B11FF7F3F58C9AE3B7AFF7F3F5812833BB5FF7F3F7994443BD6FF7F3F0E6A133BE8FF7F3F1E17DD3AF3FF7F3F5DCBA53AF9FF7F3F13A8783AFCFF7F3F52773A3AFEFF7F3F72D40B3A2C3C913E107C75BFFD2352BF633512BF403272BFD8DAA53E451C03BF9BE05B3FE97229BC7FFC7F3F9756C03EF83F6D3FF14C213FABCA463F182C493F54521E3F40A9603F4477F53E05376E3F9E81BB3E7CF2753FED118E3E9F547A3FF84F563E81CE7C3F1F3C213EDF337E3F9542F23D1EFD7E3F21DBB53D606E7F3F9273883D19AE7F3FF4B64C3DF0D17F3FD88A193D19E67F3FFE4DE63C6FF17F3FCEB6AC3CCFF77F3F8185813C65FB7F3F2642423C69FD7F3FBBAC113C8BFE7F3F887BDA3B2EFF7F3FDED6A33B8AFF7F3F89B9753BBEFF7F3F8C44383BDBFF7F3F702E0A3BEBFF7F3F323ECF3AF4FF7F3F0B699B3AF9FF7F3F2615693AFCFF7F3F8DC92E3AB8CD753F8C0F8FBE7B7D58BEA2367ABF531D79BF76E56BBE539F51BF57F3123F6D3FA4BE4E78723F9EF8163ED4337D3F352FF73E8830603F1156323FCDA9373F3249533F698C103F8385663F4FACDE3EE290713FFD7DA93E6DD9773FD92A803EE3677B3F6F20413EC1697D3FC334113E518B7E3FC219DA3D562E7F3F38B0A33D128A7F3FD19C753DADBD7F3F593B383DB3DA7F3FBF2C0A3D06EB7F3F0940CF3C34F47F3F476C9B3C5EF97F3F911B693C45FC7F3F05CF2E3CE7FD7F3FCE16033CD2FE7F3F599BC43B56FF7F3F486F933BA1FF7F3F061F5D3BCAFF7F3F50D1253BE2FF7F3F06B1F83AEFFF7F3F0C7EBA3AF7FF7F3F7CD98B3AFBFF7F3FAABE513ABDFF403F4630283F57EE023FF8FB5BBF5E4F33BF70B636BF21687BBF5D1B413EBC7419BF6EE84C3F5A5EB6BDA7FB7E3FBAF8A33E4484723F6155183F68BE4D3FB3CC433F73EB243F4E885D3F4B4B003FC66B6C3FDE60C43E69ED743F5FF3943EEAC0793F51D3603E297B7C3F5433293EE9047E3FBA46FE3DAEE27E3F69E5BE3D815F7F3F323E8F3DBBA57F3F34E9563D3BCD7F3F5F31213D73E37F3F53C8F13CF2EF7F3FA652B53CF9F67F3F52FA873CECFA7F3F2AF14B3C25FD7F3FCAEF183C65FE7F3FC75FE53B19FF7F3FC601AC3B7EFF7F3FBDFC803BB7FF7F3F2E74413BD7FF7F3FEC11113BE9FF7F3F0B93D93AF3FF7F3F6628A33AF9FF7F3FC6B3743A"> : tensor<8x32x2xf32>}> : () -> tensor<8x32x2xf32>
    %6 = "stablehlo.reshape"(%arg6) : (tensor<1x5x128xf32>) -> tensor<1x5x2x64xf32>
    %7 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 32, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<8x32x2xf32>) -> tensor<5x32x2xf32>
    %8 = "stablehlo.reshape"(%6) : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32x2xf32>
    %9 = "stablehlo.reshape"(%7) : (tensor<5x32x2xf32>) -> tensor<1x5x1x32x2xf32>
    %10 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 5, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %12 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %16 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 5, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %18 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %21 = "stablehlo.multiply"(%17, %20) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %25 = "stablehlo.subtract"(%15, %24) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %26 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 5, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %28 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %31 = "stablehlo.multiply"(%27, %30) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 5, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %34 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.add"(%31, %40) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 4 : i64}> : (tensor<1x5x2x32x1xf32>, tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32x2xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x64xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x64xf32>) -> tensor<1x2x5x64xf32>
    %47 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1, 5, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x128xf32>) -> tensor<1x5x64xf32>
    %48 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1, 5, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x128xf32>) -> tensor<1x5x64xf32>
    %49 = "stablehlo.reshape"(%47) : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %50 = "stablehlo.reshape"(%48) : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %51 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 32, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<8x32x2xf32>) -> tensor<5x32x2xf32>
    %52 = "stablehlo.reshape"(%49) : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x32x2xf32>
    %53 = "stablehlo.reshape"(%51) : (tensor<5x32x2xf32>) -> tensor<1x5x1x32x2xf32>
    %54 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %56 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %59 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %61 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x32xf32>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %67 = "stablehlo.subtract"(%58, %66) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %68 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %70 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %72 = "stablehlo.multiply"(%69, %71) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %73 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 1, 5, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %75 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 5, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x32x1xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x32xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %81 = "stablehlo.add"(%72, %80) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %82 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x32x1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x32x1xf32>
    %84 = "stablehlo.concatenate"(%82, %83) <{dimension = 4 : i64}> : (tensor<1x5x1x32x1xf32>, tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32x2xf32>
    %85 = "stablehlo.reshape"(%84) : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x64xf32>
    %86 = "stablehlo.transpose"(%85) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x1x5x64xf32>
    %87 = "stablehlo.transpose"(%50) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x1x5x64xf32>
    %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x1x5x64xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x5x64xf32>) -> tensor<1x1x2x5x64xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %91 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x1x5x64xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x5x64xf32>) -> tensor<1x1x2x5x64xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x64xf32>
    %96 = "stablehlo.multiply"(%46, %95) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %97 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5x5xi1>
    %99 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %103 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %106 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<5x5xi32>
    %107 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %108 = "stablehlo.subtract"(%106, %107) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x5xi32>
    %111 = "stablehlo.compare"(%108, %110) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %112 = "stablehlo.and"(%111, %98) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %115 = "func.call"(%112, %113, %114) <{callee = @_where}> : (tensor<5x5xi1>, tensor<f32>, tensor<f32>) -> tensor<5x5xf32>
    %116 = "stablehlo.transpose"(%90) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x64x5xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x64x5xf32>
    %119 = "stablehlo.multiply"(%116, %118) : (tensor<1x2x64x5xf32>, tensor<1x2x64x5xf32>) -> tensor<1x2x64x5xf32>
    %120 = "stablehlo.reshape"(%96) : (tensor<1x2x5x64xf32>) -> tensor<2x5x64xf32>
    %121 = "stablehlo.reshape"(%119) : (tensor<1x2x64x5xf32>) -> tensor<2x64x5xf32>
    %122 = "stablehlo.dot_general"(%120, %121) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x64xf32>, tensor<2x64x5xf32>) -> tensor<2x5x5xf32>
    %123 = "stablehlo.reshape"(%122) : (tensor<2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %126 = "stablehlo.multiply"(%115, %125) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x5xf32>) -> tensor<1x1x5x5xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x5xf32>) -> tensor<1x2x5x5xf32>
    %129 = "stablehlo.add"(%123, %128) : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %130 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %165 = "stablehlo.maximum"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%165) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x5xf32>, tensor<f32>) -> tensor<1x2x5xf32>
    %132 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5xf32>
    %134 = "stablehlo.maximum"(%133, %131) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x5xf32>) -> tensor<1x2x5x1xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x1xf32>) -> tensor<1x2x5x5xf32>
    %137 = "stablehlo.subtract"(%129, %136) : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %138 = "stablehlo.exponential"(%137) : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %164 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x5xf32>, tensor<f32>) -> tensor<1x2x5xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x5xf32>) -> tensor<1x2x5x1xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x1xf32>) -> tensor<1x2x5x5xf32>
    %143 = "stablehlo.divide"(%138, %142) : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %144 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x5xf32>
    %146 = "stablehlo.compare"(%129, %145) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xi1>
    %147 = "stablehlo.not"(%146) : (tensor<1x2x5x5xi1>) -> tensor<1x2x5x5xi1>
    %148 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %149 = "stablehlo.reduce"(%147, %148) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<i1>, %arg8: tensor<i1>):
      %163 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%163) : (tensor<i1>) -> ()
    }) : (tensor<1x2x5x5xi1>, tensor<i1>) -> tensor<1x2x5xi1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x5xi1>) -> tensor<1x2x5x1xi1>
    %151 = "stablehlo.not"(%150) : (tensor<1x2x5x1xi1>) -> tensor<1x2x5x1xi1>
    %152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x5xf32>
    %154 = "func.call"(%151, %153, %143) <{callee = @_where_0}> : (tensor<1x2x5x1xi1>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %155 = "stablehlo.reshape"(%154) : (tensor<1x2x5x5xf32>) -> tensor<2x5x5xf32>
    %156 = "stablehlo.reshape"(%93) : (tensor<1x2x5x64xf32>) -> tensor<2x5x64xf32>
    %157 = "stablehlo.dot_general"(%155, %156) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %158 = "stablehlo.reshape"(%157) : (tensor<2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %159 = "stablehlo.transpose"(%158) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x2x5x64xf32>) -> tensor<5x1x2x64xf32>
    %160 = "stablehlo.transpose"(%159) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<5x1x2x64xf32>) -> tensor<1x2x5x64xf32>
    %161 = "stablehlo.transpose"(%160) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x5x64xf32>) -> tensor<1x5x2x64xf32>
    %162 = "stablehlo.reshape"(%161) : (tensor<1x5x2x64xf32>) -> tensor<1x5x128xf32>
    "func.return"(%162) : (tensor<1x5x128xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x5xi1>, tensor<f32>, tensor<f32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5x5xi1>, %arg4: tensor<f32>, %arg5: tensor<f32>):
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %4 = "stablehlo.select"(%arg3, %2, %3) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%4) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x1xi1>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x2x5x1xi1>, %arg1: tensor<1x2x5x5xf32>, %arg2: tensor<1x2x5x5xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x1xi1>) -> tensor<1x2x5x5xi1>
    %1 = "stablehlo.select"(%0, %arg1, %arg2) : (tensor<1x2x5x5xi1>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    "func.return"(%1) : (tensor<1x2x5x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
