"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x1x4x32xf32>, tensor<1x1x8x32xf32>, tensor<4x16x2xf32>) -> (tensor<1x1x4x32xf32>, tensor<1x1x8x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1x4x32xf32>, %arg1: tensor<1x1x8x32xf32>, %arg2: tensor<4x16x2xf32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 16, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x16x2xf32>) -> tensor<4x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x16x1xf32>) -> tensor<4x16xf32>
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 16, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<4x16x2xf32>) -> tensor<4x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x16x1xf32>) -> tensor<4x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xcomplex<f32>>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %8 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %10 = "stablehlo.complex"(%7, %9) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xcomplex<f32>>
    %11 = "stablehlo.reshape"(%arg1) : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x16x2xf32>
    %12 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 1, 8, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x8x16x2xf32>) -> tensor<1x1x8x16x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x1x8x16x1xf32>) -> tensor<1x1x8x16xf32>
    %14 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 1, 8, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x8x16x2xf32>) -> tensor<1x1x8x16x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x1x8x16x1xf32>) -> tensor<1x1x8x16xf32>
    %16 = "stablehlo.complex"(%13, %15) : (tensor<1x1x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xcomplex<f32>>
    %17 = "stablehlo.reshape"(%4) : (tensor<4x16xcomplex<f32>>) -> tensor<1x1x4x16xcomplex<f32>>
    %18 = "stablehlo.multiply"(%10, %17) : (tensor<1x1x4x16xcomplex<f32>>, tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x1x4x16xcomplex<f32>>
    %19 = "stablehlo.real"(%18) : (tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x1x4x16xf32>
    %20 = "stablehlo.imag"(%18) : (tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x1x4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 4 : i64}> : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x1x1x4x16xcomplex<f32>>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x16xcomplex<f32>>) -> tensor<1x1x2x4x16xcomplex<f32>>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x1x2x4x16xcomplex<f32>>) -> tensor<1x1x8x16xcomplex<f32>>
    %28 = "stablehlo.multiply"(%16, %27) : (tensor<1x1x8x16xcomplex<f32>>, tensor<1x1x8x16xcomplex<f32>>) -> tensor<1x1x8x16xcomplex<f32>>
    %29 = "stablehlo.real"(%28) : (tensor<1x1x8x16xcomplex<f32>>) -> tensor<1x1x8x16xf32>
    %30 = "stablehlo.imag"(%28) : (tensor<1x1x8x16xcomplex<f32>>) -> tensor<1x1x8x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x16xf32>) -> tensor<1x1x8x16x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x16xf32>) -> tensor<1x1x8x16x1xf32>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 4 : i64}> : (tensor<1x1x8x16x1xf32>, tensor<1x1x8x16x1xf32>) -> tensor<1x1x8x16x2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x8x16x2xf32>) -> tensor<1x1x8x32xf32>
    "func.return"(%24, %34) : (tensor<1x1x4x32xf32>, tensor<1x1x8x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
