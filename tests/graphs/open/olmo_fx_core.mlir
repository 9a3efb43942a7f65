"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,3,32],f16>, !torch.vtensor<[1,2,5,32],f16>) -> (!torch.vtensor<[1,2,3,32],f16>, !torch.vtensor<[1,2,5,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,3,32],f16>, %arg1: !torch.vtensor<[1,2,5,32],f16>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %0, %1, %2, %3, %4) : (!torch.vtensor<[1,2,3,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg0, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[1,2,3,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %12, %13, %14, %15, %16) : (!torch.vtensor<[1,2,5,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten._to_copy"(%arg1, %17, %18, %19, %20, %21, %22) : (!torch.vtensor<[1,2,5,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f32>
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.aten.arange.start_step"(%24, %25, %26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %32 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %33 = "torch.aten.div.Scalar"(%31, %32) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %34 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %35 = "torch.aten.pow.Scalar"(%34, %33) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %36 = "torch.aten.reciprocal"(%35) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %37 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %38 = "torch.aten.mul.Scalar"(%36, %37) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.aten.arange.start_step"(%39, %40, %41, %42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%46, %47) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%49, %50) : (!torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%48, %51) : (!torch.vtensor<[5,1],f32>, !torch.list<int>) -> !torch.vtensor<[5,1],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.unsqueeze"(%38, %53) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%55, %56) : (!torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%54, %57) : (!torch.vtensor<[16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,16],f32>
    %59 = "torch.aten.mul.Tensor"(%52, %58) : (!torch.vtensor<[5,1],f32>, !torch.vtensor<[1,16],f32>) -> !torch.vtensor<[5,16],f32>
    %60 = "torch.prim.ListConstruct"(%59, %59) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %63 = "torch.aten.sin"(%62) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %65 = "torch.aten.unsqueeze"(%63, %64) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.unsqueeze"(%65, %66) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %68 = "torch.aten.cos"(%62) : (!torch.vtensor<[5,32],f32>) -> !torch.vtensor<[5,32],f32>
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.aten.unsqueeze"(%68, %69) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.unsqueeze"(%70, %71) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%67, %73, %74, %75, %76) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%72, %78, %79, %80, %81) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %83 = "torch.aten.mul.Tensor"(%11, %82) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%84, %85, %86, %87, %88) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.view"(%11, %89) : (!torch.vtensor<[1,2,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,2,16],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.slice.Tensor"(%90, %91, %92, %93, %94) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %96 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%90, %96, %97, %98, %99) : (!torch.vtensor<[1,2,3,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,1,16],f32>
    %101 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %102 = "torch.prim.ListConstruct"(%101) : (!torch.int) -> !torch.list<int>
    %103 = "torch.operator"(%95, %102) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %104 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%104) : (!torch.int) -> !torch.list<int>
    %106 = "torch.operator"(%100, %105) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,3,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,16],f32>
    %107 = "torch.aten.neg"(%106) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %108 = "torch.prim.ListConstruct"(%107, %103) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,16],f32>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %111 = "torch.aten.mul.Tensor"(%110, %77) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,2,3,32],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%83, %111, %112) : (!torch.vtensor<[1,2,3,32],f32>, !torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,3,32],f32>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.aten.mul.Tensor"(%23, %72) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %125 = "torch.prim.ListConstruct"(%120, %121, %122, %123, %124) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %126 = "torch.aten.view"(%23, %125) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,16],f32>
    %127 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%126, %127, %128, %129, %130) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.slice.Tensor"(%126, %132, %133, %134, %135) : (!torch.vtensor<[1,2,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,16],f32>
    %137 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %138 = "torch.prim.ListConstruct"(%137) : (!torch.int) -> !torch.list<int>
    %139 = "torch.operator"(%131, %138) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %140 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %141 = "torch.prim.ListConstruct"(%140) : (!torch.int) -> !torch.list<int>
    %142 = "torch.operator"(%136, %141) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %143 = "torch.aten.neg"(%142) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %144 = "torch.prim.ListConstruct"(%143, %139) : (!torch.vtensor<[1,2,5,16],f32>, !torch.vtensor<[1,2,5,16],f32>) -> !torch.list<vtensor>
    %145 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %146 = "torch.aten.cat"(%144, %145) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %147 = "torch.aten.mul.Tensor"(%146, %67) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %148 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %149 = "torch.aten.add.Tensor"(%119, %147, %148) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %153 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %154 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%149, %150, %151, %152, %153, %154) : (!torch.vtensor<[1,2,5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %155 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %157 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.aten._to_copy"(%113, %155, %156, %157, %158, %159, %160) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,32],f16>
    %162 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %164 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %165 = "torch.constant.none"() : () -> !torch.none
    %166 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %167 = "torch.constant.none"() : () -> !torch.none
    %168 = "torch.aten._to_copy"(%149, %162, %163, %164, %165, %166, %167) : (!torch.vtensor<[1,2,5,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,5,32],f16>
    "func.return"(%161, %168) : (!torch.vtensor<[1,2,3,32],f16>, !torch.vtensor<[1,2,5,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
