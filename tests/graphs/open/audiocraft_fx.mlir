"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33A"> : tensor<8x16xcomplex<f32>>}> : () -> !torch.vtensor<[8,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[8,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,16],complex<f32>>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.view"(%5, %10) : (!torch.vtensor<[3,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,3,1,16],complex<f32>>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,3,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.to.dtype"(%arg0, %17, %18, %19, %20) : (!torch.vtensor<[1,3,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,2,32],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%22, %23, %24, %25, %26) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.reshape"(%21, %27) : (!torch.vtensor<[1,3,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,16,2],f32>
    %29 = "torch.aten.view_as_complex"(%28) : (!torch.vtensor<[1,3,2,16,2],f32>) -> !torch.vtensor<[1,3,2,16],complex<f32>>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%11, %30) : (!torch.vtensor<[1,3,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,3,1,16],complex<f32>>
    %32 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %33 = "torch.aten.mul.Scalar"(%31, %32) : (!torch.vtensor<[1,3,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,3,1,16],complex<f32>>
    %34 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.add.Scalar"(%33, %34, %35) : (!torch.vtensor<[1,3,1,16],complex<f32>>, !torch.float, !torch.int) -> !torch.vtensor<[1,3,1,16],complex<f32>>
    %37 = "torch.aten.mul.Tensor"(%29, %36) : (!torch.vtensor<[1,3,2,16],complex<f32>>, !torch.vtensor<[1,3,1,16],complex<f32>>) -> !torch.vtensor<[1,3,2,16],complex<f32>>
    %38 = "torch.aten.view_as_real"(%37) : (!torch.vtensor<[1,3,2,16],complex<f32>>) -> !torch.vtensor<[1,3,2,16,2],f32>
    %39 = "torch.operator"(%38, %21) <{name = "torch.aten.view_as"}> : (!torch.vtensor<[1,3,2,16,2],f32>, !torch.vtensor<[1,3,2,32],f32>) -> !torch.vtensor<[1,3,2,32],f32>
    %40 = "torch.aten.type_as"(%39, %21) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,3,2,32],f32>) -> !torch.vtensor<[1,3,2,32],f32>
    %41 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33A"> : tensor<8x16xcomplex<f32>>}> : () -> !torch.vtensor<[8,16],complex<f32>>
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%41, %42, %43, %44, %45) : (!torch.vtensor<[8,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],complex<f32>>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%47, %48, %49, %50) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%46, %51) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %53, %54, %55, %56, %57) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %58 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %59 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.aten.to.dtype"(%arg1, %58, %59, %60, %61) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%63, %64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.reshape"(%62, %68) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %70 = "torch.aten.view_as_complex"(%69) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %71 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %72 = "torch.aten.mul.Scalar"(%52, %71) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %73 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %74 = "torch.aten.mul.Scalar"(%72, %73) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %75 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.add.Scalar"(%74, %75, %76) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %78 = "torch.aten.mul.Tensor"(%70, %77) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %79 = "torch.aten.view_as_real"(%78) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %80 = "torch.operator"(%79, %62) <{name = "torch.aten.view_as"}> : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %81 = "torch.aten.type_as"(%80, %62) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%40, %81) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
