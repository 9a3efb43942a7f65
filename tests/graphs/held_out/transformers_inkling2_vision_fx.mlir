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
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[6,2,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[8],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[6,2,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %27 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[6,2,8],f32>) -> !torch.vtensor<[6,2,8],f32>
    %30 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[6,2,8],f32>, !torch.float) -> !torch.vtensor<[6,2,8],f32>
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.aten.select.int"(%28, %32, %33) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.select.int"(%28, %35, %36) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %38 = "torch.prim.ListConstruct"(%37, %34) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.aten.cat"(%38, %39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.repeat_interleave.self_int"(%40, %41, %42, %43) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[6,32],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%31, %45, %46) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%31, %48, %49) : (!torch.vtensor<[6,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,8],f32>
    %51 = "torch.prim.ListConstruct"(%50, %47) : (!torch.vtensor<[6,8],f32>, !torch.vtensor<[6,8],f32>) -> !torch.list<vtensor>
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.aten.cat"(%51, %52) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,16],f32>
    %54 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.repeat_interleave.self_int"(%53, %54, %55, %56) : (!torch.vtensor<[6,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[6,32],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %58, %59, %60, %61, %62) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%arg0, %63, %64, %65, %66) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %71 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %68, %69, %70, %71, %72) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %73 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.aten.to.dtype"(%arg1, %73, %74, %75, %76) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %78 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %79 = "torch.aten.unsqueeze"(%44, %78) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%79, %80, %81, %82, %83, %84) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.to.dtype"(%79, %85, %86, %87, %88) : (!torch.vtensor<[6,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,1,32],f32>
    %90 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%57, %90) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %96 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%91, %92, %93, %94, %95, %96) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %97 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.aten.to.dtype"(%91, %97, %98, %99, %100) : (!torch.vtensor<[6,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,1,32],f32>
    %102 = "torch.aten.mul.Tensor"(%67, %89) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %103 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.prim.ListConstruct"(%103, %104, %105, %106) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %108 = "torch.aten.view"(%67, %107) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %109 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %110 = "torch.aten.unbind.int"(%108, %109) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %111:2 = "torch.prim.ListUnpack"(%110) : (!torch.list<vtensor>) -> (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>)
    %112 = "torch.aten.neg"(%111#1) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %113 = "torch.prim.ListConstruct"(%112, %111#0) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %114 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %115 = "torch.aten.stack"(%113, %114) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %116 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %118 = "torch.aten.flatten.using_ints"(%115, %116, %117) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %119 = "torch.aten.mul.Tensor"(%118, %101) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.add.Tensor"(%102, %119, %120) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %122 = "torch.aten.mul.Tensor"(%77, %89) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %123 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %127 = "torch.prim.ListConstruct"(%123, %124, %125, %126) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %128 = "torch.aten.view"(%77, %127) : (!torch.vtensor<[6,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[6,2,16,2],f32>
    %129 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %130 = "torch.aten.unbind.int"(%128, %129) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %131:2 = "torch.prim.ListUnpack"(%130) : (!torch.list<vtensor>) -> (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>)
    %132 = "torch.aten.neg"(%131#1) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %133 = "torch.prim.ListConstruct"(%132, %131#0) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %134 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %135 = "torch.aten.stack"(%133, %134) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,16,2],f32>
    %136 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %138 = "torch.aten.flatten.using_ints"(%135, %136, %137) : (!torch.vtensor<[6,2,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %139 = "torch.aten.mul.Tensor"(%138, %101) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %140 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %141 = "torch.aten.add.Tensor"(%122, %139, %140) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %145 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%121, %142, %143, %144, %145, %146) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %147 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %148 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %149 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %150 = "torch.constant.none"() : () -> !torch.none
    %151 = "torch.aten.to.dtype"(%121, %147, %148, %149, %150) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %155 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %156 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%141, %152, %153, %154, %155, %156) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %157 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %158 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %159 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.aten.to.dtype"(%141, %157, %158, %159, %160) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    "func.return"(%151, %161) : (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
