"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x16xf32>) -> tensor<1x7x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<1x4x16xf32>):
    %3 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 0.099999994, 0.0316227749, 0.00999999977, 0.0031622767, 9.99999931E-4, 3.16227815E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x16xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "stablehlo.sine"(%13) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %16 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %19 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %24 = "stablehlo.add"(%23, %21) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %26 = "stablehlo.scatter"(%17, %25, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      "stablehlo.return"(%arg14) : (tensor<f32>) -> ()
    }) : (tensor<4x16xf32>, tensor<8x1xi32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1x1xi32>
    %31 = "stablehlo.compare"(%28, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %32 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %34 = "func.call"(%31, %33, %5) <{callee = @_where}> : (tensor<2x1x1xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %39 = "stablehlo.cosine"(%38) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %40 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %43 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %48 = "stablehlo.multiply"(%47, %45) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %49 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %51 = "stablehlo.add"(%50, %48) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %53 = "stablehlo.scatter"(%44, %52, %39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      "stablehlo.return"(%arg12) : (tensor<f32>) -> ()
    }) : (tensor<4x16xf32>, tensor<8x1xi32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %54 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %55 = "stablehlo.reshape"(%54) : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1x1xi32>
    %58 = "stablehlo.compare"(%55, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %59 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %61 = "func.call"(%58, %60, %34) <{callee = @_where}> : (tensor<2x1x1xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %62 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %65 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %68 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %73 = "stablehlo.add"(%72, %70) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %75 = "stablehlo.scatter"(%66, %74, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      "stablehlo.return"(%arg10) : (tensor<f32>) -> ()
    }) : (tensor<4x16xf32>, tensor<8x1xi32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %76 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %77 = "stablehlo.reshape"(%76) : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %78 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1x1xi32>
    %80 = "stablehlo.compare"(%77, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %81 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %83 = "func.call"(%80, %82, %61) <{callee = @_where}> : (tensor<2x1x1xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %84 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %86 = "stablehlo.multiply"(%85, %9) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %87 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %88 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %89 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %91 = "stablehlo.cosine"(%90) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %92 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %94 = "stablehlo.slice"(%93) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %95 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %98 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %100 = "stablehlo.multiply"(%99, %97) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %101 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %103 = "stablehlo.add"(%102, %100) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %105 = "stablehlo.scatter"(%96, %104, %91) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) : (tensor<4x16xf32>, tensor<8x1xi32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %107 = "stablehlo.reshape"(%106) : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1x1xi32>
    %110 = "stablehlo.compare"(%107, %109) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %111 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %113 = "func.call"(%110, %112, %83) <{callee = @_where}> : (tensor<2x1x1xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %114 = "stablehlo.slice"(%113) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %116 = "func.call"(%115) <{callee = @_flip}> : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %118 = "stablehlo.slice"(%113) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x16xf32>) -> tensor<1x4x16xf32>
    %119 = "stablehlo.reshape"(%118) : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    %120 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<3x16xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    %122 = "stablehlo.concatenate"(%117, %121) <{dimension = 1 : i64}> : (tensor<1x4x16xf32>, tensor<1x3x16xf32>) -> tensor<1x7x16xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.reduce"(%arg4, %123) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %131 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%131) : (tensor<f32>) -> ()
    }) : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.multiply"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x7x16xf32>
    %130 = "stablehlo.add"(%122, %129) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    "func.return"(%130) : (tensor<1x7x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1x1xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x1x1xi1>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x16xi1>
    %2 = "stablehlo.select"(%1, %arg2, %arg3) : (tensor<2x4x16xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    "func.return"(%2) : (tensor<2x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x16xf32>) -> tensor<4x16xf32>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x16xf32>):
    %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"(%0) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
