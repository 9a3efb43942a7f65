"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %4 = "stablehlo.convert"(%2) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %8 = "stablehlo.convert"(%3) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %9 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %15 = "stablehlo.subtract"(%7, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %17 = "stablehlo.convert"(%3) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "stablehlo.convert"(%2) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %28 = "stablehlo.add"(%20, %27) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    %34 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %38 = "stablehlo.convert"(%36) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.convert"(%37) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.subtract"(%41, %48) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %51 = "stablehlo.convert"(%37) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %52 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %55 = "stablehlo.convert"(%36) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %56 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %62 = "stablehlo.add"(%54, %61) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %63 = "stablehlo.convert"(%62) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %64 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %66 = "stablehlo.concatenate"(%64, %65) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    "func.return"(%33, %67) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
