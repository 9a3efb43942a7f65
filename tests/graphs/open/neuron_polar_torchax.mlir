"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3333333F0A8BC93E0DAC623E24EFFE3D295C8F3D083C213D7156B53C83F24B3C4260E53BD3FC803BF411113B6928A33A000000419AF58F409BE821408718B63FCDCC4C3FC255E63EE386813E39AD113E0AD7A33D9C44383D383ECF3C2815693C6F12033C166A933B60CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6766663F3D90013FBFB7913EE0E2233EEB51B83D304D4F3DFF25E93CE61B833CBD74133C59D7A53BCC843A3B3DC6D13A0000204100F3B340C2624A40A99EE33F0000803F99F50F3F9CE8A13E8718363ECCCCCC3DC355663DE386013D39AD913C0BD7233C9C44B83B383E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCDCC8C3FF55A1E3F7819B23E2E4E483EAE47E13D565E7D3DC67A0E3D8C3EA03C5939343CDEB1CA3BA4F7633B0932003B"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %3 = "stablehlo.compare"(%arg2, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %7 = "stablehlo.select"(%3, %6, %arg2) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %9 = "stablehlo.gather"(%0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<12x16xf32>, tensor<1x4x1xi32>) -> tensor<1x4x16xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %12 = "stablehlo.sine"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "stablehlo.multiply"(%15, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %23 = "stablehlo.subtract"(%17, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %25 = "stablehlo.multiply"(%14, %24) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %27 = "stablehlo.multiply"(%26, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "stablehlo.add"(%25, %30) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %38 = "stablehlo.multiply"(%36, %11) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %39 = "stablehlo.multiply"(%37, %13) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %43 = "stablehlo.subtract"(%38, %42) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %44 = "stablehlo.multiply"(%36, %13) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %45 = "stablehlo.multiply"(%11, %37) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %49 = "stablehlo.add"(%44, %48) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%35, %53) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
