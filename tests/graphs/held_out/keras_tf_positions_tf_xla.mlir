"builtin.module"() <{sym_name = "a_inference__lambda__555__.1"}> ({
  "func.func"() <{function_type = (tensor<2x3x2x32xf32>, tensor<2x3xi32>) -> tensor<2x3x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x32xf32>, %arg1: tensor<2x3xi32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<[2.500000e-01, 0.105424128, 0.0444569848, 0.0187473558, 0.00790569372, 0.00333380373, 0.00140585331, 5.92843397E-4, 2.500000e-04, 1.05424122E-4, 4.44569851E-5, 1.87473543E-5, 7.90569447E-6, 3.33380353E-6, 1.40585325E-6, 5.92843435E-7]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<2x3xf32>, tensor<16xf32>) -> tensor<2x3x16xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 1, 2>}> : (tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %7 = "stablehlo.reshape"(%5) : (tensor<2x3x16xf32>) -> tensor<2x3x1x16xf32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x3x2x16xf32>) -> tensor<2x3x32xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x32xf32>) -> tensor<2x3x1x32xf32>
    %11 = "stablehlo.cosine"(%10) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x1x32xf32>) -> tensor<2x3x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x2x32xf32>
    %14 = "stablehlo.multiply"(%0, %13) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %15 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x1x16xf32>
    %18 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x16xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x1x16xf32>
    %20 = "stablehlo.concatenate"(%17, %19) <{dimension = 3 : i64}> : (tensor<2x3x2x1x16xf32>, tensor<2x3x2x1x16xf32>) -> tensor<2x3x2x2x16xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x3x2x2x16xf32>) -> tensor<2x3x2x32xf32>
    %22 = "stablehlo.sine"(%10) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x3x1x32xf32>) -> tensor<2x3x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xf32>) -> tensor<2x3x2x32xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %26 = "stablehlo.add"(%14, %25) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    "func.return"(%27) : (tensor<2x3x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
