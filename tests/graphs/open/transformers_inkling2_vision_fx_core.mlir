"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2],si64>) -> (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[6,2,32],bf16>, %arg1: !torch.vtensor<[6,2,32],bf16>, %arg2: !torch.vtensor<[6,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[6,2],si64>, !torch.int) -> !torch.vtensor<[6,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[6,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[6,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[6,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %24 = "torch.aten.mul.Scalar"(%22, %23) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %25 = "torch.aten.sin"(%21) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%24, %28, %29) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.select.int"(%24, %31, %32) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %34 = "torch.prim.ListConstruct"(%33, %30) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,16,1],f32>
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.prim.ListConstruct"(%39, %40, %41) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.aten.expand"(%38, %42, %43) : (!torch.vtensor<[6,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,16,2],f32>
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.aten.clone"(%44, %45) : (!torch.vtensor<[6,16,2],f32>, !torch.int) -> !torch.vtensor<[6,16,2],f32>
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%47, %48) : (!torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%46, %49) : (!torch.vtensor<[6,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,32],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%27, %51, %52) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.select.int"(%27, %54, %55) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %57 = "torch.prim.ListConstruct"(%56, %53) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.cat"(%57, %58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%59, %60) : (!torch.vtensor<[6,16],f32>, !torch.int) -> !torch.vtensor<[6,16,1],f32>
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%62, %63, %64) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.aten.expand"(%61, %65, %66) : (!torch.vtensor<[6,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[6,16,2],f32>
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.aten.clone"(%67, %68) : (!torch.vtensor<[6,16,2],f32>, !torch.int) -> !torch.vtensor<[6,16,2],f32>
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%70, %71) : (!torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%69, %72) : (!torch.vtensor<[6,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,32],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %74, %75, %76, %77, %78) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.aten._to_copy"(%arg0, %79, %80, %81, %82, %83, %84) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %89 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %86, %87, %88, %89, %90) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.aten._to_copy"(%arg1, %91, %92, %93, %94, %95, %96) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %98 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %99 = "torch.aten.unsqueeze"(%50, %98) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %103 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %104 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%99, %100, %101, %102, %103, %104) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %105 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %106 = "torch.aten.unsqueeze"(%73, %105) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %107 = "torch.constant.none"() : () -> !torch.none
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%106, %107, %108, %109, %110, %111) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %112 = "torch.aten.mul.Tensor"(%85, %99) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %113 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.prim.ListConstruct"(%113, %114, %115, %116) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.view"(%85, %117) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %119 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice.Tensor"(%118, %119, %120, %121, %122) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%118, %124, %125, %126, %127) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%129) : (!torch.int) -> !torch.list<int>
    %131 = "torch.operator"(%123, %130) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[6,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16],f32>
    %132 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %133 = "torch.prim.ListConstruct"(%132) : (!torch.int) -> !torch.list<int>
    %134 = "torch.operator"(%128, %133) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[6,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16],f32>
    %135 = "torch.aten.neg"(%134) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %136 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %137 = "torch.aten.unsqueeze"(%135, %136) : (!torch.vtensor<[6,2,16],f32>, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %138 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %139 = "torch.aten.unsqueeze"(%131, %138) : (!torch.vtensor<[6,2,16],f32>, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %140 = "torch.prim.ListConstruct"(%137, %139) : (!torch.vtensor<[6,2,16,1],f32>, !torch.vtensor<[6,2,16,1],f32>) -> !torch.list<vtensor>
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.cat"(%140, %141) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %143 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %146 = "torch.prim.ListConstruct"(%143, %144, %145) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %147 = "torch.aten.view"(%142, %146) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %148 = "torch.aten.mul.Tensor"(%147, %106) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %149 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %150 = "torch.aten.add.Tensor"(%112, %148, %149) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %151 = "torch.aten.mul.Tensor"(%97, %99) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %152 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %156 = "torch.prim.ListConstruct"(%152, %153, %154, %155) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %157 = "torch.aten.view"(%97, %156) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %158 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.aten.slice.Tensor"(%157, %158, %159, %160, %161) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %163 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %166 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %167 = "torch.aten.slice.Tensor"(%157, %163, %164, %165, %166) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %168 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %169 = "torch.prim.ListConstruct"(%168) : (!torch.int) -> !torch.list<int>
    %170 = "torch.operator"(%162, %169) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[6,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16],f32>
    %171 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %172 = "torch.prim.ListConstruct"(%171) : (!torch.int) -> !torch.list<int>
    %173 = "torch.operator"(%167, %172) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[6,2,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16],f32>
    %174 = "torch.aten.neg"(%173) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %175 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %176 = "torch.aten.unsqueeze"(%174, %175) : (!torch.vtensor<[6,2,16],f32>, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %177 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %178 = "torch.aten.unsqueeze"(%170, %177) : (!torch.vtensor<[6,2,16],f32>, !torch.int) -> !torch.vtensor<[6,2,16,1],f32>
    %179 = "torch.prim.ListConstruct"(%176, %178) : (!torch.vtensor<[6,2,16,1],f32>, !torch.vtensor<[6,2,16,1],f32>) -> !torch.list<vtensor>
    %180 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %181 = "torch.aten.cat"(%179, %180) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %182 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %183 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %185 = "torch.prim.ListConstruct"(%182, %183, %184) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %186 = "torch.aten.view"(%181, %185) : (!torch.vtensor<[6,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,32],f32>
    %187 = "torch.aten.mul.Tensor"(%186, %106) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %188 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %189 = "torch.aten.add.Tensor"(%151, %187, %188) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %190 = "torch.constant.none"() : () -> !torch.none
    %191 = "torch.constant.none"() : () -> !torch.none
    %192 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %193 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %194 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%150, %190, %191, %192, %193, %194) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %195 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %196 = "torch.constant.none"() : () -> !torch.none
    %197 = "torch.constant.none"() : () -> !torch.none
    %198 = "torch.constant.none"() : () -> !torch.none
    %199 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %200 = "torch.constant.none"() : () -> !torch.none
    %201 = "torch.aten._to_copy"(%150, %195, %196, %197, %198, %199, %200) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    %202 = "torch.constant.none"() : () -> !torch.none
    %203 = "torch.constant.none"() : () -> !torch.none
    %204 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %205 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %206 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%189, %202, %203, %204, %205, %206) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %207 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %208 = "torch.constant.none"() : () -> !torch.none
    %209 = "torch.constant.none"() : () -> !torch.none
    %210 = "torch.constant.none"() : () -> !torch.none
    %211 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %212 = "torch.constant.none"() : () -> !torch.none
    %213 = "torch.aten._to_copy"(%189, %207, %208, %209, %210, %211, %212) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    "func.return"(%201, %213) : (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
