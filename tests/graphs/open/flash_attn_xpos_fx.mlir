"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f32>, %arg1: !torch.vtensor<[1,6,1,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x6AF1803F59D5803FDDBC803F26A7803FA593803FF181803FBD71803FCD62803FF154803F0548803FEB3B803F8930803FCA25803F9E1B803FF611803FC508803FF5FE0A3F7384593F843D743FACD17C3F527C7F3FA322803F5C3B803FA43C803FF636803F7A2F803FC527803F4C20803F2C19803F6712803FF80B803FD905803FD296D5BE2A63DD3E48E14E3FEE62703FF7457B3FEBB77E3F90C87F3F280C803FBB15803FEA15803F4E13803FF60F803F870C803F2E09803FFA05803FEB02803F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F81EC26BFBA5620BF27E3993ECD97413F43706B3FD038793F5DA97D3FB5187F3F18937F3F7EBF7F3FDED27F3F05DE7F3F4DE67F3F6FED7F3FFBF37F3F24FA7F3FAC86903E932671BF07CD28BC1DC1203F22FD5F3F944C753F2D397C3F3C7A7E3F3A3D7F3F49867F3F0EA87F3FC8BC7F3FD7CC7F3FF1DA7F3FFBE77F3F48F47F3F"> : tensor<6x16xf32>}> : () -> !torch.vtensor<[6,16],f32>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.aten.unsqueeze"(%0, %1) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,1,16],f32>
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %6 = "torch.prim.ListConstruct"(%3, %4, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.expand"(%2, %6, %7) : (!torch.vtensor<[6,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,2,16],f32>
    %9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%9, %10, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.reshape"(%8, %12) : (!torch.vtensor<[6,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[6,1,32],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002B79583F3B15093FB6D59F3EC8C0353E9212CD3D62D2663D08CE013D2DF6913CCA1E243C7489B83BC97E4F3B0750E93A392C833A497F133AE2DAA539D87F3A39B359693F1272673F649E173F6E95B23E13BE4B3E3527E63D1597813DCBCA113D73F8A33C2566383C2E5ECF3B7932693B4E1F033BAD74933A1FD3253A957BBA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A9A4441BFADDB463F43A6733F3CD7263F6915C73EB118643E5C08013E6868913DAFA7233D211EB83C821C4F3C39F7E83B7405833B755F133B9DC3A53A10733A3A474974BF8B23A53EE5017F3F571E463F36BBF43E17B28D3EE2DC203EC97DB53D955C4C3DC3F7E53C265D813CF487113CA6B6A33B0F2A383BD12ACF3A810A693A"> : tensor<6x16xf32>}> : () -> !torch.vtensor<[6,16],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,1,16],f32>
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%17, %18, %19) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.expand"(%16, %20, %21) : (!torch.vtensor<[6,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,2,16],f32>
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%23, %24, %25) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.reshape"(%22, %26) : (!torch.vtensor<[6,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[6,1,32],f32>
    %28 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,6,2,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %29 = "torch.aten.mul.Tensor"(%28, %13) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %30 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,6,2,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.chunk"(%30, %31, %32) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %34:2 = "torch.prim.ListUnpack"(%33) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>)
    %35 = "torch.aten.neg"(%34#1) : (!torch.vtensor<[1,6,2,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %36 = "torch.prim.ListConstruct"(%35, %34#0) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.cat"(%36, %37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %39 = "torch.aten.mul.Tensor"(%38, %27) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,2,32],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%29, %39, %40) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%arg0, %42, %43, %44, %45) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,0],f32>
    %47 = "torch.prim.ListConstruct"(%41, %46) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,0],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.aten.cat"(%47, %48) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    %50 = "torch.vtensor.literal"() <{value = dense<"0xB4207E3F11587E3F70887E3F66B37E3F09DA7E3F25FD7E3F4F1D7F3FFE3A7F3F8E567F3F47707F3F62887F3F139F7F3F82B47F3FD0C87F3F19DC7F3F77EE7F3F66A4093FB1A4573F3C60723F181C7B3F74F57D3FFFEB7E3F19487F3F42727F3FB88B7F3F1D9F7F3FE7AF7F3F44BF7F3FA2CD7F3F30DB7F3F0FE87F3F4FF47F3FE78BD4BE7E6EDC3EC2164E3F8B926F3F77857A3F180C7E3F78317F3FDE947F3F60BA7F3FEBCB7F3FCBD67F3F44DF7F3FB1E67F3F8EED7F3F06F47F3F27FA7F3F26707DBFAB7FEDBD582F153F296D5C3FEF90743F9E5D7C3F4FD97E3FC3A27F3F83E27F3FADF67F3F0DFD7F3F11FF7F3FB5FF7F3FE8FF7F3FF9FF7F3FFEFF7F3F21BE27BFB30821BF617A9A3E3140423F2E256C3F5EE1793F8B3F7E3FE89B7F3F0E02803FB10F803F5611803F570F803F550C803F1F09803FF605803FEA02803F90F2913E163F73BF6E192ABC3FD9213FE255613FD498763F2E647D3F43807F3F950F803F0723803FD523803F0D1F803FC718803F4812803FEF0B803FD505803F"> : tensor<6x16xf32>}> : () -> !torch.vtensor<[6,16],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.unsqueeze"(%50, %51) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,1,16],f32>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%53, %54, %55) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.aten.expand"(%52, %56, %57) : (!torch.vtensor<[6,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,2,16],f32>
    %59 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%59, %60, %61) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.reshape"(%58, %62) : (!torch.vtensor<[6,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[6,1,32],f32>
    %64 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006F5D563FE1E6073F5F9D9E3E3486343ED4D8CB3D659B653DDD34013D7D60913C048E233C5EFFB73B8DFD4E3B48DAE83AA8F8823AE454133ADFBBA539CF6E3A391636683F4972663FF709173F9FFAB13EFD214B3EF48BE53D884A813DF77F113D11B0A33C1B21383C911DCF3B9BF7683B8505033B7B5F933A9FC3253A1173BA39C381103ED7457E3FC209503F6C2F023F6D4E973ED8EE2B3EC1FFC13D4E695A3D1FB9F53CC7318A3C116E1B3CA8CFAE3B939B443B1A1FDD3A0EB1783A7ED90B3A503742BF68B8473FB395743F5B68273F64AEC73EF5B2643EC154013E31B3913D0FF0233D2A63B83C1F5D4F3C1932E93B3D1F833BA874133B1ED3A53A947B3A3A5AB076BFF192A63E077C803F9577473FE233F63E04728E3E949B213EA938B63D7B114D3D59A4E63CE9AD813C8CD1113C1CF7A33B0D5F383B9551CF3ACC1F693A"> : tensor<6x16xf32>}> : () -> !torch.vtensor<[6,16],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.unsqueeze"(%64, %65) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,1,16],f32>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%67, %68, %69) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.aten.expand"(%66, %70, %71) : (!torch.vtensor<[6,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,2,16],f32>
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%73, %74, %75) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.reshape"(%72, %76) : (!torch.vtensor<[6,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[6,1,32],f32>
    %78 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,1,32],f32>
    %79 = "torch.aten.mul.Tensor"(%78, %63) : (!torch.vtensor<[1,6,1,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,1,32],f32>
    %80 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[1,6,1,32],f32>) -> !torch.vtensor<[1,6,1,32],f32>
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.aten.chunk"(%80, %81, %82) : (!torch.vtensor<[1,6,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %84:2 = "torch.prim.ListUnpack"(%83) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,6,1,16],f32>, !torch.vtensor<[1,6,1,16],f32>)
    %85 = "torch.aten.neg"(%84#1) : (!torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,1,16],f32>
    %86 = "torch.prim.ListConstruct"(%85, %84#0) : (!torch.vtensor<[1,6,1,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.list<vtensor>
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.cat"(%86, %87) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %89 = "torch.aten.mul.Tensor"(%88, %77) : (!torch.vtensor<[1,6,1,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[1,6,1,32],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.add.Tensor"(%79, %89, %90) : (!torch.vtensor<[1,6,1,32],f32>, !torch.vtensor<[1,6,1,32],f32>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg1, %92, %93, %94, %95) : (!torch.vtensor<[1,6,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,1,0],f32>
    %97 = "torch.prim.ListConstruct"(%91, %96) : (!torch.vtensor<[1,6,1,32],f32>, !torch.vtensor<[1,6,1,0],f32>) -> !torch.list<vtensor>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.cat"(%97, %98) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,1,32],f32>
    "func.return"(%49, %99) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
