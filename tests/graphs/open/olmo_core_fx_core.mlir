"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,48],bf16>, !torch.vtensor<[1,1,4,48],bf16>) -> (!torch.vtensor<[1,2,4,48],bf16>, !torch.vtensor<[1,1,4,48],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,48],bf16>, %arg1: !torch.vtensor<[1,1,4,48],bf16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,4,48],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg0, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,2,4,48],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,48],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,1,4,48],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten._to_copy"(%arg1, %17, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,1,4,48],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,48],f32>
    %24 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139C381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293AC381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%24, %25, %26, %27, %28) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,24],f32>
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.aten.unsqueeze"(%29, %30) : (!torch.vtensor<[4,24],f32>, !torch.int) -> !torch.vtensor<[1,4,24],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.unsqueeze"(%31, %32) : (!torch.vtensor<[1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %34 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3F"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%34, %35, %36, %37, %38) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,24],f32>
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[4,24],f32>, !torch.int) -> !torch.vtensor<[1,4,24],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%41, %42) : (!torch.vtensor<[1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %44 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139A46A573F1D35E53E50E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5B5AF339A7E86139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139B7C7683FFBF44C3FBCD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5A5A733AA7E8E139C381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293AC381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC183B63A7C6E293ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613ACFBD41BFE79C753FBC4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B535AF33AA5E8613A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A107C75BF0A503B3FCE71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B66318D3A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A8C0F8FBEC6C0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB683363B7A6EA93A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF7EE543B8DABC53A"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%44, %45, %46, %47, %48) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,24],f32>
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %51 = "torch.aten.unsqueeze"(%49, %50) : (!torch.vtensor<[4,24],f32>, !torch.int) -> !torch.vtensor<[1,4,24],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%51, %52) : (!torch.vtensor<[1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %54 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F26707DBF16A2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F305527BF6C5D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3F2C3C913ECB7F2EBF6793F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FB8CD753F2DE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3FBDFF403F8D857EBF434F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3F"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%54, %55, %56, %57, %58) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,24],f32>
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%59, %60) : (!torch.vtensor<[4,24],f32>, !torch.int) -> !torch.vtensor<[1,4,24],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.unsqueeze"(%61, %62) : (!torch.vtensor<[1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%11, %64, %65, %66, %67) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,24],f32>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.slice.Tensor"(%11, %69, %70, %71, %72) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,24],f32>
    %74 = "torch.aten.mul.Tensor"(%68, %43) : (!torch.vtensor<[1,2,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>) -> !torch.vtensor<[1,2,4,24],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%75, %76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%68, %80) : (!torch.vtensor<[1,2,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,2,12],f32>
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%81, %82, %83, %84, %85) : (!torch.vtensor<[1,2,4,2,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,12],f32>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.slice.Tensor"(%81, %87, %88, %89, %90) : (!torch.vtensor<[1,2,4,2,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,1,12],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.prim.ListConstruct"(%92) : (!torch.int) -> !torch.list<int>
    %94 = "torch.operator"(%86, %93) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,12],f32>
    %95 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%95) : (!torch.int) -> !torch.list<int>
    %97 = "torch.operator"(%91, %96) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,1,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,12],f32>
    %98 = "torch.aten.neg"(%97) : (!torch.vtensor<[1,2,4,12],f32>) -> !torch.vtensor<[1,2,4,12],f32>
    %99 = "torch.prim.ListConstruct"(%98, %94) : (!torch.vtensor<[1,2,4,12],f32>, !torch.vtensor<[1,2,4,12],f32>) -> !torch.list<vtensor>
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.cat"(%99, %100) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,24],f32>
    %102 = "torch.aten.mul.Tensor"(%101, %33) : (!torch.vtensor<[1,2,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>) -> !torch.vtensor<[1,2,4,24],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.add.Tensor"(%74, %102, %103) : (!torch.vtensor<[1,2,4,24],f32>, !torch.vtensor<[1,2,4,24],f32>, !torch.int) -> !torch.vtensor<[1,2,4,24],f32>
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %108 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%104, %105, %106, %107, %108, %109) : (!torch.vtensor<[1,2,4,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %110 = "torch.prim.ListConstruct"(%104, %73) : (!torch.vtensor<[1,2,4,24],f32>, !torch.vtensor<[1,2,4,24],f32>) -> !torch.list<vtensor>
    %111 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %112 = "torch.aten.cat"(%110, %111) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,48],f32>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.slice.Tensor"(%23, %113, %114, %115, %116) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%23, %118, %119, %120, %121) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %123 = "torch.aten.mul.Tensor"(%117, %63) : (!torch.vtensor<[1,1,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>) -> !torch.vtensor<[1,1,4,24],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %129 = "torch.prim.ListConstruct"(%124, %125, %126, %127, %128) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %130 = "torch.aten.view"(%117, %129) : (!torch.vtensor<[1,1,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,2,12],f32>
    %131 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.slice.Tensor"(%130, %131, %132, %133, %134) : (!torch.vtensor<[1,1,4,2,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,1,12],f32>
    %136 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.slice.Tensor"(%130, %136, %137, %138, %139) : (!torch.vtensor<[1,1,4,2,12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,1,12],f32>
    %141 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %142 = "torch.prim.ListConstruct"(%141) : (!torch.int) -> !torch.list<int>
    %143 = "torch.operator"(%135, %142) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,1,4,1,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,12],f32>
    %144 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %145 = "torch.prim.ListConstruct"(%144) : (!torch.int) -> !torch.list<int>
    %146 = "torch.operator"(%140, %145) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,1,4,1,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,12],f32>
    %147 = "torch.aten.neg"(%146) : (!torch.vtensor<[1,1,4,12],f32>) -> !torch.vtensor<[1,1,4,12],f32>
    %148 = "torch.prim.ListConstruct"(%147, %143) : (!torch.vtensor<[1,1,4,12],f32>, !torch.vtensor<[1,1,4,12],f32>) -> !torch.list<vtensor>
    %149 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %150 = "torch.aten.cat"(%148, %149) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %151 = "torch.aten.mul.Tensor"(%150, %53) : (!torch.vtensor<[1,1,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>) -> !torch.vtensor<[1,1,4,24],f32>
    %152 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %153 = "torch.aten.add.Tensor"(%123, %151, %152) : (!torch.vtensor<[1,1,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>, !torch.int) -> !torch.vtensor<[1,1,4,24],f32>
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.none"() : () -> !torch.none
    %156 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %157 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %158 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%153, %154, %155, %156, %157, %158) : (!torch.vtensor<[1,1,4,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %159 = "torch.prim.ListConstruct"(%153, %122) : (!torch.vtensor<[1,1,4,24],f32>, !torch.vtensor<[1,1,4,24],f32>) -> !torch.list<vtensor>
    %160 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %161 = "torch.aten.cat"(%159, %160) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,48],f32>
    %162 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %164 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %165 = "torch.constant.none"() : () -> !torch.none
    %166 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %167 = "torch.constant.none"() : () -> !torch.none
    %168 = "torch.aten._to_copy"(%112, %162, %163, %164, %165, %166, %167) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,48],bf16>
    %169 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %171 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %172 = "torch.constant.none"() : () -> !torch.none
    %173 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %174 = "torch.constant.none"() : () -> !torch.none
    %175 = "torch.aten._to_copy"(%161, %169, %170, %171, %172, %173, %174) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,48],bf16>
    "func.return"(%168, %175) : (!torch.vtensor<[1,2,4,48],bf16>, !torch.vtensor<[1,1,4,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
