"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>) -> (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f32>, %arg1: !torch.vtensor<[1,6,2,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.permute"(%arg0, %4) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.permute"(%5, %10) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%11, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%17, %18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%11, %22) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %24 = "torch.aten.view_as_complex"(%23) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %25 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A40510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A3311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A"> : tensor<1x1x6x16xcomplex<f32>>}> : () -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %26 = "torch.aten.mul.Tensor"(%24, %25) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %27 = "torch.aten.view_as_real"(%26) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%27, %32) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%33, %38) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.prim.ListConstruct"(%40, %41, %42, %43) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%39, %44) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.prim.ListConstruct"(%46, %47, %48, %49) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.permute"(%arg1, %50) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%52, %53, %54, %55) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.permute"(%51, %56) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%63, %64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%57, %68) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %70 = "torch.aten.view_as_complex"(%69) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %71 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A40510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A3311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A"> : tensor<1x1x6x16xcomplex<f32>>}> : () -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %72 = "torch.aten.mul.Tensor"(%70, %71) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %73 = "torch.aten.view_as_real"(%72) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%74, %75, %76, %77) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%73, %78) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.permute"(%79, %84) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %86 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.prim.ListConstruct"(%86, %87, %88, %89) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.permute"(%85, %90) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    "func.return"(%45, %91) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
