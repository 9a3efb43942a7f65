"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<1x4xi32>) -> tensor<1x4x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %9 = "stablehlo.power"(%8, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %12 = "stablehlo.divide"(%11, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x4x8xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %19 = "stablehlo.cosine"(%18) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %20 = "stablehlo.sine"(%18) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x8xf32>) -> tensor<1x4x8x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x8x2xf32>) -> tensor<1x4x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x8xf32>) -> tensor<1x4x8x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x8x2xf32>) -> tensor<1x4x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x48xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 48>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %32 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %33 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %34 = "stablehlo.negate"(%33) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8x1xf32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 4 : i64}> : (tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x1xf32>) -> tensor<1x4x2x8x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x4x2x8x2xf32>) -> tensor<1x4x2x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.add"(%31, %40) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.concatenate"(%28, %41) <{dimension = 3 : i64}> : (tensor<1x4x2x48xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%42) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
