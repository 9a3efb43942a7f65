"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x64xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x64xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<32xi32>) -> tensor<32xf32>
    %5 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %10 = "stablehlo.power"(%9, %7) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x4x32xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %18 = "stablehlo.sine"(%17) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "stablehlo.cosine"(%17) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %20 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %21 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %last = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x1x2x32xf32>
    %others = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x3x2x32xf32>
    %shifted = "stablehlo.concatenate"(%last, %others) <{dimension = 1 : i64}> : (tensor<1x1x2x32xf32>, tensor<1x3x2x32xf32>) -> tensor<1x4x2x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %27 = "stablehlo.multiply"(%shifted, %26) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "stablehlo.subtract"(%24, %27) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "stablehlo.multiply"(%21, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "stablehlo.multiply"(%20, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %35 = "stablehlo.add"(%31, %34) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %36 = "stablehlo.concatenate"(%28, %35) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%36) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
