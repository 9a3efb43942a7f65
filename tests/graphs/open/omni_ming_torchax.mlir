"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x48xf32>, tensor<1x4xi32>) -> tensor<1x2x4x48xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
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
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %27 = "stablehlo.cosine"(%26) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %28 = "stablehlo.sine"(%26) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x32xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %33 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %36 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %43 = "stablehlo.multiply"(%29, %42) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %49 = "stablehlo.add"(%43, %48) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %50 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 3 : i64}> : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    "func.return"(%51) : (tensor<1x2x4x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
