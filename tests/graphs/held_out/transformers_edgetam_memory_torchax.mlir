"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x11x32xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %11 = "stablehlo.multiply"(%arg0, %10) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %14 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %17 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %29 = "stablehlo.add"(%11, %28) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %30 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 10, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x11x32xf32>) -> tensor<1x2x10x32xf32>
    %31 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 11, 32>, start_indices = array<i64: 0, 0, 10, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x11x32xf32>) -> tensor<1x2x1x32xf32>
    %32 = "stablehlo.reshape"(%30) : (tensor<1x2x10x32xf32>) -> tensor<1x2x2x5x32xf32>
    %33 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 1, 2, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x2x5x32xf32>) -> tensor<1x2x2x1x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x2x2x1x32xf32>) -> tensor<1x2x2x32xf32>
    %35 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 1, 2, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x2x5x32xf32>) -> tensor<1x2x2x4x32xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x2x2x4x32xf32>) -> tensor<1x2x8x32xf32>
    %37 = "stablehlo.reshape"(%4) : (tensor<1x1x4x32xf32>) -> tensor<1x1x1x1x1x4x1x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x4x1x32xf32>) -> tensor<1x1x1x1x2x4x1x32xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x1x1x1x2x4x1x32xf32>) -> tensor<1x1x8x32xf32>
    %40 = "stablehlo.reshape"(%9) : (tensor<1x1x4x32xf32>) -> tensor<1x1x1x1x1x4x1x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x4x1x32xf32>) -> tensor<1x1x1x1x2x4x1x32xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x1x1x1x2x4x1x32xf32>) -> tensor<1x1x8x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x32xf32>) -> tensor<1x2x8x32xf32>
    %44 = "stablehlo.multiply"(%36, %43) : (tensor<1x2x8x32xf32>, tensor<1x2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %45 = "stablehlo.reshape"(%36) : (tensor<1x2x8x32xf32>) -> tensor<1x2x8x16x2xf32>
    %46 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 2, 8, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x16x1xf32>
    %47 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 2, 8, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x16x1xf32>
    %48 = "stablehlo.reshape"(%46) : (tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16xf32>
    %49 = "stablehlo.reshape"(%47) : (tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16xf32>
    %50 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x8x16xf32>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x8x16xf32>) -> tensor<1x2x8x16x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x8x16xf32>) -> tensor<1x2x8x16x1xf32>
    %55 = "stablehlo.concatenate"(%53, %54) <{dimension = 4 : i64}> : (tensor<1x2x8x16x1xf32>, tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16x2xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x32xf32>) -> tensor<1x2x8x32xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<1x2x8x32xf32>, tensor<1x2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x8x32xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x8x32xf32>, tensor<1x2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %62 = "stablehlo.add"(%44, %61) : (tensor<1x2x8x32xf32>, tensor<1x2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x2x8x32xf32>) -> tensor<1x2x2x4x32xf32>
    %64 = "stablehlo.reshape"(%34) : (tensor<1x2x2x32xf32>) -> tensor<1x2x2x1x32xf32>
    %65 = "stablehlo.concatenate"(%64, %63) <{dimension = 3 : i64}> : (tensor<1x2x2x1x32xf32>, tensor<1x2x2x4x32xf32>) -> tensor<1x2x2x5x32xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x2x2x5x32xf32>) -> tensor<1x2x10x32xf32>
    %67 = "stablehlo.concatenate"(%66, %31) <{dimension = 2 : i64}> : (tensor<1x2x10x32xf32>, tensor<1x2x1x32xf32>) -> tensor<1x2x11x32xf32>
    "func.return"(%29, %67) : (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
