#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x?x48xf32>, tensor<1x1x?x48xf32>, tensor<1x?xi64>) -> (tensor<1x2x?x48xf32>, tensor<1x1x?x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x?x48xf32>, %arg1: tensor<1x1x?x48xf32>, %arg2: tensor<1x?xi64>):
    %0 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %5 = "tensor.dim"(%arg2, %1) : (tensor<1x?xi64>, index) -> index
    %6 = "tensor.expand_shape"(%arg2, %5) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, -9223372036854775808, 1>}> : (tensor<1x?xi64>, index) -> tensor<1x?x1xi64>
    %7 = "tensor.empty"(%5) : (index) -> tensor<1x?x1xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i64, %arg40: f32):
      %80 = "arith.sitofp"(%arg39) : (i64) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<1x?x1xi64>, tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
    %9 = "tensor.empty"() : () -> tensor<8xi64>
    %10 = "linalg.generic"(%9) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg38: i64):
      %77 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %78 = "arith.index_cast"(%77) : (index) -> i64
      %79 = "arith.muli"(%78, %0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "linalg.yield"(%79) : (i64) -> ()
    }) : (tensor<8xi64>) -> tensor<8xi64>
    %11 = "linalg.generic"(%10, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: i64):
      %74 = "arith.sitofp"(%arg36) : (i64) -> f32
      %75 = "arith.negf"(%74) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %76 = "arith.fptosi"(%75) : (f32) -> i64
      "linalg.yield"(%76) : (i64) -> ()
    }) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %12 = "tensor.empty"() : () -> tensor<8xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: i64, %arg35: f32):
      %72 = "arith.sitofp"(%arg34) : (i64) -> f32
      %73 = "arith.divf"(%72, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<8xi64>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "linalg.generic"(%13, %12) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %71 = "math.powf"(%4, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "tensor.empty"(%5) : (index) -> tensor<1x?x8xf32>
    %16 = "linalg.generic"(%8, %14, %15) <{indexing_maps = [#map2, #map3, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %70 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<1x?x1xf32>, tensor<8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x8xf32>
    %17 = "tensor.concat"(%16, %16) <{dim = 2 : i64}> : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %18 = "tensor.dim"(%16, %1) : (tensor<1x?x8xf32>, index) -> index
    %19 = "tensor.empty"(%18) : (index) -> tensor<1x?x16xf32>
    %20 = "linalg.generic"(%17, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %69 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<1x?x16xf32>, tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %21 = "linalg.generic"(%17, %19) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %68 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<1x?x16xf32>, tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %22 = "tensor.expand_shape"(%20, %18) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, -9223372036854775808, 16>}> : (tensor<1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %23 = "tensor.expand_shape"(%21, %18) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, -9223372036854775808, 16>}> : (tensor<1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %24 = "tensor.dim"(%arg0, %2) : (tensor<1x2x?x48xf32>, index) -> index
    %25 = "tensor.extract_slice"(%arg0, %24) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x?x48xf32>, index) -> tensor<1x2x?x16xf32>
    %26 = "tensor.extract_slice"(%arg0, %24) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x?x48xf32>, index) -> tensor<1x2x?x32xf32>
    %27 = "tensor.dim"(%arg1, %2) : (tensor<1x1x?x48xf32>, index) -> index
    %28 = "tensor.extract_slice"(%arg1, %27) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x?x48xf32>, index) -> tensor<1x1x?x16xf32>
    %29 = "tensor.extract_slice"(%arg1, %27) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x?x48xf32>, index) -> tensor<1x1x?x32xf32>
    %30 = "arith.cmpi"(%24, %18) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%30) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %31 = "tensor.empty"(%24) : (index) -> tensor<1x2x?x16xf32>
    %32 = "linalg.generic"(%25, %22, %31) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %67 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>, tensor<1x2x?x16xf32>) -> tensor<1x2x?x16xf32>
    %33 = "tensor.extract_slice"(%25, %24) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x?x16xf32>, index) -> tensor<1x2x?x8xf32>
    %34 = "tensor.extract_slice"(%25, %24) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 2, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x?x16xf32>, index) -> tensor<1x2x?x8xf32>
    %35 = "tensor.empty"(%24) : (index) -> tensor<1x2x?x8xf32>
    %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %66 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x8xf32>
    %37 = "tensor.concat"(%36, %33) <{dim = 3 : i64}> : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x16xf32>
    %38 = "tensor.dim"(%36, %2) : (tensor<1x2x?x8xf32>, index) -> index
    %39 = "arith.cmpi"(%38, %18) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%39) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %40 = "tensor.empty"(%38) : (index) -> tensor<1x2x?x16xf32>
    %41 = "linalg.generic"(%37, %23, %40) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %65 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<1x2x?x16xf32>, tensor<1x1x?x16xf32>, tensor<1x2x?x16xf32>) -> tensor<1x2x?x16xf32>
    %42 = "arith.cmpi"(%24, %38) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%42) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %43 = "linalg.generic"(%32, %41, %31) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %64 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<1x2x?x16xf32>, tensor<1x2x?x16xf32>, tensor<1x2x?x16xf32>) -> tensor<1x2x?x16xf32>
    %44 = "arith.cmpi"(%27, %18) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %45 = "tensor.empty"(%27) : (index) -> tensor<1x1x?x16xf32>
    %46 = "linalg.generic"(%28, %22, %45) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %63 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %47 = "tensor.extract_slice"(%28, %27) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x8xf32>
    %48 = "tensor.extract_slice"(%28, %27) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x8xf32>
    %49 = "tensor.empty"(%27) : (index) -> tensor<1x1x?x8xf32>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %62 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<1x1x?x8xf32>, tensor<1x1x?x8xf32>) -> tensor<1x1x?x8xf32>
    %51 = "tensor.concat"(%50, %47) <{dim = 3 : i64}> : (tensor<1x1x?x8xf32>, tensor<1x1x?x8xf32>) -> tensor<1x1x?x16xf32>
    %52 = "tensor.dim"(%50, %2) : (tensor<1x1x?x8xf32>, index) -> index
    %53 = "arith.cmpi"(%52, %18) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%53) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %54 = "tensor.empty"(%52) : (index) -> tensor<1x1x?x16xf32>
    %55 = "linalg.generic"(%51, %23, %54) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %61 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %56 = "arith.cmpi"(%27, %52) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%56) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %57 = "linalg.generic"(%46, %55, %45) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %60 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %58 = "tensor.concat"(%43, %26) <{dim = 3 : i64}> : (tensor<1x2x?x16xf32>, tensor<1x2x?x32xf32>) -> tensor<1x2x?x48xf32>
    %59 = "tensor.concat"(%57, %29) <{dim = 3 : i64}> : (tensor<1x1x?x16xf32>, tensor<1x1x?x32xf32>) -> tensor<1x1x?x48xf32>
    "func.return"(%58, %59) : (tensor<1x2x?x48xf32>, tensor<1x1x?x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
