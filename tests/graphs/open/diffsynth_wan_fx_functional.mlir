"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,64],f32>, %arg1: !torch.vtensor<[1,4,64],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.view"(%arg0, %4) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten._to_copy"(%5, %11, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f64>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %19, %20, %21, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%17, %23) : (!torch.vtensor<[1,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %25 = "torch.aten.view_as_complex"(%24) : (!torch.vtensor<[1,4,2,16,2],f64>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %26 = "torch.vtensor.literal"() <{value = dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F8C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F"> : tensor<4x1x16xcomplex<f64>>}> : () -> !torch.vtensor<[4,1,16],complex<f64>>
    %27 = "torch.aten.mul.Tensor"(%25, %26) : (!torch.vtensor<[1,4,2,16],complex<f64>>, !torch.vtensor<[4,1,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %28 = "torch.aten.view_as_real"(%27) : (!torch.vtensor<[1,4,2,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%29, %30, %31) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%28, %32) : (!torch.vtensor<[1,4,2,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,64],f64>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %37 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[1,4,64],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten._to_copy"(%33, %39, %40, %41, %42, %43, %44) : (!torch.vtensor<[1,4,64],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %50 = "torch.prim.ListConstruct"(%46, %47, %48, %49) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%arg1, %50) : (!torch.vtensor<[1,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%51, %52, %53, %54, %55, %56) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %57 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.aten._to_copy"(%51, %57, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f64>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.prim.ListConstruct"(%64, %65, %66, %67, %68) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%63, %69) : (!torch.vtensor<[1,4,2,32],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %71 = "torch.aten.view_as_complex"(%70) : (!torch.vtensor<[1,4,2,16,2],f64>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %72 = "torch.vtensor.literal"() <{value = dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000008C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F8C06B50F284AE13FEE0C098F54EDEA3F37F0AA0C5499EF3F750BE6D0A933C43FD334956D6AFDEF3FDF70FC2F11B8993F39219761EFFFEF3FB46DCDF9714E703FD3482295FFFFEF3FFD8B6D7DDAAC443F"> : tensor<4x1x16xcomplex<f64>>}> : () -> !torch.vtensor<[4,1,16],complex<f64>>
    %73 = "torch.aten.mul.Tensor"(%71, %72) : (!torch.vtensor<[1,4,2,16],complex<f64>>, !torch.vtensor<[4,1,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16],complex<f64>>
    %74 = "torch.aten.view_as_real"(%73) : (!torch.vtensor<[1,4,2,16],complex<f64>>) -> !torch.vtensor<[1,4,2,16,2],f64>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%75, %76, %77) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%74, %78) : (!torch.vtensor<[1,4,2,16,2],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,64],f64>
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%79, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,4,64],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.aten._to_copy"(%79, %85, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,4,64],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,64],f32>
    "func.return"(%45, %91) : (!torch.vtensor<[1,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
