#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4xi32>) -> tensor<4x2x32xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4xi32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8.31776618 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 3.46573591 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = dense<[1.000000e+00, 1.062500e+00, 1.125000e+00, 1.187500e+00, 1.250000e+00, 1.312500e+00, 1.375000e+00, 1.437500e+00, 1.500000e+00, 1.562500e+00, 1.625000e+00, 1.687500e+00, 1.750000e+00, 1.812500e+00, 1.875000e+00, 1.937500e+00]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %8 = "tensor.empty"() : () -> tensor<f32>
    %9 = "linalg.generic"(%8) <{indexing_maps = [#map], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg73: f32):
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %10 = "tensor.empty"() : () -> tensor<f32>
    %11 = "linalg.generic"(%10) <{indexing_maps = [#map], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg72: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %12 = "tensor.empty"() : () -> tensor<f32>
    %13 = "linalg.generic"(%9, %11, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %100 = "arith.divf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "tensor.empty"() : () -> tensor<f32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [#map, #map], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      %99 = "arith.addf"(%arg67, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "tensor.empty"() : () -> tensor<f32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map, #map], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      %98 = "math.sqrt"(%arg65) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "tensor.empty"() : () -> tensor<16xf32>
    %19 = "linalg.generic"(%18) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg64: f32):
      %95 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %96 = "arith.index_cast"(%95) : (index) -> i32
      %97 = "arith.sitofp"(%96) : (i32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %20 = "tensor.empty"() : () -> tensor<16xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      %94 = "arith.mulf"(%arg62, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "tensor.empty"() : () -> tensor<16xf32>
    %23 = "linalg.generic"(%21, %22) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %93 = "arith.divf"(%arg60, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%93) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "tensor.empty"() : () -> tensor<16xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      %92 = "math.powf"(%3, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %26 = "tensor.empty"() : () -> tensor<16xf32>
    %27 = "linalg.generic"(%7, %25, %26) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %91 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %28 = "tensor.empty"() : () -> tensor<16xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      %90 = "arith.divf"(%5, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %30 = "tensor.expand_shape"(%arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %31 = "tensor.empty"() : () -> tensor<4x1xf32>
    %32 = "linalg.generic"(%30, %31) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i32, %arg52: f32):
      %89 = "arith.sitofp"(%arg51) : (i32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) : (tensor<4x1xi32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %33 = "tensor.empty"() : () -> tensor<4x16xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %35 = "tensor.empty"() : () -> tensor<4x16xf32>
    %36 = "linalg.generic"(%29, %35) <{indexing_maps = [#map4, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      "linalg.yield"(%arg47) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %37 = "tensor.empty"() : () -> tensor<4x16xf32>
    %38 = "linalg.generic"(%34, %36, %37) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %88 = "arith.mulf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%88) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %39 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %40 = "linalg.generic"(%38, %39) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %41 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %87 = "math.sin"(%arg40) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %43 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %44 = "linalg.generic"(%17, %43) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (tensor<f32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %45 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %46 = "linalg.generic"(%42, %44, %45) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %86 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%86) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %47 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %48 = "linalg.generic"(%40, %47) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %85 = "math.cos"(%arg33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %49 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %50 = "linalg.generic"(%17, %49) <{indexing_maps = [#map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      "linalg.yield"(%arg31) : (f32) -> ()
    }) : (tensor<f32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %51 = "tensor.empty"() : () -> tensor<4x1x16xf32>
    %52 = "linalg.generic"(%48, %50, %51) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %84 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %53 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x2x16xf32>
    %54 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 4, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf32>) -> tensor<4x2x16xf32>
    %55 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %56 = "linalg.generic"(%52, %55) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %57 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %58 = "linalg.generic"(%53, %56, %57) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %83 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %59 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %60 = "linalg.generic"(%46, %59) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %61 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %62 = "linalg.generic"(%54, %60, %61) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %82 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %63 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %64 = "linalg.generic"(%58, %62, %63) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %81 = "arith.subf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %65 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %66 = "linalg.generic"(%52, %65) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %67 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %68 = "linalg.generic"(%54, %66, %67) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %80 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %69 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %70 = "linalg.generic"(%46, %69) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<4x1x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %71 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %72 = "linalg.generic"(%53, %70, %71) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %79 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %73 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %74 = "linalg.generic"(%68, %72, %73) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %78 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %75 = "tensor.empty"() : () -> tensor<4x2x32xf32>
    %76 = "tensor.insert_slice"(%64, %75) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %77 = "tensor.insert_slice"(%74, %76, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 4, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>, tensor<4x2x32xf32>, index) -> tensor<4x2x32xf32>
    "func.return"(%77) : (tensor<4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
