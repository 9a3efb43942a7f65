"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,2,5,64],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.aten.arange.start"(%0, %1, %2, %3, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %7 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FCE7A2E3FBA7D083FF090D13E3E399F3E278F703E3A23353EF325083E7675CC3D376F993DB036663DFBAC2C3D5C81013DA63EC23C42AB913C497A5A3C57D6233C19B9F53B5C44B83B5D2E8A3B203E4F3B03691B3B2015E93A8AC9AE3A6D12833A8B94443A166A133A2517DD395FCBA53914A8783953773A3971D40B3940510A3FB0543B3F0E94583FC692693F6A4E733FF0D5783F83F67B3F28BA7D3F98B87E3FD1477F3F68987F3FBDC57F3F3CDF7F3F93ED7F3FA3F57F3F2CFA7F3FB9FC7F3F28FE7F3FF7FE7F3F6BFF7F3FACFF7F3FD1FF7F3FE5FF7F3FF1FF7F3FF8FF7F3FFBFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803FB7C7683FD95A7F3F0AF2663F12353F3F1B54173FB6D3E93EF647B23E82F0863EF96F4B3ED300193E88D9E53DAE85AC3DC870813DAB30423D5CA5113D5075DA3C3ED4A33C54B7753C9D43383C0C2E0A3CDD3DCF3BE6689B3B0815693B80C92E3B6912033B8894C43A146A933A24175D3A5FCB253A13A8F8395377BA3971D48B393311D5BE514D913DB2E8DC3E03392A3FEC7B4E3F69BE633FA5FA6F3FF5F2763FA5E57A3F4F207D3FF3617E3F0E177F3FF97C7F3F4EB67F3F8ED67F3FB1E87F3FE5F27F3FA1F87F3FDBFB7F3FABFD7F3FB0FE7F3F43FF7F3F96FF7F3FC4FF7F3FDEFF7F3FEDFF7F3FF5FF7F3FFAFF7F3FFDFF7F3FFEFF7F3FFFFF7F3FFFFF7F3FC381103EDE3C473FD7457E3F6321743FC209503FB824273F6D2F023FA768C73E6D4E973EE26D643ED8EE2B3E2C33013EC1FFC13D0893913D4D695A3DC5D1233D20B9F53C4947B83CC7318A3C49444F3C116E1B3C121DE93BA8CFAE3B1317833B939B443B616F133B1B1FDD3A59D1A53A0DB1783A0E7E3A3A7ED90B3AAABED13926707DBFCDBF20BFA87FEDBD63189A3E572F153FA2E7413F296D5C3F37C96B3FEF90743F928C793F9E5D7C3F43F47D3F4FD97E3F3B5A7F3FC3A27F3F90CB7F3F83E27F3F6BEF7F3FADF67F3FC1FA7F3F0DFD7F3F57FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF8FF7F3FFCFF7F3FFEFF7F3FFFFF7F3FCFBD41BF94EF103EED49473FA5477E3FDE1D743FA604503FBC1F273F2D2B023FD761C73E2049973EC665643EB2E82B3E882E013EC5F8C13DC88D913D6C615A3DDBCB233D41B0F53CA240B83CCA2C8A3CCD3C4F3C74681B3CA714E93B58C9AE3B5812833B7994443B0E6A133B1F17DD3A5CCBA53A12A8783A52773A3A71D40B3A305527BF3B6C7DBF9DAF20BFBC03EDBDB12E9A3E7836153FEDEB413FAB6F5C3FA7CA6B3FC091743F098D793FE15D7C3F69F47D3F64D97E3F475A7F3FCAA27F3F94CB7F3F85E27F3F6CEF7F3FADF67F3FC2FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF8FF7F3FFCFF7F3FFEFF7F3F107C75BF643512BFD6DAA53E9CE05B3F7FFC7F3FF83F6D3FABCA463F54521E3F4477F53E9F81BB3EEE118E3EF94F563E1E3C213E9642F23D21DBB53D9173883DF5B64C3DD88A193DFE4DE63CCFB6AC3C8185813C2542423CBBAC113C877BDA3BDED6A33B8AB9753B8C44383B712E0A3B313ECF3A0A699B3A2615693A8DC92E3A2C3C913EFC2352BF403272BF441C03BFD47229BC9656C03EF14C213F192C493F40A9603F04376E3F7CF2753F9F547A3F81CE7C3FDF337E3F1EFD7E3F616E7F3F19AE7F3FF0D17F3F19E67F3F6FF17F3FCFF77F3F65FB7F3F69FD7F3F8BFE7F3F2EFF7F3F8AFF7F3FBEFF7F3FDBFF7F3FEBFF7F3FF4FF7F3FF9FF7F3FFCFF7F3F8C0F8FBEA2367ABF74E56BBE57F3123F4D78723FD4337D3F8930603FCDA9373F698C103F50ACDE3EFD7DA93ED92A803E6F20413EC434113EC119DA3D37B0A33DD19C753D593B383DBF2C0A3D0A40CF3C466C9B3C8F1B693C04CF2E3CCF16033C599BC43B496F933B061F5D3B51D1253B05B1F83A0B7EBA3A7DD98B3AA9BE513AB8CD753F807D58BE531D79BF549F51BF6F3FA4BE99F8163E342FF73E1156323F3249533F8385663FE290713F6CD9773FE3677B3FC1697D3F518B7E3F562E7F3F128A7F3FADBD7F3FB3DA7F3F06EB7F3F34F47F3F5EF97F3F45FC7F3FE7FD7F3FD2FE7F3F56FF7F3FA1FF7F3FCAFF7F3FE2FF7F3FEFFF7F3FF6FF7F3FFBFF7F3F4630283FF8FB5BBF6EB636BF681B413E6FE84C3FA7FB7E3F4484723F68BE4D3F73EB243F4C4B003FDF60C43E60F3943E50D3603E5533293EBA46FE3D68E5BE3D323E8F3D33E9563D6031213D54C8F13CA652B53C52FA873C2AF14B3CCBEF183CC75FE53BC701AC3BBEFC803B2E74413BEC11113B0B93D93A6628A33AC4B3743ABDFF403F57EE023F604F33BF21687BBFBB7419BF5C5EB6BDB9F8A33E6155183FB3CC433F4D885D3FC56B6C3F69ED743FEAC0793F287B7C3FE9047E3FAEE27E3F815F7F3FBBA57F3F3BCD7F3F73E37F3FF2EF7F3FF9F67F3FECFA7F3F25FD7F3F65FE7F3F19FF7F3F7EFF7F3FB7FF7F3FD7FF7F3FE9FF7F3FF3FF7F3FF9FF7F3F"> : tensor<8x64xf32>}> : () -> !torch.vtensor<[8,64],f32>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %11 = "torch.aten.embedding"(%7, %6, %8, %9, %10) : (!torch.vtensor<[8,64],f32>, !torch.vtensor<[5],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[5,64],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[5,64],f32>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.aten.chunk"(%15, %16, %17) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %19:2 = "torch.prim.ListUnpack"(%18) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>)
    %20 = "torch.prim.ListConstruct"(%19#0, %19#0) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.aten.stack"(%20, %21) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32,2],f32>
    %23 = "torch.aten.reshape_as"(%22, %15) : (!torch.vtensor<[1,1,5,32,2],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %24 = "torch.prim.ListConstruct"(%19#1, %19#1) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.stack"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32,2],f32>
    %27 = "torch.aten.reshape_as"(%26, %15) : (!torch.vtensor<[1,1,5,32,2],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.slice.Tensor"(%arg0, %28, %29, %30, %31) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %33 = "torch.aten.neg"(%32) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %34 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%arg0, %34, %35, %36, %37) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %39 = "torch.prim.ListConstruct"(%33, %38) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.stack"(%39, %40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32,2],f32>
    %42 = "torch.aten.reshape_as"(%41, %arg0) : (!torch.vtensor<[1,2,5,32,2],f32>, !torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %43 = "torch.aten.mul.Tensor"(%arg0, %27) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %44 = "torch.aten.mul.Tensor"(%42, %23) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.add.Tensor"(%43, %44, %45) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%arg1, %47, %48, %49, %50) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %52 = "torch.aten.neg"(%51) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%arg1, %53, %54, %55, %56) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %58 = "torch.prim.ListConstruct"(%52, %57) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.stack"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32,2],f32>
    %61 = "torch.aten.reshape_as"(%60, %arg1) : (!torch.vtensor<[1,2,5,32,2],f32>, !torch.vtensor<[1,2,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %62 = "torch.aten.mul.Tensor"(%arg1, %27) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %63 = "torch.aten.mul.Tensor"(%61, %23) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%62, %63, %64) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    "func.return"(%46, %65) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
