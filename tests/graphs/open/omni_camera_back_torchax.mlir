"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x1x5x16x2xf32>) -> tensor<1x2x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x1x5x16x2xf32>):
    %0 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %8 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %10 = "stablehlo.complex"(%7, %9) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %11 = "stablehlo.real"(%4) : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xf32>
    %12 = "stablehlo.imag"(%4) : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %14 = "stablehlo.complex"(%11, %13) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %16 = "stablehlo.multiply"(%10, %15) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %17 = "stablehlo.real"(%16) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %18 = "stablehlo.imag"(%16) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%22) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
