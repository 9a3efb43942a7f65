"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECCCCCC3DC155663DE286013D39AD913C0AD7233C9A44B83B333E4F3B2815E93A6E12833A146A133A61CBA53953773A39000000409AF58F3F9BE8213F8718B63ECCCC4C3EC155E63DE286813D39AD113D0AD7A33C9A44383C333ECF3B2815693B6E12033B146A933A61CB253A5377BA390000404067F0D73FE8DC723F6592083F9999993E51C02C3E534AC23DD6835A3D8FC2F53C74338A3CA66E1B3CDECFAE3BA59B443B1E1FDD3A12B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCCCCCC3EC155663EE286013E39AD913D0AD7233D9A44B83C333E4F3C2815E93B6E12833B146A133B61CBA53A53773A3A0000A04000F33340C262CA3FA99E633FFFFFFF3E99F58F3E9AE8213E8718B63DCCCC4C3DC055E63CE086813C39AD113C0AD7A33B9944383B393ECF3A2815693A0000C04067F05740E8DCF23F6592883F9999193F51C0AC3E534A423ED683DA3D8FC2753D74330A3DA66E9B3CDECF2E3CA59BC43B1E1F5D3B12B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3233333F098BC93E0CAC623E24EFFE3D295C8F3D073C213D6D56B53C83F24B3C4060E53BD2FC803BF511113B6928A33A000000419AF58F409BE821408718B63FCCCC4C3FC155E63EE286813E39AD113E0AD7A33D9A44383D333ECF3C2815693C6E12033C146A933B61CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6666663F3D90013FBEB7913EE0E2233EEB51B83D2D4D4F3DF925E93CE61B833CBC74133C56D7A53BCD843A3B3DC6D13A0000204100F3B340C2624A40A99EE33FFFFF7F3F99F50F3F9AE8A13E8718363ECCCCCC3DC055663DE086013D39AD913C0AD7233C9944B83B393E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCCCC8C3FF55A1E3F7719B23E2E4E483EAE47E13D545E7D3DC37A0E3D8C3EA03C5739343CDCB1CA3BA5F7633B0932003B"> : tensor<12x16xf32>}> : () -> !torch.vtensor<[12,16],f32>
    %1 = "torch.prim.ListConstruct"(%arg2) : (!torch.vtensor<[4],si64>) -> !torch.list<optional<vtensor>>
    %2 = "torch.aten.index.Tensor"(%0, %1) : (!torch.vtensor<[12,16],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[4,16],f32>
    %3 = "torch.aten.cos"(%2) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %4 = "torch.aten.sin"(%2) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %5 = "torch.aten.neg"(%4) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %6 = "torch.aten.sin"(%2) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %7 = "torch.aten.cos"(%2) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %8 = "torch.prim.ListConstruct"(%3, %5, %6, %7) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.stack"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16,4],f32>
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.view"(%10, %15) : (!torch.vtensor<[4,16,4],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,2,2],f32>
    %17 = "torch.constant.int"() <{value = -4 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[4,1,16,2,2],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%19, %20, %21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.reshape"(%arg0, %25) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %30 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%26, %27, %28, %29, %30, %31) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.aten.to.dtype"(%26, %32, %33, %34, %35) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %37, %38, %39, %40, %41) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %42 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.aten.to.dtype"(%18, %42, %43, %44, %45) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,16,2,2],f32>
    %47 = "torch.aten.mul.Tensor"(%46, %36) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.vtensor<[1,4,2,16,1,2],f32>) -> !torch.vtensor<[1,4,2,16,2,2],f32>
    %48 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%48) : (!torch.int) -> !torch.list<int>
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.aten.sum.dim_IntList"(%47, %49, %50, %51) : (!torch.vtensor<[1,4,2,16,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,2],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.reshape"(%52, %57) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%58, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%58, %64, %65, %66, %67) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%69, %70, %71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.reshape"(%arg1, %75) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%76, %77, %78, %79, %80, %81) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %82 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.aten.to.dtype"(%76, %82, %83, %84, %85) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%46, %87, %88, %89, %90, %91) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %92 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %93 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten.to.dtype"(%46, %92, %93, %94, %95) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,16,2,2],f32>
    %97 = "torch.aten.mul.Tensor"(%96, %86) : (!torch.vtensor<[4,1,16,2,2],f32>, !torch.vtensor<[1,4,2,16,1,2],f32>) -> !torch.vtensor<[1,4,2,16,2,2],f32>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.prim.ListConstruct"(%98) : (!torch.int) -> !torch.list<int>
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.aten.sum.dim_IntList"(%97, %99, %100, %101) : (!torch.vtensor<[1,4,2,16,2,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,16,2],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %107 = "torch.prim.ListConstruct"(%103, %104, %105, %106) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %108 = "torch.aten.reshape"(%102, %107) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %112 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %113 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%108, %109, %110, %111, %112, %113) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %114 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %115 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %116 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.aten.to.dtype"(%108, %114, %115, %116, %117) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%68, %118) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
