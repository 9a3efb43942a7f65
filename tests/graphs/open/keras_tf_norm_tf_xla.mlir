"builtin.module"() <{sym_name = "a_inference__lambda__69__.2"}> ({
  "func.func"() <{function_type = (tensor<1x4x32xbf16>, tensor<32xbf16>) -> tensor<1x4x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg2: tensor<1x4x32xbf16>, %arg3: tensor<32xbf16>):
    %1 = "stablehlo.reshape"(%arg2) : (tensor<1x4x32xbf16>) -> tensor<1x4x32xbf16>
    %2 = "stablehlo.convert"(%1) : (tensor<1x4x32xbf16>) -> tensor<1x4x32xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.reduce"(%4, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %27 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<1x4x32xf32>, tensor<f32>) -> tensor<1x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.convert"(%8) : (tensor<i32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %11 = "stablehlo.divide"(%7, %10) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e-07> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %17 = "stablehlo.rsqrt"(%16) : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x32xf32>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %21 = "stablehlo.reshape"(%arg3) : (tensor<32xbf16>) -> tensor<32xbf16>
    %22 = "stablehlo.convert"(%21) : (tensor<32xbf16>) -> tensor<32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x4x32xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x4x32xbf16>) -> tensor<1x4x32xbf16>
    "func.return"(%26) : (tensor<1x4x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "PartitionedCall_Mean_reduction.1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
