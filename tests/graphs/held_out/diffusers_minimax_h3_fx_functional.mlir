"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[5,3],si64>) -> (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],bf16>, %arg1: !torch.vtensor<[1,5,2,32],bf16>, %arg2: !torch.vtensor<[5,3],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[5,3],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg2, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[5,3],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,3],f32>
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[5,3],f32>, !torch.int) -> !torch.vtensor<[5,3,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803FCDCCCC3D0AD7233C6F12833A"> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%15, %16, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.view"(%14, %18) : (!torch.vtensor<[4],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4],f32>
    %20 = "torch.aten.mul.Tensor"(%13, %19) : (!torch.vtensor<[5,3,1],f32>, !torch.vtensor<[1,1,4],f32>) -> !torch.vtensor<[5,3,4],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unbind.int"(%20, %21) : (!torch.vtensor<[5,3,4],f32>, !torch.int) -> !torch.list<vtensor>
    %23:3 = "torch.prim.ListUnpack"(%22) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>)
    %24 = "torch.prim.ListConstruct"(%23#0, %23#1, %23#2) : (!torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5,4],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.aten.cat"(%24, %25) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,12],f32>
    %27 = "torch.prim.ListConstruct"(%26, %26) : (!torch.vtensor<[5,12],f32>, !torch.vtensor<[5,12],f32>) -> !torch.list<vtensor>
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.aten.cat"(%27, %28) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,24],f32>
    %30 = "torch.aten.cos"(%29) : (!torch.vtensor<[5,24],f32>) -> !torch.vtensor<[5,24],f32>
    %31 = "torch.aten.sin"(%29) : (!torch.vtensor<[5,24],f32>) -> !torch.vtensor<[5,24],f32>
    %32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%arg0, %32, %33, %34, %35) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %37 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%arg0, %37, %38, %39, %40) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,8],bf16>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %42, %43, %44, %45, %46) : (!torch.vtensor<[5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.aten._to_copy"(%30, %47, %48, %49, %50, %51, %52) : (!torch.vtensor<[5,24],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,24],bf16>
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%53, %54) : (!torch.vtensor<[5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,24],bf16>
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.aten.unsqueeze"(%55, %56) : (!torch.vtensor<[1,5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,24],bf16>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %58, %59, %60, %61, %62) : (!torch.vtensor<[5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten._to_copy"(%31, %63, %64, %65, %66, %67, %68) : (!torch.vtensor<[5,24],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,24],bf16>
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.aten.unsqueeze"(%69, %70) : (!torch.vtensor<[5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,24],bf16>
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.aten.unsqueeze"(%71, %72) : (!torch.vtensor<[1,5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,24],bf16>
    %74 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.split.Tensor"(%36, %74, %75) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %77:2 = "torch.prim.ListUnpack"(%76) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,12],bf16>, !torch.vtensor<[1,5,2,12],bf16>)
    %78 = "torch.aten.neg"(%77#1) : (!torch.vtensor<[1,5,2,12],bf16>) -> !torch.vtensor<[1,5,2,12],bf16>
    %79 = "torch.prim.ListConstruct"(%78, %77#0) : (!torch.vtensor<[1,5,2,12],bf16>, !torch.vtensor<[1,5,2,12],bf16>) -> !torch.list<vtensor>
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.aten.cat"(%79, %80) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %82 = "torch.aten.mul.Tensor"(%36, %57) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,1,24],bf16>) -> !torch.vtensor<[1,5,2,24],bf16>
    %83 = "torch.aten.mul.Tensor"(%81, %73) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,1,24],bf16>) -> !torch.vtensor<[1,5,2,24],bf16>
    %84 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %85 = "torch.aten.add.Tensor"(%82, %83, %84) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,2,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %86 = "torch.prim.ListConstruct"(%85, %41) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,2,8],bf16>) -> !torch.list<vtensor>
    %87 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %88 = "torch.aten.cat"(%86, %87) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],bf16>
    %89 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.slice.Tensor"(%arg1, %89, %90, %91, %92) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%arg1, %94, %95, %96, %97) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,8],bf16>
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %102 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %103 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %99, %100, %101, %102, %103) : (!torch.vtensor<[5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %104 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.none"() : () -> !torch.none
    %108 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.aten._to_copy"(%30, %104, %105, %106, %107, %108, %109) : (!torch.vtensor<[5,24],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,24],bf16>
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %112 = "torch.aten.unsqueeze"(%110, %111) : (!torch.vtensor<[5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,24],bf16>
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.aten.unsqueeze"(%112, %113) : (!torch.vtensor<[1,5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,24],bf16>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %118 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %115, %116, %117, %118, %119) : (!torch.vtensor<[5,24],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %120 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.none"() : () -> !torch.none
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.aten._to_copy"(%31, %120, %121, %122, %123, %124, %125) : (!torch.vtensor<[5,24],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[5,24],bf16>
    %127 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %128 = "torch.aten.unsqueeze"(%126, %127) : (!torch.vtensor<[5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,24],bf16>
    %129 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %130 = "torch.aten.unsqueeze"(%128, %129) : (!torch.vtensor<[1,5,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,1,24],bf16>
    %131 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.aten.split.Tensor"(%93, %131, %132) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %134:2 = "torch.prim.ListUnpack"(%133) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,12],bf16>, !torch.vtensor<[1,5,2,12],bf16>)
    %135 = "torch.aten.neg"(%134#1) : (!torch.vtensor<[1,5,2,12],bf16>) -> !torch.vtensor<[1,5,2,12],bf16>
    %136 = "torch.prim.ListConstruct"(%135, %134#0) : (!torch.vtensor<[1,5,2,12],bf16>, !torch.vtensor<[1,5,2,12],bf16>) -> !torch.list<vtensor>
    %137 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %138 = "torch.aten.cat"(%136, %137) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %139 = "torch.aten.mul.Tensor"(%93, %114) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,1,24],bf16>) -> !torch.vtensor<[1,5,2,24],bf16>
    %140 = "torch.aten.mul.Tensor"(%138, %130) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,1,24],bf16>) -> !torch.vtensor<[1,5,2,24],bf16>
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.aten.add.Tensor"(%139, %140, %141) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,2,24],bf16>, !torch.int) -> !torch.vtensor<[1,5,2,24],bf16>
    %143 = "torch.prim.ListConstruct"(%142, %98) : (!torch.vtensor<[1,5,2,24],bf16>, !torch.vtensor<[1,5,2,8],bf16>) -> !torch.list<vtensor>
    %144 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %145 = "torch.aten.cat"(%143, %144) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],bf16>
    "func.return"(%88, %145) : (!torch.vtensor<[1,5,2,32],bf16>, !torch.vtensor<[1,5,2,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
