"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>, %arg1: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33A"> : tensor<8x16xcomplex<f32>>}> : () -> !torch.vtensor<[8,16],complex<f32>>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[8,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],complex<f32>>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.view"(%5, %10) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000D85F7F3F0000000062727F3F0000000093827F3F00000000F2907F3F00000000DD9D7F3F000000009AA97F3F0000000059B47F3F0000000044BE7F3F0000000078C77F3F000000000FD07F3F000000001BD87F3F00000000ADDF7F3F00000000D3E67F3F0000000099ED7F3F0000000008F47F3F0000000028FA7F3F0000000013C07E3F0000000012E57E3F0000000063057F3F0000000014227F3F00000000E03B7F3F0000000050537F3F00000000C9687F3F00000000997C7F3F00000000FD8E7F3F0000000026A07F3F000000003CB07F3F000000005EBF7F3F00000000A9CD7F3F0000000033DB7F3F0000000010E87F3F000000004FF47F3F00000000B3207E3F0000000011587E3F0000000071887E3F0000000066B37E3F0000000009DA7E3F0000000024FD7E3F000000004F1D7F3F00000000FF3A7F3F000000008E567F3F0000000047707F3F0000000063887F3F00000000149F7F3F0000000082B47F3F00000000CFC87F3F0000000019DC7F3F0000000077EE7F3F00000000B7817D3F000000005DCB7D3F00000000BC0B7E3F00000000E9447E3F0000000057787E3F0000000015A77E3F00000000EBD17E3F0000000075F97E3F000000002C1E7F3F0000000070407F3F0000000090607F3F00000000CD7E7F3F000000005D9B7F3F000000006CB67F3F0000000022D07F3F000000009FE87F3F000000001EE37C3F00000000F83E7D3F00000000448F7D3F000000009BD67D3F00000000CB167E3F0000000023517E3F000000009E867E3F00000000FDB77E3F00000000D6E57E3F00000000A2107F3F00000000C4387F3F000000008B5E7F3F000000003A827F3F000000000AA47F3F000000002CC47F3F00000000C7E27F3F00000000E8447C3F00000000E0B27C3F0000000009137D3F000000007D687D3F0000000064B57D3F000000004EFB7D3F00000000673B7E3F0000000095767E3F000000008DAD7E3F00000000DEE07E3F00000000FD107F3F000000004C3E7F3F000000001A697F3F00000000AA917F3F0000000036B87F3F00000000EFDC7F3F00000000"> : tensor<7x16xcomplex<f32>>}> : () -> !torch.vtensor<[7,16],complex<f32>>
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.slice.Tensor"(%12, %13, %14, %15, %16) : (!torch.vtensor<[7,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],complex<f32>>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%17, %22) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %24, %25, %26, %27, %28) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%29, %30, %31, %32, %33) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%arg0, %34) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %36 = "torch.aten.view_as_complex"(%35) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %37 = "torch.aten.mul.Tensor"(%11, %23) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %38 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %39 = "torch.aten.mul.Scalar"(%37, %38) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %40 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.add.Scalar"(%39, %40, %41) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %43 = "torch.aten.mul.Tensor"(%36, %42) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %44 = "torch.aten.view_as_real"(%43) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%45, %46, %47, %48) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%44, %49) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %51 = "torch.aten.type_as"(%50, %arg0) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %52 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F0E94583FBA7D083F6A4E733F3E399F3E83F67B3F3A23353E98B87E3F7775CC3D68987F3FAF36663D3CDF7F3F5C81013DA3F57F3F42AB913CB9FC7F3F57D6233CF7FE7F3F5C44B83BACFF7F3F213E4F3BE5FF7F3F2015E93AF8FF7F3F6E12833AFDFF7F3F156A133AFFFF7F3F60CBA5390000803F53773A393311D5BEB7C7683FB2E8DC3E0AF2663FEC7B4E3F1B54173FA5FA6F3FF647B23EA5E57A3FF96F4B3EF3617E3F87D9E53DF97C7F3FC970813D8ED67F3F5CA5113DE5F27F3F3ED4A33CDBFB7F3F9D43383CB0FE7F3FDD3DCF3B96FF7F3F0815693BDEFF7F3F6912033BF5FF7F3F146A933AFDFF7F3F5FCB253AFFFF7F3F5377BA3926707DBFC381103EAB7FEDBDD7457E3F582F153FC209503F296D5C3F6C2F023FEF90743F6D4E973E9E5D7C3FD8EE2B3E4FD97E3FC1FFC13DC3A27F3F4E695A3D83E27F3F1FB9F53CADF67F3FC7318A3C0DFD7F3F116E1B3C11FF7F3FA8CFAE3BB5FF7F3F939B443BE8FF7F3F1A1FDD3AF8FF7F3F0EB1783AFEFF7F3F7ED90B3A305527BFCFBD41BF9EAF20BFEC49473FB12E9A3EDE1D743FEDEB413FBC1F273FA7CA6B3FD761C73E098D793FC665643E69F47D3F892E013E475A7F3FC88D913D94CB7F3FDBCB233D6CEF7F3FA240B83CC2FA7F3FCE3C4F3C58FE7F3FA714E93B7AFF7F3F5812833BD6FF7F3F0E6A133BF3FF7F3F5DCBA53AFCFF7F3F52773A3A2C3C913E107C75BF403272BFD8DAA53EE97229BC7FFC7F3FF14C213FABCA463F40A9603F4477F53E7CF2753FED118E3E81CE7C3F1F3C213E1EFD7E3F21DBB53D19AE7F3FF4B64C3D19E67F3FFE4DE63CCFF77F3F8185813C69FD7F3FBBAC113C2EFF7F3FDED6A33BBEFF7F3F8C44383BEBFF7F3F323ECF3AF9FF7F3F2615693AB8CD753F8C0F8FBE531D79BF76E56BBE6D3FA4BE4E78723F352FF73E8830603F3249533F698C103FE290713FFC7DA93EE3677B3F6F20413E518B7E3FC219DA3D128A7F3FD19C753DB3DA7F3FBF2C0A3D34F47F3F476C9B3C45FC7F3F05CF2E3CD2FE7F3F599BC43BA1FF7F3F061F5D3BE2FF7F3F06B1F83AF6FF7F3F7CD98B3ABDFF403F4630283F5E4F33BF70B636BFBC7419BF6EE84C3FBAF8A33E4484723FB3CC433F73EB243FC66B6C3FDE60C43EEAC0793F51D3603EE9047E3FBA46FE3D815F7F3F323E8F3D3BCD7F3F5F31213DF2EF7F3FA652B53CECFA7F3F2AF14B3C65FE7F3FC75FE53B7EFF7F3FBDFC803BD7FF7F3FEC11113BF3FF7F3F6628A33A"> : tensor<8x16xcomplex<f32>>}> : () -> !torch.vtensor<[8,16],complex<f32>>
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%52, %53, %54, %55, %56) : (!torch.vtensor<[8,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],complex<f32>>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%58, %59, %60, %61) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.view"(%57, %62) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %64 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000D85F7F3F0000000062727F3F0000000093827F3F00000000F2907F3F00000000DD9D7F3F000000009AA97F3F0000000059B47F3F0000000044BE7F3F0000000078C77F3F000000000FD07F3F000000001BD87F3F00000000ADDF7F3F00000000D3E67F3F0000000099ED7F3F0000000008F47F3F0000000028FA7F3F0000000013C07E3F0000000012E57E3F0000000063057F3F0000000014227F3F00000000E03B7F3F0000000050537F3F00000000C9687F3F00000000997C7F3F00000000FD8E7F3F0000000026A07F3F000000003CB07F3F000000005EBF7F3F00000000A9CD7F3F0000000033DB7F3F0000000010E87F3F000000004FF47F3F00000000B3207E3F0000000011587E3F0000000071887E3F0000000066B37E3F0000000009DA7E3F0000000024FD7E3F000000004F1D7F3F00000000FF3A7F3F000000008E567F3F0000000047707F3F0000000063887F3F00000000149F7F3F0000000082B47F3F00000000CFC87F3F0000000019DC7F3F0000000077EE7F3F00000000B7817D3F000000005DCB7D3F00000000BC0B7E3F00000000E9447E3F0000000057787E3F0000000015A77E3F00000000EBD17E3F0000000075F97E3F000000002C1E7F3F0000000070407F3F0000000090607F3F00000000CD7E7F3F000000005D9B7F3F000000006CB67F3F0000000022D07F3F000000009FE87F3F000000001EE37C3F00000000F83E7D3F00000000448F7D3F000000009BD67D3F00000000CB167E3F0000000023517E3F000000009E867E3F00000000FDB77E3F00000000D6E57E3F00000000A2107F3F00000000C4387F3F000000008B5E7F3F000000003A827F3F000000000AA47F3F000000002CC47F3F00000000C7E27F3F00000000E8447C3F00000000E0B27C3F0000000009137D3F000000007D687D3F0000000064B57D3F000000004EFB7D3F00000000673B7E3F0000000095767E3F000000008DAD7E3F00000000DEE07E3F00000000FD107F3F000000004C3E7F3F000000001A697F3F00000000AA917F3F0000000036B87F3F00000000EFDC7F3F00000000"> : tensor<7x16xcomplex<f32>>}> : () -> !torch.vtensor<[7,16],complex<f32>>
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.slice.Tensor"(%64, %65, %66, %67, %68) : (!torch.vtensor<[7,16],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,16],complex<f32>>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%70, %71, %72, %73) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%69, %74) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.pow.Tensor_Scalar"(%75, %76) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %81 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%83, %84, %85, %86, %87) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.view"(%arg1, %88) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %90 = "torch.aten.view_as_complex"(%89) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %91 = "torch.aten.mul.Tensor"(%63, %77) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %92 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %93 = "torch.aten.mul.Scalar"(%91, %92) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %94 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Scalar"(%93, %94, %95) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.float, !torch.int) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %97 = "torch.aten.mul.Tensor"(%90, %96) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %98 = "torch.aten.view_as_real"(%97) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%98, %103) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,32],f32>
    %105 = "torch.aten.type_as"(%104, %arg1) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%51, %105) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
