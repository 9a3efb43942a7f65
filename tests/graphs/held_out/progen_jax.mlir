"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x48xf32>, tensor<2x4x48xf32>) -> (tensor<2x4x48xf32>, tensor<2x4x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x48xf32>, %arg1: tensor<2x4x48xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<16xi32>) -> tensor<16xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<4xi32>) -> tensor<4xf32>
    %19 = "stablehlo.convert"(%16) : (tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.dot_general"(%18, %19) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<4x16x1xf32>) -> tensor<1x4x1x16x1x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x4x1x16x1x1xf32>) -> tensor<1x4x1x16x2x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x4x1x16x2x1xf32>) -> tensor<4x16x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %27 = "stablehlo.sine"(%26) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.cosine"(%26) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x48xf32>) -> tensor<2x4x32xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x48xf32>) -> tensor<2x4x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %33 = "stablehlo.reshape"(%29) : (tensor<2x4x32xf32>) -> tensor<2x4x16x2xf32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %36 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %38 = "stablehlo.negate"(%37) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %41 = "stablehlo.concatenate"(%39, %40) <{dimension = 3 : i64}> : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %45 = "stablehlo.add"(%32, %44) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %46 = "stablehlo.concatenate"(%45, %30) <{dimension = 2 : i64}> : (tensor<2x4x32xf32>, tensor<2x4x16xf32>) -> tensor<2x4x48xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x48xf32>) -> tensor<2x4x32xf32>
    %48 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x48xf32>) -> tensor<2x4x16xf32>
    %49 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %51 = "stablehlo.reshape"(%47) : (tensor<2x4x32xf32>) -> tensor<2x4x16x2xf32>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %54 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %56 = "stablehlo.negate"(%55) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %59 = "stablehlo.concatenate"(%57, %58) <{dimension = 3 : i64}> : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %63 = "stablehlo.add"(%50, %62) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %64 = "stablehlo.concatenate"(%63, %48) <{dimension = 2 : i64}> : (tensor<2x4x32xf32>, tensor<2x4x16xf32>) -> tensor<2x4x48xf32>
    "func.return"(%46, %64) : (tensor<2x4x48xf32>, tensor<2x4x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
