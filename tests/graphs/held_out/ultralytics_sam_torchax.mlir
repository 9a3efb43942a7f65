"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x2x8x32xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x8x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x8x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(0.540302277,0.841470957), (0.950415253,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.950415253,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4)], [(0.540302277,0.841470957), (0.950415253,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4), (0.540302277,0.841470957), (0.950415253,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4)]]> : tensor<4x16xcomplex<f32>>}> : () -> tensor<4x16xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %6 = "stablehlo.complex"(%3, %5) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xcomplex<f32>>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<1x2x8x32xf32>) -> tensor<1x2x8x16x2xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 2, 8, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 2, 8, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xcomplex<f32>>
    %13 = "stablehlo.reshape"(%0) : (tensor<4x16xcomplex<f32>>) -> tensor<1x1x4x16xcomplex<f32>>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x2x4x16xcomplex<f32>>
    %15 = "stablehlo.multiply"(%6, %14) : (tensor<1x2x4x16xcomplex<f32>>, tensor<1x2x4x16xcomplex<f32>>) -> tensor<1x2x4x16xcomplex<f32>>
    %16 = "stablehlo.real"(%15) : (tensor<1x2x4x16xcomplex<f32>>) -> tensor<1x2x4x16xf32>
    %17 = "stablehlo.imag"(%15) : (tensor<1x2x4x16xcomplex<f32>>) -> tensor<1x2x4x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %22 = "stablehlo.reshape"(%13) : (tensor<1x1x4x16xcomplex<f32>>) -> tensor<1x1x1x1x1x4x1x16xcomplex<f32>>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x4x1x16xcomplex<f32>>) -> tensor<1x1x1x1x2x4x1x16xcomplex<f32>>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x1x1x2x4x1x16xcomplex<f32>>) -> tensor<1x1x8x16xcomplex<f32>>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x8x16xcomplex<f32>>) -> tensor<1x2x8x16xcomplex<f32>>
    %26 = "stablehlo.multiply"(%12, %25) : (tensor<1x2x8x16xcomplex<f32>>, tensor<1x2x8x16xcomplex<f32>>) -> tensor<1x2x8x16xcomplex<f32>>
    %27 = "stablehlo.real"(%26) : (tensor<1x2x8x16xcomplex<f32>>) -> tensor<1x2x8x16xf32>
    %28 = "stablehlo.imag"(%26) : (tensor<1x2x8x16xcomplex<f32>>) -> tensor<1x2x8x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x8x16xf32>) -> tensor<1x2x8x16x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x8x16xf32>) -> tensor<1x2x8x16x1xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 4 : i64}> : (tensor<1x2x8x16x1xf32>, tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x8x16x2xf32>) -> tensor<1x2x8x32xf32>
    "func.return"(%21, %32) : (tensor<1x2x4x32xf32>, tensor<1x2x8x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
