"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,2,128],f32>) -> !torch.vtensor<[1,3,2,128],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,2,128],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573F28DD253F1C00433FB0543B3FCE7A2E3FAAE44B3F3ACD1A3F0D94583FBA7D083FD53D623FE496EF3EC692693FF190D13EA91E6F3F61D7B63E6B4E733F3E399F3E1076763F18768A3EF0D5783F268F703E099F7A3F61CE503E83F67B3F3A23353E7CF87C3FE4101D3E28BA7D3FF325083E844B7E3F5DF9EB3D98B87E3F7775CC3D6E0A7F3FBF20B13DD1477F3F366F993DDE757F3F61E6843D68987F3FAF36663D4FB27F3F1162473DBDC57F3FFAAC2C3D4FD47F3FC58A153D3CDF7F3F5C81013D6EE77F3FA54DE03C93ED7F3FA63EC23C2FF27F3F8436A83CA3F57F3F42AB913C3BF87F3FA64A7C3C2CFA7F3F4A7A5A3CA1FB7F3FFD313D3CB9FC7F3F57D6233C8BFD7F3FB9E00D3C28FE7F3F19B9F53B9EFE7F3FB3C9D43BF7FE7F3F5C44B83B39FF7F3FA3919F3B6BFF7F3F5C2E8A3B90FF7F3FEB516F3BACFF7F3F213E4F3BC1FF7F3F0077333BD1FF7F3F03691B3BDDFF7F3F6994063BE6FF7F3F2015E93AECFF7F3F57D7C93AF1FF7F3F8BC9AE3AF5FF7F3F0C5C973AF8FF7F3F6E12833AFAFF7F3FE001633AFBFF7F3F8B94443AFDFF7F3F433B2A3AFDFF7F3F156A133AFEFF7F3FAB4FFF39FFFF7F3F2517DD39FFFF7F3FD774BF39FFFF7F3F60CBA539FFFF7F3F72928F390000803F15A878390000803FE45357390000803F53773A390000803F167921390000803F72D40B390000803FE22CF2383311D5BEB7C7683F574924BE10AF7C3F534D913DD95A7F3FC691893E0596763FB2E8DC3E0AF2663F75E20F3F13BD533F02392A3F12353F3F86B43E3FFAC82A3FEC7B4E3F1B54173F3C8E5A3F574D053F69BE633FB6D3E93E00B66A3F426BCC3EA6FA6F3FF647B23E49F4733F15359B3EF5F2763F82F0863EE233793F07676A3EA5E57A3FF96F4B3E8E2B7C3FD576303E4F207D3FD300193E0DD87D3FAB9E043EF3617E3F87D9E53D6DC97E3F8F25C73D0E177F3FAE85AC3D4A517F3F4071953DF97C7F3FC970813DBC9D7F3F1D38603D4EB67F3FAB30423DBCC87F3F702D283D8ED67F3F5CA5113DECE07F3FFD42FC3CB1E87F3F5175DA3C86EE7F3FC32EBD3CE5F27F3F3ED4A33C2CF67F3F5CDF8D3CA1F87F3F54B7753C79FA7F3F8DC8543CDBFB7F3F9D43383CE4FC7F3F27911F3CABFD7F3F0C2E0A3C41FE7F3F8351EF3BB1FE7F3FDD3DCF3B04FF7F3FD476B33B43FF7F3FE7689B3B73FF7F3F5694863B96FF7F3F0815693BB1FF7F3F47D7493BC4FF7F3F80C92E3BD3FF7F3F055C173BDFFF7F3F6912033BE7FF7F3FDB01E33AEDFF7F3F8794C43AF2FF7F3F413BAA3AF5FF7F3F146A933AF8FF7F3FA94F7F3AFAFF7F3F23175D3AFCFF7F3FD6743F3AFDFF7F3F5FCB253AFEFF7F3F72920F3AFEFF7F3F14A8F839FFFF7F3FE453D739FFFF7F3F5377BA39FFFF7F3F1679A1390000803F72D48B390000803FE22C723926707DBFC381103EC1155BBF256E043FCEBF20BFDE3C473F62A6BCBE34FD6D3FAB7FEDBDD7457E3F149CE03DAC747E3F63189A3E6321743F3148EA3E7AA0633F582F153FC209503FE15C2E3F8B703B3FA2E7413FB724273F0CF0503F24EC133F296D5C3F6C2F023F092A653F5C35E43E37C96B3FA768C73E76CA703F06D9AD3EEF90743F6D4E973EE268773F5F85833E928C793FE26D643E4B287B3F073B463E9E5D7C3FD8EE2B3EE5457D3F9B10153E43F47D3F2C33013E1F777E3F1AEADF3D4FD97E3FC1FFC13DF9227F3F2F0FA83D3A5A7F3F0793913DAD837F3F752D7C3DC3A27F3F4E695A3D14BA7F3FAB283D3D90CB7F3FC6D1233DADD87F3F09DF0D3D83E27F3F1FB9F53CE3E97F3FA3CBD43C6BEF7F3F4947B83C90F37F3FFA949F3CADF67F3FC7318A3C02F97F3F84586F3CC1FA7F3F48444F3C11FC7F3F9F7C333C0DFD7F3F116E1B3CCAFD7F3FE898063C58FE7F3F131DE93BC2FE7F3F52DEC93B11FF7F3FA8CFAE3B4DFF7F3F6261973B7AFF7F3F1317833B9BFF7F3FF709633BB5FF7F3F939B443BC7FF7F3F5D412A3BD6FF7F3F616F133BE0FF7F3FDB58FF3AE8FF7F3F1A1FDD3AEEFF7F3FBD7BBF3AF3FF7F3F59D1A53AF6FF7F3F9F978F3AF9FF7F3F0EB1783AFAFF7F3FA95B573AFCFF7F3F0F7E3A3AFDFF7F3FEA7E213AFEFF7F3F7ED90B3AFEFF7F3FA035F239FFFF7F3FABBED139FFFF7F3FAAA1B539"> : tensor<4x64x2xf32>}> : () -> !torch.vtensor<[4,64,2],f32>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[4,64,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,64,2],f32>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,3,2,128],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%11, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.view"(%arg0, %16) : (!torch.vtensor<[1,3,2,128],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,64,2],f32>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%5, %23) : (!torch.vtensor<[3,64,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,64,2],f32>
    %25 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.aten.select.int"(%17, %25, %26) : (!torch.vtensor<[1,3,2,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%24, %28, %29) : (!torch.vtensor<[1,3,1,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,64],f32>
    %31 = "torch.aten.mul.Tensor"(%27, %30) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,1,64],f32>) -> !torch.vtensor<[1,3,2,64],f32>
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.select.int"(%17, %32, %33) : (!torch.vtensor<[1,3,2,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %35 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.select.int"(%24, %35, %36) : (!torch.vtensor<[1,3,1,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,64],f32>
    %38 = "torch.aten.mul.Tensor"(%34, %37) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,1,64],f32>) -> !torch.vtensor<[1,3,2,64],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.sub.Tensor"(%31, %38, %39) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.select.int"(%17, %41, %42) : (!torch.vtensor<[1,3,2,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.aten.select.int"(%24, %44, %45) : (!torch.vtensor<[1,3,1,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,64],f32>
    %47 = "torch.aten.mul.Tensor"(%43, %46) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,1,64],f32>) -> !torch.vtensor<[1,3,2,64],f32>
    %48 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%17, %48, %49) : (!torch.vtensor<[1,3,2,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %51 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%24, %51, %52) : (!torch.vtensor<[1,3,1,64,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,64],f32>
    %54 = "torch.aten.mul.Tensor"(%50, %53) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,1,64],f32>) -> !torch.vtensor<[1,3,2,64],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.add.Tensor"(%47, %54, %55) : (!torch.vtensor<[1,3,2,64],f32>, !torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64],f32>
    %57 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%40, %57) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64,1],f32>
    %59 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %60 = "torch.aten.unsqueeze"(%56, %59) : (!torch.vtensor<[1,3,2,64],f32>, !torch.int) -> !torch.vtensor<[1,3,2,64,1],f32>
    %61 = "torch.prim.ListConstruct"(%58, %60) : (!torch.vtensor<[1,3,2,64,1],f32>, !torch.vtensor<[1,3,2,64,1],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,2,64,2],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 128 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%63, %68) : (!torch.vtensor<[1,3,2,64,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,128],f32>
    "func.return"(%69) : (!torch.vtensor<[1,3,2,128],f32>) -> ()
  }) : () -> ()
}) : () -> ()
