"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<1x5x2x64xf32>, tensor<1x5x1x64xf32>, tensor<1x5xi32>) -> (tensor<1x5x2x64xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x64xf32>, %arg1: tensor<1x5x1x64xf32>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0165604409, 0.0109895291, 0.00729266508, 0.00483942125, 0.00321144611, 0.0021311196, 0.00141421345, 9.38473851E-4, 6.22772437E-4, 4.13272559E-4, 2.74248188E-4, 1.81991432E-4, 1.20769742E-4, 8.01429487E-5, 5.31829573E-5, 3.52922762E-5, 2.34199979E-5, 1.55415401E-5, 1.03133852E-5, 6.84397537E-6, 4.54167048E-6, 3.01385808E-6]> : tensor<32xf32>}> : () -> tensor<32xf32>
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
    %17 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32x2xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 5, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 5, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %22 = "stablehlo.complex"(%19, %21) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xcomplex<f32>>
    %29 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xcomplex<f32>>) -> tensor<1x5x1x32xcomplex<f32>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xcomplex<f32>>) -> tensor<1x5x2x32xcomplex<f32>>
    %31 = "stablehlo.multiply"(%22, %30) : (tensor<1x5x2x32xcomplex<f32>>, tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xcomplex<f32>>
    %32 = "stablehlo.real"(%31) : (tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xf32>
    %33 = "stablehlo.imag"(%31) : (tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %36 = "stablehlo.concatenate"(%35, %34) <{dimension = 4 : i64}> : (tensor<1x5x2x32x1xf32>, tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32x2xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x64xf32>
    "func.return"(%37) : (tensor<1x5x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
