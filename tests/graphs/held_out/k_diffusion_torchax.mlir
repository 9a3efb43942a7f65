"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x5x2xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>, %arg2: tensor<1x5x2xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[-0.566591799, 0.5301314, -3.064220e-01, 0.113005713], [0.659653186, -0.406305373, -0.579543233, -0.351818949]]> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[[-0.582350731, 0.172889531, 0.622127711, 0.166058362], [-6.916610e-02, -0.532965958, 0.229539827, 0.270053118]]> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x2xf32>) -> tensor<1x5x1x1x2xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 5, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x1x2xf32>) -> tensor<1x5x1x1x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5x1x1x1xf32>) -> tensor<1x5x1x1xf32>
    %6 = "stablehlo.exponential"(%0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x2x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x4xf32>) -> tensor<1x5x2x4xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x2xf32>) -> tensor<1x5x1x1x2xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 5, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x1x2xf32>) -> tensor<1x5x1x1x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x5x1x1x1xf32>) -> tensor<1x5x1x1xf32>
    %15 = "stablehlo.exponential"(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x2x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x4xf32>) -> tensor<1x5x2x4xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x4xf32>
    %20 = "stablehlo.concatenate"(%10, %19) <{dimension = 3 : i64}> : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x8xf32>) -> tensor<1x5x2x8x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x2x8x1xf32>) -> tensor<1x5x2x8x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x5x2x8x2xf32>) -> tensor<1x5x2x16xf32>
    %24 = "stablehlo.transpose"(%23) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x2x5x16xf32>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x8xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x8xf32>
    %28 = "stablehlo.cosine"(%24) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %33 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %34 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %35 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 4 : i64}> : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x16xf32>
    %42 = "stablehlo.sine"(%24) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %50 = "stablehlo.add"(%32, %49) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %51 = "stablehlo.concatenate"(%25, %50, %27) <{dimension = 3 : i64}> : (tensor<1x2x5x8xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x32xf32>
    %52 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1x2xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x2xf32>) -> tensor<1x5x1x1x2xf32>
    %54 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 5, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x1x2xf32>) -> tensor<1x5x1x1x1xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x5x1x1x1xf32>) -> tensor<1x5x1x1xf32>
    %56 = "stablehlo.exponential"(%0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %58 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x2x4xf32>
    %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x4xf32>) -> tensor<1x5x2x4xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x4xf32>
    %61 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x2xf32>) -> tensor<1x5x1x2xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x2xf32>) -> tensor<1x5x1x1x2xf32>
    %63 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1, 5, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x1x1x2xf32>) -> tensor<1x5x1x1x1xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<1x5x1x1x1xf32>) -> tensor<1x5x1x1xf32>
    %65 = "stablehlo.exponential"(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %67 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x2x4xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x4xf32>) -> tensor<1x5x2x4xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x4xf32>
    %70 = "stablehlo.concatenate"(%60, %69) <{dimension = 3 : i64}> : (tensor<1x5x2x4xf32>, tensor<1x5x2x4xf32>) -> tensor<1x5x2x8xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x8xf32>) -> tensor<1x5x2x8x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x2x8x1xf32>) -> tensor<1x5x2x8x2xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x5x2x8x2xf32>) -> tensor<1x5x2x16xf32>
    %74 = "stablehlo.transpose"(%73) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x2x5x16xf32>
    %75 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x8xf32>
    %76 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %77 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x8xf32>
    %78 = "stablehlo.cosine"(%74) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %83 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %84 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %85 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %87 = "stablehlo.multiply"(%86, %84) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %89 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %90 = "stablehlo.concatenate"(%88, %89) <{dimension = 4 : i64}> : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x16xf32>
    %92 = "stablehlo.sine"(%74) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %93 = "stablehlo.multiply"(%91, %92) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %94 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %96 = "stablehlo.multiply"(%93, %95) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %99 = "stablehlo.multiply"(%96, %98) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %100 = "stablehlo.add"(%82, %99) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %101 = "stablehlo.concatenate"(%75, %100, %77) <{dimension = 3 : i64}> : (tensor<1x2x5x8xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%51, %101) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
