"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>, tensor<2x3xi32>) -> (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xbf16>, %arg1: tensor<2x3x1x32xbf16>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+06> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.power"(%8, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %12 = "stablehlo.convert"(%10) : (tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x3x16xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %17 = "stablehlo.sine"(%16) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xbf16>
    %19 = "stablehlo.cosine"(%16) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xbf16>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xbf16>) -> tensor<2x3x2x16xbf16>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xbf16>) -> tensor<2x3x2x16xbf16>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xbf16>) -> tensor<2x3x2x16xbf16>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %25 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xbf16>) -> tensor<2x3x2x16xbf16>
    %26 = "stablehlo.multiply"(%22, %25) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %27 = "stablehlo.subtract"(%24, %26) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %28 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xbf16>) -> tensor<2x3x2x16xbf16>
    %29 = "stablehlo.multiply"(%22, %28) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xbf16>) -> tensor<2x3x2x16xbf16>
    %31 = "stablehlo.multiply"(%21, %30) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %32 = "stablehlo.add"(%29, %31) : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x16xbf16>
    %33 = "stablehlo.concatenate"(%27, %32) <{dimension = 3 : i64}> : (tensor<2x3x2x16xbf16>, tensor<2x3x2x16xbf16>) -> tensor<2x3x2x32xbf16>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %35 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %38 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+06> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %43 = "stablehlo.power"(%42, %40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %46 = "stablehlo.convert"(%44) : (tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x3x16xf32>
    %49 = "stablehlo.divide"(%47, %48) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %51 = "stablehlo.sine"(%50) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xbf16>
    %53 = "stablehlo.cosine"(%50) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %54 = "stablehlo.convert"(%53) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xbf16>
    %55 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xbf16>) -> tensor<2x3x1x16xbf16>
    %56 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xbf16>) -> tensor<2x3x1x16xbf16>
    %57 = "stablehlo.multiply"(%55, %54) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %58 = "stablehlo.multiply"(%56, %52) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %59 = "stablehlo.subtract"(%57, %58) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %60 = "stablehlo.multiply"(%56, %54) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %61 = "stablehlo.multiply"(%55, %52) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %62 = "stablehlo.add"(%60, %61) : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x16xbf16>
    %63 = "stablehlo.concatenate"(%59, %62) <{dimension = 3 : i64}> : (tensor<2x3x1x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x1x32xbf16>
    "func.return"(%33, %63) : (tensor<2x3x2x32xbf16>, tensor<2x3x1x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
