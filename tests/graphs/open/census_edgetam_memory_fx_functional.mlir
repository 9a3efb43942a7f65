"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,9,32],f16>, !torch.vtensor<[4,2],si64>, !torch.vtensor<[3,2],si64>) -> (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,9,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f16>, %arg1: !torch.vtensor<[1,2,9,32],f16>, %arg2: !torch.vtensor<[4,2],si64>, %arg3: !torch.vtensor<[3,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,2],si64>, !torch.int) -> !torch.vtensor<[4,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[4,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[4,2,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[4,2,8],f32>, !torch.float) -> !torch.vtensor<[4,2,8],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[4,2,8],f32>) -> !torch.vtensor<[4,2,8],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[4,2,8],f32>, !torch.float) -> !torch.vtensor<[4,2,8],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%24, %28, %29) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.select.int"(%24, %31, %32) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %34 = "torch.prim.ListConstruct"(%30, %33) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten.repeat_interleave.self_int"(%38, %39, %40, %41) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.aten.select.int"(%27, %43, %44) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.select.int"(%27, %46, %47) : (!torch.vtensor<[4,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %49 = "torch.prim.ListConstruct"(%45, %48) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>) -> !torch.list<vtensor>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.cat"(%49, %50) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,16],f32>
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%51, %52) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.repeat_interleave.self_int"(%53, %54, %55, %56) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%arg3, %58) : (!torch.vtensor<[3,2],si64>, !torch.int) -> !torch.vtensor<[3,2,1],si64>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %60, %61, %62, %63, %64) : (!torch.vtensor<[3,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten._to_copy"(%59, %65, %66, %67, %68, %69, %70) : (!torch.vtensor<[3,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[3,2,1],f32>
    %72 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%72, %73, %74, %75, %76, %77) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %78 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %79 = "torch.aten.mul.Tensor"(%71, %78) : (!torch.vtensor<[3,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[3,2,8],f32>
    %80 = "torch.aten.cos"(%79) : (!torch.vtensor<[3,2,8],f32>) -> !torch.vtensor<[3,2,8],f32>
    %81 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %82 = "torch.aten.mul.Scalar"(%80, %81) : (!torch.vtensor<[3,2,8],f32>, !torch.float) -> !torch.vtensor<[3,2,8],f32>
    %83 = "torch.aten.sin"(%79) : (!torch.vtensor<[3,2,8],f32>) -> !torch.vtensor<[3,2,8],f32>
    %84 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %85 = "torch.aten.mul.Scalar"(%83, %84) : (!torch.vtensor<[3,2,8],f32>, !torch.float) -> !torch.vtensor<[3,2,8],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.aten.select.int"(%82, %86, %87) : (!torch.vtensor<[3,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,8],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.select.int"(%82, %89, %90) : (!torch.vtensor<[3,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,8],f32>
    %92 = "torch.prim.ListConstruct"(%88, %91) : (!torch.vtensor<[3,8],f32>, !torch.vtensor<[3,8],f32>) -> !torch.list<vtensor>
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.aten.cat"(%92, %93) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[3,16],f32>
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.aten.unsqueeze"(%94, %95) : (!torch.vtensor<[3,16],f32>, !torch.int) -> !torch.vtensor<[1,3,16],f32>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.aten.repeat_interleave.self_int"(%96, %97, %98, %99) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,3,32],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.aten.select.int"(%85, %101, %102) : (!torch.vtensor<[3,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,8],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.select.int"(%85, %104, %105) : (!torch.vtensor<[3,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[3,8],f32>
    %107 = "torch.prim.ListConstruct"(%103, %106) : (!torch.vtensor<[3,8],f32>, !torch.vtensor<[3,8],f32>) -> !torch.list<vtensor>
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.cat"(%107, %108) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[3,16],f32>
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.aten.unsqueeze"(%109, %110) : (!torch.vtensor<[3,16],f32>, !torch.int) -> !torch.vtensor<[1,3,16],f32>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.aten.repeat_interleave.self_int"(%111, %112, %113, %114) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,3,32],f32>
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.none"() : () -> !torch.none
    %118 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %119 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %116, %117, %118, %119, %120) : (!torch.vtensor<[1,2,4,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %121 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.aten._to_copy"(%arg0, %121, %122, %123, %124, %125, %126) : (!torch.vtensor<[1,2,4,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %128 = "torch.aten.mul.Tensor"(%127, %42) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %134 = "torch.prim.ListConstruct"(%129, %130, %131, %132, %133) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %135 = "torch.aten.view"(%127, %134) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %136 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %137 = "torch.aten.unbind.int"(%135, %136) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %138:2 = "torch.prim.ListUnpack"(%137) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %139 = "torch.aten.neg"(%138#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %140 = "torch.prim.ListConstruct"(%139, %138#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.stack"(%140, %141) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %147 = "torch.prim.ListConstruct"(%143, %144, %145, %146) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %148 = "torch.aten.view"(%142, %147) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %149 = "torch.aten.mul.Tensor"(%148, %57) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.add.Tensor"(%128, %149, %150) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %152 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %156 = "torch.aten.slice.Tensor"(%arg1, %152, %153, %154, %155) : (!torch.vtensor<[1,2,9,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,8,32],f16>
    %157 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %161 = "torch.aten.slice.Tensor"(%arg1, %157, %158, %159, %160) : (!torch.vtensor<[1,2,9,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,32],f16>
    %162 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %166 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %167 = "torch.prim.ListConstruct"(%162, %163, %164, %165, %166) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %168 = "torch.aten.view"(%156, %167) : (!torch.vtensor<[1,2,8,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,2,4,32],f16>
    %169 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.aten.slice.Tensor"(%168, %169, %170, %171, %172) : (!torch.vtensor<[1,2,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,1,32],f16>
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %178 = "torch.prim.ListConstruct"(%174, %175, %176, %177) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %179 = "torch.aten.view"(%173, %178) : (!torch.vtensor<[1,2,2,1,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,2,32],f16>
    %180 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %183 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %184 = "torch.aten.slice.Tensor"(%168, %180, %181, %182, %183) : (!torch.vtensor<[1,2,2,4,32],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f16>
    %185 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %186 = "torch.aten.clone"(%184, %185) : (!torch.vtensor<[1,2,2,3,32],f16>, !torch.int) -> !torch.vtensor<[1,2,2,3,32],f16>
    %187 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %188 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %189 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %190 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %191 = "torch.prim.ListConstruct"(%187, %188, %189, %190) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %192 = "torch.aten._unsafe_view"(%186, %191) : (!torch.vtensor<[1,2,2,3,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f16>
    %193 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %194 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %197 = "torch.prim.ListConstruct"(%193, %194, %195, %196) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %198 = "torch.aten.repeat"(%100, %197) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,32],f32>
    %199 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %200 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %203 = "torch.prim.ListConstruct"(%199, %200, %201, %202) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %204 = "torch.aten.repeat"(%115, %203) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,32],f32>
    %205 = "torch.constant.none"() : () -> !torch.none
    %206 = "torch.constant.none"() : () -> !torch.none
    %207 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %208 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %209 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%192, %205, %206, %207, %208, %209) : (!torch.vtensor<[1,2,6,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %210 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %211 = "torch.constant.none"() : () -> !torch.none
    %212 = "torch.constant.none"() : () -> !torch.none
    %213 = "torch.constant.none"() : () -> !torch.none
    %214 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %215 = "torch.constant.none"() : () -> !torch.none
    %216 = "torch.aten._to_copy"(%192, %210, %211, %212, %213, %214, %215) : (!torch.vtensor<[1,2,6,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,32],f32>
    %217 = "torch.aten.mul.Tensor"(%216, %198) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %218 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %219 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %220 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %221 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %222 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %223 = "torch.prim.ListConstruct"(%218, %219, %220, %221, %222) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %224 = "torch.aten.view"(%216, %223) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,16,2],f32>
    %225 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %226 = "torch.aten.unbind.int"(%224, %225) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %227:2 = "torch.prim.ListUnpack"(%226) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>)
    %228 = "torch.aten.neg"(%227#1) : (!torch.vtensor<[1,2,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %229 = "torch.prim.ListConstruct"(%228, %227#0) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>) -> !torch.list<vtensor>
    %230 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %231 = "torch.aten.stack"(%229, %230) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,6,16,2],f32>
    %232 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %233 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %234 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %235 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %236 = "torch.prim.ListConstruct"(%232, %233, %234, %235) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %237 = "torch.aten.view"(%231, %236) : (!torch.vtensor<[1,2,6,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,32],f32>
    %238 = "torch.aten.mul.Tensor"(%237, %204) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %239 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %240 = "torch.aten.add.Tensor"(%217, %238, %239) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %241 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %242 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %243 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %244 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %245 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %246 = "torch.prim.ListConstruct"(%241, %242, %243, %244, %245) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %247 = "torch.aten.view"(%240, %246) : (!torch.vtensor<[1,2,6,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3,32],f32>
    %248 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %249 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %250 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %251 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %252 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %253 = "torch.prim.ListConstruct"(%248, %249, %250, %251, %252) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %254 = "torch.aten.view"(%179, %253) : (!torch.vtensor<[1,2,2,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,2,2,1,32],f16>
    %255 = "torch.prim.ListConstruct"(%254, %247) : (!torch.vtensor<[1,2,2,1,32],f16>, !torch.vtensor<[1,2,2,3,32],f32>) -> !torch.list<vtensor>
    %256 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %257 = "torch.aten.cat"(%255, %256) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,4,32],f32>
    %258 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %259 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %260 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %261 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %262 = "torch.prim.ListConstruct"(%258, %259, %260, %261) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %263 = "torch.aten.view"(%257, %262) : (!torch.vtensor<[1,2,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,32],f32>
    %264 = "torch.aten.type_as"(%263, %arg1) : (!torch.vtensor<[1,2,8,32],f32>, !torch.vtensor<[1,2,9,32],f16>) -> !torch.vtensor<[1,2,8,32],f16>
    %265 = "torch.prim.ListConstruct"(%264, %161) : (!torch.vtensor<[1,2,8,32],f16>, !torch.vtensor<[1,2,1,32],f16>) -> !torch.list<vtensor>
    %266 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %267 = "torch.aten.cat"(%265, %266) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,9,32],f16>
    %268 = "torch.aten.type_as"(%151, %arg0) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f16>) -> !torch.vtensor<[1,2,4,32],f16>
    "func.return"(%268, %267) : (!torch.vtensor<[1,2,4,32],f16>, !torch.vtensor<[1,2,9,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
