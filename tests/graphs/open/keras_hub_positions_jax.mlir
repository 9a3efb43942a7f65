"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %7 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<32xf32>) -> tensor<32xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+06> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.convert"(%arg2) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = "stablehlo.dot_general"(%17, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<32xf32>) -> tensor<2x3x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 2 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x2x32xf32>) -> tensor<2x3x64xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x64xf32>) -> tensor<2x3x1x64xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %25 = "stablehlo.sine"(%23) : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x1x32xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 3 : i64}> : (tensor<2x3x2x1x32xf32>, tensor<2x3x2x1x32xf32>) -> tensor<2x3x2x2x32xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x3x2x2x32xf32>) -> tensor<2x3x2x64xf32>
    %33 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %34 = "stablehlo.multiply"(%arg0, %33) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %35 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %36 = "stablehlo.multiply"(%32, %35) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %38 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %39 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %44 = "stablehlo.add"(%43, %41) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %45 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %47 = "stablehlo.divide"(%44, %46) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %48 = "stablehlo.negate"(%47) : (tensor<32xf32>) -> tensor<32xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+06> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %51 = "stablehlo.power"(%50, %48) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %52 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %54 = "stablehlo.divide"(%51, %53) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %55 = "stablehlo.convert"(%arg2) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %56 = "stablehlo.dot_general"(%55, %54) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<32xf32>) -> tensor<2x3x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %59 = "stablehlo.concatenate"(%57, %58) <{dimension = 2 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<2x3x2x32xf32>) -> tensor<2x3x64xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x64xf32>) -> tensor<2x3x1x64xf32>
    %62 = "stablehlo.cosine"(%61) : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %63 = "stablehlo.sine"(%61) : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %64 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %65 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %66 = "stablehlo.negate"(%65) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x1x32xf32>
    %68 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x1x32xf32>
    %69 = "stablehlo.concatenate"(%67, %68) <{dimension = 3 : i64}> : (tensor<2x3x1x1x32xf32>, tensor<2x3x1x1x32xf32>) -> tensor<2x3x1x2x32xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<2x3x1x2x32xf32>) -> tensor<2x3x1x64xf32>
    %71 = "stablehlo.multiply"(%arg1, %62) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %72 = "stablehlo.multiply"(%70, %63) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%37, %73) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
