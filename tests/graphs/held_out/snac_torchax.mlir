"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x3x4x32xf32>, %arg1: tensor<1x2x3x4x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %3 = "stablehlo.convert"(%2) : (tensor<4xi32>) -> tensor<4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %10 = "stablehlo.concatenate"(%9, %9) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.subtract"(%3, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<4xf32>) -> tensor<4x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.power"(%19, %20) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %22 = "stablehlo.concatenate"(%21, %21) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %23 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %25 = "stablehlo.power"(%22, %24) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %26 = "stablehlo.cosine"(%10) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %29 = "stablehlo.multiply"(%arg0, %28) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %33 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x2x16xf32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 2, 3, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x3x4x2x16xf32>) -> tensor<1x2x3x4x1x16xf32>
    %35 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 2, 3, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x3x4x2x16xf32>) -> tensor<1x2x3x4x1x16xf32>
    %36 = "stablehlo.reshape"(%34) : (tensor<1x2x3x4x1x16xf32>) -> tensor<1x2x3x4x16xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<1x2x3x4x1x16xf32>) -> tensor<1x2x3x4x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x4x16xf32>
    %40 = "stablehlo.multiply"(%39, %37) : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x16xf32>
    %41 = "stablehlo.concatenate"(%40, %36) <{dimension = 4 : i64}> : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x32xf32>
    %42 = "stablehlo.sine"(%10) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x4x32xf32>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %52 = "stablehlo.add"(%32, %51) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %53 = "stablehlo.cosine"(%10) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %56 = "stablehlo.multiply"(%arg1, %55) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %60 = "stablehlo.reshape"(%arg1) : (tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x2x16xf32>
    %61 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 3, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x3x4x2x16xf32>) -> tensor<1x2x3x4x1x16xf32>
    %62 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 3, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x2x3x4x2x16xf32>) -> tensor<1x2x3x4x1x16xf32>
    %63 = "stablehlo.reshape"(%61) : (tensor<1x2x3x4x1x16xf32>) -> tensor<1x2x3x4x16xf32>
    %64 = "stablehlo.reshape"(%62) : (tensor<1x2x3x4x1x16xf32>) -> tensor<1x2x3x4x16xf32>
    %65 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x4x16xf32>
    %67 = "stablehlo.multiply"(%66, %64) : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x16xf32>
    %68 = "stablehlo.concatenate"(%67, %63) <{dimension = 4 : i64}> : (tensor<1x2x3x4x16xf32>, tensor<1x2x3x4x16xf32>) -> tensor<1x2x3x4x32xf32>
    %69 = "stablehlo.sine"(%10) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %72 = "stablehlo.multiply"(%68, %71) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %73 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<4x32xf32>) -> tensor<1x1x1x4x32xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %75 = "stablehlo.multiply"(%72, %74) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x4x32xf32>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    %79 = "stablehlo.add"(%59, %78) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> tensor<1x2x3x4x32xf32>
    "func.return"(%52, %79) : (tensor<1x2x3x4x32xf32>, tensor<1x2x3x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
