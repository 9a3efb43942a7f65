"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,2,32],bf16>, !torch.vtensor<[2,4,2,32],bf16>, !torch.vtensor<[2,4],si64>) -> (!torch.vtensor<[2,4,2,32],bf16>, !torch.vtensor<[2,4,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,2,32],bf16>, %arg1: !torch.vtensor<[2,4,2,32],bf16>, %arg2: !torch.vtensor<[2,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[2,4],si64>, !torch.int) -> !torch.vtensor<[2,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[2,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[2,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[2,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.aten.repeat_interleave.self_int"(%25, %26, %27, %28) : (!torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %32, %33, %34, %35, %36) : (!torch.vtensor<[2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype_layout"(%30, %37, %38, %39, %40, %41, %42, %43) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %48 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %45, %46, %47, %48, %49) : (!torch.vtensor<[2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %53 = "torch.constant.none"() : () -> !torch.none
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.to.dtype_layout"(%31, %50, %51, %52, %53, %54, %55, %56) : (!torch.vtensor<[2,4,32],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32],f32>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.unsqueeze"(%44, %58) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.aten.unsqueeze"(%57, %60) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %65 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %62, %63, %64, %65, %66) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.aten.to.dtype"(%arg0, %67, %68, %69, %70) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f32>
    %72 = "torch.aten.mul.Tensor"(%71, %59) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %76 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %73, %74, %75, %76, %77) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %78 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.aten.to.dtype"(%arg0, %78, %79, %80, %81) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f32>
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%83, %84, %85, %86, %87) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.reshape"(%82, %88) : (!torch.vtensor<[2,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,2,16,2],f32>
    %90 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %91 = "torch.aten.unbind.int"(%89, %90) : (!torch.vtensor<[2,4,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %92:2 = "torch.prim.ListUnpack"(%91) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>)
    %93 = "torch.aten.neg"(%92#1) : (!torch.vtensor<[2,4,2,16],f32>) -> !torch.vtensor<[2,4,2,16],f32>
    %94 = "torch.prim.ListConstruct"(%93, %92#0) : (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>) -> !torch.list<vtensor>
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.stack"(%94, %95) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,2,16,2],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.flatten.using_ints"(%96, %97, %98) : (!torch.vtensor<[2,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %100 = "torch.aten.mul.Tensor"(%99, %61) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.add.Tensor"(%72, %100, %101) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],f32>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %103 = "torch.aten.type_as"(%102, %arg0) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],bf16>) -> !torch.vtensor<[2,4,2,32],bf16>
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %107 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %104, %105, %106, %107, %108) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.aten.to.dtype"(%arg1, %109, %110, %111, %112) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f32>
    %114 = "torch.aten.mul.Tensor"(%113, %59) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %118 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %115, %116, %117, %118, %119) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %120 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.aten.to.dtype"(%arg1, %120, %121, %122, %123) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,2,32],f32>
    %125 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %130 = "torch.prim.ListConstruct"(%125, %126, %127, %128, %129) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %131 = "torch.aten.reshape"(%124, %130) : (!torch.vtensor<[2,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,2,16,2],f32>
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.aten.unbind.int"(%131, %132) : (!torch.vtensor<[2,4,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %134:2 = "torch.prim.ListUnpack"(%133) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>)
    %135 = "torch.aten.neg"(%134#1) : (!torch.vtensor<[2,4,2,16],f32>) -> !torch.vtensor<[2,4,2,16],f32>
    %136 = "torch.prim.ListConstruct"(%135, %134#0) : (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>) -> !torch.list<vtensor>
    %137 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %138 = "torch.aten.stack"(%136, %137) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,2,16,2],f32>
    %139 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %141 = "torch.aten.flatten.using_ints"(%138, %139, %140) : (!torch.vtensor<[2,4,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %142 = "torch.aten.mul.Tensor"(%141, %61) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %143 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %144 = "torch.aten.add.Tensor"(%114, %142, %143) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],f32>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %145 = "torch.aten.type_as"(%144, %arg1) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],bf16>) -> !torch.vtensor<[2,4,2,32],bf16>
    "func.return"(%103, %145) : (!torch.vtensor<[2,4,2,32],bf16>, !torch.vtensor<[2,4,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
