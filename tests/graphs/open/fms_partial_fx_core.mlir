"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],bf16>, !torch.vtensor<[1,4,1,48],bf16>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,48],bf16>, !torch.vtensor<[1,4,1,48],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],bf16>, %arg1: !torch.vtensor<[1,4,1,48],bf16>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,24],bf16>
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg1, %5, %6, %7, %8) : (!torch.vtensor<[1,4,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,24],bf16>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%4, %10, %11, %12, %13, %14) : (!torch.vtensor<[1,4,2,24],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten._to_copy"(%4, %15, %16, %17, %18, %19, %20) : (!torch.vtensor<[1,4,2,24],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,24],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.prim.ListConstruct"(%22, %23, %24, %25, %26) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%21, %27) : (!torch.vtensor<[1,4,2,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,12,2],f32>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %32 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%9, %29, %30, %31, %32, %33) : (!torch.vtensor<[1,4,1,24],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten._to_copy"(%9, %34, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,4,1,24],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,24],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%41, %42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%40, %46) : (!torch.vtensor<[1,4,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,12,2],f32>
    %48 = "torch.vtensor.literal"() <{value = dense<"0x0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F0000803F00000080000000000000803F41510A3FA46A57BFA46A573F41510A3F30EA643F1D35E5BE1D35E53E30EA643FEB147A3F50E95ABE50E95A3EEB147A3F98B87E3F7775CCBD7775CC3D98B87E3F6AB97F3F1C0D3EBD1C0D3E3D6AB97F3FCAF07F3F477AB0BC477AB03CCAF07F3FB9FC7F3F57D623BC57D6233CB9FC7F3F4BFF7F3F561898BB5618983B4BFF7F3FD9FF7F3F62310DBB62310D3BD9FF7F3FF8FF7F3F6E1283BA6E12833AF8FF7F3FFEFF7F3F5B5AF3B95B5AF339FEFF7F3F0000803FA7E861B9A7E861390000803F3311D5BEB7C768BFB7C7683F3311D5BEF863193FFBF44CBFFBF44C3FF863193FBA99683FBCD9D5BEBCD9D53EBA99683FA5E57A3FF96F4BBEF96F4B3EA5E57A3FD1E57E3FB5D8BDBDB5D8BD3DD1E57E3F2CC37F3FCB6F30BDCB6F303D2CC37F3FE5F27F3F3ED4A3BC3ED4A33CE5F27F3F2DFD7F3FEB1718BCEB17183C2DFD7F3F64FF7F3F4C318DBB4C318D3B64FF7F3FDFFF7F3F691203BB6912033BDFFF7F3FF9FF7F3F5A5A73BA5A5A733AF9FF7F3FFFFF7F3FA7E8E1B9A7E8E139FFFF7F3F26707DBFC38110BEC381103E26707DBF16A2353ECEF07BBFCEF07B3F16A2353E575D4C3FC72D1ABFC72D1A3F575D4C3FEF90743F6D4E97BE6D4E973EEF90743FA8857D3F16210EBE16210E3EA8857D3F29777F3FBD4684BDBD46843D29777F3F83E27F3F1FB9F5BC1FB9F53C83E27F3FA6F97F3FD42264BCD422643CA6F97F3FA2FE7F3FBDC9D3BBBDC9D33BA2FE7F3FB5FF7F3F939B44BB939B443BB5FF7F3FF0FF7F3FC183B6BAC183B63AF0FF7F3FFDFF7F3F7C6E29BA7C6E293AFDFF7F3F305527BFCFBD413FCFBD41BF305527BF6C5D90BEE79C75BFE79C753F6C5D90BEFAAD263FBC4D42BFBC4D423FFAAD263FA7CA6B3FD861C7BED861C73EA7CA6B3FB2997B3F72073DBE72073D3EB2997B3FCC0C7F3FDF45B0BDDF45B03DCC0C7F3F94CB7F3FDBCB23BDDBCB233D94CB7F3FB4F47F3F3D1698BC3D16983CB4F47F3F91FD7F3FF6300DBCF6300D3C91FD7F3F7AFF7F3F581283BB5812833B7AFF7F3FE3FF7F3F535AF3BA535AF33AE3FF7F3FFAFF7F3FA5E861BAA5E8613AFAFF7F3F2C3C913E107C753F107C75BF2C3C913ECB7F2EBF0A503BBF0A503B3FCB7F2EBF6793F23ECE7161BFCE71613F6793F23E40A9603F4477F5BE4477F53E40A9603FFF22793F90856BBE90856B3EFF22793F21847E3F0E30DCBD0E30DC3D21847E3F19AE7F3FF4B64CBDF4B64C3D19AE7F3F5AEE7F3F3A1ABEBC3A1ABE3C5AEE7F3F33FC7F3FE37C30BCE37C303C33FC7F3F2EFF7F3FDED6A3BBDED6A33B2EFF7F3FD3FF7F3F711818BB7118183BD3FF7F3FF6FF7F3F66318DBA66318D3AF6FF7F3FB8CD753F8C0F8F3E8C0F8FBEB8CD753F2DE46FBFC6C0B2BEC6C0B23E2DE46FBF93938C3E632976BF6329763F93938C3E3249533F698C10BF698C103F3249533FE922763FE8C08CBEE8C08C3EE922763F38DD7D3F090004BE0900043E38DD7D3F128A7F3FD19C75BDD19C753D128A7F3F96E67F3F2A1DE4BC2A1DE43C96E67F3F86FA7F3F9BC853BC9BC8533C86FA7F3FD2FE7F3F599BC4BB599BC43BD2FE7F3FBFFF7F3FB68336BBB683363BBFFF7F3FF2FF7F3F7A6EA9BA7A6EA93AF2FF7F3FBDFF403F463028BF4630283FBDFF403F8D857EBF9FC6DB3D9FC6DBBD8D857EBF434F803D417F7FBF417F7F3F434F803DB3CC433F73EB24BF73EB243FB3CC433F199B723F6971A3BE6971A33E199B723F25187D3F5DD819BE5DD8193E25187D3F815F7F3F323E8FBD323E8F3D815F7F3F69DD7F3F6D0F05BD6D0F053D69DD7F3F8CF87F3F121477BC1214773C8CF87F3F65FE7F3FC75FE5BBC75FE53B65FE7F3FA8FF7F3FF7EE54BBF7EE543BA8FF7F3FEDFF7F3F8DABC5BA8DABC53AEDFF7F3FF6FD14BE95467DBF95467D3FF6FD14BE624B57BFE3810A3FE3810ABF624B57BF49CF1BBEE9047DBFE9047D3F49CF1BBE5F5B323FA6A437BFA6A4373F5F5B323F808D6E3FCAC7B9BECAC7B93E808D6E3FFF347C3F699E2FBE699E2F3EFF347C3F652E7F3F50AAA3BD50AAA33D652E7F3FD3D27F3F880F18BD880F183DD3D27F3F44F67F3F9F2F8DBC9F2F8D3C44F67F3FE7FD7F3F131203BC1312033CE7FD7F3F8CFF7F3F375A73BB375A733B8CFF7F3FE7FF7F3FA0E8E1BAA0E8E13AE7FF7F3FD53F69BF3201D3BE3201D33ED53F69BF9F8202BFF13B5C3FF13B5CBF9F8202BFFA48B8BEB0D76EBFB0D76E3FFA48B8BED4211F3F1D8848BF1D88483FD4211F3F5CFC693FB8B7CFBEB8B7CF3E5CFC693FE1337B3F974F45BE974F453EE1337B3FC2F67E3F3E12B8BD3E12B83DC2F67E3FD3C67F3FCC0E2BBDCC0E2B3DD3C67F3FAEF37F3F0AD59EBC0AD59E3CAEF37F3F59FD7F3F3B7413BC3B74133C59FD7F3F6EFF7F3FBAE288BBBAE2883B6EFF7F3FE1FF7F3FB225FEBAB225FE3AE1FF7F3F64CD56BFF8440B3FF8440BBF64CD56BF7EE090BDD15B7F3FD15B7FBF7EE090BD7F120DBF649F55BF649F553F7F120DBF41510A3FA46A57BFA46A573F41510A3F30EA643F1B35E5BE1B35E53E30EA643FEB147A3F53E95ABE53E95A3EEB147A3F98B87E3F7675CCBD7675CC3D98B87E3F6AB97F3F1F0D3EBD1F0D3E3D6AB97F3FCAF07F3F447AB0BC447AB03CCAF07F3FB9FC7F3F58D623BC58D6233CB9FC7F3F4BFF7F3F561898BB5618983B4BFF7F3FD9FF7F3F61310DBB61310D3BD9FF7F3F7205913B5CFF7F3F5CFF7FBF7205913BF33EC43ED0726C3FD0726CBFF33EC43EB17A37BF888632BF8886323FB17A37BFC03DE83E2B2664BF2B26643FC03DE83ECA595F3F1934FABE1934FA3ECA595F3F3ED8783F0C6970BE0C69703E3ED8783FE8737E3F72D3E0BD72D3E03DE8737E3F99AA7F3F660A51BD660A513D99AA7F3F99ED7F3F491FC2BC491FC23C99ED7F3F09FC7F3F6B3834BC6B38343C09FC7F3F25FF7F3FEF4DA7BBEF4DA73B25FF7F3FD1FF7F3FE94F1BBBE94F1B3BD1FF7F3F"> : tensor<12x12x2x2xf32>}> : () -> !torch.vtensor<[12,12,2,2],f32>
    %49 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %50 = "torch.aten.index.Tensor"(%48, %49) : (!torch.vtensor<[12,12,2,2],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,12,2,2],f32>
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%50, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,4,12,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%50, %56, %57, %58, %59) : (!torch.vtensor<[1,4,12,2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12,2,2],f32>
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.aten.unsqueeze"(%60, %61) : (!torch.vtensor<[1,4,12,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,12,2,2],f32>
    %63 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %64 = "torch.aten.unsqueeze"(%28, %63) : (!torch.vtensor<[1,4,2,12,2],f32>, !torch.int) -> !torch.vtensor<[1,4,2,12,1,2],f32>
    %65 = "torch.aten.mul.Tensor"(%62, %64) : (!torch.vtensor<[1,4,1,12,2,2],f32>, !torch.vtensor<[1,4,2,12,1,2],f32>) -> !torch.vtensor<[1,4,2,12,2,2],f32>
    %66 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%66) : (!torch.int) -> !torch.list<int>
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.aten.sum.dim_IntList"(%65, %67, %68, %69) : (!torch.vtensor<[1,4,2,12,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,12,2],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%70, %75) : (!torch.vtensor<[1,4,2,12,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,24],f32>
    %77 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten._to_copy"(%76, %77, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,4,2,24],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,24],bf16>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%50, %84, %85, %86, %87) : (!torch.vtensor<[1,4,12,2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12,2,2],f32>
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.aten.unsqueeze"(%88, %89) : (!torch.vtensor<[1,4,12,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,12,2,2],f32>
    %91 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %92 = "torch.aten.unsqueeze"(%47, %91) : (!torch.vtensor<[1,4,1,12,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,12,1,2],f32>
    %93 = "torch.aten.mul.Tensor"(%90, %92) : (!torch.vtensor<[1,4,1,12,2,2],f32>, !torch.vtensor<[1,4,1,12,1,2],f32>) -> !torch.vtensor<[1,4,1,12,2,2],f32>
    %94 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%94) : (!torch.int) -> !torch.list<int>
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.sum.dim_IntList"(%93, %95, %96, %97) : (!torch.vtensor<[1,4,1,12,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,12,2],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%98, %103) : (!torch.vtensor<[1,4,1,12,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,24],f32>
    %105 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %107 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.aten._to_copy"(%104, %105, %106, %107, %108, %109, %110) : (!torch.vtensor<[1,4,1,24],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,24],bf16>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%112, %113, %114, %115) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %117 = "torch.aten.view"(%83, %116) : (!torch.vtensor<[1,4,2,24],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,2,24],bf16>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%arg0, %118, %119, %120, %121) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,24],bf16>
    %123 = "torch.prim.ListConstruct"(%117, %122) : (!torch.vtensor<[1,4,2,24],bf16>, !torch.vtensor<[1,4,2,24],bf16>) -> !torch.list<vtensor>
    %124 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %125 = "torch.aten.cat"(%123, %124) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],bf16>
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%126, %127, %128, %129) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %131 = "torch.aten.view"(%111, %130) : (!torch.vtensor<[1,4,1,24],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,1,24],bf16>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice.Tensor"(%arg1, %132, %133, %134, %135) : (!torch.vtensor<[1,4,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,24],bf16>
    %137 = "torch.prim.ListConstruct"(%131, %136) : (!torch.vtensor<[1,4,1,24],bf16>, !torch.vtensor<[1,4,1,24],bf16>) -> !torch.list<vtensor>
    %138 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %139 = "torch.aten.cat"(%137, %138) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,48],bf16>
    "func.return"(%125, %139) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.vtensor<[1,4,1,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
