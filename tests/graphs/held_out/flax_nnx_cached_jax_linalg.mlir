#map = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x3x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD761C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFC7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33A"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %2 = "arith.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA5FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB0FE7F3F96FF7F3FDEFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF8FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F475A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF6FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F"> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
    %3 = "tensor.extract_slice"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<3x16xf32>
    %4 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<3x16xf32>
    %5 = "tensor.empty"() : () -> tensor<3x32xf32>
    %6 = "tensor.insert_slice"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<3x16xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %7 = "tensor.insert_slice"(%4, %6, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<3x16xf32>, tensor<3x32xf32>, index) -> tensor<3x32xf32>
    %8 = "tensor.empty"() : () -> tensor<3x32xf32>
    %9 = "tensor.insert_slice"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<3x16xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %10 = "tensor.insert_slice"(%3, %9, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 3, 16>, static_strides = array<i64: 1, 1>}> : (tensor<3x16xf32>, tensor<3x32xf32>, index) -> tensor<3x32xf32>
    %11 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 32>}> : (tensor<3x32xf32>) -> tensor<1x1x3x32xf32>
    %12 = "tensor.expand_shape"(%10) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 32>}> : (tensor<3x32xf32>) -> tensor<1x1x3x32xf32>
    %13 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %14 = "linalg.generic"(%11, %13) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<1x1x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %15 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %16 = "linalg.generic"(%arg0, %14, %15) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %64 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x16xf32>
    %18 = "tensor.empty"() : () -> tensor<1x2x3x16xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %63 = "arith.negf"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %20 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x16xf32>
    %21 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %22 = "tensor.insert_slice"(%19, %21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %23 = "tensor.insert_slice"(%20, %22, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 2, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x16xf32>, tensor<1x2x3x32xf32>, index) -> tensor<1x2x3x32xf32>
    %24 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %25 = "linalg.generic"(%12, %24) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<1x1x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %26 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %27 = "linalg.generic"(%23, %25, %26) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %62 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %28 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %29 = "linalg.generic"(%16, %27, %28) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %61 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %30 = "tensor.extract_slice"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<5x16xf32>
    %31 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<8x16xf32>) -> tensor<5x16xf32>
    %32 = "tensor.empty"() : () -> tensor<5x32xf32>
    %33 = "tensor.insert_slice"(%31, %32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %34 = "tensor.insert_slice"(%31, %33, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>, index) -> tensor<5x32xf32>
    %35 = "tensor.empty"() : () -> tensor<5x32xf32>
    %36 = "tensor.insert_slice"(%30, %35) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %37 = "tensor.insert_slice"(%30, %36, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>, index) -> tensor<5x32xf32>
    %38 = "tensor.expand_shape"(%34) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 32>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %39 = "tensor.expand_shape"(%37) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 32>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %40 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %41 = "linalg.generic"(%38, %40) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %42 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %43 = "linalg.generic"(%arg1, %41, %42) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %60 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %44 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %45 = "tensor.empty"() : () -> tensor<1x2x5x16xf32>
    %46 = "linalg.generic"(%44, %45) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %59 = "arith.negf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %47 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %48 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %49 = "tensor.insert_slice"(%46, %48) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %50 = "tensor.insert_slice"(%47, %49, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 2, 5, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x32xf32>, index) -> tensor<1x2x5x32xf32>
    %51 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %52 = "linalg.generic"(%39, %51) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %53 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %54 = "linalg.generic"(%50, %52, %53) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %58 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %55 = "tensor.empty"() : () -> tensor<1x2x5x32xf32>
    %56 = "linalg.generic"(%43, %54, %55) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %57 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%29, %56) : (tensor<1x2x3x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
