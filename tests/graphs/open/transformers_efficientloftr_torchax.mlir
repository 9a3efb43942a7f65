"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<1x2x2x3x32xf32>, %arg9: tensor<1x2x2x3x32xf32>, %arg10: tensor<1x1x2x3xf32>):
    %10 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "func.call"(%12) <{callee = @cumsum}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %17 = "func.call"(%14) <{callee = @cumsum_1}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %28 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %33 = "stablehlo.add"(%32, %30) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %35 = "stablehlo.scatter"(%20, %34, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      "stablehlo.return"(%arg14) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x16xf32>, tensor<8x1xi32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %41 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 1, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x8xf32>
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %43 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %48 = "stablehlo.add"(%47, %45) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %50 = "stablehlo.scatter"(%35, %49, %40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      "stablehlo.return"(%arg12) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x16xf32>, tensor<8x1xi32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %51 = "stablehlo.sine"(%50) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %52 = "stablehlo.cosine"(%50) : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x3x16x1xf32>) -> tensor<1x2x3x16x2xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x2x3x16x2xf32>) -> tensor<1x2x3x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x16xf32>) -> tensor<1x2x3x16x1xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x3x16x1xf32>) -> tensor<1x2x3x16x2xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x2x3x16x2xf32>) -> tensor<1x2x3x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x1x3x32xf32>
    %60 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x2x3x32xf32>) -> tensor<1x2x1x3x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %62 = "stablehlo.multiply"(%arg8, %61) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %63 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 1, 2, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x16xf32>
    %64 = "stablehlo.slice"(%arg8) <{limit_indices = array<i64: 1, 2, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x16xf32>
    %65 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x16xf32>
    %67 = "stablehlo.multiply"(%66, %64) : (tensor<1x2x2x3x16xf32>, tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16x1xf32>
    %70 = "stablehlo.concatenate"(%68, %69) <{dimension = 5 : i64}> : (tensor<1x2x2x3x16x1xf32>, tensor<1x2x2x3x16x1xf32>) -> tensor<1x2x2x3x16x2xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<1x2x2x3x16x2xf32>) -> tensor<1x2x2x3x32xf32>
    %72 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x32xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %77 = "stablehlo.add"(%62, %76) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %78 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %79 = "stablehlo.multiply"(%arg9, %78) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %80 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 1, 2, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x16xf32>
    %81 = "stablehlo.slice"(%arg9) <{limit_indices = array<i64: 1, 2, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x16xf32>
    %82 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x16xf32>
    %84 = "stablehlo.multiply"(%83, %81) : (tensor<1x2x2x3x16xf32>, tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16x1xf32>
    %86 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x3x16xf32>) -> tensor<1x2x2x3x16x1xf32>
    %87 = "stablehlo.concatenate"(%85, %86) <{dimension = 5 : i64}> : (tensor<1x2x2x3x16x1xf32>, tensor<1x2x2x3x16x1xf32>) -> tensor<1x2x2x3x16x2xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x2x2x3x16x2xf32>) -> tensor<1x2x2x3x32xf32>
    %89 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x3x32xf32>
    %93 = "stablehlo.multiply"(%90, %92) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    %94 = "stablehlo.add"(%79, %93) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> tensor<1x2x2x3x32xf32>
    "func.return"(%77, %94) : (tensor<1x2x2x3x32xf32>, tensor<1x2x2x3x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<2x3xf32>):
    %9 = "func.call"(%arg7) <{callee = @cumsum_0}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x3xf32>):
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.reduce_window"(%arg4, %6) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %8 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "cumsum_1", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x3xf32>):
    %4 = "func.call"(%arg3) <{callee = @cumsum_2}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "cumsum_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%2) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
