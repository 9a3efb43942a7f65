"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,1,2,3],f32>) -> (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,2,3,32],f32>, %arg1: !torch.vtensor<[1,2,2,3,32],f32>, %arg2: !torch.vtensor<[1,1,2,3],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.full"(%2, %3, %4, %5, %6, %7) : (!torch.list<int>, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%9, %10) : (!torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.aten.full"(%11, %12, %13, %14, %15, %16) : (!torch.list<int>, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.aten.cumsum"(%8, %18, %19) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.cumsum"(%17, %23, %24) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %27 = "torch.aten.unsqueeze"(%25, %26) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.aten.full"(%32, %33, %34, %35, %36, %37) : (!torch.list<int>, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[1,2,3,16],f32>
    %39 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %40 = "torch.aten.mul.Tensor"(%22, %39) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%38, %41, %42, %43, %44) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%46, %47, %48) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%40, %49) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.aten.expand"(%50, %55, %56) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.aten.copy"(%45, %57, %58) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice_scatter"(%38, %59, %60, %61, %62, %63) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %65 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %66 = "torch.aten.mul.Tensor"(%27, %65) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %67 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%67, %68, %69) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.view"(%66, %70) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %78 = "torch.aten.expand"(%71, %76, %77) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%64, %79, %80, %81, %82) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.aten.copy"(%83, %78, %84) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %86 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice_scatter"(%64, %85, %86, %87, %88, %89) : (!torch.vtensor<[1,2,3,16],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,16],f32>
    %91 = "torch.aten.sin"(%90) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %92 = "torch.aten.cos"(%90) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %93 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %94 = "torch.aten.unsqueeze"(%91, %93) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,3,16,1],f32>
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.prim.ListConstruct"(%95, %96, %97, %98, %99) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.aten.expand"(%94, %100, %101) : (!torch.vtensor<[1,2,3,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,16,2],f32>
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %104 = "torch.aten.clone"(%102, %103) : (!torch.vtensor<[1,2,3,16,2],f32>, !torch.int) -> !torch.vtensor<[1,2,3,16,2],f32>
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %109 = "torch.prim.ListConstruct"(%105, %106, %107, %108) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %110 = "torch.aten.view"(%104, %109) : (!torch.vtensor<[1,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,32],f32>
    %111 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %112 = "torch.aten.unsqueeze"(%92, %111) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,3,16,1],f32>
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %118 = "torch.prim.ListConstruct"(%113, %114, %115, %116, %117) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %119 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %120 = "torch.aten.expand"(%112, %118, %119) : (!torch.vtensor<[1,2,3,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,16,2],f32>
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %122 = "torch.aten.clone"(%120, %121) : (!torch.vtensor<[1,2,3,16,2],f32>, !torch.int) -> !torch.vtensor<[1,2,3,16,2],f32>
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %127 = "torch.prim.ListConstruct"(%123, %124, %125, %126) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %128 = "torch.aten.view"(%122, %127) : (!torch.vtensor<[1,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,32],f32>
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %132 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %129, %130, %131, %132, %133) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %134 = "torch.constant.none"() : () -> !torch.none
    %135 = "torch.constant.none"() : () -> !torch.none
    %136 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %137 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %138 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%128, %134, %135, %136, %137, %138) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %139 = "torch.constant.none"() : () -> !torch.none
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %142 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %143 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %139, %140, %141, %142, %143) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.none"() : () -> !torch.none
    %146 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %147 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %148 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %144, %145, %146, %147, %148) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %149 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %150 = "torch.aten.unsqueeze"(%128, %149) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %151 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %152 = "torch.aten.unsqueeze"(%110, %151) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %153 = "torch.aten.mul.Tensor"(%arg0, %150) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %154 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %158 = "torch.aten.slice.Tensor"(%arg0, %154, %155, %156, %157) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %159 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %163 = "torch.aten.slice.Tensor"(%arg0, %159, %160, %161, %162) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %164 = "torch.aten.neg"(%163) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %165 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %166 = "torch.aten.unsqueeze"(%164, %165) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,1],f32>
    %167 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %168 = "torch.aten.unsqueeze"(%158, %167) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,1],f32>
    %169 = "torch.prim.ListConstruct"(%166, %168) : (!torch.vtensor<[1,2,2,3,16,1],f32>, !torch.vtensor<[1,2,2,3,16,1],f32>) -> !torch.list<vtensor>
    %170 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %171 = "torch.aten.cat"(%169, %170) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %174 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %177 = "torch.prim.ListConstruct"(%172, %173, %174, %175, %176) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %178 = "torch.aten.view"(%171, %177) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %179 = "torch.aten.mul.Tensor"(%178, %152) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %180 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %181 = "torch.aten.add.Tensor"(%153, %179, %180) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %182 = "torch.aten.mul.Tensor"(%arg1, %150) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %183 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %185 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %187 = "torch.aten.slice.Tensor"(%arg1, %183, %184, %185, %186) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %188 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %189 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %190 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %191 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %192 = "torch.aten.slice.Tensor"(%arg1, %188, %189, %190, %191) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %193 = "torch.aten.neg"(%192) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %194 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %195 = "torch.aten.unsqueeze"(%193, %194) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,1],f32>
    %196 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %197 = "torch.aten.unsqueeze"(%187, %196) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,1],f32>
    %198 = "torch.prim.ListConstruct"(%195, %197) : (!torch.vtensor<[1,2,2,3,16,1],f32>, !torch.vtensor<[1,2,2,3,16,1],f32>) -> !torch.list<vtensor>
    %199 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %200 = "torch.aten.cat"(%198, %199) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %201 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %204 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %205 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %206 = "torch.prim.ListConstruct"(%201, %202, %203, %204, %205) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %207 = "torch.aten.view"(%200, %206) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %208 = "torch.aten.mul.Tensor"(%207, %152) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %209 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %210 = "torch.aten.add.Tensor"(%182, %208, %209) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %211 = "torch.constant.none"() : () -> !torch.none
    %212 = "torch.constant.none"() : () -> !torch.none
    %213 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %214 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %215 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%181, %211, %212, %213, %214, %215) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %216 = "torch.constant.none"() : () -> !torch.none
    %217 = "torch.constant.none"() : () -> !torch.none
    %218 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %219 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %220 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%210, %216, %217, %218, %219, %220) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%181, %210) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
