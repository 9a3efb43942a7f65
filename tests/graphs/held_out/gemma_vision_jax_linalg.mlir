#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2xi32>) -> tensor<1x6x2x32xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x6x2x32xf32>, %arg4: tensor<1x6x2xi32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "arith.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "arith.constant"() <{value = 1.000000e+02 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1.250000e-01 : f32}> : () -> f32
    %6 = "tensor.extract_slice"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %7 = "tensor.extract_slice"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %8 = "tensor.extract_slice"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 6, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %9 = "tensor.empty"() : () -> tensor<8xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg100: f32):
      %138 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %139 = "arith.index_cast"(%138) : (index) -> i32
      %140 = "arith.sitofp"(%139) : (i32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %11 = "tensor.empty"() : () -> tensor<8xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32):
      %137 = "arith.mulf"(%arg98, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "tensor.empty"() : () -> tensor<8xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32):
      %136 = "math.powf"(%4, %arg96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "func.call"(%14, %3, %2) <{callee = @_pad}> : (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.reshape"(%8) : (tensor<1x6x1xi32>) -> tensor<1x6x1xi32>
    %17 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: i32, %arg95: f32):
      %135 = "arith.sitofp"(%arg94) : (i32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<1x6x1xi32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %19 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      "linalg.yield"(%arg92) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %21 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %22 = "linalg.generic"(%15, %21) <{indexing_maps = [#map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      "linalg.yield"(%arg90) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %23 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %24 = "linalg.generic"(%20, %22, %23) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: f32):
      %134 = "arith.divf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %25 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      "linalg.yield"(%arg85) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %27 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %29 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %30 = "linalg.generic"(%28, %29) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32):
      %133 = "math.sin"(%arg81) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %31 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %32 = "linalg.generic"(%28, %31) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      %132 = "math.cos"(%arg79) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %33 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %34 = "tensor.extract_slice"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %35 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %36 = "linalg.generic"(%32, %35) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32):
      "linalg.yield"(%arg77) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %37 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %38 = "linalg.generic"(%33, %36, %37) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %131 = "arith.mulf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %39 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %40 = "linalg.generic"(%30, %39) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32):
      "linalg.yield"(%arg72) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %41 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %42 = "linalg.generic"(%34, %40, %41) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %130 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %43 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %44 = "linalg.generic"(%38, %42, %43) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %129 = "arith.subf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%129) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %45 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %46 = "linalg.generic"(%32, %45) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %47 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %48 = "linalg.generic"(%34, %46, %47) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %128 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %49 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %50 = "linalg.generic"(%30, %49) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %51 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %52 = "linalg.generic"(%33, %50, %51) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %127 = "arith.mulf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %53 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %54 = "linalg.generic"(%48, %52, %53) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: f32):
      %126 = "arith.addf"(%arg53, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %55 = "tensor.empty"() : () -> tensor<1x6x2x16xf32>
    %56 = "tensor.insert_slice"(%44, %55) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %57 = "tensor.insert_slice"(%54, %56, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x16xf32>, index) -> tensor<1x6x2x16xf32>
    %58 = "tensor.extract_slice"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 1, 6, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %59 = "tensor.empty"() : () -> tensor<8xf32>
    %60 = "linalg.generic"(%59) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg52: f32):
      %123 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %124 = "arith.index_cast"(%123) : (index) -> i32
      %125 = "arith.sitofp"(%124) : (i32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %61 = "tensor.empty"() : () -> tensor<8xf32>
    %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %122 = "arith.mulf"(%arg50, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %63 = "tensor.empty"() : () -> tensor<8xf32>
    %64 = "linalg.generic"(%62, %63) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %121 = "math.powf"(%4, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %65 = "func.call"(%64, %3, %2) <{callee = @_pad}> : (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %66 = "stablehlo.reshape"(%58) : (tensor<1x6x1xi32>) -> tensor<1x6x1xi32>
    %67 = "tensor.empty"() : () -> tensor<1x6x1xf32>
    %68 = "linalg.generic"(%66, %67) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: i32, %arg47: f32):
      %120 = "arith.sitofp"(%arg46) : (i32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<1x6x1xi32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %69 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %70 = "linalg.generic"(%68, %69) <{indexing_maps = [#map2, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (tensor<1x6x1xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %71 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %72 = "linalg.generic"(%65, %71) <{indexing_maps = [#map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %73 = "tensor.empty"() : () -> tensor<1x6x8xf32>
    %74 = "linalg.generic"(%70, %72, %73) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %119 = "arith.divf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %75 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %76 = "linalg.generic"(%74, %75) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<1x6x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %77 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %78 = "linalg.generic"(%76, %77) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %79 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %80 = "linalg.generic"(%78, %79) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %118 = "math.sin"(%arg33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %81 = "tensor.empty"() : () -> tensor<1x6x1x8xf32>
    %82 = "linalg.generic"(%78, %81) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %117 = "math.cos"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %83 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %84 = "tensor.extract_slice"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %85 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %86 = "linalg.generic"(%82, %85) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %87 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %88 = "linalg.generic"(%83, %86, %87) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %116 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %89 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %90 = "linalg.generic"(%80, %89) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %91 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %92 = "linalg.generic"(%84, %90, %91) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %115 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %93 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %94 = "linalg.generic"(%88, %92, %93) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %114 = "arith.subf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %95 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %96 = "linalg.generic"(%82, %95) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %97 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %98 = "linalg.generic"(%84, %96, %97) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %113 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %99 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %100 = "linalg.generic"(%80, %99) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<1x6x1x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %101 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %102 = "linalg.generic"(%83, %100, %101) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %112 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %103 = "tensor.empty"() : () -> tensor<1x6x2x8xf32>
    %104 = "linalg.generic"(%98, %102, %103) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %111 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %105 = "tensor.empty"() : () -> tensor<1x6x2x16xf32>
    %106 = "tensor.insert_slice"(%94, %105) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %107 = "tensor.insert_slice"(%104, %106, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 6, 2, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x16xf32>, index) -> tensor<1x6x2x16xf32>
    %108 = "tensor.empty"() : () -> tensor<1x6x2x32xf32>
    %109 = "tensor.insert_slice"(%57, %108) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %110 = "tensor.insert_slice"(%107, %109, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 6, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x32xf32>, index) -> tensor<1x6x2x32xf32>
    "func.return"(%110) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>, sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>):
    "func.return"(%arg0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
