"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi32>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4x1xi32>) -> tensor<4x1xf32>
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
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<4x1x32xf32>) -> tensor<4x1x1x32xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x64xf32>) -> tensor<4x1x2x32xf32>
    %28 = "stablehlo.cosine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %32 = "stablehlo.sine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %37 = "stablehlo.multiply"(%26, %36) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %38 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 4, 1, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %39 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 4, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xf32>) -> tensor<4x1x2x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x2x16xf32>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %43 = "stablehlo.concatenate"(%42, %38) <{dimension = 3 : i64}> : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x2x32xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x2x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %49 = "stablehlo.add"(%37, %48) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %50 = "stablehlo.concatenate"(%49, %27) <{dimension = 3 : i64}> : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x64xf32>
    %51 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %52 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x64xf32>) -> tensor<4x1x1x32xf32>
    %53 = "stablehlo.cosine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %56 = "stablehlo.multiply"(%53, %55) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %57 = "stablehlo.sine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %61 = "stablehlo.multiply"(%51, %56) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %62 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 4, 1, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %63 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 4, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x16xf32>
    %64 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x16xf32>
    %66 = "stablehlo.multiply"(%65, %63) : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %67 = "stablehlo.concatenate"(%66, %62) <{dimension = 3 : i64}> : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %68 = "stablehlo.multiply"(%67, %60) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x32xf32>
    %71 = "stablehlo.multiply"(%68, %70) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %72 = "stablehlo.add"(%61, %71) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %73 = "stablehlo.concatenate"(%72, %52) <{dimension = 3 : i64}> : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%50, %73) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
