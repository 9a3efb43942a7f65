"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5],si64>, !torch.vtensor<[5,96],bf16>, !torch.vtensor<[5,48],bf16>) -> (!torch.vtensor<[5,96],bf16>, !torch.vtensor<[5,48],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5],si64>, %arg1: !torch.vtensor<[5,96],bf16>, %arg2: !torch.vtensor<[5,48],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x32xbf16>}> : () -> !torch.vtensor<[12,32],bf16>
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.index_select"(%0, %1, %arg0) : (!torch.vtensor<[12,32],bf16>, !torch.int, !torch.vtensor<[5],si64>) -> !torch.vtensor<[5,32],bf16>
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%3, %4) : (!torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %7 = "torch.aten.split_with_sizes"(%2, %5, %6) : (!torch.vtensor<[5,32],bf16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %8:2 = "torch.prim.ListUnpack"(%7) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,16],bf16>, !torch.vtensor<[5,16],bf16>)
    %9 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%9, %10, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.view"(%arg1, %12) : (!torch.vtensor<[5,96],bf16>, !torch.list<int>) -> !torch.vtensor<[5,2,48],bf16>
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%13, %14, %15, %16, %17) : (!torch.vtensor<[5,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,32],bf16>
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%13, %19, %20, %21, %22) : (!torch.vtensor<[5,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %24 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%8#0, %24) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%25, %26, %27, %28, %29, %30) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %31 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%8#1, %31) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%32, %33, %34, %35, %36, %37) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%18, %38, %39, %40, %41) : (!torch.vtensor<[5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%18, %43, %44, %45, %46) : (!torch.vtensor<[5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %48 = "torch.aten.mul.Tensor"(%42, %25) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %49 = "torch.aten.mul.Tensor"(%47, %32) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.sub.Tensor"(%48, %49, %50) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %52 = "torch.aten.mul.Tensor"(%47, %25) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %53 = "torch.aten.mul.Tensor"(%42, %32) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,2,16],bf16>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.add.Tensor"(%52, %53, %54) : (!torch.vtensor<[5,2,16],bf16>, !torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16],bf16>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.aten.unsqueeze"(%51, %56) : (!torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16,1],bf16>
    %58 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%55, %58) : (!torch.vtensor<[5,2,16],bf16>, !torch.int) -> !torch.vtensor<[5,2,16,1],bf16>
    %60 = "torch.prim.ListConstruct"(%57, %59) : (!torch.vtensor<[5,2,16,1],bf16>, !torch.vtensor<[5,2,16,1],bf16>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,16,2],bf16>
    %63 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%63, %64, %65) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%62, %66) : (!torch.vtensor<[5,2,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[5,2,32],bf16>
    %68 = "torch.prim.ListConstruct"(%67, %23) : (!torch.vtensor<[5,2,32],bf16>, !torch.vtensor<[5,2,16],bf16>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,48],bf16>
    %71 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 96 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%71, %72) : (!torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.view"(%70, %73) : (!torch.vtensor<[5,2,48],bf16>, !torch.list<int>) -> !torch.vtensor<[5,96],bf16>
    %75 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%75, %76, %77) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%arg2, %78) : (!torch.vtensor<[5,48],bf16>, !torch.list<int>) -> !torch.vtensor<[5,1,48],bf16>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%79, %80, %81, %82, %83) : (!torch.vtensor<[5,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,32],bf16>
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%79, %85, %86, %87, %88) : (!torch.vtensor<[5,1,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %90 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%8#0, %90) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%91, %92, %93, %94, %95, %96) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %98 = "torch.aten.unsqueeze"(%8#1, %97) : (!torch.vtensor<[5,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %102 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%98, %99, %100, %101, %102, %103) : (!torch.vtensor<[5,1,16],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %108 = "torch.aten.slice.Tensor"(%84, %104, %105, %106, %107) : (!torch.vtensor<[5,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.slice.Tensor"(%84, %109, %110, %111, %112) : (!torch.vtensor<[5,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %114 = "torch.aten.mul.Tensor"(%108, %91) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %115 = "torch.aten.mul.Tensor"(%113, %98) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.sub.Tensor"(%114, %115, %116) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %118 = "torch.aten.mul.Tensor"(%113, %91) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %119 = "torch.aten.mul.Tensor"(%108, %98) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.vtensor<[5,1,16],bf16>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%118, %119, %120) : (!torch.vtensor<[5,1,16],bf16>, !torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16],bf16>
    %122 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %123 = "torch.aten.unsqueeze"(%117, %122) : (!torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16,1],bf16>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.aten.unsqueeze"(%121, %124) : (!torch.vtensor<[5,1,16],bf16>, !torch.int) -> !torch.vtensor<[5,1,16,1],bf16>
    %126 = "torch.prim.ListConstruct"(%123, %125) : (!torch.vtensor<[5,1,16,1],bf16>, !torch.vtensor<[5,1,16,1],bf16>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,16,2],bf16>
    %129 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %132 = "torch.prim.ListConstruct"(%129, %130, %131) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %133 = "torch.aten.view"(%128, %132) : (!torch.vtensor<[5,1,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[5,1,32],bf16>
    %134 = "torch.prim.ListConstruct"(%133, %89) : (!torch.vtensor<[5,1,32],bf16>, !torch.vtensor<[5,1,16],bf16>) -> !torch.list<vtensor>
    %135 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %136 = "torch.aten.cat"(%134, %135) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,48],bf16>
    %137 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 48 : i64}> : () -> !torch.int
    %139 = "torch.prim.ListConstruct"(%137, %138) : (!torch.int, !torch.int) -> !torch.list<int>
    %140 = "torch.aten.view"(%136, %139) : (!torch.vtensor<[5,1,48],bf16>, !torch.list<int>) -> !torch.vtensor<[5,48],bf16>
    "func.return"(%74, %140) : (!torch.vtensor<[5,96],bf16>, !torch.vtensor<[5,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
