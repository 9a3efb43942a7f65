"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,4,32],bf16>, !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[2,2,4,32],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,4,32],bf16>, %arg1: !torch.vtensor<[2,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<1x1x12x32xbf16>}> : () -> !torch.vtensor<[1,1,12,32],bf16>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.aten.squeeze.dim"(%0, %1) : (!torch.vtensor<[1,1,12,32],bf16>, !torch.int) -> !torch.vtensor<[1,12,32],bf16>
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.aten.squeeze.dim"(%2, %3) : (!torch.vtensor<[1,12,32],bf16>, !torch.int) -> !torch.vtensor<[12,32],bf16>
    %5 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<1x1x12x32xbf16>}> : () -> !torch.vtensor<[1,1,12,32],bf16>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.squeeze.dim"(%5, %6) : (!torch.vtensor<[1,1,12,32],bf16>, !torch.int) -> !torch.vtensor<[1,12,32],bf16>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.squeeze.dim"(%7, %8) : (!torch.vtensor<[1,12,32],bf16>, !torch.int) -> !torch.vtensor<[12,32],bf16>
    %10 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[2,4],si64>) -> !torch.list<optional<vtensor>>
    %11 = "torch.aten.index.Tensor"(%4, %10) : (!torch.vtensor<[12,32],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2,4,32],bf16>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[2,4,32],bf16>, !torch.int) -> !torch.vtensor<[2,1,4,32],bf16>
    %14 = "torch.prim.ListConstruct"(%arg1) : (!torch.vtensor<[2,4],si64>) -> !torch.list<optional<vtensor>>
    %15 = "torch.aten.index.Tensor"(%9, %14) : (!torch.vtensor<[12,32],bf16>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2,4,32],bf16>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%15, %16) : (!torch.vtensor<[2,4,32],bf16>, !torch.int) -> !torch.vtensor<[2,1,4,32],bf16>
    %18 = "torch.aten.mul.Tensor"(%arg0, %13) : (!torch.vtensor<[2,2,4,32],bf16>, !torch.vtensor<[2,1,4,32],bf16>) -> !torch.vtensor<[2,2,4,32],bf16>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%arg0, %19, %20, %21, %22) : (!torch.vtensor<[2,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,16],bf16>
    %24 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%arg0, %24, %25, %26, %27) : (!torch.vtensor<[2,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,2,4,16],bf16>
    %29 = "torch.aten.neg"(%28) : (!torch.vtensor<[2,2,4,16],bf16>) -> !torch.vtensor<[2,2,4,16],bf16>
    %30 = "torch.prim.ListConstruct"(%29, %23) : (!torch.vtensor<[2,2,4,16],bf16>, !torch.vtensor<[2,2,4,16],bf16>) -> !torch.list<vtensor>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.cat"(%30, %31) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32],bf16>
    %33 = "torch.aten.mul.Tensor"(%32, %17) : (!torch.vtensor<[2,2,4,32],bf16>, !torch.vtensor<[2,1,4,32],bf16>) -> !torch.vtensor<[2,2,4,32],bf16>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.add.Tensor"(%18, %33, %34) : (!torch.vtensor<[2,2,4,32],bf16>, !torch.vtensor<[2,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[2,2,4,32],bf16>
    "func.return"(%35) : (!torch.vtensor<[2,2,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
