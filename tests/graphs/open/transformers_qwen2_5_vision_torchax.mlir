"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x2x64xf16>, tensor<4x2x64xf16>, tensor<4x2xi32>) -> (tensor<4x2x64xf16>, tensor<4x2x64xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x64xf16>, %arg1: tensor<4x2x64xf16>, %arg2: tensor<4x2xi32>):
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
    %23 = "stablehlo.reshape"(%22) : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %24 = "stablehlo.concatenate"(%23, %23) <{dimension = 1 : i64}> : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x64xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %26 = "stablehlo.sine"(%24) : (tensor<4x64xf32>) -> tensor<4x64xf32>
    %27 = "stablehlo.convert"(%arg0) : (tensor<4x2x64xf16>) -> tensor<4x2x64xf32>
    %28 = "stablehlo.convert"(%arg1) : (tensor<4x2x64xf16>) -> tensor<4x2x64xf32>
    %29 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x64xf32>) -> tensor<4x1x64xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %32 = "stablehlo.multiply"(%27, %31) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %33 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %34 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 4, 2, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %35 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x32xf32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %38 = "stablehlo.concatenate"(%37, %33) <{dimension = 2 : i64}> : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x64xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %44 = "stablehlo.add"(%32, %43) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %45 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %46 = "stablehlo.multiply"(%28, %45) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %47 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %48 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 2, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x64xf32>) -> tensor<4x2x32xf32>
    %49 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x32xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %52 = "stablehlo.concatenate"(%51, %47) <{dimension = 2 : i64}> : (tensor<4x2x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x64xf32>
    %53 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x64xf32>) -> tensor<4x2x64xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x64xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %58 = "stablehlo.add"(%46, %57) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
    %59 = "stablehlo.convert"(%44) : (tensor<4x2x64xf32>) -> tensor<4x2x64xf16>
    %60 = "stablehlo.convert"(%58) : (tensor<4x2x64xf32>) -> tensor<4x2x64xf16>
    "func.return"(%59, %60) : (tensor<4x2x64xf16>, tensor<4x2x64xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
