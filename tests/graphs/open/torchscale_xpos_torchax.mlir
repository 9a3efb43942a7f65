"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> (tensor<2x5x32xf32>, tensor<2x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x32xf32>, %arg1: tensor<2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<5xi32>) -> tensor<5xf32>
    %6 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %13 = "stablehlo.power"(%11, %12) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<16xi32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.divide"(%15, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %21 = "stablehlo.power"(%20, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %24 = "stablehlo.divide"(%23, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %31 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %35 = "stablehlo.sine"(%34) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %36 = "stablehlo.cosine"(%34) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %37 = "stablehlo.multiply"(%35, %13) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %43 = "stablehlo.multiply"(%36, %13) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %51 = "stablehlo.multiply"(%arg0, %50) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %52 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %53 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %54 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %56 = "stablehlo.multiply"(%55, %53) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %59 = "stablehlo.concatenate"(%57, %58) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %67 = "stablehlo.add"(%51, %66) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %69 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %71 = "stablehlo.add"(%70, %68) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %72 = "stablehlo.convert"(%71) : (tensor<5xi32>) -> tensor<5xf32>
    %73 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %75 = "stablehlo.divide"(%72, %74) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %80 = "stablehlo.power"(%78, %79) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %81 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %82 = "stablehlo.convert"(%81) : (tensor<16xi32>) -> tensor<16xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %85 = "stablehlo.divide"(%82, %84) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %86 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %88 = "stablehlo.power"(%87, %85) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %91 = "stablehlo.divide"(%90, %88) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %94 = "stablehlo.multiply"(%91, %93) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %95 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %98 = "stablehlo.transpose"(%97) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %99 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %100 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %101 = "stablehlo.multiply"(%99, %100) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %102 = "stablehlo.sine"(%101) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %103 = "stablehlo.cosine"(%101) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %106 = "stablehlo.divide"(%105, %80) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x16xf32>
    %109 = "stablehlo.multiply"(%106, %108) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %110 = "stablehlo.multiply"(%102, %109) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %112 = "stablehlo.reshape"(%111) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %116 = "stablehlo.multiply"(%103, %109) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %117 = "stablehlo.reshape"(%116) : (tensor<5x16xf32>) -> tensor<80x1xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<80x1xf32>) -> tensor<1x80x1x1xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x80x1x1xf32>) -> tensor<1x80x2x1xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<1x80x2x1xf32>) -> tensor<80x2xf32>
    %121 = "stablehlo.reshape"(%120) : (tensor<80x2xf32>) -> tensor<5x32xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %124 = "stablehlo.multiply"(%arg1, %123) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %125 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %126 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x5x32xf32>) -> tensor<2x5x16xf32>
    %127 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x16xf32>
    %129 = "stablehlo.multiply"(%128, %126) : (tensor<2x5x16xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %131 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x16xf32>) -> tensor<2x5x16x1xf32>
    %132 = "stablehlo.concatenate"(%130, %131) <{dimension = 3 : i64}> : (tensor<2x5x16x1xf32>, tensor<2x5x16x1xf32>) -> tensor<2x5x16x2xf32>
    %133 = "stablehlo.reshape"(%132) : (tensor<2x5x16x2xf32>) -> tensor<2x5x32xf32>
    %134 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x32xf32>) -> tensor<2x5x32xf32>
    %136 = "stablehlo.multiply"(%133, %135) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %137 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %139 = "stablehlo.multiply"(%136, %138) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %140 = "stablehlo.add"(%124, %139) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    "func.return"(%67, %140) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
