"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4x2xi32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4x2xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F"> : tensor<2x2x16x2x2xf32>}> : () -> tensor<2x2x16x2x2xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x16x2xf32>
    %3 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xi32>) -> tensor<1x4x1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x4x1xi32>) -> tensor<1x4xi32>
    %5 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x2xi32>) -> tensor<1x4x1xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x4x1xi32>) -> tensor<1x4xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %9 = "stablehlo.compare"(%4, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %10 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %12 = "stablehlo.add"(%4, %11) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %13 = "stablehlo.select"(%9, %12, %4) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %16 = "stablehlo.compare"(%6, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %17 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %19 = "stablehlo.add"(%6, %18) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %20 = "stablehlo.select"(%16, %19, %6) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %21 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 2 : i64}> : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x2xi32>
    %24 = "stablehlo.gather"(%0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 16, 2, 2>}> : (tensor<2x2x16x2x2xf32>, tensor<1x4x2xi32>) -> tensor<1x4x16x2x2xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<1x4x16x2x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1x2xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x2x16x2x2xf32>, tensor<1x4x2x16x2x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %30 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3, 4, 5>}> : (tensor<1x4x16x2x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %31 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x16x1x2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x4x1x16x1x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<1x4x1x16x2x2xf32>, tensor<1x4x1x16x2x2xf32>) -> tensor<1x4x1x16x2x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%29, %34) <{dimensions = array<i64: 5>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %41 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2x16x2x2xf32>, tensor<f32>) -> tensor<1x4x2x16x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%33, %37) <{dimensions = array<i64: 5>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %40 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<1x4x1x16x2x2xf32>, tensor<f32>) -> tensor<1x4x1x16x2xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x4x1x16x2xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%36, %39) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
