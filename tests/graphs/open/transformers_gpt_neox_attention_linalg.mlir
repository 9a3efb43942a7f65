#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<96x32xf32>, %arg3: tensor<96xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0.17677669529663689 : f64}> : () -> f64
    %5 = "arith.constant"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> tensor<8xf32>
    %6 = "arith.constant"() <{value = dense<-1.000000e+09> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %7 = "tensor.empty"() : () -> tensor<3x3xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      %129 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %130 = "arith.index_cast"(%129) : (index) -> i64
      %131 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %132 = "arith.index_cast"(%131) : (index) -> i64
      %133 = "arith.addi"(%130, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %134 = "arith.cmpi"(%132, %133) <{predicate = 5 : i64}> : (i64, i64) -> i1
      %135 = "arith.select"(%134, %arg99, %2) : (i1, f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = "tensor.expand_shape"(%8) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 3>}> : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %10 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 3, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x1xi64>
    %11 = "tensor.empty"() : () -> tensor<1x3x1xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg97: i64, %arg98: f32):
      %128 = "arith.sitofp"(%arg97) : (i64) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x3x1xi64>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %13 = "tensor.empty"() : () -> tensor<1x3x8xf32>
    %14 = "linalg.generic"(%12, %5, %13) <{indexing_maps = [#map2, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
      %127 = "arith.mulf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x3x1xf32>, tensor<8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %15 = "tensor.concat"(%14, %14) <{dim = 2 : i64}> : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %16 = "tensor.empty"() : () -> tensor<1x3x16xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32):
      %126 = "math.cos"(%arg92) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %18 = "linalg.generic"(%15, %16) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32):
      %125 = "math.sin"(%arg90) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %19 = "tensor.empty"() : () -> tensor<32x96xf32>
    %20 = "linalg.transpose"(%arg2, %19) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (tensor<96x32xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
    %21 = "tensor.empty"() : () -> tensor<1x32x96xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (tensor<32x96xf32>, tensor<1x32x96xf32>) -> tensor<1x32x96xf32>
    %23 = "tensor.empty"() : () -> tensor<1x3x96xf32>
    %24 = "linalg.fill"(%2, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (f32, tensor<1x3x96xf32>) -> tensor<1x3x96xf32>
    %25 = "linalg.batch_matmul"(%arg0, %22, %24) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %123 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %124 = "arith.addf"(%arg83, %123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<1x3x32xf32>, tensor<1x32x96xf32>, tensor<1x3x96xf32>) -> tensor<1x3x96xf32>
    %26 = "linalg.generic"(%25, %arg3, %23) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32, %arg80: f32):
      %122 = "arith.addf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<1x3x96xf32>, tensor<96xf32>, tensor<1x3x96xf32>) -> tensor<1x3x96xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 3, 1, 96>}> : (tensor<1x3x96xf32>) -> tensor<1x3x1x96xf32>
    %28 = "tensor.empty"() : () -> tensor<1x1x3x96xf32>
    %29 = "linalg.transpose"(%27, %28) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (tensor<1x3x1x96xf32>, tensor<1x1x3x96xf32>) -> tensor<1x1x3x96xf32>
    %30 = "tensor.extract_slice"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x96xf32>) -> tensor<1x1x3x32xf32>
    %31 = "tensor.extract_slice"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x96xf32>) -> tensor<1x1x3x32xf32>
    %32 = "tensor.extract_slice"(%29) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 64>, static_sizes = array<i64: 1, 1, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x96xf32>) -> tensor<1x1x3x32xf32>
    %33 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 16>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %34 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 16>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %35 = "tensor.extract_slice"(%30) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %36 = "tensor.extract_slice"(%30) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %37 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %38 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 1, 3, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %39 = "tensor.empty"() : () -> tensor<1x1x3x16xf32>
    %40 = "linalg.generic"(%35, %33, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %121 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %41 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %42 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, 3, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %43 = "tensor.empty"() : () -> tensor<1x1x3x8xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      %120 = "arith.negf"(%arg71) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %45 = "tensor.concat"(%44, %41) <{dim = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %46 = "linalg.generic"(%45, %34, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %119 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %47 = "linalg.generic"(%40, %46, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %118 = "arith.addf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %48 = "linalg.generic"(%37, %33, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %117 = "arith.mulf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %49 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %50 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 8>, static_sizes = array<i64: 1, 1, 3, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %51 = "linalg.generic"(%50, %43) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %116 = "arith.negf"(%arg60) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %52 = "tensor.concat"(%51, %49) <{dim = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %53 = "linalg.generic"(%52, %34, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %115 = "arith.mulf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %54 = "linalg.generic"(%48, %53, %39) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32, %arg56: f32):
      %114 = "arith.addf"(%arg54, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %55 = "tensor.concat"(%47, %36) <{dim = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %56 = "tensor.concat"(%54, %38) <{dim = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %57 = "tensor.empty"() : () -> tensor<1x1x32x3xf32>
    %58 = "linalg.transpose"(%56, %57) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      "linalg.yield"(%arg52) : (f32) -> ()
    }) : (tensor<1x1x3x32xf32>, tensor<1x1x32x3xf32>) -> tensor<1x1x32x3xf32>
    %59 = "tensor.collapse_shape"(%55) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %60 = "tensor.collapse_shape"(%58) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x32x3xf32>) -> tensor<1x32x3xf32>
    %61 = "tensor.empty"() : () -> tensor<1x3x3xf32>
    %62 = "linalg.fill"(%2, %61) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      "linalg.yield"(%arg50) : (f32) -> ()
    }) : (f32, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %63 = "linalg.batch_matmul"(%59, %60, %62) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %112 = "arith.mulf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %113 = "arith.addf"(%arg49, %112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<1x3x32xf32>, tensor<1x32x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %64 = "tensor.expand_shape"(%63) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 1, 3, 3>}> : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %65 = "tensor.empty"() : () -> tensor<1x1x3x3xf32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %110 = "arith.truncf"(%4) : (f64) -> f32
      %111 = "arith.mulf"(%arg45, %110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %67 = "linalg.generic"(%66, %9, %65) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %109 = "arith.addf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %68 = "tensor.empty"() : () -> tensor<1x1x3xi64>
    %69 = "linalg.fill"(%0, %68) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i64, %arg41: i64):
      "linalg.yield"(%arg40) : (i64) -> ()
    }) : (i64, tensor<1x1x3xi64>) -> tensor<1x1x3xi64>
    %70 = "tensor.empty"() : () -> tensor<1x1x3xf32>
    %71 = "linalg.fill"(%3, %70) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %72:2 = "linalg.generic"(%67, %71, %69) <{indexing_maps = [#map8, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: i64):
      %104 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %105 = "arith.index_cast"(%104) : (index) -> i64
      %106 = "arith.maximumf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %107 = "arith.cmpf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %108 = "arith.select"(%107, %105, %arg37) : (i1, i64, i64) -> i64
      "linalg.yield"(%106, %108) : (f32, i64) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3xf32>, tensor<1x1x3xi64>) -> (tensor<1x1x3xf32>, tensor<1x1x3xi64>)
    %73 = "tensor.expand_shape"(%72#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %74 = "linalg.generic"(%67, %73, %65) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %103 = "arith.subf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %75 = "linalg.generic"(%74, %65) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %102 = "math.exp"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %76 = "tensor.empty"() : () -> tensor<1x1x3x1xf32>
    %77 = "linalg.fill"(%2, %76) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %78 = "linalg.generic"(%75, %77) <{indexing_maps = [#map8, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %101 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %79 = "linalg.generic"(%75, %78, %65) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %100 = "arith.divf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %80 = "tensor.collapse_shape"(%79) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x3x3xf32>) -> tensor<1x3x3xf32>
    %81 = "tensor.collapse_shape"(%32) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %82 = "tensor.empty"() : () -> tensor<1x3x32xf32>
    %83 = "linalg.fill"(%2, %82) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (f32, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %84 = "linalg.batch_matmul"(%80, %81, %83) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %98 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %99 = "arith.addf"(%arg20, %98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<1x3x3xf32>, tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %85 = "tensor.expand_shape"(%84) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 1, 3, 32>}> : (tensor<1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %86 = "tensor.empty"() : () -> tensor<1x3x1x32xf32>
    %87 = "linalg.transpose"(%85, %86) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<1x1x3x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %88 = "tensor.collapse_shape"(%87) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x3x1x32xf32>) -> tensor<1x3x32xf32>
    %89 = "tensor.empty"() : () -> tensor<32x32xf32>
    %90 = "linalg.transpose"(%arg4, %89) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %91 = "tensor.empty"() : () -> tensor<1x32x32xf32>
    %92 = "linalg.generic"(%90, %91) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<32x32xf32>, tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    %93 = "linalg.batch_matmul"(%88, %92, %83) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %96 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %97 = "arith.addf"(%arg11, %96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<1x3x32xf32>, tensor<1x32x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %94 = "linalg.generic"(%93, %arg5, %82) <{indexing_maps = [#map1, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %95 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<1x3x32xf32>, tensor<32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%94) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
