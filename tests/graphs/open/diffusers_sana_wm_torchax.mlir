"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826632), (0.999684512,0.025116222), (0.999992072,3.981060e-03), (0.999999821,6.30957249E-4)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (-0.416146845,0.909297406), (0.950181484,0.311697155), (0.998738348,0.0502165966), (0.99996829,0.00796205736), (0.999999225,0.00126191427)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826632), (0.999684512,0.025116222), (0.999992072,3.981060e-03), (0.999999821,6.30957249E-4), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826632), (0.999684512,0.025116222), (0.999992072,3.981060e-03), (0.999999821,6.30957249E-4), (0.540302277,0.841470957), (0.987466812,0.157826632), (0.999684512,0.025116222), (0.999992072,3.981060e-03), (0.999999821,6.30957249E-4)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826632), (0.999684512,0.025116222), (0.999992072,3.981060e-03), (0.999999821,6.30957249E-4), (-0.416146845,0.909297406), (0.950181484,0.311697155), (0.998738348,0.0502165966), (0.99996829,0.00796205736), (0.999999225,0.00126191427)]]]]> : tensor<1x1x6x16xcomplex<f32>>}> : () -> tensor<1x1x6x16xcomplex<f32>>
    %1 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x2x32x6xf32>
    %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x32x6xf32>) -> tensor<1x2x6x32xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %6 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %8 = "stablehlo.complex"(%5, %7) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %11 = "stablehlo.real"(%10) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %12 = "stablehlo.imag"(%10) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x32x6xf32>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x2x32x6xf32>) -> tensor<1x6x2x32xf32>
    %19 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x2x32x6xf32>
    %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x32x6xf32>) -> tensor<1x2x6x32xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %24 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %26 = "stablehlo.complex"(%23, %25) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %27 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %29 = "stablehlo.real"(%28) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %30 = "stablehlo.imag"(%28) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x32x6xf32>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x2x32x6xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%18, %36) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
