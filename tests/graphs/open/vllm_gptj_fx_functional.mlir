"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5],si64>, !torch.vtensor<[5,64],bf16>, !torch.vtensor<[5,32],bf16>) -> (!torch.vtensor<[5,64],bf16>, !torch.vtensor<[5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5],si64>, %arg1: !torch.vtensor<[5,64],bf16>, %arg2: !torch.vtensor<[5,32],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x32xbf16>}> : () -> !torch.vtensor<[12,32],bf16>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.index_select"(%0, %1, %arg0) : (!torch.vtensor<[12,32],bf16>, !torch.int, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,32],bf16>
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.aten.split.Tensor"(%2, %3, %4) : (!torch.vtensor<[5,32],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %6:2 = "torch.prim.ListUnpack"(%5) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,16],bf16>, !torch.vtensor<[5,16],bf16>)
    %7 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%7, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.view"(%arg1, %10) : (!torch.vtensor<[5,64],bf16>, !torch.list<int>) -> !torch.vtensor<[5,2,32],bf16>
    %12 = "torch.aten.alias"(%11) : (!torch.vtensor<[5,2,32],bf16>) -> !torch.vtensor<[5,2,32],bf16>
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.slice.Tensor"(%11, %13, %14, %15, %16) : (!torch.vtensor<[5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,0],bf16>
    %18 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%6#0, %18) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%19, %20, %21, %22, %23, %24) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %25 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %26 = "torch.aten.unsqueeze"(%6#1, %25) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%26, %27, %28, %29, %30, %31) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%12, %32, %33, %34, %35) : (!torch.vtensor<[5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%12, %37, %38, %39, %40) : (!torch.vtensor<[5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %42 = "torch.aten.mul.Tensor"(%36, %19) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %43 = "torch.aten.mul.Tensor"(%41, %26) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.sub.Tensor"(%42, %43, %44) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %46 = "torch.aten.mul.Tensor"(%41, %19) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %47 = "torch.aten.mul.Tensor"(%36, %26) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.add.Tensor"(%46, %47, %48) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %50 = "torch.prim.ListConstruct"(%45, %49) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,2,16],bf16>) -> !torch.list<vtensor>
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.stack"(%50, %51) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,16,2],bf16>
    %53 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%53, %54, %55) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.view"(%52, %56) : (!torch.vtensor<[5,2,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[5,2,32],bf16>
    %58 = "torch.prim.ListConstruct"(%57, %17) : (!torch.vtensor<[5,2,32],bf16>, !torch.vtensor<[5,2,0],bf16>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.cat"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],bf16>
    %61 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%61, %62) : (!torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.view"(%60, %63) : (!torch.vtensor<[5,2,32],bf16>, !torch.list<int>) -> !torch.vtensor<[5,64],bf16>
    %65 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%65, %66, %67) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%arg2, %68) : (!torch.vtensor<[5,32],bf16>, !torch.list<int>) -> !torch.vtensor<[5,1,32],bf16>
    %70 = "torch.aten.alias"(%69) : (!torch.vtensor<[5,1,32],bf16>) -> !torch.vtensor<[5,1,32],bf16>
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.slice.Tensor"(%69, %71, %72, %73, %74) : (!torch.vtensor<[5,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,0],bf16>
    %76 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%6#0, %76) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %81 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%77, %78, %79, %80, %81, %82) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %83 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %84 = "torch.aten.unsqueeze"(%6#1, %83) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %88 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %89 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%84, %85, %86, %87, %88, %89) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%70, %90, %91, %92, %93) : (!torch.vtensor<[5,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%70, %95, %96, %97, %98) : (!torch.vtensor<[5,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %100 = "torch.aten.mul.Tensor"(%94, %77) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %101 = "torch.aten.mul.Tensor"(%99, %84) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.sub.Tensor"(%100, %101, %102) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %104 = "torch.aten.mul.Tensor"(%99, %77) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %105 = "torch.aten.mul.Tensor"(%94, %84) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.add.Tensor"(%104, %105, %106) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %108 = "torch.prim.ListConstruct"(%103, %107) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.stack"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,16,2],bf16>
    %111 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%111, %112, %113) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %115 = "torch.aten.view"(%110, %114) : (!torch.vtensor<[5,1,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[5,1,32],bf16>
    %116 = "torch.prim.ListConstruct"(%115, %75) : (!torch.vtensor<[5,1,32],bf16>, !torch.vtensor<[5,1,0],bf16>) -> !torch.list<vtensor>
    %117 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %118 = "torch.aten.cat"(%116, %117) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,32],bf16>
    %119 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %121 = "torch.prim.ListConstruct"(%119, %120) : (!torch.int, !torch.int) -> !torch.list<int>
    %122 = "torch.aten.view"(%118, %121) : (!torch.vtensor<[5,1,32],bf16>, !torch.list<int>) -> !torch.vtensor<[5,32],bf16>
    "func.return"(%64, %122) : (!torch.vtensor<[5,64],bf16>, !torch.vtensor<[5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
