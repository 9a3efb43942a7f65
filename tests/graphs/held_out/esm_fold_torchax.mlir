"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x5x2x48xf32>, tensor<1x5x3xf32>, tensor<1x5xi32>) -> tensor<1x5x2x48xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x48xf32>, %arg1: tensor<1x5x3xf32>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %1 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %6 = "stablehlo.power"(%5, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.divide"(%8, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %19 = "stablehlo.power"(%18, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %22 = "stablehlo.divide"(%21, %19) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x3xf32>) -> tensor<1x5x3x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x1xf32>) -> tensor<4x1x1x1xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 1, 2, 3, 0>}> : (tensor<4x1x1x1xf32>) -> tensor<1x1x1x4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x3x1xf32>) -> tensor<1x5x3x4xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x5x3x4xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x5x3x4xf32>, tensor<1x5x3x4xf32>) -> tensor<1x5x3x4xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x5x3x4xf32>) -> tensor<1x5x12xf32>
    %35 = "stablehlo.convert"(%arg2) : (tensor<1x5xi32>) -> tensor<1x5xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %39 = "stablehlo.transpose"(%38) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x1x1xf32>) -> tensor<1x1x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x2xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x5x2xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<1x5x2xf32>, tensor<1x5x2xf32>) -> tensor<1x5x2xf32>
    %43 = "stablehlo.concatenate"(%34, %42) <{dimension = 2 : i64}> : (tensor<1x5x12xf32>, tensor<1x5x2xf32>) -> tensor<1x5x14xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2xf32>
    %46 = "stablehlo.concatenate"(%43, %45) <{dimension = 2 : i64}> : (tensor<1x5x14xf32>, tensor<1x5x2xf32>) -> tensor<1x5x16xf32>
    %47 = "stablehlo.cosine"(%46) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %49 = "stablehlo.sine"(%46) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<1x5x16xf32>) -> tensor<1x5x16xbf16>
    %51 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xbf16>) -> tensor<1x5x1x16xbf16>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x5x1x16xbf16>) -> tensor<1x1x1x5x1x1x1x16xbf16>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x5x1x1x1x16xbf16>) -> tensor<1x1x1x5x1x1x2x16xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x1x1x5x1x1x2x16xbf16>) -> tensor<1x5x1x32xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x16xbf16>) -> tensor<1x5x1x16xbf16>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x5x1x16xbf16>) -> tensor<1x1x1x5x1x1x1x16xbf16>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x5x1x1x1x16xbf16>) -> tensor<1x1x1x5x1x1x2x16xbf16>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x1x1x5x1x1x2x16xbf16>) -> tensor<1x5x1x32xbf16>
    %59 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %60 = "stablehlo.convert"(%54) : (tensor<1x5x1x32xbf16>) -> tensor<1x5x1x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %63 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x32xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %65 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %66 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %68 = "stablehlo.multiply"(%67, %65) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %69 = "stablehlo.concatenate"(%68, %64) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %70 = "stablehlo.convert"(%58) : (tensor<1x5x1x32xbf16>) -> tensor<1x5x1x32xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %72 = "stablehlo.multiply"(%69, %71) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %75 = "stablehlo.multiply"(%72, %74) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %76 = "stablehlo.add"(%62, %75) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %77 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x48xf32>) -> tensor<1x5x2x16xf32>
    %78 = "stablehlo.concatenate"(%76, %77) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%78) : (tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
