"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = "stablehlo.transpose"(%9) <{permutation = array<i64: 1, 0>}> : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x0xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x16xf32>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x8xf32>
    %17 = "stablehlo.cosine"(%13) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %18 = "stablehlo.cosine"(%13) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %23 = "stablehlo.sine"(%13) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %24 = "stablehlo.sine"(%13) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %31 = "stablehlo.multiply"(%15, %30) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %33 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %34 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %36 = "stablehlo.multiply"(%35, %33) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %37 = "stablehlo.concatenate"(%36, %32) <{dimension = 3 : i64}> : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %44 = "stablehlo.add"(%31, %43) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %45 = "stablehlo.concatenate"(%14, %44, %16) <{dimension = 3 : i64}> : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %49 = "stablehlo.add"(%46, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %52 = "stablehlo.divide"(%49, %51) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %56 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %59 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x0xf32>
    %60 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x16xf32>
    %61 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x8xf32>
    %62 = "stablehlo.cosine"(%58) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %63 = "stablehlo.cosine"(%58) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %64 = "stablehlo.concatenate"(%62, %63) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %67 = "stablehlo.multiply"(%64, %66) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %68 = "stablehlo.sine"(%58) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %69 = "stablehlo.sine"(%58) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %70 = "stablehlo.concatenate"(%68, %69) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %76 = "stablehlo.multiply"(%60, %75) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %77 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %78 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x8xf32>
    %79 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x8xf32>
    %81 = "stablehlo.multiply"(%80, %78) : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %82 = "stablehlo.concatenate"(%81, %77) <{dimension = 3 : i64}> : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %83 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %85 = "stablehlo.multiply"(%82, %84) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %88 = "stablehlo.multiply"(%85, %87) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %89 = "stablehlo.add"(%76, %88) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %90 = "stablehlo.concatenate"(%59, %89, %61) <{dimension = 3 : i64}> : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%45, %90) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
