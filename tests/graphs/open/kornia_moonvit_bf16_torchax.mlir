"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x6x32xbf16>, tensor<1x1x6x16xf32>, tensor<1x1x6x16xf32>) -> tensor<1x2x6x32xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xbf16>, %arg1: tensor<1x1x6x16xf32>, %arg2: tensor<1x1x6x16xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %6 = "stablehlo.complex"(%3, %5) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %7 = "stablehlo.convert"(%arg2) : (tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xcomplex<f32>>
    %8 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1x6x16xcomplex<f32>>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<1x1x6x16xcomplex<f32>>, tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x1x6x16xcomplex<f32>>
    %11 = "stablehlo.convert"(%arg1) : (tensor<1x1x6x16xf32>) -> tensor<1x1x6x16xcomplex<f32>>
    %12 = "stablehlo.add"(%11, %10) : (tensor<1x1x6x16xcomplex<f32>>, tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x1x6x16xcomplex<f32>>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %14 = "stablehlo.multiply"(%6, %13) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %15 = "stablehlo.real"(%14) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %16 = "stablehlo.imag"(%14) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xbf16>
    "func.return"(%21) : (tensor<1x2x6x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
