"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> (tensor<2x5x32xf32>, tensor<2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x32xf32>, %arg1: tensor<2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F"> : tensor<1x5x32xf32>}> : () -> tensor<1x5x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A"> : tensor<1x5x32xf32>}> : () -> tensor<1x5x32xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x0xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x32xf32>) -> tensor<2x5x0xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<2x5x32xf32>) -> tensor<2x5x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %9 = "stablehlo.reshape"(%7) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %10 = "stablehlo.reshape"(%8) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %11 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %23 = "stablehlo.add"(%5, %22) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %25 = "stablehlo.multiply"(%arg1, %24) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %26 = "stablehlo.reshape"(%arg1) : (tensor<2x5x32xf32>) -> tensor<2x5x16x2xf32>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %28 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x5x16x2xf32>) -> tensor<2x5x16x1xf32>
    %29 = "stablehlo.reshape"(%27) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<2x5x16x1xf32>) -> tensor<2x5x16xf32>
    %31 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %43 = "stablehlo.add"(%25, %42) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %44 = "stablehlo.concatenate"(%23, %2) <{dimension = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x0xf32>) -> tensor<2x5x32xf32>
    %45 = "stablehlo.concatenate"(%43, %3) <{dimension = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x0xf32>) -> tensor<2x5x32xf32>
    "func.return"(%44, %45) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
