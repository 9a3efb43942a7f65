"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x5xi32>) -> (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xbf16>, %arg1: tensor<1x1x5x64xbf16>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.663601279, 0.440366626, 0.292227834, 0.193922758, 0.128687382, 8.539710e-02, 0.0566696189, 0.0376060307, 0.0249554086, 0.0165604409, 0.0109895291, 0.00729266508, 0.00483942125, 0.00321144611, 0.0021311196, 0.00141421345, 9.38473851E-4, 6.22772437E-4, 4.13272559E-4, 2.74248188E-4, 1.81991432E-4, 1.20769742E-4, 8.01429487E-5, 5.31829573E-5, 3.52922762E-5, 2.34199979E-5, 1.55415401E-5, 1.03133852E-5, 6.84397537E-6, 4.54167048E-6, 3.01385808E-6]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x5x32xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %12 = "stablehlo.sine"(%7) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x32x1xf32>) -> tensor<1x1x5x32x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x1x5x32x2xf32>) -> tensor<1x1x5x64xf32>
    %26 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %31 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x5x32xbf16>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32x1xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32x1xbf16>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 4 : i64}> : (tensor<1x2x5x32x1xbf16>, tensor<1x2x5x32x1xbf16>) -> tensor<1x2x5x32x2xbf16>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x2x5x32x2xbf16>) -> tensor<1x2x5x64xbf16>
    %38 = "stablehlo.convert"(%37) : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x64xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %44 = "stablehlo.add"(%28, %43) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %45 = "stablehlo.convert"(%arg1) : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xf32>
    %46 = "stablehlo.multiply"(%45, %21) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %48 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %49 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x5x32xbf16>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32x1xbf16>
    %53 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32x1xbf16>
    %54 = "stablehlo.concatenate"(%52, %53) <{dimension = 4 : i64}> : (tensor<1x1x5x32x1xbf16>, tensor<1x1x5x32x1xbf16>) -> tensor<1x1x5x32x2xbf16>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x1x5x32x2xbf16>) -> tensor<1x1x5x64xbf16>
    %56 = "stablehlo.convert"(%55) : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xf32>
    %57 = "stablehlo.multiply"(%56, %25) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x64xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %61 = "stablehlo.add"(%46, %60) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    %62 = "stablehlo.convert"(%44) : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xbf16>
    %63 = "stablehlo.convert"(%61) : (tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xbf16>
    "func.return"(%62, %63) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
