"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x4xi32>) -> tensor<1x4x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xi32>) -> tensor<1x1x4xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %20 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 3, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xi32>) -> tensor<1x1x4xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %22 = "stablehlo.convert"(%21) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %23 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x4xi32>) -> tensor<1x1x4xi32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %26 = "stablehlo.dot_general"(%19, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %27 = "stablehlo.dot_general"(%22, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %28 = "stablehlo.dot_general"(%25, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %29 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %30 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %31 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %32 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %33 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %34 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %35 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %36 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 8>, start_indices = array<i64: 0, 0, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %37 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 9>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %38 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 10>, start_indices = array<i64: 0, 0, 9>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %39 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 11>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %40 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 11>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %41 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 13>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %42 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 4, 14>, start_indices = array<i64: 0, 0, 13>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %43 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 4, 15>, start_indices = array<i64: 0, 0, 14>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %44 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %45 = "stablehlo.concatenate"(%29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %46 = "stablehlo.concatenate"(%45, %45) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %47 = "stablehlo.cosine"(%46) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %48 = "stablehlo.sine"(%46) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %51 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %52 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %53 = "stablehlo.negate"(%52) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %54 = "stablehlo.concatenate"(%53, %51) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %56 = "stablehlo.multiply"(%arg0, %55) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %58 = "stablehlo.multiply"(%54, %57) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %59 = "stablehlo.add"(%56, %58) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%59) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
