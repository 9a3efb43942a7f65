"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x5x32xf32>, tensor<96x32xf32>, tensor<32x32xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA53941510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> tensor<4x64xf32>
    %1 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<96x32xf32>) -> tensor<32x96xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %3 = "stablehlo.dot_general"(%2, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x32xf32>, tensor<32x96xf32>) -> tensor<5x96xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<5x96xf32>) -> tensor<1x5x96xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5x96xf32>) -> tensor<1x5x3x1x32xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 2, 0, 3, 1, 4>}> : (tensor<1x5x3x1x32xf32>) -> tensor<3x1x1x5x32xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x1x1x5x32xf32>) -> tensor<1x1x1x5x32xf32>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 2, 1, 1, 5, 32>, start_indices = array<i64: 1, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x1x1x5x32xf32>) -> tensor<1x1x1x5x32xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 3, 1, 1, 5, 32>, start_indices = array<i64: 2, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x1x1x5x32xf32>) -> tensor<1x1x1x5x32xf32>
    %10 = "stablehlo.reshape"(%7) : (tensor<1x1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %11 = "stablehlo.reshape"(%8) : (tensor<1x1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %12 = "stablehlo.reshape"(%9) : (tensor<1x1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %13 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x1x32xf32>
    %14 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x4x32xf32>
    %15 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x64xf32>) -> tensor<4x32xf32>
    %16 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<4x64xf32>) -> tensor<4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %19 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %20 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %23 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 4 : i64}> : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %33 = "stablehlo.add"(%18, %32) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "stablehlo.concatenate"(%13, %33) <{dimension = 2 : i64}> : (tensor<1x1x1x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x5x32xf32>
    %35 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x1x32xf32>
    %36 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x4x32xf32>
    %37 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x64xf32>) -> tensor<4x32xf32>
    %38 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 4, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<4x64xf32>) -> tensor<4x32xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %41 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %42 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %45 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16x1xf32>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 4 : i64}> : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<4x32xf32>) -> tensor<1x1x4x32xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %55 = "stablehlo.add"(%40, %54) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %56 = "stablehlo.concatenate"(%35, %55) <{dimension = 2 : i64}> : (tensor<1x1x1x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x5x32xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.176776692> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5x32xf32>
    %59 = "stablehlo.multiply"(%34, %58) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %60 = "stablehlo.transpose"(%56) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x5x32xf32>) -> tensor<1x1x32x5xf32>
    %61 = "stablehlo.reshape"(%59) : (tensor<1x1x5x32xf32>) -> tensor<1x5x32xf32>
    %62 = "stablehlo.reshape"(%60) : (tensor<1x1x32x5xf32>) -> tensor<1x32x5xf32>
    %63 = "stablehlo.reshape"(%61) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %64 = "stablehlo.reshape"(%62) : (tensor<1x32x5xf32>) -> tensor<32x5xf32>
    %65 = "stablehlo.dot_general"(%63, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x32xf32>, tensor<32x5xf32>) -> tensor<5x5xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %105 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%105) : (tensor<f32>) -> ()
    }) : (tensor<1x1x5x5xf32>, tensor<f32>) -> tensor<1x1x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5xf32>
    %72 = "stablehlo.maximum"(%71, %69) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x1x5x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x1xf32>) -> tensor<1x1x5x5xf32>
    %75 = "stablehlo.subtract"(%67, %74) : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %76 = "stablehlo.exponential"(%75) : (tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %104 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<1x1x5x5xf32>, tensor<f32>) -> tensor<1x1x5xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x1x5x1xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x1xf32>) -> tensor<1x1x5x5xf32>
    %81 = "stablehlo.divide"(%76, %80) : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x1x5x5xf32>) -> tensor<1x5x5xf32>
    %83 = "stablehlo.reshape"(%12) : (tensor<1x1x5x32xf32>) -> tensor<1x5x32xf32>
    %84 = "stablehlo.reshape"(%82) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %85 = "stablehlo.reshape"(%83) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %86 = "stablehlo.dot_general"(%84, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %89 = "stablehlo.transpose"(%88) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x5x1x32xf32>) -> tensor<1x5x32xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x5x32xf32>) -> tensor<5x32xf32>
    %92 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %95 = "stablehlo.multiply"(%arg3, %94) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %96 = "stablehlo.dot_general"(%91, %92) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x32xf32>, tensor<32x32xf32>) -> tensor<5x32xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x32xf32>
    %99 = "stablehlo.multiply"(%98, %96) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %100 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<5x32xf32>
    %102 = "stablehlo.add"(%101, %99) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%103) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
