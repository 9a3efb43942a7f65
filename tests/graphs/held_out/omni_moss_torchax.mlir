"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>, tensor<2xi32>) -> (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xf16>, %arg1: tensor<2x4x2x32xf16>, %arg2: tensor<2xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<-0.575646281> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<16xf32>) -> tensor<16xf32>
    %5 = "stablehlo.convert"(%arg2) : (tensor<2xi32>) -> tensor<2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x4xf32>) -> tensor<2x4x1x1xf32>
    %16 = "stablehlo.reshape"(%arg0) : (tensor<2x4x2x32xf16>) -> tensor<2x4x2x16x2xf16>
    %17 = "stablehlo.reshape"(%arg1) : (tensor<2x4x2x32xf16>) -> tensor<2x4x2x16x2xf16>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x16x1xf16>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16xf16>
    %20 = "stablehlo.convert"(%19) : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %21 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x16x1xf16>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16xf16>
    %23 = "stablehlo.convert"(%22) : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %24 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x16x1xf16>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16xf16>
    %26 = "stablehlo.convert"(%25) : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %27 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x16x1xf16>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16xf16>
    %29 = "stablehlo.convert"(%28) : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x4x1x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x16xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %34 = "stablehlo.cosine"(%33) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x4x1x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x16xf32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %39 = "stablehlo.sine"(%38) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %41 = "stablehlo.multiply"(%20, %40) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %43 = "stablehlo.multiply"(%23, %42) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %47 = "stablehlo.subtract"(%41, %46) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %49 = "stablehlo.multiply"(%20, %48) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %51 = "stablehlo.multiply"(%23, %50) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %55 = "stablehlo.add"(%49, %54) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %56 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %57 = "stablehlo.multiply"(%26, %56) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %58 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %59 = "stablehlo.multiply"(%29, %58) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %63 = "stablehlo.subtract"(%57, %62) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %65 = "stablehlo.multiply"(%26, %64) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %66 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x2x16xf32>
    %67 = "stablehlo.multiply"(%29, %66) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %71 = "stablehlo.add"(%65, %70) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %72 = "stablehlo.convert"(%47) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %73 = "stablehlo.convert"(%55) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16x1xf16>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16x1xf16>
    %76 = "stablehlo.concatenate"(%74, %75) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf16>, tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16x2xf16>
    %77 = "stablehlo.convert"(%63) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %78 = "stablehlo.convert"(%71) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf16>
    %79 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16x1xf16>
    %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf16>) -> tensor<2x4x2x16x1xf16>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf16>, tensor<2x4x2x16x1xf16>) -> tensor<2x4x2x16x2xf16>
    %82 = "stablehlo.reshape"(%76) : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x32xf16>
    %83 = "stablehlo.reshape"(%81) : (tensor<2x4x2x16x2xf16>) -> tensor<2x4x2x32xf16>
    "func.return"(%82, %83) : (tensor<2x4x2x32xf16>, tensor<2x4x2x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
