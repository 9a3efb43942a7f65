"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>, tensor<2xi32>) -> (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x3x64xf32>, %arg1: tensor<2x2x3x64xf32>, %arg2: tensor<2xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<-0.287823141> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<32xf32>) -> tensor<32xf32>
    %5 = "stablehlo.convert"(%arg2) : (tensor<2xi32>) -> tensor<2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x1x3x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x1xf32>) -> tensor<2x1x3x32xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x1x3x32xf32>, tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %20 = "stablehlo.cosine"(%19) : (tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x1x3x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x1xf32>) -> tensor<2x1x3x32xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x1x3x32xf32>, tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %25 = "stablehlo.sine"(%24) : (tensor<2x1x3x32xf32>) -> tensor<2x1x3x32xf32>
    %26 = "stablehlo.reshape"(%arg0) : (tensor<2x2x3x64xf32>) -> tensor<2x2x3x32x2xf32>
    %27 = "stablehlo.reshape"(%arg1) : (tensor<2x2x3x64xf32>) -> tensor<2x2x3x32x2xf32>
    %28 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 2, 3, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %30 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 2, 2, 3, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %32 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 2, 2, 3, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %34 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 2, 2, 3, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x32x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %37 = "stablehlo.multiply"(%29, %36) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %39 = "stablehlo.multiply"(%31, %38) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x32xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %43 = "stablehlo.subtract"(%37, %42) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %45 = "stablehlo.multiply"(%29, %44) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %47 = "stablehlo.multiply"(%31, %46) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x32xf32>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %51 = "stablehlo.add"(%45, %50) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %52 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %53 = "stablehlo.multiply"(%33, %52) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %55 = "stablehlo.multiply"(%35, %54) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x32xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %59 = "stablehlo.subtract"(%53, %58) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %60 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %61 = "stablehlo.multiply"(%33, %60) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %62 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x3x32xf32>) -> tensor<2x2x3x32xf32>
    %63 = "stablehlo.multiply"(%35, %62) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x32xf32>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %67 = "stablehlo.add"(%61, %66) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %68 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %70 = "stablehlo.concatenate"(%68, %69) <{dimension = 4 : i64}> : (tensor<2x2x3x32x1xf32>, tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32x2xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x64xf32>
    %72 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x32xf32>) -> tensor<2x2x3x32x1xf32>
    %74 = "stablehlo.concatenate"(%72, %73) <{dimension = 4 : i64}> : (tensor<2x2x3x32x1xf32>, tensor<2x2x3x32x1xf32>) -> tensor<2x2x3x32x2xf32>
    %75 = "stablehlo.reshape"(%74) : (tensor<2x2x3x32x2xf32>) -> tensor<2x2x3x64xf32>
    "func.return"(%71, %75) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
