"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<5x2x32xf16>, tensor<5x1x32xf16>, tensor<5x16xf16>, tensor<5x16xf16>) -> (tensor<5x2x32xf16>, tensor<5x1x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xf16>, %arg1: tensor<5x1x32xf16>, %arg2: tensor<5x16xf16>, %arg3: tensor<5x16xf16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf16>) -> tensor<5x16x1xf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x16x1xf16>) -> tensor<5x16x2xf16>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x16x2xf16>) -> tensor<5x32xf16>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf16>) -> tensor<5x16x1xf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x16x1xf16>) -> tensor<5x16x2xf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x16x2xf16>) -> tensor<5x32xf16>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf16>) -> tensor<5x1x32xf16>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf16>) -> tensor<5x1x32xf16>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x2x32xf16>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<5x2x32xf16>, tensor<5x2x32xf16>) -> tensor<5x2x32xf16>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf16>) -> tensor<5x2x16xf16>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf16>) -> tensor<5x2x16xf16>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x2x32xf16>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x2x16xf16>
    %16 = "stablehlo.multiply"(%15, %11) : (tensor<5x2x16xf16>, tensor<5x2x16xf16>) -> tensor<5x2x16xf16>
    %17 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf16>) -> tensor<5x2x16xf16>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %19 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %24 = "stablehlo.add"(%23, %21) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %26 = "stablehlo.scatter"(%13, %25, %16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg10: tensor<f16>, %arg11: tensor<f16>):
      "stablehlo.return"(%arg11) : (tensor<f16>) -> ()
    }) : (tensor<5x2x32xf16>, tensor<16x1xi32>, tensor<5x2x16xf16>) -> tensor<5x2x32xf16>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x2x32xf16>) -> tensor<5x2x16xf16>
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %29 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %34 = "stablehlo.add"(%33, %31) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %36 = "stablehlo.scatter"(%26, %35, %10) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f16>, %arg9: tensor<f16>):
      "stablehlo.return"(%arg9) : (tensor<f16>) -> ()
    }) : (tensor<5x2x32xf16>, tensor<16x1xi32>, tensor<5x2x16xf16>) -> tensor<5x2x32xf16>
    %37 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x2x32xf16>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<5x2x32xf16>, tensor<5x2x32xf16>) -> tensor<5x2x32xf16>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x2x32xf16>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<5x2x32xf16>, tensor<5x2x32xf16>) -> tensor<5x2x32xf16>
    %42 = "stablehlo.add"(%9, %41) : (tensor<5x2x32xf16>, tensor<5x2x32xf16>) -> tensor<5x2x32xf16>
    %43 = "stablehlo.multiply"(%arg1, %6) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    %44 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x1x16xf16>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x1x16xf16>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x32xf16>
    %48 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x16xf16>
    %50 = "stablehlo.multiply"(%49, %45) : (tensor<5x1x16xf16>, tensor<5x1x16xf16>) -> tensor<5x1x16xf16>
    %51 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x1x16xf16>
    %52 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %53 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %58 = "stablehlo.add"(%57, %55) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %60 = "stablehlo.scatter"(%47, %59, %50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f16>, %arg7: tensor<f16>):
      "stablehlo.return"(%arg7) : (tensor<f16>) -> ()
    }) : (tensor<5x1x32xf16>, tensor<16x1xi32>, tensor<5x1x16xf16>) -> tensor<5x1x32xf16>
    %61 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf16>) -> tensor<5x1x16xf16>
    %62 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %63 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %65 = "stablehlo.multiply"(%64, %62) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %68 = "stablehlo.add"(%67, %65) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %70 = "stablehlo.scatter"(%60, %69, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f16>, %arg5: tensor<f16>):
      "stablehlo.return"(%arg5) : (tensor<f16>) -> ()
    }) : (tensor<5x1x32xf16>, tensor<16x1xi32>, tensor<5x1x16xf16>) -> tensor<5x1x32xf16>
    %71 = "stablehlo.multiply"(%70, %7) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x1x32xf16>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    %75 = "stablehlo.add"(%43, %74) : (tensor<5x1x32xf16>, tensor<5x1x32xf16>) -> tensor<5x1x32xf16>
    "func.return"(%42, %75) : (tensor<5x2x32xf16>, tensor<5x1x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
