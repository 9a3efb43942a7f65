"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x3xi32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x3xi32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xi32>) -> tensor<1x4x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x4x1xi32>) -> tensor<1x4xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %14 = "stablehlo.power"(%13, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %17 = "stablehlo.divide"(%16, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %24 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 2, 0>}> : (tensor<4x1x1xf32>) -> tensor<1x1x4xf32>
    %25 = "stablehlo.convert"(%21) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %30 = "stablehlo.sine"(%28) : (tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %31 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x4xf32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %34 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x4xf32>) -> tensor<1x4x4x1xf32>
    %38 = "stablehlo.concatenate"(%34, %35, %36, %37) <{dimension = 3 : i64}> : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x4xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x2x2xf32>
    %40 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xi32>) -> tensor<1x4x1xi32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x4x1xi32>) -> tensor<1x4xi32>
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %43 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %48 = "stablehlo.add"(%47, %45) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %51 = "stablehlo.divide"(%48, %50) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %54 = "stablehlo.power"(%53, %51) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %57 = "stablehlo.divide"(%56, %54) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %61 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %64 = "stablehlo.transpose"(%63) <{permutation = array<i64: 1, 2, 0>}> : (tensor<6x1x1xf32>) -> tensor<1x1x6xf32>
    %65 = "stablehlo.convert"(%61) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x6xf32>
    %67 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xf32>) -> tensor<1x4x6xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %69 = "stablehlo.cosine"(%68) : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %70 = "stablehlo.sine"(%68) : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %71 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x6xf32>
    %73 = "stablehlo.multiply"(%72, %70) : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %74 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %78 = "stablehlo.concatenate"(%74, %75, %76, %77) <{dimension = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x4xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x4x6x4xf32>) -> tensor<1x4x6x2x2xf32>
    %80 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x3xi32>) -> tensor<1x4x1xi32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x4x1xi32>) -> tensor<1x4xi32>
    %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %83 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %85 = "stablehlo.multiply"(%84, %82) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %88 = "stablehlo.add"(%87, %85) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %91 = "stablehlo.divide"(%88, %90) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %94 = "stablehlo.power"(%93, %91) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %97 = "stablehlo.divide"(%96, %94) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %100 = "stablehlo.multiply"(%97, %99) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %101 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %104 = "stablehlo.transpose"(%103) <{permutation = array<i64: 1, 2, 0>}> : (tensor<6x1x1xf32>) -> tensor<1x1x6xf32>
    %105 = "stablehlo.convert"(%101) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x6xf32>
    %107 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xf32>) -> tensor<1x4x6xf32>
    %108 = "stablehlo.multiply"(%106, %107) : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %109 = "stablehlo.cosine"(%108) : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %110 = "stablehlo.sine"(%108) : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %111 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x6xf32>
    %113 = "stablehlo.multiply"(%112, %110) : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %114 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %115 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %116 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %117 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x6xf32>) -> tensor<1x4x6x1xf32>
    %118 = "stablehlo.concatenate"(%114, %115, %116, %117) <{dimension = 3 : i64}> : (tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>, tensor<1x4x6x1xf32>) -> tensor<1x4x6x4xf32>
    %119 = "stablehlo.reshape"(%118) : (tensor<1x4x6x4xf32>) -> tensor<1x4x6x2x2xf32>
    %120 = "stablehlo.concatenate"(%39, %79, %119) <{dimension = 2 : i64}> : (tensor<1x4x4x2x2xf32>, tensor<1x4x6x2x2xf32>, tensor<1x4x6x2x2xf32>) -> tensor<1x4x16x2x2xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<1x4x16x2x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %122 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x1x2xf32>
    %123 = "stablehlo.reshape"(%arg1) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x1x2xf32>
    %124 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 4, 1, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x1x16x2x1xf32>
    %125 = "stablehlo.reshape"(%124) : (tensor<1x4x1x16x2x1xf32>) -> tensor<1x4x1x16x2xf32>
    %126 = "stablehlo.slice"(%122) <{limit_indices = array<i64: 1, 4, 2, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x1x1xf32>
    %127 = "stablehlo.reshape"(%126) : (tensor<1x4x2x16x1x1xf32>) -> tensor<1x4x2x16x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %129 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %131 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 4, 1, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x1x16x2x1xf32>
    %132 = "stablehlo.reshape"(%131) : (tensor<1x4x1x16x2x1xf32>) -> tensor<1x4x1x16x2xf32>
    %133 = "stablehlo.slice"(%122) <{limit_indices = array<i64: 1, 4, 2, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x1x1xf32>
    %134 = "stablehlo.reshape"(%133) : (tensor<1x4x2x16x1x1xf32>) -> tensor<1x4x2x16x1xf32>
    %135 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %136 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %138 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16x2xf32>
    %140 = "stablehlo.multiply"(%137, %139) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %141 = "stablehlo.add"(%130, %140) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %142 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 4, 1, 16, 2, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x1x16x2x1xf32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1x4x1x16x2x1xf32>) -> tensor<1x4x1x16x2xf32>
    %144 = "stablehlo.slice"(%123) <{limit_indices = array<i64: 1, 4, 2, 16, 1, 1>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x1x1xf32>
    %145 = "stablehlo.reshape"(%144) : (tensor<1x4x2x16x1x1xf32>) -> tensor<1x4x2x16x1xf32>
    %146 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %147 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %148 = "stablehlo.multiply"(%146, %147) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %149 = "stablehlo.slice"(%121) <{limit_indices = array<i64: 1, 4, 1, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x1x16x2x1xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1x4x1x16x2x1xf32>) -> tensor<1x4x1x16x2xf32>
    %151 = "stablehlo.slice"(%123) <{limit_indices = array<i64: 1, 4, 2, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x1x1xf32>
    %152 = "stablehlo.reshape"(%151) : (tensor<1x4x2x16x1x1xf32>) -> tensor<1x4x2x16x1xf32>
    %153 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %154 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %155 = "stablehlo.multiply"(%153, %154) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %156 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16x2xf32>
    %158 = "stablehlo.multiply"(%155, %157) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %159 = "stablehlo.add"(%148, %158) : (tensor<1x4x2x16x2xf32>, tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x2xf32>
    %160 = "stablehlo.reshape"(%141) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %161 = "stablehlo.reshape"(%159) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%160, %161) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
