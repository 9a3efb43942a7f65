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
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%28, %29, %30) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%24, %31) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%33) : (!torch.int) -> !torch.list<int>
    %35 = "torch.aten.flip"(%32, %34) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.aten.clone"(%35, %36) : (!torch.vtensor<[6,8,2],f32>, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %40 = "torch.prim.ListConstruct"(%38, %39) : (!torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%37, %40) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %42 = "torch.prim.ListConstruct"(%41, %41) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.cat"(%42, %43) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.prim.ListConstruct"(%45, %46, %47) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%27, %48) : (!torch.vtensor<[6,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%50) : (!torch.int) -> !torch.list<int>
    %52 = "torch.aten.flip"(%49, %51) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,8,2],f32>
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %54 = "torch.aten.clone"(%52, %53) : (!torch.vtensor<[6,8,2],f32>, !torch.int) -> !torch.vtensor<[6,8,2],f32>
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%55, %56) : (!torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%54, %57) : (!torch.vtensor<[6,8,2],f32>, !torch.list<int>) -> !torch.vtensor<[6,16],f32>
    %59 = "torch.prim.ListConstruct"(%58, %58) : (!torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,32],f32>
    %62 = "torch.constant.none"() : () -> !torch.none
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %65 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %62, %63, %64, %65, %66) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %67 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.aten._to_copy"(%arg0, %67, %68, %69, %70, %71, %72) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %74, %75, %76, %77, %78) : (!torch.vtensor<[6,2,32],bf16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.aten._to_copy"(%arg1, %79, %80, %81, %82, %83, %84) : (!torch.vtensor<[6,2,32],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],f32>
    %86 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %87 = "torch.aten.unsqueeze"(%44, %86) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %91 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%87, %88, %89, %90, %91, %92) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %93 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %94 = "torch.aten.unsqueeze"(%61, %93) : (!torch.vtensor<[6,32],f32>, !torch.int) -> !torch.vtensor<[6,1,32],f32>
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %98 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%94, %95, %96, %97, %98, %99) : (!torch.vtensor<[6,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %100 = "torch.aten.mul.Tensor"(%73, %87) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%73, %101, %102, %103, %104) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%73, %106, %107, %108, %109) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %111 = "torch.aten.neg"(%110) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %112 = "torch.prim.ListConstruct"(%111, %105) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.aten.cat"(%112, %113) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %115 = "torch.aten.mul.Tensor"(%114, %94) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.add.Tensor"(%100, %115, %116) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %118 = "torch.aten.mul.Tensor"(%85, %87) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice.Tensor"(%85, %119, %120, %121, %122) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %124 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%85, %124, %125, %126, %127) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[6,2,16],f32>
    %129 = "torch.aten.neg"(%128) : (!torch.vtensor<[6,2,16],f32>) -> !torch.vtensor<[6,2,16],f32>
    %130 = "torch.prim.ListConstruct"(%129, %123) : (!torch.vtensor<[6,2,16],f32>, !torch.vtensor<[6,2,16],f32>) -> !torch.list<vtensor>
    %131 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %132 = "torch.aten.cat"(%130, %131) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %133 = "torch.aten.mul.Tensor"(%132, %94) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,1,32],f32>) -> !torch.vtensor<[6,2,32],f32>
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.add.Tensor"(%118, %133, %134) : (!torch.vtensor<[6,2,32],f32>, !torch.vtensor<[6,2,32],f32>, !torch.int) -> !torch.vtensor<[6,2,32],f32>
    %136 = "torch.constant.none"() : () -> !torch.none
    %137 = "torch.constant.none"() : () -> !torch.none
    %138 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %139 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %140 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%117, %136, %137, %138, %139, %140) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %141 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %146 = "torch.constant.none"() : () -> !torch.none
    %147 = "torch.aten._to_copy"(%117, %141, %142, %143, %144, %145, %146) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    %148 = "torch.constant.none"() : () -> !torch.none
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %151 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %152 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%135, %148, %149, %150, %151, %152) : (!torch.vtensor<[6,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %153 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.none"() : () -> !torch.none
    %156 = "torch.constant.none"() : () -> !torch.none
    %157 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.aten._to_copy"(%135, %153, %154, %155, %156, %157, %158) : (!torch.vtensor<[6,2,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[6,2,32],bf16>
    "func.return"(%147, %159) : (!torch.vtensor<[6,2,32],bf16>, !torch.vtensor<[6,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
