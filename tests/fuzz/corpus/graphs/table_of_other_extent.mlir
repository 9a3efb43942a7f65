"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x32xf32>, tensor<2x3x32xf32>) -> tensor<2x3x2x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x32xf32>, %arg2: tensor<2x3x32xf32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<2x3x32xf32>) -> tensor<2x3x32xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x32xcomplex<f32>>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<2x3x32xcomplex<f32>>, tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x32xcomplex<f32>>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x3x32xf32>) -> tensor<2x3x32xcomplex<f32>>
    %5 = "stablehlo.add"(%4, %3) : (tensor<2x3x32xcomplex<f32>>, tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x32xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 3, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 3, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xcomplex<f32>>
    %12 = "stablehlo.convert"(%5) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<2x3x2x32xcomplex<f32>>, tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %15 = "stablehlo.real"(%14) : (tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xf32>
    %16 = "stablehlo.imag"(%14) : (tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 4 : i64}> : (tensor<2x3x2x32x1xf32>, tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%20) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

tests/fuzz/corpus/graphs/strange.mlir
