"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<4xi32>) -> tensor<1x4x2x32xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A803F833A803F133A803FA639803F3A39D5BE693FDD3E673F4E3F173F703FB23E7B3F4B3E7E3FE63D7F3F813D803F123D803FA43C803F383C803FCF3B803F693B803F033B803F933A803F263A803FBA397DBF113EEDBD7E3F153F503F5C3F023F753F973E7C3F2C3E7F3FC23D803F5A3D803FF63C803F8A3C803F1B3C803FAF3B803F453B803FDD3A803F793A803F0C3A27BF42BF21BF473F9A3E743F423F273F6C3FC73E7A3F643E7E3F013E7F3F923D803F243D803FB83C803F4F3C803FE93B803F833B803F133B803FA63A803F3A3A913E75BF72BFA63E29BC803F213F473F613FF53E763F8E3E7D3F213E7F3FB63D803F4D3D803FE63C803F823C803F123C803FA43B803F383B803FCF3A803F693A763F8FBE79BF6CBEA4BE723FF73E603F533F113F723FA93E7B3F413E7F3FDA3D803F763D803F0A3D803F9B3C803F2F3C803FC53B803F5D3B803FF93A803F8C3A413F283F33BF37BF19BF4D3FA43E733F443F253F6C3FC43E7A3F613E7E3FFE3D7F3F8F3D803F213D803FB53C803F4C3C803FE53B803F813B803F113B803FA33A15BE7D3F59BE7ABF52BF133F173E7D3F323F383F673FDF3E783F803E7D3F113E7F3FA43D803F383D803FCF3C803F693C803F033C803F933B803F263B803FBA3A69BFD33EAF3E71BF75BF953EF3BC803F1F3F493F603FF83E763F903E7D3F233E7F3FB83D803F4F3D803FE93C803F833C803F133C803FA63B803F3B3B803FD23A57BF0BBF4A3F1DBF80BFA9BC53BE7B3F0A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A913B80BF7F3FC7BD72BFA9BEC0BE6D3FE83E643F513F143F713FAF3E7B3F473E7E3FE13D803F7D3D803F0E3D803FA03C803F343C803FCB3B803F643B803F003B"> : tensor<12x16x2xbf16>}> : () -> tensor<12x16x2xbf16>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.compare"(%arg1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.add"(%arg1, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "stablehlo.select"(%3, %6, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
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
    "func.return"(%53) : (tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
