"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,?,64],f32>, !torch.vtensor<[1,2,?,64],f32>, !torch.vtensor<[1],si64>) -> (!torch.vtensor<[1,2,?,64],f32>, !torch.vtensor<[1,2,?,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,?,64],f32>, %arg1: !torch.vtensor<[1,2,?,64],f32>, %arg2: !torch.vtensor<[1],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.size.int"(%arg1, %0) : (!torch.vtensor<[1,2,?,64],f32>, !torch.int) -> !torch.int
    %2 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange"(%2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],f32>
    %8 = "torch.constant.float"() <{value = -0.28782313662425574 : f64}> : () -> !torch.float
    %9 = "torch.aten.mul.Scalar"(%7, %8) : (!torch.vtensor<[32],f32>, !torch.float) -> !torch.vtensor<[32],f32>
    %10 = "torch.aten.exp"(%9) : (!torch.vtensor<[32],f32>) -> !torch.vtensor<[32],f32>
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %14 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %11, %12, %13, %14, %15) : (!torch.vtensor<[1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.aten.to.dtype"(%arg2, %16, %17, %18, %19) : (!torch.vtensor<[1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1],f32>
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%21, %22) : (!torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%20, %23) : (!torch.vtensor<[1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1],f32>
    %25 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.aten.arange"(%1, %25, %26, %27, %28) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],f32>
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.add.Tensor"(%24, %29, %30) : (!torch.vtensor<[1,1],f32>, !torch.vtensor<[?],f32>, !torch.int) -> !torch.vtensor<[1,?],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.prim.ListConstruct"(%32, %33, %34, %35) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%31, %36) : (!torch.vtensor<[1,?],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,?,1],f32>
    %38 = "torch.aten.mul.Tensor"(%10, %37) : (!torch.vtensor<[32],f32>, !torch.vtensor<[1,1,?,1],f32>) -> !torch.vtensor<[1,1,?,32],f32>
    %39 = "torch.aten.cos"(%38) : (!torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,1,?,32],f32>
    %40 = "torch.aten.mul.Tensor"(%10, %37) : (!torch.vtensor<[32],f32>, !torch.vtensor<[1,1,?,1],f32>) -> !torch.vtensor<[1,1,?,32],f32>
    %41 = "torch.aten.sin"(%40) : (!torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,1,?,32],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %1, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%arg0, %46) : (!torch.vtensor<[1,2,?,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,?,32,2],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %1, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%arg1, %52) : (!torch.vtensor<[1,2,?,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,?,32,2],f32>
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.aten.select.int"(%47, %54, %55) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %60 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%56, %57, %58, %59, %60, %61) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.to.dtype"(%56, %62, %63, %64, %65) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %67 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.select.int"(%47, %67, %68) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%69, %70, %71, %72, %73, %74) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.aten.to.dtype"(%69, %75, %76, %77, %78) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.aten.select.int"(%53, %80, %81) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%82, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %88 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %89 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.aten.to.dtype"(%82, %88, %89, %90, %91) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %93 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.select.int"(%53, %93, %94) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %99 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %100 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%95, %96, %97, %98, %99, %100) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %101 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %102 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %103 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.aten.to.dtype"(%95, %101, %102, %103, %104) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %106 = "torch.aten.mul.Tensor"(%66, %39) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %107 = "torch.aten.mul.Tensor"(%79, %41) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.sub.Tensor"(%106, %107, %108) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %110 = "torch.aten.mul.Tensor"(%66, %41) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %111 = "torch.aten.mul.Tensor"(%79, %39) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%110, %111, %112) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %114 = "torch.aten.mul.Tensor"(%92, %39) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %115 = "torch.aten.mul.Tensor"(%105, %41) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.sub.Tensor"(%114, %115, %116) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %118 = "torch.aten.mul.Tensor"(%92, %41) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %119 = "torch.aten.mul.Tensor"(%105, %39) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,1,?,32],f32>) -> !torch.vtensor<[1,2,?,32],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%118, %119, %120) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>, !torch.int) -> !torch.vtensor<[1,2,?,32],f32>
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %125 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %126 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%109, %122, %123, %124, %125, %126) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %127 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %128 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %129 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.aten.to.dtype"(%109, %127, %128, %129, %130) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %135 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %132, %133, %134, %135, %136) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %137 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %138 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %139 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.aten.to.dtype"(%113, %137, %138, %139, %140) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %142 = "torch.prim.ListConstruct"(%131, %141) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>) -> !torch.list<vtensor>
    %143 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %144 = "torch.aten.stack"(%142, %143) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,?,32,2],f32>
    %145 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %148 = "torch.prim.ListConstruct"(%145, %146, %1, %147) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %149 = "torch.aten.view"(%144, %148) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,?,64],f32>
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %153 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %154 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%117, %150, %151, %152, %153, %154) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %155 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %156 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %157 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.aten.to.dtype"(%117, %155, %156, %157, %158) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %163 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %164 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%121, %160, %161, %162, %163, %164) : (!torch.vtensor<[1,2,?,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %165 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %166 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.constant.none"() : () -> !torch.none
    %169 = "torch.aten.to.dtype"(%121, %165, %166, %167, %168) : (!torch.vtensor<[1,2,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,?,32],f32>
    %170 = "torch.prim.ListConstruct"(%159, %169) : (!torch.vtensor<[1,2,?,32],f32>, !torch.vtensor<[1,2,?,32],f32>) -> !torch.list<vtensor>
    %171 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %172 = "torch.aten.stack"(%170, %171) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,?,32,2],f32>
    %173 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %174 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %176 = "torch.prim.ListConstruct"(%173, %174, %1, %175) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %177 = "torch.aten.view"(%172, %176) : (!torch.vtensor<[1,2,?,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,?,64],f32>
    "func.return"(%149, %177) : (!torch.vtensor<[1,2,?,64],f32>, !torch.vtensor<[1,2,?,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
