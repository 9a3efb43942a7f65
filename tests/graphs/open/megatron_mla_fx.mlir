"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[4,1,2,64],f32>, %arg1: !torch.vtensor<[4,1,1,64],f32>, %arg2: !torch.vtensor<[4],si64>):
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
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%28, %29) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[4,1,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%30, %31) : (!torch.vtensor<[4,1,32],f32>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%arg0, %33, %34, %35, %36) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%arg0, %38, %39, %40, %41) : (!torch.vtensor<[4,1,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %43 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %47 = "torch.aten.slice.Tensor"(%37, %43, %44, %45, %46) : (!torch.vtensor<[4,1,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,16],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%37, %48, %49, %50, %51) : (!torch.vtensor<[4,1,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,2,16],f32>
    %53 = "torch.prim.ListConstruct"(%47, %52) : (!torch.vtensor<[4,1,2,16],f32>, !torch.vtensor<[4,1,2,16],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %56 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %57 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %58 = "torch.aten.mul.Scalar"(%56, %57) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %62 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%58, %59, %60, %61, %62, %63) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.to.dtype"(%58, %64, %65, %66, %67) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %69 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %70 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %71 = "torch.aten.mul.Scalar"(%69, %70) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %75 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%71, %72, %73, %74, %75, %76) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %77 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.aten.to.dtype"(%71, %77, %78, %79, %80) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %82 = "torch.aten.mul.Tensor"(%55, %68) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,2,32],f32>
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.chunk"(%55, %83, %84) : (!torch.vtensor<[4,1,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %86:2 = "torch.prim.ListUnpack"(%85) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,2,16],f32>, !torch.vtensor<[4,1,2,16],f32>)
    %87 = "torch.aten.neg"(%86#1) : (!torch.vtensor<[4,1,2,16],f32>) -> !torch.vtensor<[4,1,2,16],f32>
    %88 = "torch.prim.ListConstruct"(%87, %86#0) : (!torch.vtensor<[4,1,2,16],f32>, !torch.vtensor<[4,1,2,16],f32>) -> !torch.list<vtensor>
    %89 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %90 = "torch.aten.cat"(%88, %89) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %91 = "torch.aten.mul.Tensor"(%90, %81) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,2,32],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%82, %91, %92) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,2,32],f32>, !torch.int) -> !torch.vtensor<[4,1,2,32],f32>
    %94 = "torch.prim.ListConstruct"(%93, %42) : (!torch.vtensor<[4,1,2,32],f32>, !torch.vtensor<[4,1,2,32],f32>) -> !torch.list<vtensor>
    %95 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %96 = "torch.aten.cat"(%94, %95) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,2,64],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%arg1, %97, %98, %99, %100) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %106 = "torch.aten.slice.Tensor"(%arg1, %102, %103, %104, %105) : (!torch.vtensor<[4,1,1,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %107 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.aten.slice.Tensor"(%101, %107, %108, %109, %110) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,16],f32>
    %112 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %116 = "torch.aten.slice.Tensor"(%101, %112, %113, %114, %115) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,1,1,16],f32>
    %117 = "torch.prim.ListConstruct"(%111, %116) : (!torch.vtensor<[4,1,1,16],f32>, !torch.vtensor<[4,1,1,16],f32>) -> !torch.list<vtensor>
    %118 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %119 = "torch.aten.cat"(%117, %118) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %120 = "torch.aten.cos"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %121 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %122 = "torch.aten.mul.Scalar"(%120, %121) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.constant.none"() : () -> !torch.none
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %127 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%122, %123, %124, %125, %126, %127) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %128 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %129 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %130 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.aten.to.dtype"(%122, %128, %129, %130, %131) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %133 = "torch.aten.sin"(%32) : (!torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %134 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %135 = "torch.aten.mul.Scalar"(%133, %134) : (!torch.vtensor<[4,1,1,32],f32>, !torch.float) -> !torch.vtensor<[4,1,1,32],f32>
    %136 = "torch.constant.none"() : () -> !torch.none
    %137 = "torch.constant.none"() : () -> !torch.none
    %138 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %139 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %140 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%135, %136, %137, %138, %139, %140) : (!torch.vtensor<[4,1,1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %141 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %142 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %143 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %144 = "torch.constant.none"() : () -> !torch.none
    %145 = "torch.aten.to.dtype"(%135, %141, %142, %143, %144) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,1,32],f32>
    %146 = "torch.aten.mul.Tensor"(%119, %132) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %149 = "torch.aten.chunk"(%119, %147, %148) : (!torch.vtensor<[4,1,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %150:2 = "torch.prim.ListUnpack"(%149) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,1,16],f32>, !torch.vtensor<[4,1,1,16],f32>)
    %151 = "torch.aten.neg"(%150#1) : (!torch.vtensor<[4,1,1,16],f32>) -> !torch.vtensor<[4,1,1,16],f32>
    %152 = "torch.prim.ListConstruct"(%151, %150#0) : (!torch.vtensor<[4,1,1,16],f32>, !torch.vtensor<[4,1,1,16],f32>) -> !torch.list<vtensor>
    %153 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %154 = "torch.aten.cat"(%152, %153) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %155 = "torch.aten.mul.Tensor"(%154, %145) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.vtensor<[4,1,1,32],f32>
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.aten.add.Tensor"(%146, %155, %156) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>, !torch.int) -> !torch.vtensor<[4,1,1,32],f32>
    %158 = "torch.prim.ListConstruct"(%157, %106) : (!torch.vtensor<[4,1,1,32],f32>, !torch.vtensor<[4,1,1,32],f32>) -> !torch.list<vtensor>
    %159 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %160 = "torch.aten.cat"(%158, %159) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,1,64],f32>
    "func.return"(%96, %160) : (!torch.vtensor<[4,1,2,64],f32>, !torch.vtensor<[4,1,1,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
