"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>, tensor<2x4xi32>) -> (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x32xbf16>, %arg1: tensor<2x4x2x32xbf16>, %arg2: tensor<2x4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<2x4x1xi32>) -> tensor<2x4x1xf32>
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
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x4x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %26 = "stablehlo.cosine"(%25) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %27 = "stablehlo.sine"(%25) : (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %30 = "stablehlo.convert"(%arg0) : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %33 = "stablehlo.convert"(%arg0) : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16x2xf32>
    %35 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %36 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %37 = "stablehlo.reshape"(%35) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %38 = "stablehlo.reshape"(%36) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %51 = "stablehlo.add"(%32, %50) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xbf16>
    %53 = "stablehlo.convert"(%arg1) : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %56 = "stablehlo.convert"(%arg1) : (tensor<2x4x2x32xbf16>) -> tensor<2x4x2x32xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16x2xf32>
    %58 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %59 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %60 = "stablehlo.reshape"(%58) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %61 = "stablehlo.reshape"(%59) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %62 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %64 = "stablehlo.multiply"(%63, %61) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %66 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %67 = "stablehlo.concatenate"(%65, %66) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    %69 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %74 = "stablehlo.add"(%55, %73) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %75 = "stablehlo.convert"(%74) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xbf16>
    "func.return"(%52, %75) : (tensor<2x4x2x32xbf16>, tensor<2x4x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
