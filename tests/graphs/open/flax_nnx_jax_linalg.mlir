#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<5x2x32xf32>, tensor<5xf32>) -> tensor<5x2x32xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5xf32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e+04 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 3.200000e+01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %6 = "tensor.empty"() : () -> tensor<16xf32>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg46: f32):
      %71 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %72 = "arith.index_cast"(%71) : (index) -> i32
      %73 = "arith.sitofp"(%72) : (i32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %8 = "tensor.empty"() : () -> tensor<16xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %70 = "arith.mulf"(%arg44, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "tensor.empty"() : () -> tensor<16xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      %69 = "arith.addf"(%arg42, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "tensor.empty"() : () -> tensor<16xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %68 = "arith.divf"(%arg40, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "tensor.empty"() : () -> tensor<16xf32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      %67 = "math.powf"(%2, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "tensor.empty"() : () -> tensor<16xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %66 = "arith.divf"(%1, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %18 = "tensor.empty"() : () -> tensor<5x16xf32>
    %19 = "linalg.generic"(%arg1, %18) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %20 = "tensor.empty"() : () -> tensor<5x16xf32>
    %21 = "linalg.generic"(%17, %20) <{indexing_maps = [#map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %22 = "tensor.empty"() : () -> tensor<5x16xf32>
    %23 = "linalg.generic"(%19, %21, %22) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %65 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<5x16xf32>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %24 = "tensor.empty"() : () -> tensor<5x16xf32>
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %64 = "math.sin"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %26 = "tensor.empty"() : () -> tensor<5x16xf32>
    %27 = "linalg.generic"(%23, %26) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %63 = "math.cos"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %28 = "tensor.empty"() : () -> tensor<5x32xf32>
    %29 = "tensor.insert_slice"(%27, %28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %30 = "tensor.insert_slice"(%27, %29, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>, index) -> tensor<5x32xf32>
    %31 = "tensor.empty"() : () -> tensor<5x32xf32>
    %32 = "tensor.insert_slice"(%25, %31) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %33 = "tensor.insert_slice"(%25, %32, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 5, 16>, static_strides = array<i64: 1, 1>}> : (tensor<5x16xf32>, tensor<5x32xf32>, index) -> tensor<5x32xf32>
    %34 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %35 = "linalg.generic"(%arg0, %34) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<5x2x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %36 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %37 = "linalg.generic"(%30, %36) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %38 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %39 = "linalg.generic"(%35, %37, %38) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %62 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %40 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 5, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %41 = "tensor.empty"() : () -> tensor<5x2x16xf32>
    %42 = "linalg.generic"(%40, %41) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %61 = "arith.negf"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %43 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 5, 2, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %44 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %45 = "linalg.generic"(%42, %44) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<5x2x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %46 = "tensor.empty"() : () -> tensor<2x5x16xf32>
    %47 = "linalg.generic"(%43, %46) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<5x2x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %48 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %49 = "tensor.insert_slice"(%45, %48) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 5, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x16xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %50 = "tensor.insert_slice"(%47, %49, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 5, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x5x16xf32>, tensor<2x5x32xf32>, index) -> tensor<2x5x32xf32>
    %51 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %52 = "linalg.generic"(%33, %51) <{indexing_maps = [#map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (tensor<5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %53 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %54 = "linalg.generic"(%50, %52, %53) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %60 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %55 = "tensor.empty"() : () -> tensor<2x5x32xf32>
    %56 = "linalg.generic"(%39, %54, %55) <{indexing_maps = [#map5, #map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %59 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %57 = "tensor.empty"() : () -> tensor<5x2x32xf32>
    %58 = "linalg.generic"(%56, %57) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<2x5x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    "func.return"(%58) : (tensor<5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
