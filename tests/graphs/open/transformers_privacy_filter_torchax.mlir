"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5xi32>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.47478205, 2.254180e-01, 0.107024416, 0.0508132726, 0.0193350017, 0.00679495931, 0.00209379266, 4.56483918E-4, 3.83088118E-5, 1.8188337E-5, 8.63549576E-6, 4.09997847E-6, 1.94659629E-6, 9.24208961E-7, 4.38797855E-7]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x5x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x16xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x16xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %15 = "stablehlo.convert"(%10) : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %16 = "stablehlo.convert"(%14) : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %19 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x16xbf16>
    %20 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x16xbf16>
    %21 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x5x16xbf16>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %28 = "stablehlo.subtract"(%22, %27) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %30 = "stablehlo.multiply"(%20, %29) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %32 = "stablehlo.multiply"(%19, %31) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x5x16xbf16>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %36 = "stablehlo.add"(%30, %35) : (tensor<1x2x5x16xbf16>, tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %37 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16x1xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16x1xbf16>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x2x5x16x2xbf16>) -> tensor<1x2x5x32xbf16>
    %41 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x16xbf16>
    %42 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x16xbf16>
    %43 = "stablehlo.multiply"(%41, %17) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %44 = "stablehlo.multiply"(%42, %18) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x5x16xbf16>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %48 = "stablehlo.subtract"(%43, %47) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %49 = "stablehlo.multiply"(%42, %17) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %50 = "stablehlo.multiply"(%41, %18) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x5x16xbf16>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %54 = "stablehlo.add"(%49, %53) : (tensor<1x1x5x16xbf16>, tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16x1xbf16>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xbf16>) -> tensor<1x1x5x16x1xbf16>
    %57 = "stablehlo.concatenate"(%55, %56) <{dimension = 4 : i64}> : (tensor<1x1x5x16x1xbf16>, tensor<1x1x5x16x1xbf16>) -> tensor<1x1x5x16x2xbf16>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x1x5x16x2xbf16>) -> tensor<1x1x5x32xbf16>
    "func.return"(%40, %58) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
