#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x128xf32>, %arg1: tensor<1x1x4x128xf32>, %arg2: tensor<1x4xi64>):
    %0 = "arith.constant"() <{value = 1.1386294361119891 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = dense<"0x0000803FAD4B4E3FE03D263FEFF6053F9BE8D73EF44FA63EF9AB7F3ED30F443E15F6153E16BEE43D87E5AD3DA7B9833D99BF463D6A3D153D91EDDE3C5A76A53CBAD0733C960E323C79A4003C8368B73B2585803B5210303B2DE10D3B46AAE43A9C44B83AAE7D943A0E526F3AC5DA403A0D691B3AF078FA395CD7C939F7A6A2396F128339283F5339443B2A39022E09392517DD38FB29B23872928F389264673853773A3824431638E22CF237B527C337A4439D37D4757D37BE3F4C37AB972437B2A2043741C4D5361D43AC36EDD08A364FBA5F360E4A3436E34811363227EA35C1B0BC35020E983570107535AB7B4535E4231F35EC3D003579AFCE344C8EA634"> : tensor<64xf32>}> : () -> tensor<64xf32>
    %2 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 4, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %3 = "tensor.empty"() : () -> tensor<1x4x1xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: f32):
      %48 = "arith.sitofp"(%arg36) : (i64) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<1x4x1xi64>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %5 = "tensor.empty"() : () -> tensor<1x4x64xf32>
    %6 = "linalg.generic"(%4, %1, %5) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %47 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<1x4x1xf32>, tensor<64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %7 = "tensor.concat"(%6, %6) <{dim = 2 : i64}> : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x128xf32>
    %8 = "tensor.empty"() : () -> tensor<1x4x128xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %46 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %10 = "linalg.generic"(%9, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %44 = "arith.truncf"(%0) : (f64) -> f32
      %45 = "arith.mulf"(%arg29, %44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %11 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %43 = "math.sin"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %12 = "linalg.generic"(%11, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %41 = "arith.truncf"(%0) : (f64) -> f32
      %42 = "arith.mulf"(%arg25, %41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<1x4x128xf32>, tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %13 = "tensor.expand_shape"(%10) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 128>}> : (tensor<1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %14 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 4, 128>}> : (tensor<1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %15 = "tensor.empty"() : () -> tensor<1x2x4x128xf32>
    %16 = "linalg.generic"(%arg0, %13, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %40 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %17 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 64>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x128xf32>) -> tensor<1x2x4x64xf32>
    %18 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 64>, static_sizes = array<i64: 1, 2, 4, 64>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x128xf32>) -> tensor<1x2x4x64xf32>
    %19 = "tensor.empty"() : () -> tensor<1x2x4x64xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %39 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %21 = "tensor.concat"(%20, %17) <{dim = 3 : i64}> : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x128xf32>
    %22 = "linalg.generic"(%21, %14, %15) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %38 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %23 = "linalg.generic"(%16, %22, %15) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %37 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %24 = "tensor.empty"() : () -> tensor<1x1x4x128xf32>
    %25 = "linalg.generic"(%arg1, %13, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %36 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %26 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 4, 64>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x64xf32>
    %27 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 64>, static_sizes = array<i64: 1, 1, 4, 64>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x64xf32>
    %28 = "tensor.empty"() : () -> tensor<1x1x4x64xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %35 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %30 = "tensor.concat"(%29, %26) <{dim = 3 : i64}> : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
    %31 = "linalg.generic"(%30, %14, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %34 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %32 = "linalg.generic"(%25, %31, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %33 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    "func.return"(%23, %32) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
