"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xbf16>, tensor<2x3x1x64xbf16>, tensor<2x3xi32>) -> (tensor<2x3x2x64xbf16>, tensor<2x3x1x64xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xbf16>, %arg1: tensor<2x3x1x64xbf16>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %2 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<32xi32>) -> tensor<32xf32>
    %6 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %11 = "stablehlo.power"(%10, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %15 = "stablehlo.convert"(%0) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %20 = "stablehlo.sine"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xbf16>
    %22 = "stablehlo.cosine"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xbf16>
    %24 = "stablehlo.concatenate"(%21, %21) <{dimension = 3 : i64}> : (tensor<2x3x1x32xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x64xbf16>
    %25 = "stablehlo.concatenate"(%23, %23) <{dimension = 3 : i64}> : (tensor<2x3x1x32xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x64xbf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xbf16>) -> tensor<2x3x2x64xbf16>
    %27 = "stablehlo.multiply"(%arg0, %26) : (tensor<2x3x2x64xbf16>, tensor<2x3x2x64xbf16>) -> tensor<2x3x2x64xbf16>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xbf16>) -> tensor<2x3x2x32xbf16>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xbf16>) -> tensor<2x3x2x32xbf16>
    %30 = "stablehlo.negate"(%29) : (tensor<2x3x2x32xbf16>) -> tensor<2x3x2x32xbf16>
    %31 = "stablehlo.concatenate"(%30, %28) <{dimension = 3 : i64}> : (tensor<2x3x2x32xbf16>, tensor<2x3x2x32xbf16>) -> tensor<2x3x2x64xbf16>
    %32 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xbf16>) -> tensor<2x3x2x64xbf16>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3x2x64xbf16>, tensor<2x3x2x64xbf16>) -> tensor<2x3x2x64xbf16>
    %34 = "stablehlo.add"(%27, %33) : (tensor<2x3x2x64xbf16>, tensor<2x3x2x64xbf16>) -> tensor<2x3x2x64xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %37 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %40 = "stablehlo.convert"(%39) : (tensor<32xi32>) -> tensor<32xf32>
    %41 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %43 = "stablehlo.divide"(%40, %42) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %46 = "stablehlo.power"(%45, %43) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %50 = "stablehlo.convert"(%35) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %54 = "stablehlo.divide"(%52, %53) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %55 = "stablehlo.sine"(%54) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %56 = "stablehlo.convert"(%55) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xbf16>
    %57 = "stablehlo.cosine"(%54) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xbf16>
    %59 = "stablehlo.concatenate"(%56, %56) <{dimension = 3 : i64}> : (tensor<2x3x1x32xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x64xbf16>
    %60 = "stablehlo.concatenate"(%58, %58) <{dimension = 3 : i64}> : (tensor<2x3x1x32xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x64xbf16>
    %61 = "stablehlo.multiply"(%arg1, %60) : (tensor<2x3x1x64xbf16>, tensor<2x3x1x64xbf16>) -> tensor<2x3x1x64xbf16>
    %62 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xbf16>) -> tensor<2x3x1x32xbf16>
    %63 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xbf16>) -> tensor<2x3x1x32xbf16>
    %64 = "stablehlo.negate"(%63) : (tensor<2x3x1x32xbf16>) -> tensor<2x3x1x32xbf16>
    %65 = "stablehlo.concatenate"(%64, %62) <{dimension = 3 : i64}> : (tensor<2x3x1x32xbf16>, tensor<2x3x1x32xbf16>) -> tensor<2x3x1x64xbf16>
    %66 = "stablehlo.multiply"(%65, %59) : (tensor<2x3x1x64xbf16>, tensor<2x3x1x64xbf16>) -> tensor<2x3x1x64xbf16>
    %67 = "stablehlo.add"(%61, %66) : (tensor<2x3x1x64xbf16>, tensor<2x3x1x64xbf16>) -> tensor<2x3x1x64xbf16>
    "func.return"(%34, %67) : (tensor<2x3x2x64xbf16>, tensor<2x3x1x64xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
