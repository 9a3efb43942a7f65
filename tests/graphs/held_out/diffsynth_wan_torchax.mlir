"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> (tensor<1x4x64xf32>, tensor<1x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x64xf32>, %arg1: tensor<1x4x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)]], [[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826647), (0.999684512,0.025116222), (0.999992072,0.00398106128), (0.999999821,6.30957307E-4)]], [[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826647), (0.999684512,0.025116222), (0.999992072,0.00398106128), (0.999999821,6.30957307E-4), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00)]], [[(1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (1.000000e+00,0.000000e+00), (0.540302277,0.841470957), (0.987466812,0.157826647), (0.999684512,0.025116222), (0.999992072,0.00398106128), (0.999999821,6.30957307E-4), (0.540302277,0.841470957), (0.987466812,0.157826647), (0.999684512,0.025116222), (0.999992072,0.00398106128), (0.999999821,6.30957307E-4)]]]> : tensor<4x1x16xcomplex<f32>>}> : () -> tensor<4x1x16xcomplex<f32>>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x4x64xf32>) -> tensor<1x4x2x32xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %5 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %7 = "stablehlo.complex"(%4, %6) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xcomplex<f32>>
    %8 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xcomplex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<1x4x2x16xcomplex<f32>>, tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %11 = "stablehlo.real"(%10) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %12 = "stablehlo.imag"(%10) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x64xf32>
    %17 = "stablehlo.reshape"(%arg1) : (tensor<1x4x64xf32>) -> tensor<1x4x2x32xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %19 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %21 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %23 = "stablehlo.complex"(%20, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xcomplex<f32>>
    %24 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xcomplex<f32>>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x4x2x16xcomplex<f32>>, tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %27 = "stablehlo.real"(%26) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %28 = "stablehlo.imag"(%26) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x64xf32>
    "func.return"(%16, %32) : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
