"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x2x32xf32>, tensor<2x6x1x16x2xf32>) -> tensor<2x4x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf32>, %arg1: tensor<2x6x1x16x2xf32>):
    %0 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 6, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x6x1x16x2xf32>) -> tensor<2x6x1x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x6x1x16x1xf32>) -> tensor<2x6x1x16xf32>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 6, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x6x1x16x2xf32>) -> tensor<2x6x1x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x6x1x16x1xf32>) -> tensor<2x6x1x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<2x6x1x16xf32>, tensor<2x6x1x16xf32>) -> tensor<2x6x1x16xcomplex<f32>>
    %5 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 2, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x1x16xcomplex<f32>>) -> tensor<2x4x1x16xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xcomplex<f32>>
    %12 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xcomplex<f32>>) -> tensor<2x4x2x16xcomplex<f32>>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x4x2x16xcomplex<f32>>, tensor<2x4x2x16xcomplex<f32>>) -> tensor<2x4x2x16xcomplex<f32>>
    %14 = "stablehlo.real"(%13) : (tensor<2x4x2x16xcomplex<f32>>) -> tensor<2x4x2x16xf32>
    %15 = "stablehlo.imag"(%13) : (tensor<2x4x2x16xcomplex<f32>>) -> tensor<2x4x2x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %18 = "stablehlo.concatenate"(%16, %17) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    "func.return"(%19) : (tensor<2x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
