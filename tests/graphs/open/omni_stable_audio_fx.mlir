"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,48],f16>, %arg1: !torch.vtensor<[1,4,1,48],f16>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1],f32>
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
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[4,32],f32>) -> !torch.vtensor<[4,32],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%arg0, %31, %32, %33, %34) : (!torch.vtensor<[1,4,2,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,32],f16>
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.slice.Tensor"(%arg0, %36, %37, %38, %39) : (!torch.vtensor<[1,4,2,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16],f16>
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%29, %41) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.aten.unsqueeze"(%42, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.aten.unsqueeze"(%30, %45) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%46, %47) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%49, %50, %51, %52, %53) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.reshape"(%35, %54) : (!torch.vtensor<[1,4,2,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,4,2,2,16],f16>
    %56 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %57 = "torch.aten.unbind.int"(%55, %56) : (!torch.vtensor<[1,4,2,2,16],f16>, !torch.int) -> !torch.list<vtensor>
    %58:2 = "torch.prim.ListUnpack"(%57) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,2,16],f16>, !torch.vtensor<[1,4,2,16],f16>)
    %59 = "torch.aten.neg"(%58#1) : (!torch.vtensor<[1,4,2,16],f16>) -> !torch.vtensor<[1,4,2,16],f16>
    %60 = "torch.prim.ListConstruct"(%59, %58#0) : (!torch.vtensor<[1,4,2,16],f16>, !torch.vtensor<[1,4,2,16],f16>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,32],f16>
    %63 = "torch.constant.none"() : () -> !torch.none
    %64 = "torch.constant.none"() : () -> !torch.none
    %65 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %66 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %63, %64, %65, %66, %67) : (!torch.vtensor<[1,4,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %70 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %71 = "torch.constant.none"() : () -> !torch.none
    %72 = "torch.aten.to.dtype"(%35, %68, %69, %70, %71) : (!torch.vtensor<[1,4,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %73 = "torch.aten.mul.Tensor"(%72, %44) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%62, %74, %75, %76, %77, %78) : (!torch.vtensor<[1,4,2,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %79 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %80 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.constant.none"() : () -> !torch.none
    %83 = "torch.aten.to.dtype"(%62, %79, %80, %81, %82) : (!torch.vtensor<[1,4,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %84 = "torch.aten.mul.Tensor"(%83, %48) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.add.Tensor"(%73, %84, %85) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.int) -> !torch.vtensor<[1,4,2,32],f32>
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %90 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%86, %87, %88, %89, %90, %91) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %92 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %93 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %94 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %95 = "torch.constant.none"() : () -> !torch.none
    %96 = "torch.aten.to.dtype"(%86, %92, %93, %94, %95) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f16>
    %97 = "torch.prim.ListConstruct"(%96, %40) : (!torch.vtensor<[1,4,2,32],f16>, !torch.vtensor<[1,4,2,16],f16>) -> !torch.list<vtensor>
    %98 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %99 = "torch.aten.cat"(%97, %98) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,2,48],f16>
    %100 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice.Tensor"(%arg1, %100, %101, %102, %103) : (!torch.vtensor<[1,4,1,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,32],f16>
    %105 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.slice.Tensor"(%arg1, %105, %106, %107, %108) : (!torch.vtensor<[1,4,1,48],f16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16],f16>
    %110 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %111 = "torch.aten.unsqueeze"(%29, %110) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %112 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %113 = "torch.aten.unsqueeze"(%111, %112) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %114 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %115 = "torch.aten.unsqueeze"(%30, %114) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %116 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %117 = "torch.aten.unsqueeze"(%115, %116) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %123 = "torch.prim.ListConstruct"(%118, %119, %120, %121, %122) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %124 = "torch.aten.reshape"(%104, %123) : (!torch.vtensor<[1,4,1,32],f16>, !torch.list<int>) -> !torch.vtensor<[1,4,1,2,16],f16>
    %125 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %126 = "torch.aten.unbind.int"(%124, %125) : (!torch.vtensor<[1,4,1,2,16],f16>, !torch.int) -> !torch.list<vtensor>
    %127:2 = "torch.prim.ListUnpack"(%126) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,4,1,16],f16>, !torch.vtensor<[1,4,1,16],f16>)
    %128 = "torch.aten.neg"(%127#1) : (!torch.vtensor<[1,4,1,16],f16>) -> !torch.vtensor<[1,4,1,16],f16>
    %129 = "torch.prim.ListConstruct"(%128, %127#0) : (!torch.vtensor<[1,4,1,16],f16>, !torch.vtensor<[1,4,1,16],f16>) -> !torch.list<vtensor>
    %130 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %131 = "torch.aten.cat"(%129, %130) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,32],f16>
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %135 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%104, %132, %133, %134, %135, %136) : (!torch.vtensor<[1,4,1,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %137 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %138 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %139 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.aten.to.dtype"(%104, %137, %138, %139, %140) : (!torch.vtensor<[1,4,1,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %142 = "torch.aten.mul.Tensor"(%141, %113) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %143 = "torch.constant.none"() : () -> !torch.none
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %146 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %147 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%131, %143, %144, %145, %146, %147) : (!torch.vtensor<[1,4,1,32],f16>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %148 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %149 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %150 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.aten.to.dtype"(%131, %148, %149, %150, %151) : (!torch.vtensor<[1,4,1,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f32>
    %153 = "torch.aten.mul.Tensor"(%152, %117) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> !torch.vtensor<[1,4,1,32],f32>
    %154 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %155 = "torch.aten.add.Tensor"(%142, %153, %154) : (!torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.int) -> !torch.vtensor<[1,4,1,32],f32>
    %156 = "torch.constant.none"() : () -> !torch.none
    %157 = "torch.constant.none"() : () -> !torch.none
    %158 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %159 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %160 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%155, %156, %157, %158, %159, %160) : (!torch.vtensor<[1,4,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %161 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %162 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %163 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %164 = "torch.constant.none"() : () -> !torch.none
    %165 = "torch.aten.to.dtype"(%155, %161, %162, %163, %164) : (!torch.vtensor<[1,4,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1,32],f16>
    %166 = "torch.prim.ListConstruct"(%165, %109) : (!torch.vtensor<[1,4,1,32],f16>, !torch.vtensor<[1,4,1,16],f16>) -> !torch.list<vtensor>
    %167 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %168 = "torch.aten.cat"(%166, %167) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,1,48],f16>
    "func.return"(%99, %168) : (!torch.vtensor<[1,4,2,48],f16>, !torch.vtensor<[1,4,1,48],f16>) -> ()
  }) : () -> ()
}) : () -> ()
