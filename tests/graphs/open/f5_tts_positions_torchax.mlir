"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x32xf32>, tensor<2xi32>) -> tensor<2x4x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x4x32xf32>, %arg4: tensor<2xi32>):
    %2 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA3926707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD1A4DE3E5226803E8E2F113E50AAA33DB334383D8F38CF3C2513693C1312033CF569933B54CB253B4F77BA3AD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3201D33E469870BFEE1F953E2FE37F3F1D88483F9334F83E2EC28F3EFF2F233E3E12B83D89364F3DF01DE93C771A833C3B74133C2BD7A53BBB843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FB97D083F3F399F3E3A23353E7675CC3DB036663D5C81013D42AB913C58D6233C5C44B83B213E4F3B2015E93A7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8890503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB272143F8C87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B86F7633B0432003B"> : tensor<12x32xf32>}> : () -> tensor<12x32xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %19 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x4xi32>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %21 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %23 = "stablehlo.compare"(%20, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %24 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %25 = "func.call"(%23, %20, %24) <{callee = @_where}> : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %28 = "stablehlo.compare"(%25, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %29 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %31 = "stablehlo.add"(%25, %30) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %32 = "stablehlo.select"(%28, %31, %25) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %34 = "stablehlo.gather"(%2, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<2x4x1xi32>) -> tensor<2x4x32xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x32xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %38 = "stablehlo.add"(%arg3, %37) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%38) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4xi1>, tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xi32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    "func.return"(%1) : (tensor<2x4xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
