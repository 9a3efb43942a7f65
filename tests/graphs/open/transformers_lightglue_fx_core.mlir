"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,2],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,4,32],f32>, %arg2: !torch.vtensor<[1,4,2],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<"0xDD85C43F3EA7EABED8508BBFA9AA91BDC7EA663FAA7DFABE7F657A3E7D533C3F3A4D42BF272A82BFB6030DC00171E2BF1206AF3D82BA6D3F4F68DCBE2AB2A3BF493390BFE774043FC2907ABE269D27BEA2473CBFEDEA88BF71D8E73FBB945A3FD67E9DBEE682E13E90873FBF599BBFBE954DAABFC0E81CBEBA7021BC38BAFEBE"> : tensor<16x2xf32>}> : () -> !torch.vtensor<[16,2],f32>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%1, %2) : (!torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.aten.permute"(%0, %3) : (!torch.vtensor<[16,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,16],f32>
    %5 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.prim.ListConstruct"(%5, %6) : (!torch.int, !torch.int) -> !torch.list<int>
    %8 = "torch.aten.view"(%arg2, %7) : (!torch.vtensor<[1,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[4,2],f32>
    %9 = "torch.aten.mm"(%8, %4) : (!torch.vtensor<[4,2],f32>, !torch.vtensor<[2,16],f32>) -> !torch.vtensor<[4,16],f32>
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%10, %11, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.aten.view"(%9, %13) : (!torch.vtensor<[4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16],f32>
    %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%14, %15) : (!torch.vtensor<[1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16,1],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.aten.expand"(%16, %21, %22) : (!torch.vtensor<[1,4,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,16,2],f32>
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.aten.clone"(%23, %24) : (!torch.vtensor<[1,4,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,16,2],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%26, %27, %28) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%25, %29) : (!torch.vtensor<[1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,32],f32>
    %31 = "torch.aten.cos"(%30) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %32 = "torch.aten.sin"(%30) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %33, %34, %35, %36, %37) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.unsqueeze"(%31, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.unsqueeze"(%32, %45) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %47 = "torch.aten.mul.Tensor"(%arg0, %44) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.aten.slice.Tensor"(%arg0, %53, %54, %55, %56) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %58 = "torch.aten.neg"(%57) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %59 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %60 = "torch.aten.unsqueeze"(%58, %59) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %62 = "torch.aten.unsqueeze"(%52, %61) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %63 = "torch.prim.ListConstruct"(%60, %62) : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.cat"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%66, %67, %68, %69) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.view"(%65, %70) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %72 = "torch.aten.mul.Tensor"(%71, %46) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.aten.add.Tensor"(%47, %72, %73) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %75 = "torch.aten.mul.Tensor"(%arg1, %44) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %76 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%arg1, %76, %77, %78, %79) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.aten.slice.Tensor"(%arg1, %81, %82, %83, %84) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %86 = "torch.aten.neg"(%85) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %87 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %88 = "torch.aten.unsqueeze"(%86, %87) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %89 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %90 = "torch.aten.unsqueeze"(%80, %89) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %91 = "torch.prim.ListConstruct"(%88, %90) : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.list<vtensor>
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.aten.cat"(%91, %92) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %98 = "torch.prim.ListConstruct"(%94, %95, %96, %97) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.aten.view"(%93, %98) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %100 = "torch.aten.mul.Tensor"(%99, %46) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.add.Tensor"(%75, %100, %101) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %103 = "torch.constant.none"() : () -> !torch.none
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %107 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%74, %103, %104, %105, %106, %107) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %111 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%102, %108, %109, %110, %111, %112) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%74, %102) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
