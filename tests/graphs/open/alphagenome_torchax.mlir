"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4xi32>) -> (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x4x2x32xf32>, %arg4: tensor<2x4x1x32xf32>, %arg5: tensor<2x4xi32>):
    %1 = "stablehlo.convert"(%arg5) : (tensor<2x4xi32>) -> tensor<2x4xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %3 = "stablehlo.convert"(%2) : (tensor<16xi32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.compare"(%3, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %7 = "stablehlo.convert"(%2) : (tensor<16xi32>) -> tensor<16xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.260839611> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %16 = "stablehlo.multiply"(%2, %15) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %17 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %19 = "stablehlo.subtract"(%18, %16) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %20 = "stablehlo.convert"(%19) : (tensor<16xi32>) -> tensor<16xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.260839611> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.constant"() <{value = dense<3.91259408> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %29 = "stablehlo.subtract"(%28, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %30 = "func.call"(%6, %13, %29) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %33 = "stablehlo.power"(%32, %30) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %38 = "stablehlo.add"(%34, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %41 = "stablehlo.divide"(%40, %38) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %45 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x1xf32>) -> tensor<1x1x16xf32>
    %49 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x4x16xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %56 = "stablehlo.cosine"(%55) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %57 = "stablehlo.sine"(%55) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %58 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x16xf32>
    %61 = "stablehlo.multiply"(%60, %58) : (tensor<2x4x2x16xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %62 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %65 = "stablehlo.concatenate"(%63, %64) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    %67 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %68 = "stablehlo.multiply"(%arg3, %67) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %69 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %70 = "stablehlo.multiply"(%66, %69) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x2x32xf32>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %74 = "stablehlo.add"(%68, %73) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %75 = "stablehlo.convert"(%arg5) : (tensor<2x4xi32>) -> tensor<2x4xf32>
    %76 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %77 = "stablehlo.convert"(%76) : (tensor<16xi32>) -> tensor<16xf32>
    %78 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %80 = "stablehlo.compare"(%77, %79) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %81 = "stablehlo.convert"(%76) : (tensor<16xi32>) -> tensor<16xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.260839611> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %84 = "stablehlo.multiply"(%81, %83) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %87 = "stablehlo.add"(%84, %86) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %90 = "stablehlo.multiply"(%76, %89) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %91 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %93 = "stablehlo.subtract"(%92, %90) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %94 = "stablehlo.convert"(%93) : (tensor<16xi32>) -> tensor<16xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.260839611> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %100 = "stablehlo.multiply"(%97, %99) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %101 = "stablehlo.constant"() <{value = dense<3.91259408> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %103 = "stablehlo.subtract"(%102, %100) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %104 = "func.call"(%80, %87, %103) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %107 = "stablehlo.power"(%106, %104) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %108 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %111 = "stablehlo.multiply"(%107, %110) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %112 = "stablehlo.add"(%108, %111) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %115 = "stablehlo.divide"(%114, %112) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %116 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %118 = "stablehlo.multiply"(%115, %117) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %119 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %120 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %122 = "stablehlo.transpose"(%121) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x1xf32>) -> tensor<1x1x16xf32>
    %123 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x16xf32>
    %124 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x4x16xf32>
    %125 = "stablehlo.multiply"(%123, %124) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %128 = "stablehlo.reshape"(%127) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x32xf32>
    %130 = "stablehlo.cosine"(%129) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %131 = "stablehlo.sine"(%129) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %132 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %133 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x16xf32>
    %135 = "stablehlo.multiply"(%134, %132) : (tensor<2x4x1x16xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %136 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16xf32>
    %137 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %138 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %139 = "stablehlo.concatenate"(%137, %138) <{dimension = 4 : i64}> : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %140 = "stablehlo.reshape"(%139) : (tensor<2x4x1x16x2xf32>) -> tensor<2x4x1x32xf32>
    %141 = "stablehlo.multiply"(%arg4, %130) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %142 = "stablehlo.multiply"(%140, %131) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1x32xf32>
    %145 = "stablehlo.multiply"(%142, %144) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %146 = "stablehlo.add"(%141, %145) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    "func.return"(%74, %146) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
