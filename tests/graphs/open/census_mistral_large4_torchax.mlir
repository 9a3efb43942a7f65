"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>, tensor<1x4xi32>) -> (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf16>, %arg1: tensor<1x1x4x32xf16>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[-5.000000e-01, -0.433333337, -0.366666675, -0.299999982, -0.233333319, -0.166666657, -0.0999999791, -0.033333309, 0.033333309, 0.0999999791, 0.166666657, 0.233333319, 0.299999982, 0.366666675, 0.433333337, 5.000000e-01]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.exponential"(%0) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %10 = "stablehlo.concatenate"(%9, %9) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %11 = "stablehlo.cosine"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %15 = "stablehlo.sine"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "stablehlo.convert"(%14) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %20 = "stablehlo.convert"(%18) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf16>
    %21 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xf16>) -> tensor<1x4x16xf16>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %23 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xf16>) -> tensor<1x4x16xf16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x16xf16>
    %27 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %29 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %30 = "stablehlo.multiply"(%26, %29) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x4x16xf16>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %34 = "stablehlo.subtract"(%28, %33) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %35 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %36 = "stablehlo.multiply"(%26, %35) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %37 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf16>) -> tensor<1x2x4x16xf16>
    %38 = "stablehlo.multiply"(%25, %37) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x4x16xf16>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %42 = "stablehlo.add"(%36, %41) : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %43 = "stablehlo.concatenate"(%34, %42) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %44 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf16>) -> tensor<1x1x4x16xf16>
    %46 = "stablehlo.multiply"(%44, %22) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %47 = "stablehlo.multiply"(%45, %24) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x4x16xf16>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %51 = "stablehlo.subtract"(%46, %50) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %52 = "stablehlo.multiply"(%45, %22) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %53 = "stablehlo.multiply"(%44, %24) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x4x16xf16>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %57 = "stablehlo.add"(%52, %56) : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf16>
    %58 = "stablehlo.concatenate"(%51, %57) <{dimension = 3 : i64}> : (tensor<1x1x4x16xf16>, tensor<1x1x4x16xf16>) -> tensor<1x1x4x32xf16>
    "func.return"(%43, %58) : (tensor<1x2x4x32xf16>, tensor<1x1x4x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
