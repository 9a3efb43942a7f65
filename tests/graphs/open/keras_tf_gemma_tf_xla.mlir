"builtin.module"() <{sym_name = "a_inference__lambda__4255__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<i32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.convert"(%2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.add"(%1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 0.099999994, 0.0562341288, 0.0316227749, 0.0177827924, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.6234136E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %8 = "stablehlo.dot_general"(%6, %7) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %11 = "stablehlo.reshape"(%9) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 2 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x4x2x16xf32>) -> tensor<1x4x32xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %15 = "stablehlo.cosine"(%14) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %18 = "stablehlo.multiply"(%0, %17) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %19 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %22 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %24 = "stablehlo.concatenate"(%21, %23) <{dimension = 3 : i64}> : (tensor<1x4x2x1x16xf32>, tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x2x16xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x2x2x16xf32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.sine"(%14) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %30 = "stablehlo.add"(%18, %29) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %33 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %35 = "stablehlo.concatenate"(%32, %34) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %38 = "stablehlo.reshape"(%arg1) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %39 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %40 = "stablehlo.convert"(%2) : (tensor<i32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<4xf32>) -> tensor<1x4xf32>
    %44 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 0.099999994, 0.0562341288, 0.0316227749, 0.0177827924, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.6234136E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %45 = "stablehlo.dot_general"(%43, %44) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %48 = "stablehlo.reshape"(%46) : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 2 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x4x2x16xf32>) -> tensor<1x4x32xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %52 = "stablehlo.cosine"(%51) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %53 = "stablehlo.multiply"(%38, %52) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %54 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %55 = "stablehlo.negate"(%54) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %57 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %59 = "stablehlo.concatenate"(%56, %58) <{dimension = 3 : i64}> : (tensor<1x4x1x1x16xf32>, tensor<1x4x1x1x16xf32>) -> tensor<1x4x1x2x16xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x4x1x2x16xf32>) -> tensor<1x4x1x32xf32>
    %61 = "stablehlo.sine"(%51) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %63 = "stablehlo.add"(%53, %62) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %66 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16x1xf32>
    %68 = "stablehlo.concatenate"(%65, %67) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%37, %70) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
