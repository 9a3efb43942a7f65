"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xf32>):
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
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.dot_general"(%arg2, %15) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %17 = "stablehlo.cosine"(%16) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %18 = "stablehlo.sine"(%16) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 3 : i64}> : (tensor<1x4x16x1xf32>, tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 2, 3, 4>}> : (tensor<1x4x16x2xf32>) -> tensor<1x1x4x16x2xf32>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %24 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %25 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %27 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %29 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %31 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %33 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %35 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "stablehlo.multiply"(%26, %37) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %40 = "stablehlo.multiply"(%28, %39) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "stablehlo.multiply"(%26, %42) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.multiply"(%28, %44) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %46 = "stablehlo.add"(%43, %45) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.multiply"(%30, %47) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %50 = "stablehlo.multiply"(%32, %49) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.subtract"(%48, %50) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %53 = "stablehlo.multiply"(%30, %52) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %55 = "stablehlo.multiply"(%32, %54) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %56 = "stablehlo.add"(%53, %55) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %59 = "stablehlo.concatenate"(%57, %58) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %62 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %63 = "stablehlo.concatenate"(%61, %62) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%60, %64) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
