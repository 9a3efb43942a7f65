"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4],f32>, !torch.vtensor<[1,1,4],f32>, !torch.vtensor<[1,1,4],f32>) -> !torch.vtensor<[1,2,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,1,4],f32>, %arg2: !torch.vtensor<[1,1,4],f32>, %arg3: !torch.vtensor<[1,1,4],f32>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %10 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.aten.arange.start_step"(%5, %6, %7, %8, %9, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f16>
    %13 = "torch.constant.float"() <{value = 4.000000e+00 : f64}> : () -> !torch.float
    %14 = "torch.aten.div.Scalar"(%12, %13) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %15 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %16 = "torch.aten.pow.Scalar"(%15, %14) : (!torch.int, !torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %17 = "torch.aten.reciprocal"(%16) : (!torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %18 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %19 = "torch.aten.mul.Scalar"(%17, %18) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%arg1, %20) : (!torch.vtensor<[1,1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,4,1],f32>
    %22 = "torch.aten.mul.Tensor"(%21, %19) : (!torch.vtensor<[1,1,4,1],f32>, !torch.vtensor<[4],f16>) -> !torch.vtensor<[1,1,4,4],f32>
    %23 = "torch.aten.sin"(%22) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %24 = "torch.aten.cos"(%22) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.repeat"(%23, %29) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.repeat"(%24, %35) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%37, %38, %39, %40, %41) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%4, %42) : (!torch.vtensor<[1,2,4,8],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4,2],f16>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%43, %44, %45, %46, %47) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %49 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%43, %49, %50, %51, %52) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%54) : (!torch.int) -> !torch.list<int>
    %56 = "torch.operator"(%48, %55) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %57 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %58 = "torch.prim.ListConstruct"(%57) : (!torch.int) -> !torch.list<int>
    %59 = "torch.operator"(%53, %58) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %60 = "torch.aten.neg"(%59) : (!torch.vtensor<[1,2,4,4],f16>) -> !torch.vtensor<[1,2,4,4],f16>
    %61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %62 = "torch.aten.unsqueeze"(%60, %61) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %63 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %64 = "torch.aten.unsqueeze"(%56, %63) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %65 = "torch.prim.ListConstruct"(%62, %64) : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.vtensor<[1,2,4,4,1],f16>) -> !torch.list<vtensor>
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.aten.cat"(%65, %66) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,4,2],f16>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%68, %69, %70, %71) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%67, %72) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f16>
    %74 = "torch.aten.mul.Tensor"(%4, %36) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %75 = "torch.aten.mul.Tensor"(%73, %30) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.add.Tensor"(%74, %75, %76) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg0, %78, %79, %80, %81) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.aten.arange.start_step"(%83, %84, %85, %86, %87, %88, %89) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f16>
    %91 = "torch.constant.float"() <{value = 4.000000e+00 : f64}> : () -> !torch.float
    %92 = "torch.aten.div.Scalar"(%90, %91) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %93 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %94 = "torch.aten.pow.Scalar"(%93, %92) : (!torch.int, !torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %95 = "torch.aten.reciprocal"(%94) : (!torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %96 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %97 = "torch.aten.mul.Scalar"(%95, %96) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%arg2, %98) : (!torch.vtensor<[1,1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,4,1],f32>
    %100 = "torch.aten.mul.Tensor"(%99, %97) : (!torch.vtensor<[1,1,4,1],f32>, !torch.vtensor<[4],f16>) -> !torch.vtensor<[1,1,4,4],f32>
    %101 = "torch.aten.sin"(%100) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %102 = "torch.aten.cos"(%100) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.prim.ListConstruct"(%103, %104, %105, %106) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %108 = "torch.aten.repeat"(%101, %107) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.prim.ListConstruct"(%109, %110, %111, %112) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %114 = "torch.aten.repeat"(%102, %113) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.prim.ListConstruct"(%115, %116, %117, %118, %119) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %121 = "torch.aten.view"(%82, %120) : (!torch.vtensor<[1,2,4,8],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4,2],f16>
    %122 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.aten.slice.Tensor"(%121, %122, %123, %124, %125) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %127 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.slice.Tensor"(%121, %127, %128, %129, %130) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %132 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %133 = "torch.prim.ListConstruct"(%132) : (!torch.int) -> !torch.list<int>
    %134 = "torch.operator"(%126, %133) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %135 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %136 = "torch.prim.ListConstruct"(%135) : (!torch.int) -> !torch.list<int>
    %137 = "torch.operator"(%131, %136) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %138 = "torch.aten.neg"(%137) : (!torch.vtensor<[1,2,4,4],f16>) -> !torch.vtensor<[1,2,4,4],f16>
    %139 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %140 = "torch.aten.unsqueeze"(%138, %139) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %141 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %142 = "torch.aten.unsqueeze"(%134, %141) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %143 = "torch.prim.ListConstruct"(%140, %142) : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.vtensor<[1,2,4,4,1],f16>) -> !torch.list<vtensor>
    %144 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %145 = "torch.aten.cat"(%143, %144) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,4,2],f16>
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.aten.view"(%145, %150) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f16>
    %152 = "torch.aten.mul.Tensor"(%82, %114) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %153 = "torch.aten.mul.Tensor"(%151, %108) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %154 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %155 = "torch.aten.add.Tensor"(%152, %153, %154) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %156 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.aten.slice.Tensor"(%arg0, %156, %157, %158, %159) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %161 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %166 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.aten.arange.start_step"(%161, %162, %163, %164, %165, %166, %167) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f16>
    %169 = "torch.constant.float"() <{value = 4.000000e+00 : f64}> : () -> !torch.float
    %170 = "torch.aten.div.Scalar"(%168, %169) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %171 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %172 = "torch.aten.pow.Scalar"(%171, %170) : (!torch.int, !torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %173 = "torch.aten.reciprocal"(%172) : (!torch.vtensor<[4],f16>) -> !torch.vtensor<[4],f16>
    %174 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %175 = "torch.aten.mul.Scalar"(%173, %174) : (!torch.vtensor<[4],f16>, !torch.float) -> !torch.vtensor<[4],f16>
    %176 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %177 = "torch.aten.unsqueeze"(%arg3, %176) : (!torch.vtensor<[1,1,4],f32>, !torch.int) -> !torch.vtensor<[1,1,4,1],f32>
    %178 = "torch.aten.mul.Tensor"(%177, %175) : (!torch.vtensor<[1,1,4,1],f32>, !torch.vtensor<[4],f16>) -> !torch.vtensor<[1,1,4,4],f32>
    %179 = "torch.aten.sin"(%178) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %180 = "torch.aten.cos"(%178) : (!torch.vtensor<[1,1,4,4],f32>) -> !torch.vtensor<[1,1,4,4],f32>
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %183 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %185 = "torch.prim.ListConstruct"(%181, %182, %183, %184) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %186 = "torch.aten.repeat"(%179, %185) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %187 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %188 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %189 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %190 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %191 = "torch.prim.ListConstruct"(%187, %188, %189, %190) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %192 = "torch.aten.repeat"(%180, %191) : (!torch.vtensor<[1,1,4,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,8],f32>
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %197 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %198 = "torch.prim.ListConstruct"(%193, %194, %195, %196, %197) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %199 = "torch.aten.view"(%160, %198) : (!torch.vtensor<[1,2,4,8],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4,2],f16>
    %200 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %204 = "torch.aten.slice.Tensor"(%199, %200, %201, %202, %203) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %205 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %206 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %207 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %208 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %209 = "torch.aten.slice.Tensor"(%199, %205, %206, %207, %208) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %210 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %211 = "torch.prim.ListConstruct"(%210) : (!torch.int) -> !torch.list<int>
    %212 = "torch.operator"(%204, %211) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %213 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %214 = "torch.prim.ListConstruct"(%213) : (!torch.int) -> !torch.list<int>
    %215 = "torch.operator"(%209, %214) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,4],f16>
    %216 = "torch.aten.neg"(%215) : (!torch.vtensor<[1,2,4,4],f16>) -> !torch.vtensor<[1,2,4,4],f16>
    %217 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %218 = "torch.aten.unsqueeze"(%216, %217) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %219 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %220 = "torch.aten.unsqueeze"(%212, %219) : (!torch.vtensor<[1,2,4,4],f16>, !torch.int) -> !torch.vtensor<[1,2,4,4,1],f16>
    %221 = "torch.prim.ListConstruct"(%218, %220) : (!torch.vtensor<[1,2,4,4,1],f16>, !torch.vtensor<[1,2,4,4,1],f16>) -> !torch.list<vtensor>
    %222 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %223 = "torch.aten.cat"(%221, %222) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,4,2],f16>
    %224 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %225 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %226 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %227 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %228 = "torch.prim.ListConstruct"(%224, %225, %226, %227) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %229 = "torch.aten.view"(%223, %228) : (!torch.vtensor<[1,2,4,4,2],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,4,8],f16>
    %230 = "torch.aten.mul.Tensor"(%160, %192) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %231 = "torch.aten.mul.Tensor"(%229, %186) : (!torch.vtensor<[1,2,4,8],f16>, !torch.vtensor<[1,1,4,8],f32>) -> !torch.vtensor<[1,2,4,8],f32>
    %232 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %233 = "torch.aten.add.Tensor"(%230, %231, %232) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.int) -> !torch.vtensor<[1,2,4,8],f32>
    %234 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %235 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %236 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %237 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %238 = "torch.aten.slice.Tensor"(%arg0, %234, %235, %236, %237) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,8],f16>
    %239 = "torch.prim.ListConstruct"(%77, %155, %233, %238) : (!torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f32>, !torch.vtensor<[1,2,4,8],f16>) -> !torch.list<vtensor>
    %240 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %241 = "torch.aten.cat"(%239, %240) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%241) : (!torch.vtensor<[1,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
