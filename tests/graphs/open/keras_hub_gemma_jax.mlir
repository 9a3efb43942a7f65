"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>, tensor<i32>) -> (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<1x4x1x64xf32>, %arg2: tensor<i32>):
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
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %18 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = "stablehlo.dot_general"(%21, %16) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 2 : i64}> : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x4x2x32xf32>) -> tensor<1x4x64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %28 = "stablehlo.cosine"(%27) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %29 = "stablehlo.sine"(%27) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %31 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.negate"(%31) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x1x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x1x32xf32>
    %35 = "stablehlo.concatenate"(%33, %34) <{dimension = 3 : i64}> : (tensor<1x4x2x1x32xf32>, tensor<1x4x2x1x32xf32>) -> tensor<1x4x2x2x32xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x2x2x32xf32>) -> tensor<1x4x2x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %38 = "stablehlo.multiply"(%arg0, %37) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %41 = "stablehlo.add"(%38, %40) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %43 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32x1xf32>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 4 : i64}> : (tensor<1x4x2x32x1xf32>, tensor<1x4x2x32x1xf32>) -> tensor<1x4x2x32x2xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x2x32x2xf32>) -> tensor<1x4x2x64xf32>
    %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %49 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %55 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %57 = "stablehlo.divide"(%54, %56) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %58 = "stablehlo.negate"(%57) : (tensor<32xf32>) -> tensor<32xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %61 = "stablehlo.power"(%60, %58) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %64 = "stablehlo.divide"(%61, %63) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %66 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %68 = "stablehlo.add"(%65, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %70 = "stablehlo.dot_general"(%69, %64) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<32xf32>) -> tensor<1x4x32xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %73 = "stablehlo.concatenate"(%71, %72) <{dimension = 2 : i64}> : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x4x2x32xf32>) -> tensor<1x4x64xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x4x1x64xf32>
    %76 = "stablehlo.cosine"(%75) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %77 = "stablehlo.sine"(%75) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %78 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %79 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %80 = "stablehlo.negate"(%79) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x1x32xf32>
    %82 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x1x32xf32>
    %83 = "stablehlo.concatenate"(%81, %82) <{dimension = 3 : i64}> : (tensor<1x4x1x1x32xf32>, tensor<1x4x1x1x32xf32>) -> tensor<1x4x1x2x32xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x4x1x2x32xf32>) -> tensor<1x4x1x64xf32>
    %85 = "stablehlo.multiply"(%arg1, %76) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %86 = "stablehlo.multiply"(%84, %77) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %88 = "stablehlo.slice"(%87) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %89 = "stablehlo.slice"(%87) <{limit_indices = array<i64: 1, 4, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32xf32>
    %90 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32x1xf32>
    %92 = "stablehlo.concatenate"(%90, %91) <{dimension = 4 : i64}> : (tensor<1x4x1x32x1xf32>, tensor<1x4x1x32x1xf32>) -> tensor<1x4x1x32x2xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x4x1x32x2xf32>) -> tensor<1x4x1x64xf32>
    "func.return"(%47, %93) : (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
