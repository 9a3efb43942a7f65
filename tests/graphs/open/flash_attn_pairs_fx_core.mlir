"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],bf16>, !torch.vtensor<[4],si64>) -> !torch.vtensor<[1,4,2,48],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],bf16>, %arg1: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<12x16xbf16>}> : () -> !torch.vtensor<[12,16],bf16>
    %1 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,16],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16],bf16>
    %3 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x16xbf16>}> : () -> !torch.vtensor<[12,16],bf16>
    %4 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %5 = "torch.aten.index.Tensor"(%3, %4) : (!torch.vtensor<[12,16],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16],bf16>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%2, %6) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,16,1],bf16>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%8, %9, %10) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.aten.expand"(%7, %11, %12) : (!torch.vtensor<[4,16,1],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,16,2],bf16>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.aten.clone"(%13, %14) : (!torch.vtensor<[4,16,2],bf16>, !torch.int) -> !torch.vtensor<[4,16,2],bf16>
    %16 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%16, %17, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%15, %19) : (!torch.vtensor<[4,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%5, %21) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,16,1],bf16>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%23, %24, %25) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.expand"(%22, %26, %27) : (!torch.vtensor<[4,16,1],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,16,2],bf16>
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.clone"(%28, %29) : (!torch.vtensor<[4,16,2],bf16>, !torch.int) -> !torch.vtensor<[4,16,2],bf16>
    %31 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%31, %32, %33) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%30, %34) : (!torch.vtensor<[4,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.slice.Tensor"(%arg0, %36, %37, %38, %39) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %41 = "torch.aten.mul.Tensor"(%40, %20) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.slice.Tensor"(%arg0, %42, %43, %44, %45) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%46, %47, %48, %49, %50) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%46, %52, %53, %54, %55) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %57 = "torch.aten.neg"(%56) : (!torch.vtensor<[1,4,2,16],bf16>) -> !torch.vtensor<[1,4,2,16],bf16>
    %58 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%57, %58) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%51, %60) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],bf16>
    %62 = "torch.prim.ListConstruct"(%59, %61) : (!torch.vtensor<[1,4,2,16,1],bf16>, !torch.vtensor<[1,4,2,16,1],bf16>) -> !torch.list<vtensor>
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.aten.cat"(%62, %63) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],bf16>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %69 = "torch.prim.ListConstruct"(%65, %66, %67, %68) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%64, %69) : (!torch.vtensor<[1,4,2,16,2],bf16>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],bf16>
    %71 = "torch.aten.mul.Tensor"(%70, %35) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.add.Tensor"(%41, %71, %72) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,32],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.slice.Tensor"(%arg0, %74, %75, %76, %77) : (!torch.vtensor<[1,4,2,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],bf16>
    %79 = "torch.prim.ListConstruct"(%73, %78) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,16],bf16>) -> !torch.list<vtensor>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.cat"(%79, %80) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],bf16>
    "func.return"(%81) : (!torch.vtensor<[1,4,2,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
