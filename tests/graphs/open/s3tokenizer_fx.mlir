"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A3940510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A26707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A"> : tensor<5x32xcomplex<f32>>}> : () -> !torch.vtensor<[5,32],complex<f32>>
    %1 = "torch.aten.view_as_real"(%0) : (!torch.vtensor<[5,32],complex<f32>>) -> !torch.vtensor<[5,32,2],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.aten.select.int"(%1, %2, %3) : (!torch.vtensor<[5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.select.int"(%1, %5, %6) : (!torch.vtensor<[5,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%4, %8) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%9, %10) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%11, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.to.dtype"(%11, %17, %18, %19, %20) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,32],f32>
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%7, %22) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%23, %24) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%25, %26, %27, %28, %29, %30) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.aten.to.dtype"(%25, %31, %32, %33, %34) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,32],f32>
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.slice.Tensor"(%arg0, %36, %37, %38, %39) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%arg0, %41, %42, %43, %44) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %46 = "torch.aten.neg"(%45) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %47 = "torch.prim.ListConstruct"(%46, %40) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.cat"(%47, %48) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%arg1, %50, %51, %52, %53) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%arg1, %55, %56, %57, %58) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %60 = "torch.aten.neg"(%59) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %61 = "torch.prim.ListConstruct"(%60, %54) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %64 = "torch.aten.mul.Tensor"(%arg0, %21) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %65 = "torch.aten.mul.Tensor"(%49, %35) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.add.Tensor"(%64, %65, %66) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %68 = "torch.aten.mul.Tensor"(%arg1, %21) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %69 = "torch.aten.mul.Tensor"(%63, %35) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.add.Tensor"(%68, %69, %70) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%67, %71) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
