"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>, tensor<2x5xi32>) -> (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x3x32xf32>, %arg1: tensor<2x2x5x32xf32>, %arg2: tensor<2x5xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<2x5x1xi32>) -> tensor<2x5x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<8xi32>) -> tensor<8xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 2 : i64}> : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x5x16xf32>) -> tensor<2x1x5x16xf32>
    %25 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 2, 1, 5, 16>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x5x16xf32>) -> tensor<2x1x3x16xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x16xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x16xf32>
    %28 = "stablehlo.cosine"(%25) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %30 = "stablehlo.multiply"(%26, %29) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %31 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 2, 3, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x3x16xf32>) -> tensor<2x2x3x8xf32>
    %32 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 2, 3, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x3x16xf32>) -> tensor<2x2x3x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x8xf32>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<2x2x3x8xf32>, tensor<2x2x3x8xf32>) -> tensor<2x2x3x8xf32>
    %36 = "stablehlo.concatenate"(%35, %31) <{dimension = 3 : i64}> : (tensor<2x2x3x8xf32>, tensor<2x2x3x8xf32>) -> tensor<2x2x3x16xf32>
    %37 = "stablehlo.sine"(%25) : (tensor<2x1x3x16xf32>) -> tensor<2x1x3x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x16xf32>) -> tensor<2x2x3x16xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %43 = "stablehlo.add"(%30, %42) : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x16xf32>
    %44 = "stablehlo.concatenate"(%43, %27) <{dimension = 3 : i64}> : (tensor<2x2x3x16xf32>, tensor<2x2x3x16xf32>) -> tensor<2x2x3x32xf32>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %46 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x32xf32>) -> tensor<2x2x5x16xf32>
    %47 = "stablehlo.cosine"(%24) : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x16xf32>) -> tensor<2x2x5x16xf32>
    %49 = "stablehlo.multiply"(%45, %48) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %50 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 2, 2, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xf32>) -> tensor<2x2x5x8xf32>
    %51 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 2, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x5x16xf32>) -> tensor<2x2x5x8xf32>
    %52 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %55 = "stablehlo.concatenate"(%54, %50) <{dimension = 3 : i64}> : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x16xf32>
    %56 = "stablehlo.sine"(%24) : (tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x5x16xf32>) -> tensor<2x2x5x16xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x5x16xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %62 = "stablehlo.add"(%49, %61) : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x16xf32>
    %63 = "stablehlo.concatenate"(%62, %46) <{dimension = 3 : i64}> : (tensor<2x2x5x16xf32>, tensor<2x2x5x16xf32>) -> tensor<2x2x5x32xf32>
    "func.return"(%44, %63) : (tensor<2x2x3x32xf32>, tensor<2x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
