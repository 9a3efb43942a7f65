"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<4xi32>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.power"(%8, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.divide"(%11, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %20 = "stablehlo.sine"(%19) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %21 = "stablehlo.cosine"(%19) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %22 = "stablehlo.reshape"(%arg0) : (tensor<4x2x32xf32>) -> tensor<4x2x16x2xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x16x2xf32>) -> tensor<4x2x16x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x2x16x1xf32>) -> tensor<4x2x16xf32>
    %25 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x16x2xf32>) -> tensor<4x2x16x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<4x2x16x1xf32>) -> tensor<4x2x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %28 = "stablehlo.multiply"(%24, %27) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %30 = "stablehlo.multiply"(%26, %29) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %31 = "stablehlo.subtract"(%28, %30) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %33 = "stablehlo.multiply"(%26, %32) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %34 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %35 = "stablehlo.multiply"(%24, %34) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %36 = "stablehlo.add"(%33, %35) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x16xf32>) -> tensor<4x2x16x1xf32>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 3 : i64}> : (tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>) -> tensor<4x2x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<4x2x16x2xf32>) -> tensor<4x2x32xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %45 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %47 = "stablehlo.divide"(%44, %46) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %50 = "stablehlo.power"(%49, %47) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %53 = "stablehlo.divide"(%52, %50) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %55 = "stablehlo.convert"(%54) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %61 = "stablehlo.sine"(%60) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %62 = "stablehlo.cosine"(%60) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %63 = "stablehlo.reshape"(%arg1) : (tensor<4x1x32xf32>) -> tensor<4x1x16x2xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x16x2xf32>) -> tensor<4x1x16x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<4x1x16x1xf32>) -> tensor<4x1x16xf32>
    %66 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x16x2xf32>) -> tensor<4x1x16x1xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<4x1x16x1xf32>) -> tensor<4x1x16xf32>
    %68 = "stablehlo.multiply"(%65, %62) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %69 = "stablehlo.multiply"(%67, %61) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %70 = "stablehlo.subtract"(%68, %69) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %71 = "stablehlo.multiply"(%67, %62) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %72 = "stablehlo.multiply"(%65, %61) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x1x16x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x1x16x1xf32>
    %76 = "stablehlo.concatenate"(%74, %75) <{dimension = 3 : i64}> : (tensor<4x1x16x1xf32>, tensor<4x1x16x1xf32>) -> tensor<4x1x16x2xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<4x1x16x2xf32>) -> tensor<4x1x32xf32>
    "func.return"(%40, %77) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
