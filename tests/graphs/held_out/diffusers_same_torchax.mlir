"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>, tensor<6xi32>) -> (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<1x4x1x48xbf16>, %arg2: tensor<6xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<6x1xi32>) -> tensor<6x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<16xi32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<6x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x32xbf16>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x16xbf16>
    %26 = "stablehlo.convert"(%24) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %27 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<6x32xf32>) -> tensor<4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.multiply"(%26, %31) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "stablehlo.reshape"(%26) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x2x16xf32>
    %34 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %35 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x2x16xf32>) -> tensor<1x4x2x1x16xf32>
    %36 = "stablehlo.reshape"(%34) : (tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<1x4x2x1x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.multiply"(%39, %37) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.concatenate"(%40, %36) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %42 = "stablehlo.sine"(%28) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %49 = "stablehlo.add"(%32, %48) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %51 = "stablehlo.concatenate"(%50, %25) <{dimension = 3 : i64}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x48xbf16>
    %52 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x32xbf16>
    %53 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x16xbf16>
    %54 = "stablehlo.convert"(%52) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %55 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 6, 32>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<6x32xf32>) -> tensor<4x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %57 = "stablehlo.cosine"(%56) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %59 = "stablehlo.multiply"(%54, %58) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %60 = "stablehlo.reshape"(%54) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x2x16xf32>
    %61 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 4, 1, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x2x16xf32>) -> tensor<1x4x1x1x16xf32>
    %62 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 4, 1, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x1x2x16xf32>) -> tensor<1x4x1x1x16xf32>
    %63 = "stablehlo.reshape"(%61) : (tensor<1x4x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %64 = "stablehlo.reshape"(%62) : (tensor<1x4x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %65 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %67 = "stablehlo.multiply"(%66, %64) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %68 = "stablehlo.concatenate"(%67, %63) <{dimension = 3 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %69 = "stablehlo.sine"(%56) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %71 = "stablehlo.multiply"(%68, %70) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %75 = "stablehlo.add"(%59, %74) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %76 = "stablehlo.convert"(%75) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %77 = "stablehlo.concatenate"(%76, %53) <{dimension = 3 : i64}> : (tensor<1x4x1x32xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x48xbf16>
    "func.return"(%51, %77) : (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
