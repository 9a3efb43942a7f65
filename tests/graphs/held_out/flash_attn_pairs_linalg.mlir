#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xbf16>, tensor<4xi64>) -> tensor<1x4x2x48xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 12 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x16xbf16>}> : () -> tensor<12x16xbf16>
    %3 = "arith.constant"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<12x16xbf16>}> : () -> tensor<12x16xbf16>
    %4 = "tensor.empty"() : () -> tensor<4x16xbf16>
    %5 = "linalg.generic"(%arg1, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: i64, %arg20: bf16):
      %39 = "arith.cmpi"(%arg19, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %40 = "arith.addi"(%arg19, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %41 = "arith.select"(%39, %40, %arg19) : (i1, i64, i64) -> i64
      %42 = "arith.index_cast"(%41) : (i64) -> index
      %43 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %44 = "tensor.extract"(%3, %42, %43) : (tensor<12x16xbf16>, index, index) -> bf16
      "linalg.yield"(%44) : (bf16) -> ()
    }) : (tensor<4xi64>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %6 = "linalg.generic"(%arg1, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: i64, %arg18: bf16):
      %33 = "arith.cmpi"(%arg17, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %34 = "arith.addi"(%arg17, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %35 = "arith.select"(%33, %34, %arg17) : (i1, i64, i64) -> i64
      %36 = "arith.index_cast"(%35) : (i64) -> index
      %37 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %38 = "tensor.extract"(%2, %36, %37) : (tensor<12x16xbf16>, index, index) -> bf16
      "linalg.yield"(%38) : (bf16) -> ()
    }) : (tensor<4xi64>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %7 = "tensor.empty"() : () -> tensor<4x16x2xbf16>
    %8 = "linalg.generic"(%5, %7) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: bf16, %arg16: bf16):
      "linalg.yield"(%arg15) : (bf16) -> ()
    }) : (tensor<4x16xbf16>, tensor<4x16x2xbf16>) -> tensor<4x16x2xbf16>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0], [1, 2]]}> : (tensor<4x16x2xbf16>) -> tensor<4x32xbf16>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xbf16>) -> tensor<4x1x32xbf16>
    %11 = "linalg.generic"(%6, %7) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: bf16):
      "linalg.yield"(%arg13) : (bf16) -> ()
    }) : (tensor<4x16xbf16>, tensor<4x16x2xbf16>) -> tensor<4x16x2xbf16>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0], [1, 2]]}> : (tensor<4x16x2xbf16>) -> tensor<4x32xbf16>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 1, 32>}> : (tensor<4x32xbf16>) -> tensor<4x1x32xbf16>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x32xbf16>
    %15 = "tensor.empty"() : () -> tensor<1x4x2x32xbf16>
    %16 = "linalg.generic"(%14, %10, %15) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: bf16, %arg12: bf16):
      %32 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%32) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %17 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %18 = "tensor.extract_slice"(%14) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %19 = "tensor.empty"() : () -> tensor<1x4x2x16xbf16>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: bf16):
      %31 = "arith.negf"(%arg8) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%31) : (bf16) -> ()
    }) : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %21 = "tensor.expand_shape"(%20) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %22 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %23 = "tensor.concat"(%21, %22) <{dim = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %24 = "tensor.collapse_shape"(%23) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    %25 = "linalg.generic"(%24, %13, %15) <{indexing_maps = [#map4, #map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: bf16, %arg6: bf16, %arg7: bf16):
      %30 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%30) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %26 = "linalg.generic"(%16, %25, %15) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: bf16, %arg3: bf16, %arg4: bf16):
      %29 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%29) : (bf16) -> ()
    }) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %27 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x16xbf16>
    %28 = "tensor.concat"(%26, %27) <{dim = 3 : i64}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x48xbf16>
    "func.return"(%28) : (tensor<1x4x2x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
