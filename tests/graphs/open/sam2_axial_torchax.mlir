"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>, %arg1: tensor<1x2x6x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA53940510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5390000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A40510A3FA46A573F6A4E733F3E399F3E98B87E3F7775CC3D3CDF7F3F5C81013DB9FC7F3F57D6233CACFF7F3F213E4F3BF8FF7F3F6E12833AFFFF7F3F60CBA5393311D5BEB7C7683FEC7B4E3F1B54173FA5E57A3FF96F4B3EF97C7F3FC970813DE5F27F3F3ED4A33CB0FE7F3FDD3DCF3BDEFF7F3F6912033BFDFF7F3F5FCB253A"> : tensor<6x16x2xf32>}> : () -> tensor<6x16x2xf32>
    %1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 16, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %3 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 6, 16, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %5 = "stablehlo.complex"(%2, %4) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %15 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %17 = "stablehlo.complex"(%14, %16) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %18 = "stablehlo.reshape"(%5) : (tensor<6x16xcomplex<f32>>) -> tensor<1x1x6x16xcomplex<f32>>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %20 = "stablehlo.multiply"(%11, %19) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %21 = "stablehlo.real"(%20) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %22 = "stablehlo.imag"(%20) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %28 = "stablehlo.multiply"(%17, %27) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %29 = "stablehlo.real"(%28) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %30 = "stablehlo.imag"(%28) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%26, %34) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
