"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x3x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFC7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33A"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 3, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<3x16xf32>
    %3 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 3, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<3x16xf32>
    %4 = "stablehlo.concatenate"(%3, %3) <{dimension = 1 : i64}> : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x32xf32>
    %5 = "stablehlo.concatenate"(%2, %2) <{dimension = 1 : i64}> : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x32xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<3x32xf32>) -> tensor<1x1x3x32xf32>
    %7 = "stablehlo.reshape"(%5) : (tensor<3x32xf32>) -> tensor<1x1x3x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x16xf32>
    %11 = "stablehlo.negate"(%10) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x16xf32>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 3 : i64}> : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %16 = "stablehlo.add"(%9, %15) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %17 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<5x16xf32>
    %18 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<5x16xf32>
    %19 = "stablehlo.concatenate"(%18, %18) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %20 = "stablehlo.concatenate"(%17, %17) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %21 = "stablehlo.reshape"(%19) : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %22 = "stablehlo.reshape"(%20) : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %24 = "stablehlo.multiply"(%arg1, %23) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %26 = "stablehlo.negate"(%25) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.add"(%24, %30) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%16, %31) : (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
