#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x?xi64>) -> (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x64xf32>, %arg1: tensor<?x1x?x64xf32>, %arg2: tensor<?x?xi64>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> tensor<8xf32>
    %4 = "tensor.dim"(%arg2, %0) : (tensor<?x?xi64>, index) -> index
    %5 = "tensor.dim"(%arg2, %1) : (tensor<?x?xi64>, index) -> index
    %6 = "tensor.expand_shape"(%arg2, %4, %5) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 1>}> : (tensor<?x?xi64>, index, index) -> tensor<?x?x1xi64>
    %7 = "tensor.empty"(%4, %5) : (index, index) -> tensor<?x?x1xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i64, %arg33: f32):
      %76 = "arith.sitofp"(%arg32) : (i64) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<?x?x1xi64>, tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %9 = "tensor.empty"(%4, %5) : (index, index) -> tensor<?x?x8xf32>
    %10 = "linalg.generic"(%8, %3, %9) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %75 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<?x?x1xf32>, tensor<8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %11 = "tensor.concat"(%10, %10) <{dim = 2 : i64}> : (tensor<?x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x16xf32>
    %12 = "tensor.dim"(%10, %0) : (tensor<?x?x8xf32>, index) -> index
    %13 = "tensor.dim"(%10, %1) : (tensor<?x?x8xf32>, index) -> index
    %14 = "tensor.empty"(%12, %13) : (index, index) -> tensor<?x?x16xf32>
    %15 = "linalg.generic"(%11, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %74 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %16 = "linalg.generic"(%11, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %73 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<?x?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %17 = "tensor.expand_shape"(%15, %12, %13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 1, -9223372036854775808, 16>}> : (tensor<?x?x16xf32>, index, index) -> tensor<?x1x?x16xf32>
    %18 = "tensor.expand_shape"(%16, %12, %13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 1, -9223372036854775808, 16>}> : (tensor<?x?x16xf32>, index, index) -> tensor<?x1x?x16xf32>
    %19 = "tensor.dim"(%arg0, %0) : (tensor<?x2x?x64xf32>, index) -> index
    %20 = "tensor.dim"(%arg0, %2) : (tensor<?x2x?x64xf32>, index) -> index
    %21 = "tensor.extract_slice"(%arg0, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x64xf32>, index, index) -> tensor<?x2x?x16xf32>
    %22 = "tensor.extract_slice"(%arg0, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 48>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x64xf32>, index, index) -> tensor<?x2x?x48xf32>
    %23 = "tensor.dim"(%arg1, %0) : (tensor<?x1x?x64xf32>, index) -> index
    %24 = "tensor.dim"(%arg1, %2) : (tensor<?x1x?x64xf32>, index) -> index
    %25 = "tensor.extract_slice"(%arg1, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x64xf32>, index, index) -> tensor<?x1x?x16xf32>
    %26 = "tensor.extract_slice"(%arg1, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 48>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x64xf32>, index, index) -> tensor<?x1x?x48xf32>
    %27 = "arith.cmpi"(%19, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%27) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %28 = "arith.cmpi"(%20, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%28) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %29 = "tensor.empty"(%19, %20) : (index, index) -> tensor<?x2x?x16xf32>
    %30 = "linalg.generic"(%21, %17, %29) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %72 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) : (tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %31 = "tensor.extract_slice"(%21, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x8xf32>
    %32 = "tensor.extract_slice"(%21, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x8xf32>
    %33 = "tensor.empty"(%19, %20) : (index, index) -> tensor<?x2x?x8xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %71 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%71) : (f32) -> ()
    }) : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
    %35 = "tensor.concat"(%34, %31) <{dim = 3 : i64}> : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %36 = "tensor.dim"(%34, %0) : (tensor<?x2x?x8xf32>, index) -> index
    %37 = "tensor.dim"(%34, %2) : (tensor<?x2x?x8xf32>, index) -> index
    %38 = "arith.cmpi"(%36, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%38) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %39 = "arith.cmpi"(%37, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%39) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %40 = "tensor.empty"(%36, %37) : (index, index) -> tensor<?x2x?x16xf32>
    %41 = "linalg.generic"(%35, %18, %40) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %70 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<?x2x?x16xf32>, tensor<?x1x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %42 = "arith.cmpi"(%19, %36) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%42) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %43 = "arith.cmpi"(%20, %37) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%43) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %44 = "linalg.generic"(%30, %41, %29) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %69 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %45 = "arith.cmpi"(%23, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%45) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %46 = "arith.cmpi"(%24, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%46) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %47 = "tensor.empty"(%23, %24) : (index, index) -> tensor<?x1x?x16xf32>
    %48 = "linalg.generic"(%25, %17, %47) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %68 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) -> tensor<?x1x?x16xf32>
    %49 = "tensor.extract_slice"(%25, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x16xf32>, index, index) -> tensor<?x1x?x8xf32>
    %50 = "tensor.extract_slice"(%25, %23, %24) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x16xf32>, index, index) -> tensor<?x1x?x8xf32>
    %51 = "tensor.empty"(%23, %24) : (index, index) -> tensor<?x1x?x8xf32>
    %52 = "linalg.generic"(%50, %51) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %67 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x8xf32>
    %53 = "tensor.concat"(%52, %49) <{dim = 3 : i64}> : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %54 = "tensor.dim"(%52, %0) : (tensor<?x1x?x8xf32>, index) -> index
    %55 = "tensor.dim"(%52, %2) : (tensor<?x1x?x8xf32>, index) -> index
    %56 = "arith.cmpi"(%54, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%56) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %57 = "arith.cmpi"(%55, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %58 = "tensor.empty"(%54, %55) : (index, index) -> tensor<?x1x?x16xf32>
    %59 = "linalg.generic"(%53, %18, %58) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %66 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) -> tensor<?x1x?x16xf32>
    %60 = "arith.cmpi"(%23, %54) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%60) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %61 = "arith.cmpi"(%24, %55) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%61) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %62 = "linalg.generic"(%48, %59, %47) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %65 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) -> tensor<?x1x?x16xf32>
    %63 = "tensor.concat"(%44, %22) <{dim = 3 : i64}> : (tensor<?x2x?x16xf32>, tensor<?x2x?x48xf32>) -> tensor<?x2x?x64xf32>
    %64 = "tensor.concat"(%62, %26) <{dim = 3 : i64}> : (tensor<?x1x?x16xf32>, tensor<?x1x?x48xf32>) -> tensor<?x1x?x64xf32>
    "func.return"(%63, %64) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
