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
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.transpose.int"(%24, %28, %29) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%31) : (!torch.int) -> !torch.list<int>
    %33 = "torch.aten.flip"(%30, %32) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.aten.clone"(%33, %34) : (!torch.vtensor<[6,8,2],f32>, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%36, %37) : (!torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten._unsafe_view"(%35, %38) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %40 = "torch.prim.ListConstruct"(%39, %39) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %41 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %42 = "torch.aten.cat"(%40, %41) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.transpose.int"(%27, %43, %44) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.prim.ListConstruct"(%46) : (!torch.int) -> !torch.list<int>
    %48 = "torch.aten.flip"(%45, %47) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.aten.clone"(%48, %49) : (!torch.vtensor<[6,8,2],f32>, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%51, %52) : (!torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten._unsafe_view"(%50, %53) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %55 = "torch.prim.ListConstruct"(%54, %54) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.cat"(%55, %56) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %58, %59, %60, %61, %62) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten._to_copy"(%arg0, %63, %64, %65, %66, %67, %68) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %73 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %70, %71, %72, %73, %74) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.none"() : () -> !torch.none
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.aten._to_copy"(%arg1, %75, %76, %77, %78, %79, %80) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %82 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %83 = "torch.aten.unsqueeze"(%42, %82) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %84, %85, %86, %87, %88) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %89 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %90 = "torch.aten.unsqueeze"(%57, %89) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %94 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%90, %91, %92, %93, %94, %95) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %96 = "torch.aten.mul.Tensor"(%69, %83) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%69, %97, %98, %99, %100) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%69, %102, %103, %104, %105) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %107 = "torch.aten.neg"(%106) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %108 = "torch.prim.ListConstruct"(%107, %101) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.cat"(%108, %109) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %111 = "torch.aten.mul.Tensor"(%110, %90) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.aten.add.Tensor"(%96, %111, %112) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %114 = "torch.aten.mul.Tensor"(%81, %83) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.slice.Tensor"(%81, %115, %116, %117, %118) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %120 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %124 = "torch.aten.slice.Tensor"(%81, %120, %121, %122, %123) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %125 = "torch.aten.neg"(%124) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %126 = "torch.prim.ListConstruct"(%125, %119) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %127 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %128 = "torch.aten.cat"(%126, %127) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %129 = "torch.aten.mul.Tensor"(%128, %90) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.add.Tensor"(%114, %129, %130) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %135 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %132, %133, %134, %135, %136) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %137 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %138 = "torch.constant.none"() : () -> !torch.none
    %139 = "torch.constant.none"() : () -> !torch.none
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.aten._to_copy"(%113, %137, %138, %139, %140, %141, %142) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.none"() : () -> !torch.none
    %146 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %147 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %148 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%131, %144, %145, %146, %147, %148) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %149 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.aten._to_copy"(%131, %149, %150, %151, %152, %153, %154) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    "func.return"(%143, %155) : (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
