"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xf32>, %arg1: tensor<2x3x1x32xf32>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<8xi32>) -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %20 = "stablehlo.convert"(%2) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x8xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<2x3x1x8xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %25 = "stablehlo.sine"(%24) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %26 = "stablehlo.cosine"(%24) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %27 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %28 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x2x8xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %36 = "stablehlo.subtract"(%30, %35) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %38 = "stablehlo.multiply"(%28, %37) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %39 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %40 = "stablehlo.multiply"(%27, %39) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x2x8xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %44 = "stablehlo.add"(%38, %43) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %45 = "stablehlo.concatenate"(%36, %44, %1) <{dimension = 3 : i64}> : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x32xf32>
    %46 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x16xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x16xf32>
    %48 = "stablehlo.reshape"(%arg2) : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %50 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %53 = "stablehlo.convert"(%52) : (tensor<8xi32>) -> tensor<8xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %56 = "stablehlo.divide"(%53, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %59 = "stablehlo.power"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %62 = "stablehlo.divide"(%61, %59) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %66 = "stablehlo.convert"(%48) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x8xf32>
    %69 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<2x3x1x8xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %71 = "stablehlo.sine"(%70) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %72 = "stablehlo.cosine"(%70) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %73 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %74 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %75 = "stablehlo.multiply"(%73, %72) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %76 = "stablehlo.multiply"(%74, %71) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1x8xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %80 = "stablehlo.subtract"(%75, %79) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %81 = "stablehlo.multiply"(%74, %72) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %82 = "stablehlo.multiply"(%73, %71) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1x8xf32>
    %85 = "stablehlo.multiply"(%82, %84) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %86 = "stablehlo.add"(%81, %85) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %87 = "stablehlo.concatenate"(%80, %86, %47) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x32xf32>
    "func.return"(%45, %87) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
