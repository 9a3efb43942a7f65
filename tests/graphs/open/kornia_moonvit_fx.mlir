"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,2,6,64],f32>) -> (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,2,6,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,6,64],f32>, %arg1: !torch.vtensor<[1,2,6,64],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.to.dtype"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%10, %11, %12, %13, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.reshape"(%9, %15) : (!torch.vtensor<[1,2,6,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32,2],f32>
    %17 = "torch.aten.view_as_complex"(%16) : (!torch.vtensor<[1,2,6,32,2],f32>) -> !torch.vtensor<[1,2,6,32],complex<f32>>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F0000803F3311D5BE0000803FB2E8DC3E0000803FEC7B4E3F0000803FA5FA6F3F0000803FA5E57A3F0000803FF3617E3F0000803FF97C7F3F0000803F8ED67F3F0000803FE5F27F3F0000803FDBFB7F3F0000803FB0FE7F3F0000803F96FF7F3F0000803FDEFF7F3F0000803FF5FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F40510A3F0E94583F0E94583F6A4E733F6A4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE5FF7F3FE5FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE40510A3FB2E8DC3E0E94583FEC7B4E3F6A4E733FA5FA6F3F83F67B3FA5E57A3F98B87E3FF3617E3F68987F3FF97C7F3F3CDF7F3F8ED67F3FA3F57F3FE5F27F3FB9FC7F3FDBFB7F3FF7FE7F3FB0FE7F3FACFF7F3F96FF7F3FE5FF7F3FDEFF7F3FF8FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F"> : tensor<1x1x6x32xf32>}> : () -> !torch.vtensor<[1,1,6,32],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[1,1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F0000803F3311D5BE0000803FB2E8DC3E0000803FEC7B4E3F0000803FA5FA6F3F0000803FA5E57A3F0000803FF3617E3F0000803FF97C7F3F0000803F8ED67F3F0000803FE5F27F3F0000803FDBFB7F3F0000803FB0FE7F3F0000803F96FF7F3F0000803FDEFF7F3F0000803FF5FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F40510A3F0E94583F0E94583F6A4E733F6A4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE5FF7F3FE5FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE40510A3FB2E8DC3E0E94583FEC7B4E3F6A4E733FA5FA6F3F83F67B3FA5E57A3F98B87E3FF3617E3F68987F3FF97C7F3F3CDF7F3F8ED67F3FA3F57F3FE5F27F3FB9FC7F3FDBFB7F3FF7FE7F3FB0FE7F3FACFF7F3F96FF7F3FE5FF7F3FDEFF7F3FF8FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F"> : tensor<1x1x6x32xf32>}> : () -> !torch.vtensor<[1,1,6,32],f32>
    %25 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.to.dtype"(%24, %25, %26, %27, %28) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,32],f32>
    %30 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A3900000000B7C7683F000000000AF2663F000000001B54173F00000000F647B23E00000000F96F4B3E0000000087D9E53D00000000C970813D000000005CA5113D000000003ED4A33C000000009D43383C00000000DD3DCF3B000000000815693B000000006912033B00000000146A933A000000005FCB253A000000005377BA390000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A39A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FA46A573F0AF2663FBA7D083F1B54173F3E399F3EF647B23E3A23353EF96F4B3E7775CC3D87D9E53DAF36663DC970813D5C81013D5CA5113D42AB913C3ED4A33C57D6233C9D43383C5C44B83BDD3DCF3B213E4F3B0815693B2015E93A6912033B6E12833A146A933A156A133A5FCB253A60CBA5395377BA3953773A39"> : tensor<1x1x6x32xf32>}> : () -> !torch.vtensor<[1,1,6,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A3900000000B7C7683F000000000AF2663F000000001B54173F00000000F647B23E00000000F96F4B3E0000000087D9E53D00000000C970813D000000005CA5113D000000003ED4A33C000000009D43383C00000000DD3DCF3B000000000815693B000000006912033B00000000146A933A000000005FCB253A000000005377BA390000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A39A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FA46A573F0AF2663FBA7D083F1B54173F3E399F3EF647B23E3A23353EF96F4B3E7775CC3D87D9E53DAF36663DC970813D5C81013D5CA5113D42AB913C3ED4A33C57D6233C9D43383C5C44B83BDD3DCF3B213E4F3B0815693B2015E93A6912033B6E12833A146A933A156A133A5FCB253A60CBA5395377BA3953773A39"> : tensor<1x1x6x32xf32>}> : () -> !torch.vtensor<[1,1,6,32],f32>
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.to.dtype"(%36, %37, %38, %39, %40) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,32],f32>
    %42 = "torch.aten.complex"(%29, %41) : (!torch.vtensor<[1,1,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,1,6,32],complex<f32>>
    %43 = "torch.aten.mul.Tensor"(%17, %42) : (!torch.vtensor<[1,2,6,32],complex<f32>>, !torch.vtensor<[1,1,6,32],complex<f32>>) -> !torch.vtensor<[1,2,6,32],complex<f32>>
    %44 = "torch.aten.view_as_real"(%43) : (!torch.vtensor<[1,2,6,32],complex<f32>>) -> !torch.vtensor<[1,2,6,32,2],f32>
    %45 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.flatten.using_ints"(%44, %45, %46) : (!torch.vtensor<[1,2,6,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,64],f32>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%47, %48, %49, %50, %51, %52) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.to.dtype"(%47, %53, %54, %55, %56) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%arg1, %63, %64, %65, %66) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%68, %69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.reshape"(%67, %73) : (!torch.vtensor<[1,2,6,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32,2],f32>
    %75 = "torch.aten.view_as_complex"(%74) : (!torch.vtensor<[1,2,6,32,2],f32>) -> !torch.vtensor<[1,2,6,32],complex<f32>>
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %79 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%29, %76, %77, %78, %79, %80) : (!torch.vtensor<[1,1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %81 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.aten.to.dtype"(%29, %81, %82, %83, %84) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,32],f32>
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %89 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%41, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,1,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %93 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.aten.to.dtype"(%41, %91, %92, %93, %94) : (!torch.vtensor<[1,1,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,32],f32>
    %96 = "torch.aten.complex"(%85, %95) : (!torch.vtensor<[1,1,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,1,6,32],complex<f32>>
    %97 = "torch.aten.mul.Tensor"(%75, %96) : (!torch.vtensor<[1,2,6,32],complex<f32>>, !torch.vtensor<[1,1,6,32],complex<f32>>) -> !torch.vtensor<[1,2,6,32],complex<f32>>
    %98 = "torch.aten.view_as_real"(%97) : (!torch.vtensor<[1,2,6,32],complex<f32>>) -> !torch.vtensor<[1,2,6,32,2],f32>
    %99 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.flatten.using_ints"(%98, %99, %100) : (!torch.vtensor<[1,2,6,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,64],f32>
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.constant.none"() : () -> !torch.none
    %104 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %105 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %106 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%101, %102, %103, %104, %105, %106) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %107 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %108 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %109 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.aten.to.dtype"(%101, %107, %108, %109, %110) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    "func.return"(%57, %111) : (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,2,6,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
