"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x16x3xf32>, tensor<1x4xi32>) -> tensor<1x2x4x16x3xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x16x3xf32>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x8xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x4x8xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x8xf32>) -> tensor<1x4x8x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x8x1xf32>) -> tensor<1x4x8x2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x4x8x2xf32>) -> tensor<1x4x16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %13 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 16, 3>, start_indices = array<i64: 0, 0, 0, 16, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x0x3xf32>
    %14 = "stablehlo.cosine"(%12) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x4x16x1xf32>) -> tensor<1x2x4x16x3xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x16x3xf32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x8x2x3xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 4, 8, 1, 3>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x4x8x2x3xf32>) -> tensor<1x2x4x8x1x3xf32>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 4, 8, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x4x8x2x3xf32>) -> tensor<1x2x4x8x1x3xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x2x4x8x1x3xf32>) -> tensor<1x2x4x8x3xf32>
    %21 = "stablehlo.reshape"(%19) : (tensor<1x2x4x8x1x3xf32>) -> tensor<1x2x4x8x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x8x3xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<1x2x4x8x3xf32>, tensor<1x2x4x8x3xf32>) -> tensor<1x2x4x8x3xf32>
    %25 = "stablehlo.concatenate"(%24, %20) <{dimension = 3 : i64}> : (tensor<1x2x4x8x3xf32>, tensor<1x2x4x8x3xf32>) -> tensor<1x2x4x16x3xf32>
    %26 = "stablehlo.sine"(%12) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x4x16x1xf32>) -> tensor<1x2x4x16x3xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x16x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16x3xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x16x3xf32>
    %32 = "stablehlo.add"(%16, %31) : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x16x3xf32>) -> tensor<1x2x4x16x3xf32>
    %33 = "stablehlo.concatenate"(%32, %13) <{dimension = 3 : i64}> : (tensor<1x2x4x16x3xf32>, tensor<1x2x4x0x3xf32>) -> tensor<1x2x4x16x3xf32>
    "func.return"(%33) : (tensor<1x2x4x16x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
