"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<4xi32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F683FDA3E7B3F453E7F3FAF3D803F1A3D803F883C803FEF3B803F523B803F0A3A803FA338803F1038803F7D37803FDF36803F4436803FAD35803F1835D5BE693F233F453F6D3FC23E7C3F2E3E7F3F9A3D803F083D803F6F3C803FD23B803F8A3A803F2339803F9038803FFD37803F5F37803FC436803F2D36803F98357DBF113E7D3E783F563F0D3F783F823E7E3FE73D803F4B3D803FB33C803F1E3C803FCE3A803F7539803FD838803F3E38803FA737803F1337803F8236803FE53527BF42BF42BE7B3F373F333F713FAC3E7D3F193E7F3F883D803FEF3C803F523C803F0A3B803FA339803F1039803F7D38803FDF37803F4437803FAD36803F1836913E75BF17BF4F3F113F533F693FD43E7B3F3F3E7F3FA93D803F153D803F843C803F2C3B803FCC39803F3439803F9E38803F0B38803F7637803FD836803F3E36763F8FBE61BFF53ECB3E6B3F5F3FFB3E7A3F653E7F3FCB3D803F333D803F9E3C803F4E3B803FF539803F5839803FBE38803F2738803F9337803F0237803F6536413F283F80BF723D593E7A3F543F103F773F853E7E3FED3D803F513D803FB83C803F713B803F0F3A803F7C39803FDE38803F4338803FAC37803F1737803F853615BE7D3F6EBFBFBE9F3C803F473F223F753F983E7E3F073E803F6F3D803FD23C803F8A3B803F233A803F9039803FFD38803F5F38803FC437803F2D37803F983669BFD33E2EBF3BBF32BE7C3F383F323F713FAA3E7D3F183E7F3F863D803FED3C803F9B3B803F383A803FA239803F0E39803F7B38803FDD37803F4337803FAB3657BF0BBF9CBE74BFB8BE6F3F283F413F6E3FBC3E7C3F293E7F3F953D803F043D803FAC3B803F4C3A803FB439803F1E39803F8B38803FF637803F5837803FBE36913B80BF063E7EBF08BF593F173F4F3F6A3FCE3E7C3F3A3E7F3FA43D803F113D803FBD3B803F603A803FC639803F2E39803F9938803F0738803F6E37803FD236"> : tensor<12x16x2xbf16>}> : () -> tensor<12x16x2xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.compare"(%arg2, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "stablehlo.select"(%3, %6, %arg2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %9 = "stablehlo.gather"(%0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16, 2>}> : (tensor<12x16x2xbf16>, tensor<4x1xi32>) -> tensor<4x16x2xbf16>
    %10 = "stablehlo.convert"(%arg0) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %12 = "stablehlo.reshape"(%9) : (tensor<4x16x2xbf16>) -> tensor<1x4x1x16x2xbf16>
    %13 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %15 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %17 = "stablehlo.convert"(%16) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "stablehlo.multiply"(%14, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %22 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %24 = "stablehlo.convert"(%23) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %26 = "stablehlo.multiply"(%21, %25) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %30 = "stablehlo.subtract"(%19, %29) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %33 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %35 = "stablehlo.convert"(%34) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.multiply"(%32, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %42 = "stablehlo.convert"(%41) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %44 = "stablehlo.multiply"(%39, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.add"(%37, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %56 = "stablehlo.compare"(%arg2, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %57 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %59 = "stablehlo.add"(%arg2, %58) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %60 = "stablehlo.select"(%56, %59, %arg2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %62 = "stablehlo.gather"(%0, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16, 2>}> : (tensor<12x16x2xbf16>, tensor<4x1xi32>) -> tensor<4x16x2xbf16>
    %63 = "stablehlo.convert"(%arg1) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16x2xf32>
    %65 = "stablehlo.reshape"(%62) : (tensor<4x16x2xbf16>) -> tensor<1x4x1x16x2xbf16>
    %66 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %68 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %70 = "stablehlo.convert"(%69) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %71 = "stablehlo.multiply"(%67, %70) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %72 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %74 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %75 = "stablehlo.reshape"(%74) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %76 = "stablehlo.convert"(%75) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %77 = "stablehlo.multiply"(%73, %76) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %81 = "stablehlo.subtract"(%71, %80) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %82 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %84 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %85 = "stablehlo.reshape"(%84) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %86 = "stablehlo.convert"(%85) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %87 = "stablehlo.multiply"(%83, %86) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %88 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16xf32>
    %90 = "stablehlo.slice"(%65) <{limit_indices = array<i64: 1, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x16x1xbf16>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16xbf16>
    %92 = "stablehlo.convert"(%91) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %93 = "stablehlo.multiply"(%89, %92) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %94 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %96 = "stablehlo.multiply"(%93, %95) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %97 = "stablehlo.add"(%87, %96) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %98 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %99 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %100 = "stablehlo.concatenate"(%98, %99) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    %102 = "stablehlo.convert"(%101) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    "func.return"(%53, %102) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
