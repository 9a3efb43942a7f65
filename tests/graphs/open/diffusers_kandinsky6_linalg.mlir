#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, d3, d4, d5)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, 0, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 12 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECCCCCC3DC155663DE286013D39AD913C0AD7233C9A44B83B333E4F3B2815E93A6E12833A146A133A61CBA53953773A39000000409AF58F3F9BE8213F8718B63ECCCC4C3EC155E63DE286813D39AD113D0AD7A33C9A44383C333ECF3B2815693B6E12033B146A933A61CB253A5377BA390000404067F0D73FE8DC723F6592083F9999993E51C02C3E534AC23DD6835A3D8FC2F53C74338A3CA66E1B3CDECFAE3BA59B443B1E1FDD3A12B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCCCCCC3EC155663EE286013E39AD913D0AD7233D9A44B83C333E4F3C2815E93B6E12833B146A133B61CBA53A53773A3A0000A04000F33340C262CA3FA99E633FFFFFFF3E99F58F3E9AE8213E8718B63DCCCC4C3DC055E63CE086813C39AD113C0AD7A33B9944383B393ECF3A2815693A0000C04067F05740E8DCF23F6592883F9999193F51C0AC3E534A423ED683DA3D8FC2753D74330A3DA66E9B3CDECF2E3CA59BC43B1E1F5D3B12B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3233333F098BC93E0CAC623E24EFFE3D295C8F3D073C213D6D56B53C83F24B3C4060E53BD2FC803BF511113B6928A33A000000419AF58F409BE821408718B63FCCCC4C3FC155E63EE286813E39AD113E0AD7A33D9A44383D333ECF3C2815693C6E12033C146A933B61CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6666663F3D90013FBEB7913EE0E2233EEB51B83D2D4D4F3DF925E93CE61B833CBC74133C56D7A53BCD843A3B3DC6D13A0000204100F3B340C2624A40A99EE33FFFFF7F3F99F50F3F9AE8A13E8718363ECCCCCC3DC055663DE086013D39AD913C0AD7233C9944B83B393E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCCCC8C3FF55A1E3F7719B23E2E4E483EAE47E13D545E7D3DC37A0E3D8C3EA03C5739343CDCB1CA3BA5F7633B0932003B"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %4 = "tensor.empty"() : () -> tensor<4x16xf32>
    %5 = "linalg.generic"(%arg2, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: i64, %arg22: f32):
      %32 = "arith.cmpi"(%arg21, %0) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %33 = "arith.addi"(%arg21, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %34 = "arith.select"(%32, %33, %arg21) : (i1, i64, i64) -> i64
      %35 = "arith.index_cast"(%34) : (i64) -> index
      %36 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %37 = "tensor.extract"(%3, %35, %36) : (tensor<12x16xf32>, index, index) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4xi64>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %6 = "linalg.generic"(%5, %4) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %31 = "math.cos"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %7 = "linalg.generic"(%5, %4) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %30 = "math.sin"(%arg17) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %8 = "linalg.generic"(%7, %4) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %29 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %9 = "tensor.expand_shape"(%6) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 16, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %10 = "tensor.expand_shape"(%8) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 16, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %11 = "tensor.expand_shape"(%7) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 16, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %12 = "tensor.concat"(%9, %10, %11, %9) <{dim = 2 : i64}> : (tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x4xf32>
    %13 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1, 2], [3, 4]], static_output_shape = array<i64: 4, 1, 16, 2, 2>}> : (tensor<4x16x4xf32>) -> tensor<4x1x16x2x2xf32>
    %14 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2], [3, 4, 5]], static_output_shape = array<i64: 1, 4, 2, 16, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x1x2xf32>
    %15 = "tensor.empty"() : () -> tensor<1x4x2x16x2x2xf32>
    %16 = "linalg.generic"(%13, %14, %15) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %28 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>, tensor<1x4x2x16x2x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %17 = "tensor.empty"() : () -> tensor<1x4x2x16x2xf32>
    %18 = "linalg.fill"(%2, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %19 = "linalg.generic"(%16, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %27 = "arith.addf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<1x4x2x16x2x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %21 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2], [3, 4, 5]], static_output_shape = array<i64: 1, 4, 2, 16, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x1x2xf32>
    %22 = "linalg.generic"(%13, %21, %15) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %26 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>, tensor<1x4x2x16x2x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %23 = "linalg.generic"(%22, %18) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %25 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<1x4x2x16x2x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %24 = "tensor.collapse_shape"(%23) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%20, %24) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
