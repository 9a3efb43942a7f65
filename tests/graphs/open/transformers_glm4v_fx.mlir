"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,48],f32>, !torch.vtensor<[1,1,4,48],f32>, !torch.vtensor<[3,1,4],si64>) -> (!torch.vtensor<[1,2,4,48],f32>, !torch.vtensor<[1,1,4,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,48],f32>, %arg1: !torch.vtensor<[1,1,4,48],f32>, %arg2: !torch.vtensor<[3,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.expand"(%arg2, %3, %4) : (!torch.vtensor<[3,1,4],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,1,4],si64>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[3,1,4],si64>, !torch.int) -> !torch.vtensor<[3,1,4,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[3,1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[3,1,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[3,1,4,1],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %24 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.device"(%24, %25, %26, %27, %28, %29) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %31 = "torch.aten.mul.Tensor"(%17, %30) : (!torch.vtensor<[3,1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %33 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %35 = "torch.aten.sin"(%31) : (!torch.vtensor<[3,1,4,16],f32>) -> !torch.vtensor<[3,1,4,16],f32>
    %36 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %37 = "torch.aten.mul.Scalar"(%35, %36) : (!torch.vtensor<[3,1,4,16],f32>, !torch.float) -> !torch.vtensor<[3,1,4,16],f32>
    %38 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%38, %39, %40) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.split_with_sizes"(%37, %41, %42) : (!torch.vtensor<[3,1,4,16],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %44:3 = "torch.prim.ListUnpack"(%43) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,4],f32>, !torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,6],f32>)
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%44#0, %45, %46) : (!torch.vtensor<[3,1,4,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,4],f32>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%44#1, %48, %49) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%44#2, %51, %52) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %54 = "torch.prim.ListConstruct"(%47, %50, %53) : (!torch.vtensor<[1,4,4],f32>, !torch.vtensor<[1,4,6],f32>, !torch.vtensor<[1,4,6],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.repeat_interleave.self_int"(%56, %57, %58, %59) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %61 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%61, %62, %63) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %66 = "torch.aten.split_with_sizes"(%34, %64, %65) : (!torch.vtensor<[3,1,4,16],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %67:3 = "torch.prim.ListUnpack"(%66) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,1,4,4],f32>, !torch.vtensor<[3,1,4,6],f32>, !torch.vtensor<[3,1,4,6],f32>)
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.aten.select.int"(%67#0, %68, %69) : (!torch.vtensor<[3,1,4,4],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,4],f32>
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.select.int"(%67#1, %71, %72) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %76 = "torch.aten.select.int"(%67#2, %74, %75) : (!torch.vtensor<[3,1,4,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,6],f32>
    %77 = "torch.prim.ListConstruct"(%70, %73, %76) : (!torch.vtensor<[1,4,4],f32>, !torch.vtensor<[1,4,6],f32>, !torch.vtensor<[1,4,6],f32>) -> !torch.list<vtensor>
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.cat"(%77, %78) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %80 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.repeat_interleave.self_int"(%79, %80, %81, %82) : (!torch.vtensor<[1,4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %87 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %84, %85, %86, %87, %88) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %91 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.aten.to.dtype"(%83, %89, %90, %91, %92) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %94 = "torch.constant.none"() : () -> !torch.none
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %97 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%60, %94, %95, %96, %97, %98) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %99 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %100 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %101 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.aten.to.dtype"(%60, %99, %100, %101, %102) : (!torch.vtensor<[1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,32],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.unsqueeze"(%93, %104) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%103, %106) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %108 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.slice.Tensor"(%arg0, %108, %109, %110, %111) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %113 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.aten.slice.Tensor"(%arg0, %113, %114, %115, %116) : (!torch.vtensor<[1,2,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%arg1, %118, %119, %120, %121) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %123 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.slice.Tensor"(%arg1, %123, %124, %125, %126) : (!torch.vtensor<[1,1,4,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %128 = "torch.aten.mul.Tensor"(%112, %105) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.slice.Tensor"(%112, %129, %130, %131, %132) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %134 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %138 = "torch.aten.slice.Tensor"(%112, %134, %135, %136, %137) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %139 = "torch.aten.neg"(%138) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %140 = "torch.prim.ListConstruct"(%139, %133) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.stack"(%140, %141) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %143 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %145 = "torch.aten.flatten.using_ints"(%142, %143, %144) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %146 = "torch.aten.mul.Tensor"(%145, %107) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %147 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %148 = "torch.aten.add.Tensor"(%128, %146, %147) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %149 = "torch.aten.mul.Tensor"(%122, %105) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %150 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %154 = "torch.aten.slice.Tensor"(%122, %150, %151, %152, %153) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %155 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %159 = "torch.aten.slice.Tensor"(%122, %155, %156, %157, %158) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %160 = "torch.aten.neg"(%159) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %161 = "torch.prim.ListConstruct"(%160, %154) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %162 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %163 = "torch.aten.stack"(%161, %162) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %164 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %166 = "torch.aten.flatten.using_ints"(%163, %164, %165) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %167 = "torch.aten.mul.Tensor"(%166, %107) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.aten.add.Tensor"(%149, %167, %168) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %170 = "torch.prim.ListConstruct"(%148, %117) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %171 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %172 = "torch.aten.cat"(%170, %171) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,48],f32>
    %173 = "torch.prim.ListConstruct"(%169, %127) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %174 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %175 = "torch.aten.cat"(%173, %174) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,48],f32>
    "func.return"(%172, %175) : (!torch.vtensor<[1,2,4,48],f32>, !torch.vtensor<[1,1,4,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
