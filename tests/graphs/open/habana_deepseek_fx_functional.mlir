"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,4],si64>) -> !torch.vtensor<[1,2,4,32],f16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.aten.view"(%arg0, %5) : (!torch.vtensor<[1,2,4,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f16>
    %7 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.aten.transpose.int"(%6, %7, %8) : (!torch.vtensor<[1,2,4,16,2],f16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,2,16],f16>
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.aten.clone"(%9, %10) : (!torch.vtensor<[1,2,4,2,16],f16>, !torch.int) -> !torch.vtensor<[1,2,4,2,16],f16>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%12, %13, %14, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten._unsafe_view"(%11, %16) : (!torch.vtensor<[1,2,4,2,16],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f16>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C5338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C003C003C003C003C5338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C003C003C003C003CA9B6E736743A803BD73BF33BFC3BFF3B003C003C003C003C003C003C003C003CA9B6E736743A803BD73BF33BFC3BFF3B003C003C003C003C003C003C003C003CECBB6CAFA938E33AA53BE33BF73BFD3BFF3B003C003C003C003C003C003C003CECBB6CAFA938E33AA53BE33BF73BFD3BFF3B003C003C003C003C003C003C003C3BB905B9D1340F3A5E3BCC3BF03BFB3BFE3BFF3B003C003C003C003C003C003C3BB905B9D1340F3A5E3BCC3BF03BFB3BFE3BFF3B003C003C003C003C003C003C8A3492BB4CA10A39053BB03BE63BF83BFD3BFF3B003C003C003C003C003C003C8A3492BB4CA10A39053BB03BE63BF83BFD3BFF3B003C003C003C003C003C003CAE3BC9BB22B5B9379A3A8D3BDB3BF43BFC3BFF3B003C003C003C003C003C003CAE3BC9BB22B5B9379A3A8D3BDB3BF43BFC3BFF3B003C003C003C003C003C003C083A9AB9CCB820351E3A633BCE3BF03BFB3BFE3BFF3B003C003C003C003C003C083A9AB9CCB820351E3A633BCE3BF03BFB3BFE3BFF3B003C003C003C003C003CA8B0C9B28DBAB9309339343BBF3BEB3BF93BFE3BFF3B003C003C003C003C003CA8B0C9B28DBAB9309339343BBF3BEB3BF93BFE3BFF3B003C003C003C003C003C4ABB7735A7BB97A7F938FF3AAE3BE63BF83BFD3BFF3B003C003C003C003C003C4ABB7735A7BB97A7F938FF3AAE3BE63BF83BFD3BFF3B003C003C003C003C003CB6BA523A00BC98B25338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003CB6BA523A00BC98B25338C53A9A3BE03BF63BFD3BFF3B003C003C003C003C003C881CF63B8DBB03B64237853A853BD93BF43BFC3BFF3B003C003C003C003C003C881CF63B8DBB03B64237853A853BD93BF43BFC3BFF3B003C003C003C003C003C"> : tensor<12x32xf16>}> : () -> !torch.vtensor<[12,32],f16>
    %19 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %20 = "torch.aten.index.Tensor"(%18, %19) : (!torch.vtensor<[12,32],f16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,32],f16>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[1,4,32],f16>, !torch.int) -> !torch.vtensor<[1,1,4,32],f16>
    %23 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BB3A4438FA34A931642E322B0C288D241F21C21D7A1A491719149B102E0DD409BB3A4438FA34A931642E322B0C288D241F21C21D7A1A491719149B102E0DD409463B383BBB3892355B322F2F0C2C8D281F25C2217A1E491B19189B142E11D40D463B383BBB3892355B322F2F0C2C8D281F25C2217A1E491B19189B142E11D40D8430F23B803A1138BA345F31102ED32AAE275224DB20761D251AE916C6135F108430F23B803A1138BA345F31102ED32AAE275224DB20761D251AE916C6135F100EBA3A3AA13B39393B36233309308C2C1E29C2257A22491F191C9B182E15D4110EBA3A3AA13B39393B36233309308C2C1E29C2257A22491F191C9B182E15D411ACBB2F35003C363AAC3771340A31AF2D662A32270C248D201F1DC2197A164913ACBB2F35003C363AAC3771340A31AF2D662A32270C248D201F1DC2197A16491378B45FB3943B023B84384C350932D12EAD2B5128DB247621251EE91AC6175F1478B45FB3943B023B84384C350932D12EAD2B5128DB247621251EE91AC6175F144239B6B9673A943B273923360733F22F7A2C0A29AB2560222B1F081C891819154239B6B9673A943B273923360733F22F7A2C0A29AB2560222B1F081C89181915EA3BD1BB9838EA3BBD39F536013489301D2DC2297A26492319209B1C2E19D415EA3BD1BB9838EA3BBD39F536013489301D2DC2297A26492319209B1C2E19D415983685BBA934FF3B443AC2377E341931C12D7A2A492719249C202F1DD4198E16983685BBA934FF3B443AC2377E341931C12D7A2A492719249C202F1DD4198E165AB8E7B84CA5D43BBB3A4438FA34A931642E322B0C288D241F21C21D7A1A49175AB8E7B84CA5D43BBB3A4438FA34A931642E322B0C288D241F21C21D7A1A491700BC3AAE4AB56A3B213BA43874353832072FEA2B74280225A221561E201B021800BC3AAE4AB56A3B213BA43874353832072FEA2B74280225A221561E201B0218"> : tensor<12x32xf16>}> : () -> !torch.vtensor<[12,32],f16>
    %24 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %25 = "torch.aten.index.Tensor"(%23, %24) : (!torch.vtensor<[12,32],f16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,32],f16>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.unsqueeze"(%25, %26) : (!torch.vtensor<[1,4,32],f16>, !torch.int) -> !torch.vtensor<[1,1,4,32],f16>
    %28 = "torch.aten.mul.Tensor"(%17, %22) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %29 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%17, %29, %30, %31, %32) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %34 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%17, %34, %35, %36, %37) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %39 = "torch.aten.neg"(%38) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %40 = "torch.prim.ListConstruct"(%39, %33) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.aten.cat"(%40, %41) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %43 = "torch.aten.mul.Tensor"(%42, %27) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.add.Tensor"(%28, %43, %44) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,4,32],f16>, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    "func.return"(%45) : (!torch.vtensor<[1,2,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
