"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,3,32],f32>, %arg1: !torch.vtensor<[1,2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten._to_copy"(%7, %8, %9, %10, %11, %12, %13) : (!torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %15 = "torch.constant.float"() <{value = 2.000000e+00 : f64}> : () -> !torch.float
    %16 = "torch.aten.div.Scalar"(%14, %15) : (!torch.vtensor<[5],f32>, !torch.float) -> !torch.vtensor<[5],f32>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.permute"(%18, %21) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %23 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%23, %24) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%26, %27) : (!torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.permute"(%25, %28) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %30 = "torch.aten.mul.Tensor"(%22, %29) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %31 = "torch.prim.ListConstruct"(%30, %30) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.cat"(%31, %32) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%33, %34, %35, %36, %37) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,32],f32>
    %39 = "torch.aten.cos"(%38) : (!torch.vtensor<[3,32],f32>) -> !torch.vtensor<[3,32],f32>
    %40 = "torch.aten.mul.Tensor"(%arg0, %39) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %41 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %42 = "torch.aten.mul.Scalar"(%40, %41) : (!torch.vtensor<[1,2,3,32],f32>, !torch.float) -> !torch.vtensor<[1,2,3,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%arg0, %48) : (!torch.vtensor<[1,2,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,2,16],f32>
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%49, %50, %51, %52, %53) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%49, %55, %56, %57, %58) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.prim.ListConstruct"(%60) : (!torch.int) -> !torch.list<int>
    %62 = "torch.operator"(%54, %61) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %63 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%63) : (!torch.int) -> !torch.list<int>
    %65 = "torch.operator"(%59, %64) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %66 = "torch.aten.neg"(%65) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %67 = "torch.prim.ListConstruct"(%66, %62) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,16],f32>) -> !torch.list<vtensor>
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.cat"(%67, %68) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %70 = "torch.aten.sin"(%38) : (!torch.vtensor<[3,32],f32>) -> !torch.vtensor<[3,32],f32>
    %71 = "torch.aten.mul.Tensor"(%69, %70) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %72 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %73 = "torch.aten.mul.Scalar"(%71, %72) : (!torch.vtensor<[1,2,3,32],f32>, !torch.float) -> !torch.vtensor<[1,2,3,32],f32>
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.aten.add.Tensor"(%42, %73, %74) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.slice.Tensor"(%33, %76, %77, %78, %79) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %81 = "torch.aten.cos"(%80) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %82 = "torch.aten.mul.Tensor"(%arg1, %81) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %83 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %84 = "torch.aten.mul.Scalar"(%82, %83) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %90 = "torch.prim.ListConstruct"(%85, %86, %87, %88, %89) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.view"(%arg1, %90) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%91, %92, %93, %94, %95) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%91, %97, %98, %99, %100) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%102) : (!torch.int) -> !torch.list<int>
    %104 = "torch.operator"(%96, %103) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %105 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %106 = "torch.prim.ListConstruct"(%105) : (!torch.int) -> !torch.list<int>
    %107 = "torch.operator"(%101, %106) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %109 = "torch.prim.ListConstruct"(%108, %104) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %112 = "torch.aten.sin"(%80) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %113 = "torch.aten.mul.Tensor"(%111, %112) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %114 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %115 = "torch.aten.mul.Scalar"(%113, %114) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%84, %115, %116) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    "func.return"(%75, %117) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
