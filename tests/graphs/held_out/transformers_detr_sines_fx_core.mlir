"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,16,2,3],f32>) -> !torch.vtensor<[1,16,2,3],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,16,2,3],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %5 = "torch.aten.Int.bool"(%4) : (!torch.bool) -> !torch.int
    %6 = "torch.constant.int"() <{value = 11 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.aten.full"(%3, %5, %6, %7, %8, %9) : (!torch.list<int>, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[1,2,3],i1>
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.int"() <{value = 11 : i64}> : () -> !torch.int
    %14 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%10, %11, %12, %13, %14, %15) : (!torch.vtensor<[1,2,3],i1>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.aten._to_copy"(%10, %16, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,2,3],i1>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.cumsum"(%22, %23, %24) : (!torch.vtensor<[1,2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.cumsum"(%22, %26, %27) : (!torch.vtensor<[1,2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3],f32>
    %29 = "torch.constant.float"() <{value = 5.000000e-01 : f64}> : () -> !torch.float
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.sub.Scalar"(%25, %29, %30) : (!torch.vtensor<[1,2,3],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,2,3],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%25, %32, %33, %34, %35) : (!torch.vtensor<[1,2,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3],f32>
    %37 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.add.Scalar"(%36, %37, %38) : (!torch.vtensor<[1,1,3],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,1,3],f32>
    %40 = "torch.aten.div.Tensor"(%31, %39) : (!torch.vtensor<[1,2,3],f32>, !torch.vtensor<[1,1,3],f32>) -> !torch.vtensor<[1,2,3],f32>
    %41 = "torch.constant.float"() <{value = 6.2831853071795862 : f64}> : () -> !torch.float
    %42 = "torch.aten.mul.Scalar"(%40, %41) : (!torch.vtensor<[1,2,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3],f32>
    %43 = "torch.constant.float"() <{value = 5.000000e-01 : f64}> : () -> !torch.float
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.sub.Scalar"(%28, %43, %44) : (!torch.vtensor<[1,2,3],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,2,3],f32>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%28, %46, %47, %48, %49) : (!torch.vtensor<[1,2,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1],f32>
    %51 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.add.Scalar"(%50, %51, %52) : (!torch.vtensor<[1,2,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[1,2,1],f32>
    %54 = "torch.aten.div.Tensor"(%45, %53) : (!torch.vtensor<[1,2,3],f32>, !torch.vtensor<[1,2,1],f32>) -> !torch.vtensor<[1,2,3],f32>
    %55 = "torch.constant.float"() <{value = 6.2831853071795862 : f64}> : () -> !torch.float
    %56 = "torch.aten.mul.Scalar"(%54, %55) : (!torch.vtensor<[1,2,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3],f32>
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.aten.arange.start_step"(%57, %58, %59, %60, %61, %62, %63) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[8],si64>
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %68 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%64, %65, %66, %67, %68, %69) : (!torch.vtensor<[8],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.aten._to_copy"(%64, %70, %71, %72, %73, %74, %75) : (!torch.vtensor<[8],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.prim.NumToTensor.Scalar"(%77) : (!torch.int) -> !torch.vtensor<[],si64>
    %79 = "torch.constant.str"() <{value = "floor"}> : () -> !torch.str
    %80 = "torch.aten.div.Tensor_mode"(%76, %78, %79) : (!torch.vtensor<[8],f32>, !torch.vtensor<[],si64>, !torch.str) -> !torch.vtensor<[8],f32>
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.aten.mul.Scalar"(%80, %81) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[8],f32>
    %83 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %84 = "torch.aten.div.Scalar"(%82, %83) : (!torch.vtensor<[8],f32>, !torch.int) -> !torch.vtensor<[8],f32>
    %85 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %86 = "torch.aten.pow.Scalar"(%85, %84) : (!torch.int, !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.aten.unsqueeze"(%56, %87) : (!torch.vtensor<[1,2,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,1],f32>
    %89 = "torch.aten.div.Tensor"(%88, %86) : (!torch.vtensor<[1,2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
    %90 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%42, %90) : (!torch.vtensor<[1,2,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,1],f32>
    %92 = "torch.aten.div.Tensor"(%91, %86) : (!torch.vtensor<[1,2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.aten.slice.Tensor"(%89, %93, %94, %95, %96) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %98 = "torch.aten.sin"(%97) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %99 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.aten.slice.Tensor"(%89, %99, %100, %101, %102) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %104 = "torch.aten.cos"(%103) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %105 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %106 = "torch.aten.unsqueeze"(%98, %105) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,1],f32>
    %107 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %108 = "torch.aten.unsqueeze"(%104, %107) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,1],f32>
    %109 = "torch.prim.ListConstruct"(%106, %108) : (!torch.vtensor<[1,2,3,4,1],f32>, !torch.vtensor<[1,2,3,4,1],f32>) -> !torch.list<vtensor>
    %110 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %111 = "torch.aten.cat"(%109, %110) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4,2],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %116 = "torch.prim.ListConstruct"(%112, %113, %114, %115) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %117 = "torch.aten.view"(%111, %116) : (!torch.vtensor<[1,2,3,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,8],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%92, %118, %119, %120, %121) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %123 = "torch.aten.sin"(%122) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%92, %124, %125, %126, %127) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %129 = "torch.aten.cos"(%128) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %130 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %131 = "torch.aten.unsqueeze"(%123, %130) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,1],f32>
    %132 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %133 = "torch.aten.unsqueeze"(%129, %132) : (!torch.vtensor<[1,2,3,4],f32>, !torch.int) -> !torch.vtensor<[1,2,3,4,1],f32>
    %134 = "torch.prim.ListConstruct"(%131, %133) : (!torch.vtensor<[1,2,3,4,1],f32>, !torch.vtensor<[1,2,3,4,1],f32>) -> !torch.list<vtensor>
    %135 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %136 = "torch.aten.cat"(%134, %135) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,4,2],f32>
    %137 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %141 = "torch.prim.ListConstruct"(%137, %138, %139, %140) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %142 = "torch.aten.view"(%136, %141) : (!torch.vtensor<[1,2,3,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,8],f32>
    %143 = "torch.prim.ListConstruct"(%142, %117) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>) -> !torch.list<vtensor>
    %144 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %145 = "torch.aten.cat"(%143, %144) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.aten.permute"(%145, %150) : (!torch.vtensor<[1,2,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,16,2,3],f32>
    %152 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %153 = "torch.aten.add.Tensor"(%arg0, %151, %152) : (!torch.vtensor<[1,16,2,3],f32>, !torch.vtensor<[1,16,2,3],f32>, !torch.int) -> !torch.vtensor<[1,16,2,3],f32>
    "func.return"(%153) : (!torch.vtensor<[1,16,2,3],f32>) -> ()
  }) : () -> ()
}) : () -> ()
