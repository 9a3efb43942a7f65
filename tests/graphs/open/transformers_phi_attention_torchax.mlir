"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<1x3x32xf32>, tensor<1x3xi32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x3x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x3x32xf32>, %arg4: tensor<1x3xi32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<32xf32>):
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
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
    %24 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x3x8xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 2 : i64}> : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x16xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %33 = "stablehlo.sine"(%28) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x16xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x3x16xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %37 = "stablehlo.reshape"(%arg3) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %38 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %41 = "stablehlo.multiply"(%arg6, %40) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %42 = "stablehlo.dot_general"(%37, %38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x32xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %48 = "stablehlo.add"(%47, %45) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %51 = "stablehlo.transpose"(%50) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %52 = "stablehlo.reshape"(%arg3) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %53 = "stablehlo.transpose"(%arg7) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %56 = "stablehlo.multiply"(%arg8, %55) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %57 = "stablehlo.dot_general"(%52, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x32xf32>
    %60 = "stablehlo.multiply"(%59, %57) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %63 = "stablehlo.add"(%62, %60) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %66 = "stablehlo.transpose"(%65) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %67 = "stablehlo.reshape"(%arg3) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %68 = "stablehlo.transpose"(%arg9) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %71 = "stablehlo.multiply"(%arg10, %70) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %72 = "stablehlo.dot_general"(%67, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x32xf32>
    %75 = "stablehlo.multiply"(%74, %72) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %76 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %78 = "stablehlo.add"(%77, %75) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %81 = "stablehlo.transpose"(%80) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x3x1x32xf32>) -> tensor<1x1x3x32xf32>
    %82 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %83 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %84 = "stablehlo.slice"(%66) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %85 = "stablehlo.slice"(%66) <{limit_indices = array<i64: 1, 1, 3, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x3x16xf32>
    %86 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %87 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %88 = "stablehlo.multiply"(%82, %86) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %89 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 1, 1, 3, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %90 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %91 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x8xf32>
    %93 = "stablehlo.multiply"(%92, %90) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %94 = "stablehlo.concatenate"(%93, %89) <{dimension = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %95 = "stablehlo.multiply"(%94, %87) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x16xf32>
    %98 = "stablehlo.multiply"(%95, %97) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %99 = "stablehlo.add"(%88, %98) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %100 = "stablehlo.multiply"(%84, %86) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %101 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 1, 3, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %102 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 1, 1, 3, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x3x16xf32>) -> tensor<1x1x3x8xf32>
    %103 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x8xf32>
    %105 = "stablehlo.multiply"(%104, %102) : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x8xf32>
    %106 = "stablehlo.concatenate"(%105, %101) <{dimension = 3 : i64}> : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) -> tensor<1x1x3x16xf32>
    %107 = "stablehlo.multiply"(%106, %87) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x16xf32>
    %110 = "stablehlo.multiply"(%107, %109) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %111 = "stablehlo.add"(%100, %110) : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x16xf32>
    %112 = "stablehlo.concatenate"(%99, %83) <{dimension = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %113 = "stablehlo.concatenate"(%111, %85) <{dimension = 3 : i64}> : (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x1x3x32xf32>
    %114 = "stablehlo.transpose"(%113) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x3x32xf32>) -> tensor<1x1x32x3xf32>
    %115 = "stablehlo.reshape"(%112) : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %116 = "stablehlo.reshape"(%114) : (tensor<1x1x32x3xf32>) -> tensor<1x32x3xf32>
    %117 = "stablehlo.reshape"(%115) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %118 = "stablehlo.reshape"(%116) : (tensor<1x32x3xf32>) -> tensor<32x3xf32>
    %119 = "stablehlo.dot_general"(%117, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x3xf32>) -> tensor<3x3xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %121 = "stablehlo.reshape"(%120) : (tensor<1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %124 = "stablehlo.multiply"(%121, %123) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x3xf32>
    %127 = "stablehlo.multiply"(%21, %126) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %128 = "stablehlo.add"(%124, %127) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %166 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%166) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %131 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3xf32>
    %133 = "stablehlo.maximum"(%132, %130) : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
    %136 = "stablehlo.subtract"(%128, %135) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %137 = "stablehlo.exponential"(%136) : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %165 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%165) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x3x3xf32>
    %142 = "stablehlo.divide"(%137, %141) : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1x1x3x3xf32>) -> tensor<1x3x3xf32>
    %144 = "stablehlo.reshape"(%81) : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %145 = "stablehlo.reshape"(%143) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %146 = "stablehlo.reshape"(%144) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %147 = "stablehlo.dot_general"(%145, %146) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<1x3x32xf32>) -> tensor<1x1x3x32xf32>
    %150 = "stablehlo.transpose"(%149) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x1x3x32xf32>) -> tensor<1x3x1x32xf32>
    %151 = "stablehlo.reshape"(%150) : (tensor<1x3x1x32xf32>) -> tensor<1x3x32xf32>
    %152 = "stablehlo.reshape"(%151) : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
    %153 = "stablehlo.transpose"(%arg11) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %156 = "stablehlo.multiply"(%arg12, %155) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %157 = "stablehlo.dot_general"(%152, %153) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x32xf32>
    %160 = "stablehlo.multiply"(%159, %157) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %161 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %163 = "stablehlo.add"(%162, %160) : (tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<3x32xf32>
    %164 = "stablehlo.reshape"(%163) : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%164) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%1) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
