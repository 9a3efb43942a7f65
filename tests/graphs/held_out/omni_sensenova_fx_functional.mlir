"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[4],si64>) -> !torch.vtensor<[2,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,32],f32>, %arg1: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F0D94583F6B4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3FF8FF7F3FFDFF7F3FFFFF7F3F0000803F3311D5BEB2E8DC3EEC7B4E3FA6FA6F3FA5E57A3FF3617E3FF97C7F3F8ED67F3FE5F27F3FDBFB7F3FB1FE7F3F96FF7F3FDFFF7F3FF5FF7F3FFDFF7F3FFFFF7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F305527BF9EAF20BFB12E9A3EEDEB413FA7CA6B3F098D793F69F47D3F465A7F3F94CB7F3F6CEF7F3FC2FA7F3F58FE7F3F7AFF7F3FD6FF7F3FF3FF7F3FFCFF7F3F2C3C913E403272BFE97229BCF14C213F40A9603F7CF2753F81CE7C3F1EFD7E3F19AE7F3F19E67F3FCFF77F3F69FD7F3F2EFF7F3FBEFF7F3FEBFF7F3FF9FF7F3FB8CD753F531D79BF6D3FA4BE352FF73E3249533FE290713FE3677B3F518B7E3F128A7F3FB3DA7F3F34F47F3F45FC7F3FD2FE7F3FA1FF7F3FE2FF7F3FF7FF7F3FBDFF403F5E4F33BFBC7419BFBAF8A33EB3CC433FC66B6C3FEAC0793FE9047E3F815F7F3F3BCD7F3FF2EF7F3FECFA7F3F65FE7F3F7EFF7F3FD7FF7F3FF3FF7F3FF6FD14BE152059BEE59151BFA32C173E5F5B323F5287663F02DA773FF1697D3F652E7F3FB1BD7F3F08EB7F3F5EF97F3FE7FD7F3F56FF7F3FCAFF7F3FEFFF7F3FD53F69BF18EEAE3EA2E674BF3AE6F2BCD4211F3F4BE85F3FA9B3753F75BA7C3FC2F67E3F16AC7F3F76E57F3F9BF77F3F59FD7F3F29FF7F3FBCFF7F3FEBFF7F3F64CD56BF15464A3FFBF17FBF0BF152BE41510A3F0E94583F6A4E733F83F67B3F98B87E3F68987F3F3CDF7F3FA3F57F3FB9FC7F3FF7FE7F3FACFF7F3FE6FF7F3F7205913B30C97E3F8D9B71BF126FC0BEC03DE83E8890503FE4AA703F2C1E7B3FE8737E3FA8827F3F5BD87F3F76F37F3F09FC7F3FBFFE7F3F9BFF7F3FE0FF7F3F"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %1 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16],f32>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FBA7D083F3E399F3E3A23353E7775CC3DAF36663D5C81013D42AB913C57D6233C5C44B83B213E4F3B2015E93A6E12833A156A133A60CBA53953773A39B7C7683F0AF2663F1B54173FF647B23EF96F4B3E87D9E53DC970813D5CA5113D3ED4A33C9D43383CDD3DCF3B0815693B6912033B146A933A5FCB253A5377BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3ACFBD41BFEC49473FDE1D743FBC1F273FD861C73EC665643E892E013EC88D913DDBCB233DA240B83CCE3C4F3CA714E93B5812833B0E6A133B5DCBA53A52773A3A107C75BFD8DAA53E7FFC7F3FABCA463F4477F53EED118E3E1F3C213E21DBB53DF4B64C3DFE4DE63C8185813CBBAC113CDED6A33B8C44383B323ECF3A2615693A8C0F8FBE76E56BBE4E78723F8830603F698C103FFD7DA93E6F20413EC219DA3DD19C753DBF2C0A3D476C9B3C05CF2E3C599BC43B061F5D3B06B1F83A7CD98B3A4630283F70B636BF6EE84C3F4484723F73EB243FDE60C43E51D3603EBA46FE3D323E8F3D5F31213DA652B53C2AF14B3CC75FE53BBDFC803BEC11113B6628A33A95467D3FD42D7ABF7E06133FE3317D3FA6A4373FD1A4DE3E5226803E8E2F113E50AAA33DB334383D8F38CF3C2513693C1312033CF569933B54CB253B4F77BA3A3201D33E469870BFEE1F953E2FE37F3F1D88483F9334F83E2EC28F3EFF2F233E3E12B83D89364F3DF01DE93C771A833C3B74133C2BD7A53BBB843A3B37C6D13AF8440BBF6FE91CBF9770A9BC6B827A3FA46A573FB97D083F3F399F3E3A23353E7675CC3DB036663D5C81013D42AB913C58D6233C5C44B83B213E4F3B2015E93A5CFF7FBFE138C7BD1F41A9BE013B6D3F2B26643FB272143F8C87AE3ECA07473E72D3E03DFB347D3D6B730E3DEE3BA03C6B38343C89B1CA3B86F7633B0432003B"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %4 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %5 = "torch.aten.index.Tensor"(%3, %4) : (!torch.vtensor<[12,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16],f32>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.aten.slice.Tensor"(%arg0, %6, %7, %8, %9) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%arg0, %11, %12, %13, %14) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.empty_like"(%arg0, %16, %17, %18, %19, %20) : (!torch.vtensor<[2,4,32],f32>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %22 = "torch.aten.mul.Tensor"(%10, %2) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %23 = "torch.aten.mul.Tensor"(%15, %5) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.sub.Tensor"(%22, %23, %24) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.slice.Tensor"(%21, %26, %27, %28, %29) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %31 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %32 = "torch.aten.copy"(%30, %25, %31) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>, !torch.bool) -> !torch.vtensor<[2,4,16],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice_scatter"(%21, %32, %33, %34, %35, %36) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %38 = "torch.aten.mul.Tensor"(%10, %5) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %39 = "torch.aten.mul.Tensor"(%15, %2) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%38, %39, %40) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%37, %42, %43, %44, %45) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,16],f32>
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.copy"(%46, %41, %47) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>, !torch.bool) -> !torch.vtensor<[2,4,16],f32>
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice_scatter"(%37, %48, %49, %50, %51, %52) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    "func.return"(%53) : (!torch.vtensor<[2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
