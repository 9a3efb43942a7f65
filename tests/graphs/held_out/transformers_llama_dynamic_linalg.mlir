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
    %3 = "arith.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %4 = "tensor.dim"(%arg2, %0) : (tensor<?x?xi64>, index) -> index
    %5 = "tensor.dim"(%arg2, %1) : (tensor<?x?xi64>, index) -> index
    %6 = "tensor.expand_shape"(%arg2, %4, %5) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 1>}> : (tensor<?x?xi64>, index, index) -> tensor<?x?x1xi64>
    %7 = "tensor.empty"(%4, %5) : (index, index) -> tensor<?x?x1xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: i64, %arg33: f32):
      %70 = "arith.sitofp"(%arg32) : (i64) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<?x?x1xi64>, tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %9 = "tensor.empty"(%4, %5) : (index, index) -> tensor<?x?x32xf32>
    %10 = "linalg.generic"(%8, %3, %9) <{indexing_maps = [#map1, #map2, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %69 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<?x?x1xf32>, tensor<32xf32>, tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %11 = "tensor.concat"(%10, %10) <{dim = 2 : i64}> : (tensor<?x?x32xf32>, tensor<?x?x32xf32>) -> tensor<?x?x64xf32>
    %12 = "tensor.dim"(%10, %0) : (tensor<?x?x32xf32>, index) -> index
    %13 = "tensor.dim"(%10, %1) : (tensor<?x?x32xf32>, index) -> index
    %14 = "tensor.empty"(%12, %13) : (index, index) -> tensor<?x?x64xf32>
    %15 = "linalg.generic"(%11, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %68 = "math.cos"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %16 = "linalg.generic"(%11, %14) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %67 = "math.sin"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %17 = "tensor.expand_shape"(%15, %12, %13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 1, -9223372036854775808, 64>}> : (tensor<?x?x64xf32>, index, index) -> tensor<?x1x?x64xf32>
    %18 = "tensor.expand_shape"(%16, %12, %13) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 1, -9223372036854775808, 64>}> : (tensor<?x?x64xf32>, index, index) -> tensor<?x1x?x64xf32>
    %19 = "tensor.dim"(%arg0, %0) : (tensor<?x2x?x64xf32>, index) -> index
    %20 = "tensor.dim"(%arg0, %2) : (tensor<?x2x?x64xf32>, index) -> index
    %21 = "arith.cmpi"(%19, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%21) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %22 = "arith.cmpi"(%20, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%22) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %23 = "tensor.empty"(%19, %20) : (index, index) -> tensor<?x2x?x64xf32>
    %24 = "linalg.generic"(%arg0, %17, %23) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %66 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x2x?x64xf32>) -> tensor<?x2x?x64xf32>
    %25 = "tensor.extract_slice"(%arg0, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x64xf32>, index, index) -> tensor<?x2x?x32xf32>
    %26 = "tensor.extract_slice"(%arg0, %19, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: -9223372036854775808, 2, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x2x?x64xf32>, index, index) -> tensor<?x2x?x32xf32>
    %27 = "tensor.empty"(%19, %20) : (index, index) -> tensor<?x2x?x32xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %65 = "arith.negf"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<?x2x?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x32xf32>
    %29 = "tensor.concat"(%28, %25) <{dim = 3 : i64}> : (tensor<?x2x?x32xf32>, tensor<?x2x?x32xf32>) -> tensor<?x2x?x64xf32>
    %30 = "tensor.dim"(%28, %0) : (tensor<?x2x?x32xf32>, index) -> index
    %31 = "tensor.dim"(%28, %2) : (tensor<?x2x?x32xf32>, index) -> index
    %32 = "arith.cmpi"(%30, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%32) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %33 = "arith.cmpi"(%31, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%33) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %34 = "tensor.empty"(%30, %31) : (index, index) -> tensor<?x2x?x64xf32>
    %35 = "linalg.generic"(%29, %18, %34) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %64 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x2x?x64xf32>) -> tensor<?x2x?x64xf32>
    %36 = "arith.cmpi"(%19, %30) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%36) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %37 = "arith.cmpi"(%20, %31) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%37) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %38 = "linalg.generic"(%24, %35, %23) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %63 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<?x2x?x64xf32>, tensor<?x2x?x64xf32>, tensor<?x2x?x64xf32>) -> tensor<?x2x?x64xf32>
    %39 = "tensor.dim"(%arg1, %0) : (tensor<?x1x?x64xf32>, index) -> index
    %40 = "tensor.dim"(%arg1, %2) : (tensor<?x1x?x64xf32>, index) -> index
    %41 = "arith.cmpi"(%39, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%41) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %42 = "arith.cmpi"(%40, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%42) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %43 = "tensor.empty"(%39, %40) : (index, index) -> tensor<?x1x?x64xf32>
    %44 = "linalg.generic"(%arg1, %17, %43) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %62 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>) -> tensor<?x1x?x64xf32>
    %45 = "tensor.extract_slice"(%arg1, %39, %40) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x64xf32>, index, index) -> tensor<?x1x?x32xf32>
    %46 = "tensor.extract_slice"(%arg1, %39, %40) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<?x1x?x64xf32>, index, index) -> tensor<?x1x?x32xf32>
    %47 = "tensor.empty"(%39, %40) : (index, index) -> tensor<?x1x?x32xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %61 = "arith.negf"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<?x1x?x32xf32>, tensor<?x1x?x32xf32>) -> tensor<?x1x?x32xf32>
    %49 = "tensor.concat"(%48, %45) <{dim = 3 : i64}> : (tensor<?x1x?x32xf32>, tensor<?x1x?x32xf32>) -> tensor<?x1x?x64xf32>
    %50 = "tensor.dim"(%48, %0) : (tensor<?x1x?x32xf32>, index) -> index
    %51 = "tensor.dim"(%48, %2) : (tensor<?x1x?x32xf32>, index) -> index
    %52 = "arith.cmpi"(%50, %12) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%52) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %53 = "arith.cmpi"(%51, %13) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%53) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %54 = "tensor.empty"(%50, %51) : (index, index) -> tensor<?x1x?x64xf32>
    %55 = "linalg.generic"(%49, %18, %54) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %60 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>) -> tensor<?x1x?x64xf32>
    %56 = "arith.cmpi"(%39, %50) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%56) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %57 = "arith.cmpi"(%40, %51) <{predicate = 0 : i64}> : (index, index) -> i1
    "cf.assert"(%57) <{msg = "mismatched size for broadcast"}> : (i1) -> ()
    %58 = "linalg.generic"(%44, %55, %43) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %59 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>, tensor<?x1x?x64xf32>) -> tensor<?x1x?x64xf32>
    "func.return"(%38, %58) : (tensor<?x2x?x64xf32>, tensor<?x1x?x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
