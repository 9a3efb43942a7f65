"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1x5xi32>) -> (tensor<5x2x32xf32>, tensor<5x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x2x32xf32>, %arg1: tensor<5x1x32xf32>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<1x5xi32>) -> tensor<1x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xf32>) -> tensor<1x16x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x16x5xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x16x5xf32>, tensor<1x16x5xf32>) -> tensor<1x16x5xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x16x5xf32>) -> tensor<1x5x16xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x5x16xf32>) -> tensor<1x1x1x5x1x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x5x1x16xf32>) -> tensor<1x1x1x5x2x16xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x1x1x5x2x16xf32>) -> tensor<1x5x32xf32>
    %15 = "stablehlo.cosine"(%14) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %16 = "stablehlo.sine"(%14) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %17 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %19 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %24 = "stablehlo.multiply"(%arg0, %23) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %31 = "stablehlo.multiply"(%30, %26) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %32 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      "stablehlo.return"(%arg10) : (tensor<f32>) -> ()
    }) : (tensor<5x2x32xf32>, tensor<1xi32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %36 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %37 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.scatter"(%35, %38, %25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) : (tensor<5x2x32xf32>, tensor<1xi32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x2x32xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %45 = "stablehlo.add"(%24, %44) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %46 = "stablehlo.multiply"(%arg1, %21) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %48 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %53 = "stablehlo.multiply"(%52, %48) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %54 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.scatter"(%50, %56, %53) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<5x1x32xf32>, tensor<1xi32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %58 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.scatter"(%57, %60, %47) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<5x1x32xf32>, tensor<1xi32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %62 = "stablehlo.multiply"(%61, %22) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x32xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %66 = "stablehlo.add"(%46, %65) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    "func.return"(%45, %66) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
