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
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%7, %17) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%20, %21, %22, %23, %24, %25) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.slice.Tensor"(%arg0, %26, %27, %28, %29) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%arg0, %31, %32, %33, %34) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %36 = "torch.aten.neg"(%35) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %37 = "torch.prim.ListConstruct"(%36, %30) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.cat"(%37, %38) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg1, %40, %41, %42, %43) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%arg1, %45, %46, %47, %48) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %50 = "torch.aten.neg"(%49) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %51 = "torch.prim.ListConstruct"(%50, %44) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.cat"(%51, %52) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %54 = "torch.aten.mul.Tensor"(%arg0, %11) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %55 = "torch.aten.mul.Tensor"(%39, %20) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%54, %55, %56) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %58 = "torch.aten.mul.Tensor"(%arg1, %11) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %59 = "torch.aten.mul.Tensor"(%53, %20) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.aten.add.Tensor"(%58, %59, %60) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%57, %61) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
