"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi64>, tensor<5x64xbf16>, tensor<5x32xbf16>) -> (tensor<5x64xbf16>, tensor<5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi64>, %arg1: tensor<5x64xbf16>, %arg2: tensor<5x32xbf16>):
    %0 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %1 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %2 = "tosa.const_shape"() <{values = dense<[5, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %3 = "tosa.const_shape"() <{values = dense<[1, 32]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %4 = "tosa.const_shape"() <{values = dense<[5, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const"() <{values = dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000"> : tensor<5x32x1xi32>}> : () -> tensor<5x32x1xi32>
    %6 = "tosa.const_shape"() <{values = dense<[160, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = "tosa.const_shape"() <{values = dense<[1, 160]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %9 = "tosa.const_shape"() <{values = dense<[5, 32]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %10 = "tosa.const_shape"() <{values = dense<[5, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %11 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %12 = "tosa.const_shape"() <{values = dense<[0, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %13 = "tosa.const_shape"() <{values = dense<[5, 1, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %14 = "tosa.const_shape"() <{values = dense<[10, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %15 = "tosa.const_shape"() <{values = dense<[10, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %16 = "tosa.const_shape"() <{values = dense<[5, 2, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %17 = "tosa.const_shape"() <{values = dense<[5, 2, 16, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %18 = "tosa.const_shape"() <{values = dense<[5, 64]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %19 = "tosa.const_shape"() <{values = dense<[5, 1, 16, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %20 = "tosa.const"() <{values = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<1x384x1xbf16>}> : () -> tensor<1x384x1xbf16>
    %21 = "tosa.const"() <{values = dense<[[32, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %22 = "tosa.cast"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %23 = "tosa.reshape"(%22, %2) : (tensor<5xi32>, !tosa.shape<2>) -> tensor<5x1xi32>
    %24 = "tosa.tile"(%23, %3) : (tensor<5x1xi32>, !tosa.shape<2>) -> tensor<5x32xi32>
    %25 = "tosa.reshape"(%24, %4) : (tensor<5x32xi32>, !tosa.shape<3>) -> tensor<5x32x1xi32>
    %26 = "tosa.concat"(%25, %5) <{axis = 2 : i32}> : (tensor<5x32x1xi32>, tensor<5x32x1xi32>) -> tensor<5x32x2xi32>
    %27 = "tosa.reshape"(%26, %6) : (tensor<5x32x2xi32>, !tosa.shape<2>) -> tensor<160x2xi32>
    %28 = "tosa.mul"(%27, %21, %7) : (tensor<160x2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<160x2xi32>
    %29 = "tosa.reduce_sum"(%28) <{axis = 1 : i32}> : (tensor<160x2xi32>) -> tensor<160x1xi32>
    %30 = "tosa.reshape"(%29, %8) : (tensor<160x1xi32>, !tosa.shape<2>) -> tensor<1x160xi32>
    %31 = "tosa.gather"(%20, %30) : (tensor<1x384x1xbf16>, tensor<1x160xi32>) -> tensor<1x160x1xbf16>
    %32 = "tosa.reshape"(%31, %9) : (tensor<1x160x1xbf16>, !tosa.shape<2>) -> tensor<5x32xbf16>
    %33 = "tosa.slice"(%32, %11, %10) : (tensor<5x32xbf16>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<5x16xbf16>
    %34 = "tosa.slice"(%32, %12, %10) : (tensor<5x32xbf16>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<5x16xbf16>
    %35 = "tosa.reshape"(%33, %13) : (tensor<5x16xbf16>, !tosa.shape<3>) -> tensor<5x1x16xbf16>
    %36 = "tosa.reshape"(%34, %13) : (tensor<5x16xbf16>, !tosa.shape<3>) -> tensor<5x1x16xbf16>
    %37 = "tosa.reshape"(%arg1, %14) : (tensor<5x64xbf16>, !tosa.shape<3>) -> tensor<10x32x1xbf16>
    %38 = "tosa.tile"(%1, %15) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %39 = "tosa.gather"(%37, %38) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %40 = "tosa.reshape"(%39, %16) : (tensor<10x16x1xbf16>, !tosa.shape<3>) -> tensor<5x2x16xbf16>
    %41 = "tosa.tile"(%0, %15) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %42 = "tosa.gather"(%37, %41) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %43 = "tosa.reshape"(%42, %16) : (tensor<10x16x1xbf16>, !tosa.shape<3>) -> tensor<5x2x16xbf16>
    %44 = "tosa.mul"(%40, %35, %7) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x2x16xbf16>
    %45 = "tosa.mul"(%43, %36, %7) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x2x16xbf16>
    %46 = "tosa.sub"(%44, %45) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %47 = "tosa.mul"(%43, %35, %7) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x2x16xbf16>
    %48 = "tosa.mul"(%40, %36, %7) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x2x16xbf16>
    %49 = "tosa.add"(%47, %48) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %50 = "tosa.reshape"(%46, %17) : (tensor<5x2x16xbf16>, !tosa.shape<4>) -> tensor<5x2x16x1xbf16>
    %51 = "tosa.reshape"(%49, %17) : (tensor<5x2x16xbf16>, !tosa.shape<4>) -> tensor<5x2x16x1xbf16>
    %52 = "tosa.concat"(%50, %51) <{axis = 3 : i32}> : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %53 = "tosa.reshape"(%52, %18) : (tensor<5x2x16x2xbf16>, !tosa.shape<2>) -> tensor<5x64xbf16>
    %54 = "tosa.reshape"(%arg2, %4) : (tensor<5x32xbf16>, !tosa.shape<3>) -> tensor<5x32x1xbf16>
    %55 = "tosa.tile"(%1, %2) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<5x16xi32>
    %56 = "tosa.gather"(%54, %55) : (tensor<5x32x1xbf16>, tensor<5x16xi32>) -> tensor<5x16x1xbf16>
    %57 = "tosa.reshape"(%56, %13) : (tensor<5x16x1xbf16>, !tosa.shape<3>) -> tensor<5x1x16xbf16>
    %58 = "tosa.tile"(%0, %2) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<5x16xi32>
    %59 = "tosa.gather"(%54, %58) : (tensor<5x32x1xbf16>, tensor<5x16xi32>) -> tensor<5x16x1xbf16>
    %60 = "tosa.reshape"(%59, %13) : (tensor<5x16x1xbf16>, !tosa.shape<3>) -> tensor<5x1x16xbf16>
    %61 = "tosa.mul"(%57, %35, %7) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x1x16xbf16>
    %62 = "tosa.mul"(%60, %36, %7) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x1x16xbf16>
    %63 = "tosa.sub"(%61, %62) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %64 = "tosa.mul"(%60, %35, %7) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x1x16xbf16>
    %65 = "tosa.mul"(%57, %36, %7) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>, tensor<1xi8>) -> tensor<5x1x16xbf16>
    %66 = "tosa.add"(%64, %65) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %67 = "tosa.reshape"(%63, %19) : (tensor<5x1x16xbf16>, !tosa.shape<4>) -> tensor<5x1x16x1xbf16>
    %68 = "tosa.reshape"(%66, %19) : (tensor<5x1x16xbf16>, !tosa.shape<4>) -> tensor<5x1x16x1xbf16>
    %69 = "tosa.concat"(%67, %68) <{axis = 3 : i32}> : (tensor<5x1x16x1xbf16>, tensor<5x1x16x1xbf16>) -> tensor<5x1x16x2xbf16>
    %70 = "tosa.reshape"(%69, %9) : (tensor<5x1x16x2xbf16>, !tosa.shape<2>) -> tensor<5x32xbf16>
    "func.return"(%53, %70) : (tensor<5x64xbf16>, tensor<5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
