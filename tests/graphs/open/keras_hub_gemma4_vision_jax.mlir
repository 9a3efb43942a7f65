"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2xi32>) -> tensor<1x6x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2xi32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %4 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %19 = "stablehlo.power"(%18, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %20 = "stablehlo.convert"(%3) : (tensor<1x6xi32>) -> tensor<1x6xf32>
    %21 = "stablehlo.dot_general"(%20, %19) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x6xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %22 = "stablehlo.concatenate"(%21, %21) <{dimension = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %23 = "stablehlo.cosine"(%22) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %25 = "stablehlo.sine"(%22) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %27 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %28 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %29 = "stablehlo.negate"(%28) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %30 = "stablehlo.concatenate"(%29, %27) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %32 = "stablehlo.multiply"(%0, %31) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %34 = "stablehlo.multiply"(%30, %33) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %35 = "stablehlo.add"(%32, %34) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %37 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %42 = "stablehlo.add"(%41, %39) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %43 = "stablehlo.negate"(%42) : (tensor<8xf32>) -> tensor<8xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %46 = "stablehlo.divide"(%43, %45) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %49 = "stablehlo.power"(%48, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = "stablehlo.convert"(%5) : (tensor<1x6xi32>) -> tensor<1x6xf32>
    %51 = "stablehlo.dot_general"(%50, %49) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x6xf32>, tensor<8xf32>) -> tensor<1x6x8xf32>
    %52 = "stablehlo.concatenate"(%51, %51) <{dimension = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %53 = "stablehlo.cosine"(%52) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %55 = "stablehlo.sine"(%52) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %57 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %58 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %59 = "stablehlo.negate"(%58) : (tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %60 = "stablehlo.concatenate"(%59, %57) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %61 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %62 = "stablehlo.multiply"(%1, %61) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %63 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %64 = "stablehlo.multiply"(%60, %63) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %66 = "stablehlo.concatenate"(%35, %65) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%66) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
