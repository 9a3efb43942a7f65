"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[4,2],si64>) -> (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,64],f32>, %arg1: !torch.vtensor<[1,2,5,64],f32>, %arg2: !torch.vtensor<[4,2],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[4,2],si64>, !torch.int) -> !torch.vtensor<[4,2,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[4,2,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[4,2,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,2,1],f32>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange.start_step"(%14, %15, %16, %17, %18, %19, %20) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %22 = "torch.aten.neg"(%21) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.aten.div.Scalar"(%22, %23) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %25 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %26 = "torch.aten.pow.Scalar"(%25, %24) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%13, %26) : (!torch.vtensor<[4,2,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.aten.select.int"(%27, %28, %29) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.select.int"(%27, %31, %32) : (!torch.vtensor<[4,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %34 = "torch.prim.ListConstruct"(%30, %33) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,32],f32>
    %37 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %38 = "torch.aten.unsqueeze"(%36, %37) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %39 = "torch.aten.cos"(%38) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%39, %40) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32,1],f32>
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.expand"(%41, %46, %47) : (!torch.vtensor<[1,4,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,32,2],f32>
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.aten.clone"(%48, %49) : (!torch.vtensor<[1,4,32,2],f32>, !torch.int) -> !torch.vtensor<[1,4,32,2],f32>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %54 = "torch.prim.ListConstruct"(%51, %52, %53) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.view"(%50, %54) : (!torch.vtensor<[1,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,64],f32>
    %56 = "torch.aten.sin"(%38) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.aten.unsqueeze"(%56, %57) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32,1],f32>
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %63 = "torch.prim.ListConstruct"(%59, %60, %61, %62) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.aten.expand"(%58, %63, %64) : (!torch.vtensor<[1,4,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,4,32,2],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.aten.clone"(%65, %66) : (!torch.vtensor<[1,4,32,2],f32>, !torch.int) -> !torch.vtensor<[1,4,32,2],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %71 = "torch.prim.ListConstruct"(%68, %69, %70) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.aten.view"(%67, %71) : (!torch.vtensor<[1,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,64],f32>
    %73 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.slice.Tensor"(%arg1, %73, %74, %75, %76) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.slice.Tensor"(%arg1, %78, %79, %80, %81) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,64],f32>
    %83 = "torch.constant.none"() : () -> !torch.none
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %83, %84, %85, %86, %87) : (!torch.vtensor<[1,2,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %88 = "torch.aten.mul.Tensor"(%arg0, %55) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.prim.ListConstruct"(%89, %90, %91, %92, %93) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.view"(%arg0, %94) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %96 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %100 = "torch.aten.slice.Tensor"(%95, %96, %97, %98, %99) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %101 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%95, %101, %102, %103, %104) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %106 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %107 = "torch.prim.ListConstruct"(%106) : (!torch.int) -> !torch.list<int>
    %108 = "torch.operator"(%100, %107) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %109 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %110 = "torch.prim.ListConstruct"(%109) : (!torch.int) -> !torch.list<int>
    %111 = "torch.operator"(%105, %110) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %112 = "torch.aten.neg"(%111) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %113 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %114 = "torch.aten.unsqueeze"(%112, %113) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %115 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %116 = "torch.aten.unsqueeze"(%108, %115) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %117 = "torch.prim.ListConstruct"(%114, %116) : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.vtensor<[1,2,4,32,1],f32>) -> !torch.list<vtensor>
    %118 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %119 = "torch.aten.cat"(%117, %118) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %124 = "torch.prim.ListConstruct"(%120, %121, %122, %123) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %125 = "torch.aten.view"(%119, %124) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,64],f32>
    %126 = "torch.aten.mul.Tensor"(%125, %72) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.add.Tensor"(%88, %126, %127) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %129 = "torch.constant.none"() : () -> !torch.none
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %132 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%77, %129, %130, %131, %132, %133) : (!torch.vtensor<[1,2,4,64],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %134 = "torch.aten.mul.Tensor"(%77, %55) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %140 = "torch.prim.ListConstruct"(%135, %136, %137, %138, %139) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %141 = "torch.aten.view"(%77, %140) : (!torch.vtensor<[1,2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32,2],f32>
    %142 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %146 = "torch.aten.slice.Tensor"(%141, %142, %143, %144, %145) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %147 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.slice.Tensor"(%141, %147, %148, %149, %150) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %152 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %153 = "torch.prim.ListConstruct"(%152) : (!torch.int) -> !torch.list<int>
    %154 = "torch.operator"(%146, %153) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %155 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %156 = "torch.prim.ListConstruct"(%155) : (!torch.int) -> !torch.list<int>
    %157 = "torch.operator"(%151, %156) <{name = "torch.aten.squeeze.dims"}> : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %158 = "torch.aten.neg"(%157) : (!torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %159 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %160 = "torch.aten.unsqueeze"(%158, %159) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %161 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %162 = "torch.aten.unsqueeze"(%154, %161) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32,1],f32>
    %163 = "torch.prim.ListConstruct"(%160, %162) : (!torch.vtensor<[1,2,4,32,1],f32>, !torch.vtensor<[1,2,4,32,1],f32>) -> !torch.list<vtensor>
    %164 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %165 = "torch.aten.cat"(%163, %164) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32,2],f32>
    %166 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %168 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %170 = "torch.prim.ListConstruct"(%166, %167, %168, %169) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %171 = "torch.aten.view"(%165, %170) : (!torch.vtensor<[1,2,4,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,64],f32>
    %172 = "torch.aten.mul.Tensor"(%171, %72) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,4,64],f32>) -> !torch.vtensor<[1,2,4,64],f32>
    %173 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %174 = "torch.aten.add.Tensor"(%134, %172, %173) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,4,64],f32>, !torch.int) -> !torch.vtensor<[1,2,4,64],f32>
    %175 = "torch.prim.ListConstruct"(%174, %82) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,1,64],f32>) -> !torch.list<vtensor>
    %176 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %177 = "torch.aten.cat"(%175, %176) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    "func.return"(%128, %177) : (!torch.vtensor<[1,2,4,64],f32>, !torch.vtensor<[1,2,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
