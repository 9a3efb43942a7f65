"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi32>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0165604409, 0.0109895291, 0.00729266508, 0.00483942125, 0.00321144611, 0.0021311196, 0.00141421345, 9.38473851E-4, 6.22772437E-4, 4.13272559E-4, 2.74248188E-4, 1.81991432E-4, 1.20769742E-4, 8.01429487E-5, 5.31829573E-5, 3.52922762E-5, 2.34199979E-5, 1.55415401E-5, 1.03133852E-5, 6.84397537E-6, 4.54167048E-6, 3.01385808E-6]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x5x32xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<1x5x32x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x32x1xf32>) -> tensor<1x5x32x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5x32x2xf32>) -> tensor<1x5x64xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %14 = "stablehlo.sine"(%9) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %18 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %21 = "stablehlo.multiply"(%arg0, %20) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x32xf32>
    %24 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %26 = "stablehlo.multiply"(%25, %23) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32x1xf32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 4 : i64}> : (tensor<1x2x5x32x1xf32>, tensor<1x2x5x32x1xf32>) -> tensor<1x2x5x32x2xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x5x32x2xf32>) -> tensor<1x2x5x64xf32>
    %31 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x64xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %36 = "stablehlo.add"(%21, %35) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %37 = "stablehlo.multiply"(%arg1, %18) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %38 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %39 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %40 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x32xf32>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 4 : i64}> : (tensor<1x1x5x32x1xf32>, tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %47 = "stablehlo.multiply"(%46, %19) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x64xf32>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %51 = "stablehlo.add"(%37, %50) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%36, %51) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
