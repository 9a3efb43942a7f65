#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x2x64xf32>, %arg2: tensor<2x3xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A3941510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x32xf32>}> : () -> tensor<8x32xf32>
    %4 = "tensor.empty"() : () -> tensor<2x8x32xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<8x32xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %6 = "tensor.empty"() : () -> tensor<2x3x32xi64>
    %7 = "linalg.generic"(%arg2, %6) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: i64, %arg34: i64):
      "linalg.yield"(%arg33) : (i64) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3x32xi64>) -> tensor<2x3x32xi64>
    %8 = "tensor.empty"() : () -> tensor<2x3x32xf32>
    %9 = "linalg.fill"(%1, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (f32, tensor<2x3x32xf32>) -> tensor<2x3x32xf32>
    %10 = "linalg.generic"(%7, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: i64, %arg30: f32):
      %56 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %57 = "arith.index_cast"(%arg29) : (i64) -> index
      %58 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %59 = "arith.cmpi"(%57, %2) <{predicate = 2 : i64}> : (index, index) -> i1
      "cf.assert"(%59) <{msg = "index must be smaller than dim size"}> : (i1) -> ()
      %60 = "arith.cmpi"(%arg29, %0) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "cf.assert"(%60) <{msg = "index must be larger or equal to 0"}> : (i1) -> ()
      %61 = "tensor.extract"(%5, %56, %57, %58) : (tensor<2x8x32xf32>, index, index, index) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<2x3x32xi64>, tensor<2x3x32xf32>) -> tensor<2x3x32xf32>
    %11 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 3, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x3x32xf32>) -> tensor<2x3x16xf32>
    %12 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 2, 3, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x3x32xf32>) -> tensor<2x3x16xf32>
    %13 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %14 = "tensor.empty"() : () -> tensor<2x3x1x16x2xf32>
    %15 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 3, 1, 16>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %16 = "linalg.generic"(%15, %14) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16x2xf32>) -> tensor<2x3x1x16x2xf32>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x3x1x16x2xf32>) -> tensor<2x3x1x32xf32>
    %18 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 3, 1, 16>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %19 = "linalg.generic"(%18, %14) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16x2xf32>) -> tensor<2x3x1x16x2xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x3x1x16x2xf32>) -> tensor<2x3x1x32xf32>
    %21 = "tensor.empty"() : () -> tensor<2x3x2x32xf32>
    %22 = "linalg.generic"(%13, %20, %21) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %55 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %23 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %24 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %25 = "tensor.empty"() : () -> tensor<2x3x2x16xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %54 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 16, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16x1xf32>
    %28 = "tensor.expand_shape"(%23) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 16, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16x1xf32>
    %29 = "tensor.concat"(%27, %28) <{dim = 4 : i64}> : (tensor<2x3x2x16x1xf32>, tensor<2x3x2x16x1xf32>) -> tensor<2x3x2x16x2xf32>
    %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x3x2x16x2xf32>) -> tensor<2x3x2x32xf32>
    %31 = "linalg.generic"(%30, %17, %21) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %53 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %32 = "linalg.generic"(%22, %31, %21) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %52 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %33 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %34 = "tensor.concat"(%32, %33) <{dim = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %35 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %36 = "linalg.generic"(%35, %20, %21) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %51 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %37 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %38 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %39 = "linalg.generic"(%38, %25) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %50 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %40 = "tensor.expand_shape"(%39) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 16, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16x1xf32>
    %41 = "tensor.expand_shape"(%37) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 3, 2, 16, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16x1xf32>
    %42 = "tensor.concat"(%40, %41) <{dim = 4 : i64}> : (tensor<2x3x2x16x1xf32>, tensor<2x3x2x16x1xf32>) -> tensor<2x3x2x16x2xf32>
    %43 = "tensor.collapse_shape"(%42) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x3x2x16x2xf32>) -> tensor<2x3x2x32xf32>
    %44 = "linalg.generic"(%43, %17, %21) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %49 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %45 = "linalg.generic"(%36, %44, %21) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %48 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %46 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 3, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %47 = "tensor.concat"(%45, %46) <{dim = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%34, %47) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
