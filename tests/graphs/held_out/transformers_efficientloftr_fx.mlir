"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,1,2,3],f32>) -> (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,2,3,32],f32>, %arg1: !torch.vtensor<[1,2,2,3,32],f32>, %arg2: !torch.vtensor<[1,1,2,3],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.ones"(%2, %3, %4, %5, %6) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%8, %9) : (!torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.ones"(%10, %11, %12, %13, %14) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2,3],f32>
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.cumsum"(%7, %16, %17) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %19 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.aten.cumsum"(%15, %21, %22) : (!torch.vtensor<[2,3],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,3],f32>
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.aten.unsqueeze"(%23, %24) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3,1],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%26, %27, %28, %29) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %35 = "torch.aten.zeros"(%30, %31, %32, %33, %34) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[1,2,3,16],f32>
    %36 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %37 = "torch.aten.mul.Tensor"(%20, %36) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%35, %38, %39, %40, %41) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%43, %44, %45) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%37, %46) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %54 = "torch.aten.expand"(%47, %52, %53) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.aten.copy_"(%42, %54, %55) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %57 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %58 = "torch.aten.mul.Tensor"(%25, %57) : (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[2,3,8],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%35, %59, %60, %61, %62) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%64, %65, %66) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%58, %67) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,8],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.aten.expand"(%68, %73, %74) : (!torch.vtensor<[2,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %76 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %77 = "torch.aten.copy_"(%63, %75, %76) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.bool) -> !torch.vtensor<[1,2,3,8],f32>
    %78 = "torch.aten.sin"(%35) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %79 = "torch.aten.cos"(%35) : (!torch.vtensor<[1,2,3,16],f32>) -> !torch.vtensor<[1,2,3,16],f32>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.repeat_interleave.self_int"(%78, %80, %81, %82) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %84 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.aten.repeat_interleave.self_int"(%79, %84, %85, %86) : (!torch.vtensor<[1,2,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %88, %89, %90, %91, %92) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.to.device"(%83, %93, %94, %95, %96, %97) : (!torch.vtensor<[1,2,3,32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %102 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%87, %99, %100, %101, %102, %103) : (!torch.vtensor<[1,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %104 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.aten.to.device"(%87, %104, %105, %106, %107, %108) : (!torch.vtensor<[1,2,3,32],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,3,32],f32>
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %113 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %114 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %110, %111, %112, %113, %114) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %115 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %116 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.aten.to.dtype"(%arg0, %115, %116, %117, %118) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %123 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %120, %121, %122, %123, %124) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.aten.to.dtype"(%arg1, %125, %126, %127, %128) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    %130 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %131 = "torch.aten.unsqueeze"(%109, %130) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.unsqueeze"(%98, %132) : (!torch.vtensor<[1,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,1,3,32],f32>
    %134 = "torch.aten.mul.Tensor"(%119, %131) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %135 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.aten.slice.Tensor"(%119, %135, %136, %137, %138) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %140 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %144 = "torch.aten.slice.Tensor"(%119, %140, %141, %142, %143) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %145 = "torch.aten.neg"(%144) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %146 = "torch.prim.ListConstruct"(%145, %139) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.vtensor<[1,2,2,3,16],f32>) -> !torch.list<vtensor>
    %147 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %148 = "torch.aten.stack"(%146, %147) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %149 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %151 = "torch.aten.flatten.using_ints"(%148, %149, %150) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %152 = "torch.aten.mul.Tensor"(%151, %133) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.aten.add.Tensor"(%134, %152, %153) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %155 = "torch.aten.mul.Tensor"(%129, %131) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %156 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %160 = "torch.aten.slice.Tensor"(%129, %156, %157, %158, %159) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %161 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %165 = "torch.aten.slice.Tensor"(%129, %161, %162, %163, %164) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,16],f32>
    %166 = "torch.aten.neg"(%165) : (!torch.vtensor<[1,2,2,3,16],f32>) -> !torch.vtensor<[1,2,2,3,16],f32>
    %167 = "torch.prim.ListConstruct"(%166, %160) : (!torch.vtensor<[1,2,2,3,16],f32>, !torch.vtensor<[1,2,2,3,16],f32>) -> !torch.list<vtensor>
    %168 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %169 = "torch.aten.stack"(%167, %168) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,3,16,2],f32>
    %170 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %172 = "torch.aten.flatten.using_ints"(%169, %170, %171) : (!torch.vtensor<[1,2,2,3,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %173 = "torch.aten.mul.Tensor"(%172, %133) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,1,3,32],f32>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.aten.add.Tensor"(%155, %173, %174) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f32>
    %176 = "torch.constant.none"() : () -> !torch.none
    %177 = "torch.constant.none"() : () -> !torch.none
    %178 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %179 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %180 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%154, %176, %177, %178, %179, %180) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %181 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %182 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %183 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %184 = "torch.constant.none"() : () -> !torch.none
    %185 = "torch.aten.to.dtype"(%154, %181, %182, %183, %184) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    %186 = "torch.constant.none"() : () -> !torch.none
    %187 = "torch.constant.none"() : () -> !torch.none
    %188 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %189 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %190 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%175, %186, %187, %188, %189, %190) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %191 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %192 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %193 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %194 = "torch.constant.none"() : () -> !torch.none
    %195 = "torch.aten.to.dtype"(%175, %191, %192, %193, %194) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,2,3,32],f32>
    "func.return"(%185, %195) : (!torch.vtensor<[1,2,2,3,32],f32>, !torch.vtensor<[1,2,2,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
