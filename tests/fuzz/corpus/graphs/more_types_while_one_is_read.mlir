"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x7x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x16xf32>, tensor<16x64xf32>, tensor<16xf32>) -> tensor<1x7x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<1x7x16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<192x16xf32>, %arg9: tensor<16x64xf32>, %arg10: tensor<16xf32>):
    %6 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.237137362, 0.0562341288, 0.0133352149, 0.00316227786, 7.49894185E-4, 1.7782794E-4, 4.21696532E-5]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %7 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<8x1xf32>) -> tensor<1x8xf32>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<2x8xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x8xf32>) -> tensor<2x2x8xf32>
    %19 = "stablehlo.concatenate"(%16, %18) <{dimension = 2 : i64}> : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x16xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x2x16xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %24 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<2x16xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %28 = "stablehlo.concatenate"(%27, %20) <{dimension = 0 : i64}> : (tensor<2x16xf32>, tensor<4x16xf32>) -> tensor<6x16xf32>
    %29 = "stablehlo.sine"(%28) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %30 = "stablehlo.cosine"(%28) : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x16xf32>) -> tensor<6x16x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x16x1xf32>) -> tensor<6x16x2xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<6x16x2xf32>) -> tensor<1x1x6x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x16xf32>) -> tensor<6x16x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x16x1xf32>) -> tensor<6x16x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<6x16x2xf32>) -> tensor<1x1x6x32xf32>
    %37 = "stablehlo.abs"(%arg4) : (tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %38 = "stablehlo.multiply"(%37, %37) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %189 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<1x7x16xf32>, tensor<f32>) -> tensor<1x7xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x7xf32>) -> tensor<1x7x1xf32>
    %42 = "stablehlo.sqrt"(%41) : (tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<9.99999996E-13> : tensor<f32>}> : () -> tensor<f32>
    %44 = "func.call"(%42, %43) <{callee = @clip}> : (tensor<1x7x1xf32>, tensor<f32>) -> tensor<1x7x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x7x1xf32>) -> tensor<1x7x16xf32>
    %46 = "stablehlo.divide"(%arg4, %45) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %47 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x7x16xf32>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x7x16xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %53 = "stablehlo.transpose"(%arg8) <{permutation = array<i64: 1, 0>}> : (tensor<192x16xf32>) -> tensor<16x192xf32>
    %54 = "stablehlo.reshape"(%52) : (tensor<1x7x16xf32>) -> tensor<7x16xf32>
    %55 = "stablehlo.dot_general"(%54, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<7x16xf32>, tensor<16x192xf32>) -> tensor<7x192xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<7x192xf32>) -> tensor<1x7x192xf32>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 7, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x7x192xf32>) -> tensor<1x7x64xf32>
    %58 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 7, 128>, start_indices = array<i64: 0, 0, 64>, strides = array<i64: 1, 1, 1>}> : (tensor<1x7x192xf32>) -> tensor<1x7x64xf32>
    %59 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 7, 192>, start_indices = array<i64: 0, 0, 128>, strides = array<i64: 1, 1, 1>}> : (tensor<1x7x192xf32>) -> tensor<1x7x64xf32>
    %60 = "stablehlo.reshape"(%57) : (tensor<1x7x64xf32>) -> tensor<1x7x2x32xf32>
    %61 = "stablehlo.transpose"(%60) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %62 = "stablehlo.reshape"(%58) : (tensor<1x7x64xf32>) -> tensor<1x7x2x32xf32>
    %63 = "stablehlo.transpose"(%62) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %64 = "stablehlo.reshape"(%59) : (tensor<1x7x64xf32>) -> tensor<1x7x2x32xf32>
    %65 = "stablehlo.transpose"(%64) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %66 = "stablehlo.abs"(%61) : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %67 = "stablehlo.multiply"(%66, %66) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %188 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%188) : (tensor<f32>) -> ()
    }) : (tensor<1x2x7x32xf32>, tensor<f32>) -> tensor<1x2x7xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xf32>) -> tensor<1x2x7x1xf32>
    %71 = "stablehlo.sqrt"(%70) : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x1xf32>
    %72 = "stablehlo.constant"() <{value = dense<9.99999996E-13> : tensor<f32>}> : () -> tensor<f32>
    %73 = "func.call"(%71, %72) <{callee = @clip_0}> : (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x32xf32>
    %75 = "stablehlo.divide"(%61, %74) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %76 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x7x32xf32>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %79 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x2x7x32xf32>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %82 = "stablehlo.abs"(%63) : (tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %83 = "stablehlo.multiply"(%82, %82) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %187 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%187) : (tensor<f32>) -> ()
    }) : (tensor<1x2x7x32xf32>, tensor<f32>) -> tensor<1x2x7xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xf32>) -> tensor<1x2x7x1xf32>
    %87 = "stablehlo.sqrt"(%86) : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x1xf32>
    %88 = "stablehlo.constant"() <{value = dense<9.99999996E-13> : tensor<f32>}> : () -> tensor<f32>
    %89 = "func.call"(%87, %88) <{callee = @clip_0}> : (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x1xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x32xf32>
    %91 = "stablehlo.divide"(%63, %90) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %92 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x7x32xf32>
    %94 = "stablehlo.multiply"(%91, %93) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %95 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x2x7x32xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %98 = "stablehlo.slice"(%81) <{limit_indices = array<i64: 1, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x1x32xf32>
    %99 = "stablehlo.slice"(%81) <{limit_indices = array<i64: 1, 2, 7, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x6x32xf32>
    %100 = "stablehlo.slice"(%97) <{limit_indices = array<i64: 1, 2, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x1x32xf32>
    %101 = "stablehlo.slice"(%97) <{limit_indices = array<i64: 1, 2, 7, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x6x32xf32>
    %102 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %103 = "stablehlo.multiply"(%99, %102) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %104 = "stablehlo.reshape"(%99) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %105 = "stablehlo.slice"(%104) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %106 = "stablehlo.slice"(%104) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %107 = "stablehlo.reshape"(%105) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %108 = "stablehlo.reshape"(%106) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %109 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %111 = "stablehlo.multiply"(%110, %108) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %113 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %114 = "stablehlo.concatenate"(%112, %113) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %116 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %121 = "stablehlo.add"(%103, %120) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %122 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %123 = "stablehlo.multiply"(%101, %122) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %124 = "stablehlo.reshape"(%101) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %125 = "stablehlo.slice"(%124) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %126 = "stablehlo.slice"(%124) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %127 = "stablehlo.reshape"(%125) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %128 = "stablehlo.reshape"(%126) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %129 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %131 = "stablehlo.multiply"(%130, %128) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %133 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %134 = "stablehlo.concatenate"(%132, %133) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %136 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %138 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x6x32xf32>
    %140 = "stablehlo.multiply"(%137, %139) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %141 = "stablehlo.add"(%123, %140) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %142 = "stablehlo.concatenate"(%98, %121) <{dimension = 2 : i64}> : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %143 = "stablehlo.concatenate"(%100, %141) <{dimension = 2 : i64}> : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %144 = "stablehlo.transpose"(%143) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x7x32xf32>) -> tensor<1x2x32x7xf32>
    %145 = "stablehlo.reshape"(%142) : (tensor<1x2x7x32xf32>) -> tensor<2x7x32xf32>
    %146 = "stablehlo.reshape"(%144) : (tensor<1x2x32x7xf32>) -> tensor<2x32x7xf32>
    %147 = "stablehlo.dot_general"(%145, %146) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x7x32xf32>, tensor<2x32x7xf32>) -> tensor<2x7x7xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x7x7xf32>
    %151 = "stablehlo.multiply"(%148, %150) : (tensor<1x2x7x7xf32>, tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %152 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%151, %152) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %186 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<1x2x7x7xf32>, tensor<f32>) -> tensor<1x2x7xf32>
    %154 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x7xf32>
    %156 = "stablehlo.maximum"(%155, %153) : (tensor<1x2x7xf32>, tensor<1x2x7xf32>) -> tensor<1x2x7xf32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xf32>) -> tensor<1x2x7x1xf32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x7xf32>
    %159 = "stablehlo.subtract"(%151, %158) : (tensor<1x2x7x7xf32>, tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %160 = "stablehlo.exponential"(%159) : (tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.reduce"(%160, %161) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %185 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%185) : (tensor<f32>) -> ()
    }) : (tensor<1x2x7x7xf32>, tensor<f32>) -> tensor<1x2x7xf32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xf32>) -> tensor<1x2x7x1xf32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x7xf32>
    %165 = "stablehlo.divide"(%160, %164) : (tensor<1x2x7x7xf32>, tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %166 = "stablehlo.reshape"(%165) : (tensor<1x2x7x7xf32>) -> tensor<2x7x7xf32>
    %167 = "stablehlo.reshape"(%65) : (tensor<1x2x7x32xf32>) -> tensor<2x7x32xf32>
    %168 = "stablehlo.dot_general"(%166, %167) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x7x7xf32>, tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %169 = "stablehlo.reshape"(%168) : (tensor<2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %170 = "stablehlo.transpose"(%169) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x7x32xf32>) -> tensor<1x7x2x32xf32>
    %171 = "stablehlo.reshape"(%170) : (tensor<1x7x2x32xf32>) -> tensor<1x7x64xf32>
    %172 = "stablehlo.reshape"(%171) : (tensor<1x7x64xf32>) -> tensor<7x64xf32>
    %173 = "stablehlo.transpose"(%arg9) <{permutation = array<i64: 1, 0>}> : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %174 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %176 = "stablehlo.multiply"(%arg10, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %177 = "stablehlo.dot_general"(%172, %173) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<7x64xf32>, tensor<64x16xf32>) -> tensor<7x16xf32>
    %178 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x16xf32>
    %180 = "stablehlo.multiply"(%179, %177) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    %181 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<7x16xf32>
    %183 = "stablehlo.add"(%182, %180) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    %184 = "stablehlo.reshape"(%183) : (tensor<7x16xf32>) -> tensor<1x7x16xf32>
    "func.return"(%184) : (tensor<1x7x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x7x1xf32>, tensor<f32>) -> tensor<1x7x1xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<1x7x1xf32>, %arg3: tensor<f32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x7x1xf32>
    %5 = "stablehlo.maximum"(%4, %arg2) : (tensor<1x7x1xf32>, tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
    "func.return"(%5) : (tensor<1x7x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x1xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x2x7x1xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x7x1xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<1x2x7x1xf32>, tensor<1x2x7x1xf32>) -> tensor<1x2x7x1xf32>
    "func.return"(%2) : (tensor<1x2x7x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
