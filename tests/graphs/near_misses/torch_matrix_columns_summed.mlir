"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,2],si64>) -> (!torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[1,4,2],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.view"(%9, %15) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.aten.select.int"(%arg2, %34, %35) : (!torch.vtensor<[1,4,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.select.int"(%arg2, %37, %38) : (!torch.vtensor<[1,4,2],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %40 = "torch.vtensor.literal"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F6B4E733F3E399FBE3E399F3E6B4E733F98B87E3F7775CCBD7775CC3D98B87E3F3CDF7F3F5C8101BD5C81013D3CDF7F3FB9FC7F3F57D623BC57D6233CB9FC7F3FACFF7F3F213E4FBB213E4F3BACFF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFFFF7F3F60CBA5B960CBA539FFFF7F3F0D94583FBA7D08BFBA7D083F0D94583F83F67B3F3A2335BE3A23353E83F67B3F68987F3FAF3666BDAF36663D68987F3FA3F57F3F42AB91BC42AB913CA3F57F3FF7FE7F3F5C44B8BB5C44B83BF7FE7F3FE6FF7F3F2015E9BA2015E93AE6FF7F3FFDFF7F3F156A13BA156A133AFDFF7F3F0000803F53773AB953773A390000803F"> : tensor<2x2x16x2x2xf32>}> : () -> !torch.vtensor<[2,2,16,2,2],f32>
    %41 = "torch.prim.ListConstruct"(%36, %39) : (!torch.vtensor<[1,4],si64>, !torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %42 = "torch.aten.index.Tensor"(%40, %41) : (!torch.vtensor<[2,2,16,2,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,16,2,2],f32>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%42, %43, %44, %45, %46, %47) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.aten.to.dtype"(%42, %48, %49, %50, %51) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,16,2,2],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = -4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%52, %53, %54, %55, %56) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,16,2,2],f32>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%57, %58) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,2,2],f32>
    %60 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%16, %60) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %62 = "torch.aten.mul.Tensor"(%59, %61) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.vtensor<[1,4,2,16,1,2],f32>) -> !torch.vtensor<[1,4,2,16,2,2],f32>
    %73 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%73) : (!torch.int) -> !torch.list<int>
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.aten.sum.dim_IntList"(%62, %74, %75, %76) : (!torch.vtensor<[1,4,2,16,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,2],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.aten.flatten.using_ints"(%77, %78, %79) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %81 = "torch.aten.type_as"(%80, %9) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%81) : (!torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
