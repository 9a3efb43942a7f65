"builtin.module"() <{sym_name = "a_inference__lambda__7396__.1"}> ({
  "func.func"() <{function_type = (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<[[[[-1.875000e-01, -1.250000e-01, -6.250000e-02, 0.000000e+00]], [[-0.01171875, -7.812500e-03, -3.906250e-03, 0.000000e+00]]]]> : tensor<1x2x1x4xf32>}> : () -> tensor<1x2x1x4xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x2x1x4xf32>) -> tensor<1x2x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x2x4xf32>) -> tensor<1x2x4x4xf32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%5) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
