#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>):
    %0 = "arith.constant"() <{value = dense<"0xFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203E"> : tensor<4x32xbf16>}> : () -> tensor<4x32xbf16>
    %1 = "arith.constant"() <{value = dense<"0x803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F"> : tensor<4x32xbf16>}> : () -> tensor<4x32xbf16>
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x1x32xbf16>
    %3 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1, 0>, static_sizes = array<i64: 1, 2, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x4x32xbf16>
    %4 = "tensor.empty"() : () -> tensor<1x2x4x32xbf16>
    %5 = "linalg.generic"(%3, %1, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: bf16, %arg22: bf16, %arg23: bf16):
      %31 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%31) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %6 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %7 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %8 = "tensor.empty"() : () -> tensor<1x2x4x16xbf16>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: bf16, %arg20: bf16):
      %30 = "arith.negf"(%arg19) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%30) : (bf16) -> ()
    }) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %10 = "tensor.concat"(%9, %6) <{dim = 3 : i64}> : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %11 = "linalg.generic"(%10, %0, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: bf16, %arg17: bf16, %arg18: bf16):
      %29 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%29) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %12 = "linalg.generic"(%5, %11, %4) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: bf16, %arg14: bf16, %arg15: bf16):
      %28 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%28) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %13 = "tensor.concat"(%2, %12) <{dim = 2 : i64}> : (tensor<1x2x1x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x5x32xbf16>
    %14 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 1, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x1x32xbf16>
    %15 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1, 0>, static_sizes = array<i64: 1, 2, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x4x32xbf16>
    %16 = "linalg.generic"(%15, %1, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: bf16, %arg11: bf16, %arg12: bf16):
      %27 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%27) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %17 = "tensor.extract_slice"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %18 = "tensor.extract_slice"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 1, 2, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %19 = "linalg.generic"(%18, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: bf16, %arg9: bf16):
      %26 = "arith.negf"(%arg8) <{fastmath = #arith.fastmath<none>}> : (bf16) -> bf16
      "linalg.yield"(%26) : (bf16) -> ()
    }) : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %20 = "tensor.concat"(%19, %17) <{dim = 3 : i64}> : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %21 = "linalg.generic"(%20, %0, %4) <{indexing_maps = [#map, #map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: bf16, %arg6: bf16, %arg7: bf16):
      %25 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%25) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %22 = "linalg.generic"(%16, %21, %4) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: bf16, %arg3: bf16, %arg4: bf16):
      %24 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
      "linalg.yield"(%24) : (bf16) -> ()
    }) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %23 = "tensor.concat"(%14, %22) <{dim = 2 : i64}> : (tensor<1x2x1x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x5x32xbf16>
    "func.return"(%13, %23) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
