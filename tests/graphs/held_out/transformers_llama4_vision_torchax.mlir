"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[(0.540302336,0.841470957), (0.950415313,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4), (0.540302336,0.841470957), (0.950415313,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4)]], [[(-0.416146845,0.909297406), (0.806578398,0.591127098), (0.980066597,0.198669329), (0.998000681,6.320340e-02), (9.998000e-01,0.0199986659), (0.999980032,0.00632451335), (0.999998033,0.0019999987), (0.999999821,6.32455514E-4), (0.540302336,0.841470957), (0.950415313,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4)]], [[(0.540302336,0.841470957), (0.950415313,0.310983598), (0.995004177,0.0998334214), (0.999500036,0.0316175073), (0.999949991,0.00999983306), (0.999994993,0.00316227251), (0.999999523,9.99999931E-4), (0.99999994,3.16227786E-4), (-0.416146845,0.909297406), (0.806578398,0.591127098), (0.980066597,0.198669329), (0.998000681,6.320340e-02), (9.998000e-01,0.0199986659), (0.999980032,0.00632451335), (0.999998033,0.0019999987), (0.999999821,6.32455514E-4)]], [[(-0.416146845,0.909297406), (0.806578398,0.591127098), (0.980066597,0.198669329), (0.998000681,6.320340e-02), (9.998000e-01,0.0199986659), (0.999980032,0.00632451335), (0.999998033,0.0019999987), (0.999999821,6.32455514E-4), (-0.416146845,0.909297406), (0.806578398,0.591127098), (0.980066597,0.198669329), (0.998000681,6.320340e-02), (9.998000e-01,0.0199986659), (0.999980032,0.00632451335), (0.999998033,0.0019999987), (0.999999821,6.32455514E-4)]], [[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)]]]> : tensor<5x1x16xcomplex<f32>>}> : () -> tensor<5x1x16xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %6 = "stablehlo.complex"(%3, %5) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %13 = "stablehlo.reshape"(%0) : (tensor<5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %15 = "stablehlo.multiply"(%6, %14) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %16 = "stablehlo.real"(%15) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %17 = "stablehlo.imag"(%15) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %23 = "stablehlo.multiply"(%12, %22) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %24 = "stablehlo.real"(%23) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %25 = "stablehlo.imag"(%23) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%21, %29) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
