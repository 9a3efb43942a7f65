"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>) -> (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,2,4,64],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.select.int"(%arg0, %0, %1) : (!torch.vtensor<[1,2,4,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,64],f32>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FCE7A2E3FBA7D083FF190D13E3E399F3E268F703E3A23353EF325083E7775CC3D366F993DAF36663DFAAC2C3D5C81013DA63EC23C42AB913C4A7A5A3C57D6233C19B9F53B5C44B83B5C2E8A3B213E4F3B03691B3B2015E93A8BC9AE3A6E12833A8B94443A156A133A2517DD3960CBA53915A8783953773A3972D40B3941510A3FB0543B3F0D94583FC692693F6B4E733FF0D5783F83F67B3F28BA7D3F98B87E3FD1477F3F68987F3FBDC57F3F3CDF7F3F93ED7F3FA3F57F3F2CFA7F3FB9FC7F3F28FE7F3FF7FE7F3F6BFF7F3FACFF7F3FD1FF7F3FE6FF7F3FF1FF7F3FF8FF7F3FFBFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803FB7C7683FD95A7F3F0AF2663F12353F3F1B54173FB6D3E93EF647B23E82F0863EF96F4B3ED300193E87D9E53DAE85AC3DC970813DAB30423D5CA5113D5175DA3C3ED4A33C54B7753C9D43383C0C2E0A3CDD3DCF3BE7689B3B0815693B80C92E3B6912033B8794C43A146A933A23175D3A5FCB253A14A8F8395377BA3972D48B393311D5BE534D913DB2E8DC3E02392A3FEC7B4E3F69BE633FA6FA6F3FF5F2763FA5E57A3F4F207D3FF3617E3F0E177F3FF97C7F3F4EB67F3F8ED67F3FB1E87F3FE5F27F3FA1F87F3FDBFB7F3FABFD7F3FB1FE7F3F43FF7F3F96FF7F3FC4FF7F3FDFFF7F3FEDFF7F3FF5FF7F3FFAFF7F3FFDFF7F3FFEFF7F3FFFFF7F3F0000803FC381103EDE3C473FD7457E3F6321743FC209503FB724273F6C2F023FA768C73E6D4E973EE26D643ED8EE2B3E2C33013EC1FFC13D0793913D4E695A3DC6D1233D1FB9F53C4947B83CC7318A3C48444F3C116E1B3C131DE93BA8CFAE3B1317833B939B443B616F133B1A1FDD3A59D1A53A0EB1783A0F7E3A3A7ED90B3AABBED13926707DBFCEBF20BFAB7FEDBD63189A3E582F153FA2E7413F296D5C3F37C96B3FEF90743F928C793F9E5D7C3F43F47D3F4FD97E3F3A5A7F3FC3A27F3F90CB7F3F83E27F3F6BEF7F3FADF67F3FC1FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF9FF7F3FFCFF7F3FFEFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> !torch.vtensor<[4,64],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.aten.unsqueeze"(%3, %4) : (!torch.vtensor<[4,64],f32>, !torch.int) -> !torch.vtensor<[1,4,64],f32>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.aten.to.device"(%5, %11, %12, %13, %14, %15) : (!torch.vtensor<[1,4,64],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%17, %18, %19) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.reshape"(%16, %20) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,32],f32>
    %22 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %23 = "torch.aten.unbind.int"(%21, %22) : (!torch.vtensor<[4,2,32],f32>, !torch.int) -> !torch.list<vtensor>
    %24:2 = "torch.prim.ListUnpack"(%23) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,32],f32>, !torch.vtensor<[4,32],f32>)
    %25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%24#0, %25) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,32,1],f32>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%27, %28, %29) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %32 = "torch.aten.expand"(%26, %30, %31) : (!torch.vtensor<[4,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,32,2],f32>
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%33, %34) : (!torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.reshape"(%32, %35) : (!torch.vtensor<[4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,64],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%24#1, %37) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,32,1],f32>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%39, %40, %41) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.aten.expand"(%38, %42, %43) : (!torch.vtensor<[4,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,32,2],f32>
    %45 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %47 = "torch.prim.ListConstruct"(%45, %46) : (!torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.reshape"(%44, %47) : (!torch.vtensor<[4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,64],f32>
    %49 = "torch.aten.mul.Tensor"(%arg0, %48) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%50, %51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.reshape"(%arg0, %55) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %57 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %58 = "torch.aten.unbind.int"(%56, %57) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %59:2 = "torch.prim.ListUnpack"(%58) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>)
    %60 = "torch.aten.neg"(%59#1) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %61 = "torch.prim.ListConstruct"(%60, %59#0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.stack"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.reshape"(%63, %68) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,64],f32>
    %70 = "torch.aten.mul.Tensor"(%69, %36) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.add.Tensor"(%49, %70, %71) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %73 = "torch.aten.mul.Tensor"(%arg1, %48) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%74, %75, %76, %77, %78) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.reshape"(%arg1, %79) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.unbind.int"(%80, %81) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int) -> !torch.list<vtensor>
    %83:2 = "torch.prim.ListUnpack"(%82) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>)
    %84 = "torch.aten.neg"(%83#1) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %85 = "torch.prim.ListConstruct"(%84, %83#0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.stack"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %92 = "torch.prim.ListConstruct"(%88, %89, %90, %91) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.reshape"(%87, %92) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,64],f32>
    %94 = "torch.aten.mul.Tensor"(%93, %36) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.add.Tensor"(%73, %94, %95) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    "func.return"(%72, %96) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
