"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,3,64],f32>, !torch.vtensor<[2,2,3,64],f32>, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,2,3,64],f32>, !torch.vtensor<[2,2,3,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,3,64],f32>, %arg1: !torch.vtensor<[2,2,3,64],f32>, %arg2: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],f32>
    %6 = "torch.constant.float"() <{value = -0.28782313662425574 : f64}> : () -> !torch.float
    %7 = "torch.aten.mul.Scalar"(%5, %6) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %8 = "torch.aten.exp"(%7) : (!torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %9, %10, %11, %12, %13) : (!torch.vtensor<[2],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.to.dtype"(%arg2, %14, %15, %16, %17) : (!torch.vtensor<[2],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2],f32>
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.view"(%18, %21) : (!torch.vtensor<[2],f32>, !torch.list<int>) -> !torch.vtensor<[2,1],f32>
    %23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.arange"(%23, %24, %25, %26, %27) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[3],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.add.Tensor"(%22, %28, %29) : (!torch.vtensor<[2,1],f32>, !torch.vtensor<[3],f32>, !torch.int) -> !torch.vtensor<[2,3],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.view"(%30, %35) : (!torch.vtensor<[2,3],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,3,1],f32>
    %37 = "torch.aten.mul.Tensor"(%8, %36) : (!torch.vtensor<[32],f32>, !torch.vtensor<[2,1,3,1],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %38 = "torch.aten.cos"(%37) : (!torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %39 = "torch.aten.mul.Tensor"(%8, %36) : (!torch.vtensor<[32],f32>, !torch.vtensor<[2,1,3,1],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %40 = "torch.aten.sin"(%39) : (!torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,1,3,32],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%41, %42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%arg0, %46) : (!torch.vtensor<[2,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,3,32,2],f32>
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%48, %49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%arg1, %53) : (!torch.vtensor<[2,2,3,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,3,32,2],f32>
    %55 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %57 = "torch.aten.select.int"(%47, %55, %56) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%57, %63, %64, %65, %66) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %68 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.select.int"(%47, %68, %69) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %75 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%70, %71, %72, %73, %74, %75) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %76 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.aten.to.dtype"(%70, %76, %77, %78, %79) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %81 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.aten.select.int"(%54, %81, %82) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %84, %85, %86, %87, %88) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.aten.to.dtype"(%83, %89, %90, %91, %92) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %94 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.select.int"(%54, %94, %95) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %100 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%96, %97, %98, %99, %100, %101) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.aten.to.dtype"(%96, %102, %103, %104, %105) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %107 = "torch.aten.mul.Tensor"(%67, %38) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %108 = "torch.aten.mul.Tensor"(%80, %40) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.sub.Tensor"(%107, %108, %109) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %111 = "torch.aten.mul.Tensor"(%67, %40) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %112 = "torch.aten.mul.Tensor"(%80, %38) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.add.Tensor"(%111, %112, %113) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %115 = "torch.aten.mul.Tensor"(%93, %38) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %116 = "torch.aten.mul.Tensor"(%106, %40) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.sub.Tensor"(%115, %116, %117) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %119 = "torch.aten.mul.Tensor"(%93, %40) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %120 = "torch.aten.mul.Tensor"(%106, %38) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,1,3,32],f32>) -> !torch.vtensor<[2,2,3,32],f32>
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.add.Tensor"(%119, %120, %121) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[2,2,3,32],f32>
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %127 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %123, %124, %125, %126, %127) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %128 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %129 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %130 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.aten.to.dtype"(%110, %128, %129, %130, %131) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.none"() : () -> !torch.none
    %135 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %136 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %137 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%114, %133, %134, %135, %136, %137) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %138 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %139 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %140 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %141 = "torch.constant.none"() : () -> !torch.none
    %142 = "torch.aten.to.dtype"(%114, %138, %139, %140, %141) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %143 = "torch.prim.ListConstruct"(%132, %142) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>) -> !torch.list<vtensor>
    %144 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %145 = "torch.aten.stack"(%143, %144) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,3,32,2],f32>
    %146 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.aten.view"(%145, %150) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,3,64],f32>
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %155 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %156 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%118, %152, %153, %154, %155, %156) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %157 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %158 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %159 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.aten.to.dtype"(%118, %157, %158, %159, %160) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %162 = "torch.constant.none"() : () -> !torch.none
    %163 = "torch.constant.none"() : () -> !torch.none
    %164 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %165 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %166 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%122, %162, %163, %164, %165, %166) : (!torch.vtensor<[2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %167 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %168 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %169 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %170 = "torch.constant.none"() : () -> !torch.none
    %171 = "torch.aten.to.dtype"(%122, %167, %168, %169, %170) : (!torch.vtensor<[2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,3,32],f32>
    %172 = "torch.prim.ListConstruct"(%161, %171) : (!torch.vtensor<[2,2,3,32],f32>, !torch.vtensor<[2,2,3,32],f32>) -> !torch.list<vtensor>
    %173 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %174 = "torch.aten.stack"(%172, %173) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,3,32,2],f32>
    %175 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %179 = "torch.prim.ListConstruct"(%175, %176, %177, %178) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %180 = "torch.aten.view"(%174, %179) : (!torch.vtensor<[2,2,3,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,3,64],f32>
    "func.return"(%151, %180) : (!torch.vtensor<[2,2,3,64],f32>, !torch.vtensor<[2,2,3,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
