#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x1x2x48xbf16>) -> tensor<5x1x2x48xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x1x2x48xbf16>):
    %0 = "arith.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573F9193673F3640DA3E95337B3FAA55453E2E117F3F47AEAE3DAAD17F3F7DFF193D03F77F3F2DA8873C42FE7F3FC4F6EE3BAAFF7F3F0877523BEFFF7F3F1D5DB93AFDFF7F3F8C41233AFFFF7F3FF8C88F390000803FC345FD380000803FC4105F380000803F1076C4370000803FA7072D370000803FA76498363311D5BEB7C7683F4AF7223FBF6D453F61FC6C3FC1A2C13E75467C3F520B2E3EB9467F3F9DE3993D0FDC7F3F6AA3073D08F97F3F24F56E3CA6FE7F3FC176D23BBDFF7F3F115D393BF3FF7F3F8A41A33AFEFF7F3FF8C80F3A0000803FC3457D390000803FC410DF380000803F107644380000803FA707AD370000803FA764183726707DBFC381103E5C0A7D3E900F783FD2E2553F2DAC0C3F0BA5773F63BD813E605F7E3FC78FE63D23AF7F3F37694B3D51F07F3FD235B33CF5FC7F3FB8D81D3C69FF7F3FBE058B3BE3FF7F3F4BE2F43AFAFF7F3F72AD573AFFFF7F3F52F4BD390000803F934C27390000803F8C5893380000803FBDC501380000803FFA966437305527BFCFBD41BFBC1042BE525C7B3F99C4363FF040333F9435713F0B83AB3EF11B7D3F3D74193E44707F3F5E90873D1EE47F3FA2EEEE3C98FA7F3FA575523CF4FE7F3FE05CB93BCCFF7F3F8241233BF6FF7F3FF6C88F3AFEFF7F3FC245FD390000803FC4105F390000803F1076C4380000803FA7072D380000803FA76498372C3C913E107C75BF150917BFD4B24E3F59CC103F661D533F1104693FB208D43EE37C7B3F0A693F3E771F7F3F9D62A93D70D47F3F1852153D8DF77F3F0289833C5DFE7F3FEAB3E73BAFFF7F3FDA114C3BF0FF7F3F32BBB33AFDFF7F3F994B1E3A0000803F7A6A8B390000803F9493F5380000803F914958380000803FD17DBE37B8CD753F8C0F8FBE51BC60BF6C31F53EEDCCCA3ECA0F6B3FCB1F5F3FBE02FB3ECB82793F8D18653EC0BC7E3FF628CB3D46C17F3FD72A333DD6F37F3FD8D69D3CA4FD7F3F6C050B3C8BFF7F3F2FE2743BE9FF7F3F6EADD73AFCFF7F3F51F43D3AFFFF7F3F934CA7390000803F8C5813390000803FBDC581380000803FFA96E437BDFF403F4630283FDE8D7FBFB9A1713DC5CD583E4A327A3F399B533F3914103F602E773F913A853E27487E3F0DE1EC3DA0AA7F3F2601513D71EF7F3F4424B83CCAFC7F3FCF30223C61FF7F3F3DD98E3BE1FF7F3FA89FFB3AFAFF7F3F099D5D3AFFFF7F3FAC2EC3390000803F4EE72B390000803FB26697380000803F12580538"> : tensor<8x1x16x2xf32>}> : () -> tensor<8x1x16x2xf32>
    %1 = "tensor.empty"() : () -> tensor<5x1x2x48xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: bf16, %arg22: f32):
      %37 = "arith.extf"(%arg21) : (bf16) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<5x1x2x48xbf16>, tensor<5x1x2x48xf32>) -> tensor<5x1x2x48xf32>
    %3 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 5, 1, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x2x48xf32>) -> tensor<5x1x2x32xf32>
    %4 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 5, 1, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<5x1x2x48xf32>) -> tensor<5x1x2x16xf32>
    %5 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 5, 1, 16, 2>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x1x16x2xf32>) -> tensor<5x1x16x2xf32>
    %6 = "tensor.expand_shape"(%3) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 5, 1, 2, 16, 2>}> : (tensor<5x1x2x32xf32>) -> tensor<5x1x2x16x2xf32>
    %7 = "tensor.expand_shape"(%5) <{reassociation = [[0], [1], [2, 3], [4]], static_output_shape = array<i64: 5, 1, 1, 16, 2>}> : (tensor<5x1x16x2xf32>) -> tensor<5x1x1x16x2xf32>
    %8 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 5, 1, 2, 16, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf32>) -> tensor<5x1x2x16x1xf32>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<5x1x2x16x1xf32>) -> tensor<5x1x2x16xf32>
    %10 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 5, 1, 1, 16, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf32>) -> tensor<5x1x1x16x1xf32>
    %11 = "tensor.collapse_shape"(%10) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<5x1x1x16x1xf32>) -> tensor<5x1x1x16xf32>
    %12 = "tensor.empty"() : () -> tensor<5x1x2x16xf32>
    %13 = "linalg.generic"(%9, %11, %12) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %36 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x1x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %14 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 5, 1, 2, 16, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x2x16x2xf32>) -> tensor<5x1x2x16x1xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<5x1x2x16x1xf32>) -> tensor<5x1x2x16xf32>
    %16 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 5, 1, 1, 16, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<5x1x1x16x2xf32>) -> tensor<5x1x1x16x1xf32>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<5x1x1x16x1xf32>) -> tensor<5x1x1x16xf32>
    %18 = "linalg.generic"(%15, %17, %12) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %35 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x1x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %19 = "linalg.generic"(%13, %18, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %34 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x2x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %20 = "linalg.generic"(%15, %11, %12) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %33 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x1x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %21 = "linalg.generic"(%9, %17, %12) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %32 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x1x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %22 = "linalg.generic"(%20, %21, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %31 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<5x1x2x16xf32>, tensor<5x1x2x16xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x16xf32>
    %23 = "tensor.expand_shape"(%19) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 5, 1, 2, 16, 1>}> : (tensor<5x1x2x16xf32>) -> tensor<5x1x2x16x1xf32>
    %24 = "tensor.expand_shape"(%22) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 5, 1, 2, 16, 1>}> : (tensor<5x1x2x16xf32>) -> tensor<5x1x2x16x1xf32>
    %25 = "tensor.concat"(%23, %24) <{dim = 4 : i64}> : (tensor<5x1x2x16x1xf32>, tensor<5x1x2x16x1xf32>) -> tensor<5x1x2x16x2xf32>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<5x1x2x16x2xf32>) -> tensor<5x1x2x32xf32>
    %27 = "tensor.concat"(%26, %4) <{dim = 3 : i64}> : (tensor<5x1x2x32xf32>, tensor<5x1x2x16xf32>) -> tensor<5x1x2x48xf32>
    %28 = "tensor.empty"() : () -> tensor<5x1x2x48xbf16>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: bf16):
      %30 = "arith.truncf"(%arg1) : (f32) -> bf16
      "linalg.yield"(%30) : (bf16) -> ()
    }) : (tensor<5x1x2x48xf32>, tensor<5x1x2x48xbf16>) -> tensor<5x1x2x48xbf16>
    "func.return"(%29) : (tensor<5x1x2x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
