"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>) -> (!torch.vtensor<[1,2,5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,48],f32>, %arg1: !torch.vtensor<[1,1,5,48],f32>):
    %6 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %8 = "torch.prim.ListConstruct"(%6, %7) : (!torch.int, !torch.int) -> !torch.list<int>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.split_with_sizes"(%arg0, %8, %9) : (!torch.vtensor<[1,2,5,48],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %11:2 = "torch.prim.ListUnpack"(%10) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>)
    %54 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F26707DBF1EA2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F26707DBF1EA2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F305527BF685D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F305527BF685D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F2C3C913EC87F2EBF6393F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3F2C3C913EC87F2EBF6393F23E40A9603FFF22793F21847E3F19AE7F3F5AEE7F3F33FC7F3F2EFF7F3FD3FF7F3FF6FF7F3FB8CD753F2BE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FB8CD753F2BE46FBF93938C3E3249533FE922763F38DD7D3F128A7F3F96E67F3F86FA7F3FD2FE7F3FBFFF7F3FF2FF7F3FBDFF403F8D857EBF334F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3FBDFF403F8D857EBF334F803DB3CC433F199B723F25187D3F815F7F3F69DD7F3F8CF87F3F65FE7F3FA8FF7F3FEDFF7F3F"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%54, %55, %56, %57, %58) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,24],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%60, %61, %62, %63) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%59, %64) : (!torch.vtensor<[5,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,24],f32>
    %66 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F1C35E53E51E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5C5AF339A8E86139A46A573F1C35E53E51E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5C5AF339A8E86139B7C7683FFBF44C3FBDD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5B5A733AA8E8E139B7C7683FFBF44C3FBDD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5B5A733AA8E8E139C381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC283B63A7D6E293AC381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC283B63A7D6E293ACFBD41BFE79C753FBD4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B545AF33AA6E8613ACFBD41BFE79C753FBD4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B545AF33AA6E8613A107C75BF0D503B3FCF71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B67318D3A107C75BF0D503B3FCF71613F4477F53E90856B3E0E30DC3DF4B64C3D3A1ABE3CE37C303CDED6A33B7118183B67318D3A8C0F8FBECDC0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB783363B7B6EA93A8C0F8FBECDC0B23E6329763F698C103FE8C08C3E0900043ED19C753D2A1DE43C9BC8533C599BC43BB783363B7B6EA93A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF8EE543B8EABC53A4630283F9FC6DBBD417F7F3F73EB243F6971A33E5DD8193E323E8F3D6D0F053D1214773CC75FE53BF8EE543B8EABC53A"> : tensor<8x24xf32>}> : () -> !torch.vtensor<[8,24],f32>
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.slice.Tensor"(%66, %67, %68, %69, %70) : (!torch.vtensor<[8,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,24],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%71, %76) : (!torch.vtensor<[5,24],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,24],f32>
    %78 = "torch.aten.mul.Tensor"(%65, %11#0) : (!torch.vtensor<[1,1,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>) -> !torch.vtensor<[1,2,5,24],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%11#0, %79, %80, %81, %82) : (!torch.vtensor<[1,2,5,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,12],f32>
    %84 = "torch.aten.neg"(%83) : (!torch.vtensor<[1,2,5,12],f32>) -> !torch.vtensor<[1,2,5,12],f32>
    %90 = "torch.prim.ListConstruct"(%84, %84) : (!torch.vtensor<[1,2,5,12],f32>, !torch.vtensor<[1,2,5,12],f32>) -> !torch.list<vtensor>
    %91 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %92 = "torch.aten.cat"(%90, %91) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,24],f32>
    %93 = "torch.aten.mul.Tensor"(%77, %92) : (!torch.vtensor<[1,1,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>) -> !torch.vtensor<[1,2,5,24],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.add.Tensor"(%78, %93, %94) : (!torch.vtensor<[1,2,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>, !torch.int) -> !torch.vtensor<[1,2,5,24],f32>
    %96 = "torch.prim.ListConstruct"(%95, %11#1) : (!torch.vtensor<[1,2,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %98 = "torch.aten.cat"(%96, %97) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    "func.return"(%98) : (!torch.vtensor<[1,2,5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
