"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %9 = "stablehlo.power"(%8, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %12 = "stablehlo.divide"(%11, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %19 = "stablehlo.cosine"(%18) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %20 = "stablehlo.sine"(%18) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x8xf32>) -> tensor<2x3x8x2xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x8x2xf32>) -> tensor<2x3x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x8xf32>) -> tensor<2x3x8x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x3x8x2xf32>) -> tensor<2x3x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 48>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x48xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %31 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %32 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %33 = "stablehlo.negate"(%32) : (tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x2x8xf32>) -> tensor<2x3x2x8x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x2x8xf32>) -> tensor<2x3x2x8x1xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 4 : i64}> : (tensor<2x3x2x8x1xf32>, tensor<2x3x2x8x1xf32>) -> tensor<2x3x2x8x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x3x2x8x2xf32>) -> tensor<2x3x2x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %40 = "stablehlo.add"(%30, %39) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %41 = "stablehlo.concatenate"(%27, %40) <{dimension = 3 : i64}> : (tensor<2x3x2x48xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x64xf32>
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %43 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %48 = "stablehlo.divide"(%45, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %51 = "stablehlo.power"(%50, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %54 = "stablehlo.divide"(%53, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %56 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %57 = "stablehlo.convert"(%56) : (tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %59 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %61 = "stablehlo.cosine"(%60) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %62 = "stablehlo.sine"(%60) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x8xf32>) -> tensor<2x3x8x2xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x3x8x2xf32>) -> tensor<2x3x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x8xf32>) -> tensor<2x3x8x2xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<2x3x8x2xf32>) -> tensor<2x3x16xf32>
    %67 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %69 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 48>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x48xf32>
    %70 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x16xf32>
    %71 = "stablehlo.multiply"(%70, %67) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %72 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %73 = "stablehlo.slice"(%70) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %74 = "stablehlo.negate"(%73) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8x1xf32>
    %77 = "stablehlo.concatenate"(%75, %76) <{dimension = 4 : i64}> : (tensor<2x3x1x8x1xf32>, tensor<2x3x1x8x1xf32>) -> tensor<2x3x1x8x2xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<2x3x1x8x2xf32>) -> tensor<2x3x1x16xf32>
    %79 = "stablehlo.multiply"(%78, %68) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %80 = "stablehlo.add"(%71, %79) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %81 = "stablehlo.concatenate"(%69, %80) <{dimension = 3 : i64}> : (tensor<2x3x1x48xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%41, %81) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
