"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<1x5x2x32xf32>):
    %44 = "stablehlo.reshape"(%arg13) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %45 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %47 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %49 = "stablehlo.convert"(%48) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %50 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %53 = "stablehlo.convert"(%46) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %54 = "stablehlo.add"(%53, %52) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %55 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %56 = "stablehlo.reshape"(%55) : (tensor<4xi32>) -> tensor<4x1xi32>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x1xi32>) -> tensor<1x1xi32>
    %58 = "stablehlo.concatenate"(%56, %57) <{dimension = 0 : i64}> : (tensor<4x1xi32>, tensor<1x1xi32>) -> tensor<5x1xi32>
    %59 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %63 = "stablehlo.concatenate"(%60, %62) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %64 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.scatter"(%58, %63, %64) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg14: tensor<i32>, %arg15: tensor<i32>):
      "stablehlo.return"(%arg15) : (tensor<i32>) -> ()
    }) : (tensor<5x1xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5x1xi32>
    %66 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %67 = "func.call"(%65, %66) <{callee = @remainder}> : (tensor<5x1xi32>, tensor<i32>) -> tensor<5x1xi32>
    %68 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %69 = "func.call"(%65, %68) <{callee = @floor_divide}> : (tensor<5x1xi32>, tensor<i32>) -> tensor<5x1xi32>
    %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %71 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %73 = "stablehlo.multiply"(%72, %70) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %76 = "stablehlo.add"(%75, %73) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %77 = "stablehlo.convert"(%76) : (tensor<8xi32>) -> tensor<8xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %80 = "stablehlo.divide"(%77, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %83 = "stablehlo.power"(%82, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %84 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %86 = "stablehlo.divide"(%85, %83) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %89 = "stablehlo.add"(%67, %88) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %91 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %92 = "stablehlo.convert"(%90) : (tensor<5x1x1xi32>) -> tensor<5x1x1xf32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xf32>) -> tensor<5x1x8xf32>
    %94 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<5x1x8xf32>
    %95 = "stablehlo.multiply"(%93, %94) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %98 = "stablehlo.add"(%69, %97) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %100 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %101 = "stablehlo.convert"(%99) : (tensor<5x1x1xi32>) -> tensor<5x1x1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xf32>) -> tensor<5x1x8xf32>
    %103 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<5x1x8xf32>
    %104 = "stablehlo.multiply"(%102, %103) : (tensor<5x1x8xf32>, tensor<5x1x8xf32>) -> tensor<5x1x8xf32>
    %105 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x1x8x2xf32>
    %106 = "stablehlo.reshape"(%105) : (tensor<5x1x8x2xf32>) -> tensor<5x1x16xf32>
    %107 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x8xf32>) -> tensor<5x1x8x2xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<5x1x8x2xf32>) -> tensor<5x1x16xf32>
    %109 = "stablehlo.concatenate"(%106, %108) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %110 = "stablehlo.slice"(%109) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %111 = "stablehlo.reshape"(%65) : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %112 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1x1xi32>
    %114 = "stablehlo.compare"(%111, %113) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116 = "func.call"(%114, %115, %110) <{callee = @_where_1}> : (tensor<5x1x1xi1>, tensor<i32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %117 = "stablehlo.convert"(%116) : (tensor<5x1x16xf32>) -> tensor<5x1x16xcomplex<f32>>
    %118 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x1x16xcomplex<f32>>
    %120 = "stablehlo.multiply"(%119, %117) : (tensor<5x1x16xcomplex<f32>>, tensor<5x1x16xcomplex<f32>>) -> tensor<5x1x16xcomplex<f32>>
    %121 = "stablehlo.exponential"(%120) : (tensor<5x1x16xcomplex<f32>>) -> tensor<5x1x16xcomplex<f32>>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %124 = "stablehlo.multiply"(%54, %123) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %125 = "stablehlo.real"(%124) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %126 = "stablehlo.imag"(%124) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %127 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %129 = "stablehlo.concatenate"(%127, %128) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%130) : (tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x1xi32>, tensor<i32>) -> tensor<5x1xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<5x1xi32>, %arg12: tensor<i32>):
    %23 = "stablehlo.convert"(%arg12) : (tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.compare"(%23, %24) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %27 = "func.call"(%25, %26, %23) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %29 = "stablehlo.remainder"(%arg11, %28) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %32 = "stablehlo.compare"(%29, %31) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %35 = "stablehlo.compare"(%29, %34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.compare"(%27, %36) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<5x1xi1>
    %39 = "stablehlo.compare"(%35, %38) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
    %40 = "stablehlo.and"(%39, %32) : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
    %41 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %42 = "stablehlo.add"(%29, %41) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %43 = "stablehlo.select"(%40, %42, %29) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    "func.return"(%43) : (tensor<5x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<i1>, %arg9: tensor<i32>, %arg10: tensor<i32>):
    %22 = "stablehlo.select"(%arg8, %arg9, %arg10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%22) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x1xi32>, tensor<i32>) -> tensor<5x1xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x1xi32>, %arg7: tensor<i32>):
    %5 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %7 = "stablehlo.divide"(%arg6, %6) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %8 = "stablehlo.sign"(%arg6) : (tensor<5x1xi32>) -> tensor<5x1xi32>
    %9 = "stablehlo.sign"(%5) : (tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %11 = "stablehlo.compare"(%8, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %12 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %13 = "stablehlo.remainder"(%arg6, %12) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %16 = "stablehlo.compare"(%13, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %17 = "stablehlo.and"(%11, %16) : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x1xi32>
    %20 = "stablehlo.subtract"(%7, %19) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %21 = "func.call"(%17, %20, %7) <{callee = @_where_0}> : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    "func.return"(%21) : (tensor<5x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5x1xi1>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x1xi32>):
    %4 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    "func.return"(%4) : (tensor<5x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x1x1xi1>, tensor<i32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x1x1xi1>, %arg1: tensor<i32>, %arg2: tensor<5x1x16xf32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xi1>) -> tensor<5x1x16xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %3 = "stablehlo.select"(%1, %2, %arg2) : (tensor<5x1x16xi1>, tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    "func.return"(%3) : (tensor<5x1x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
