"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x1x5x16x2xf32>) -> tensor<1x2x32x5xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x1x5x16x2xf32>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x32x5xf32>
    %1 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %5 = "stablehlo.complex"(%2, %4) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %6 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x32x5xf32>) -> tensor<1x2x5x32xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %13 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %15 = "stablehlo.real"(%14) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %16 = "stablehlo.imag"(%14) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x32x5xf32>
    "func.return"(%21) : (tensor<1x2x32x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
