"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<i32>) -> tensor<1x4x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %3 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %5 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %6 = "stablehlo.concatenate"(%2, %4) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x16xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.add"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.negate"(%16) : (tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %20 = "stablehlo.power"(%19, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %23 = "stablehlo.divide"(%20, %22) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %25 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %29 = "stablehlo.dot_general"(%28, %23) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4xf32>, tensor<8xf32>) -> tensor<1x4x8xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 2 : i64}> : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x2x8xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x4x2x8xf32>) -> tensor<1x4x16xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %35 = "stablehlo.cosine"(%34) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %36 = "stablehlo.sine"(%34) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %37 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %38 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %39 = "stablehlo.negate"(%38) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x1x8xf32>
    %41 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x1x8xf32>
    %42 = "stablehlo.concatenate"(%40, %41) <{dimension = 3 : i64}> : (tensor<1x4x2x1x8xf32>, tensor<1x4x2x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.multiply"(%6, %44) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %47 = "stablehlo.multiply"(%43, %46) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.add"(%45, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %50 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %51 = "stablehlo.concatenate"(%49, %3) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x32xf32>
    %52 = "stablehlo.concatenate"(%50, %5) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x32xf32>
    %53 = "stablehlo.concatenate"(%51, %52) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%53) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
