"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,1,32],bf16>) -> (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,1,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],bf16>, %arg1: !torch.vtensor<[1,5,1,32],bf16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%9, %15) : (!torch.vtensor<[1,5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[1,5,2,16,2],f32>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,5,1,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.aten.to.dtype"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[1,5,1,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1,32],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.reshape"(%27, %33) : (!torch.vtensor<[1,5,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16,2],f32>
    %35 = "torch.aten.view_as_complex"(%34) : (!torch.vtensor<[1,5,1,16,2],f32>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573F9193673F3640DA3E95337B3FAA55453E2E117F3F47AEAE3DAAD17F3F7DFF193D03F77F3F2DA8873C42FE7F3FC4F6EE3BA9FF7F3F0877523BFEFF7F3FD295093A0000803F8D41A3380000803FF8C80F380000803FC3457D370000803FC410DF360000803F107644360000803FA707AD350000803FA76418353311D5BEB7C7683F4AF7223FBF6D453F61FC6C3FC1A2C13E75467C3F520B2E3EB9467F3F9DE3993D0FDC7F3F6AA3073D08F97F3F24F56E3CA6FE7F3FC176D23BF7FF7F3FD095893A0000803F8D4123390000803FF8C88F380000803FC345FD370000803FC4105F370000803F1076C4360000803FA7072D360000803FA764983526707DBFC381103E5C0A7D3E900F783FD3E2553F2DAC0C3F0BA5773F63BD813E605F7E3FC78FE63D23AF7F3F37694B3D51F07F3FD235B33CF5FC7F3FB8D81D3CEBFF7F3FB560CE3A0000803F54E274390000803F74ADD7380000803F52F43D380000803F934CA7370000803F8C5813370000803FBDC581360000803FFA96E435305527BFCFBD41BFBD1042BE525C7B3F99C4363FF040333F9435713F0B83AB3EF11B7D3F3D74193E44707F3F5E90873D1EE47F3FA2EEEE3C98FA7F3FA575523CDBFF7F3FCB95093BFFFF7F3F8D41A3390000803FF8C80F390000803FC3457D380000803FC410DF370000803F107644370000803FA707AD360000803FA7641836"> : tensor<5x16xcomplex<f32>>}> : () -> !torch.vtensor<[5,16],complex<f32>>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%36, %41) : (!torch.vtensor<[5,16],complex<f32>>, !torch.list<int>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %43 = "torch.aten.mul.Tensor"(%17, %42) : (!torch.vtensor<[1,5,2,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16],complex<f32>>
    %44 = "torch.aten.view_as_real"(%43) : (!torch.vtensor<[1,5,2,16],complex<f32>>) -> !torch.vtensor<[1,5,2,16,2],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.flatten.using_ints"(%44, %45, %46) : (!torch.vtensor<[1,5,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %48 = "torch.aten.mul.Tensor"(%35, %42) : (!torch.vtensor<[1,5,1,16],complex<f32>>, !torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,1,16],complex<f32>>
    %49 = "torch.aten.view_as_real"(%48) : (!torch.vtensor<[1,5,1,16],complex<f32>>) -> !torch.vtensor<[1,5,1,16,2],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %52 = "torch.aten.flatten.using_ints"(%49, %50, %51) : (!torch.vtensor<[1,5,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %53 = "torch.aten.type_as"(%47, %arg0) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],bf16>) -> !torch.vtensor<[1,5,2,32],bf16>
    %54 = "torch.aten.type_as"(%52, %arg1) : (!torch.vtensor<[1,5,1,32],f32>, !torch.vtensor<[1,5,1,32],bf16>) -> !torch.vtensor<[1,5,1,32],bf16>
    "func.return"(%53, %54) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,1,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
