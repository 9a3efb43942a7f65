"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> (tensor<1x5x2x64xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x64xf32>, %arg1: tensor<1x5x2x64xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %3 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %6 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %11 = "stablehlo.power"(%10, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %12 = "stablehlo.dot_general"(%1, %11) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %13 = "stablehlo.sine"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %14 = "stablehlo.cosine"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<1x5x32x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<1x5x32x1xf32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 3 : i64}> : (tensor<1x5x32x1xf32>, tensor<1x5x32x1xf32>) -> tensor<1x5x32x2xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x5x32x2xf32>) -> tensor<1x5x64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %20 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 5, 1, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x32x2xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x64xf32>
    %23 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 5, 1, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x32x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x5x1x32x2xf32>) -> tensor<1x5x1x64xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %27 = "stablehlo.negate"(%26) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.concatenate"(%27, %28) <{dimension = 3 : i64}> : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x64xf32>
    %33 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %34 = "stablehlo.multiply"(%arg0, %33) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %35 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %36 = "stablehlo.multiply"(%32, %35) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    "func.return"(%37) : (tensor<1x5x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
