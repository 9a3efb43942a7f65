"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi32>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x5x32xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x32xf32>
    %9 = "stablehlo.cosine"(%6) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %13 = "stablehlo.complex"(%10, %12) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xcomplex<f32>>
    %14 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x32xcomplex<f32>>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x5x32xcomplex<f32>>, tensor<1x5x32xcomplex<f32>>) -> tensor<1x5x32xcomplex<f32>>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32x2xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x32x2xf32>) -> tensor<1x2x5x32x1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32xf32>
    %20 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x32x2xf32>) -> tensor<1x2x5x32x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32xf32>
    %22 = "stablehlo.complex"(%19, %21) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xcomplex<f32>>
    %23 = "stablehlo.reshape"(%arg1) : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32x2xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 1, 5, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32xf32>
    %26 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1, 1, 5, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x32x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32xf32>
    %28 = "stablehlo.complex"(%25, %27) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xcomplex<f32>>
    %29 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x32xcomplex<f32>>) -> tensor<1x1x5x32xcomplex<f32>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xcomplex<f32>>) -> tensor<1x2x5x32xcomplex<f32>>
    %31 = "stablehlo.multiply"(%22, %30) : (tensor<1x2x5x32xcomplex<f32>>, tensor<1x2x5x32xcomplex<f32>>) -> tensor<1x2x5x32xcomplex<f32>>
    %32 = "stablehlo.real"(%31) : (tensor<1x2x5x32xcomplex<f32>>) -> tensor<1x2x5x32xf32>
    %33 = "stablehlo.imag"(%31) : (tensor<1x2x5x32xcomplex<f32>>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 4 : i64}> : (tensor<1x2x5x32x1xf32>, tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x2x5x32x2xf32>) -> tensor<1x2x5x64xf32>
    %38 = "stablehlo.multiply"(%28, %29) : (tensor<1x1x5x32xcomplex<f32>>, tensor<1x1x5x32xcomplex<f32>>) -> tensor<1x1x5x32xcomplex<f32>>
    %39 = "stablehlo.real"(%38) : (tensor<1x1x5x32xcomplex<f32>>) -> tensor<1x1x5x32xf32>
    %40 = "stablehlo.imag"(%38) : (tensor<1x1x5x32xcomplex<f32>>) -> tensor<1x1x5x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %42 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %43 = "stablehlo.concatenate"(%41, %42) <{dimension = 4 : i64}> : (tensor<1x1x5x32x1xf32>, tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%37, %44) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
