"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,32],f32>, %arg1: !torch.vtensor<[2,5,32],f32>):
    %0 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%arg0, %1, %2, %3, %4) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,0],f32>
    %6 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[2,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.aten.slice.Tensor"(%arg1, %7, %8, %9, %10) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,0],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F"> : tensor<1x5x32xf32>}> : () -> !torch.vtensor<[1,5,32],f32>
    %13 = "torch.aten.mul.Tensor"(%0, %12) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.reshape"(%0, %18) : (!torch.vtensor<[2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,16,2],f32>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.unbind.int"(%19, %20) : (!torch.vtensor<[2,5,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %22:2 = "torch.prim.ListUnpack"(%21) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>)
    %23 = "torch.aten.neg"(%22#1) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %24 = "torch.prim.ListConstruct"(%23, %22#0) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.stack"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%27, %28, %29) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.reshape"(%26, %30) : (!torch.vtensor<[2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,32],f32>
    %32 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A"> : tensor<1x5x32xf32>}> : () -> !torch.vtensor<[1,5,32],f32>
    %33 = "torch.aten.mul.Tensor"(%31, %32) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.add.Tensor"(%13, %33, %34) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F"> : tensor<1x5x32xf32>}> : () -> !torch.vtensor<[1,5,32],f32>
    %37 = "torch.aten.mul.Tensor"(%6, %36) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.reshape"(%6, %42) : (!torch.vtensor<[2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,16,2],f32>
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.unbind.int"(%43, %44) : (!torch.vtensor<[2,5,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %46:2 = "torch.prim.ListUnpack"(%45) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>)
    %47 = "torch.aten.neg"(%46#1) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %48 = "torch.prim.ListConstruct"(%47, %46#0) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.stack"(%48, %49) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%51, %52, %53) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.reshape"(%50, %54) : (!torch.vtensor<[2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,32],f32>
    %56 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3AC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A"> : tensor<1x5x32xf32>}> : () -> !torch.vtensor<[1,5,32],f32>
    %57 = "torch.aten.mul.Tensor"(%55, %56) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.add.Tensor"(%37, %57, %58) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %60 = "torch.prim.ListConstruct"(%35, %5) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,0],f32>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %63 = "torch.prim.ListConstruct"(%59, %11) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,0],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.cat"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    "func.return"(%62, %65) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
