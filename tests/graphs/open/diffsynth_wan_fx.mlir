"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,64],f32>, %arg1: !torch.vtensor<[1,4,64],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.reshape"(%arg0, %4) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.aten.to.dtype"(%5, %11, %12, %13, %14) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f64>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.reshape"(%15, %21) : (!torch.vtensor<[1,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %23 = "torch.aten.view_as_complex"(%22) : (!torch.vtensor<[1,4,2,16,2],f64>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %24 = "torch.vtensor.literal"() <{value = dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F8C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F"> : tensor<4x1x16xcomplex<f64>>}> : () -> !torch.vtensor<[4,1,16],complex<f64>>
    %25 = "torch.aten.mul.Tensor"(%23, %24) : (!torch.vtensor<[1,4,2,16],complex<f64>>, !torch.vtensor<[4,1,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %26 = "torch.aten.view_as_real"(%25) : (!torch.vtensor<[1,4,2,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.aten.flatten.using_ints"(%26, %27, %28) : (!torch.vtensor<[1,4,2,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,64],f64>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%29, %30, %31, %32, %33, %34) : (!torch.vtensor<[1,4,64],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.dtype"(%29, %35, %36, %37, %38) : (!torch.vtensor<[1,4,64],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%40, %41, %42, %43) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.reshape"(%arg1, %44) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %52 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.constant.none"() : () -> !torch.none
    %55 = "torch.aten.to.dtype"(%45, %51, %52, %53, %54) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f64>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%56, %57, %58, %59, %60) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.reshape"(%55, %61) : (!torch.vtensor<[1,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %63 = "torch.aten.view_as_complex"(%62) : (!torch.vtensor<[1,4,2,16,2],f64>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %64 = "torch.vtensor.literal"() <{value = dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F8C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F"> : tensor<4x1x16xcomplex<f64>>}> : () -> !torch.vtensor<[4,1,16],complex<f64>>
    %65 = "torch.aten.mul.Tensor"(%63, %64) : (!torch.vtensor<[1,4,2,16],complex<f64>>, !torch.vtensor<[4,1,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %66 = "torch.aten.view_as_real"(%65) : (!torch.vtensor<[1,4,2,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.flatten.using_ints"(%66, %67, %68) : (!torch.vtensor<[1,4,2,16,2],f64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,64],f64>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%69, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,4,64],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%69, %75, %76, %77, %78) : (!torch.vtensor<[1,4,64],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    "func.return"(%39, %79) : (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
