"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x2x32xf32>, tensor<6x2x32xf32>, tensor<6x3xi32>) -> (tensor<6x2x32xf32>, tensor<6x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x2x32xf32>, %arg1: tensor<6x2x32xf32>, %arg2: tensor<6x3xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.158489317, 0.0251188632, 0.00398107059, 6.30957307E-4]> : tensor<5xf32>}> : () -> tensor<5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<6x3x1xi32>) -> tensor<6x3x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x3x1xf32>) -> tensor<6x3x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<6x3x5xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<6x3x5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3x5xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x3x5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3x5xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<6x3x5xf32>, tensor<6x3x5xf32>) -> tensor<6x3x5xf32>
    %15 = "stablehlo.reshape"(%10) : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %16 = "stablehlo.concatenate"(%15, %15) <{dimension = 1 : i64}> : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %17 = "stablehlo.reshape"(%14) : (tensor<6x3x5xf32>) -> tensor<6x15xf32>
    %18 = "stablehlo.concatenate"(%17, %17) <{dimension = 1 : i64}> : (tensor<6x15xf32>, tensor<6x15xf32>) -> tensor<6x30xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x30xf32>) -> tensor<6x1x30xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x30xf32>) -> tensor<6x1x30xf32>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 2, 30>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x30xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 2, 32>, start_indices = array<i64: 0, 0, 30>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x2xf32>
    %23 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 6, 2, 30>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x30xf32>
    %24 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 6, 2, 32>, start_indices = array<i64: 0, 0, 30>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x2xf32>
    %25 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %26 = "stablehlo.multiply"(%21, %25) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %27 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 6, 2, 15>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %28 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 6, 2, 30>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x15xf32>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %32 = "stablehlo.concatenate"(%31, %27) <{dimension = 2 : i64}> : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %33 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x30xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %38 = "stablehlo.add"(%26, %37) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %39 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %40 = "stablehlo.multiply"(%23, %39) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %41 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 6, 2, 15>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %42 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 6, 2, 30>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x30xf32>) -> tensor<6x2x15xf32>
    %43 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x15xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x15xf32>
    %46 = "stablehlo.concatenate"(%45, %41) <{dimension = 2 : i64}> : (tensor<6x2x15xf32>, tensor<6x2x15xf32>) -> tensor<6x2x30xf32>
    %47 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x30xf32>) -> tensor<6x2x30xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x30xf32>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %52 = "stablehlo.add"(%40, %51) : (tensor<6x2x30xf32>, tensor<6x2x30xf32>) -> tensor<6x2x30xf32>
    %53 = "stablehlo.concatenate"(%38, %22) <{dimension = 2 : i64}> : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    %54 = "stablehlo.concatenate"(%52, %24) <{dimension = 2 : i64}> : (tensor<6x2x30xf32>, tensor<6x2x2xf32>) -> tensor<6x2x32xf32>
    "func.return"(%53, %54) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
