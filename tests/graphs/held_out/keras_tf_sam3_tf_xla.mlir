"builtin.module"() <{sym_name = "a_inference__lambda__5608__.1"}> ({
  "func.func"() <{function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>, tensor<6x16xf32>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2x32xf32>, %arg2: tensor<6x16xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 2, 1, 3>}> {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[1,2,6,32]{3,1,2,0}"} : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %14 = "stablehlo.reshape"(%arg2) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<6x16xf32>) -> tensor<6x16x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x16x1xf32>) -> tensor<6x16x1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x16xf32>) -> tensor<6x16x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<6x16x2xf32>) -> tensor<6x32xf32>
    %20 = "stablehlo.cosine"(%19) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %22 = "stablehlo.multiply"(%13, %21) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %23 = "stablehlo.reshape"(%13) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %26 = "stablehlo.negate"(%25) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %28 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %31 = "stablehlo.concatenate"(%27, %30) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %33 = "stablehlo.sine"(%19) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %36 = "stablehlo.add"(%22, %35) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 0, 2, 1, 3>}> {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[1,6,2,32]{3,1,2,0}"} : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %39 = "stablehlo.reshape"(%arg1) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %40 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 2, 1, 3>}> {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[1,2,6,32]{3,1,2,0}"} : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %43 = "stablehlo.reshape"(%40) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %44 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %46 = "stablehlo.negate"(%45) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %48 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %51 = "stablehlo.concatenate"(%47, %50) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x2x6x32xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %55 = "stablehlo.add"(%42, %54) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %56 = "stablehlo.transpose"(%55) <{permutation = array<i64: 0, 2, 1, 3>}> {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[1,6,2,32]{3,1,2,0}"} : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%38, %57) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
