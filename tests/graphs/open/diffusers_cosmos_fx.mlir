"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,1,1,4,6],f32>, !torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,1,1,4,6],f32>, %arg1: !torch.vtensor<[1,2,6,64],f32>, %arg2: !torch.vtensor<[1,1,6,64],f32>):
    %0 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 20 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.aten.arange.start_step"(%6, %7, %8, %9, %10, %11, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[10],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%13, %14, %15, %16, %17) : (!torch.vtensor<[10],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[10],f32>
    %19 = "torch.constant.int"() <{value = 20 : i64}> : () -> !torch.int
    %20 = "torch.aten.div.Scalar"(%18, %19) : (!torch.vtensor<[10],f32>, !torch.int) -> !torch.vtensor<[10],f32>
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 20 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.arange.start_step"(%21, %22, %23, %24, %25, %26, %27) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[10],f32>
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.slice.Tensor"(%28, %29, %30, %31, %32) : (!torch.vtensor<[10],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[10],f32>
    %34 = "torch.constant.int"() <{value = 20 : i64}> : () -> !torch.int
    %35 = "torch.aten.div.Scalar"(%33, %34) : (!torch.vtensor<[10],f32>, !torch.int) -> !torch.vtensor<[10],f32>
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.aten.arange.start_step"(%36, %37, %38, %39, %40, %41, %42) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[12],f32>
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%43, %44, %45, %46, %47) : (!torch.vtensor<[12],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[12],f32>
    %49 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %50 = "torch.aten.div.Scalar"(%48, %49) : (!torch.vtensor<[12],f32>, !torch.int) -> !torch.vtensor<[12],f32>
    %51 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %52 = "torch.aten.pow.Scalar"(%51, %20) : (!torch.float, !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32>
    %53 = "torch.aten.reciprocal"(%52) : (!torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32>
    %54 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %55 = "torch.aten.mul.Scalar"(%53, %54) : (!torch.vtensor<[10],f32>, !torch.float) -> !torch.vtensor<[10],f32>
    %56 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %57 = "torch.aten.pow.Scalar"(%56, %35) : (!torch.float, !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32>
    %58 = "torch.aten.reciprocal"(%57) : (!torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32>
    %59 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %60 = "torch.aten.mul.Scalar"(%58, %59) : (!torch.vtensor<[10],f32>, !torch.float) -> !torch.vtensor<[10],f32>
    %61 = "torch.constant.float"() <{value = 21300.821788799254 : f64}> : () -> !torch.float
    %62 = "torch.aten.pow.Scalar"(%61, %50) : (!torch.float, !torch.vtensor<[12],f32>) -> !torch.vtensor<[12],f32>
    %63 = "torch.aten.reciprocal"(%62) : (!torch.vtensor<[12],f32>) -> !torch.vtensor<[12],f32>
    %64 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %65 = "torch.aten.mul.Scalar"(%63, %64) : (!torch.vtensor<[12],f32>, !torch.float) -> !torch.vtensor<[12],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice.Tensor"(%5, %66, %67, %68, %69) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2],f32>
    %71 = "torch.aten.outer"(%70, %55) : (!torch.vtensor<[2],f32>, !torch.vtensor<[10],f32>) -> !torch.vtensor<[2,10],f32>
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %73 = "torch.aten.unsqueeze"(%71, %72) : (!torch.vtensor<[2,10],f32>, !torch.int) -> !torch.vtensor<[1,2,10],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.unsqueeze"(%73, %74) : (!torch.vtensor<[1,2,10],f32>, !torch.int) -> !torch.vtensor<[1,2,1,10],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.repeat"(%75, %80) : (!torch.vtensor<[1,2,1,10],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,10],f32>
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.slice.Tensor"(%5, %82, %83, %84, %85) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3],f32>
    %87 = "torch.aten.outer"(%86, %60) : (!torch.vtensor<[3],f32>, !torch.vtensor<[10],f32>) -> !torch.vtensor<[3,10],f32>
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.aten.unsqueeze"(%87, %88) : (!torch.vtensor<[3,10],f32>, !torch.int) -> !torch.vtensor<[1,3,10],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.unsqueeze"(%89, %90) : (!torch.vtensor<[1,3,10],f32>, !torch.int) -> !torch.vtensor<[1,1,3,10],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%92, %93, %94, %95) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.repeat"(%91, %96) : (!torch.vtensor<[1,1,3,10],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,10],f32>
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.aten.slice.Tensor"(%5, %98, %99, %100, %101) : (!torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1],f32>
    %103 = "torch.aten.outer"(%102, %65) : (!torch.vtensor<[1],f32>, !torch.vtensor<[12],f32>) -> !torch.vtensor<[1,12],f32>
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.unsqueeze"(%103, %104) : (!torch.vtensor<[1,12],f32>, !torch.int) -> !torch.vtensor<[1,1,12],f32>
    %106 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%105, %106) : (!torch.vtensor<[1,1,12],f32>, !torch.int) -> !torch.vtensor<[1,1,1,12],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.prim.ListConstruct"(%108, %109, %110, %111) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %113 = "torch.aten.repeat"(%107, %112) : (!torch.vtensor<[1,1,1,12],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,12],f32>
    %114 = "torch.prim.ListConstruct"(%113, %81, %97, %113, %81, %97) : (!torch.vtensor<[1,2,3,12],f32>, !torch.vtensor<[1,2,3,10],f32>, !torch.vtensor<[1,2,3,10],f32>, !torch.vtensor<[1,2,3,12],f32>, !torch.vtensor<[1,2,3,10],f32>, !torch.vtensor<[1,2,3,10],f32>) -> !torch.list<vtensor>
    %115 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %116 = "torch.aten.cat"(%114, %115) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,64],f32>
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %119 = "torch.aten.flatten.using_ints"(%116, %117, %118) : (!torch.vtensor<[1,2,3,64],f32>, !torch.int, !torch.int) -> !torch.vtensor<[6,64],f32>
    %120 = "torch.constant.none"() : () -> !torch.none
    %121 = "torch.constant.none"() : () -> !torch.none
    %122 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %123 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %124 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%119, %120, %121, %122, %123, %124) : (!torch.vtensor<[6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %125 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %128 = "torch.constant.none"() : () -> !torch.none
    %129 = "torch.aten.to.dtype"(%119, %125, %126, %127, %128) : (!torch.vtensor<[6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[6,64],f32>
    %130 = "torch.aten.cos"(%129) : (!torch.vtensor<[6,64],f32>) -> !torch.vtensor<[6,64],f32>
    %131 = "torch.aten.sin"(%129) : (!torch.vtensor<[6,64],f32>) -> !torch.vtensor<[6,64],f32>
    %132 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %133 = "torch.aten.unsqueeze"(%130, %132) : (!torch.vtensor<[6,64],f32>, !torch.int) -> !torch.vtensor<[1,6,64],f32>
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.unsqueeze"(%133, %134) : (!torch.vtensor<[1,6,64],f32>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %136 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %137 = "torch.aten.unsqueeze"(%131, %136) : (!torch.vtensor<[6,64],f32>, !torch.int) -> !torch.vtensor<[1,6,64],f32>
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.aten.unsqueeze"(%137, %138) : (!torch.vtensor<[1,6,64],f32>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.constant.none"() : () -> !torch.none
    %142 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %143 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %144 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%135, %140, %141, %142, %143, %144) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %145 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %147 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %148 = "torch.constant.none"() : () -> !torch.none
    %149 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %150 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %151 = "torch.constant.none"() : () -> !torch.none
    %152 = "torch.aten.to.dtype_layout"(%135, %145, %146, %147, %148, %149, %150, %151) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %153 = "torch.constant.none"() : () -> !torch.none
    %154 = "torch.constant.none"() : () -> !torch.none
    %155 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %156 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %157 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%139, %153, %154, %155, %156, %157) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %158 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %160 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %163 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %164 = "torch.constant.none"() : () -> !torch.none
    %165 = "torch.aten.to.dtype_layout"(%139, %158, %159, %160, %161, %162, %163, %164) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %166 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %171 = "torch.prim.ListConstruct"(%166, %167, %168, %169, %170) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %172 = "torch.aten.reshape"(%arg1, %171) : (!torch.vtensor<[1,2,6,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,6,2,32],f32>
    %173 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %174 = "torch.aten.unbind.int"(%172, %173) : (!torch.vtensor<[1,2,6,2,32],f32>, !torch.int) -> !torch.list<vtensor>
    %175:2 = "torch.prim.ListUnpack"(%174) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>)
    %176 = "torch.aten.neg"(%175#1) : (!torch.vtensor<[1,2,6,32],f32>) -> !torch.vtensor<[1,2,6,32],f32>
    %177 = "torch.prim.ListConstruct"(%176, %175#0) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> !torch.list<vtensor>
    %178 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %179 = "torch.aten.cat"(%177, %178) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,6,64],f32>
    %180 = "torch.constant.none"() : () -> !torch.none
    %181 = "torch.constant.none"() : () -> !torch.none
    %182 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %183 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %184 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %180, %181, %182, %183, %184) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %185 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %186 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %187 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %188 = "torch.constant.none"() : () -> !torch.none
    %189 = "torch.aten.to.dtype"(%arg1, %185, %186, %187, %188) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %190 = "torch.aten.mul.Tensor"(%189, %152) : (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> !torch.vtensor<[1,2,6,64],f32>
    %191 = "torch.constant.none"() : () -> !torch.none
    %192 = "torch.constant.none"() : () -> !torch.none
    %193 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %194 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %195 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%179, %191, %192, %193, %194, %195) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %196 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %197 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %198 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %199 = "torch.constant.none"() : () -> !torch.none
    %200 = "torch.aten.to.dtype"(%179, %196, %197, %198, %199) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %201 = "torch.aten.mul.Tensor"(%200, %165) : (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> !torch.vtensor<[1,2,6,64],f32>
    %202 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %203 = "torch.aten.add.Tensor"(%190, %201, %202) : (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,2,6,64],f32>, !torch.int) -> !torch.vtensor<[1,2,6,64],f32>
    %204 = "torch.constant.none"() : () -> !torch.none
    %205 = "torch.constant.none"() : () -> !torch.none
    %206 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %207 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %208 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%203, %204, %205, %206, %207, %208) : (!torch.vtensor<[1,2,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %209 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %210 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %211 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %212 = "torch.constant.none"() : () -> !torch.none
    %213 = "torch.aten.to.dtype"(%203, %209, %210, %211, %212) : (!torch.vtensor<[1,2,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,6,64],f32>
    %214 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %215 = "torch.aten.unsqueeze"(%130, %214) : (!torch.vtensor<[6,64],f32>, !torch.int) -> !torch.vtensor<[1,6,64],f32>
    %216 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %217 = "torch.aten.unsqueeze"(%215, %216) : (!torch.vtensor<[1,6,64],f32>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %218 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %219 = "torch.aten.unsqueeze"(%131, %218) : (!torch.vtensor<[6,64],f32>, !torch.int) -> !torch.vtensor<[1,6,64],f32>
    %220 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %221 = "torch.aten.unsqueeze"(%219, %220) : (!torch.vtensor<[1,6,64],f32>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %222 = "torch.constant.none"() : () -> !torch.none
    %223 = "torch.constant.none"() : () -> !torch.none
    %224 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %225 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %226 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%217, %222, %223, %224, %225, %226) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %227 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %228 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %229 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %230 = "torch.constant.none"() : () -> !torch.none
    %231 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %232 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %233 = "torch.constant.none"() : () -> !torch.none
    %234 = "torch.aten.to.dtype_layout"(%217, %227, %228, %229, %230, %231, %232, %233) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %235 = "torch.constant.none"() : () -> !torch.none
    %236 = "torch.constant.none"() : () -> !torch.none
    %237 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %238 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %239 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%221, %235, %236, %237, %238, %239) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %240 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %241 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %242 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %243 = "torch.constant.none"() : () -> !torch.none
    %244 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %245 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %246 = "torch.constant.none"() : () -> !torch.none
    %247 = "torch.aten.to.dtype_layout"(%221, %240, %241, %242, %243, %244, %245, %246) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.int, !torch.Device, !torch.none, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %248 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %249 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %250 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %251 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %252 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %253 = "torch.prim.ListConstruct"(%248, %249, %250, %251, %252) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %254 = "torch.aten.reshape"(%arg2, %253) : (!torch.vtensor<[1,1,6,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,2,32],f32>
    %255 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %256 = "torch.aten.unbind.int"(%254, %255) : (!torch.vtensor<[1,1,6,2,32],f32>, !torch.int) -> !torch.list<vtensor>
    %257:2 = "torch.prim.ListUnpack"(%256) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>)
    %258 = "torch.aten.neg"(%257#1) : (!torch.vtensor<[1,1,6,32],f32>) -> !torch.vtensor<[1,1,6,32],f32>
    %259 = "torch.prim.ListConstruct"(%258, %257#0) : (!torch.vtensor<[1,1,6,32],f32>, !torch.vtensor<[1,1,6,32],f32>) -> !torch.list<vtensor>
    %260 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %261 = "torch.aten.cat"(%259, %260) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %262 = "torch.constant.none"() : () -> !torch.none
    %263 = "torch.constant.none"() : () -> !torch.none
    %264 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %265 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %266 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg2, %262, %263, %264, %265, %266) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %267 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %268 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %269 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %270 = "torch.constant.none"() : () -> !torch.none
    %271 = "torch.aten.to.dtype"(%arg2, %267, %268, %269, %270) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %272 = "torch.aten.mul.Tensor"(%271, %234) : (!torch.vtensor<[1,1,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> !torch.vtensor<[1,1,6,64],f32>
    %273 = "torch.constant.none"() : () -> !torch.none
    %274 = "torch.constant.none"() : () -> !torch.none
    %275 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %276 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %277 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%261, %273, %274, %275, %276, %277) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %278 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %279 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %280 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %281 = "torch.constant.none"() : () -> !torch.none
    %282 = "torch.aten.to.dtype"(%261, %278, %279, %280, %281) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    %283 = "torch.aten.mul.Tensor"(%282, %247) : (!torch.vtensor<[1,1,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> !torch.vtensor<[1,1,6,64],f32>
    %284 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %285 = "torch.aten.add.Tensor"(%272, %283, %284) : (!torch.vtensor<[1,1,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>, !torch.int) -> !torch.vtensor<[1,1,6,64],f32>
    %286 = "torch.constant.none"() : () -> !torch.none
    %287 = "torch.constant.none"() : () -> !torch.none
    %288 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %289 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %290 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%285, %286, %287, %288, %289, %290) : (!torch.vtensor<[1,1,6,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %291 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %292 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %293 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %294 = "torch.constant.none"() : () -> !torch.none
    %295 = "torch.aten.to.dtype"(%285, %291, %292, %293, %294) : (!torch.vtensor<[1,1,6,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,6,64],f32>
    "func.return"(%213, %295) : (!torch.vtensor<[1,2,6,64],f32>, !torch.vtensor<[1,1,6,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
