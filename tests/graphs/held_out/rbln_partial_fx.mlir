"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,48],bf16>, !torch.vtensor<[1,1,5,48],bf16>) -> (!torch.vtensor<[1,2,5,48],bf16>, !torch.vtensor<[1,1,5,48],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,48],bf16>, %arg1: !torch.vtensor<[1,1,5,48],bf16>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0x0000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E861390000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E86139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E13900004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A00004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A"> : tensor<1x1x5x24xf32>}> : () -> !torch.vtensor<[1,1,5,24],f32>
    %1 = "torch.aten.cos"(%0) : (!torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,1,5,24],f32>
    %2 = "torch.vtensor.literal"() <{value = dense<"0x0000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E861390000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E86139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E13900004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A00004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A"> : tensor<1x1x5x24xf32>}> : () -> !torch.vtensor<[1,1,5,24],f32>
    %3 = "torch.aten.sin"(%2) : (!torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,1,5,24],f32>
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.aten.slice.Tensor"(%arg0, %4, %5, %6, %7) : (!torch.vtensor<[1,2,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,24],bf16>
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg0, %9, %10, %11, %12) : (!torch.vtensor<[1,2,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,24],bf16>
    %14 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%arg1, %14, %15, %16, %17) : (!torch.vtensor<[1,1,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,24],bf16>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%arg1, %19, %20, %21, %22) : (!torch.vtensor<[1,1,5,48],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,24],bf16>
    %24 = "torch.aten.mul.Tensor"(%8, %1) : (!torch.vtensor<[1,2,5,24],bf16>, !torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,2,5,24],f32>
    %25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%8, %25, %26, %27, %28) : (!torch.vtensor<[1,2,5,24],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,12],bf16>
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.slice.Tensor"(%8, %30, %31, %32, %33) : (!torch.vtensor<[1,2,5,24],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,12],bf16>
    %35 = "torch.aten.neg"(%34) : (!torch.vtensor<[1,2,5,12],bf16>) -> !torch.vtensor<[1,2,5,12],bf16>
    %36 = "torch.prim.ListConstruct"(%35, %29) : (!torch.vtensor<[1,2,5,12],bf16>, !torch.vtensor<[1,2,5,12],bf16>) -> !torch.list<vtensor>
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.aten.cat"(%36, %37) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,24],bf16>
    %39 = "torch.aten.mul.Tensor"(%38, %3) : (!torch.vtensor<[1,2,5,24],bf16>, !torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,2,5,24],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.add.Tensor"(%24, %39, %40) : (!torch.vtensor<[1,2,5,24],f32>, !torch.vtensor<[1,2,5,24],f32>, !torch.int) -> !torch.vtensor<[1,2,5,24],f32>
    %42 = "torch.aten.mul.Tensor"(%18, %1) : (!torch.vtensor<[1,1,5,24],bf16>, !torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,1,5,24],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%18, %43, %44, %45, %46) : (!torch.vtensor<[1,1,5,24],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,12],bf16>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%18, %48, %49, %50, %51) : (!torch.vtensor<[1,1,5,24],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,12],bf16>
    %53 = "torch.aten.neg"(%52) : (!torch.vtensor<[1,1,5,12],bf16>) -> !torch.vtensor<[1,1,5,12],bf16>
    %54 = "torch.prim.ListConstruct"(%53, %47) : (!torch.vtensor<[1,1,5,12],bf16>, !torch.vtensor<[1,1,5,12],bf16>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,24],bf16>
    %57 = "torch.aten.mul.Tensor"(%56, %3) : (!torch.vtensor<[1,1,5,24],bf16>, !torch.vtensor<[1,1,5,24],f32>) -> !torch.vtensor<[1,1,5,24],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.add.Tensor"(%42, %57, %58) : (!torch.vtensor<[1,1,5,24],f32>, !torch.vtensor<[1,1,5,24],f32>, !torch.int) -> !torch.vtensor<[1,1,5,24],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,2,5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%41, %65, %66, %67, %68) : (!torch.vtensor<[1,2,5,24],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,24],bf16>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,1,5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%59, %75, %76, %77, %78) : (!torch.vtensor<[1,1,5,24],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,5,24],bf16>
    %80 = "torch.prim.ListConstruct"(%69, %13) : (!torch.vtensor<[1,2,5,24],bf16>, !torch.vtensor<[1,2,5,24],bf16>) -> !torch.list<vtensor>
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.aten.cat"(%80, %81) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,48],bf16>
    %83 = "torch.prim.ListConstruct"(%79, %23) : (!torch.vtensor<[1,1,5,24],bf16>, !torch.vtensor<[1,1,5,24],bf16>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,48],bf16>
    "func.return"(%82, %85) : (!torch.vtensor<[1,2,5,48],bf16>, !torch.vtensor<[1,1,5,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
