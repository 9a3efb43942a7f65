"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x7x32xf32>, %arg1: tensor<1x2x7x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.77827942, 3.1622777, 5.62341309, 1.000000e+01, 17.782795, 31.622776, 56.2341309]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %2 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %9 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %11 = "stablehlo.add"(%10, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.reshape"(%14) : (tensor<3xf32>) -> tensor<1x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 2 : i64}> : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
    %23 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %28 = "stablehlo.subtract"(%25, %27) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xf32>) -> tensor<6x2x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x1xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<6x2x1xf32>, tensor<6x2x1xf32>) -> tensor<6x2x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x1xf32>) -> tensor<6x2x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<6x2x8xf32>
    %37 = "stablehlo.divide"(%35, %36) : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
    %39 = "stablehlo.concatenate"(%38, %38) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %40 = "stablehlo.cosine"(%39) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %41 = "stablehlo.sine"(%39) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %42 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x1x32xf32>
    %43 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 7, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x6x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %47 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %48 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %49 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %52 = "stablehlo.concatenate"(%51, %47) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %55 = "stablehlo.multiply"(%52, %54) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %59 = "stablehlo.add"(%46, %58) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %60 = "stablehlo.concatenate"(%42, %59) <{dimension = 2 : i64}> : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %61 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x1x32xf32>
    %62 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 7, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x6x32xf32>
    %63 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %66 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1, 2, 6, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %67 = "stablehlo.slice"(%62) <{limit_indices = array<i64: 1, 2, 6, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %71 = "stablehlo.concatenate"(%70, %66) <{dimension = 3 : i64}> : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x32xf32>
    %72 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %78 = "stablehlo.add"(%65, %77) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %79 = "stablehlo.concatenate"(%61, %78) <{dimension = 2 : i64}> : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    "func.return"(%60, %79) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
