#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x?x64xf32>, tensor<1x2x?x64xf32>, tensor<1xi64>) -> (tensor<1x2x?x64xf32>, tensor<1x2x?x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x?x64xf32>, %arg1: tensor<1x2x?x64xf32>, %arg2: tensor<1xi64>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = -0.28782313662425574 : f64}> : () -> f64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.dim"(%arg1, %0) : (tensor<1x2x?x64xf32>, index) -> index
    %4 = "arith.index_cast"(%3) : (index) -> i64
    %5 = "tensor.empty"() : () -> tensor<32xf32>
    %6 = "linalg.generic"(%5) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg56: f32):
      %84 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %85 = "arith.index_cast"(%84) : (index) -> i64
      %86 = "arith.sitofp"(%85) : (i64) -> f32
      %87 = "arith.addf"(%86, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %7 = "linalg.generic"(%6, %5) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %82 = "arith.truncf"(%1) : (f64) -> f32
      %83 = "arith.mulf"(%arg54, %82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %8 = "linalg.generic"(%7, %5) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %81 = "math.exp"(%arg52) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %9 = "tensor.empty"() : () -> tensor<1xf32>
    %10 = "linalg.generic"(%arg2, %9) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: i64, %arg51: f32):
      %80 = "arith.sitofp"(%arg50) : (i64) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<1xi64>, tensor<1xf32>) -> tensor<1xf32>
    %11 = "tensor.expand_shape"(%10) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %12 = "arith.sitofp"(%4) : (i64) -> f32
    %13 = "math.ceil"(%12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %14 = "arith.fptoui"(%13) : (f32) -> i64
    %15 = "arith.index_cast"(%14) : (i64) -> index
    %16 = "tensor.empty"(%15) : (index) -> tensor<?xf32>
    %17 = "linalg.generic"(%16) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg49: f32):
      %76 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %77 = "arith.index_cast"(%76) : (index) -> i64
      %78 = "arith.sitofp"(%77) : (i64) -> f32
      %79 = "arith.addf"(%78, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<?xf32>
    %18 = "tensor.empty"(%15) : (index) -> tensor<1x?xf32>
    %19 = "linalg.generic"(%11, %17, %18) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %75 = "arith.addf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<1x1xf32>, tensor<?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
    %20 = "tensor.expand_shape"(%19, %15) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 1, 1, -9223372036854775808, 1>}> : (tensor<1x?xf32>, index) -> tensor<1x1x?x1xf32>
    %21 = "tensor.empty"(%15) : (index) -> tensor<1x1x?x32xf32>
    %22 = "linalg.generic"(%8, %20, %21) <{indexing_maps = [#map4, #map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %74 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<32xf32>, tensor<1x1x?x1xf32>, tensor<1x1x?x32xf32>) -> tensor<1x1x?x32xf32>
    %23 = "linalg.generic"(%22, %21) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %73 = "math.cos"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<1x1x?x32xf32>, tensor<1x1x?x32xf32>) -> tensor<1x1x?x32xf32>
    %24 = "linalg.generic"(%22, %21) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %72 = "math.sin"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<1x1x?x32xf32>, tensor<1x1x?x32xf32>) -> tensor<1x1x?x32xf32>
    %25 = "tensor.dim"(%arg0, %0) : (tensor<1x2x?x64xf32>, index) -> index
    %26 = "tensor.expand_shape"(%arg0, %25) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 2>}> : (tensor<1x2x?x64xf32>, index) -> tensor<1x2x?x32x2xf32>
    %27 = "tensor.expand_shape"(%arg1, %3) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 2>}> : (tensor<1x2x?x64xf32>, index) -> tensor<1x2x?x32x2xf32>
    %28 = "tensor.extract_slice"(%26, %25) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x?x32x2xf32>, index) -> tensor<1x2x?x32x1xf32>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32xf32>
    %30 = "tensor.extract_slice"(%26, %25) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, -9223372036854775808, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x?x32x2xf32>, index) -> tensor<1x2x?x32x1xf32>
    %31 = "tensor.collapse_shape"(%30) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32xf32>
    %32 = "tensor.extract_slice"(%27, %3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x?x32x2xf32>, index) -> tensor<1x2x?x32x1xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32xf32>
    %34 = "tensor.extract_slice"(%27, %3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0, 1>, static_sizes = array<i64: 1, 2, -9223372036854775808, 32, 1>, static_strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x?x32x2xf32>, index) -> tensor<1x2x?x32x1xf32>
    %35 = "tensor.collapse_shape"(%34) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32xf32>
    %36 = "arith.cmpi"(%25, %15) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%36) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %37 = "tensor.empty"(%25) : (index) -> tensor<1x2x?x32xf32>
    %38 = "linalg.generic"(%29, %23, %37) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %71 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%36) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %39 = "linalg.generic"(%31, %24, %37) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %70 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %40 = "linalg.generic"(%38, %39, %37) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %69 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%36) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %41 = "linalg.generic"(%29, %24, %37) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %68 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%36) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %42 = "linalg.generic"(%31, %23, %37) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %67 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %43 = "linalg.generic"(%41, %42, %37) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %66 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %44 = "arith.cmpi"(%3, %15) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %45 = "tensor.empty"(%3) : (index) -> tensor<1x2x?x32xf32>
    %46 = "linalg.generic"(%33, %23, %45) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %65 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %47 = "linalg.generic"(%35, %24, %45) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %64 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %48 = "linalg.generic"(%46, %47, %45) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %63 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %49 = "linalg.generic"(%33, %24, %45) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %62 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %50 = "linalg.generic"(%35, %23, %45) <{indexing_maps = [#map6, #map7, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %61 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x1x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %51 = "linalg.generic"(%49, %50, %45) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %60 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x32xf32>
    %52 = "tensor.expand_shape"(%40, %25) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 1>}> : (tensor<1x2x?x32xf32>, index) -> tensor<1x2x?x32x1xf32>
    %53 = "tensor.expand_shape"(%43, %25) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 1>}> : (tensor<1x2x?x32xf32>, index) -> tensor<1x2x?x32x1xf32>
    %54 = "tensor.concat"(%52, %53) <{dim = 4 : i64}> : (tensor<1x2x?x32x1xf32>, tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32x2xf32>
    %55 = "tensor.collapse_shape"(%54) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x2xf32>) -> tensor<1x2x?x64xf32>
    %56 = "tensor.expand_shape"(%48, %3) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 1>}> : (tensor<1x2x?x32xf32>, index) -> tensor<1x2x?x32x1xf32>
    %57 = "tensor.expand_shape"(%51, %3) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 2, -9223372036854775808, 32, 1>}> : (tensor<1x2x?x32xf32>, index) -> tensor<1x2x?x32x1xf32>
    %58 = "tensor.concat"(%56, %57) <{dim = 4 : i64}> : (tensor<1x2x?x32x1xf32>, tensor<1x2x?x32x1xf32>) -> tensor<1x2x?x32x2xf32>
    %59 = "tensor.collapse_shape"(%58) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x2x?x32x2xf32>) -> tensor<1x2x?x64xf32>
    "func.return"(%55, %59) : (tensor<1x2x?x64xf32>, tensor<1x2x?x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
