"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x3x2x64xf32>, %arg4: tensor<2x3x1x64xf32>, %arg5: tensor<2x3xi32>):
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %10 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %15 = "stablehlo.power"(%14, %12) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %18 = "stablehlo.divide"(%17, %15) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %22 = "stablehlo.subtract"(%19, %21) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %25 = "stablehlo.divide"(%22, %24) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %28 = "func.call"(%25, %26, %27) <{callee = @clip}> : (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %31 = "stablehlo.subtract"(%30, %28) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %32 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %34 = "stablehlo.divide"(%18, %33) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %37 = "stablehlo.subtract"(%36, %31) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %38 = "stablehlo.multiply"(%34, %37) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %39 = "stablehlo.multiply"(%18, %31) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<512xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x32xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<512x32xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x32xf32>
    %47 = "stablehlo.convert"(%46) : (tensor<512x32xf32>) -> tensor<512x32xcomplex<f32>>
    %48 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<512x32xcomplex<f32>>
    %50 = "stablehlo.multiply"(%49, %47) : (tensor<512x32xcomplex<f32>>, tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %51 = "stablehlo.exponential"(%50) : (tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %54 = "stablehlo.compare"(%arg5, %53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %55 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %57 = "stablehlo.add"(%arg5, %56) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %58 = "stablehlo.select"(%54, %57, %arg5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %60 = "stablehlo.gather"(%51, %59) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<512x32xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x3x32xcomplex<f32>>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %62 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %63 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xcomplex<f32>>
    %65 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %67 = "stablehlo.multiply"(%66, %64) : (tensor<2x3x2x32xcomplex<f32>>, tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %68 = "stablehlo.convert"(%62) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xcomplex<f32>>
    %69 = "stablehlo.add"(%68, %67) : (tensor<2x3x2x32xcomplex<f32>>, tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %70 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %71 = "stablehlo.multiply"(%69, %70) : (tensor<2x3x2x32xcomplex<f32>>, tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xcomplex<f32>>
    %72 = "stablehlo.real"(%71) : (tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xf32>
    %73 = "stablehlo.imag"(%71) : (tensor<2x3x2x32xcomplex<f32>>) -> tensor<2x3x2x32xf32>
    %74 = "stablehlo.concatenate"(%72, %73) <{dimension = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %76 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %78 = "stablehlo.multiply"(%77, %75) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %79 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %81 = "stablehlo.divide"(%78, %80) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %82 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %84 = "stablehlo.power"(%83, %81) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %85 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %87 = "stablehlo.divide"(%86, %84) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %88 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %91 = "stablehlo.subtract"(%88, %90) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %94 = "stablehlo.divide"(%91, %93) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %97 = "func.call"(%94, %95, %96) <{callee = @clip}> : (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %100 = "stablehlo.subtract"(%99, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %101 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %103 = "stablehlo.divide"(%87, %102) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %106 = "stablehlo.subtract"(%105, %100) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %107 = "stablehlo.multiply"(%103, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %108 = "stablehlo.multiply"(%87, %100) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %110 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<512xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0>}> : (tensor<512xf32>) -> tensor<512x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %113 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<512x1xf32>) -> tensor<512x32xf32>
    %114 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<512x32xf32>
    %115 = "stablehlo.multiply"(%113, %114) : (tensor<512x32xf32>, tensor<512x32xf32>) -> tensor<512x32xf32>
    %116 = "stablehlo.convert"(%115) : (tensor<512x32xf32>) -> tensor<512x32xcomplex<f32>>
    %117 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<512x32xcomplex<f32>>
    %119 = "stablehlo.multiply"(%118, %116) : (tensor<512x32xcomplex<f32>>, tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %120 = "stablehlo.exponential"(%119) : (tensor<512x32xcomplex<f32>>) -> tensor<512x32xcomplex<f32>>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %123 = "stablehlo.compare"(%arg5, %122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %124 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3xi32>
    %126 = "stablehlo.add"(%arg5, %125) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %127 = "stablehlo.select"(%123, %126, %arg5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %129 = "stablehlo.gather"(%120, %128) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<512x32xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x3x32xcomplex<f32>>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %131 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %132 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %133 = "stablehlo.convert"(%132) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xcomplex<f32>>
    %134 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %136 = "stablehlo.multiply"(%135, %133) : (tensor<2x3x1x32xcomplex<f32>>, tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %137 = "stablehlo.convert"(%131) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xcomplex<f32>>
    %138 = "stablehlo.add"(%137, %136) : (tensor<2x3x1x32xcomplex<f32>>, tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %139 = "stablehlo.multiply"(%138, %130) : (tensor<2x3x1x32xcomplex<f32>>, tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xcomplex<f32>>
    %140 = "stablehlo.real"(%139) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %141 = "stablehlo.imag"(%139) : (tensor<2x3x1x32xcomplex<f32>>) -> tensor<2x3x1x32xf32>
    %142 = "stablehlo.concatenate"(%140, %141) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%74, %142) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xf32>, tensor<i32>, tensor<i32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%5) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
