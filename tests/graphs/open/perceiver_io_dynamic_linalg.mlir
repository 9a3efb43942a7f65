#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x32xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = -1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %5 = "tensor.dim"(%arg0, %3) : (tensor<?x2x?x32xf32>, index) -> index
    %6 = "arith.index_cast"(%5) : (index) -> i64
    %7 = "arith.sitofp"(%6) : (i64) -> f32
    %8 = "math.ceil"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "arith.fptoui"(%8) : (f32) -> i64
    %10 = "arith.index_cast"(%9) : (i64) -> index
    %11 = "tensor.empty"(%10) : (index) -> tensor<?xf32>
    %12 = "linalg.generic"(%11) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg21: f32):
      %53 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %54 = "arith.index_cast"(%53) : (index) -> i64
      %55 = "arith.sitofp"(%54) : (i64) -> f32
      %56 = "arith.addf"(%55, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<?xf32>
    %13 = "tensor.empty"(%10) : (index) -> tensor<?x16xf32>
    %14 = "linalg.fill"(%1, %13) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (f32, tensor<?x16xf32>) -> tensor<?x16xf32>
    %15 = "linalg.generic"(%12, %4, %14) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %52 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<?xf32>, tensor<16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
    %16 = "tensor.concat"(%15, %15) <{dim = 1 : i64}> : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x32xf32>
    %17 = "tensor.dim"(%15, %0) : (tensor<?x16xf32>, index) -> index
    %18 = "arith.cmpi"(%5, %0) <{predicate = 2 : i64}> : (index, index) -> i1
    %19 = "arith.addi"(%5, %17) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %20 = "arith.select"(%18, %19, %5) : (i1, index, index) -> index
    %21 = "arith.cmpi"(%20, %0) <{predicate = 2 : i64}> : (index, index) -> i1
    %22 = "arith.select"(%21, %2, %20) : (i1, index, index) -> index
    %23 = "arith.minsi"(%22, %17) : (index, index) -> index
    %24 = "arith.maxsi"(%23, %0) : (index, index) -> index
    %25 = "tensor.extract_slice"(%16, %24) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 32>, static_strides = array<i64: 1, 1>}> : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
    %26 = "tensor.empty"(%24) : (index) -> tensor<?x32xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %51 = "math.cos"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
    %28 = "tensor.dim"(%arg0, %0) : (tensor<?x2x?x32xf32>, index) -> index
    %29 = "arith.cmpi"(%5, %24) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%29) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %30 = "tensor.empty"(%28, %5) : (index, index) -> tensor<?x2x?x32xf32>
    %31 = "linalg.generic"(%arg0, %27, %30) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %50 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<?x2x?x32xf32>, tensor<?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>
    %32 = "tensor.extract_slice"(%arg0, %28, %5) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x32xf32>, index, index) -> tensor<?x2x?x16xf32>
    %33 = "tensor.extract_slice"(%arg0, %28, %5) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x32xf32>, index, index) -> tensor<?x2x?x16xf32>
    %34 = "tensor.empty"(%28, %5) : (index, index) -> tensor<?x2x?x16xf32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %49 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %36 = "tensor.concat"(%35, %32) <{dim = 3 : i64}> : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x32xf32>
    %37 = "linalg.generic"(%25, %26) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %48 = "math.sin"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
    %38 = "tensor.dim"(%35, %0) : (tensor<?x2x?x16xf32>, index) -> index
    %39 = "tensor.dim"(%35, %3) : (tensor<?x2x?x16xf32>, index) -> index
    %40 = "arith.cmpi"(%39, %24) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%40) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %41 = "tensor.empty"(%38, %39) : (index, index) -> tensor<?x2x?x32xf32>
    %42 = "linalg.generic"(%36, %37, %41) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %47 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<?x2x?x32xf32>, tensor<?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>
    %43 = "arith.cmpi"(%28, %38) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%43) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %44 = "arith.cmpi"(%5, %39) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%44) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %45 = "linalg.generic"(%31, %42, %30) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %46 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<?x2x?x32xf32>, tensor<?x2x?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>
    "func.return"(%45) : (tensor<?x2x?x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
