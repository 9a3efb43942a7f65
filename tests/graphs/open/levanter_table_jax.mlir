"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> (tensor<2x4x32xf32>, tensor<2x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x32xf32>, %arg1: tensor<2x4x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FFEFF7F3FFFFF7F3F0000803F0000803F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FFEFF7F3FFFFF7F3F0000803F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F40510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE5FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FAADE903D30332A3F68BC633F4FF2763F1A207D3FFD167F3F49B67F3FB0E87F3FA1F87F3FABFD7F3F43FF7F3FC4FF7F3FEDFF7F3FFAFF7F3FFEFF7F3FFFFF7F3FAADE903D30332A3F68BC633F4FF2763F1A207D3FFD167F3F49B67F3FB0E87F3FA1F87F3FABFD7F3F43FF7F3FC4FF7F3FEDFF7F3FFAFF7F3FFEFF7F3FFFFF7F3F"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFD4DE63C8185813CBBAC113CDDD6A33B8C44383B323ECF3A2615693A6F12033A166A933960CB25395377BA384477F53EEE118E3E1E3C213E21DBB53DF5B64C3DFD4DE63C8185813CBBAC113CDDD6A33B8C44383B323ECF3A2615693A6F12033A166A933960CB25395377BA38A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39D55B7F3F413A3F3F83DBE93E44F5863E5006193EE58BAC3DAE37423D347DDA3C33C0753C0A330A3C846E9B3BD0CF2E3BA19BC43A1F1F5D3A0FB1F8397ED98B39D55B7F3F413A3F3F83DBE93E44F5863E5006193EE58BAC3DAE37423D347DDA3C33C0753C0A330A3C846E9B3BD0CF2E3BA19BC43A1F1F5D3A0FB1F8397ED98B39"> : tensor<4x32xf32>}> : () -> tensor<4x32xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %5 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %7 = "stablehlo.concatenate"(%6, %4) <{dimension = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %10 = "stablehlo.add"(%3, %9) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %12 = "stablehlo.multiply"(%arg1, %11) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %13 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %14 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %16 = "stablehlo.concatenate"(%15, %13) <{dimension = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %19 = "stablehlo.add"(%12, %18) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%10, %19) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
