"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,1,2,48],bf16>) -> !torch.vtensor<[5,1,2,48],bf16>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,1,2,48],bf16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[5,1,2,48],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[5,1,2,48],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,2,48],f32>
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.slice.Tensor"(%9, %10, %11, %12, %13) : (!torch.vtensor<[5,1,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,32],f32>
    %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.slice.Tensor"(%9, %15, %16, %17, %18) : (!torch.vtensor<[5,1,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000041510A3FA46A573F9193673F3640DA3E95337B3FAA55453E2E117F3F47AEAE3DAAD17F3F7DFF193D03F77F3F2DA8873C42FE7F3FC4F6EE3BAAFF7F3F0877523BEFFF7F3F1D5DB93AFDFF7F3F8C41233AFFFF7F3FF8C88F390000803FC345FD380000803FC4105F380000803F1076C4370000803FA7072D370000803FA76498363311D5BEB7C7683F4AF7223FBF6D453F61FC6C3FC1A2C13E75467C3F520B2E3EB9467F3F9DE3993D0FDC7F3F6AA3073D08F97F3F24F56E3CA6FE7F3FC176D23BBDFF7F3F115D393BF3FF7F3F8A41A33AFEFF7F3FF8C80F3A0000803FC3457D390000803FC410DF380000803F107644380000803FA707AD370000803FA764183726707DBFC381103E5C0A7D3E900F783FD2E2553F2DAC0C3F0BA5773F63BD813E605F7E3FC78FE63D23AF7F3F37694B3D51F07F3FD235B33CF5FC7F3FB8D81D3C69FF7F3FBE058B3BE3FF7F3F4BE2F43AFAFF7F3F72AD573AFFFF7F3F52F4BD390000803F934C27390000803F8C5893380000803FBDC501380000803FFA966437305527BFCFBD41BFBC1042BE525C7B3F99C4363FF040333F9435713F0B83AB3EF11B7D3F3D74193E44707F3F5E90873D1EE47F3FA2EEEE3C98FA7F3FA575523CF4FE7F3FE05CB93BCCFF7F3F8241233BF6FF7F3FF6C88F3AFEFF7F3FC245FD390000803FC4105F390000803F1076C4380000803FA7072D380000803FA76498372C3C913E107C75BF150917BFD4B24E3F59CC103F661D533F1104693FB208D43EE37C7B3F0A693F3E771F7F3F9D62A93D70D47F3F1852153D8DF77F3F0289833C5DFE7F3FEAB3E73BAFFF7F3FDA114C3BF0FF7F3F32BBB33AFDFF7F3F994B1E3A0000803F7A6A8B390000803F9493F5380000803F914958380000803FD17DBE37B8CD753F8C0F8FBE51BC60BF6C31F53EEDCCCA3ECA0F6B3FCB1F5F3FBE02FB3ECB82793F8D18653EC0BC7E3FF628CB3D46C17F3FD72A333DD6F37F3FD8D69D3CA4FD7F3F6C050B3C8BFF7F3F2FE2743BE9FF7F3F6EADD73AFCFF7F3F51F43D3AFFFF7F3F934CA7390000803F8C5813390000803FBDC581380000803FFA96E437BDFF403F4630283FDE8D7FBFB9A1713DC5CD583E4A327A3F399B533F3914103F602E773F913A853E27487E3F0DE1EC3DA0AA7F3F2601513D71EF7F3F4424B83CCAFC7F3FCF30223C61FF7F3F3DD98E3BE1FF7F3FA89FFB3AFAFF7F3F099D5D3AFFFF7F3FAC2EC3390000803F4EE72B390000803FB26697380000803F12580538"> : tensor<8x1x16x2xf32>}> : () -> !torch.vtensor<[8,1,16,2],f32>
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.slice.Tensor"(%20, %21, %22, %23, %24) : (!torch.vtensor<[8,1,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,16,2],f32>
    %26 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.reshape"(%14, %31) : (!torch.vtensor<[5,1,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[5,1,2,16,2],f32>
    %33 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%33, %34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%25, %38) : (!torch.vtensor<[5,1,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,1,1,16,2],f32>
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.select.int"(%32, %40, %41) : (!torch.vtensor<[5,1,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.aten.select.int"(%39, %43, %44) : (!torch.vtensor<[5,1,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %46 = "torch.aten.mul.Tensor"(%42, %45) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,1,2,16],f32>
    %47 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.select.int"(%32, %47, %48) : (!torch.vtensor<[5,1,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.select.int"(%39, %50, %51) : (!torch.vtensor<[5,1,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %53 = "torch.aten.mul.Tensor"(%49, %52) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,1,2,16],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.sub.Tensor"(%46, %53, %54) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,2,16],f32>, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %56 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.select.int"(%32, %56, %57) : (!torch.vtensor<[5,1,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %59 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.aten.select.int"(%39, %59, %60) : (!torch.vtensor<[5,1,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %62 = "torch.aten.mul.Tensor"(%58, %61) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,1,2,16],f32>
    %63 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%32, %63, %64) : (!torch.vtensor<[5,1,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %66 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%39, %66, %67) : (!torch.vtensor<[5,1,1,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,1,16],f32>
    %69 = "torch.aten.mul.Tensor"(%65, %68) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,1,2,16],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.aten.add.Tensor"(%62, %69, %70) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,2,16],f32>, !torch.int) -> !torch.vtensor<[5,1,2,16],f32>
    %72 = "torch.prim.ListConstruct"(%55, %71) : (!torch.vtensor<[5,1,2,16],f32>, !torch.vtensor<[5,1,2,16],f32>) -> !torch.list<vtensor>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.stack"(%72, %73) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,2,16,2],f32>
    %75 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %77 = "torch.aten.flatten.using_ints"(%74, %75, %76) : (!torch.vtensor<[5,1,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,1,2,32],f32>
    %78 = "torch.prim.ListConstruct"(%77, %19) : (!torch.vtensor<[5,1,2,32],f32>, !torch.vtensor<[5,1,2,16],f32>) -> !torch.list<vtensor>
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.aten.cat"(%78, %79) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,2,48],f32>
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %84 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %85 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%80, %81, %82, %83, %84, %85) : (!torch.vtensor<[5,1,2,48],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %86 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.aten.to.dtype"(%80, %86, %87, %88, %89) : (!torch.vtensor<[5,1,2,48],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,2,48],bf16>
    "func.return"(%90) : (!torch.vtensor<[5,1,2,48],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
