"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 1, 0>}> : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x8x1xf32>) -> tensor<5x8x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<5x8x2xf32>) -> tensor<5x16xf32>
    %17 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x0xf32>
    %18 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x16xf32>
    %19 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x8xf32>
    %20 = "stablehlo.cosine"(%16) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %23 = "stablehlo.multiply"(%18, %22) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %27 = "stablehlo.reshape"(%18) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8x2xf32>
    %28 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 5, 8, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x8x1xf32>
    %29 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 5, 8, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x8x1xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8xf32>
    %31 = "stablehlo.reshape"(%29) : (tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 4 : i64}> : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x16xf32>
    %39 = "stablehlo.sine"(%16) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %42 = "stablehlo.multiply"(%38, %41) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %49 = "stablehlo.add"(%26, %48) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %50 = "stablehlo.concatenate"(%17, %49, %19) <{dimension = 3 : i64}> : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %54 = "stablehlo.add"(%51, %53) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %57 = "stablehlo.divide"(%54, %56) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %59 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %60 = "stablehlo.transpose"(%59) <{permutation = array<i64: 1, 0>}> : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %61 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x8xf32>) -> tensor<5x8x1xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x8x1xf32>) -> tensor<5x8x2xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<5x8x2xf32>) -> tensor<5x16xf32>
    %67 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x0xf32>
    %68 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x16xf32>
    %69 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x8xf32>
    %70 = "stablehlo.cosine"(%66) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %73 = "stablehlo.multiply"(%68, %72) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %77 = "stablehlo.reshape"(%68) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8x2xf32>
    %78 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 1, 2, 5, 8, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x8x1xf32>
    %79 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 1, 2, 5, 8, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x8x1xf32>
    %80 = "stablehlo.reshape"(%78) : (tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8xf32>
    %81 = "stablehlo.reshape"(%79) : (tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8xf32>
    %82 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %84 = "stablehlo.multiply"(%83, %81) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %86 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8x1xf32>
    %87 = "stablehlo.concatenate"(%85, %86) <{dimension = 4 : i64}> : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x2x5x8x2xf32>) -> tensor<1x2x5x16xf32>
    %89 = "stablehlo.sine"(%66) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %92 = "stablehlo.multiply"(%88, %91) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %98 = "stablehlo.multiply"(%95, %97) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %99 = "stablehlo.add"(%76, %98) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %100 = "stablehlo.concatenate"(%67, %99, %69) <{dimension = 3 : i64}> : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%50, %100) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
