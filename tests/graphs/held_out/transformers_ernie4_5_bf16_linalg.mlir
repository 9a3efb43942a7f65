#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xbf16>, %arg1: tensor<1x1x5x64xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "arith.constant"() <{value = dense<"0x0000803FC6E1293FBC77E13EE39E953EB093463EA0C6033EADE4AE3D671E683DC8081A3D496FCC3CC3A9873C6D0D343C4FF7EE3B02949E3B2077523B41AA0B3B215DB93AEA03763A8D41233A81ACD839F8C88F39F4D43E39C345FD386B12A838C4105F38CB0614381076C437345F8237A7072D374DA5E536A7649836B0414A36"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 5, 1>}> : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %2 = "tensor.empty"() : () -> tensor<1x5x1xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: i64, %arg49: f32):
      %68 = "arith.sitofp"(%arg48) : (i64) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x5x1xi64>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %4 = "tensor.empty"() : () -> tensor<1x5x32xf32>
    %5 = "linalg.generic"(%3, %0, %4) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
      %67 = "arith.mulf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x5x1xf32>, tensor<32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %6 = "tensor.concat"(%5, %5) <{dim = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %7 = "tensor.empty"() : () -> tensor<1x5x64xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %66 = "math.cos"(%arg43) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %65 = "math.sin"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %10 = "tensor.expand_shape"(%8) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %11 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 5, 64>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %12 = "tensor.extract_slice"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %13 = "tensor.empty"() : () -> tensor<1x1x5x32x2xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x2xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %16 = "tensor.extract_slice"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %17 = "linalg.generic"(%16, %13) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x2xf32>
    %18 = "tensor.collapse_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %19 = "tensor.empty"() : () -> tensor<1x2x5x64xf32>
    %20 = "linalg.generic"(%arg0, %19) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: bf16, %arg36: f32):
      %64 = "arith.extf"(%arg35) : (bf16) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "linalg.generic"(%20, %15, %19) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %63 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %23 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %24 = "tensor.empty"() : () -> tensor<1x2x5x32xbf16>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: bf16, %arg31: bf16):
      %62 = "arith.negf"(%arg30) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%62) : (bf16) -> ()
    }) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 32, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32x1xbf16>
    %27 = "tensor.expand_shape"(%22) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 5, 32, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32x1xbf16>
    %28 = "tensor.concat"(%26, %27) <{dim = 4 : i64}> : (tensor<1x2x5x32x1xbf16>, tensor<1x2x5x32x1xbf16>) -> tensor<1x2x5x32x2xbf16>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x5x32x2xbf16>) -> tensor<1x2x5x64xbf16>
    %30 = "linalg.generic"(%29, %19) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: bf16, %arg29: f32):
      %61 = "arith.extf"(%arg28) : (bf16) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %31 = "linalg.generic"(%30, %18, %19) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %60 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %32 = "linalg.generic"(%21, %31, %19) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %59 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %33 = "tensor.empty"() : () -> tensor<1x1x5x64xf32>
    %34 = "linalg.generic"(%arg1, %33) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: bf16, %arg21: f32):
      %58 = "arith.extf"(%arg20) : (bf16) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %35 = "linalg.generic"(%34, %15, %33) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %57 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %36 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %37 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %38 = "tensor.empty"() : () -> tensor<1x1x5x32xbf16>
    %39 = "linalg.generic"(%37, %38) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: bf16, %arg16: bf16):
      %56 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%56) : (bf16) -> ()
    }) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %40 = "tensor.expand_shape"(%39) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 5, 32, 1>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32x1xbf16>
    %41 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 1, 5, 32, 1>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32x1xbf16>
    %42 = "tensor.concat"(%40, %41) <{dim = 4 : i64}> : (tensor<1x1x5x32x1xbf16>, tensor<1x1x5x32x1xbf16>) -> tensor<1x1x5x32x2xbf16>
    %43 = "tensor.collapse_shape"(%42) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x1x5x32x2xbf16>) -> tensor<1x1x5x64xbf16>
    %44 = "linalg.generic"(%43, %33) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: f32):
      %55 = "arith.extf"(%arg13) : (bf16) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %45 = "linalg.generic"(%44, %18, %33) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %54 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %46 = "linalg.generic"(%35, %45, %33) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %53 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %47 = "tensor.empty"() : () -> tensor<1x2x5x64xbf16>
    %48 = "linalg.generic"(%32, %47) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: bf16):
      %52 = "arith.truncf"(%arg5) : (f32) -> bf16
      "linalg.yield"(%52) : (bf16) -> ()
    }) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %49 = "tensor.empty"() : () -> tensor<1x1x5x64xbf16>
    %50 = "linalg.generic"(%46, %49) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: bf16):
      %51 = "arith.truncf"(%arg3) : (f32) -> bf16
      "linalg.yield"(%51) : (bf16) -> ()
    }) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    "func.return"(%48, %50) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
