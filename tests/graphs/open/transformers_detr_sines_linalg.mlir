#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x16x2x3xf32>) -> tensor<1x16x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x16x2x3xf32>):
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
    %1 = "arith.constant"() <{value = 6.2831853071795862 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 9.9999999999999995E-7 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %9 = "tensor.empty"() : () -> tensor<1x2x3xf32>
    %10 = "linalg.fill"(%7, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (f32, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %11 = "tensor.empty"() : () -> tensor<1x3xf32>
    %12 = "linalg.fill"(%7, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (f32, tensor<1x3xf32>) -> tensor<1x3xf32>
    %13:2 = "tm_tensor.scan"(%0, %10, %12) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %92 = "arith.addf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tm_tensor.yield"(%92) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x3xf32>) -> (tensor<1x2x3xf32>, tensor<1x3xf32>)
    %14 = "tensor.empty"() : () -> tensor<1x2xf32>
    %15 = "linalg.fill"(%7, %14) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      "linalg.yield"(%arg52) : (f32) -> ()
    }) : (f32, tensor<1x2xf32>) -> tensor<1x2xf32>
    %16:2 = "tm_tensor.scan"(%0, %10, %15) <{dimension = 2 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      %91 = "arith.addf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tm_tensor.yield"(%91) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2xf32>) -> (tensor<1x2x3xf32>, tensor<1x2xf32>)
    %17 = "linalg.generic"(%13#0, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %90 = "arith.subf"(%arg48, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %18 = "tensor.extract_slice"(%13#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 1, 3>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
    %19 = "tensor.empty"() : () -> tensor<1x1x3xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      %88 = "arith.truncf"(%2) : (f64) -> f32
      %89 = "arith.addf"(%arg46, %88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %21 = "linalg.generic"(%17, %20, %9) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %87 = "arith.divf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %22 = "linalg.generic"(%21, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %85 = "arith.truncf"(%1) : (f64) -> f32
      %86 = "arith.mulf"(%arg41, %85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%86) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %23 = "linalg.generic"(%16#0, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %84 = "arith.subf"(%arg39, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %24 = "tensor.extract_slice"(%16#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 2>, static_sizes = array<i64: 1, 2, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %25 = "tensor.empty"() : () -> tensor<1x2x1xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %82 = "arith.truncf"(%2) : (f64) -> f32
      %83 = "arith.addf"(%arg37, %82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %27 = "linalg.generic"(%23, %26, %9) <{indexing_maps = [#map, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %81 = "arith.divf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %28 = "linalg.generic"(%27, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %79 = "arith.truncf"(%1) : (f64) -> f32
      %80 = "arith.mulf"(%arg32, %79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %29 = "tensor.empty"() : () -> tensor<8xi64>
    %30 = "linalg.generic"(%29) <{indexing_maps = [#map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg31: i64):
      %77 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %78 = "arith.index_cast"(%77) : (index) -> i64
      "linalg.yield"(%78) : (i64) -> ()
    }) : (tensor<8xi64>) -> tensor<8xi64>
    %31 = "tensor.empty"() : () -> tensor<8xf32>
    %32 = "linalg.generic"(%30, %31) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: i64, %arg30: f32):
      %76 = "arith.sitofp"(%arg29) : (i64) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<8xi64>, tensor<8xf32>) -> tensor<8xf32>
    %33 = "linalg.generic"(%32, %8, %31) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: i64, %arg28: f32):
      %73 = "arith.sitofp"(%arg27) : (i64) -> f32
      %74 = "arith.divf"(%arg26, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "math.floor"(%74) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<i64>, tensor<8xf32>) -> tensor<8xf32>
    %34 = "linalg.generic"(%33, %31) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %72 = "arith.mulf"(%arg24, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %35 = "linalg.generic"(%34, %31) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %71 = "arith.divf"(%arg22, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %36 = "linalg.generic"(%35, %31) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %70 = "math.powf"(%6, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %37 = "tensor.expand_shape"(%28) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 2, 3, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %38 = "tensor.empty"() : () -> tensor<1x2x3x8xf32>
    %39 = "linalg.generic"(%37, %36, %38) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %69 = "arith.divf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<1x2x3x1xf32>, tensor<8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %40 = "tensor.expand_shape"(%22) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 2, 3, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %41 = "linalg.generic"(%40, %36, %38) <{indexing_maps = [#map5, #map6, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %68 = "arith.divf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x2x3x1xf32>, tensor<8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %42 = "tensor.extract_slice"(%39) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x4xf32>
    %43 = "tensor.empty"() : () -> tensor<1x2x3x4xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %67 = "math.sin"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %45 = "tensor.extract_slice"(%39) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 3, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x4xf32>
    %46 = "linalg.generic"(%45, %43) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %66 = "math.cos"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %47 = "tensor.expand_shape"(%44) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 3, 4, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4x1xf32>
    %48 = "tensor.expand_shape"(%46) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 3, 4, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4x1xf32>
    %49 = "tensor.concat"(%47, %48) <{dim = 4 : i64}> : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x2xf32>
    %50 = "tensor.collapse_shape"(%49) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x8xf32>
    %51 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x4xf32>
    %52 = "linalg.generic"(%51, %43) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %65 = "math.sin"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %53 = "tensor.extract_slice"(%41) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, 3, 4>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x4xf32>
    %54 = "linalg.generic"(%53, %43) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %64 = "math.cos"(%arg6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %55 = "tensor.expand_shape"(%52) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 3, 4, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4x1xf32>
    %56 = "tensor.expand_shape"(%54) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, 3, 4, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4x1xf32>
    %57 = "tensor.concat"(%55, %56) <{dim = 4 : i64}> : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x2xf32>
    %58 = "tensor.collapse_shape"(%57) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x8xf32>
    %59 = "tensor.concat"(%58, %50) <{dim = 3 : i64}> : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %60 = "tensor.empty"() : () -> tensor<1x16x2x3xf32>
    %61 = "linalg.transpose"(%59, %60) <{permutation = array<i64: 0, 3, 1, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<1x2x3x16xf32>, tensor<1x16x2x3xf32>) -> tensor<1x16x2x3xf32>
    %62 = "linalg.generic"(%arg0, %61, %60) <{indexing_maps = [#map7, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %63 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x16x2x3xf32>, tensor<1x16x2x3xf32>, tensor<1x16x2x3xf32>) -> tensor<1x16x2x3xf32>
    "func.return"(%62) : (tensor<1x16x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
