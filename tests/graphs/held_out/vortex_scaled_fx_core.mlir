"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],bf16>, %arg1: !torch.vtensor<[1,4,1,32],bf16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %0, %1, %2, %3, %4) : (!torch.vtensor<[4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten._to_copy"(%arg2, %5, %6, %7, %8, %9, %10) : (!torch.vtensor<[4],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4],f32>
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.aten.div.Scalar"(%11, %12) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4,1],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %16, %17, %18, %19, %20) : (!torch.vtensor<[4,1],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.arange.start_step"(%21, %22, %23, %24, %25, %26, %27) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %29 = "torch.aten.neg"(%28) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %30 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %31 = "torch.aten.div.Scalar"(%29, %30) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %32 = "torch.constant.float"() <{value = 1.000000e+06 : f64}> : () -> !torch.float
    %33 = "torch.aten.pow.Scalar"(%32, %31) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %34 = "torch.aten.mul.Tensor"(%15, %33) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,16],f32>
    %35 = "torch.aten.cos"(%34) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %36, %37, %38, %39, %40) : (!torch.vtensor<[4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.aten._to_copy"(%35, %41, %42, %43, %44, %45, %46) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,16],bf16>
    %48 = "torch.aten.sin"(%34) : (!torch.vtensor<[4,16],f32>) -> !torch.vtensor<[4,16],f32>
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%48, %49, %50, %51, %52, %53) : (!torch.vtensor<[4,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %54 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten._to_copy"(%48, %54, %55, %56, %57, %58, %59) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,16],bf16>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.unsqueeze"(%47, %61) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,1,16],bf16>
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%63, %64, %65) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.aten.expand"(%62, %66, %67) : (!torch.vtensor<[4,1,16],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],bf16>
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.aten.clone"(%68, %69) : (!torch.vtensor<[4,2,16],bf16>, !torch.int) -> !torch.vtensor<[4,2,16],bf16>
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%71, %72, %73) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%70, %74) : (!torch.vtensor<[4,2,16],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.unsqueeze"(%60, %76) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,1,16],bf16>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %81 = "torch.prim.ListConstruct"(%78, %79, %80) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %83 = "torch.aten.expand"(%77, %81, %82) : (!torch.vtensor<[4,1,16],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],bf16>
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %85 = "torch.aten.clone"(%83, %84) : (!torch.vtensor<[4,2,16],bf16>, !torch.int) -> !torch.vtensor<[4,2,16],bf16>
    %86 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%86, %87, %88) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.view"(%85, %89) : (!torch.vtensor<[4,2,16],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %91 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,4,2,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %92 = "torch.aten.mul.Tensor"(%91, %75) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %93 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[1,4,2,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %94 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%94, %95) : (!torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %98 = "torch.aten.split_with_sizes"(%93, %96, %97) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %99:2 = "torch.prim.ListUnpack"(%98) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],bf16>, !torch.vtensor<[1,4,2,16],bf16>)
    %100 = "torch.aten.neg"(%99#1) : (!torch.vtensor<[1,4,2,16],bf16>) -> !torch.vtensor<[1,4,2,16],bf16>
    %101 = "torch.prim.ListConstruct"(%100, %99#0) : (!torch.vtensor<[1,4,2,16],bf16>, !torch.vtensor<[1,4,2,16],bf16>) -> !torch.list<vtensor>
    %102 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %103 = "torch.aten.cat"(%101, %102) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %104 = "torch.aten.mul.Tensor"(%103, %90) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,2,32],bf16>
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.add.Tensor"(%92, %104, %105) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,32],bf16>, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%arg0, %107, %108, %109, %110) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,0],bf16>
    %112 = "torch.prim.ListConstruct"(%106, %111) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,2,0],bf16>) -> !torch.list<vtensor>
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.aten.cat"(%112, %113) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],bf16>
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.aten.unsqueeze"(%47, %115) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,1,16],bf16>
    %117 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.prim.ListConstruct"(%117, %118, %119) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %121 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %122 = "torch.aten.expand"(%116, %120, %121) : (!torch.vtensor<[4,1,16],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],bf16>
    %123 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %124 = "torch.aten.clone"(%122, %123) : (!torch.vtensor<[4,2,16],bf16>, !torch.int) -> !torch.vtensor<[4,2,16],bf16>
    %125 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %128 = "torch.prim.ListConstruct"(%125, %126, %127) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %129 = "torch.aten.view"(%124, %128) : (!torch.vtensor<[4,2,16],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %130 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %131 = "torch.aten.unsqueeze"(%60, %130) : (!torch.vtensor<[4,16],bf16>, !torch.int) -> !torch.vtensor<[4,1,16],bf16>
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %135 = "torch.prim.ListConstruct"(%132, %133, %134) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %136 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %137 = "torch.aten.expand"(%131, %135, %136) : (!torch.vtensor<[4,1,16],bf16>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,2,16],bf16>
    %138 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %139 = "torch.aten.clone"(%137, %138) : (!torch.vtensor<[4,2,16],bf16>, !torch.int) -> !torch.vtensor<[4,2,16],bf16>
    %140 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %143 = "torch.prim.ListConstruct"(%140, %141, %142) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %144 = "torch.aten.view"(%139, %143) : (!torch.vtensor<[4,2,16],bf16>, !torch.list<int>) -> !torch.vtensor<[4,1,32],bf16>
    %145 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[1,4,1,32],bf16>) -> !torch.vtensor<[1,4,1,32],bf16>
    %146 = "torch.aten.mul.Tensor"(%145, %129) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,1,32],bf16>
    %147 = "torch.aten.alias"(%arg1) : (!torch.vtensor<[1,4,1,32],bf16>) -> !torch.vtensor<[1,4,1,32],bf16>
    %148 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%148, %149) : (!torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %152 = "torch.aten.split_with_sizes"(%147, %150, %151) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %153:2 = "torch.prim.ListUnpack"(%152) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,1,16],bf16>, !torch.vtensor<[1,4,1,16],bf16>)
    %154 = "torch.aten.neg"(%153#1) : (!torch.vtensor<[1,4,1,16],bf16>) -> !torch.vtensor<[1,4,1,16],bf16>
    %155 = "torch.prim.ListConstruct"(%154, %153#0) : (!torch.vtensor<[1,4,1,16],bf16>, !torch.vtensor<[1,4,1,16],bf16>) -> !torch.list<vtensor>
    %156 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %157 = "torch.aten.cat"(%155, %156) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,32],bf16>
    %158 = "torch.aten.mul.Tensor"(%157, %144) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[4,1,32],bf16>) -> !torch.vtensor<[1,4,1,32],bf16>
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.aten.add.Tensor"(%146, %158, %159) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>, !torch.int) -> !torch.vtensor<[1,4,1,32],bf16>
    %161 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %165 = "torch.aten.slice.Tensor"(%arg1, %161, %162, %163, %164) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,0],bf16>
    %166 = "torch.prim.ListConstruct"(%160, %165) : (!torch.vtensor<[1,4,1,32],bf16>, !torch.vtensor<[1,4,1,0],bf16>) -> !torch.list<vtensor>
    %167 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %168 = "torch.aten.cat"(%166, %167) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,32],bf16>
    "func.return"(%114, %168) : (!torch.vtensor<[1,4,2,32],bf16>, !torch.vtensor<[1,4,1,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
