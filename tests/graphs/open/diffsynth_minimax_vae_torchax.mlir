"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x3xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x3xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.power"(%8, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.divide"(%11, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x3xf32>) -> tensor<1x4x3x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x3x1xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x4x3x1xf32>, tensor<1x4x3x1xf32>) -> tensor<1x4x3x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x3x1xf32>) -> tensor<1x4x3x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x4x3x4xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<1x4x3x4xf32>, tensor<1x4x3x4xf32>) -> tensor<1x4x3x4xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x4x3x4xf32>) -> tensor<1x4x12xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x12xf32>) -> tensor<1x1x1x4x1x12xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x1x4x1x12xf32>) -> tensor<1x1x1x4x2x12xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x1x1x4x2x12xf32>) -> tensor<1x4x24xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x24xf32>) -> tensor<1x4x1x24xf32>
    %31 = "stablehlo.cosine"(%30) : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x24xf32>
    %32 = "stablehlo.sine"(%30) : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x24xf32>
    %33 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %34 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %37 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %38 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x12xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %42 = "stablehlo.concatenate"(%41, %37) <{dimension = 3 : i64}> : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x24xf32>
    %43 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x24xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %48 = "stablehlo.add"(%36, %47) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %49 = "stablehlo.concatenate"(%48, %34) <{dimension = 3 : i64}> : (tensor<1x4x2x24xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x32xf32>
    %50 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %51 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %54 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 1, 4, 2, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %55 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %56 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x12xf32>
    %58 = "stablehlo.multiply"(%57, %55) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %59 = "stablehlo.concatenate"(%58, %54) <{dimension = 3 : i64}> : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x24xf32>
    %60 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x2x24xf32>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x24xf32>
    %64 = "stablehlo.multiply"(%61, %63) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %65 = "stablehlo.add"(%53, %64) : (tensor<1x4x2x24xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %66 = "stablehlo.concatenate"(%65, %51) <{dimension = 3 : i64}> : (tensor<1x4x2x24xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%49, %66) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
