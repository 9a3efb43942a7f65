"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>) -> (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xbf16>, %arg1: tensor<1x1x4x48xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139C381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293AC381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A"> : tensor<8x24xf32>}> : () -> tensor<8x24xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3F"> : tensor<8x24xf32>}> : () -> tensor<8x24xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<1x2x4x48xbf16>) -> tensor<1x2x4x48xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<1x1x4x48xbf16>) -> tensor<1x1x4x48xf32>
    %4 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 24>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<4x24xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x24xf32>) -> tensor<1x4x24xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %7 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 6, 24>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<4x24xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x24xf32>) -> tensor<1x4x24xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %10 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 24>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<4x24xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x24xf32>) -> tensor<1x4x24xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %13 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 6, 24>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<8x24xf32>) -> tensor<4x24xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x24xf32>) -> tensor<1x4x24xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %16 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 4, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x24xf32>
    %17 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 4, 48>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x24xf32>
    %18 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x24xf32>) -> tensor<1x2x4x24xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x24xf32>
    %20 = "stablehlo.reshape"(%16) : (tensor<1x2x4x24xf32>) -> tensor<1x2x4x2x12xf32>
    %21 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 4, 1, 12>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x12xf32>) -> tensor<1x2x4x1x12xf32>
    %22 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 4, 2, 12>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x2x12xf32>) -> tensor<1x2x4x1x12xf32>
    %23 = "stablehlo.reshape"(%21) : (tensor<1x2x4x1x12xf32>) -> tensor<1x2x4x12xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<1x2x4x1x12xf32>) -> tensor<1x2x4x12xf32>
    %25 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x12xf32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<1x2x4x12xf32>, tensor<1x2x4x12xf32>) -> tensor<1x2x4x12xf32>
    %28 = "stablehlo.concatenate"(%27, %23) <{dimension = 3 : i64}> : (tensor<1x2x4x12xf32>, tensor<1x2x4x12xf32>) -> tensor<1x2x4x24xf32>
    %29 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x24xf32>) -> tensor<1x2x4x24xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x24xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x24xf32>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x24xf32>
    %34 = "stablehlo.add"(%19, %33) : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x24xf32>
    %35 = "stablehlo.concatenate"(%34, %17) <{dimension = 3 : i64}> : (tensor<1x2x4x24xf32>, tensor<1x2x4x24xf32>) -> tensor<1x2x4x48xf32>
    %36 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x24xf32>
    %37 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 1, 4, 48>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x24xf32>
    %38 = "stablehlo.multiply"(%36, %15) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %39 = "stablehlo.reshape"(%36) : (tensor<1x1x4x24xf32>) -> tensor<1x1x4x2x12xf32>
    %40 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 1, 1, 4, 1, 12>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x2x12xf32>) -> tensor<1x1x4x1x12xf32>
    %41 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 1, 1, 4, 2, 12>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x2x12xf32>) -> tensor<1x1x4x1x12xf32>
    %42 = "stablehlo.reshape"(%40) : (tensor<1x1x4x1x12xf32>) -> tensor<1x1x4x12xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<1x1x4x1x12xf32>) -> tensor<1x1x4x12xf32>
    %44 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x12xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<1x1x4x12xf32>, tensor<1x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %47 = "stablehlo.concatenate"(%46, %42) <{dimension = 3 : i64}> : (tensor<1x1x4x12xf32>, tensor<1x1x4x12xf32>) -> tensor<1x1x4x24xf32>
    %48 = "stablehlo.multiply"(%47, %12) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x24xf32>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %52 = "stablehlo.add"(%38, %51) : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x24xf32>
    %53 = "stablehlo.concatenate"(%52, %37) <{dimension = 3 : i64}> : (tensor<1x1x4x24xf32>, tensor<1x1x4x24xf32>) -> tensor<1x1x4x48xf32>
    %54 = "stablehlo.convert"(%35) : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x48xbf16>
    %55 = "stablehlo.convert"(%53) : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x48xbf16>
    "func.return"(%54, %55) : (tensor<1x2x4x48xbf16>, tensor<1x1x4x48xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
