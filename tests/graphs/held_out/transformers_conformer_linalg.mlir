#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xf32>) -> tensor<2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A"> : tensor<2x5x1x1x32xf32>}> : () -> tensor<2x5x1x1x32xf32>
    %1 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 5, 2, 32>}> : (tensor<2x5x64xf32>) -> tensor<2x5x2x32xf32>
    %2 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 5, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x5x1x1x32xf32>) -> tensor<1x5x1x1x32xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1], [2], [3], [4]]}> : (tensor<1x5x1x1x32xf32>) -> tensor<5x1x1x32xf32>
    %4 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0, 0, 0, 0>, static_sizes = array<i64: 1, 5, 1, 1, 32>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x5x1x1x32xf32>) -> tensor<1x5x1x1x32xf32>
    %5 = "tensor.collapse_shape"(%4) <{reassociation = [[0, 1], [2], [3], [4]]}> : (tensor<1x5x1x1x32xf32>) -> tensor<5x1x1x32xf32>
    %6 = "tensor.empty"() : () -> tensor<5x2x2x32xf32>
    %7 = "linalg.transpose"(%1, %6) <{permutation = array<i64: 1, 0, 2, 3>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x5x2x32xf32>, tensor<5x2x2x32xf32>) -> tensor<5x2x2x32xf32>
    %8 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 5, 2, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x32xf32>) -> tensor<5x2x2x16xf32>
    %9 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 5, 2, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x2x2x32xf32>) -> tensor<5x2x2x16xf32>
    %10 = "tensor.empty"() : () -> tensor<5x2x2x16xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %22 = "arith.negf"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<5x2x2x16xf32>, tensor<5x2x2x16xf32>) -> tensor<5x2x2x16xf32>
    %12 = "tensor.concat"(%11, %8) <{dim = 3 : i64}> : (tensor<5x2x2x16xf32>, tensor<5x2x2x16xf32>) -> tensor<5x2x2x32xf32>
    %13 = "linalg.generic"(%7, %3, %6) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %21 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<5x2x2x32xf32>, tensor<5x1x1x32xf32>, tensor<5x2x2x32xf32>) -> tensor<5x2x2x32xf32>
    %14 = "linalg.generic"(%12, %5, %6) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %20 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<5x2x2x32xf32>, tensor<5x1x1x32xf32>, tensor<5x2x2x32xf32>) -> tensor<5x2x2x32xf32>
    %15 = "linalg.generic"(%13, %14, %6) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %19 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<5x2x2x32xf32>, tensor<5x2x2x32xf32>, tensor<5x2x2x32xf32>) -> tensor<5x2x2x32xf32>
    %16 = "tensor.empty"() : () -> tensor<2x5x2x32xf32>
    %17 = "linalg.transpose"(%15, %16) <{permutation = array<i64: 1, 0, 2, 3>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<5x2x2x32xf32>, tensor<2x5x2x32xf32>) -> tensor<2x5x2x32xf32>
    %18 = "tensor.collapse_shape"(%17) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<2x5x2x32xf32>) -> tensor<2x5x64xf32>
    "func.return"(%18) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
