"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x48xf32>, %arg1: tensor<2x4x1x48xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x4x16x2xf32>) -> tensor<2x4x1x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x4x16x2xf32>) -> tensor<2x4x1x32xf32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x48xf32>) -> tensor<2x4x2x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %9 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x48xf32>) -> tensor<2x4x2x32xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %11 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %24 = "stablehlo.add"(%8, %23) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x48xf32>) -> tensor<2x4x2x16xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 3 : i64}> : (tensor<2x4x2x32xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x48xf32>
    %27 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<2x4x16x2xf32>) -> tensor<2x4x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4x16x2xf32>) -> tensor<2x4x1x32xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x48xf32>) -> tensor<2x4x1x32xf32>
    %34 = "stablehlo.multiply"(%33, %29) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %35 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x48xf32>) -> tensor<2x4x1x32xf32>
    %36 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %37 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x16xf32>
    %40 = "stablehlo.multiply"(%39, %37) : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %42 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 4 : i64}> : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x4x1x16x2xf32>) -> tensor<2x4x1x32xf32>
    %45 = "stablehlo.multiply"(%44, %32) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %49 = "stablehlo.add"(%34, %48) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %50 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x48xf32>) -> tensor<2x4x1x16xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 3 : i64}> : (tensor<2x4x1x32xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x48xf32>
    "func.return"(%26, %51) : (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
