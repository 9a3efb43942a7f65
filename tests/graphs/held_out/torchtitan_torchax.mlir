"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>, %arg1: tensor<1x4x1x64xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<8x32xf32>):
    %0 = "stablehlo.convert"(%arg3) : (tensor<8x32xf32>) -> tensor<8x32xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<8x32xcomplex<f32>>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<8x32xcomplex<f32>>, tensor<8x32xcomplex<f32>>) -> tensor<8x32xcomplex<f32>>
    %4 = "stablehlo.convert"(%arg2) : (tensor<8x32xf32>) -> tensor<8x32xcomplex<f32>>
    %5 = "stablehlo.add"(%4, %3) : (tensor<8x32xcomplex<f32>>, tensor<8x32xcomplex<f32>>) -> tensor<8x32xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 4, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x32x2xf32>) -> tensor<1x4x2x32x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x4x2x32x1xf32>) -> tensor<1x4x2x32xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 4, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x32x2xf32>) -> tensor<1x4x2x32x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x4x2x32x1xf32>) -> tensor<1x4x2x32xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xcomplex<f32>>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x32x2xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x32x2xf32>) -> tensor<1x4x1x32x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1x32x1xf32>) -> tensor<1x4x1x32xf32>
    %15 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 1, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x32x2xf32>) -> tensor<1x4x1x32x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x1x32x1xf32>) -> tensor<1x4x1x32xf32>
    %17 = "stablehlo.complex"(%14, %16) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xcomplex<f32>>
    %18 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 4, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x32xcomplex<f32>>) -> tensor<4x32xcomplex<f32>>
    %19 = "stablehlo.reshape"(%18) : (tensor<4x32xcomplex<f32>>) -> tensor<1x4x1x32xcomplex<f32>>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xcomplex<f32>>) -> tensor<1x4x2x32xcomplex<f32>>
    %21 = "stablehlo.multiply"(%11, %20) : (tensor<1x4x2x32xcomplex<f32>>, tensor<1x4x2x32xcomplex<f32>>) -> tensor<1x4x2x32xcomplex<f32>>
    %22 = "stablehlo.real"(%21) : (tensor<1x4x2x32xcomplex<f32>>) -> tensor<1x4x2x32xf32>
    %23 = "stablehlo.imag"(%21) : (tensor<1x4x2x32xcomplex<f32>>) -> tensor<1x4x2x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 4 : i64}> : (tensor<1x4x2x32x1xf32>, tensor<1x4x2x32x1xf32>) -> tensor<1x4x2x32x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x2x32x2xf32>) -> tensor<1x4x2x64xf32>
    %28 = "stablehlo.multiply"(%17, %19) : (tensor<1x4x1x32xcomplex<f32>>, tensor<1x4x1x32xcomplex<f32>>) -> tensor<1x4x1x32xcomplex<f32>>
    %29 = "stablehlo.real"(%28) : (tensor<1x4x1x32xcomplex<f32>>) -> tensor<1x4x1x32xf32>
    %30 = "stablehlo.imag"(%28) : (tensor<1x4x1x32xcomplex<f32>>) -> tensor<1x4x1x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32x1xf32>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 4 : i64}> : (tensor<1x4x1x32x1xf32>, tensor<1x4x1x32x1xf32>) -> tensor<1x4x1x32x2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x4x1x32x2xf32>) -> tensor<1x4x1x64xf32>
    "func.return"(%27, %34) : (tensor<1x4x2x64xf32>, tensor<1x4x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
