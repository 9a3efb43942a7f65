"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x3x64xf32>, tensor<16x1x192xf32>) -> tensor<1x3x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x3x64xf32>, %arg1: tensor<16x1x192xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<16x1x192xf32>) -> tensor<1x16x1x1x1x192xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x16x1x1x1x192xf32>) -> tensor<4x16x1x1x1x192xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x16x1x1x1x192xf32>) -> tensor<64x1x192xf32>
    %3 = "stablehlo.dot_general"(%arg0, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x64xf32>, tensor<64x1x192xf32>) -> tensor<1x3x1x192xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x192xf32>) -> tensor<1x3x1x64xf32>
    %5 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 3, 1, 128>, start_indices = array<i64: 0, 0, 0, 64>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x192xf32>) -> tensor<1x3x1x64xf32>
    %6 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 1, 3, 1, 192>, start_indices = array<i64: 0, 0, 0, 128>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x192xf32>) -> tensor<1x3x1x64xf32>
    %7 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x64xf32>) -> tensor<1x3x1x16xf32>
    %8 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x64xf32>) -> tensor<1x3x1x48xf32>
    %9 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x64xf32>) -> tensor<1x3x1x16xf32>
    %10 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x64xf32>) -> tensor<1x3x1x48xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.add"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %20 = "stablehlo.divide"(%17, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<8xf32>) -> tensor<8xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %24 = "stablehlo.power"(%23, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %27 = "stablehlo.divide"(%24, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %33 = "stablehlo.dot_general"(%32, %27) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x1x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x1x8xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 2 : i64}> : (tensor<1x3x1x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x3x2x8xf32>) -> tensor<1x3x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x3x1x16xf32>
    %39 = "stablehlo.cosine"(%38) : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %40 = "stablehlo.sine"(%38) : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %41 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x8xf32>
    %42 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x8xf32>
    %43 = "stablehlo.negate"(%42) : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x1x8xf32>
    %45 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x1x8xf32>
    %46 = "stablehlo.concatenate"(%44, %45) <{dimension = 3 : i64}> : (tensor<1x3x1x1x8xf32>, tensor<1x3x1x1x8xf32>) -> tensor<1x3x1x2x8xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x3x1x2x8xf32>) -> tensor<1x3x1x16xf32>
    %48 = "stablehlo.multiply"(%7, %39) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %49 = "stablehlo.multiply"(%47, %40) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %52 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %57 = "stablehlo.add"(%56, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %60 = "stablehlo.divide"(%57, %59) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = "stablehlo.negate"(%60) : (tensor<8xf32>) -> tensor<8xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %64 = "stablehlo.power"(%63, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %67 = "stablehlo.divide"(%64, %66) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %71 = "stablehlo.add"(%68, %70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %73 = "stablehlo.dot_general"(%72, %67) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x1x8xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x8xf32>) -> tensor<1x3x1x8xf32>
    %76 = "stablehlo.concatenate"(%74, %75) <{dimension = 2 : i64}> : (tensor<1x3x1x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x3x2x8xf32>) -> tensor<1x3x16xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x3x16xf32>) -> tensor<1x3x1x16xf32>
    %79 = "stablehlo.cosine"(%78) : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %80 = "stablehlo.sine"(%78) : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %81 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x8xf32>
    %82 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x3x1x16xf32>) -> tensor<1x3x1x8xf32>
    %83 = "stablehlo.negate"(%82) : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x1x8xf32>
    %85 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x3x1x8xf32>) -> tensor<1x3x1x1x8xf32>
    %86 = "stablehlo.concatenate"(%84, %85) <{dimension = 3 : i64}> : (tensor<1x3x1x1x8xf32>, tensor<1x3x1x1x8xf32>) -> tensor<1x3x1x2x8xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x3x1x2x8xf32>) -> tensor<1x3x1x16xf32>
    %88 = "stablehlo.multiply"(%9, %79) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %89 = "stablehlo.multiply"(%87, %80) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<1x3x1x16xf32>, tensor<1x3x1x16xf32>) -> tensor<1x3x1x16xf32>
    %91 = "stablehlo.concatenate"(%50, %8) <{dimension = 3 : i64}> : (tensor<1x3x1x16xf32>, tensor<1x3x1x48xf32>) -> tensor<1x3x1x64xf32>
    %92 = "stablehlo.concatenate"(%90, %10) <{dimension = 3 : i64}> : (tensor<1x3x1x16xf32>, tensor<1x3x1x48xf32>) -> tensor<1x3x1x64xf32>
    %93 = "stablehlo.reshape"(%91) : (tensor<1x3x1x64xf32>) -> tensor<1x3x1x1x64xf32>
    %94 = "stablehlo.dot_general"(%93, %92) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x1x1x64xf32>, tensor<1x3x1x64xf32>) -> tensor<1x1x3x1x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1x3xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<1x1x3x1x3xf32>, tensor<1x1x3x1x3xf32>) -> tensor<1x1x3x1x3xf32>
    %98 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %120 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<1x1x3x1x3xf32>, tensor<f32>) -> tensor<1x1x3x1xf32>
    %100 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x3x1xf32>
    %102 = "stablehlo.maximum"(%101, %99) : (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %103 = "stablehlo.transpose"(%102) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x1x3x1xf32>) -> tensor<1x1x1x3xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3x1xf32>
    %105 = "stablehlo.transpose"(%97) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<1x1x3x1x3xf32>) -> tensor<1x1x1x3x3xf32>
    %106 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x1xf32>) -> tensor<1x1x1x3x3xf32>
    %107 = "stablehlo.subtract"(%105, %106) : (tensor<1x1x1x3x3xf32>, tensor<1x1x1x3x3xf32>) -> tensor<1x1x1x3x3xf32>
    %108 = "stablehlo.exponential"(%107) : (tensor<1x1x1x3x3xf32>) -> tensor<1x1x1x3x3xf32>
    %109 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.reduce"(%108, %109) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %119 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x3x3xf32>, tensor<f32>) -> tensor<1x1x1x3xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x3x1xf32>) -> tensor<1x1x1x3x3xf32>
    %113 = "stablehlo.divide"(%108, %112) : (tensor<1x1x1x3x3xf32>, tensor<1x1x1x3x3xf32>) -> tensor<1x1x1x3x3xf32>
    %114 = "stablehlo.dot_general"(%6, %113) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x1x64xf32>, tensor<1x1x1x3x3xf32>) -> tensor<1x1x64x1x3xf32>
    %115 = "stablehlo.transpose"(%114) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<1x1x64x1x3xf32>) -> tensor<1x1x3x1x64xf32>
    %116 = "stablehlo.transpose"(%115) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x1x3x1x64xf32>) -> tensor<1x3x1x1x64xf32>
    %117 = "stablehlo.reshape"(%116) : (tensor<1x3x1x1x64xf32>) -> tensor<1x3x1x64xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<1x3x1x64xf32>) -> tensor<1x3x64xf32>
    "func.return"(%118) : (tensor<1x3x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
