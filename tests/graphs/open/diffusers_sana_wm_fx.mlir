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
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.to.dtype"(%11, %17, %18, %19, %20) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %22 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%23, %24) : (!torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.unflatten.int"(%21, %22, %25) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %27 = "torch.aten.view_as_complex"(%26) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %28 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A40510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A3311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A"> : tensor<1x1x6x16xcomplex<f32>>}> : () -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %29 = "torch.aten.mul.Tensor"(%27, %28) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %30 = "torch.aten.view_as_real"(%29) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.aten.flatten.using_ints"(%30, %31, %32) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%34, %35, %36, %37) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%33, %38) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %40 = "torch.aten.type_as"(%39, %5) : (!torch.vtensor<[1,2,32,6],f32>, !torch.vtensor<[1,2,32,6],f32>) -> !torch.vtensor<[1,2,32,6],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.prim.ListConstruct"(%41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.permute"(%40, %45) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%47, %48, %49, %50) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%arg1, %51) : (!torch.vtensor<[1,6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%52, %57) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%58, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,2,6,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%58, %64, %65, %66, %67) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %69 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%70, %71) : (!torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.unflatten.int"(%68, %69, %72) : (!torch.vtensor<[1,2,6,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %74 = "torch.aten.view_as_complex"(%73) : (!torch.vtensor<[1,2,6,16,2],f32>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %75 = "torch.vtensor.literal"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000003311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A40510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F0000000040510A3FA46A573FA0CA7C3F4E9D213E53EB7F3F89C0CD3C7BFF7F3F8D73823BFDFF7F3FD366253A3311D5BEB7C7683F183F733FC5969F3E51AD7F3FEBAF4D3DECFD7F3F4A73023CF3FF7F3FD166A53A"> : tensor<1x1x6x16xcomplex<f32>>}> : () -> !torch.vtensor<[1,1,6,16],complex<f32>>
    %76 = "torch.aten.mul.Tensor"(%74, %75) : (!torch.vtensor<[1,2,6,16],complex<f32>>, !torch.vtensor<[1,1,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16],complex<f32>>
    %77 = "torch.aten.view_as_real"(%76) : (!torch.vtensor<[1,2,6,16],complex<f32>>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %80 = "torch.aten.flatten.using_ints"(%77, %78, %79) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.prim.ListConstruct"(%81, %82, %83, %84) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.permute"(%80, %85) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,32,6],f32>
    %87 = "torch.aten.type_as"(%86, %52) : (!torch.vtensor<[1,2,32,6],f32>, !torch.vtensor<[1,2,32,6],f32>) -> !torch.vtensor<[1,2,32,6],f32>
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.prim.ListConstruct"(%88, %89, %90, %91) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.permute"(%87, %92) : (!torch.vtensor<[1,2,32,6],f32>, !torch.list<int>) -> !torch.vtensor<[1,6,2,32],f32>
    "func.return"(%46, %93) : (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
