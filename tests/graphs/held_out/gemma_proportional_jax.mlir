"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3x2x32xf32>, tensor<2x3xi32>) -> tensor<2x3x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x3x2x32xf32>, %arg4: tensor<2x3xi32>):
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %10 = "stablehlo.constant"() <{value = dense<6.250000e-02> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.power"(%14, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %18 = "func.call"(%15, %16, %17) <{callee = @_pad}> : (tensor<4xf32>, tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %21 = "stablehlo.convert"(%19) : (tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x3x16xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1x16xf32>
    %28 = "stablehlo.divide"(%25, %27) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %29 = "stablehlo.sine"(%28) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %30 = "stablehlo.cosine"(%28) : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %31 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %32 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %36 = "stablehlo.multiply"(%32, %35) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %37 = "stablehlo.subtract"(%34, %36) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %39 = "stablehlo.multiply"(%32, %38) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %41 = "stablehlo.multiply"(%31, %40) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %43 = "stablehlo.concatenate"(%37, %42) <{dimension = 3 : i64}> : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x32xf32>
    "func.return"(%43) : (tensor<2x3x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4xf32>, tensor<i32>, tensor<f32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x1xf32>) -> tensor<f32>
    %8 = "stablehlo.pad"(%arg0, %7) <{edge_padding_high = array<i64: 12>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<16xf32>
    "func.return"(%8) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
