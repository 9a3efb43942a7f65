"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,48],bf16>, !torch.vtensor<[1,1,5,48],bf16>) -> (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,48],bf16>, %arg1: !torch.vtensor<[1,1,5,48],bf16>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,2,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %10 = "torch.vtensor.literal"() <{value = dense<"0x000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A0000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A"> : tensor<1x1x5x32xf32>}> : () -> !torch.vtensor<[1,1,5,32],f32>
    %11 = "torch.aten.cos"(%10) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %12 = "torch.aten.mul.Tensor"(%4, %11) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%13, %14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.reshape"(%4, %18) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],bf16>
    %20 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %21 = "torch.aten.unbind.int"(%19, %20) : (!torch.vtensor<[1,2,5,2,16],bf16>, !torch.int) -> !torch.list<vtensor>
    %22:2 = "torch.prim.ListUnpack"(%21) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>)
    %23 = "torch.aten.neg"(%22#1) : (!torch.vtensor<[1,2,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %24 = "torch.prim.ListConstruct"(%23, %22#0) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.cat"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %27 = "torch.vtensor.literal"() <{value = dense<"0x000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A0000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A"> : tensor<1x1x5x32xf32>}> : () -> !torch.vtensor<[1,1,5,32],f32>
    %28 = "torch.aten.sin"(%27) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %29 = "torch.aten.mul.Tensor"(%26, %28) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.add.Tensor"(%12, %29, %30) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %32 = "torch.prim.ListConstruct"(%31, %9) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.cat"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg1, %35, %36, %37, %38) : (!torch.vtensor<[1,1,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg1, %40, %41, %42, %43) : (!torch.vtensor<[1,1,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %45 = "torch.vtensor.literal"() <{value = dense<"0x000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A0000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A"> : tensor<1x1x5x32xf32>}> : () -> !torch.vtensor<[1,1,5,32],f32>
    %46 = "torch.aten.cos"(%45) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %47 = "torch.aten.mul.Tensor"(%39, %46) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%48, %49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.reshape"(%39, %53) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.list<int>) -> !torch.vtensor<[1,1,5,2,16],bf16>
    %55 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %56 = "torch.aten.unbind.int"(%54, %55) : (!torch.vtensor<[1,1,5,2,16],bf16>, !torch.int) -> !torch.list<vtensor>
    %57:2 = "torch.prim.ListUnpack"(%56) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>)
    %58 = "torch.aten.neg"(%57#1) : (!torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %59 = "torch.prim.ListConstruct"(%58, %57#0) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    %62 = "torch.vtensor.literal"() <{value = dense<"0x000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A0000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A"> : tensor<1x1x5x32xf32>}> : () -> !torch.vtensor<[1,1,5,32],f32>
    %63 = "torch.aten.sin"(%62) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %64 = "torch.aten.mul.Tensor"(%61, %63) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.aten.add.Tensor"(%47, %64, %65) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %67 = "torch.prim.ListConstruct"(%66, %44) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.list<vtensor>
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.cat"(%67, %68) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,48],f32>
    "func.return"(%34, %69) : (!torch.vtensor<[1,2,5,48],f32>, !torch.vtensor<[1,1,5,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
