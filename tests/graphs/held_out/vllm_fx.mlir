"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5],si64>, !torch.vtensor<[5,96],f32>, !torch.vtensor<[5,48],f32>) -> (!torch.vtensor<[5,96],f32>, !torch.vtensor<[5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5],si64>, %arg1: !torch.vtensor<[5,96],f32>, %arg2: !torch.vtensor<[5,48],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.aten.flatten.using_ints"(%arg0, %0, %1) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int) -> !torch.vtensor<[5],si64>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803FA46A573FBA7D083F3E399F3E3A23353E7775CC3DB036663D5B81013D42AB913C57D6233C5C44B83B203E4F3B2015E93A6E12833A156A133A5FCBA53953773A393311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3FB7C7683F0AF2663F1B54173FF647B23EF96F4B3E88D9E53DC870813D5CA5113D3ED4A33C9D43383CDC3DCF3B0815693B6912033B146A933A5ECB253A5377BA3926707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3FC381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC0FFC13D4E695A3D1FB9F53CC7318A3C106E1B3CA8CFAE3B939B443B1A1FDD3A0CB1783A7ED90B3A305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3FCFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E882E013EC88D913DDBCB233DA240B83CCD3C4F3CA714E93B5812833B0E6A133B5CCBA53A52773A3A2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3F107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EEE118E3E1D3C213E21DBB53DF4B64C3DFE4DE63C8085813CBBAC113CDED6A33B8C44383B313ECF3A2615693AB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3F8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6E20413EC219DA3DD19C753DBF2C0A3D466C9B3C05CF2E3C599BC43B061F5D3B04B1F83A7CD98B3ABDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC56B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3F4630283F70B636BF6EE84C3F4484723F73EB243FDF60C43E50D3603EBA46FE3D323E8F3D5F31213DA552B53C2AF14B3CC75FE53BBDFC803BEB11113B6628A33AF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3F95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD2A4DE3E5126803E8E2F113E50AAA33DB334383D8E38CF3C2513693C1312033CF569933B53CB253B4F77BA3AD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F3201D33E469870BFEE1F953E2FE37F3F1D88483F9434F83E2DC28F3EFF2F233E3E12B83D89364F3DEF1DE93C771A833C3B74133C2BD7A53BBA843A3B37C6D13A64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FBA7D083F3D399F3E3A23353E7675CC3DB036663D5B81013D42AB913C58D6233C5C44B83B203E4F3B2015E93A7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8790503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB372143F8B87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B85F7633B0432003B"> : tensor<12x32xf32>}> : () -> !torch.vtensor<[12,32],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.aten.index_select"(%3, %4, %2) : (!torch.vtensor<[12,32],f32>, !torch.int, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,32],f32>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %8 = "torch.aten.chunk"(%5, %6, %7) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %9:2 = "torch.prim.ListUnpack"(%8) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>)
    %10 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%10, %11, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.aten.view"(%arg1, %13) : (!torch.vtensor<[5,96],f32>, !torch.list<int>) -> !torch.vtensor<[5,2,48],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.slice.Tensor"(%14, %15, %16, %17, %18) : (!torch.vtensor<[5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.slice.Tensor"(%14, %20, %21, %22, %23) : (!torch.vtensor<[5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %25 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%9#0, %25) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%26, %27, %28, %29, %30, %31) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.aten.to.dtype"(%26, %32, %33, %34, %35) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %37 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%9#1, %37) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%38, %39, %40, %41, %42, %43) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten.to.dtype"(%38, %44, %45, %46, %47) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.chunk"(%19, %49, %50) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %52:2 = "torch.prim.ListUnpack"(%51) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>)
    %53 = "torch.aten.mul.Tensor"(%52#0, %36) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %54 = "torch.aten.mul.Tensor"(%52#1, %48) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.sub.Tensor"(%53, %54, %55) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %57 = "torch.aten.mul.Tensor"(%52#1, %36) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %58 = "torch.aten.mul.Tensor"(%52#0, %48) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.add.Tensor"(%57, %58, %59) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %61 = "torch.prim.ListConstruct"(%56, %60) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.aten.cat"(%61, %62) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %64 = "torch.prim.ListConstruct"(%63, %24) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.aten.cat"(%64, %65) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,48],f32>
    %67 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 96 : i64}> : () -> !torch.int
    %69 = "torch.prim.ListConstruct"(%67, %68) : (!torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.reshape"(%66, %69) : (!torch.vtensor<[5,2,48],f32>, !torch.list<int>) -> !torch.vtensor<[5,96],f32>
    %71 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%71, %72, %73) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%arg2, %74) : (!torch.vtensor<[5,48],f32>, !torch.list<int>) -> !torch.vtensor<[5,1,48],f32>
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%75, %76, %77, %78, %79) : (!torch.vtensor<[5,1,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%75, %81, %82, %83, %84) : (!torch.vtensor<[5,1,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %86 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%9#0, %86) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%87, %88, %89, %90, %91, %92) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten.to.dtype"(%87, %93, %94, %95, %96) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %98 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%9#1, %98) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%99, %100, %101, %102, %103, %104) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.aten.to.dtype"(%99, %105, %106, %107, %108) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %112 = "torch.aten.chunk"(%80, %110, %111) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %113:2 = "torch.prim.ListUnpack"(%112) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>)
    %114 = "torch.aten.mul.Tensor"(%113#0, %97) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %115 = "torch.aten.mul.Tensor"(%113#1, %109) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.sub.Tensor"(%114, %115, %116) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %118 = "torch.aten.mul.Tensor"(%113#1, %97) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %119 = "torch.aten.mul.Tensor"(%113#0, %109) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%118, %119, %120) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %122 = "torch.prim.ListConstruct"(%117, %121) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %124 = "torch.aten.cat"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %125 = "torch.prim.ListConstruct"(%124, %85) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.list<vtensor>
    %126 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %127 = "torch.aten.cat"(%125, %126) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,48],f32>
    %128 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%128, %129) : (!torch.int, !torch.int) -> !torch.list<int>
    %131 = "torch.aten.reshape"(%127, %130) : (!torch.vtensor<[5,1,48],f32>, !torch.list<int>) -> !torch.vtensor<[5,48],f32>
    "func.return"(%70, %131) : (!torch.vtensor<[5,96],f32>, !torch.vtensor<[5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
