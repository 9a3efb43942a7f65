"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x1xi32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x1xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.215443447, 0.046415884, 0.00999999977, 0.00215443433, 4.64158948E-4]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.215443447, 0.046415884, 0.00999999977, 0.00215443433, 4.64158948E-4]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %6 = "stablehlo.reshape"(%4) : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.reshape"(%5) : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<1x1x2x2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %17 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x1xf32>) -> tensor<4x1x1x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x1xf32>) -> tensor<4x1x1x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2x1xf32>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 4, 0, 1, 2, 3>}> : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x1x2x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<4x1x1x1x1xf32>) -> tensor<4x1x1x2x2xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xf32>) -> tensor<4x1x1x2x2xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<4x1x1x2x2xf32>, tensor<4x1x1x2x2xf32>) -> tensor<4x1x1x2x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<4x1x1x2x2xf32>) -> tensor<4x1x1x1x2x2xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<4x1x1x1x2x2xf32>) -> tensor<4x2x1x1x2x2xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<4x2x1x1x2x2xf32>) -> tensor<8x1x1x2x2xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<8x1x1x2x2xf32>) -> tensor<8x1x1x2x2xf32>
    %30 = "stablehlo.sine"(%28) : (tensor<8x1x1x2x2xf32>) -> tensor<8x1x1x2x2xf32>
    %31 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x1xf32>) -> tensor<6x1x1x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x1x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2x1xf32>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 4, 0, 1, 2, 3>}> : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x1x2x2xf32>
    %37 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<6x1x1x1x1xf32>) -> tensor<6x1x1x2x2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xf32>) -> tensor<6x1x1x2x2xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<6x1x1x2x2xf32>, tensor<6x1x1x2x2xf32>) -> tensor<6x1x1x2x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<6x1x1x2x2xf32>) -> tensor<6x1x1x1x2x2xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<6x1x1x1x2x2xf32>) -> tensor<6x2x1x1x2x2xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<6x2x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %43 = "stablehlo.cosine"(%42) : (tensor<12x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %44 = "stablehlo.sine"(%42) : (tensor<12x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %45 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x1xf32>) -> tensor<6x1x1x1xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x1x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2x1xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 4, 0, 1, 2, 3>}> : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x1x2x2xf32>
    %51 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<6x1x1x1x1xf32>) -> tensor<6x1x1x2x2xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xf32>) -> tensor<6x1x1x2x2xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<6x1x1x2x2xf32>, tensor<6x1x1x2x2xf32>) -> tensor<6x1x1x2x2xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<6x1x1x2x2xf32>) -> tensor<6x1x1x1x2x2xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<6x1x1x1x2x2xf32>) -> tensor<6x2x1x1x2x2xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<6x2x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %57 = "stablehlo.cosine"(%56) : (tensor<12x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %58 = "stablehlo.sine"(%56) : (tensor<12x1x1x2x2xf32>) -> tensor<12x1x1x2x2xf32>
    %59 = "stablehlo.concatenate"(%29, %43, %57, %30, %44, %58) <{dimension = 0 : i64}> : (tensor<8x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<8x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>) -> tensor<64x1x1x2x2xf32>
    %60 = "stablehlo.transpose"(%59) <{permutation = array<i64: 1, 0, 2, 3, 4>}> : (tensor<64x1x1x2x2xf32>) -> tensor<1x64x1x2x2xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x64x1x2x2xf32>) -> tensor<1x64x4xf32>
    %62 = "stablehlo.transpose"(%61) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x64x4xf32>) -> tensor<1x4x64xf32>
    %63 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %65 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %66 = "stablehlo.reshape"(%64) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %67 = "stablehlo.reshape"(%65) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %68 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %69 = "stablehlo.slice"(%68) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %70 = "stablehlo.slice"(%68) <{limit_indices = array<i64: 1, 4, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %73 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %75 = "stablehlo.multiply"(%66, %74) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %76 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %78 = "stablehlo.multiply"(%67, %77) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %82 = "stablehlo.subtract"(%75, %81) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %83 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %84 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %85 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %87 = "stablehlo.multiply"(%86, %84) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %90 = "stablehlo.add"(%89, %87) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %92 = "stablehlo.scatter"(%72, %91, %82) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      "stablehlo.return"(%arg10) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<16x1xi32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %93 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %95 = "stablehlo.multiply"(%66, %94) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %96 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %98 = "stablehlo.multiply"(%67, %97) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %99 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %102 = "stablehlo.add"(%95, %101) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %103 = "stablehlo.slice"(%92) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %104 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %105 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %107 = "stablehlo.multiply"(%106, %104) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %110 = "stablehlo.add"(%109, %107) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %112 = "stablehlo.scatter"(%92, %111, %102) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<16x1xi32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %113 = "stablehlo.reshape"(%arg1) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %114 = "stablehlo.slice"(%113) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %115 = "stablehlo.slice"(%113) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %116 = "stablehlo.reshape"(%114) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %117 = "stablehlo.reshape"(%115) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %118 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %119 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %120 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 1, 4, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %123 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %125 = "stablehlo.multiply"(%116, %124) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %126 = "stablehlo.slice"(%120) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %128 = "stablehlo.multiply"(%117, %127) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %129 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %131 = "stablehlo.multiply"(%128, %130) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %132 = "stablehlo.subtract"(%125, %131) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %133 = "stablehlo.slice"(%122) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %134 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %135 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %137 = "stablehlo.multiply"(%136, %134) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %140 = "stablehlo.add"(%139, %137) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %142 = "stablehlo.scatter"(%122, %141, %132) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<16x1xi32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %143 = "stablehlo.slice"(%120) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %145 = "stablehlo.multiply"(%116, %144) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %146 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %148 = "stablehlo.multiply"(%117, %147) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %149 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %151 = "stablehlo.multiply"(%148, %150) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %152 = "stablehlo.add"(%145, %151) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %153 = "stablehlo.slice"(%142) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %154 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %155 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %157 = "stablehlo.multiply"(%156, %154) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %158 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %160 = "stablehlo.add"(%159, %157) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %162 = "stablehlo.scatter"(%142, %161, %152) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2x32xf32>, tensor<16x1xi32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%112, %162) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
