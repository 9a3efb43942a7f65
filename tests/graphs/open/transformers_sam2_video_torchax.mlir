"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>, tensor<4x2xi32>) -> (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x2x5x64xf32>, %arg2: tensor<4x2xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4x2x1xi32>) -> tensor<4x2x1xf32>
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
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x1xf32>) -> tensor<4x2x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<4x2x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 4, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x1x16xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x1x16xf32>) -> tensor<4x16xf32>
    %25 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x1x16xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<4x1x16xf32>) -> tensor<4x16xf32>
    %27 = "stablehlo.concatenate"(%24, %26) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x32x1xf32>) -> tensor<1x4x32x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x32x2xf32>) -> tensor<1x4x64xf32>
    %33 = "stablehlo.sine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x32x1xf32>) -> tensor<1x4x32x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x32x2xf32>) -> tensor<1x4x64xf32>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 4, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x4x64xf32>
    %38 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x1x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %41 = "stablehlo.multiply"(%arg0, %40) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %42 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32x2xf32>
    %43 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 1, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %44 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 1, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %45 = "stablehlo.reshape"(%43) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.reshape"(%44) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %47 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 4 : i64}> : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x64xf32>
    %54 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %60 = "stablehlo.add"(%41, %59) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %61 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %63 = "stablehlo.multiply"(%37, %62) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %64 = "stablehlo.reshape"(%37) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32x2xf32>
    %65 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %66 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x32x1xf32>
    %67 = "stablehlo.reshape"(%65) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %68 = "stablehlo.reshape"(%66) : (tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32xf32>
    %69 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32x1xf32>
    %74 = "stablehlo.concatenate"(%72, %73) <{dimension = 4 : i64}> : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x64xf32>
    %76 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %82 = "stablehlo.add"(%63, %81) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %83 = "stablehlo.concatenate"(%82, %38) <{dimension = 2 : i64}> : (tensor<1x2x4x64xf32>, tensor<1x2x1x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%60, %83) : (tensor<1x2x4x64xf32>, tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
