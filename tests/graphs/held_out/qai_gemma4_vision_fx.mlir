"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,2,32],f32>, !torch.vtensor<[1,6],si64>, !torch.vtensor<[1,6],si64>) -> !torch.vtensor<[1,6,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,2,32],f32>, %arg1: !torch.vtensor<[1,6],si64>, %arg2: !torch.vtensor<[1,6],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,6],si64>, !torch.int) -> !torch.vtensor<[1,6,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,6,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,6,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[8],si64>) -> !torch.vtensor<[8],si64>
    %21 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+02 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,6,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,6,8],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%arg2, %29) : (!torch.vtensor<[1,6],si64>, !torch.int) -> !torch.vtensor<[1,6,1],si64>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,6,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.to.dtype"(%30, %36, %37, %38, %39) : (!torch.vtensor<[1,6,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,6,1],f32>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.arange.start_step"(%41, %42, %43, %44, %45, %46, %47) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %49 = "torch.aten.neg"(%48) : (!torch.vtensor<[8],si64>) -> !torch.vtensor<[8],si64>
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.aten.div.Scalar"(%49, %50) : (!torch.vtensor<[8],si64>, !torch.int) -> !torch.vtensor<[8],f32>
    %52 = "torch.constant.float"() <{value = 1.000000e+02 : f64}> : () -> !torch.float
    %53 = "torch.aten.pow.Scalar"(%52, %51) : (!torch.float, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %54 = "torch.aten.mul.Tensor"(%40, %53) : (!torch.vtensor<[1,6,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,6,8],f32>
    %55 = "torch.prim.ListConstruct"(%54, %54) : (!torch.vtensor<[1,6,8],f32>, !torch.vtensor<[1,6,8],f32>) -> !torch.list<vtensor>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.cat"(%55, %56) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %58 = "torch.prim.ListConstruct"(%28, %57) : (!torch.vtensor<[1,6,16],f32>, !torch.vtensor<[1,6,16],f32>) -> !torch.list<vtensor>
    %59 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %60 = "torch.aten.cat"(%58, %59) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,32],f32>
    %61 = "torch.aten.cos"(%60) : (!torch.vtensor<[1,6,32],f32>) -> !torch.vtensor<[1,6,32],f32>
    %62 = "torch.aten.sin"(%60) : (!torch.vtensor<[1,6,32],f32>) -> !torch.vtensor<[1,6,32],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.slice.Tensor"(%61, %63, %64, %65, %66) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%61, %68, %69, %70, %71) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%62, %73, %74, %75, %76) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%62, %78, %79, %80, %81) : (!torch.vtensor<[1,6,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,16],f32>
    %83 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.aten.slice.Tensor"(%arg0, %83, %84, %85, %86) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.aten.slice.Tensor"(%arg0, %88, %89, %90, %91) : (!torch.vtensor<[1,6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.unsqueeze"(%67, %93) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.aten.unsqueeze"(%77, %95) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %97 = "torch.aten.mul.Tensor"(%87, %94) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %98 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%87, %98, %99, %100, %101) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %103 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.slice.Tensor"(%87, %103, %104, %105, %106) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %108 = "torch.aten.neg"(%107) : (!torch.vtensor<[1,6,2,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %109 = "torch.prim.ListConstruct"(%108, %102) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %112 = "torch.aten.mul.Tensor"(%111, %96) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.add.Tensor"(%97, %112, %113) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.aten.unsqueeze"(%72, %115) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %117 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %118 = "torch.aten.unsqueeze"(%82, %117) : (!torch.vtensor<[1,6,16],f32>, !torch.int) -> !torch.vtensor<[1,6,1,16],f32>
    %119 = "torch.aten.mul.Tensor"(%92, %116) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %120 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.slice.Tensor"(%92, %120, %121, %122, %123) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %125 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.aten.slice.Tensor"(%92, %125, %126, %127, %128) : (!torch.vtensor<[1,6,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,6,2,8],f32>
    %130 = "torch.aten.neg"(%129) : (!torch.vtensor<[1,6,2,8],f32>) -> !torch.vtensor<[1,6,2,8],f32>
    %131 = "torch.prim.ListConstruct"(%130, %124) : (!torch.vtensor<[1,6,2,8],f32>, !torch.vtensor<[1,6,2,8],f32>) -> !torch.list<vtensor>
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.aten.cat"(%131, %132) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %134 = "torch.aten.mul.Tensor"(%133, %118) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,1,16],f32>) -> !torch.vtensor<[1,6,2,16],f32>
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.add.Tensor"(%119, %134, %135) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>, !torch.int) -> !torch.vtensor<[1,6,2,16],f32>
    %137 = "torch.prim.ListConstruct"(%114, %136) : (!torch.vtensor<[1,6,2,16],f32>, !torch.vtensor<[1,6,2,16],f32>) -> !torch.list<vtensor>
    %138 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %139 = "torch.aten.cat"(%137, %138) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,6,2,32],f32>
    "func.return"(%139) : (!torch.vtensor<[1,6,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
