"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,1,4,32],f16>, %arg2: !torch.vtensor<[3,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.expand"(%arg2, %3, %4) : (!torch.vtensor<[3,1,4],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,1,4],si64>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[3,1,4],si64>, !torch.int) -> !torch.vtensor<[3,1,4,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[3,1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B9AF50F3F8718363EC255663D39AD913C9C44B83B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B9AF50F3F8718363EC255663D39AD913C9C44B83B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.device"(%24, %25, %26, %27, %28, %29) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %31 = "torch.aten.mul.Tensor"(%17, %30) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %35 = "torch.aten.sin"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %36 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%38, %39, %40) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.split_with_sizes"(%37, %41, %42) : (!torch.vtensor<[3,1,4,16],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %44:3 = "torch.prim.ListUnpack"(%43) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,4],f32>)
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%44#0, %45, %46) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%44#1, %48, %49) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%44#2, %51, %52) : (!torch.vtensor<[3,1,4,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,4],f32>
    %54 = "torch.prim.ListConstruct"(%47, %50) : (!torch.vtensor<[1,4,6],f32>, !torch.vtensor<[1,4,6],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.stack"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,6,2],f32>
    %57 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.flatten.using_ints"(%56, %57, %58) : (!torch.vtensor<[1,4,6,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %60 = "torch.prim.ListConstruct"(%59, %53) : (!torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,4],f32>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.repeat_interleave.self_int"(%62, %63, %64, %65) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%67, %68, %69) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.aten.split_with_sizes"(%34, %70, %71) : (!torch.vtensor<[3,1,4,16],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %73:3 = "torch.prim.ListUnpack"(%72) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,4],f32>)
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.select.int"(%73#0, %74, %75) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.select.int"(%73#1, %77, %78) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.aten.select.int"(%73#2, %80, %81) : (!torch.vtensor<[3,1,4,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,4],f32>
    %83 = "torch.prim.ListConstruct"(%76, %79) : (!torch.vtensor<[1,4,6],f32>, !torch.vtensor<[1,4,6],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.stack"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,6,2],f32>
    %86 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.flatten.using_ints"(%85, %86, %87) : (!torch.vtensor<[1,4,6,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,12],f32>
    %89 = "torch.prim.ListConstruct"(%88, %82) : (!torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,4],f32>) -> !torch.list<vtensor>
    %90 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %91 = "torch.aten.cat"(%89, %90) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %92 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.aten.repeat_interleave.self_int"(%91, %92, %93, %94) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.unsqueeze"(%95, %96) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%66, %98) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %103 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %100, %101, %102, %103, %104) : (!torch.vtensor<[1,2,4,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %105 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %106 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %107 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.aten.to.dtype"(%arg0, %105, %106, %107, %108) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %110 = "torch.aten.mul.Tensor"(%109, %97) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%arg0, %111, %112, %113, %114) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%arg0, %116, %117, %118, %119) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f16>
    %121 = "torch.aten.neg"(%120) : (!torch.vtensor<[1,2,4,16],f16>) -> !torch.vtensor<[1,2,4,16],f16>
    %122 = "torch.prim.ListConstruct"(%121, %115) : (!torch.vtensor<[1,2,4,16],f16>, !torch.vtensor<[1,2,4,16],f16>) -> !torch.list<vtensor>
    %123 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %124 = "torch.aten.stack"(%122, %123) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f16>
    %125 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %127 = "torch.aten.flatten.using_ints"(%124, %125, %126) : (!torch.vtensor<[1,2,4,16,2],f16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f16>
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %131 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %132 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%127, %128, %129, %130, %131, %132) : (!torch.vtensor<[1,2,4,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %133 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %134 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %135 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %136 = "torch.constant.none"() : () -> !torch.none
    %137 = "torch.aten.to.dtype"(%127, %133, %134, %135, %136) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %138 = "torch.aten.mul.Tensor"(%137, %99) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.add.Tensor"(%110, %138, %139) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %141 = "torch.constant.none"() : () -> !torch.none
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %144 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %145 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %141, %142, %143, %144, %145) : (!torch.vtensor<[1,1,4,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %146 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %147 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %148 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.aten.to.dtype"(%arg1, %146, %147, %148, %149) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f32>
    %151 = "torch.aten.mul.Tensor"(%150, %97) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %152 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %156 = "torch.aten.slice.Tensor"(%arg1, %152, %153, %154, %155) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %157 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %161 = "torch.aten.slice.Tensor"(%arg1, %157, %158, %159, %160) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f16>
    %162 = "torch.aten.neg"(%161) : (!torch.vtensor<[1,1,4,16],f16>) -> !torch.vtensor<[1,1,4,16],f16>
    %163 = "torch.prim.ListConstruct"(%162, %156) : (!torch.vtensor<[1,1,4,16],f16>, !torch.vtensor<[1,1,4,16],f16>) -> !torch.list<vtensor>
    %164 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %165 = "torch.aten.stack"(%163, %164) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f16>
    %166 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %168 = "torch.aten.flatten.using_ints"(%165, %166, %167) : (!torch.vtensor<[1,1,4,16,2],f16>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f16>
    %169 = "torch.constant.none"() : () -> !torch.none
    %170 = "torch.constant.none"() : () -> !torch.none
    %171 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %172 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %173 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%168, %169, %170, %171, %172, %173) : (!torch.vtensor<[1,1,4,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %174 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %175 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %176 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %177 = "torch.constant.none"() : () -> !torch.none
    %178 = "torch.aten.to.dtype"(%168, %174, %175, %176, %177) : (!torch.vtensor<[1,1,4,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f32>
    %179 = "torch.aten.mul.Tensor"(%178, %99) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %180 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %181 = "torch.aten.add.Tensor"(%151, %179, %180) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %182 = "torch.constant.none"() : () -> !torch.none
    %183 = "torch.constant.none"() : () -> !torch.none
    %184 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %185 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %186 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%140, %182, %183, %184, %185, %186) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %187 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %188 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %189 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %190 = "torch.constant.none"() : () -> !torch.none
    %191 = "torch.aten.to.dtype"(%140, %187, %188, %189, %190) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f16>
    %192 = "torch.constant.none"() : () -> !torch.none
    %193 = "torch.constant.none"() : () -> !torch.none
    %194 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %195 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %196 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%181, %192, %193, %194, %195, %196) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %197 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %198 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %199 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %200 = "torch.constant.none"() : () -> !torch.none
    %201 = "torch.aten.to.dtype"(%181, %197, %198, %199, %200) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f16>
    "func.return"(%191, %201) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,1,4,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
