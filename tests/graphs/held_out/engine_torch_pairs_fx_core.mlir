"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,2,32],f32>) -> !torch.vtensor<[2,5,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F9AF50F3F9AF50F3F9BE8A13E9BE8A13E8718363E8718363ECDCCCC3DCDCCCC3DC355663DC355663DE286013DE286013D39AD913C39AD913C0AD7233C0AD7233C9C44B83B9C44B83B373E4F3B373E4F3B2815E93A2815E93A6F12833A6F12833A166A133A166A133A5FCBA5395FCBA53953773A3953773A3900000040000000409AF58F3F9AF58F3F9BE8213F9BE8213F8718B63E8718B63ECDCC4C3ECDCC4C3EC355E63DC355E63DE286813DE286813D39AD113D39AD113D0AD7A33C0AD7A33C9C44383C9C44383C373ECF3B373ECF3B2815693B2815693B6F12033B6F12033B166A933A166A933A5FCB253A5FCB253A5377BA395377BA39000040400000404067F0D73F67F0D73FE8DC723FE8DC723F6592083F6592083F9A99993E9A99993E52C02C3E52C02C3E534AC23D534AC23DD6835A3DD6835A3D8FC2F53C8FC2F53C75338A3C75338A3CA96E1B3CA96E1B3CDECFAE3BDECFAE3BA69B443BA69B443B211FDD3A211FDD3A0EB1783A0EB1783A7ED90B3A7ED90B3A00008040000080409AF50F409AF50F409BE8A13F9BE8A13F8718363F8718363FCDCCCC3ECDCCCC3EC355663EC355663EE286013EE286013E39AD913D39AD913D0AD7233D0AD7233D9C44B83C9C44B83C373E4F3C373E4F3C2815E93B2815E93B6F12833B6F12833B166A133B166A133B5FCBA53A5FCBA53A53773A3A53773A3A0000A0400000A04000F3334000F33340C262CA3FC262CA3FA99E633FA99E633F0000003F0000003F9AF58F3E9AF58F3E9AE8213E9AE8213E8718B63D8718B63DCCCC4C3DCCCC4C3DC355E63CC355E63CE286813CE286813C39AD113C39AD113C0BD7A33B0BD7A33B9C44383B9C44383B373ECF3A373ECF3A2815693A2815693A"> : tensor<5x1x1x32xf32>}> : () -> !torch.vtensor<[5,1,1,32],f32>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%1, %2, %3, %4) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.aten.permute"(%0, %5) : (!torch.vtensor<[5,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1,32],f32>
    %7 = "torch.aten.cos"(%6) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.aten.sin"(%6) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%13, %14, %15, %16, %17, %18) : (!torch.vtensor<[1,5,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %19 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[2,5,2,32],f32>) -> !torch.vtensor<[2,5,2,32],f32>
    %20 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.slice.Tensor"(%arg0, %20, %21, %22, %23) : (!torch.vtensor<[2,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,2,0],f32>
    %25 = "torch.aten.mul.Tensor"(%19, %7) : (!torch.vtensor<[2,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[2,5,2,32],f32>
    %26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.slice.Tensor"(%19, %26, %27, %28, %29) : (!torch.vtensor<[2,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,2,16],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%19, %31, %32, %33, %34) : (!torch.vtensor<[2,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,2,16],f32>
    %36 = "torch.aten.neg"(%35) : (!torch.vtensor<[2,5,2,16],f32>) -> !torch.vtensor<[2,5,2,16],f32>
    %37 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[2,5,2,16],f32>, !torch.int) -> !torch.vtensor<[2,5,2,16,1],f32>
    %39 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %40 = "torch.aten.unsqueeze"(%30, %39) : (!torch.vtensor<[2,5,2,16],f32>, !torch.int) -> !torch.vtensor<[2,5,2,16,1],f32>
    %41 = "torch.prim.ListConstruct"(%38, %40) : (!torch.vtensor<[2,5,2,16,1],f32>, !torch.vtensor<[2,5,2,16,1],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,2,16,2],f32>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%43, %48) : (!torch.vtensor<[2,5,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,5,2,32],f32>
    %50 = "torch.aten.mul.Tensor"(%49, %13) : (!torch.vtensor<[2,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[2,5,2,32],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.add.Tensor"(%25, %50, %51) : (!torch.vtensor<[2,5,2,32],f32>, !torch.vtensor<[2,5,2,32],f32>, !torch.int) -> !torch.vtensor<[2,5,2,32],f32>
    %53 = "torch.prim.ListConstruct"(%52, %24) : (!torch.vtensor<[2,5,2,32],f32>, !torch.vtensor<[2,5,2,0],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,2,32],f32>
    "func.return"(%55) : (!torch.vtensor<[2,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
