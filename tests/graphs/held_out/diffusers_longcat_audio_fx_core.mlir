"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f16>, !torch.vtensor<[1,4,1,32],f16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,32],f16>, !torch.vtensor<[1,4,1,32],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f16>, %arg1: !torch.vtensor<[1,4,1,32],f16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,1],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange.start_step"(%14, %15, %16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,16],f32>
    %28 = "torch.prim.ListConstruct"(%27, %27) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %31 = "torch.aten.cos"(%30) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %32 = "torch.aten.sin"(%30) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%31, %33) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.aten.unsqueeze"(%34, %35) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%36, %37, %38, %39, %40, %41) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.unsqueeze"(%32, %42) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%43, %44) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,4,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.aten._to_copy"(%arg0, %56, %57, %58, %59, %60, %61) : (!torch.vtensor<[1,4,2,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %63 = "torch.aten.mul.Tensor"(%62, %36) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %64 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%64, %65) : (!torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %68 = "torch.aten.split_with_sizes"(%arg0, %66, %67) : (!torch.vtensor<[1,4,2,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %69:2 = "torch.prim.ListUnpack"(%68) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f16>, !torch.vtensor<[1,4,2,16],f16>)
    %70 = "torch.aten.neg"(%69#1) : (!torch.vtensor<[1,4,2,16],f16>) -> !torch.vtensor<[1,4,2,16],f16>
    %71 = "torch.prim.ListConstruct"(%70, %69#0) : (!torch.vtensor<[1,4,2,16],f16>, !torch.vtensor<[1,4,2,16],f16>) -> !torch.list<vtensor>
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.cat"(%71, %72) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f16>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%73, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,4,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.aten._to_copy"(%73, %79, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,4,2,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %86 = "torch.aten.mul.Tensor"(%85, %45) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.add.Tensor"(%63, %86, %87) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%88, %89, %90, %91, %92, %93) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %94 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.aten._to_copy"(%88, %94, %95, %96, %97, %98, %99) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f16>
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.aten.unsqueeze"(%31, %101) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.aten.unsqueeze"(%102, %103) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %108 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%104, %105, %106, %107, %108, %109) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.aten.unsqueeze"(%32, %110) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.unsqueeze"(%111, %112) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %122 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %119, %120, %121, %122, %123) : (!torch.vtensor<[1,4,1,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %124 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.aten._to_copy"(%arg1, %124, %125, %126, %127, %128, %129) : (!torch.vtensor<[1,4,1,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %131 = "torch.aten.mul.Tensor"(%130, %104) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %132 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %134 = "torch.prim.ListConstruct"(%132, %133) : (!torch.int, !torch.int) -> !torch.list<int>
    %135 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %136 = "torch.aten.split_with_sizes"(%arg1, %134, %135) : (!torch.vtensor<[1,4,1,32],f16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %137:2 = "torch.prim.ListUnpack"(%136) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,1,16],f16>, !torch.vtensor<[1,4,1,16],f16>)
    %138 = "torch.aten.neg"(%137#1) : (!torch.vtensor<[1,4,1,16],f16>) -> !torch.vtensor<[1,4,1,16],f16>
    %139 = "torch.prim.ListConstruct"(%138, %137#0) : (!torch.vtensor<[1,4,1,16],f16>, !torch.vtensor<[1,4,1,16],f16>) -> !torch.list<vtensor>
    %140 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %141 = "torch.aten.cat"(%139, %140) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,32],f16>
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %145 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%141, %142, %143, %144, %145, %146) : (!torch.vtensor<[1,4,1,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %147 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %148 = "torch.constant.none"() : () -> !torch.none
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.aten._to_copy"(%141, %147, %148, %149, %150, %151, %152) : (!torch.vtensor<[1,4,1,32],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %154 = "torch.aten.mul.Tensor"(%153, %113) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %155 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %156 = "torch.aten.add.Tensor"(%131, %154, %155) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %157 = "torch.constant.none"() : () -> !torch.none
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %160 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %161 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%156, %157, %158, %159, %160, %161) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %162 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %163 = "torch.constant.none"() : () -> !torch.none
    %164 = "torch.constant.none"() : () -> !torch.none
    %165 = "torch.constant.none"() : () -> !torch.none
    %166 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %167 = "torch.constant.none"() : () -> !torch.none
    %168 = "torch.aten._to_copy"(%156, %162, %163, %164, %165, %166, %167) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f16>
    "func.return"(%100, %168) : (!torch.vtensor<[1,4,2,32],f16>, !torch.vtensor<[1,4,1,32],f16>) -> ()
  }) : () -> ()
}) : () -> ()
