"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x64xf32>, tensor<1x6x2xi32>) -> tensor<1x6x2x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x64xf32>, %arg1: tensor<1x6x2xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %7 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<16xi32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.power"(%15, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x2xi32>) -> tensor<1x6x2x1xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<1x6x2x1xi32>) -> tensor<1x6x2x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x2x1xf32>) -> tensor<1x6x2x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x6x2x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x6x2x32xf32>) -> tensor<1x6x64xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %26 = "stablehlo.sine"(%24) : (tensor<1x6x64xf32>) -> tensor<1x6x64xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x64xf32>) -> tensor<1x6x2x32xf32>
    %29 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 6, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x64xf32>) -> tensor<1x6x32xf32>
    %30 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 6, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x64xf32>) -> tensor<1x6x32xf32>
    %31 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 6, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x64xf32>) -> tensor<1x6x32xf32>
    %32 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 6, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x64xf32>) -> tensor<1x6x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x32xf32>) -> tensor<1x6x1x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x32xf32>) -> tensor<1x6x1x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %36 = "stablehlo.multiply"(%27, %35) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %37 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %38 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x16xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %42 = "stablehlo.concatenate"(%41, %37) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x32xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %48 = "stablehlo.add"(%36, %47) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x32xf32>) -> tensor<1x6x1x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x32xf32>) -> tensor<1x6x1x32xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %52 = "stablehlo.multiply"(%28, %51) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %53 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %54 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %55 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x16xf32>
    %57 = "stablehlo.multiply"(%56, %54) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %58 = "stablehlo.concatenate"(%57, %53) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf32>) -> tensor<1x6x2x32xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x32xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %64 = "stablehlo.add"(%52, %63) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %65 = "stablehlo.concatenate"(%48, %64) <{dimension = 3 : i64}> : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> tensor<1x6x2x64xf32>
    "func.return"(%65) : (tensor<1x6x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
