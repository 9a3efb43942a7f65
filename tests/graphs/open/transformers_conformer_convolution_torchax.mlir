"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x5x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8x1xf32>, tensor<8x1x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x1xf32>) -> tensor<1x5x8xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<1x5x8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<16x8x1xf32>, %arg13: tensor<8x1x3xf32>, %arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<8x8x1xf32>):
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%arg9, %28) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %91 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<1x5x8xf32>, tensor<f32>) -> tensor<1x5xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %31 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
    %33 = "stablehlo.divide"(%30, %32) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "func.call"(%arg9, %34) <{callee = @_var}> : (tensor<1x5x8xf32>, tensor<i32>) -> tensor<1x5x1xf32>
    %36 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
    %38 = "stablehlo.add"(%35, %37) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %39 = "stablehlo.rsqrt"(%38) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %41 = "stablehlo.subtract"(%arg9, %40) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %42 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x5x8xf32>
    %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x5x8xf32>
    %49 = "stablehlo.add"(%46, %48) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %50 = "stablehlo.transpose"(%49) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x8xf32>) -> tensor<1x8x5xf32>
    %51 = "stablehlo.convolution"(%50, %arg12) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x8x5xf32>, tensor<16x8x1xf32>) -> tensor<1x16x5xf32>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 1, 8, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x16x5xf32>) -> tensor<1x8x5xf32>
    %53 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 1, 16, 5>, start_indices = array<i64: 0, 8, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x16x5xf32>) -> tensor<1x8x5xf32>
    %54 = "stablehlo.negate"(%53) : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %55 = "stablehlo.exponential"(%54) : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x5xf32>
    %58 = "stablehlo.add"(%57, %55) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x5xf32>
    %61 = "stablehlo.divide"(%60, %58) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %62 = "stablehlo.multiply"(%52, %61) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %63 = "stablehlo.convolution"(%62, %arg13) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 8 : i64, lhs_dilation = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x8x5xf32>, tensor<8x1x3xf32>) -> tensor<1x8x5xf32>
    %64 = "stablehlo.reshape"(%26) : (tensor<8xf32>) -> tensor<1x8x1xf32>
    %65 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x1xf32>
    %67 = "stablehlo.add"(%64, %66) : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %68 = "stablehlo.rsqrt"(%67) : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
    %69 = "stablehlo.reshape"(%27) : (tensor<8xf32>) -> tensor<1x8x1xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x5xf32>
    %71 = "stablehlo.subtract"(%63, %70) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x5xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %74 = "stablehlo.reshape"(%arg14) : (tensor<8xf32>) -> tensor<1x8x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x5xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %77 = "stablehlo.reshape"(%arg15) : (tensor<8xf32>) -> tensor<1x8x1xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x5xf32>
    %79 = "stablehlo.add"(%76, %78) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %80 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x5xf32>
    %82 = "stablehlo.multiply"(%81, %79) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %83 = "stablehlo.negate"(%79) : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x8x5xf32>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %87 = "chlo.erfc"(%86) : (tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %88 = "stablehlo.multiply"(%82, %87) : (tensor<1x8x5xf32>, tensor<1x8x5xf32>) -> tensor<1x8x5xf32>
    %89 = "stablehlo.convolution"(%88, %arg16) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x8x5xf32>, tensor<8x8x1xf32>) -> tensor<1x8x5xf32>
    %90 = "stablehlo.transpose"(%89) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x8x5xf32>) -> tensor<1x5x8xf32>
    "func.return"(%90) : (tensor<1x5x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x8xf32>, tensor<i32>) -> tensor<1x5x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x5x8xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %25 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<1x5x8xf32>, tensor<f32>) -> tensor<1x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x8xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %11 = "chlo.square"(%10) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
    %12 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %24 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<1x5x8xf32>, tensor<f32>) -> tensor<1x5xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "func.call"(%21, %19, %22) <{callee = @_where}> : (tensor<i1>, tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    "func.return"(%23) : (tensor<1x5x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<1x5x1xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    "func.return"(%2) : (tensor<1x5x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
