"builtin.module"() <{sym_name = "a_inference__lambda__283__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<2x4x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %18 = "stablehlo.reshape"(%arg1) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %20 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %25 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %26 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %27 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %28 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %29 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %30 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %31 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 8>, start_indices = array<i64: 0, 0, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %32 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 9>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %33 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 10>, start_indices = array<i64: 0, 0, 9>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %34 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 11>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %35 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 11>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %36 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 13>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %37 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 14>, start_indices = array<i64: 0, 0, 13>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %38 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 15>, start_indices = array<i64: 0, 0, 14>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %39 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %40 = "stablehlo.concatenate"(%24, %24, %25, %25, %26, %26, %27, %27, %28, %28, %29, %29, %30, %30, %31, %31, %32, %32, %33, %33, %34, %34, %35, %35, %36, %36, %37, %37, %38, %38, %39, %39) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x32xf32>) -> tensor<4x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %43 = "stablehlo.multiply"(%18, %42) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %44 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %46 = "stablehlo.negate"(%45) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %48 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %51 = "stablehlo.concatenate"(%47, %50) <{dimension = 3 : i64}> : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %53 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %55 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %56 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %57 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %58 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %59 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %60 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %61 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %62 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 8>, start_indices = array<i64: 0, 0, 7>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %63 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 9>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %64 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 10>, start_indices = array<i64: 0, 0, 9>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %65 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 11>, start_indices = array<i64: 0, 0, 10>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %66 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 11>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %67 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 13>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %68 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 14>, start_indices = array<i64: 0, 0, 13>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %69 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 15>, start_indices = array<i64: 0, 0, 14>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %70 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 15>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1xf32>
    %71 = "stablehlo.concatenate"(%55, %55, %56, %56, %57, %57, %58, %58, %59, %59, %60, %60, %61, %61, %62, %62, %63, %63, %64, %64, %65, %65, %66, %66, %67, %67, %68, %68, %69, %69, %70, %70) <{dimension = 2 : i64}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x32xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x4x32xf32>) -> tensor<4x32xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %74 = "stablehlo.multiply"(%52, %73) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %75 = "stablehlo.add"(%43, %74) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%76) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
