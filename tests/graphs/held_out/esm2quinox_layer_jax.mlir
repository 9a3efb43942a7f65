"builtin.module"() <{sym_name = "jit_run"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>) -> tensor<4x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<4x32xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32x32xf32>, %arg16: tensor<32xf32>, %arg17: tensor<32x32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32x32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32xf32>, %arg25: tensor<16x32xf32>, %arg26: tensor<16xf32>, %arg27: tensor<32x16xf32>, %arg28: tensor<32xf32>):
    %31 = "stablehlo.constant"() <{value = dense<false> : tensor<4xi1>}> : () -> tensor<4xi1>
    %32 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302277, 0.950415253, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994], [-0.416146845, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999979972, 0.999997973, 0.999999821], [-0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999523]]> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.841470957, 0.310983598, 0.0998334214, 0.0316175073, 0.00999983306, 0.00316227251, 9.99999931E-4, 3.16227786E-4], [0.909297406, 0.591127098, 0.198669329, 6.320340e-02, 0.0199986659, 0.00632451335, 0.0019999987, 6.32455514E-4], [1.411200e-01, 0.812648892, 0.295520216, 0.0947260931, 2.999550e-02, 0.00948669109, 0.0029999956, 9.48683242E-4]]> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %34 = "stablehlo.not"(%31) : (tensor<4xi1>) -> tensor<4xi1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi1>) -> tensor<4x4xi1>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%arg12, %36) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %198 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%198) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %39 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %41 = "stablehlo.divide"(%38, %40) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%arg12, %42) <{callee = @_var}> : (tensor<4x32xf32>, tensor<i32>) -> tensor<4x1xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %46 = "stablehlo.maximum"(%45, %43) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %47 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %49 = "stablehlo.add"(%46, %48) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %50 = "stablehlo.rsqrt"(%49) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %52 = "stablehlo.subtract"(%arg12, %51) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %57 = "stablehlo.multiply"(%56, %54) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %60 = "stablehlo.add"(%57, %59) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %61 = "stablehlo.dot_general"(%arg13, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %62 = "stablehlo.transpose"(%61) <{permutation = array<i64: 1, 0>}> : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %63 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<4x32xf32>) -> tensor<4x2x16xf32>
    %67 = "stablehlo.dot_general"(%arg15, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %68 = "stablehlo.transpose"(%67) <{permutation = array<i64: 1, 0>}> : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %69 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %71 = "stablehlo.add"(%68, %70) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<4x32xf32>) -> tensor<4x2x16xf32>
    %73 = "stablehlo.dot_general"(%arg17, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %74 = "stablehlo.transpose"(%73) <{permutation = array<i64: 1, 0>}> : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %75 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<4x32xf32>) -> tensor<4x2x16xf32>
    %79 = "stablehlo.reshape"(%32) : (tensor<4x8xf32>) -> tensor<1x4x1x8xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xf32>) -> tensor<1x4x2x8xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x4x2x8xf32>) -> tensor<4x16xf32>
    %82 = "stablehlo.reshape"(%33) : (tensor<4x8xf32>) -> tensor<1x4x1x8xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xf32>) -> tensor<1x4x2x8xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x4x2x8xf32>) -> tensor<4x16xf32>
    %85 = "stablehlo.slice"(%66) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x2x8xf32>
    %86 = "stablehlo.negate"(%85) : (tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %87 = "stablehlo.slice"(%66) <{limit_indices = array<i64: 4, 2, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x2x8xf32>
    %88 = "stablehlo.transpose"(%86) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
    %89 = "stablehlo.transpose"(%87) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
    %90 = "stablehlo.concatenate"(%88, %89) <{dimension = 2 : i64}> : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x16xf32>
    %91 = "stablehlo.transpose"(%66) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32>
    %92 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %94 = "stablehlo.multiply"(%91, %93) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %95 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %97 = "stablehlo.multiply"(%90, %96) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %98 = "stablehlo.add"(%94, %97) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %99 = "stablehlo.transpose"(%98) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %100 = "stablehlo.reshape"(%32) : (tensor<4x8xf32>) -> tensor<1x4x1x8xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xf32>) -> tensor<1x4x2x8xf32>
    %102 = "stablehlo.reshape"(%101) : (tensor<1x4x2x8xf32>) -> tensor<4x16xf32>
    %103 = "stablehlo.reshape"(%33) : (tensor<4x8xf32>) -> tensor<1x4x1x8xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xf32>) -> tensor<1x4x2x8xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<1x4x2x8xf32>) -> tensor<4x16xf32>
    %106 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x2x8xf32>
    %107 = "stablehlo.negate"(%106) : (tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %108 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 4, 2, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x16xf32>) -> tensor<4x2x8xf32>
    %109 = "stablehlo.transpose"(%107) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
    %110 = "stablehlo.transpose"(%108) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
    %111 = "stablehlo.concatenate"(%109, %110) <{dimension = 2 : i64}> : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x16xf32>
    %112 = "stablehlo.transpose"(%72) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32>
    %113 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %115 = "stablehlo.multiply"(%112, %114) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %116 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<2x4x16xf32>
    %118 = "stablehlo.multiply"(%111, %117) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %120 = "stablehlo.transpose"(%119) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %121 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x16xf32>
    %123 = "stablehlo.divide"(%99, %122) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %124 = "stablehlo.dot_general"(%123, %120) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<2x4x4xf32>
    %125 = "stablehlo.constant"() <{value = dense<-3.40282347E+38> : tensor<f32>}> : () -> tensor<f32>
    %126 = "func.call"(%35, %124, %125) <{callee = @_where_0}> : (tensor<4x4xi1>, tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %127 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%126, %127) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %197 = "stablehlo.maximum"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%197) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %129 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %131 = "stablehlo.maximum"(%130, %128) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %134 = "stablehlo.subtract"(%126, %133) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %135 = "stablehlo.exponential"(%134) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %196 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%196) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %140 = "stablehlo.divide"(%135, %139) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %141 = "stablehlo.dot_general"(%140, %78) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xf32>, tensor<4x2x16xf32>) -> tensor<2x4x16xf32>
    %142 = "stablehlo.transpose"(%141) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %143 = "stablehlo.reshape"(%142) : (tensor<4x2x16xf32>) -> tensor<4x32xf32>
    %144 = "stablehlo.dot_general"(%arg19, %143) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<4x32xf32>) -> tensor<32x4xf32>
    %145 = "stablehlo.transpose"(%144) <{permutation = array<i64: 1, 0>}> : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %146 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %148 = "stablehlo.add"(%145, %147) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %149 = "stablehlo.add"(%arg12, %148) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %150 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.reduce"(%149, %150) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %195 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%195) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %153 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %155 = "stablehlo.divide"(%152, %154) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %157 = "func.call"(%149, %156) <{callee = @_var}> : (tensor<4x32xf32>, tensor<i32>) -> tensor<4x1xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %160 = "stablehlo.maximum"(%159, %157) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %161 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %163 = "stablehlo.add"(%160, %162) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %164 = "stablehlo.rsqrt"(%163) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %165 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %166 = "stablehlo.subtract"(%149, %165) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %167 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %168 = "stablehlo.multiply"(%166, %167) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %169 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %171 = "stablehlo.multiply"(%170, %168) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %172 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %174 = "stablehlo.add"(%171, %173) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %175 = "stablehlo.dot_general"(%arg25, %174) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x32xf32>, tensor<4x32xf32>) -> tensor<16x4xf32>
    %176 = "stablehlo.transpose"(%175) <{permutation = array<i64: 1, 0>}> : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %177 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %179 = "stablehlo.add"(%176, %178) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %180 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16xf32>
    %182 = "stablehlo.multiply"(%181, %179) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %183 = "stablehlo.negate"(%179) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %184 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16xf32>
    %186 = "stablehlo.multiply"(%183, %185) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %187 = "chlo.erfc"(%186) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %188 = "stablehlo.multiply"(%182, %187) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %189 = "stablehlo.dot_general"(%arg27, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x16xf32>, tensor<4x16xf32>) -> tensor<32x4xf32>
    %190 = "stablehlo.transpose"(%189) <{permutation = array<i64: 1, 0>}> : (tensor<32x4xf32>) -> tensor<4x32xf32>
    %191 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<4x32xf32>
    %193 = "stablehlo.add"(%190, %192) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %194 = "stablehlo.add"(%149, %193) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    "func.return"(%194) : (tensor<4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x32xf32>, tensor<i32>) -> tensor<4x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4x32xf32>, %arg7: tensor<i32>):
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg6, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %30 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %15 = "stablehlo.subtract"(%arg6, %14) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %16 = "chlo.square"(%15) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %17 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%16, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %29 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.compare"(%19, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "func.call"(%26, %24, %27) <{callee = @_where}> : (tensor<i1>, tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
    "func.return"(%28) : (tensor<4x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<4x1xf32>, %arg5: tensor<f32>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.select"(%arg3, %arg4, %6) : (tensor<i1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    "func.return"(%7) : (tensor<4x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xi1>, %arg1: tensor<2x4x4xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%3) : (tensor<2x4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
