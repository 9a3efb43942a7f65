#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{function_type = (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> (tensor<2x4x32xf32>, tensor<2x4x32xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x32xf32>, %arg1: tensor<2x4x32xf32>):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FFEFF7F3FFFFF7F3F0000803F0000803F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FFEFF7F3FFFFF7F3F0000803F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FAADE903D30332A3F68BC633F4FF2763F1A207D3FFD167F3F49B67F3FB0E87F3FA1F87F3FABFD7F3F43FF7F3FC4FF7F3FEDFF7F3FFAFF7F3FFEFF7F3FFFFF7F3FAADE903D30332A3F68BC633F4FF2763F1A207D3FFD167F3F49B67F3FB0E87F3FA1F87F3FABFD7F3F43FF7F3FC4FF7F3FEDFF7F3FFAFF7F3FFEFF7F3FFFFF7F3F"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %2 = "arith.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFD4DE63C8185813CBBAC113CDDD6A33B8C44383B323ECF3A2615693A6F12033A166A933960CB25395377BA384477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFD4DE63C8185813CBBAC113CDDD6A33B8C44383B323ECF3A2615693A6F12033A166A933960CB25395377BA38A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39D55B7F3F413A3F3F83DBE93E44F5863E5006193EE58BAC3DAE37423D347DDA3C33C0753C0A330A3C846E9B3BD0CF2E3BA19BC43A1F1F5D3A0FB1F8397ED98B39D55B7F3F413A3F3F83DBE93E44F5863E5006193EE58BAC3DAE37423D347DDA3C33C0753C0A330A3C846E9B3BD0CF2E3BA19BC43A1F1F5D3A0FB1F8397ED98B39"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %3 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %4 = "linalg.generic"(%1, %3) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %5 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %6 = "linalg.generic"(%arg0, %4, %5) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %44 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %8 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %9 = "tensor.empty"() : () -> tensor<2x4x16xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %43 = "arith.negf"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %11 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %12 = "tensor.insert_slice"(%10, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %13 = "tensor.insert_slice"(%7, %12, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>, index) -> tensor<2x4x32xf32>
    %14 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %15 = "linalg.generic"(%2, %14) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %16 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %17 = "linalg.generic"(%13, %15, %16) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %42 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %19 = "linalg.generic"(%6, %17, %18) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %41 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %20 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %21 = "linalg.generic"(%1, %20) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %22 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %23 = "linalg.generic"(%arg1, %21, %22) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %40 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %24 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %25 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 16>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %26 = "tensor.empty"() : () -> tensor<2x4x16xf32>
    %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %39 = "arith.negf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %28 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %29 = "tensor.insert_slice"(%27, %28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %30 = "tensor.insert_slice"(%24, %29, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, -9223372036854775808>, static_sizes = array<i64: 2, 4, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>, tensor<2x4x32xf32>, index) -> tensor<2x4x32xf32>
    %31 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %32 = "linalg.generic"(%2, %31) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %33 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %34 = "linalg.generic"(%30, %32, %33) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %38 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %35 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %36 = "linalg.generic"(%23, %34, %35) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %37 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%19, %36) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
