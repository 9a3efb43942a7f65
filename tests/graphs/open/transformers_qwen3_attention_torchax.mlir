"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x3x16xf32>, tensor<1x3xi32>, tensor<128x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<16x128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<1x3x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x3x16xf32>, %arg4: tensor<1x3xi32>, %arg5: tensor<128x16xf32>, %arg6: tensor<64x16xf32>, %arg7: tensor<64x16xf32>, %arg8: tensor<16x128xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>):
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %3 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1x3xi32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %12 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %17 = "stablehlo.compare"(%14, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "func.call"(%17, %4, %18) <{callee = @_where}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<1x3x1xi32>) -> tensor<1x3x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x3x32xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 2 : i64}> : (tensor<1x3x32xf32>, tensor<1x3x32xf32>) -> tensor<1x3x64xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x64xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x3x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %33 = "stablehlo.sine"(%28) : (tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x64xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x3x64xf32>, tensor<1x3x64xf32>) -> tensor<1x3x64xf32>
    %37 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 1, 0>}> : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %38 = "stablehlo.reshape"(%arg3) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %39 = "stablehlo.dot_general"(%38, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x128xf32>) -> tensor<3x128xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<3x128xf32>) -> tensor<1x3x128xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x3x128xf32>) -> tensor<1x3x2x64xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x2x64xf32>
    %44 = "stablehlo.power"(%41, %43) : (tensor<1x3x2x64xf32>, tensor<1x3x2x64xf32>) -> tensor<1x3x2x64xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %165 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%165) : (tensor<f32>) -> ()
    }) : (tensor<1x3x2x64xf32>, tensor<f32>) -> tensor<1x3x2xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x2xf32>) -> tensor<1x3x2x1xf32>
    %48 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x2x1xf32>
    %50 = "stablehlo.divide"(%47, %49) : (tensor<1x3x2x1xf32>, tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %51 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x2x1xf32>
    %53 = "stablehlo.add"(%50, %52) : (tensor<1x3x2x1xf32>, tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %54 = "stablehlo.rsqrt"(%53) : (tensor<1x3x2x1xf32>) -> tensor<1x3x2x1xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x2x1xf32>) -> tensor<1x3x2x64xf32>
    %56 = "stablehlo.multiply"(%41, %55) : (tensor<1x3x2x64xf32>, tensor<1x3x2x64xf32>) -> tensor<1x3x2x64xf32>
    %57 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<1x3x2x64xf32>
    %59 = "stablehlo.multiply"(%58, %56) : (tensor<1x3x2x64xf32>, tensor<1x3x2x64xf32>) -> tensor<1x3x2x64xf32>
    %60 = "stablehlo.transpose"(%59) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %61 = "stablehlo.transpose"(%arg6) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %62 = "stablehlo.reshape"(%arg3) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %63 = "stablehlo.dot_general"(%62, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x64xf32>) -> tensor<3x64xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<3x64xf32>) -> tensor<1x3x64xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %66 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x64xf32>
    %68 = "stablehlo.power"(%65, %67) : (tensor<1x3x1x64xf32>, tensor<1x3x1x64xf32>) -> tensor<1x3x1x64xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %164 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) : (tensor<1x3x1x64xf32>, tensor<f32>) -> tensor<1x3x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x1x1xf32>
    %72 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %74 = "stablehlo.divide"(%71, %73) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %75 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1x1xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %78 = "stablehlo.rsqrt"(%77) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x64xf32>
    %80 = "stablehlo.multiply"(%65, %79) : (tensor<1x3x1x64xf32>, tensor<1x3x1x64xf32>) -> tensor<1x3x1x64xf32>
    %81 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<1x3x1x64xf32>
    %83 = "stablehlo.multiply"(%82, %80) : (tensor<1x3x1x64xf32>, tensor<1x3x1x64xf32>) -> tensor<1x3x1x64xf32>
    %84 = "stablehlo.transpose"(%83) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %85 = "stablehlo.transpose"(%arg7) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %86 = "stablehlo.reshape"(%arg3) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %87 = "stablehlo.dot_general"(%86, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x64xf32>) -> tensor<3x64xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<3x64xf32>) -> tensor<1x3x64xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %90 = "stablehlo.transpose"(%89) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %91 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %92 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %93 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %94 = "stablehlo.multiply"(%60, %93) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %95 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %96 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 1, 2, 3, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %97 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x32xf32>
    %99 = "stablehlo.multiply"(%98, %96) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %100 = "stablehlo.concatenate"(%99, %95) <{dimension = 3 : i64}> : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %101 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %102 = "stablehlo.multiply"(%100, %101) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %103 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x64xf32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %106 = "stablehlo.add"(%94, %105) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %107 = "stablehlo.multiply"(%84, %91) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %108 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %109 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 1, 3, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %110 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x32xf32>
    %112 = "stablehlo.multiply"(%111, %109) : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %113 = "stablehlo.concatenate"(%112, %108) <{dimension = 3 : i64}> : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %114 = "stablehlo.multiply"(%113, %92) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x64xf32>
    %117 = "stablehlo.multiply"(%114, %116) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %118 = "stablehlo.add"(%107, %117) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x1x3x64xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %121 = "stablehlo.reshape"(%120) : (tensor<1x1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %122 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x1x3x64xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<1x1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %125 = "stablehlo.transpose"(%121) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %126 = "stablehlo.reshape"(%106) : (tensor<1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %127 = "stablehlo.reshape"(%125) : (tensor<1x2x64x3xf32>) -> tensor<2x64x3xf32>
    %128 = "stablehlo.dot_general"(%126, %127) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x64xf32>, tensor<2x64x3xf32>) -> tensor<2x3x3xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x3xf32>
    %132 = "stablehlo.multiply"(%129, %131) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %133 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %135 = "stablehlo.multiply"(%21, %134) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %137 = "stablehlo.add"(%132, %136) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %163 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%163) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3xf32>
    %142 = "stablehlo.maximum"(%141, %139) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %145 = "stablehlo.subtract"(%137, %144) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %146 = "stablehlo.exponential"(%145) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %162 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%162) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %151 = "stablehlo.divide"(%146, %150) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %152 = "stablehlo.reshape"(%151) : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    %153 = "stablehlo.reshape"(%124) : (tensor<1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %154 = "stablehlo.dot_general"(%152, %153) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x3xf32>, tensor<2x3x64xf32>) -> tensor<2x3x64xf32>
    %155 = "stablehlo.reshape"(%154) : (tensor<2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %156 = "stablehlo.transpose"(%155) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %157 = "stablehlo.reshape"(%156) : (tensor<1x3x2x64xf32>) -> tensor<1x3x128xf32>
    %158 = "stablehlo.transpose"(%arg8) <{permutation = array<i64: 1, 0>}> : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %159 = "stablehlo.reshape"(%157) : (tensor<1x3x128xf32>) -> tensor<3x128xf32>
    %160 = "stablehlo.dot_general"(%159, %158) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x128xf32>, tensor<128x16xf32>) -> tensor<3x16xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%161) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%1) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
