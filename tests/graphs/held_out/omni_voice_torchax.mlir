"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x4x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x4x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<8x32xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x4x32xf32>) -> tensor<1x5x2x32xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 3, 32>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x4x32xf32>) -> tensor<1x5x1x32xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 4, 32>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x4x32xf32>) -> tensor<1x5x1x32xf32>
    %3 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x32xf32>) -> tensor<5x32xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %5 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x32xf32>) -> tensor<5x32xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %7 = "stablehlo.concatenate"(%4, %4) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %10 = "stablehlo.concatenate"(%6, %6) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %13 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %15 = "stablehlo.power"(%0, %14) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %85 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<1x5x2x32xf32>, tensor<f32>) -> tensor<1x5x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x2xf32>) -> tensor<1x5x2x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x1xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<1x5x2x1xf32>, tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %25 = "stablehlo.rsqrt"(%24) : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    %27 = "stablehlo.multiply"(%0, %26) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x5x2x32xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %35 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %37 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %38 = "stablehlo.multiply"(%30, %37) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %44 = "stablehlo.add"(%38, %43) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x32xf32>
    %47 = "stablehlo.power"(%1, %46) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %84 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<1x5x1x32xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x1x1xf32>
    %51 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x1xf32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<1x5x1x1xf32>, tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32>
    %54 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x1xf32>
    %56 = "stablehlo.add"(%53, %55) : (tensor<1x5x1x1xf32>, tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32>
    %57 = "stablehlo.rsqrt"(%56) : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x32xf32>
    %59 = "stablehlo.multiply"(%1, %58) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %60 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x5x1x32xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %63 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %64 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x16xf32>
    %66 = "stablehlo.multiply"(%65, %63) : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x16xf32>
    %67 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x16xf32>
    %68 = "stablehlo.concatenate"(%66, %67) <{dimension = 3 : i64}> : (tensor<1x5x1x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x1x32xf32>
    %69 = "stablehlo.multiply"(%62, %9) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %70 = "stablehlo.multiply"(%68, %12) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1x32xf32>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %74 = "stablehlo.add"(%69, %73) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x1x32xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x1x1x32xf32>) -> tensor<1x5x1x2x32xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x5x1x2x32xf32>) -> tensor<1x5x2x32xf32>
    %78 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x1x1x32xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x5x1x1x32xf32>) -> tensor<1x5x1x2x32xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x5x1x2x32xf32>) -> tensor<1x5x2x32xf32>
    %81 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    %82 = "stablehlo.transpose"(%77) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    %83 = "stablehlo.transpose"(%80) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%81, %82, %83) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
