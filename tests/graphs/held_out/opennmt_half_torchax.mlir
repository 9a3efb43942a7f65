"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>) -> (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf32>, %arg1: tensor<1x1x5x48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A3940510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A26707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33A"> : tensor<8x32xcomplex<f32>>}> : () -> tensor<8x32xcomplex<f32>>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x32xcomplex<f32>>) -> tensor<5x32xcomplex<f32>>
    %2 = "stablehlo.real"(%1) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %3 = "stablehlo.imag"(%1) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %6 = "stablehlo.concatenate"(%4, %5) <{dimension = 2 : i64}> : (tensor<5x32x1xf32>, tensor<5x32x1xf32>) -> tensor<5x32x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 5, 32, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x32x2xf32>) -> tensor<5x32x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<5x32x1xf32>) -> tensor<5x32xf32>
    %9 = "stablehlo.real"(%1) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %10 = "stablehlo.imag"(%1) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 2 : i64}> : (tensor<5x32x1xf32>, tensor<5x32x1xf32>) -> tensor<5x32x2xf32>
    %14 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 5, 32, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<5x32x2xf32>) -> tensor<5x32x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<5x32x1xf32>) -> tensor<5x32xf32>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %20 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x32xf32>
    %21 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %22 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %23 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %25 = "stablehlo.multiply"(%24, %22) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "stablehlo.concatenate"(%25, %21) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "stablehlo.add"(%19, %32) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x48xf32>) -> tensor<1x1x5x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x48xf32>) -> tensor<1x1x5x32xf32>
    %38 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 1, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16xf32>
    %39 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16xf32>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %43 = "stablehlo.concatenate"(%42, %38) <{dimension = 3 : i64}> : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %49 = "stablehlo.add"(%36, %48) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %50 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x16xf32>
    %51 = "stablehlo.concatenate"(%33, %50) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %52 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x48xf32>) -> tensor<1x1x5x16xf32>
    %53 = "stablehlo.concatenate"(%49, %52) <{dimension = 3 : i64}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x48xf32>
    "func.return"(%51, %53) : (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
