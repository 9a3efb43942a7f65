"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3333333F0A8BC93E0DAC623E24EFFE3D295C8F3D083C213D7156B53C83F24B3C4260E53BD3FC803BF411113B6928A33A000000419AF58F409BE821408718B63FCDCC4C3FC255E63EE386813E39AD113E0AD7A33D9C44383D383ECF3C2815693C6F12033C166A933B60CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6766663F3D90013FBFB7913EE0E2233EEB51B83D304D4F3DFF25E93CE61B833CBD74133C59D7A53BCC843A3B3DC6D13A0000204100F3B340C2624A40A99EE33F0000803F99F50F3F9CE8A13E8718363ECCCCCC3DC355663DE386013D39AD913C0BD7233C9C44B83B383E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCDCC8C3FF55A1E3F7819B23E2E4E483EAE47E13D565E7D3DC67A0E3D8C3EA03C5939343CDEB1CA3BA4F7633B0932003B"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[1,4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[1,4,16],f32>
    %3 = "torch.aten.cos"(%2) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.aten.unsqueeze"(%3, %4) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %6 = "torch.aten.sin"(%2) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.unsqueeze"(%6, %7) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %14 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%arg0, %14, %15, %16, %17) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %19 = "torch.aten.mul.Tensor"(%13, %5) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %20 = "torch.aten.mul.Tensor"(%18, %8) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.sub.Tensor"(%19, %20, %21) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %23 = "torch.aten.mul.Tensor"(%13, %8) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %24 = "torch.aten.mul.Tensor"(%5, %18) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.aten.add.Tensor"(%23, %24, %25) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.unsqueeze"(%22, %27) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%26, %29) : (!torch.vtensor<[1,4,2,16],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %31 = "torch.prim.ListConstruct"(%28, %30) : (!torch.vtensor<[1,4,2,16,1],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.cat"(%31, %32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.reshape"(%33, %38) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg1, %40, %41, %42, %43) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%arg1, %45, %46, %47, %48) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %50 = "torch.aten.mul.Tensor"(%44, %5) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %51 = "torch.aten.mul.Tensor"(%49, %8) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.sub.Tensor"(%50, %51, %52) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %54 = "torch.aten.mul.Tensor"(%44, %8) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %55 = "torch.aten.mul.Tensor"(%5, %49) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>) -> !torch.vtensor<[1,4,1,16],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%54, %55, %56) : (!torch.vtensor<[1,4,1,16],f32>, !torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16],f32>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%53, %58) : (!torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,1],f32>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%57, %60) : (!torch.vtensor<[1,4,1,16],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,1],f32>
    %62 = "torch.prim.ListConstruct"(%59, %61) : (!torch.vtensor<[1,4,1,16,1],f32>, !torch.vtensor<[1,4,1,16,1],f32>) -> !torch.list<vtensor>
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.aten.cat"(%62, %63) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %69 = "torch.prim.ListConstruct"(%65, %66, %67, %68) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.reshape"(%64, %69) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32],f32>
    %71 = "torch.aten.type_as"(%39, %arg0) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %72 = "torch.aten.type_as"(%70, %arg1) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    "func.return"(%71, %72) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
