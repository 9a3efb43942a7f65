"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>, tensor<6x2xi32>) -> (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x2x32xbf16>, %arg1: tensor<6x2x32xbf16>, %arg2: tensor<6x2xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<6x2x1xi32>) -> tensor<6x2x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x1xf32>) -> tensor<6x2x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<6x2x8xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x8xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x8xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %15 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 6, 1, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x8xf32>) -> tensor<6x1x8xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<6x1x8xf32>) -> tensor<6x8xf32>
    %17 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 6, 2, 8>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x8xf32>) -> tensor<6x1x8xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6x1x8xf32>) -> tensor<6x8xf32>
    %19 = "stablehlo.concatenate"(%16, %18) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %20 = "stablehlo.concatenate"(%19, %19) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %21 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 6, 1, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x8xf32>) -> tensor<6x1x8xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<6x1x8xf32>) -> tensor<6x8xf32>
    %23 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 6, 2, 8>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x8xf32>) -> tensor<6x1x8xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<6x1x8xf32>) -> tensor<6x8xf32>
    %25 = "stablehlo.concatenate"(%22, %24) <{dimension = 1 : i64}> : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x16xf32>
    %26 = "stablehlo.concatenate"(%25, %25) <{dimension = 1 : i64}> : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x32xf32>
    %27 = "stablehlo.convert"(%20) : (tensor<6x32xf32>) -> tensor<6x32xbf16>
    %28 = "stablehlo.convert"(%26) : (tensor<6x32xf32>) -> tensor<6x32xbf16>
    %29 = "stablehlo.convert"(%arg0) : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %30 = "stablehlo.convert"(%arg1) : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x32xbf16>) -> tensor<6x1x32xbf16>
    %32 = "stablehlo.convert"(%31) : (tensor<6x1x32xbf16>) -> tensor<6x1x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x32xbf16>) -> tensor<6x1x32xbf16>
    %34 = "stablehlo.convert"(%33) : (tensor<6x1x32xbf16>) -> tensor<6x1x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %36 = "stablehlo.multiply"(%29, %35) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %37 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 6, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x16xf32>
    %38 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 6, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x16xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x16xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %42 = "stablehlo.concatenate"(%41, %37) <{dimension = 2 : i64}> : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x32xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %48 = "stablehlo.add"(%36, %47) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %50 = "stablehlo.multiply"(%30, %49) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %51 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 6, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x16xf32>
    %52 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 6, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<6x2x32xf32>) -> tensor<6x2x16xf32>
    %53 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x16xf32>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xf32>
    %56 = "stablehlo.concatenate"(%55, %51) <{dimension = 2 : i64}> : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x32xf32>) -> tensor<6x2x32xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2x32xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %62 = "stablehlo.add"(%50, %61) : (tensor<6x2x32xf32>, tensor<6x2x32xf32>) -> tensor<6x2x32xf32>
    %63 = "stablehlo.convert"(%48) : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    %64 = "stablehlo.convert"(%62) : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    "func.return"(%63, %64) : (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
