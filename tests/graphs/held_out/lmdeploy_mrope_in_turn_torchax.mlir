"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<3x5xi32>) -> (tensor<5x2x32xf32>, tensor<5x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5x1x32xf32>, %arg2: tensor<3x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<3x5xi32>) -> tensor<3x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x5x1xf32>) -> tensor<3x5x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<3x5x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<3x5x16xf32>, tensor<3x5x16xf32>) -> tensor<3x5x16xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 5, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %11 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 5, 15>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 3>}> : (tensor<5x16xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 5, 15>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 3>}> : (tensor<5x16xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %19 = "stablehlo.add"(%18, %16) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %21 = "stablehlo.scatter"(%8, %20, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      "stablehlo.return"(%arg14) : (tensor<f32>) -> ()
    }) : (tensor<5x16xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<5x16xf32>
    %22 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<1x5x16xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x5x16xf32>) -> tensor<5x16xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 5, 15>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 3>}> : (tensor<5x16xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 5, 15>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 3>}> : (tensor<5x16xf32>) -> tensor<5x5xf32>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %32 = "stablehlo.add"(%31, %29) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %34 = "stablehlo.scatter"(%21, %33, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      "stablehlo.return"(%arg12) : (tensor<f32>) -> ()
    }) : (tensor<5x16xf32>, tensor<5x1xi32>, tensor<5x5xf32>) -> tensor<5x16xf32>
    %35 = "stablehlo.concatenate"(%34, %34) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %36 = "stablehlo.cosine"(%35) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %37 = "stablehlo.sine"(%35) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %41 = "stablehlo.multiply"(%arg0, %40) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %42 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %43 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %48 = "stablehlo.multiply"(%47, %43) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %49 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %52 = "stablehlo.scatter"(%45, %51, %48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      "stablehlo.return"(%arg10) : (tensor<f32>) -> ()
    }) : (tensor<5x2x32xf32>, tensor<1xi32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %53 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %54 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %56 = "stablehlo.scatter"(%52, %55, %42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) : (tensor<5x2x32xf32>, tensor<1xi32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %62 = "stablehlo.add"(%41, %61) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %63 = "stablehlo.multiply"(%arg1, %38) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %64 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %65 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %66 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x32xf32>
    %68 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %70 = "stablehlo.multiply"(%69, %65) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %71 = "stablehlo.slice"(%67) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %74 = "stablehlo.scatter"(%67, %73, %70) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<5x1x32xf32>, tensor<1xi32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %75 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %76 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %78 = "stablehlo.scatter"(%74, %77, %64) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<5x1x32xf32>, tensor<1xi32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %79 = "stablehlo.multiply"(%78, %39) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x32xf32>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %83 = "stablehlo.add"(%63, %82) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    "func.return"(%62, %83) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
