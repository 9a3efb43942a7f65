"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x3x16xf32>, tensor<1x3xi32>, tensor<16x128xf32>, tensor<256x16xf32>) -> tensor<1x3x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x3x16xf32>, %arg4: tensor<1x3xi32>, %arg5: tensor<16x128xf32>, %arg6: tensor<256x16xf32>):
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
    %37 = "stablehlo.transpose"(%arg6) <{permutation = array<i64: 1, 0>}> : (tensor<256x16xf32>) -> tensor<16x256xf32>
    %38 = "stablehlo.reshape"(%arg3) : (tensor<1x3x16xf32>) -> tensor<3x16xf32>
    %39 = "stablehlo.dot_general"(%38, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x16xf32>, tensor<16x256xf32>) -> tensor<3x256xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<3x256xf32>) -> tensor<1x3x256xf32>
    %41 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 3, 128>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x256xf32>) -> tensor<1x3x128xf32>
    %42 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 3, 192>, start_indices = array<i64: 0, 0, 128>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x256xf32>) -> tensor<1x3x64xf32>
    %43 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 1, 3, 256>, start_indices = array<i64: 0, 0, 192>, strides = array<i64: 1, 1, 1>}> : (tensor<1x3x256xf32>) -> tensor<1x3x64xf32>
    %44 = "stablehlo.reshape"(%41) : (tensor<1x3x128xf32>) -> tensor<1x3x2x64xf32>
    %45 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x2x64xf32>) -> tensor<1x2x3x64xf32>
    %46 = "stablehlo.reshape"(%42) : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %47 = "stablehlo.transpose"(%46) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %48 = "stablehlo.reshape"(%43) : (tensor<1x3x64xf32>) -> tensor<1x3x1x64xf32>
    %49 = "stablehlo.transpose"(%48) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x64xf32>) -> tensor<1x1x3x64xf32>
    %50 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %51 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %52 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 2, 3, 64>, start_indices = array<i64: 0, 0, 0, 64>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x0xf32>
    %53 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 1, 1, 3, 64>, start_indices = array<i64: 0, 0, 0, 64>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x0xf32>
    %54 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %55 = "stablehlo.multiply"(%45, %54) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %56 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 2, 3, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %57 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 2, 3, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x3x32xf32>
    %58 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x32xf32>
    %60 = "stablehlo.multiply"(%59, %57) : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x32xf32>
    %61 = "stablehlo.concatenate"(%60, %56) <{dimension = 3 : i64}> : (tensor<1x2x3x32xf32>, tensor<1x2x3x32xf32>) -> tensor<1x2x3x64xf32>
    %62 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<1x2x3x64xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x64xf32>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %67 = "stablehlo.add"(%55, %66) : (tensor<1x2x3x64xf32>, tensor<1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %68 = "stablehlo.concatenate"(%67, %52) <{dimension = 3 : i64}> : (tensor<1x2x3x64xf32>, tensor<1x2x3x0xf32>) -> tensor<1x2x3x64xf32>
    %69 = "stablehlo.multiply"(%47, %50) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %70 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %71 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 1, 1, 3, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x3x32xf32>
    %72 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x32xf32>
    %74 = "stablehlo.multiply"(%73, %71) : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %75 = "stablehlo.concatenate"(%74, %70) <{dimension = 3 : i64}> : (tensor<1x1x3x32xf32>, tensor<1x1x3x32xf32>) -> tensor<1x1x3x64xf32>
    %76 = "stablehlo.multiply"(%75, %51) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x64xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %80 = "stablehlo.add"(%69, %79) : (tensor<1x1x3x64xf32>, tensor<1x1x3x64xf32>) -> tensor<1x1x3x64xf32>
    %81 = "stablehlo.concatenate"(%80, %53) <{dimension = 3 : i64}> : (tensor<1x1x3x64xf32>, tensor<1x1x3x0xf32>) -> tensor<1x1x3x64xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x1x3x64xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %85 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 3, 4>}> : (tensor<1x1x3x64xf32>) -> tensor<1x1x1x3x64xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x64xf32>) -> tensor<1x1x2x3x64xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x1x2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %88 = "stablehlo.transpose"(%84) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x2x3x64xf32>) -> tensor<1x2x64x3xf32>
    %89 = "stablehlo.reshape"(%68) : (tensor<1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %90 = "stablehlo.reshape"(%88) : (tensor<1x2x64x3xf32>) -> tensor<2x64x3xf32>
    %91 = "stablehlo.dot_general"(%89, %90) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x64xf32>, tensor<2x64x3xf32>) -> tensor<2x3x3xf32>
    %92 = "stablehlo.reshape"(%91) : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3x3xf32>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %98 = "stablehlo.multiply"(%21, %97) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %100 = "stablehlo.add"(%95, %99) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%100, %101) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %126 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%126) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %103 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x3xf32>
    %105 = "stablehlo.maximum"(%104, %102) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %108 = "stablehlo.subtract"(%100, %107) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %109 = "stablehlo.exponential"(%108) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %125 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %114 = "stablehlo.divide"(%109, %113) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    %116 = "stablehlo.reshape"(%87) : (tensor<1x2x3x64xf32>) -> tensor<2x3x64xf32>
    %117 = "stablehlo.dot_general"(%115, %116) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x3xf32>, tensor<2x3x64xf32>) -> tensor<2x3x64xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<2x3x64xf32>) -> tensor<1x2x3x64xf32>
    %119 = "stablehlo.transpose"(%118) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x3x64xf32>) -> tensor<1x3x2x64xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<1x3x2x64xf32>) -> tensor<1x3x128xf32>
    %121 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 1, 0>}> : (tensor<16x128xf32>) -> tensor<128x16xf32>
    %122 = "stablehlo.reshape"(%120) : (tensor<1x3x128xf32>) -> tensor<3x128xf32>
    %123 = "stablehlo.dot_general"(%122, %121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x128xf32>, tensor<128x16xf32>) -> tensor<3x16xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<3x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%124) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%1) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
