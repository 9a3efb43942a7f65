"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x3x2x64xf32>, %arg6: tensor<2x3x1x64xf32>, %arg7: tensor<2x3xi32>):
    %8 = "stablehlo.constant"() <{value = dense<[-1.000000e+00, 1.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %9 = "stablehlo.constant"() <{value = dense<[-1.000000e+00, 1.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %19 = "stablehlo.power"(%18, %16) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %22 = "stablehlo.divide"(%21, %19) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %26 = "stablehlo.subtract"(%23, %25) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %29 = "stablehlo.divide"(%26, %28) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%29, %30, %31) <{callee = @clip}> : (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %35 = "stablehlo.subtract"(%34, %32) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %36 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %38 = "stablehlo.divide"(%22, %37) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %41 = "stablehlo.subtract"(%40, %35) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %42 = "stablehlo.multiply"(%38, %41) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %43 = "stablehlo.multiply"(%22, %35) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<512xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<512x32xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x32xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<512x32xf32>) -> tensor<512x32xcomplex<f32>>
    %52 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<512x32xcomplex<f32>>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<512x32xcomplex<f32>>, tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %55 = "stablehlo.exponential"(%54) : (tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %58 = "stablehlo.compare"(%arg7, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %59 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %61 = "stablehlo.add"(%arg7, %60) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %62 = "stablehlo.select"(%58, %61, %arg7) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %64 = "stablehlo.gather"(%55, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<512x32xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x3x32xcomplex<f32>>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %66 = "stablehlo.reshape"(%arg5) : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32x2xf32>
    %67 = "stablehlo.real"(%65) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32x1xf32>
    %69 = "stablehlo.imag"(%65) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32x1xf32>
    %71 = "func.call"(%66) <{callee = @_flip}> : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x1x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %73 = "stablehlo.multiply"(%66, %72) : (tensor<2x3x2x32x2xf32>, tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    %74 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x1x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %75 = "stablehlo.multiply"(%71, %74) : (tensor<2x3x2x32x2xf32>, tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    %76 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 4>}> : (tensor<2xf32>) -> tensor<1x1x1x1x2xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xf32>) -> tensor<2x3x2x32x2xf32>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<2x3x2x32x2xf32>, tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    %79 = "stablehlo.add"(%73, %78) : (tensor<2x3x2x32x2xf32>, tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x64xf32>
    %81 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %82 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %84 = "stablehlo.multiply"(%83, %81) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %85 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %87 = "stablehlo.divide"(%84, %86) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %90 = "stablehlo.power"(%89, %87) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %93 = "stablehlo.divide"(%92, %90) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %97 = "stablehlo.subtract"(%94, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %100 = "stablehlo.divide"(%97, %99) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %103 = "func.call"(%100, %101, %102) <{callee = @clip}> : (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %106 = "stablehlo.subtract"(%105, %103) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %107 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %109 = "stablehlo.divide"(%93, %108) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %113 = "stablehlo.multiply"(%109, %112) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %114 = "stablehlo.multiply"(%93, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %116 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<512xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %118 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %119 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x32xf32>
    %120 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<512x32xf32>
    %121 = "stablehlo.multiply"(%119, %120) : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x32xf32>
    %122 = "stablehlo.convert"(%121) : (tensor<512x32xf32>) -> tensor<512x32xcomplex<f32>>
    %123 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<512x32xcomplex<f32>>
    %125 = "stablehlo.multiply"(%124, %122) : (tensor<512x32xcomplex<f32>>, tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %126 = "stablehlo.exponential"(%125) : (tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %129 = "stablehlo.compare"(%arg7, %128) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %130 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %132 = "stablehlo.add"(%arg7, %131) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %133 = "stablehlo.select"(%129, %132, %arg7) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %135 = "stablehlo.gather"(%126, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<512x32xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x3x32xcomplex<f32>>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %137 = "stablehlo.reshape"(%arg6) : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32x2xf32>
    %138 = "stablehlo.real"(%136) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32x1xf32>
    %140 = "stablehlo.imag"(%136) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32x1xf32>
    %142 = "func.call"(%137) <{callee = @_flip_0}> : (tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    %143 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x1x32x1xf32>) -> tensor<2x3x1x32x2xf32>
    %144 = "stablehlo.multiply"(%137, %143) : (tensor<2x3x1x32x2xf32>, tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    %145 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x3x1x32x1xf32>) -> tensor<2x3x1x32x2xf32>
    %146 = "stablehlo.multiply"(%142, %145) : (tensor<2x3x1x32x2xf32>, tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    %147 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 4>}> : (tensor<2xf32>) -> tensor<1x1x1x1x2xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xf32>) -> tensor<2x3x1x32x2xf32>
    %149 = "stablehlo.multiply"(%146, %148) : (tensor<2x3x1x32x2xf32>, tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    %150 = "stablehlo.add"(%144, %149) : (tensor<2x3x1x32x2xf32>, tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    %151 = "stablehlo.reshape"(%150) : (tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%80, %151) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<32xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %2 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %4 = "stablehlo.maximum"(%3, %arg2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %7 = "stablehlo.minimum"(%6, %4) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%7) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x3x2x32x2xf32>):
    %1 = "stablehlo.reverse"(%arg1) <{dimensions = array<i64: 4>}> : (tensor<2x3x2x32x2xf32>) -> tensor<2x3x2x32x2xf32>
    "func.return"(%1) : (tensor<2x3x2x32x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>, res_attrs = [{}], sym_name = "_flip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3x1x32x2xf32>):
    %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 4>}> : (tensor<2x3x1x32x2xf32>) -> tensor<2x3x1x32x2xf32>
    "func.return"(%0) : (tensor<2x3x1x32x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
