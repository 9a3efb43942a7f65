"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x2x4x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FCE7A2E3FBA7D083FF190D13E3E399F3E268F703E3A23353EF325083E7775CC3D366F993DAF36663DFAAC2C3D5C81013DA63EC23C42AB913C4A7A5A3C57D6233C19B9F53B5C44B83B5C2E8A3B213E4F3B03691B3B2015E93A8BC9AE3A6E12833A8B94443A156A133A2517DD3960CBA53915A8783953773A3972D40B3941510A3FB0543B3F0D94583FC692693F6B4E733FF0D5783F83F67B3F28BA7D3F98B87E3FD1477F3F68987F3FBDC57F3F3CDF7F3F93ED7F3FA3F57F3F2CFA7F3FB9FC7F3F28FE7F3FF7FE7F3F6BFF7F3FACFF7F3FD1FF7F3FE6FF7F3FF1FF7F3FF8FF7F3FFBFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803FB7C7683FD95A7F3F0AF2663F12353F3F1B54173FB6D3E93EF647B23E82F0863EF96F4B3ED300193E87D9E53DAE85AC3DC970813DAB30423D5CA5113D5175DA3C3ED4A33C54B7753C9D43383C0C2E0A3CDD3DCF3BE7689B3B0815693B80C92E3B6912033B8794C43A146A933A23175D3A5FCB253A14A8F8395377BA3972D48B393311D5BE534D913DB2E8DC3E02392A3FEC7B4E3F69BE633FA6FA6F3FF5F2763FA5E57A3F4F207D3FF3617E3F0E177F3FF97C7F3F4EB67F3F8ED67F3FB1E87F3FE5F27F3FA1F87F3FDBFB7F3FABFD7F3FB1FE7F3F43FF7F3F96FF7F3FC4FF7F3FDFFF7F3FEDFF7F3FF5FF7F3FFAFF7F3FFDFF7F3FFEFF7F3FFFFF7F3F0000803FC381103EDE3C473FD7457E3F6321743FC209503FB724273F6C2F023FA768C73E6D4E973EE26D643ED8EE2B3E2C33013EC1FFC13D0793913D4E695A3DC6D1233D1FB9F53C4947B83CC7318A3C48444F3C116E1B3C131DE93BA8CFAE3B1317833B939B443B616F133B1A1FDD3A59D1A53A0EB1783A0F7E3A3A7ED90B3AABBED13926707DBFCEBF20BFAB7FEDBD63189A3E582F153FA2E7413F296D5C3F37C96B3FEF90743F928C793F9E5D7C3F43F47D3F4FD97E3F3A5A7F3FC3A27F3F90CB7F3F83E27F3F6BEF7F3FADF67F3FC1FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF9FF7F3FFCFF7F3FFEFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> tensor<4x64xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x4x64xf32>) -> tensor<4x2x32xf32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 4, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x1x32xf32>
    %4 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x1x32xf32>
    %5 = "stablehlo.reshape"(%3) : (tensor<4x1x32xf32>) -> tensor<4x32xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<4x1x32xf32>) -> tensor<4x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4x32x2xf32>) -> tensor<4x64xf32>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<4x32x2xf32>) -> tensor<4x64xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x64xf32>) -> tensor<1x1x4x64xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %16 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32x2xf32>
    %17 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %19 = "stablehlo.reshape"(%17) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %21 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %23 = "stablehlo.multiply"(%22, %20) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 4 : i64}> : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x64xf32>
    %28 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x64xf32>) -> tensor<1x1x4x64xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %34 = "stablehlo.add"(%15, %33) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %35 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x64xf32>) -> tensor<1x1x4x64xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %37 = "stablehlo.multiply"(%arg1, %36) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %38 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32x2xf32>
    %39 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 1, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %40 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 1, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %41 = "stablehlo.reshape"(%39) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %42 = "stablehlo.reshape"(%40) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 4 : i64}> : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x64xf32>
    %50 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x64xf32>) -> tensor<1x1x4x64xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %55 = "stablehlo.multiply"(%52, %54) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %56 = "stablehlo.add"(%37, %55) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    "func.return"(%34, %56) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
