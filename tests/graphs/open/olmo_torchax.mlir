"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>) -> (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x3x32xf16>, %arg1: tensor<1x2x5x32xf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<1x2x3x32xf16>) -> tensor<1x2x3x32xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %14 = "stablehlo.power"(%13, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %17 = "stablehlo.divide"(%16, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %24 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %29 = "stablehlo.sine"(%28) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %32 = "stablehlo.cosine"(%28) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %35 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x3x32xf32>
    %36 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x3x32xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %38 = "stablehlo.multiply"(%0, %37) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %39 = "stablehlo.reshape"(%0) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x2x16xf32>
    %40 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 1, 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x3x2x16xf32>) -> tensor<1x2x3x1x16xf32>
    %41 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 1, 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x3x2x16xf32>) -> tensor<1x2x3x1x16xf32>
    %42 = "stablehlo.reshape"(%40) : (tensor<1x2x3x1x16xf32>) -> tensor<1x2x3x16xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<1x2x3x1x16xf32>) -> tensor<1x2x3x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x16xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %47 = "stablehlo.concatenate"(%46, %42) <{dimension = 3 : i64}> : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x32xf32>
    %48 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x2x3x32xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x32xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %53 = "stablehlo.add"(%38, %52) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %55 = "stablehlo.multiply"(%1, %54) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %56 = "stablehlo.reshape"(%1) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x2x16xf32>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %58 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %59 = "stablehlo.reshape"(%57) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %60 = "stablehlo.reshape"(%58) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %61 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %63 = "stablehlo.multiply"(%62, %60) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %64 = "stablehlo.concatenate"(%63, %59) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %65 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %70 = "stablehlo.add"(%55, %69) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %71 = "stablehlo.convert"(%53) : (tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf16>
    %72 = "stablehlo.convert"(%70) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf16>
    "func.return"(%71, %72) : (tensor<1x2x3x32xf16>, tensor<1x2x5x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
