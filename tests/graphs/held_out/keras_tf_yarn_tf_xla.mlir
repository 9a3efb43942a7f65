"builtin.module"() <{sym_name = "a_inference__lambda__2962__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827924, 1.000000e-01, 0.0562341288, 0.0272464119, 0.0128607713, 0.00584821356, 0.00251045241, 9.74094321E-4, 3.01672408E-4, 3.125000e-05, 1.75731675E-5, 9.88211832E-6, 5.55712313E-6]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %7 = "stablehlo.reshape"(%5) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x4x2x16xf32>) -> tensor<1x4x32xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %11 = "stablehlo.cosine"(%10) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %17 = "stablehlo.multiply"(%0, %16) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %18 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %19 = "stablehlo.negate"(%18) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %21 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %23 = "stablehlo.concatenate"(%20, %22) <{dimension = 3 : i64}> : (tensor<1x4x2x1x16xf32>, tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x2x16xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x4x2x2x16xf32>) -> tensor<1x4x2x32xf32>
    %25 = "stablehlo.sine"(%10) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.add"(%17, %31) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "stablehlo.reshape"(%arg1) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %35 = "stablehlo.convert"(%1) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %36 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827924, 1.000000e-01, 0.0562341288, 0.0272464119, 0.0128607713, 0.00584821356, 0.00251045241, 9.74094321E-4, 3.01672408E-4, 3.125000e-05, 1.75731675E-5, 9.88211832E-6, 5.55712313E-6]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %37 = "stablehlo.dot_general"(%35, %36) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %38 = "stablehlo.transpose"(%37) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %40 = "stablehlo.reshape"(%38) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %41 = "stablehlo.concatenate"(%39, %40) <{dimension = 2 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x4x2x16xf32>) -> tensor<1x4x32xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %44 = "stablehlo.cosine"(%43) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %48 = "stablehlo.multiply"(%34, %47) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %49 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %50 = "stablehlo.negate"(%49) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %52 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %54 = "stablehlo.concatenate"(%51, %53) <{dimension = 3 : i64}> : (tensor<1x4x1x1x16xf32>, tensor<1x4x1x1x16xf32>) -> tensor<1x4x1x2x16xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x4x1x2x16xf32>) -> tensor<1x4x1x32xf32>
    %56 = "stablehlo.sine"(%43) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %60 = "stablehlo.multiply"(%55, %59) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %61 = "stablehlo.add"(%48, %60) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%33, %62) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
