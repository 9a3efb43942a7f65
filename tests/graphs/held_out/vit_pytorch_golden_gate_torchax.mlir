"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4x2xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[9.689790e-01, 0.247142985], [0.04176379, -1.84737778], [-2.56667686, 2.25195813], [-6.07064819, -1.71987283], [6.87006187, 9.420080e+00], [7.28519344, -20.2752304], [-9.63961315, 38.6260567], [-73.3070908, 6.14567232], [79.6906585, -110.126671], [57.6488189, 244.483749], [-296.740204, -356.915344], [-725.843444, 456.939636], [1533.32678, -400.993286], [249.767502, 2917.97485], [-5236.71387, 1365.01831], [-7666.5293, -6420.61719]], [[0.89246577, 0.451115161], [0.595124125, -1.74939311], [-1.34886944, 3.13682914], [-6.18474054, -1.24888635], [5.78092098, 10.1250486], [20.4203796, 6.867830e+00], [-10.8383398, -38.3069763], [-68.6726303, 26.3774223], [116.303574, -70.3701859], [84.981369, 236.376511], [-333.955261, -322.361938], [-464.510284, 721.021972], [1582.7915, 81.5960159], [8.072020e+02, -2815.20605], [-2739.53711, 4667.05322], [-8133.80126, -5817.3252]]]> : tensor<2x16x2xf32>}> : () -> tensor<2x16x2xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %3 = "stablehlo.reshape"(%0) : (tensor<2x16x2xf32>) -> tensor<1x2x1x16x2xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<1x4x2xf32>) -> tensor<1x1x4x1x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x4x1x2xf32>) -> tensor<1x2x4x16x2xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %50 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x16x2xf32>, tensor<f32>) -> tensor<1x2x4x16xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %11 = "stablehlo.sine"(%9) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %12 = "stablehlo.multiply"(%1, %10) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "stablehlo.multiply"(%2, %11) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %17 = "stablehlo.subtract"(%12, %16) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %18 = "stablehlo.multiply"(%1, %11) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "stablehlo.multiply"(%2, %10) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "stablehlo.add"(%18, %22) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "stablehlo.concatenate"(%17, %23) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %25 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %26 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %27 = "stablehlo.reshape"(%0) : (tensor<2x16x2xf32>) -> tensor<1x2x1x16x2xf32>
    %28 = "stablehlo.reshape"(%arg2) : (tensor<1x4x2xf32>) -> tensor<1x1x4x1x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x4x1x2xf32>) -> tensor<1x2x4x16x2xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x2xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %49 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x16x2xf32>, tensor<f32>) -> tensor<1x2x4x16xf32>
    %34 = "stablehlo.cosine"(%33) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %35 = "stablehlo.sine"(%33) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %36 = "stablehlo.multiply"(%25, %34) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "stablehlo.multiply"(%26, %35) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %41 = "stablehlo.subtract"(%36, %40) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %42 = "stablehlo.multiply"(%25, %35) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "stablehlo.multiply"(%26, %34) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %47 = "stablehlo.add"(%42, %46) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.concatenate"(%41, %47) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%24, %48) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
