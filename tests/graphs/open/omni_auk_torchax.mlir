"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf32>) -> tensor<5x16x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf32>) -> tensor<5x16x1xf32>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 2 : i64}> : (tensor<5x16x1xf32>, tensor<5x16x1xf32>) -> tensor<5x16x2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<5x16x2xf32>) -> tensor<5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %13 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %14 = "stablehlo.cosine"(%12) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %17 = "stablehlo.reshape"(%13) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %21 = "stablehlo.reshape"(%19) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.sine"(%12) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "stablehlo.add"(%16, %34) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %37 = "stablehlo.convert"(%arg1) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %38 = "stablehlo.cosine"(%12) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %40 = "stablehlo.reshape"(%37) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16x2xf32>
    %41 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %42 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %44 = "stablehlo.reshape"(%42) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16xf32>
    %47 = "stablehlo.multiply"(%46, %44) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16x1xf32>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 4 : i64}> : (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x32xf32>
    %52 = "stablehlo.sine"(%12) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x32xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %57 = "stablehlo.add"(%39, %56) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    "func.return"(%36, %58) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
