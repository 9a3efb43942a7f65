"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %6 = "stablehlo.reshape"(%2) : (tensor<4x32xf32>) -> tensor<1x4x1x32xf32>
    %7 = "stablehlo.reshape"(%5) : (tensor<4x32xf32>) -> tensor<1x4x1x32xf32>
    %8 = "stablehlo.convert"(%arg0) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %14 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %17 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %29 = "stablehlo.add"(%10, %28) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %31 = "stablehlo.convert"(%arg1) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "stablehlo.convert"(%arg1) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %36 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %37 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %38 = "stablehlo.reshape"(%36) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %39 = "stablehlo.reshape"(%37) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %47 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %52 = "stablehlo.add"(%33, %51) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    "func.return"(%30, %53) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
