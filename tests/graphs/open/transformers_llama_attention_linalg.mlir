#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<128x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<16x128xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<128x16xf32>, %arg3: tensor<64x16xf32>, %arg4: tensor<64x16xf32>, %arg5: tensor<16x128xf32>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<32xf32>}> : () -> tensor<32xf32>
    %5 = "arith.constant"() <{value = dense<-1.000000e+09> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %6 = "arith.constant"() <{value = 1.250000e-01 : f32}> : () -> f32
    %7 = "tensor.empty"() : () -> tensor<3x3xf32>
    %8 = "linalg.generic"(%5, %7) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32):
      %139 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %140 = "arith.index_cast"(%139) : (index) -> i64
      %141 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %142 = "arith.index_cast"(%141) : (index) -> i64
      %143 = "arith.addi"(%140, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %144 = "arith.cmpi"(%142, %143) <{predicate = 5 : i64}> : (i64, i64) -> i1
      %145 = "arith.select"(%144, %arg119, %2) : (i1, f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = "tensor.expand_shape"(%8) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 3>}> : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %10 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 3, 1>}> : (tensor<1x3xi64>) -> tensor<1x3x1xi64>
    %11 = "tensor.empty"() : () -> tensor<1x3x1xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: i64, %arg118: f32):
      %138 = "arith.sitofp"(%arg117) : (i64) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<1x3x1xi64>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %13 = "tensor.empty"() : () -> tensor<1x3x32xf32>
    %14 = "linalg.generic"(%12, %4, %13) <{indexing_maps = [#map2, #map3, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %137 = "arith.mulf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<1x3x1xf32>, tensor<32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %15 = "tensor.concat"(%14, %14) <{dim = 2 : i64}> : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x64xf32>
    %16 = "tensor.empty"() : () -> tensor<1x3x64xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: f32, %arg113: f32):
      %136 = "math.cos"(%arg112) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<1x3x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %18 = "linalg.generic"(%15, %16) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32):
      %135 = "math.sin"(%arg110) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<1x3x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %19 = "tensor.empty"() : () -> tensor<16x128xf32>
    %20 = "linalg.transpose"(%arg2, %19) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg108: f32, %arg109: f32):
      "linalg.yield"(%arg108) : (f32) -> ()
    }) : (tensor<128x16xf32>, tensor<16x128xf32>) -> tensor<16x128xf32>
    %21 = "tensor.empty"() : () -> tensor<1x16x128xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32):
      "linalg.yield"(%arg106) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<1x16x128xf32>) -> tensor<1x16x128xf32>
    %23 = "tensor.empty"() : () -> tensor<1x3x128xf32>
    %24 = "linalg.fill"(%2, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32):
      "linalg.yield"(%arg104) : (f32) -> ()
    }) : (f32, tensor<1x3x128xf32>) -> tensor<1x3x128xf32>
    %25 = "linalg.batch_matmul"(%arg0, %22, %24) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32, %arg103: f32):
      %133 = "arith.mulf"(%arg101, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %134 = "arith.addf"(%arg103, %133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<1x3x16xf32>, tensor<1x16x128xf32>, tensor<1x3x128xf32>) -> tensor<1x3x128xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 3, 2, 64>}> : (tensor<1x3x128xf32>) -> tensor<1x3x2x64xf32>
    %27 = "tensor.empty"() : () -> tensor<1x2x3x64xf32>
    %28 = "linalg.transpose"(%26, %27) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg99: f32, %arg100: f32):
      "linalg.yield"(%arg99) : (f32) -> ()
    }) : (tensor<1x3x2x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %29 = "tensor.empty"() : () -> tensor<16x64xf32>
    %30 = "linalg.transpose"(%arg3, %29) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg97: f32, %arg98: f32):
      "linalg.yield"(%arg97) : (f32) -> ()
    }) : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %31 = "tensor.empty"() : () -> tensor<1x16x64xf32>
    %32 = "linalg.generic"(%30, %31) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32):
      "linalg.yield"(%arg95) : (f32) -> ()
    }) : (tensor<16x64xf32>, tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
    %33 = "linalg.fill"(%2, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (f32, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %34 = "linalg.batch_matmul"(%arg0, %32, %33) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg90: f32, %arg91: f32, %arg92: f32):
      %131 = "arith.mulf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %132 = "arith.addf"(%arg92, %131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<1x3x16xf32>, tensor<1x16x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %35 = "tensor.expand_shape"(%34) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 3, 1, 64>}> : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %36 = "tensor.empty"() : () -> tensor<1x1x3x64xf32>
    %37 = "linalg.transpose"(%35, %36) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg88: f32, %arg89: f32):
      "linalg.yield"(%arg88) : (f32) -> ()
    }) : (tensor<1x3x1x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %38 = "linalg.transpose"(%arg4, %29) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg86: f32, %arg87: f32):
      "linalg.yield"(%arg86) : (f32) -> ()
    }) : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    %39 = "linalg.generic"(%38, %31) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (tensor<16x64xf32>, tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
    %40 = "linalg.batch_matmul"(%arg0, %39, %33) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %129 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %130 = "arith.addf"(%arg83, %129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<1x3x16xf32>, tensor<1x16x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %41 = "tensor.expand_shape"(%40) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 3, 1, 64>}> : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %42 = "linalg.transpose"(%41, %36) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg79: f32, %arg80: f32):
      "linalg.yield"(%arg79) : (f32) -> ()
    }) : (tensor<1x3x1x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %43 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 64>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %44 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 1, 1, 3, 64>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %45 = "linalg.generic"(%28, %43, %27) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32, %arg78: f32):
      %128 = "arith.mulf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %46 = "tensor.extract_slice"(%28) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %47 = "tensor.extract_slice"(%28) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 2, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %48 = "tensor.empty"() : () -> tensor<1x2x3x32xf32>
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      %127 = "arith.negf"(%arg74) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %50 = "tensor.concat"(%49, %46) <{dim = 3 : i64}> : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %51 = "linalg.generic"(%50, %44, %27) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32, %arg73: f32):
      %126 = "arith.mulf"(%arg71, %arg72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<1x2x3x64xf32>, tensor<1x1x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %52 = "linalg.generic"(%45, %51, %27) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %125 = "arith.addf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %53 = "linalg.generic"(%37, %43, %36) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %124 = "arith.mulf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%124) : (f32) -> ()
    }) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %54 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %55 = "tensor.extract_slice"(%37) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 1, 3, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %56 = "tensor.empty"() : () -> tensor<1x1x3x32xf32>
    %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      %123 = "arith.negf"(%arg63) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %58 = "tensor.concat"(%57, %54) <{dim = 3 : i64}> : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %59 = "linalg.generic"(%58, %44, %36) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %122 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%122) : (f32) -> ()
    }) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %60 = "linalg.generic"(%53, %59, %36) <{indexing_maps = [#map8, #map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
      %121 = "arith.addf"(%arg57, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %61 = "tensor.empty"() : () -> tensor<1x1x2x3x64xf32>
    %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<1x1x3x64xf32>, tensor<1x1x2x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %63 = "tensor.collapse_shape"(%62) <{reassociation = [[0], [1, 2], [3], [4]]}> : (tensor<1x1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %64 = "linalg.generic"(%42, %61) <{indexing_maps = [#map10, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (tensor<1x1x3x64xf32>, tensor<1x1x2x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %65 = "tensor.empty"() : () -> tensor<1x2x64x3xf32>
    %66 = "linalg.transpose"(%63, %65) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      "linalg.yield"(%arg51) : (f32) -> ()
    }) : (tensor<1x2x3x64xf32>, tensor<1x2x64x3xf32>) -> tensor<1x2x64x3xf32>
    %67 = "tensor.collapse_shape"(%52) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %68 = "tensor.collapse_shape"(%66) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x64x3xf32>) -> tensor<2x64x3xf32>
    %69 = "tensor.empty"() : () -> tensor<2x3x3xf32>
    %70 = "linalg.fill"(%2, %69) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (f32, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %71 = "linalg.batch_matmul"(%67, %68, %70) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %119 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %120 = "arith.addf"(%arg48, %119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%120) : (f32) -> ()
    }) : (tensor<2x3x64xf32>, tensor<2x64x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %72 = "tensor.expand_shape"(%71) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 2, 3, 3>}> : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %73 = "tensor.empty"() : () -> tensor<1x2x3x3xf32>
    %74 = "linalg.generic"(%72, %73) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      %118 = "arith.mulf"(%arg44, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %75 = "linalg.generic"(%74, %9, %73) <{indexing_maps = [#map8, #map9, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %117 = "arith.addf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %76 = "tensor.empty"() : () -> tensor<1x2x3xi64>
    %77 = "linalg.fill"(%0, %76) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: i64, %arg40: i64):
      "linalg.yield"(%arg39) : (i64) -> ()
    }) : (i64, tensor<1x2x3xi64>) -> tensor<1x2x3xi64>
    %78 = "tensor.empty"() : () -> tensor<1x2x3xf32>
    %79 = "linalg.fill"(%3, %78) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (f32, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %80:2 = "linalg.generic"(%75, %79, %77) <{indexing_maps = [#map8, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: i64):
      %112 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %113 = "arith.index_cast"(%112) : (index) -> i64
      %114 = "arith.maximumf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %115 = "arith.cmpf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %116 = "arith.select"(%115, %113, %arg36) : (i1, i64, i64) -> i64
      "linalg.yield"(%114, %116) : (f32, i64) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xi64>) -> (tensor<1x2x3xf32>, tensor<1x2x3xi64>)
    %81 = "tensor.expand_shape"(%80#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 2, 3, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %82 = "linalg.generic"(%75, %81, %73) <{indexing_maps = [#map8, #map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %111 = "arith.subf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3x1xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %83 = "linalg.generic"(%82, %73) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %110 = "math.exp"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %84 = "tensor.empty"() : () -> tensor<1x2x3x1xf32>
    %85 = "linalg.fill"(%2, %84) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      "linalg.yield"(%arg27) : (f32) -> ()
    }) : (f32, tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %86 = "linalg.generic"(%83, %85) <{indexing_maps = [#map8, #map12], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %109 = "arith.addf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %87 = "linalg.generic"(%83, %86, %73) <{indexing_maps = [#map8, #map12, #map8], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %108 = "arith.divf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<1x2x3x1xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %88 = "tensor.collapse_shape"(%87) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    %89 = "tensor.collapse_shape"(%64) <{reassociation = [[0, 1, 2], [3], [4]]}> : (tensor<1x1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %90 = "tensor.empty"() : () -> tensor<2x3x64xf32>
    %91 = "linalg.fill"(%2, %90) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      "linalg.yield"(%arg20) : (f32) -> ()
    }) : (f32, tensor<2x3x64xf32>) -> tensor<2x3x64xf32>
    %92 = "linalg.batch_matmul"(%88, %89, %91) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %106 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %107 = "arith.addf"(%arg19, %106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2x3x64xf32>, tensor<2x3x64xf32>) -> tensor<2x3x64xf32>
    %93 = "tensor.expand_shape"(%92) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 2, 3, 64>}> : (tensor<2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %94 = "tensor.empty"() : () -> tensor<1x3x2x64xf32>
    %95 = "linalg.transpose"(%93, %94) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<1x2x3x64xf32>, tensor<1x3x2x64xf32>) -> tensor<1x3x2x64xf32>
    %96 = "tensor.collapse_shape"(%95) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<1x3x2x64xf32>) -> tensor<1x3x128xf32>
    %97 = "tensor.empty"() : () -> tensor<128x16xf32>
    %98 = "linalg.transpose"(%arg5, %97) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<128x16xf32>) -> tensor<128x16xf32>
    %99 = "tensor.empty"() : () -> tensor<1x128x16xf32>
    %100 = "linalg.generic"(%98, %99) <{indexing_maps = [#map4, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<128x16xf32>, tensor<1x128x16xf32>) -> tensor<1x128x16xf32>
    %101 = "tensor.empty"() : () -> tensor<1x3x16xf32>
    %102 = "linalg.fill"(%2, %101) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %103 = "linalg.batch_matmul"(%96, %100, %102) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %104 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %105 = "arith.addf"(%arg8, %104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<1x3x128xf32>, tensor<1x128x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%103) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
