"builtin.module"() <{sym_name = "jit_attend"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x5x2x16xbf16>, tensor<1x5x2x16xbf16>, tensor<1x5x2x16xbf16>) -> tensor<1x5x2x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x16xbf16>, %arg1: tensor<1x5x2x16xbf16>, %arg2: tensor<1x5x2x16xbf16>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %22 = "stablehlo.sine"(%21) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %23 = "stablehlo.cosine"(%21) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %24 = "stablehlo.concatenate"(%23, %23) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %25 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %27 = "stablehlo.reshape"(%25) : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %28 = "stablehlo.convert"(%arg0) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x16xf32>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<2x1x5x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %33 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x8xbf16>
    %34 = "stablehlo.negate"(%33) : (tensor<1x5x2x8xbf16>) -> tensor<1x5x2x8xbf16>
    %35 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x8xbf16>
    %36 = "stablehlo.transpose"(%34) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x8xbf16>) -> tensor<2x1x5x8xbf16>
    %37 = "stablehlo.transpose"(%35) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x8xbf16>) -> tensor<2x1x5x8xbf16>
    %38 = "stablehlo.concatenate"(%36, %37) <{dimension = 3 : i64}> : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x16xbf16>
    %39 = "stablehlo.convert"(%38) : (tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %43 = "stablehlo.add"(%32, %42) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<2x1x5x16xf32>) -> tensor<1x5x2x16xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %47 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %52 = "stablehlo.add"(%51, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %58 = "stablehlo.power"(%57, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %61 = "stablehlo.divide"(%60, %58) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %67 = "stablehlo.sine"(%66) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %68 = "stablehlo.cosine"(%66) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %69 = "stablehlo.concatenate"(%68, %68) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %70 = "stablehlo.concatenate"(%67, %67) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %71 = "stablehlo.reshape"(%69) : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %72 = "stablehlo.reshape"(%70) : (tensor<5x16xf32>) -> tensor<1x5x16xf32>
    %73 = "stablehlo.convert"(%arg1) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x16xf32>
    %74 = "stablehlo.transpose"(%73) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<2x1x5x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %78 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x8xbf16>
    %79 = "stablehlo.negate"(%78) : (tensor<1x5x2x8xbf16>) -> tensor<1x5x2x8xbf16>
    %80 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x8xbf16>
    %81 = "stablehlo.transpose"(%79) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x8xbf16>) -> tensor<2x1x5x8xbf16>
    %82 = "stablehlo.transpose"(%80) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<1x5x2x8xbf16>) -> tensor<2x1x5x8xbf16>
    %83 = "stablehlo.concatenate"(%81, %82) <{dimension = 3 : i64}> : (tensor<2x1x5x8xbf16>, tensor<2x1x5x8xbf16>) -> tensor<2x1x5x16xbf16>
    %84 = "stablehlo.convert"(%83) : (tensor<2x1x5x16xbf16>) -> tensor<2x1x5x16xf32>
    %85 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %87 = "stablehlo.multiply"(%84, %86) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %88 = "stablehlo.add"(%77, %87) : (tensor<2x1x5x16xf32>, tensor<2x1x5x16xf32>) -> tensor<2x1x5x16xf32>
    %89 = "stablehlo.transpose"(%88) <{permutation = array<i64: 1, 2, 0, 3>}> : (tensor<2x1x5x16xf32>) -> tensor<1x5x2x16xf32>
    %90 = "stablehlo.convert"(%arg2) : (tensor<1x5x2x16xbf16>) -> tensor<1x5x2x16xf32>
    %91 = "stablehlo.reshape"(%44) : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x1x16xf32>
    %92 = "stablehlo.dot_general"(%91, %89) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5x2x1x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x2x5x1x5xf32>
    %93 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1x5xf32>
    %95 = "stablehlo.multiply"(%92, %94) : (tensor<1x2x5x1x5xf32>, tensor<1x2x5x1x5xf32>) -> tensor<1x2x5x1x5xf32>
    %96 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %117 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<1x2x5x1x5xf32>, tensor<f32>) -> tensor<1x2x5x1xf32>
    %98 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x1xf32>
    %100 = "stablehlo.maximum"(%99, %97) : (tensor<1x2x5x1xf32>, tensor<1x2x5x1xf32>) -> tensor<1x2x5x1xf32>
    %101 = "stablehlo.transpose"(%100) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x2x5x1xf32>) -> tensor<1x1x2x5xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x5xf32>) -> tensor<1x1x2x5x1xf32>
    %103 = "stablehlo.transpose"(%95) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<1x2x5x1x5xf32>) -> tensor<1x1x2x5x5xf32>
    %104 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x2x5x1xf32>) -> tensor<1x1x2x5x5xf32>
    %105 = "stablehlo.subtract"(%103, %104) : (tensor<1x1x2x5x5xf32>, tensor<1x1x2x5x5xf32>) -> tensor<1x1x2x5x5xf32>
    %106 = "stablehlo.exponential"(%105) : (tensor<1x1x2x5x5xf32>) -> tensor<1x1x2x5x5xf32>
    %107 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.reduce"(%106, %107) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %116 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<1x1x2x5x5xf32>, tensor<f32>) -> tensor<1x1x2x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x5xf32>) -> tensor<1x1x2x5x1xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x2x5x1xf32>) -> tensor<1x1x2x5x5xf32>
    %111 = "stablehlo.divide"(%106, %110) : (tensor<1x1x2x5x5xf32>, tensor<1x1x2x5x5xf32>) -> tensor<1x1x2x5x5xf32>
    %112 = "stablehlo.dot_general"(%90, %111) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5x2x16xf32>, tensor<1x1x2x5x5xf32>) -> tensor<1x2x16x1x5xf32>
    %113 = "stablehlo.transpose"(%112) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<1x2x16x1x5xf32>) -> tensor<1x1x5x2x16xf32>
    %114 = "stablehlo.transpose"(%113) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x1x5x2x16xf32>) -> tensor<1x5x2x1x16xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1x5x2x1x16xf32>) -> tensor<1x5x2x16xf32>
    "func.return"(%115) : (tensor<1x5x2x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
