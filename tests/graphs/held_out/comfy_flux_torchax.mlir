"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>, tensor<1x5xi32>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<16xi32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x5x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %23 = "stablehlo.cosine"(%22) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %24 = "stablehlo.sine"(%22) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %25 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x16xf32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %28 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %32 = "stablehlo.concatenate"(%28, %29, %30, %31) <{dimension = 3 : i64}> : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x4xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5x16x4xf32>) -> tensor<1x5x16x2x2xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x2xf32>
    %35 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %37 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %39 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %41 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %42 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %44 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %46 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16x2xf32>
    %50 = "stablehlo.multiply"(%45, %49) : (tensor<1x1x5x16x2xf32>, tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %52 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %57 = "stablehlo.add"(%43, %56) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %59 = "stablehlo.convert"(%58) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %60 = "stablehlo.convert"(%arg1) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x1x2xf32>
    %62 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %64 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %66 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %69 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x1xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1x1x5x16x2x1xf32>) -> tensor<1x1x5x16x2xf32>
    %71 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 2, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x1x2xf32>) -> tensor<1x2x5x16x1x1xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x2x5x16x1x1xf32>) -> tensor<1x2x5x16x1xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x16x2xf32>
    %75 = "stablehlo.multiply"(%70, %74) : (tensor<1x1x5x16x2xf32>, tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x2xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %77 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16x2xf32>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %82 = "stablehlo.add"(%68, %81) : (tensor<1x2x5x16x2xf32>, tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x2xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %84 = "stablehlo.convert"(%83) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    "func.return"(%59, %84) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
