#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>, tensor<2x3xi32>) -> (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xbf16>, %arg1: tensor<2x3x1x32xbf16>, %arg2: tensor<2x3xi32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1.000000e+06 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<16xf32>
    %5 = "linalg.generic"(%4) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg98: f32):
      %133 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %134 = "arith.index_cast"(%133) : (index) -> i32
      %135 = "arith.sitofp"(%134) : (i32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %6 = "tensor.empty"() : () -> tensor<16xf32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %132 = "arith.mulf"(%arg96, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %8 = "tensor.empty"() : () -> tensor<16xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32):
      %131 = "arith.divf"(%arg94, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "tensor.empty"() : () -> tensor<16xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      %130 = "math.powf"(%1, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 3, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %13 = "tensor.empty"() : () -> tensor<2x3x1xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: i32, %arg91: f32):
      %129 = "arith.sitofp"(%arg90) : (i32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<2x3x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %15 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (tensor<2x3x1xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %17 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %18 = "linalg.generic"(%11, %17) <{indexing_maps = [#map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %19 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %20 = "linalg.generic"(%16, %18, %19) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32, %arg85: f32):
      %128 = "arith.divf"(%arg83, %arg84) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %21 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      "linalg.yield"(%arg81) : (f32) -> ()
    }) : (tensor<2x3x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %23 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %127 = "math.sin"(%arg79) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %25 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: bf16):
      %126 = "arith.truncf"(%arg77) : (f32) -> bf16
      "linalg.yield"(%126) : (bf16) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %27 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %28 = "linalg.generic"(%22, %27) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      %125 = "math.cos"(%arg75) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %29 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %30 = "linalg.generic"(%28, %29) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: bf16):
      %124 = "arith.truncf"(%arg73) : (f32) -> bf16
      "linalg.yield"(%124) : (bf16) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %31 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xbf16>) -> tensor<2x3x2x16xbf16>
    %32 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xbf16>) -> tensor<2x3x2x16xbf16>
    %33 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %34 = "linalg.generic"(%30, %33) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: bf16, %arg72: bf16):
      "linalg.yield"(%arg71) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %35 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %36 = "linalg.generic"(%31, %34, %35) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: bf16, %arg69: bf16, %arg70: bf16):
      %123 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%123) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %37 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %38 = "linalg.generic"(%26, %37) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: bf16, %arg67: bf16):
      "linalg.yield"(%arg66) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %39 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %40 = "linalg.generic"(%32, %38, %39) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: bf16, %arg64: bf16, %arg65: bf16):
      %122 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%122) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %41 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %42 = "linalg.generic"(%36, %40, %41) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: bf16, %arg61: bf16, %arg62: bf16):
      %121 = "arith.subf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%121) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %43 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %44 = "linalg.generic"(%30, %43) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: bf16, %arg59: bf16):
      "linalg.yield"(%arg58) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %45 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %46 = "linalg.generic"(%32, %44, %45) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: bf16, %arg56: bf16, %arg57: bf16):
      %120 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%120) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %47 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %48 = "linalg.generic"(%26, %47) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: bf16, %arg54: bf16):
      "linalg.yield"(%arg53) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %49 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %50 = "linalg.generic"(%31, %48, %49) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: bf16, %arg51: bf16, %arg52: bf16):
      %119 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%119) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %51 = "tensor.empty"() : () -> tensor<2x3x2x16xbf16>
    %52 = "linalg.generic"(%46, %50, %51) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: bf16, %arg48: bf16, %arg49: bf16):
      %118 = "arith.addf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%118) : (bf16) -> ()
    }) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %53 = "tensor.empty"() : () -> tensor<2x3x2x32xbf16>
    %54 = "tensor.insert_slice"(%42, %53) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xbf16>, tensor<2x3x2x32xbf16>) -> tensor<2x3x2x32xbf16>
    %55 = "tensor.insert_slice"(%52, %54, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 3, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xbf16>, tensor<2x3x2x32xbf16>, index) -> tensor<2x3x2x32xbf16>
    %56 = "tensor.empty"() : () -> tensor<16xf32>
    %57 = "linalg.generic"(%56) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg46: f32):
      %115 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %116 = "arith.index_cast"(%115) : (index) -> i32
      %117 = "arith.sitofp"(%116) : (i32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %58 = "tensor.empty"() : () -> tensor<16xf32>
    %59 = "linalg.generic"(%57, %58) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %114 = "arith.mulf"(%arg44, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %60 = "tensor.empty"() : () -> tensor<16xf32>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      %113 = "arith.divf"(%arg42, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %62 = "tensor.empty"() : () -> tensor<16xf32>
    %63 = "linalg.generic"(%61, %62) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %112 = "math.powf"(%1, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %64 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 3, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %65 = "tensor.empty"() : () -> tensor<2x3x1xf32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: i32, %arg39: f32):
      %111 = "arith.sitofp"(%arg38) : (i32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<2x3x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %67 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %68 = "linalg.generic"(%66, %67) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (tensor<2x3x1xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %69 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %70 = "linalg.generic"(%63, %69) <{indexing_maps = [#map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %71 = "tensor.empty"() : () -> tensor<2x3x16xf32>
    %72 = "linalg.generic"(%68, %70, %71) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %110 = "arith.divf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %73 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<2x3x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %75 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %76 = "linalg.generic"(%74, %75) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %109 = "math.sin"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %77 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %78 = "linalg.generic"(%76, %77) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: bf16):
      %108 = "arith.truncf"(%arg25) : (f32) -> bf16
      "linalg.yield"(%108) : (bf16) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %79 = "tensor.empty"() : () -> tensor<2x3x1x16xf32>
    %80 = "linalg.generic"(%74, %79) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %107 = "math.cos"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %81 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %82 = "linalg.generic"(%80, %81) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: bf16):
      %106 = "arith.truncf"(%arg21) : (f32) -> bf16
      "linalg.yield"(%106) : (bf16) -> ()
    }) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %83 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xbf16>) -> tensor<2x3x1x16xbf16>
    %84 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 3, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xbf16>) -> tensor<2x3x1x16xbf16>
    %85 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %86 = "linalg.generic"(%83, %82, %85) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: bf16, %arg19: bf16, %arg20: bf16):
      %105 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%105) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %87 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %88 = "linalg.generic"(%84, %78, %87) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: bf16, %arg16: bf16, %arg17: bf16):
      %104 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%104) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %89 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %90 = "linalg.generic"(%86, %88, %89) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: bf16, %arg13: bf16, %arg14: bf16):
      %103 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%103) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %91 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %92 = "linalg.generic"(%84, %82, %91) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: bf16, %arg10: bf16, %arg11: bf16):
      %102 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%102) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %93 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %94 = "linalg.generic"(%83, %78, %93) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: bf16, %arg7: bf16, %arg8: bf16):
      %101 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%101) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %95 = "tensor.empty"() : () -> tensor<2x3x1x16xbf16>
    %96 = "linalg.generic"(%92, %94, %95) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: bf16, %arg4: bf16, %arg5: bf16):
      %100 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%100) : (bf16) -> ()
    }) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %97 = "tensor.empty"() : () -> tensor<2x3x1x32xbf16>
    %98 = "tensor.insert_slice"(%90, %97) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 3, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x32xbf16>
    %99 = "tensor.insert_slice"(%96, %98, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 3, 1, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xbf16>, tensor<2x3x1x32xbf16>, index) -> tensor<2x3x1x32xbf16>
    "func.return"(%55, %99) : (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
