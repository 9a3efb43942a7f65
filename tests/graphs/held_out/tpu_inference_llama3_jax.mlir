"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>, tensor<4xi32>) -> (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4x2x32xbf16>, %arg4: tensor<4x1x32xbf16>, %arg5: tensor<4xi32>):
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.constant"() <{value = dense<5.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.divide"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %21 = "stablehlo.divide"(%20, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %24 = "stablehlo.subtract"(%21, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %27 = "stablehlo.divide"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %28 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %30 = "stablehlo.compare"(%18, %29) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%30, %15, %31) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %33 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %35 = "stablehlo.compare"(%18, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %36 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %38 = "stablehlo.divide"(%15, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "func.call"(%35, %38, %39) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %41 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %43 = "stablehlo.compare"(%18, %42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %44 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %46 = "stablehlo.compare"(%18, %45) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %47 = "stablehlo.and"(%43, %46) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %50 = "stablehlo.subtract"(%49, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %51 = "stablehlo.multiply"(%50, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %52 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %54 = "stablehlo.divide"(%51, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %55 = "stablehlo.multiply"(%27, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "func.call"(%47, %56, %57) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %59 = "stablehlo.add"(%32, %40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %60 = "stablehlo.add"(%59, %58) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %61 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %62 = "stablehlo.convert"(%61) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %68 = "stablehlo.sine"(%67) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %69 = "stablehlo.cosine"(%67) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %70 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xbf16>) -> tensor<4x2x16xbf16>
    %71 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xbf16>) -> tensor<4x2x16xbf16>
    %72 = "stablehlo.convert"(%70) : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %73 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %75 = "stablehlo.convert"(%71) : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %78 = "stablehlo.subtract"(%74, %77) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %79 = "stablehlo.convert"(%71) : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %80 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %82 = "stablehlo.convert"(%70) : (tensor<4x2x16xbf16>) -> tensor<4x2x16xf32>
    %83 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %85 = "stablehlo.add"(%81, %84) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %86 = "stablehlo.concatenate"(%78, %85) <{dimension = 2 : i64}> : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %87 = "stablehlo.convert"(%86) : (tensor<4x2x32xf32>) -> tensor<4x2x32xbf16>
    %88 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %89 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %91 = "stablehlo.multiply"(%90, %88) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %92 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %94 = "stablehlo.divide"(%91, %93) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %95 = "stablehlo.constant"() <{value = dense<5.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %97 = "stablehlo.power"(%96, %94) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %100 = "stablehlo.divide"(%99, %97) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %101 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %103 = "stablehlo.divide"(%102, %100) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %104 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %106 = "stablehlo.divide"(%105, %103) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %109 = "stablehlo.subtract"(%106, %108) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %110 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %112 = "stablehlo.divide"(%109, %111) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %113 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %115 = "stablehlo.compare"(%103, %114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %116 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %117 = "func.call"(%115, %100, %116) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %118 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %120 = "stablehlo.compare"(%103, %119) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %121 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %123 = "stablehlo.divide"(%100, %122) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %125 = "func.call"(%120, %123, %124) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %126 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %128 = "stablehlo.compare"(%103, %127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %129 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %131 = "stablehlo.compare"(%103, %130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %132 = "stablehlo.and"(%128, %131) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %133 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %135 = "stablehlo.subtract"(%134, %112) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %136 = "stablehlo.multiply"(%135, %100) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %137 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %139 = "stablehlo.divide"(%136, %138) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %140 = "stablehlo.multiply"(%112, %100) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "func.call"(%132, %141, %142) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>
    %144 = "stablehlo.add"(%117, %125) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %145 = "stablehlo.add"(%144, %143) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %146 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %147 = "stablehlo.convert"(%146) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %148 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %149 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %150 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %153 = "stablehlo.sine"(%152) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %154 = "stablehlo.cosine"(%152) : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %155 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 4, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xbf16>) -> tensor<4x1x16xbf16>
    %156 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 4, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xbf16>) -> tensor<4x1x16xbf16>
    %157 = "stablehlo.convert"(%155) : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %158 = "stablehlo.multiply"(%157, %154) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %159 = "stablehlo.convert"(%156) : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %160 = "stablehlo.multiply"(%159, %153) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %161 = "stablehlo.subtract"(%158, %160) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %162 = "stablehlo.convert"(%156) : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %163 = "stablehlo.multiply"(%162, %154) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %164 = "stablehlo.convert"(%155) : (tensor<4x1x16xbf16>) -> tensor<4x1x16xf32>
    %165 = "stablehlo.multiply"(%164, %153) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %166 = "stablehlo.add"(%163, %165) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %167 = "stablehlo.concatenate"(%161, %166) <{dimension = 2 : i64}> : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    %168 = "stablehlo.convert"(%167) : (tensor<4x1x32xf32>) -> tensor<4x1x32xbf16>
    "func.return"(%87, %168) : (tensor<4x2x32xbf16>, tensor<4x1x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16xi1>, tensor<16xf32>, tensor<i32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%2) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
