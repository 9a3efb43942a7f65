"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,2,5,64],f32>, %arg2: !torch.vtensor<[5],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.aten.view"(%arg2, %2) : (!torch.vtensor<[5],si64>, !torch.list<int>) -> !torch.vtensor<[1,5],si64>
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten._to_copy"(%3, %4, %5, %6, %7, %8, %9) : (!torch.vtensor<[1,5],si64>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,5],f32>
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.aten.unsqueeze"(%10, %11) : (!torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[1,5,1],f32>
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%13, %14, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.permute"(%12, %16) : (!torch.vtensor<[1,5,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%18, %19) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[16,1],f32>, !torch.int) -> !torch.vtensor<[16,1,1],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%23, %24, %25) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%22, %26) : (!torch.vtensor<[16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,16],f32>
    %28 = "torch.aten.mul.Tensor"(%17, %27) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.div.Scalar"(%28, %29) : (!torch.vtensor<[1,5,16],f32>, !torch.float) -> !torch.vtensor<[1,5,16],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%30, %33) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %35 = "torch.prim.ListConstruct"(%32, %34) : (!torch.vtensor<[1,5,16,1],f32>, !torch.vtensor<[1,5,16,1],f32>) -> !torch.list<vtensor>
    %36 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %37 = "torch.aten.cat"(%35, %36) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,16,2],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%38, %39, %40) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%37, %41) : (!torch.vtensor<[1,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%42, %43, %44, %45, %46) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%47, %52) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,32],f32>
    %54 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.slice.Tensor"(%arg0, %54, %55, %56, %57) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %59 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.slice.Tensor"(%arg0, %59, %60, %61, %62) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %64 = "torch.aten.cos"(%53) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %65 = "torch.aten.mul.Tensor"(%58, %64) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %66 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %67 = "torch.aten.mul.Scalar"(%65, %66) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%68, %69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.view"(%58, %73) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %75 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%74, %75, %76, %77, %78) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %80 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%74, %80, %81, %82, %83) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %85 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %86 = "torch.prim.ListConstruct"(%85) : (!torch.int) -> !torch.list<int>
    %87 = "torch.operator"(%79, %86) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %88 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%88) : (!torch.int) -> !torch.list<int>
    %90 = "torch.operator"(%84, %89) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %91 = "torch.aten.neg"(%90) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %92 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %93 = "torch.aten.unsqueeze"(%91, %92) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %94 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %95 = "torch.aten.unsqueeze"(%87, %94) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %96 = "torch.prim.ListConstruct"(%93, %95) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %98 = "torch.aten.cat"(%96, %97) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %103 = "torch.prim.ListConstruct"(%99, %100, %101, %102) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%98, %103) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %105 = "torch.aten.sin"(%53) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %106 = "torch.aten.mul.Tensor"(%104, %105) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %107 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %108 = "torch.aten.mul.Scalar"(%106, %107) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.add.Tensor"(%67, %108, %109) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %111 = "torch.prim.ListConstruct"(%110, %63) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %112 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %113 = "torch.aten.cat"(%111, %112) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %118 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%113, %114, %115, %116, %117, %118) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.slice.Tensor"(%42, %119, %120, %121, %122) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %128 = "torch.prim.ListConstruct"(%124, %125, %126, %127) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %129 = "torch.aten.view"(%123, %128) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,5,32],f32>
    %130 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.aten.slice.Tensor"(%arg1, %130, %131, %132, %133) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %135 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.slice.Tensor"(%arg1, %135, %136, %137, %138) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %140 = "torch.aten.cos"(%129) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %141 = "torch.aten.mul.Tensor"(%134, %140) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %142 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %143 = "torch.aten.mul.Scalar"(%141, %142) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %149 = "torch.prim.ListConstruct"(%144, %145, %146, %147, %148) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %150 = "torch.aten.view"(%134, %149) : (!torch.vtensor<[1,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16,2],f32>
    %151 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %155 = "torch.aten.slice.Tensor"(%150, %151, %152, %153, %154) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %156 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.aten.slice.Tensor"(%150, %156, %157, %158, %159) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %161 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %162 = "torch.prim.ListConstruct"(%161) : (!torch.int) -> !torch.list<int>
    %163 = "torch.operator"(%155, %162) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %164 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %165 = "torch.prim.ListConstruct"(%164) : (!torch.int) -> !torch.list<int>
    %166 = "torch.operator"(%160, %165) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %167 = "torch.aten.neg"(%166) : (!torch.vtensor<[1,2,5,16],f32>) -> !torch.vtensor<[1,2,5,16],f32>
    %168 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %169 = "torch.aten.unsqueeze"(%167, %168) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %170 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %171 = "torch.aten.unsqueeze"(%163, %170) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int) -> !torch.vtensor<[1,2,5,16,1],f32>
    %172 = "torch.prim.ListConstruct"(%169, %171) : (!torch.vtensor<[1,2,5,16,1],f32>, !torch.vtensor<[1,2,5,16,1],f32>) -> !torch.list<vtensor>
    %173 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %174 = "torch.aten.cat"(%172, %173) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],f32>
    %175 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %179 = "torch.prim.ListConstruct"(%175, %176, %177, %178) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %180 = "torch.aten.view"(%174, %179) : (!torch.vtensor<[1,2,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,32],f32>
    %181 = "torch.aten.sin"(%129) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %182 = "torch.aten.mul.Tensor"(%180, %181) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %183 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %184 = "torch.aten.mul.Scalar"(%182, %183) : (!torch.vtensor<[1,2,5,32],f32>, !torch.float) -> !torch.vtensor<[1,2,5,32],f32>
    %185 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %186 = "torch.aten.add.Tensor"(%143, %184, %185) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %187 = "torch.prim.ListConstruct"(%186, %139) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %188 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %189 = "torch.aten.cat"(%187, %188) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %190 = "torch.constant.none"() : () -> !torch.none
    %191 = "torch.constant.none"() : () -> !torch.none
    %192 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %193 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %194 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%189, %190, %191, %192, %193, %194) : (!torch.vtensor<[1,2,5,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%113, %189) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
