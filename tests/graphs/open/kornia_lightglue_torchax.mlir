"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>, tensor<2x4x2xf32>) -> (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x4x64xf32>, %arg1: tensor<2x2x4x64xf32>, %arg2: tensor<2x4x2xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[-0.92475754, -0.0992714092], [-2.1143198, 1.05827975], [0.313209206, 0.478896022], [0.770780802, 1.59411454], [0.287809163, 0.555886745], [4.213090e-01, -0.253734738], [-0.117821835, -0.307062328], [-1.51728094, -1.80640483], [0.102677122, 0.053262502], [-0.0921164974, 0.285833776], [0.0194987264, 0.18034932], [1.07723057, -0.320858896], [-0.678293168, 0.27758339], [0.383097947, -1.18799913], [0.149753541, -1.29155028], [3.563400e-01, 1.24210203], [0.158757389, 1.46668422], [0.409065396, 1.85975325], [-0.0506078377, 1.51919496], [0.523595691, 0.48111859], [-0.730783701, 1.04576123], [-0.086141184, 0.756670832], [0.846300959, -0.678965985], [0.514255643, -0.948495686], [-0.854009509, -0.9435153], [-0.859283924, -1.71800458], [5.969490e-01, 0.636230707], [2.15387249, 0.0256313533], [0.655240297, 0.0885425061], [0.736144959, -0.435076594], [0.247535601, -0.144256279], [0.122131504, 0.542834699]]> : tensor<32x2xf32>}> : () -> tensor<32x2xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<32x2xf32>) -> tensor<2x32xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x4x2xf32>) -> tensor<8x2xf32>
    %3 = "stablehlo.dot_general"(%2, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x2xf32>, tensor<2x32xf32>) -> tensor<8x32xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<8x32xf32>) -> tensor<2x4x32xf32>
    %5 = "stablehlo.cosine"(%4) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = "stablehlo.sine"(%4) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<4x4x32xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4x4x32xf32>) -> tensor<2x2x4x32xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x1x4x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x1x4x32xf32>) -> tensor<2x2x1x4x32x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x2x1x4x32x1xf32>) -> tensor<2x2x1x4x32x2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x2x1x4x32x2xf32>) -> tensor<2x2x1x4x64xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 1, 4, 64>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x1x4x64xf32>) -> tensor<1x2x1x4x64xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<2x2x4x64xf32>) -> tensor<2x2x4x32x2xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x32x1xf32>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x32x1xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %21 = "stablehlo.reshape"(%19) : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 4 : i64}> : (tensor<2x2x4x32x1xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x2xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x64xf32>
    %29 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 2, 2, 1, 4, 64>, start_indices = array<i64: 1, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x1x4x64xf32>) -> tensor<1x2x1x4x64xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x64xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %36 = "stablehlo.add"(%16, %35) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %37 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 1, 4, 64>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x1x4x64xf32>) -> tensor<1x2x1x4x64xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %40 = "stablehlo.multiply"(%arg1, %39) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %41 = "stablehlo.reshape"(%arg1) : (tensor<2x2x4x64xf32>) -> tensor<2x2x4x32x2xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 2, 2, 4, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x32x1xf32>
    %43 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 2, 2, 4, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x32x1xf32>
    %44 = "stablehlo.reshape"(%42) : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %45 = "stablehlo.reshape"(%43) : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %48 = "stablehlo.multiply"(%47, %45) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 4 : i64}> : (tensor<2x2x4x32x1xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x2x4x32x2xf32>) -> tensor<2x2x4x64xf32>
    %53 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 2, 2, 1, 4, 64>, start_indices = array<i64: 1, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x1x4x64xf32>) -> tensor<1x2x1x4x64xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x64xf32>) -> tensor<2x2x4x64xf32>
    %56 = "stablehlo.multiply"(%52, %55) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x64xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    %60 = "stablehlo.add"(%40, %59) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> tensor<2x2x4x64xf32>
    "func.return"(%36, %60) : (tensor<2x2x4x64xf32>, tensor<2x2x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
