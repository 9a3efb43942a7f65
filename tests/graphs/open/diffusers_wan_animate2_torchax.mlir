"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x6x2x24xf32>) -> tensor<1x6x2x24xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x24xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)], [(0.540302277,0.841470957), (0.995004177,0.0998334139), (0.999949991,0.00999983306), (0.999999523,9.99999814E-4), (0.540302277,0.841470957), (0.995004177,0.0998334139), (0.999949991,0.00999983306), (0.999999523,9.99999814E-4), (0.540302277,0.841470957), (0.995004177,0.0998334139), (0.999949991,0.00999983306), (0.999999523,9.99999814E-4)], [(-0.416146845,0.909297406), (0.980066597,0.198669329), (9.998000e-01,0.0199986659), (0.999997973,0.0019999987), (-0.416146845,0.909297406), (0.980066597,0.198669329), (9.998000e-01,0.0199986659), (0.999997973,0.0019999987), (-0.416146845,0.909297406), (0.980066597,0.198669329), (9.998000e-01,0.0199986659), (0.999997973,0.0019999987)], [(-0.989992499,1.411200e-01), (0.955336511,0.295520216), (0.999550044,0.029995501), (0.999995529,0.0029999956), (-0.989992499,1.411200e-01), (0.955336511,0.295520216), (0.999550044,0.029995501), (0.999995529,0.0029999956), (-0.989992499,1.411200e-01), (0.955336511,0.295520216), (0.999550044,0.029995501), (0.999995529,0.0029999956)]]> : tensor<4x12xcomplex<f32>>}> : () -> tensor<4x12xcomplex<f32>>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x12xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<4x12xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<4x12xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x24xf32>) -> tensor<1x6x2x24xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x6x2x24xf32>) -> tensor<6x2x24xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 4, 2, 24>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<4x2x24xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x2x24xf32>) -> tensor<4x2x12x2xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 4, 2, 12, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x12x2xf32>) -> tensor<4x2x12x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4x2x12x1xf32>) -> tensor<4x2x12xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 4, 2, 12, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x12x2xf32>) -> tensor<4x2x12x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<4x2x12x1xf32>) -> tensor<4x2x12xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<4x2x12xf32>, tensor<4x2x12xf32>) -> tensor<4x2x12xcomplex<f32>>
    %13 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4xcomplex<f32>>) -> tensor<1x1x1x4xcomplex<f32>>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xcomplex<f32>>) -> tensor<1x2x2x4xcomplex<f32>>
    %16 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x4xcomplex<f32>>) -> tensor<1x2x1x4xcomplex<f32>>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x4xcomplex<f32>>) -> tensor<1x2x2x4xcomplex<f32>>
    %19 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x4xcomplex<f32>>) -> tensor<1x1x2x4xcomplex<f32>>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x4xcomplex<f32>>) -> tensor<1x2x2x4xcomplex<f32>>
    %22 = "stablehlo.concatenate"(%15, %18, %21) <{dimension = 3 : i64}> : (tensor<1x2x2x4xcomplex<f32>>, tensor<1x2x2x4xcomplex<f32>>, tensor<1x2x2x4xcomplex<f32>>) -> tensor<1x2x2x12xcomplex<f32>>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2x2x12xcomplex<f32>>) -> tensor<4x1x12xcomplex<f32>>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x12xcomplex<f32>>) -> tensor<4x2x12xcomplex<f32>>
    %25 = "stablehlo.multiply"(%12, %24) : (tensor<4x2x12xcomplex<f32>>, tensor<4x2x12xcomplex<f32>>) -> tensor<4x2x12xcomplex<f32>>
    %26 = "stablehlo.real"(%25) : (tensor<4x2x12xcomplex<f32>>) -> tensor<4x2x12xf32>
    %27 = "stablehlo.imag"(%25) : (tensor<4x2x12xcomplex<f32>>) -> tensor<4x2x12xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x12xf32>) -> tensor<4x2x12x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x2x12xf32>) -> tensor<4x2x12x1xf32>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 3 : i64}> : (tensor<4x2x12x1xf32>, tensor<4x2x12x1xf32>) -> tensor<4x2x12x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<4x2x12x2xf32>) -> tensor<4x2x24xf32>
    %32 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x24xf32>) -> tensor<1x6x2x24xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x6x2x24xf32>) -> tensor<6x2x24xf32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 6, 2, 24>, start_indices = array<i64: 4, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x24xf32>) -> tensor<2x2x24xf32>
    %35 = "stablehlo.concatenate"(%31, %34) <{dimension = 0 : i64}> : (tensor<4x2x24xf32>, tensor<2x2x24xf32>) -> tensor<6x2x24xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<6x2x24xf32>) -> tensor<1x6x2x24xf32>
    "func.return"(%36) : (tensor<1x6x2x24xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
