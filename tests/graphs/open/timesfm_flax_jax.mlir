"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<32xi32>) -> tensor<32xf32>
    %5 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %10 = "stablehlo.power"(%9, %7) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %16 = "stablehlo.convert"(%14) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %20 = "stablehlo.sine"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %21 = "stablehlo.cosine"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %27 = "stablehlo.multiply"(%23, %26) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %28 = "stablehlo.subtract"(%25, %27) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %30 = "stablehlo.multiply"(%23, %29) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %32 = "stablehlo.multiply"(%22, %31) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %34 = "stablehlo.concatenate"(%28, %33) <{dimension = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %38 = "stablehlo.multiply"(%37, %35) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<32xi32>) -> tensor<32xf32>
    %40 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %42 = "stablehlo.divide"(%39, %41) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %45 = "stablehlo.power"(%44, %42) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %48 = "stablehlo.multiply"(%47, %45) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %51 = "stablehlo.convert"(%49) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %54 = "stablehlo.divide"(%52, %53) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %55 = "stablehlo.sine"(%54) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %56 = "stablehlo.cosine"(%54) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %57 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %58 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %59 = "stablehlo.multiply"(%57, %56) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %60 = "stablehlo.multiply"(%58, %55) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %61 = "stablehlo.subtract"(%59, %60) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %62 = "stablehlo.multiply"(%58, %56) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %63 = "stablehlo.multiply"(%57, %55) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %65 = "stablehlo.concatenate"(%61, %64) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%34, %65) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
