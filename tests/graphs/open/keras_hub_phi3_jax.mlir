"builtin.module"() <{sym_name = "jit_call"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x96xf32>) -> tensor<1x5x2x96xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x5x2x96xf32>):
    %1 = "stablehlo.constant"() <{value = dense<[2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01, 2.000000e+01, 2.100000e+01, 2.200000e+01, 2.300000e+01, 2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01, 3.200000e+01, 3.300000e+01, 3.400000e+01, 3.500000e+01, 3.600000e+01, 3.700000e+01, 3.800000e+01, 3.900000e+01, 4.000000e+01, 4.100000e+01, 4.200000e+01, 4.300000e+01, 4.400000e+01, 4.500000e+01, 4.600000e+01, 4.700000e+01, 4.800000e+01, 4.900000e+01]> : tensor<48xf32>}> : () -> tensor<48xf32>
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.02083337, 1.04166663, 1.062500e+00, 1.08333337, 1.10416663, 1.125000e+00, 1.14583337, 1.16666663, 1.187500e+00, 1.20833337, 1.22916663, 1.250000e+00, 1.27083337, 1.29166663, 1.312500e+00, 1.33333337, 1.35416663, 1.375000e+00, 1.39583337, 1.41666663, 1.437500e+00, 1.45833337, 1.47916663, 1.500000e+00, 1.52083337, 1.54166663, 1.562500e+00, 1.58333337, 1.60416663, 1.625000e+00, 1.64583337, 1.66666663, 1.687500e+00, 1.70833337, 1.72916663, 1.750000e+00, 1.77083337, 1.79166663, 1.812500e+00, 1.83333337, 1.85416663, 1.875000e+00, 1.89583337, 1.91666663, 1.937500e+00, 1.95833337, 1.97916663]> : tensor<48xf32>}> : () -> tensor<48xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<48xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48xf32>
    %9 = "stablehlo.add"(%8, %6) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %10 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<48xf32>) -> tensor<48xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48xf32>
    %16 = "stablehlo.power"(%15, %13) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %20 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %21 = "func.call"(%20, %1, %2) <{callee = @_where}> : (tensor<i1>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %22 = "stablehlo.divide"(%19, %21) : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %27 = "stablehlo.dot_general"(%26, %22) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xf32>, tensor<48xf32>) -> tensor<5x48xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x48xf32>) -> tensor<5x1x48xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x48xf32>) -> tensor<5x1x48xf32>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 1 : i64}> : (tensor<5x1x48xf32>, tensor<5x1x48xf32>) -> tensor<5x2x48xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<5x2x48xf32>) -> tensor<5x96xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x96xf32>) -> tensor<1x5x96xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x96xf32>) -> tensor<1x5x1x96xf32>
    %34 = "stablehlo.cosine"(%33) : (tensor<1x5x1x96xf32>) -> tensor<1x5x1x96xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.11803401> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x96xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<1x5x1x96xf32>, tensor<1x5x1x96xf32>) -> tensor<1x5x1x96xf32>
    %38 = "stablehlo.sine"(%33) : (tensor<1x5x1x96xf32>) -> tensor<1x5x1x96xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.11803401> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x96xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x5x1x96xf32>, tensor<1x5x1x96xf32>) -> tensor<1x5x1x96xf32>
    %42 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x96xf32>) -> tensor<1x5x2x48xf32>
    %43 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 2, 96>, start_indices = array<i64: 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x96xf32>) -> tensor<1x5x2x48xf32>
    %44 = "stablehlo.negate"(%43) : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x48xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x1x48xf32>
    %46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x1x48xf32>
    %47 = "stablehlo.concatenate"(%45, %46) <{dimension = 3 : i64}> : (tensor<1x5x2x1x48xf32>, tensor<1x5x2x1x48xf32>) -> tensor<1x5x2x2x48xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x5x2x2x48xf32>) -> tensor<1x5x2x96xf32>
    %49 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x96xf32>) -> tensor<1x5x2x96xf32>
    %50 = "stablehlo.multiply"(%arg3, %49) : (tensor<1x5x2x96xf32>, tensor<1x5x2x96xf32>) -> tensor<1x5x2x96xf32>
    %51 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x96xf32>) -> tensor<1x5x2x96xf32>
    %52 = "stablehlo.multiply"(%48, %51) : (tensor<1x5x2x96xf32>, tensor<1x5x2x96xf32>) -> tensor<1x5x2x96xf32>
    %53 = "stablehlo.add"(%50, %52) : (tensor<1x5x2x96xf32>, tensor<1x5x2x96xf32>) -> tensor<1x5x2x96xf32>
    "func.return"(%53) : (tensor<1x5x2x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    "func.return"(%0) : (tensor<48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
