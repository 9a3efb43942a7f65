#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 12 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3A3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %3 = "arith.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %4 = "tensor.empty"() : () -> tensor<4x16xf32>
    %5 = "linalg.generic"(%arg2, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: i64, %arg32: f32):
      %48 = "arith.cmpi"(%arg31, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %49 = "arith.addi"(%arg31, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %50 = "arith.select"(%48, %49, %arg31) : (i1, i64, i64) -> i64
      %51 = "arith.index_cast"(%50) : (i64) -> index
      %52 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %53 = "tensor.extract"(%3, %51, %52) : (tensor<12x16xf32>, index, index) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<4xi64>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %6 = "linalg.generic"(%arg2, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: i64, %arg30: f32):
      %42 = "arith.cmpi"(%arg29, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %43 = "arith.addi"(%arg29, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %44 = "arith.select"(%42, %43, %arg29) : (i1, i64, i64) -> i64
      %45 = "arith.index_cast"(%44) : (i64) -> index
      %46 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %47 = "tensor.extract"(%2, %45, %46) : (tensor<12x16xf32>, index, index) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<4xi64>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %7 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %8 = "linalg.generic"(%5, %7) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %11 = "linalg.generic"(%6, %7) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0], [1, 2]]}> : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %14 = "tensor.empty"() : () -> tensor<1x4x2x32xf32>
    %15 = "linalg.generic"(%arg0, %10, %14) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: bf16, %arg23: f32, %arg24: f32):
      %40 = "arith.extf"(%arg22) : (bf16) -> f32
      %41 = "arith.mulf"(%40, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %16 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %18 = "tensor.empty"() : () -> tensor<1x4x2x16xbf16>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: bf16):
      %39 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%39) : (bf16) -> ()
    }) : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %20 = "tensor.concat"(%19, %16) <{dim = 3 : i64}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %21 = "linalg.generic"(%20, %13, %14) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: bf16, %arg18: f32, %arg19: f32):
      %37 = "arith.extf"(%arg17) : (bf16) -> f32
      %38 = "arith.mulf"(%37, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "linalg.generic"(%15, %21, %14) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %36 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %23 = "linalg.generic"(%arg1, %10, %14) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: bf16, %arg12: f32, %arg13: f32):
      %34 = "arith.extf"(%arg11) : (bf16) -> f32
      %35 = "arith.mulf"(%34, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %24 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %25 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %26 = "linalg.generic"(%25, %18) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: bf16, %arg10: bf16):
      %33 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%33) : (bf16) -> ()
    }) : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %27 = "tensor.concat"(%26, %24) <{dim = 3 : i64}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %28 = "linalg.generic"(%27, %13, %14) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: f32, %arg8: f32):
      %31 = "arith.extf"(%arg6) : (bf16) -> f32
      %32 = "arith.mulf"(%31, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %29 = "linalg.generic"(%23, %28, %14) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %30 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%22, %29) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
