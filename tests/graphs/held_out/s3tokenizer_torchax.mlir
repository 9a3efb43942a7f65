"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A3940510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A26707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A"> : tensor<5x32xcomplex<f32>>}> : () -> tensor<5x32xcomplex<f32>>
    %1 = "stablehlo.real"(%0) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %2 = "stablehlo.imag"(%0) : (tensor<5x32xcomplex<f32>>) -> tensor<5x32xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x32xf32>) -> tensor<5x32x1xf32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<5x32x1xf32>, tensor<5x32x1xf32>) -> tensor<5x32x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 32, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x32x2xf32>) -> tensor<5x32x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<5x32x1xf32>) -> tensor<5x32xf32>
    %8 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5, 32, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<5x32x2xf32>) -> tensor<5x32x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x32x1xf32>) -> tensor<5x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %16 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %19 = "stablehlo.concatenate"(%18, %14) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %20 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %21 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16xf32>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x16xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %25 = "stablehlo.concatenate"(%24, %20) <{dimension = 3 : i64}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %27 = "stablehlo.multiply"(%arg0, %26) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %29 = "stablehlo.multiply"(%19, %28) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %33 = "stablehlo.add"(%27, %32) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %35 = "stablehlo.multiply"(%arg1, %34) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %37 = "stablehlo.multiply"(%25, %36) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %41 = "stablehlo.add"(%35, %40) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%33, %41) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
