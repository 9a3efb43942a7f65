"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x32xf32>, tensor<1x4xi32>, tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x4x32xf32>, %arg4: tensor<1x4xi32>, %arg5: tensor<64x32xf32>, %arg6: tensor<32x32xf32>):
    %2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %3 = "stablehlo.constant"() <{value = dense<-2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<4x4xi32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xi32>) -> tensor<4x4xi32>
    %16 = "stablehlo.subtract"(%14, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %19 = "stablehlo.compare"(%16, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "func.call"(%19, %6, %20) <{callee = @_where}> : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x8xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x4x8xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %30 = "stablehlo.concatenate"(%29, %29) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %31 = "stablehlo.cosine"(%30) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x16xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %35 = "stablehlo.sine"(%30) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x16xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %39 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 1, 0>}> : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %40 = "stablehlo.reshape"(%arg3) : (tensor<1x4x32xf32>) -> tensor<4x32xf32>
    %41 = "stablehlo.dot_general"(%40, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xf32>, tensor<32x64xf32>) -> tensor<4x64xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<4x64xf32>) -> tensor<1x4x64xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1x4x64xf32>) -> tensor<1x4x4x16xf32>
    %44 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x4x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %47 = "stablehlo.compare"(%3, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %48 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %50 = "stablehlo.add"(%3, %49) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %51 = "stablehlo.select"(%47, %50, %3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %53 = "stablehlo.gather"(%43, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1, 16>}> : (tensor<1x4x4x16xf32>, tensor<1x1xi32>) -> tensor<1x4x1x16xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %56 = "stablehlo.compare"(%4, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %57 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.add"(%4, %58) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %60 = "stablehlo.select"(%56, %59, %4) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %62 = "stablehlo.gather"(%43, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1, 16>}> : (tensor<1x4x4x16xf32>, tensor<1x1xi32>) -> tensor<1x4x1x16xf32>
    %63 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x2x4x16xf32>
    %64 = "stablehlo.transpose"(%53) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x1x4x16xf32>
    %65 = "stablehlo.transpose"(%62) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x1x4x16xf32>
    %66 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %67 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %69 = "stablehlo.multiply"(%63, %68) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %70 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x8xf32>
    %71 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x8xf32>
    %72 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x8xf32>
    %74 = "stablehlo.multiply"(%73, %71) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %75 = "stablehlo.concatenate"(%74, %70) <{dimension = 3 : i64}> : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %81 = "stablehlo.add"(%69, %80) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %82 = "stablehlo.multiply"(%64, %66) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %83 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x8xf32>
    %84 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x8xf32>
    %85 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x8xf32>
    %87 = "stablehlo.multiply"(%86, %84) : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %88 = "stablehlo.concatenate"(%87, %83) <{dimension = 3 : i64}> : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %89 = "stablehlo.multiply"(%88, %67) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %93 = "stablehlo.add"(%82, %92) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %94 = "stablehlo.transpose"(%93) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x16x4xf32>
    %95 = "stablehlo.reshape"(%81) : (tensor<1x2x4x16xf32>) -> tensor<2x4x16xf32>
    %96 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x16x4xf32>) -> tensor<1x2x16x4xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<1x2x16x4xf32>) -> tensor<2x16x4xf32>
    %98 = "stablehlo.dot_general"(%95, %97) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x16xf32>, tensor<2x16x4xf32>) -> tensor<2x4x4xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %100 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x4xf32>
    %102 = "stablehlo.divide"(%99, %101) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %104 = "stablehlo.reshape"(%103) : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x4xf32>
    %107 = "stablehlo.multiply"(%23, %106) : (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32>
    %109 = "stablehlo.add"(%104, %108) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %110 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %136 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %112 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4xf32>
    %114 = "stablehlo.maximum"(%113, %111) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %117 = "stablehlo.subtract"(%109, %116) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %118 = "stablehlo.exponential"(%117) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %135 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%135) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %123 = "stablehlo.divide"(%118, %122) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %125 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<1x2x4x16xf32>) -> tensor<2x4x16xf32>
    %127 = "stablehlo.dot_general"(%124, %126) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %128 = "stablehlo.reshape"(%127) : (tensor<2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %129 = "stablehlo.transpose"(%128) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x4x16xf32>) -> tensor<1x4x2x16xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<1x4x2x16xf32>) -> tensor<1x4x32xf32>
    %131 = "stablehlo.transpose"(%arg6) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %132 = "stablehlo.reshape"(%130) : (tensor<1x4x32xf32>) -> tensor<4x32xf32>
    %133 = "stablehlo.dot_general"(%132, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xf32>, tensor<32x32xf32>) -> tensor<4x32xf32>
    %134 = "stablehlo.reshape"(%133) : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%134) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
