"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,4,3],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],bf16>, %arg1: !torch.vtensor<[1,2,4,32],bf16>, %arg2: !torch.vtensor<[1,4,3],f32>, %arg3: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.aten.div.Scalar"(%7, %8) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %10 = "torch.constant.float"() <{value = 1.000000e+01 : f64}> : () -> !torch.float
    %11 = "torch.aten.pow.Scalar"(%10, %9) : (!torch.float, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %12 = "torch.aten.reciprocal"(%11) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
    %13 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %14 = "torch.aten.mul.Scalar"(%12, %13) : (!torch.vtensor<[4],f32>, !torch.float) -> !torch.vtensor<[4],f32>
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.arange.start_step"(%15, %16, %17, %18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[3],f32>
    %23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[3],f32>, !torch.int) -> !torch.vtensor<[3],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
    %27 = "torch.aten.reciprocal"(%26) : (!torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
    %28 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %29 = "torch.aten.mul.Scalar"(%27, %28) : (!torch.vtensor<[3],f32>, !torch.float) -> !torch.vtensor<[3],f32>
    %30 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%30) : (!torch.int) -> !torch.list<int>
    %32 = "torch.aten.repeat"(%14, %31) : (!torch.vtensor<[4],f32>, !torch.list<int>) -> !torch.vtensor<[12],f32>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%33) : (!torch.int) -> !torch.list<int>
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.aten.full"(%34, %35, %36, %37, %38, %39) : (!torch.list<int>, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[1],f32>
    %41 = "torch.prim.ListConstruct"(%32, %29, %40) : (!torch.vtensor<[12],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[1],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[16],f32>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %44, %45, %46, %47, %48) : (!torch.vtensor<[1,4,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%arg2, %49) : (!torch.vtensor<[1,4,3],f32>, !torch.int) -> !torch.vtensor<[1,4,3,1],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.aten.expand"(%50, %55, %56) : (!torch.vtensor<[1,4,3,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,3,4],f32>
    %58 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %59 = "torch.aten.clone"(%57, %58) : (!torch.vtensor<[1,4,3,4],f32>, !torch.int) -> !torch.vtensor<[1,4,3,4],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%60, %61, %62) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.view"(%59, %63) : (!torch.vtensor<[1,4,3,4],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,12],f32>
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %68 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg3, %65, %66, %67, %68, %69) : (!torch.vtensor<[1,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %70 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.aten._to_copy"(%arg3, %70, %71, %72, %73, %74, %75) : (!torch.vtensor<[1,4],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4],f32>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.unsqueeze"(%76, %77) : (!torch.vtensor<[1,4],f32>, !torch.int) -> !torch.vtensor<[1,4,1],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %82 = "torch.prim.ListConstruct"(%79, %80, %81) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %83 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %84 = "torch.aten.expand"(%78, %82, %83) : (!torch.vtensor<[1,4,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,4],f32>
    %85 = "torch.prim.ListConstruct"(%64, %84) : (!torch.vtensor<[1,4,12],f32>, !torch.vtensor<[1,4,4],f32>) -> !torch.list<vtensor>
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.aten.cat"(%85, %86) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %88 = "torch.aten.mul.Tensor"(%87, %43) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %89 = "torch.prim.ListConstruct"(%88, %88) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %90 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %91 = "torch.aten.cat"(%89, %90) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %92 = "torch.aten.cos"(%91) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %96 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%92, %93, %94, %95, %96, %97) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %98 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.none"() : () -> !torch.none
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %103 = "torch.constant.none"() : () -> !torch.none
    %104 = "torch.aten._to_copy"(%92, %98, %99, %100, %101, %102, %103) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %105 = "torch.aten.sin"(%91) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.constant.none"() : () -> !torch.none
    %108 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %109 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%105, %106, %107, %108, %109, %110) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %111 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.aten._to_copy"(%105, %111, %112, %113, %114, %115, %116) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],bf16>
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.unsqueeze"(%104, %118) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.unsqueeze"(%117, %120) : (!torch.vtensor<[1,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,1,4,32],bf16>
    %122 = "torch.aten.mul.Tensor"(%arg0, %119) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %123 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.slice.Tensor"(%arg0, %123, %124, %125, %126) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %128 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %132 = "torch.aten.slice.Tensor"(%arg0, %128, %129, %130, %131) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %133 = "torch.aten.neg"(%132) : (!torch.vtensor<[1,2,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %134 = "torch.prim.ListConstruct"(%133, %127) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %135 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %136 = "torch.aten.cat"(%134, %135) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %137 = "torch.aten.mul.Tensor"(%136, %121) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.add.Tensor"(%122, %137, %138) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %140 = "torch.aten.mul.Tensor"(%arg1, %119) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %141 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.aten.slice.Tensor"(%arg1, %141, %142, %143, %144) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %146 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %150 = "torch.aten.slice.Tensor"(%arg1, %146, %147, %148, %149) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],bf16>
    %151 = "torch.aten.neg"(%150) : (!torch.vtensor<[1,2,4,16],bf16>) -> !torch.vtensor<[1,2,4,16],bf16>
    %152 = "torch.prim.ListConstruct"(%151, %145) : (!torch.vtensor<[1,2,4,16],bf16>, !torch.vtensor<[1,2,4,16],bf16>) -> !torch.list<vtensor>
    %153 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %154 = "torch.aten.cat"(%152, %153) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    %155 = "torch.aten.mul.Tensor"(%154, %121) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,1,4,32],bf16>) -> !torch.vtensor<[1,2,4,32],bf16>
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.aten.add.Tensor"(%140, %155, %156) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>, !torch.int) -> !torch.vtensor<[1,2,4,32],bf16>
    "func.return"(%139, %157) : (!torch.vtensor<[1,2,4,32],bf16>, !torch.vtensor<[1,2,4,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
