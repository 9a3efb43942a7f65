"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x32xf32>) -> tensor<2x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<5xi32>) -> tensor<5xf32>
    %6 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %13 = "stablehlo.power"(%11, %12) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<16xi32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.divide"(%15, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %21 = "stablehlo.power"(%20, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %24 = "stablehlo.divide"(%23, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %31 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %35 = "stablehlo.sine"(%34) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %36 = "stablehlo.cosine"(%34) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %39 = "stablehlo.divide"(%38, %13) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %43 = "stablehlo.multiply"(%35, %42) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %49 = "stablehlo.multiply"(%36, %42) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %57 = "stablehlo.multiply"(%arg0, %56) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %58 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %59 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %60 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %62 = "stablehlo.multiply"(%61, %59) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %65 = "stablehlo.concatenate"(%63, %64) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %67 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %72 = "stablehlo.multiply"(%69, %71) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %73 = "stablehlo.add"(%57, %72) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    "func.return"(%73) : (tensor<2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
