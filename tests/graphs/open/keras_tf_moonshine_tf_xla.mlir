"builtin.module"() <{sym_name = "a_inference__lambda__2882__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x36xf32>, tensor<4x16xf32>) -> tensor<1x4x2x36xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x36xf32>, %arg1: tensor<4x16xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %18 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x36xf32>
    %19 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x32xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %21 = "stablehlo.reshape"(%arg1) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x16x1xf32>) -> tensor<4x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x2xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 4, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x32xf32>) -> tensor<1x4x1x32xf32>
    %30 = "stablehlo.cosine"(%29) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "stablehlo.multiply"(%20, %32) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "stablehlo.reshape"(%20) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %35 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.negate"(%36) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %39 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %42 = "stablehlo.concatenate"(%38, %41) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %44 = "stablehlo.sine"(%29) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %47 = "stablehlo.multiply"(%43, %46) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %48 = "stablehlo.add"(%33, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %49 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 4, 2, 36>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x4xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
    %51 = "stablehlo.concatenate"(%48, %50) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x4xf32>) -> tensor<1x4x2x36xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x4x2x36xf32>) -> tensor<1x4x2x36xf32>
    "func.return"(%52) : (tensor<1x4x2x36xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
