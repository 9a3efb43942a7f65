"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[2,5,32],bf16>) -> (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[2,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,32],bf16>, %arg1: !torch.vtensor<[2,5,32],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<1x12x32xbf16>}> : () -> !torch.vtensor<[1,12,32],bf16>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.slice.Tensor"(%0, %1, %2, %3, %4) : (!torch.vtensor<[1,12,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],bf16>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<1x12x32xbf16>}> : () -> !torch.vtensor<[1,12,32],bf16>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.aten.slice.Tensor"(%11, %12, %13, %14, %15) : (!torch.vtensor<[1,12,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],bf16>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%16, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,5,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %22 = "torch.aten.mul.Tensor"(%arg0, %5) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[1,5,32],bf16>) -> !torch.vtensor<[2,5,32],bf16>
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.slice.Tensor"(%arg0, %23, %24, %25, %26) : (!torch.vtensor<[2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],bf16>
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.slice.Tensor"(%arg0, %28, %29, %30, %31) : (!torch.vtensor<[2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],bf16>
    %33 = "torch.aten.neg"(%32) : (!torch.vtensor<[2,5,16],bf16>) -> !torch.vtensor<[2,5,16],bf16>
    %34 = "torch.prim.ListConstruct"(%33, %27) : (!torch.vtensor<[2,5,16],bf16>, !torch.vtensor<[2,5,16],bf16>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,32],bf16>
    %37 = "torch.aten.mul.Tensor"(%36, %16) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[1,5,32],bf16>) -> !torch.vtensor<[2,5,32],bf16>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.add.Tensor"(%22, %37, %38) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[2,5,32],bf16>, !torch.int) -> !torch.vtensor<[2,5,32],bf16>
    %40 = "torch.aten.mul.Tensor"(%arg1, %5) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[1,5,32],bf16>) -> !torch.vtensor<[2,5,32],bf16>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%arg1, %41, %42, %43, %44) : (!torch.vtensor<[2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],bf16>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%arg1, %46, %47, %48, %49) : (!torch.vtensor<[2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],bf16>
    %51 = "torch.aten.neg"(%50) : (!torch.vtensor<[2,5,16],bf16>) -> !torch.vtensor<[2,5,16],bf16>
    %52 = "torch.prim.ListConstruct"(%51, %45) : (!torch.vtensor<[2,5,16],bf16>, !torch.vtensor<[2,5,16],bf16>) -> !torch.list<vtensor>
    %53 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %54 = "torch.aten.cat"(%52, %53) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,32],bf16>
    %55 = "torch.aten.mul.Tensor"(%54, %16) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[1,5,32],bf16>) -> !torch.vtensor<[2,5,32],bf16>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%40, %55, %56) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[2,5,32],bf16>, !torch.int) -> !torch.vtensor<[2,5,32],bf16>
    "func.return"(%39, %57) : (!torch.vtensor<[2,5,32],bf16>, !torch.vtensor<[2,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
