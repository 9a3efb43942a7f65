"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x32xbf16>, tensor<4xi32>) -> tensor<1x2x4x32xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<16xi32>) -> tensor<16xf32>
    %8 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.convert"(%arg1) : (tensor<4xi32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %30 = "stablehlo.convert"(%arg0) : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %31 = "stablehlo.cosine"(%29) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %32 = "stablehlo.sine"(%29) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %33 = "stablehlo.reshape"(%31) : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "stablehlo.reshape"(%32) : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %36 = "stablehlo.multiply"(%30, %35) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %37 = "stablehlo.reshape"(%30) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %38 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %39 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %40 = "stablehlo.reshape"(%38) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %41 = "stablehlo.reshape"(%39) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %42 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %47 = "stablehlo.concatenate"(%45, %46) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %54 = "stablehlo.add"(%36, %53) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %55 = "stablehlo.convert"(%54) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    "func.return"(%55) : (tensor<1x2x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
