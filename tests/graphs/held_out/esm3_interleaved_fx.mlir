"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC355E63DE286813D39AD113D0AD7A33C9C44383C373ECF3B2815693B6F12033B166A933A5FCB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E534AC23DD6835A3D8FC2F53C75338A3CA96E1B3CDECFAE3BA69B443B211FDD3A0EB1783A7ED90B3A"> : tensor<4x16xf32>}> : () -> !torch.vtensor<[4,16],f32>
    %1 = "torch.aten.cos"(%0) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %2 = "torch.vtensor.literal"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC355E63DE286813D39AD113D0AD7A33C9C44383C373ECF3B2815693B6F12033B166A933A5FCB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E534AC23DD6835A3D8FC2F53C75338A3CA96E1B3CDECFAE3BA69B443B211FDD3A0EB1783A7ED90B3A"> : tensor<4x16xf32>}> : () -> !torch.vtensor<[4,16],f32>
    %3 = "torch.aten.sin"(%2) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.aten.slice.Tensor"(%1, %4, %5, %6, %7) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%3, %9, %10, %11, %12) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%8, %14) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%16, %17, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.expand"(%15, %19, %20) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %22 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%22, %23, %24) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.reshape"(%21, %25) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.unsqueeze"(%13, %27) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[4,1,16],f32>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%29, %30, %31) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.aten.expand"(%28, %32, %33) : (!torch.vtensor<[4,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],f32>
    %35 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%35, %36, %37) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.reshape"(%34, %38) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,1,32],f32>
    %40 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %41 = "torch.aten.mul.Tensor"(%40, %26) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %42 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%42, %43, %44, %45, %46) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%42, %48, %49, %50, %51) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f32>
    %53 = "torch.aten.neg"(%52) : (!torch.vtensor<[1,4,2,16],f32>) -> !torch.vtensor<[1,4,2,16],f32>
    %54 = "torch.prim.ListConstruct"(%53, %47) : (!torch.vtensor<[1,4,2,16],f32>, !torch.vtensor<[1,4,2,16],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.stack"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%57, %58, %59, %60) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.reshape"(%56, %61) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %63 = "torch.aten.mul.Tensor"(%62, %39) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%41, %63, %64) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %66 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%arg0, %66, %67, %68, %69) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,0],f32>
    %71 = "torch.prim.ListConstruct"(%65, %70) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,0],f32>) -> !torch.list<vtensor>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.cat"(%71, %72) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%73) : (!torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
