"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi32>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<5xi32>, %arg8: tensor<5x64xf32>, %arg9: tensor<5x32xf32>):
    %25 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000000000000000000000000000000000000000000000000000000041510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8FF7F3FFFFF7F3FA46A573F3E399F3E7775CC3D5B81013D57D6233C203E4F3B6E12833A5FCBA5393311D5BEEC7B4E3FA5E57A3FF97C7F3FE5F27F3FB1FE7F3FDFFF7F3FFDFF7F3FB7C7683F1B54173FF96F4B3EC870813D3ED4A33CDC3DCF3B6912033B5ECB253A26707DBF582F153FEF90743F4FD97E3F83E27F3F0DFD7F3FB5FF7F3FF9FF7F3FC381103EC209503F6D4E973EC0FFC13D1FB9F53C106E1B3C939B443B0CB1783A305527BFB12E9A3EA7CA6B3F69F47D3F94CB7F3FC2FA7F3F7AFF7F3FF3FF7F3FCFBD41BFDE1D743FD861C73E882E013EDBCB233DCD3C4F3C5812833B5CCBA53A2C3C913EE97229BC40A9603F81CE7C3F19AE7F3FCFF77F3F2EFF7F3FEBFF7F3F107C75BF7FFC7F3F4477F53E1D3C213EF4B64C3D8085813CDED6A33B313ECF3AB8CD753F6D3FA4BE3249533FE3677B3F128A7F3F34F47F3FD2FE7F3FE2FF7F3F8C0F8FBE4E78723F698C103F6E20413ED19C753D466C9B3C599BC43B04B1F83ABDFF403FBC7419BFB3CC433FEAC0793F815F7F3FF2EF7F3F65FE7F3FD7FF7F3F4630283F6EE84C3F73EB243F50D3603E323E8F3DA552B53CC75FE53BEB11113BF6FD14BEE59151BF5F5B323F02DA773F652E7F3F08EB7F3FE7FD7F3FCAFF7F3F95467D3F7E06133FA6A4373F5126803E50AAA33D8E38CF3C1312033C53CB253BD53F69BFA2E674BFD4211F3FA9B3753FC2F67E3F76E57F3F59FD7F3FBCFF7F3F3201D33EEE1F953E1D88483F2DC28F3E3E12B83DEF1DE93C3B74133CBA843A3B64CD56BFFBF17FBF41510A3F6B4E733F98B87E3F3CDF7F3FB9FC7F3FACFF7F3FF8440BBF9770A9BCA46A573F3D399F3E7675CC3D5B81013D58D6233C203E4F3B7205913B8D9B71BFC03DE83EE4AA703FE8737E3F5BD87F3F09FC7F3F9BFF7F3F5CFF7FBF1F41A9BE2B26643F8B87AE3E72D3E03D6B730E3D6B38343C85F7633B"> : tensor<12x16xf32>}> : () -> tensor<12x16xf32>
    %26 = "stablehlo.reshape"(%arg8) : (tensor<5x64xf32>) -> tensor<5x2x32xf32>
    %27 = "stablehlo.reshape"(%arg9) : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %28 = "stablehlo.reshape"(%26) : (tensor<5x2x32xf32>) -> tensor<5x2x2x16xf32>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x2x2x16xf32>) -> tensor<5x2x16x2xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<5x2x16x2xf32>) -> tensor<5x2x32xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %32 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %33 = "stablehlo.reshape"(%27) : (tensor<5x1x32xf32>) -> tensor<5x1x2x16xf32>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x1x2x16xf32>) -> tensor<5x1x16x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<5x1x16x2xf32>) -> tensor<5x1x32xf32>
    %36 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %37 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %38 = "stablehlo.reshape"(%31) : (tensor<5x2x16xf32>) -> tensor<5x2x8x2xf32>
    %39 = "stablehlo.transpose"(%38) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x2x8x2xf32>) -> tensor<5x2x2x8xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<5x2x2x8xf32>) -> tensor<5x2x16xf32>
    %41 = "stablehlo.reshape"(%36) : (tensor<5x1x16xf32>) -> tensor<5x1x8x2xf32>
    %42 = "stablehlo.transpose"(%41) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x1x8x2xf32>) -> tensor<5x1x2x8xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<5x1x2x8xf32>) -> tensor<5x1x16xf32>
    %44 = "stablehlo.reshape"(%40) : (tensor<5x2x16xf32>) -> tensor<5x32xf32>
    %45 = "stablehlo.reshape"(%43) : (tensor<5x1x16xf32>) -> tensor<5x16xf32>
    %46 = "func.call"(%25, %arg7) <{callee = @_take}> : (tensor<12x16xf32>, tensor<5xi32>) -> tensor<5x16xf32>
    %47 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x16xf32>) -> tensor<5x8xf32>
    %48 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<5x16xf32>) -> tensor<5x8xf32>
    %49 = "stablehlo.reshape"(%44) : (tensor<5x32xf32>) -> tensor<5x2x16xf32>
    %50 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x16xf32>) -> tensor<5x2x0xf32>
    %51 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x8xf32>) -> tensor<5x1x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x8xf32>) -> tensor<5x1x8xf32>
    %53 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 5, 2, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x16xf32>) -> tensor<5x2x8xf32>
    %54 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x16xf32>) -> tensor<5x2x8xf32>
    %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %57 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %58 = "stablehlo.multiply"(%54, %57) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x8xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %62 = "stablehlo.subtract"(%56, %61) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %63 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %64 = "stablehlo.multiply"(%54, %63) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x2x8xf32>
    %66 = "stablehlo.multiply"(%53, %65) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x8xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %70 = "stablehlo.add"(%64, %69) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
    %71 = "stablehlo.concatenate"(%62, %70) <{dimension = 2 : i64}> : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x16xf32>
    %72 = "stablehlo.concatenate"(%71, %50) <{dimension = 2 : i64}> : (tensor<5x2x16xf32>, tensor<5x2x0xf32>) -> tensor<5x2x16xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<5x2x16xf32>) -> tensor<5x32xf32>
    %74 = "stablehlo.reshape"(%45) : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %75 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x16xf32>) -> tensor<5x1x0xf32>
    %76 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x8xf32>) -> tensor<5x1x8xf32>
    %77 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x8xf32>) -> tensor<5x1x8xf32>
    %78 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 1, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x16xf32>) -> tensor<5x1x8xf32>
    %79 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x16xf32>) -> tensor<5x1x8xf32>
    %80 = "stablehlo.multiply"(%78, %76) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %81 = "stablehlo.multiply"(%79, %77) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %82 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x8xf32>
    %84 = "stablehlo.multiply"(%81, %83) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %85 = "stablehlo.subtract"(%80, %84) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %86 = "stablehlo.multiply"(%79, %76) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %87 = "stablehlo.multiply"(%78, %77) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x8xf32>
    %90 = "stablehlo.multiply"(%87, %89) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %91 = "stablehlo.add"(%86, %90) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %92 = "stablehlo.concatenate"(%85, %91) <{dimension = 2 : i64}> : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x16xf32>
    %93 = "stablehlo.concatenate"(%92, %75) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x0xf32>) -> tensor<5x1x16xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<5x1x16xf32>) -> tensor<5x16xf32>
    %95 = "stablehlo.reshape"(%73) : (tensor<5x32xf32>) -> tensor<5x2x16xf32>
    %96 = "stablehlo.reshape"(%94) : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %97 = "stablehlo.reshape"(%95) : (tensor<5x2x16xf32>) -> tensor<5x2x2x8xf32>
    %98 = "stablehlo.transpose"(%97) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x2x2x8xf32>) -> tensor<5x2x8x2xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<5x2x8x2xf32>) -> tensor<5x2x16xf32>
    %100 = "stablehlo.concatenate"(%99, %32) <{dimension = 2 : i64}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<5x2x32xf32>) -> tensor<5x2x16x2xf32>
    %102 = "stablehlo.transpose"(%101) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x2x16x2xf32>) -> tensor<5x2x2x16xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<5x2x2x16xf32>) -> tensor<5x2x32xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<5x2x32xf32>) -> tensor<5x64xf32>
    %105 = "stablehlo.reshape"(%96) : (tensor<5x1x16xf32>) -> tensor<5x1x2x8xf32>
    %106 = "stablehlo.transpose"(%105) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x1x2x8xf32>) -> tensor<5x1x8x2xf32>
    %107 = "stablehlo.reshape"(%106) : (tensor<5x1x8x2xf32>) -> tensor<5x1x16xf32>
    %108 = "stablehlo.concatenate"(%107, %37) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<5x1x32xf32>) -> tensor<5x1x16x2xf32>
    %110 = "stablehlo.transpose"(%109) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<5x1x16x2xf32>) -> tensor<5x1x2x16xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<5x1x2x16xf32>) -> tensor<5x1x32xf32>
    %112 = "stablehlo.reshape"(%111) : (tensor<5x1x32xf32>) -> tensor<5x32xf32>
    "func.return"(%104, %112) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x16xf32>, tensor<5xi32>) -> tensor<5x16xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<12x16xf32>, %arg4: tensor<5xi32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %3 = "stablehlo.compare"(%arg4, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %7 = "func.call"(%3, %6, %arg4) <{callee = @_where}> : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<11> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.compare"(%8, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>):
      %24 = "stablehlo.and"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %19 = "stablehlo.gather"(%arg3, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<12x16xf32>, tensor<5x1xi32>) -> tensor<5x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x16xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %23 = "stablehlo.select"(%20, %19, %22) : (tensor<5x16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    "func.return"(%23) : (tensor<5x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
