"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x64xf32>, tensor<1x4xi32>) -> tensor<1x4x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<1x4x2x64xf32>, %arg6: tensor<1x4xi32>):
    %22 = "stablehlo.constant"() <{value = dense<[-1, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %23 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x63xf32>
    %24 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x1xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 3 : i64}> : (tensor<1x4x2x63xf32>, tensor<1x4x2x1xf32>) -> tensor<1x4x2x64xf32>
    %26 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 63>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x1xf32>
    %27 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 63>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x63xf32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 3 : i64}> : (tensor<1x4x2x1xf32>, tensor<1x4x2x63xf32>) -> tensor<1x4x2x64xf32>
    %29 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %30 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %31 = "func.call"(%29, %30) <{callee = @remainder}> : (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xi32>) -> tensor<1x1x1x64xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x1x1x64xi32>) -> tensor<1x1x1x1x1x1x1x64xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x1x1x64xi32>) -> tensor<1x1x4x1x2x1x1x64xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x1x4x1x2x1x1x64xi32>) -> tensor<1x4x2x64xi32>
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4x2x64xi32>
    %38 = "stablehlo.compare"(%35, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4x2x64xi32>, tensor<1x4x2x64xi32>) -> tensor<1x4x2x64xi1>
    %39 = "stablehlo.select"(%38, %25, %28) : (tensor<1x4x2x64xi1>, tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %40 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1xi32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %45 = "stablehlo.convert"(%44) : (tensor<32xi32>) -> tensor<32xf32>
    %46 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %48 = "stablehlo.divide"(%45, %47) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x2xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<32x2xf32>) -> tensor<64xf32>
    %51 = "stablehlo.constant"() <{value = dense<5.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %53 = "stablehlo.power"(%52, %50) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %56 = "stablehlo.multiply"(%55, %53) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %59 = "stablehlo.divide"(%58, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %60 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %62 = "stablehlo.divide"(%61, %59) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %63 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %65 = "stablehlo.compare"(%62, %64) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %66 = "stablehlo.convert"(%65) : (tensor<64xi1>) -> tensor<64xi32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %69 = "stablehlo.compare"(%66, %68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %70 = "stablehlo.select"(%69, %62, %62) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %71 = "stablehlo.select"(%69, %59, %59) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %72 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %74 = "stablehlo.compare"(%70, %73) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %75 = "stablehlo.convert"(%74) : (tensor<64xi1>) -> tensor<64xi32>
    %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %78 = "stablehlo.compare"(%75, %77) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %79 = "stablehlo.select"(%78, %70, %70) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %80 = "stablehlo.select"(%78, %71, %71) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %81 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %83 = "stablehlo.divide"(%82, %79) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %84 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %86 = "stablehlo.subtract"(%83, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %87 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %89 = "stablehlo.divide"(%86, %88) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %92 = "stablehlo.subtract"(%91, %89) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %93 = "stablehlo.multiply"(%92, %80) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %94 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %96 = "stablehlo.divide"(%93, %95) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %97 = "stablehlo.multiply"(%89, %80) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %101 = "stablehlo.compare"(%75, %100) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %102 = "stablehlo.select"(%101, %70, %70) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %103 = "stablehlo.select"(%101, %71, %71) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %104 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %106 = "stablehlo.divide"(%103, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %107 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %109 = "stablehlo.compare"(%75, %108) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %110 = "stablehlo.select"(%109, %98, %106) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %111 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %113 = "stablehlo.compare"(%66, %112) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %114 = "stablehlo.select"(%113, %62, %62) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %115 = "stablehlo.select"(%113, %59, %59) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %116 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %118 = "stablehlo.compare"(%66, %117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %119 = "stablehlo.select"(%118, %110, %115) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %122 = "stablehlo.divide"(%121, %119) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %124 = "stablehlo.convert"(%40) : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x64xf32>
    %126 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<1x4x1x64xf32>
    %127 = "stablehlo.divide"(%125, %126) : (tensor<1x4x1x64xf32>, tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %128 = "stablehlo.sine"(%127) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %129 = "stablehlo.cosine"(%127) : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32>
    %130 = "stablehlo.reshape"(%22) : (tensor<2xi32>) -> tensor<1x2xi32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<32x2xi32>
    %132 = "stablehlo.reshape"(%131) : (tensor<32x2xi32>) -> tensor<64xi32>
    %133 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %134 = "stablehlo.multiply"(%arg5, %133) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %135 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x64xf32>) -> tensor<1x4x2x64xf32>
    %136 = "stablehlo.multiply"(%39, %135) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %137 = "stablehlo.convert"(%132) : (tensor<64xi32>) -> tensor<64xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<1x4x2x64xf32>
    %140 = "stablehlo.multiply"(%136, %139) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %141 = "stablehlo.add"(%134, %140) : (tensor<1x4x2x64xf32>, tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%141) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64xi32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %20 = "stablehlo.add"(%7, %19) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %21 = "stablehlo.select"(%18, %20, %7) : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    "func.return"(%21) : (tensor<64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
