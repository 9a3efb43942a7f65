"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,2],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,4,32],f32>, %arg2: !torch.vtensor<[1,4,2],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.chunk"(%9, %10, %11) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %13:2 = "torch.prim.ListUnpack"(%12) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %14 = "torch.vtensor.literal"() <{value = dense<"0x020F783F0D137D3E82102B3DE076ECBF6F4424C015201040C042C2C0CB24DCBF8CD7DB40A6B816414E20E940AC33A2C1DB3B1AC115811A423B9D92C259A9C4409E619F42DB40DCC264986642D77B7443BF5E94C32A75B2C3FB7535C44678E44375AABF44247FC8C37BC47943995F3645B6A5A3C596A0AA443C94EFC5F0A4C8C5A378643F91F8E63E0E5A183F1DECDFBFC1A7ACBFCFC1484065E9C5C082DB9FBF4EFDB84033002241F05CA34143C5DB40D7692DC1583A19C2635889C2F604D3416E9BE84289BD8CC276F6A94263606C4346FAA6C3542EA1C35141E8C36841344454D9C5442931A342EECC49444CF32FC598382BC56DD89145692EFEC59ACAB5C5"> : tensor<2x16x2xf32>}> : () -> !torch.vtensor<[2,16,2],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%15, %16, %17, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.reshape"(%14, %20) : (!torch.vtensor<[2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,1,16,2],f32>
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,4,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.to.dtype"(%arg2, %27, %28, %29, %30) : (!torch.vtensor<[1,4,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.prim.ListConstruct"(%32, %33, %34, %35, %36) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.reshape"(%31, %37) : (!torch.vtensor<[1,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,1,2],f32>
    %39 = "torch.aten.mul.Tensor"(%21, %38) : (!torch.vtensor<[1,2,1,16,2],f32>, !torch.vtensor<[1,1,4,1,2],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%40) : (!torch.int) -> !torch.list<int>
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.sum.dim_IntList"(%39, %41, %42, %43) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %45 = "torch.aten.cos"(%44) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %46 = "torch.aten.sin"(%44) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %47 = "torch.aten.mul.Tensor"(%13#0, %45) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %48 = "torch.aten.mul.Tensor"(%13#1, %46) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.sub.Tensor"(%47, %48, %49) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %51 = "torch.aten.mul.Tensor"(%13#0, %46) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %52 = "torch.aten.mul.Tensor"(%13#1, %45) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.add.Tensor"(%51, %52, %53) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %55 = "torch.prim.ListConstruct"(%50, %54) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.cat"(%55, %56) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %58 = "torch.aten.type_as"(%57, %9) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%arg1, %64, %65, %66, %67) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.aten.chunk"(%68, %69, %70) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %72:2 = "torch.prim.ListUnpack"(%71) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %73 = "torch.vtensor.literal"() <{value = dense<"0x020F783F0D137D3E82102B3DE076ECBF6F4424C015201040C042C2C0CB24DCBF8CD7DB40A6B816414E20E940AC33A2C1DB3B1AC115811A423B9D92C259A9C4409E619F42DB40DCC264986642D77B7443BF5E94C32A75B2C3FB7535C44678E44375AABF44247FC8C37BC47943995F3645B6A5A3C596A0AA443C94EFC5F0A4C8C5A378643F91F8E63E0E5A183F1DECDFBFC1A7ACBFCFC1484065E9C5C082DB9FBF4EFDB84033002241F05CA34143C5DB40D7692DC1583A19C2635889C2F604D3416E9BE84289BD8CC276F6A94263606C4346FAA6C3542EA1C35141E8C36841344454D9C5442931A342EECC49444CF32FC598382BC56DD89145692EFEC59ACAB5C5"> : tensor<2x16x2xf32>}> : () -> !torch.vtensor<[2,16,2],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%74, %75, %76, %77, %78) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.reshape"(%73, %79) : (!torch.vtensor<[2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,1,16,2],f32>
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %84 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %81, %82, %83, %84, %85) : (!torch.vtensor<[1,4,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.aten.to.dtype"(%31, %86, %87, %88, %89) : (!torch.vtensor<[1,4,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%91, %92, %93, %94, %95) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.reshape"(%90, %96) : (!torch.vtensor<[1,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,1,2],f32>
    %98 = "torch.aten.mul.Tensor"(%80, %97) : (!torch.vtensor<[1,2,1,16,2],f32>, !torch.vtensor<[1,1,4,1,2],f32>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %99 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %100 = "torch.prim.ListConstruct"(%99) : (!torch.int) -> !torch.list<int>
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.aten.sum.dim_IntList"(%98, %100, %101, %102) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,16],f32>
    %104 = "torch.aten.cos"(%103) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %105 = "torch.aten.sin"(%103) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %106 = "torch.aten.mul.Tensor"(%72#0, %104) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %107 = "torch.aten.mul.Tensor"(%72#1, %105) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.sub.Tensor"(%106, %107, %108) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %110 = "torch.aten.mul.Tensor"(%72#0, %105) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %111 = "torch.aten.mul.Tensor"(%72#1, %104) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%110, %111, %112) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %114 = "torch.prim.ListConstruct"(%109, %113) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %115 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %116 = "torch.aten.cat"(%114, %115) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %117 = "torch.aten.type_as"(%116, %68) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%58, %117) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
