"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>, tensor<1x4xi32>) -> (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x1x4x64xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<32xi32>) -> tensor<32xf32>
    %13 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x4x32xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 2 : i64}> : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %25 = "stablehlo.sine"(%23) : (tensor<1x4x64xf32>) -> tensor<1x4x64xf32>
    %26 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %27 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x64xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32x1xf32>
    %35 = "stablehlo.concatenate"(%31, %32, %33, %34) <{dimension = 3 : i64}> : (tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>, tensor<1x4x32x1xf32>) -> tensor<1x4x32x4xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x32x4xf32>) -> tensor<1x4x32x2x2xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<1x4x32x2x2xf32>) -> tensor<1x1x4x32x2x2xf32>
    %38 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32x1x2xf32>
    %39 = "stablehlo.reshape"(%arg1) : (tensor<1x1x4x64xf32>) -> tensor<1x1x4x32x1x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x2x4x32x1x2xf32>) -> tensor<1x2x4x32x2x2xf32>
    %41 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x4x32x2x2xf32>) -> tensor<1x2x4x32x2x2xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<1x2x4x32x2x2xf32>, tensor<1x2x4x32x2x2xf32>) -> tensor<1x2x4x32x2x2xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 5>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %52 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x32x2x2xf32>, tensor<f32>) -> tensor<1x2x4x32x2xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x2x4x32x2xf32>) -> tensor<1x2x4x64xf32>
    %46 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x1x4x32x1x2xf32>) -> tensor<1x1x4x32x2x2xf32>
    %47 = "stablehlo.multiply"(%46, %37) : (tensor<1x1x4x32x2x2xf32>, tensor<1x1x4x32x2x2xf32>) -> tensor<1x1x4x32x2x2xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 5>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %51 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<1x1x4x32x2x2xf32>, tensor<f32>) -> tensor<1x1x4x32x2xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x1x4x32x2xf32>) -> tensor<1x1x4x64xf32>
    "func.return"(%45, %50) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
