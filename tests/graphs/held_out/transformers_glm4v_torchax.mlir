"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>, tensor<3x1x4xi32>) -> (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x1x4x48xf32>, %arg2: tensor<3x1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x4xi32>) -> tensor<3x1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<3x1x4x1xi32>) -> tensor<3x1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x1x4x1xf32>) -> tensor<3x1x4x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<3x1x4x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x16xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x16xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<3x1x4x16xf32>, tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %16 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 10>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 10>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 1, 4, 6>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %24 = "stablehlo.concatenate"(%19, %21, %23) <{dimension = 2 : i64}> : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x4xf32>
    %29 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 10>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %30 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 10>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x6xf32>
    %31 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 1, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x1x4x4xf32>) -> tensor<1x4x4xf32>
    %33 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 2, 1, 4, 6>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %35 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 3, 1, 4, 6>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x6xf32>) -> tensor<1x1x4x6xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x1x4x6xf32>) -> tensor<1x4x6xf32>
    %37 = "stablehlo.concatenate"(%32, %34, %36) <{dimension = 2 : i64}> : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %43 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x32xf32>
    %44 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x32xf32>
    %46 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf32>) -> tensor<1x1x4x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %48 = "stablehlo.multiply"(%43, %47) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %49 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %50 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %53 = "stablehlo.multiply"(%52, %50) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %55 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %63 = "stablehlo.add"(%48, %62) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %64 = "stablehlo.multiply"(%45, %41) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %65 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %66 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %67 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %69 = "stablehlo.multiply"(%68, %66) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %72 = "stablehlo.concatenate"(%70, %71) <{dimension = 4 : i64}> : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x32xf32>
    %74 = "stablehlo.multiply"(%73, %42) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %78 = "stablehlo.add"(%64, %77) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %79 = "stablehlo.concatenate"(%63, %44) <{dimension = 3 : i64}> : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %80 = "stablehlo.concatenate"(%78, %46) <{dimension = 3 : i64}> : (tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    "func.return"(%79, %80) : (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
