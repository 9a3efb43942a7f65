#map = affine_map<(d0, d1, d2) -> (0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 12 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3333333F0A8BC93E0DAC623E24EFFE3D295C8F3D083C213D7156B53C83F24B3C4260E53BD3FC803BF411113B6928A33A000000419AF58F409BE821408718B63FCDCC4C3FC255E63EE386813E39AD113E0AD7A33D9C44383D383ECF3C2815693C6F12033C166A933B60CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6766663F3D90013FBFB7913EE0E2233EEB51B83D304D4F3DFF25E93CE61B833CBD74133C59D7A53BCC843A3B3DC6D13A0000204100F3B340C2624A40A99EE33F0000803F99F50F3F9CE8A13E8718363ECCCCCC3DC355663DE386013D39AD913C0BD7233C9C44B83B383E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCDCC8C3FF55A1E3F7819B23E2E4E483EAE47E13D565E7D3DC67A0E3D8C3EA03C5939343CDEB1CA3BA4F7633B0932003B"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %3 = "tensor.empty"() : () -> tensor<1x4x16xf32>
    %4 = "linalg.generic"(%arg2, %3) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: i64, %arg44: f32):
      %49 = "arith.cmpi"(%arg43, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %50 = "arith.addi"(%arg43, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %51 = "arith.select"(%49, %50, %arg43) : (i1, i64, i64) -> i64
      %52 = "arith.index_cast"(%51) : (i64) -> index
      %53 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %54 = "tensor.extract"(%2, %52, %53) : (tensor<12x16xf32>, index, index) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<1x4xi64>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %5 = "linalg.generic"(%4, %3) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %48 = "math.cos"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "tensor.expand_shape"(%5) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 1, 16>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %7 = "linalg.generic"(%4, %3) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      %47 = "math.sin"(%arg39) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 1, 4, 1, 16>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %9 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %10 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 2, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %11 = "tensor.empty"() : () -> tensor<1x4x2x16xf32>
    %12 = "linalg.generic"(%9, %6, %11) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %46 = "arith.mulf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "linalg.generic"(%10, %8, %11) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %45 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %14 = "linalg.generic"(%12, %13, %11) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %44 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "linalg.generic"(%9, %8, %11) <{indexing_maps = [#map2, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %43 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "linalg.generic"(%6, %10, %11) <{indexing_maps = [#map3, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %42 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "linalg.generic"(%15, %16, %11) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %41 = "arith.addf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %19 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 2, 16, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %20 = "tensor.concat"(%18, %19) <{dim = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %21 = "tensor.collapse_shape"(%20) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %22 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %23 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 1>, static_sizes = array<i64: 1, 4, 1, 16>, static_strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %24 = "tensor.empty"() : () -> tensor<1x4x1x16xf32>
    %25 = "linalg.generic"(%22, %6, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %40 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %26 = "linalg.generic"(%23, %8, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %39 = "arith.mulf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %27 = "linalg.generic"(%25, %26, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %38 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %28 = "linalg.generic"(%22, %8, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %37 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %29 = "linalg.generic"(%6, %23, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %36 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %30 = "linalg.generic"(%28, %29, %24) <{indexing_maps = [#map2, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %35 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %31 = "tensor.expand_shape"(%27) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 1, 16, 1>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %32 = "tensor.expand_shape"(%30) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 4, 1, 16, 1>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %33 = "tensor.concat"(%31, %32) <{dim = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %34 = "tensor.collapse_shape"(%33) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%21, %34) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
