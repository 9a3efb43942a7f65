"builtin.module"() <{sym_name = "a_inference__lambda__771__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<i32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<i32>):
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
    %16 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %17 = "stablehlo.constant"() <{value = dense<[[[1.000000e+00], [0.562341332], [0.316227764], [0.177827924], [1.000000e-01], [0.0562341288], [0.0316227786], [0.0177827943], [0.00999999977], [0.00562341372], [0.0031622774], [0.00177827943], [1.000000e-03], [5.6234136E-4], [3.16227786E-4], [1.7782794E-4]]]> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %19 = "stablehlo.reshape"(%arg2) : (tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.convert"(%19) : (tensor<i32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.add"(%18, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4xf32>) -> tensor<1x4xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %25 = "stablehlo.dot_general"(%17, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x16x1xf32>, tensor<1x1x4xf32>) -> tensor<1x16x4xf32>
    %26 = "stablehlo.transpose"(%25) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
    %27 = "stablehlo.transpose"(%26) <{permutation = array<i64: 0, 2, 1>}> {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[1,4,16]{1,2,0}"} : (tensor<1x16x4xf32>) -> tensor<1x4x16xf32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %36 = "stablehlo.multiply"(%16, %35) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %37 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %39 = "stablehlo.negate"(%38) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.concatenate"(%39, %41) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %43 = "stablehlo.sine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x32xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x4x1x32xf32>) -> tensor<1x4x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x4x2x32xf32>
    %50 = "stablehlo.multiply"(%42, %49) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %51 = "stablehlo.add"(%36, %50) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %53 = "stablehlo.reshape"(%arg1) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %54 = "stablehlo.multiply"(%53, %33) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %55 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %57 = "stablehlo.negate"(%56) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %58 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %60 = "stablehlo.concatenate"(%57, %59) <{dimension = 3 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %61 = "stablehlo.multiply"(%60, %47) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %62 = "stablehlo.add"(%54, %61) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%52, %63) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
