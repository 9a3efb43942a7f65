"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,3],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,2,32],f32>, %arg2: !torch.vtensor<[1,4,3],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.aten.select.int"(%arg2, %0, %1) : (!torch.vtensor<[1,4,3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.aten.arange.start_step"(%3, %4, %5, %6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f64>
    %11 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %12 = "torch.aten.div.Scalar"(%10, %11) : (!torch.vtensor<[4],f64>, !torch.int) -> !torch.vtensor<[4],f64>
    %13 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %14 = "torch.aten.pow.Scalar"(%13, %12) : (!torch.int, !torch.vtensor<[4],f64>) -> !torch.vtensor<[4],f64>
    %15 = "torch.aten.reciprocal"(%14) : (!torch.vtensor<[4],f64>) -> !torch.vtensor<[4],f64>
    %16 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[4],f64>, !torch.float) -> !torch.vtensor<[4],f64>
    %18 = "torch.constant.str"() <{value = "...n,d->...nd"}> : () -> !torch.str
    %19 = "torch.prim.ListConstruct"(%2, %17) : (!torch.vtensor<[1,4],si64>, !torch.vtensor<[4],f64>) -> !torch.list<vtensor>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.einsum"(%18, %19, %20) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,4,4],f64>
    %22 = "torch.aten.cos"(%21) : (!torch.vtensor<[1,4,4],f64>) -> !torch.vtensor<[1,4,4],f64>
    %23 = "torch.aten.sin"(%21) : (!torch.vtensor<[1,4,4],f64>) -> !torch.vtensor<[1,4,4],f64>
    %24 = "torch.aten.neg"(%23) : (!torch.vtensor<[1,4,4],f64>) -> !torch.vtensor<[1,4,4],f64>
    %25 = "torch.prim.ListConstruct"(%22, %24, %23, %22) : (!torch.vtensor<[1,4,4],f64>, !torch.vtensor<[1,4,4],f64>, !torch.vtensor<[1,4,4],f64>, !torch.vtensor<[1,4,4],f64>) -> !torch.list<vtensor>
    %26 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %27 = "torch.aten.stack"(%25, %26) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,4,4],f64>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%28, %29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%27, %33) : (!torch.vtensor<[1,4,4,4],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,4,2,2],f64>
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%34, %35, %36, %37, %38, %39) : (!torch.vtensor<[1,4,4,2,2],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.to.dtype"(%34, %40, %41, %42, %43) : (!torch.vtensor<[1,4,4,2,2],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,4,2,2],f32>
    %45 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%arg2, %45, %46) : (!torch.vtensor<[1,4,3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %55 = "torch.aten.arange.start_step"(%48, %49, %50, %51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[6],f64>
    %56 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %57 = "torch.aten.div.Scalar"(%55, %56) : (!torch.vtensor<[6],f64>, !torch.int) -> !torch.vtensor<[6],f64>
    %58 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %59 = "torch.aten.pow.Scalar"(%58, %57) : (!torch.int, !torch.vtensor<[6],f64>) -> !torch.vtensor<[6],f64>
    %60 = "torch.aten.reciprocal"(%59) : (!torch.vtensor<[6],f64>) -> !torch.vtensor<[6],f64>
    %61 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %62 = "torch.aten.mul.Scalar"(%60, %61) : (!torch.vtensor<[6],f64>, !torch.float) -> !torch.vtensor<[6],f64>
    %63 = "torch.constant.str"() <{value = "...n,d->...nd"}> : () -> !torch.str
    %64 = "torch.prim.ListConstruct"(%47, %62) : (!torch.vtensor<[1,4],si64>, !torch.vtensor<[6],f64>) -> !torch.list<vtensor>
    %65 = "torch.constant.none"() : () -> !torch.none
    %66 = "torch.aten.einsum"(%63, %64, %65) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,4,6],f64>
    %67 = "torch.aten.cos"(%66) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %68 = "torch.aten.sin"(%66) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %69 = "torch.aten.neg"(%68) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %70 = "torch.prim.ListConstruct"(%67, %69, %68, %67) : (!torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>) -> !torch.list<vtensor>
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.aten.stack"(%70, %71) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,6,4],f64>
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.prim.ListConstruct"(%73, %74, %75, %76, %77) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%72, %78) : (!torch.vtensor<[1,4,6,4],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,6,2,2],f64>
    %80 = "torch.constant.none"() : () -> !torch.none
    %81 = "torch.constant.none"() : () -> !torch.none
    %82 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%79, %80, %81, %82, %83, %84) : (!torch.vtensor<[1,4,6,2,2],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %85 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %86 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %87 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.to.dtype"(%79, %85, %86, %87, %88) : (!torch.vtensor<[1,4,6,2,2],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,6,2,2],f32>
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.aten.select.int"(%arg2, %90, %91) : (!torch.vtensor<[1,4,3],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1,4],si64>
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %99 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %100 = "torch.aten.arange.start_step"(%93, %94, %95, %96, %97, %98, %99) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[6],f64>
    %101 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %102 = "torch.aten.div.Scalar"(%100, %101) : (!torch.vtensor<[6],f64>, !torch.int) -> !torch.vtensor<[6],f64>
    %103 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %104 = "torch.aten.pow.Scalar"(%103, %102) : (!torch.int, !torch.vtensor<[6],f64>) -> !torch.vtensor<[6],f64>
    %105 = "torch.aten.reciprocal"(%104) : (!torch.vtensor<[6],f64>) -> !torch.vtensor<[6],f64>
    %106 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %107 = "torch.aten.mul.Scalar"(%105, %106) : (!torch.vtensor<[6],f64>, !torch.float) -> !torch.vtensor<[6],f64>
    %108 = "torch.constant.str"() <{value = "...n,d->...nd"}> : () -> !torch.str
    %109 = "torch.prim.ListConstruct"(%92, %107) : (!torch.vtensor<[1,4],si64>, !torch.vtensor<[6],f64>) -> !torch.list<vtensor>
    %110 = "torch.constant.none"() : () -> !torch.none
    %111 = "torch.aten.einsum"(%108, %109, %110) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[1,4,6],f64>
    %112 = "torch.aten.cos"(%111) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %113 = "torch.aten.sin"(%111) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %114 = "torch.aten.neg"(%113) : (!torch.vtensor<[1,4,6],f64>) -> !torch.vtensor<[1,4,6],f64>
    %115 = "torch.prim.ListConstruct"(%112, %114, %113, %112) : (!torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>, !torch.vtensor<[1,4,6],f64>) -> !torch.list<vtensor>
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.stack"(%115, %116) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,6,4],f64>
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %123 = "torch.prim.ListConstruct"(%118, %119, %120, %121, %122) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %124 = "torch.aten.view"(%117, %123) : (!torch.vtensor<[1,4,6,4],f64>, !torch.list<int>) -> !torch.vtensor<[1,4,6,2,2],f64>
    %125 = "torch.constant.none"() : () -> !torch.none
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %128 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %129 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%124, %125, %126, %127, %128, %129) : (!torch.vtensor<[1,4,6,2,2],f64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %130 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %131 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %132 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %133 = "torch.constant.none"() : () -> !torch.none
    %134 = "torch.aten.to.dtype"(%124, %130, %131, %132, %133) : (!torch.vtensor<[1,4,6,2,2],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,6,2,2],f32>
    %135 = "torch.prim.ListConstruct"(%44, %89, %134) : (!torch.vtensor<[1,4,4,2,2],f32>, !torch.vtensor<[1,4,6,2,2],f32>, !torch.vtensor<[1,4,6,2,2],f32>) -> !torch.list<vtensor>
    %136 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %137 = "torch.aten.cat"(%135, %136) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,16,2,2],f32>
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.aten.unsqueeze"(%137, %138) : (!torch.vtensor<[1,4,16,2,2],f32>, !torch.int) -> !torch.vtensor<[1,4,1,16,2,2],f32>
    %140 = "torch.constant.none"() : () -> !torch.none
    %141 = "torch.constant.none"() : () -> !torch.none
    %142 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %143 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %144 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %140, %141, %142, %143, %144) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %145 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %146 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %147 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %148 = "torch.constant.none"() : () -> !torch.none
    %149 = "torch.aten.to.dtype"(%arg0, %145, %146, %147, %148) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %153 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %154 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %156 = "torch.prim.ListConstruct"(%150, %151, %152, %153, %154, %155) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %157 = "torch.aten.reshape"(%149, %156) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.constant.none"() : () -> !torch.none
    %160 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %161 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %162 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %158, %159, %160, %161, %162) : (!torch.vtensor<[1,4,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %163 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %164 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %165 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %166 = "torch.constant.none"() : () -> !torch.none
    %167 = "torch.aten.to.dtype"(%arg1, %163, %164, %165, %166) : (!torch.vtensor<[1,4,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,2,32],f32>
    %168 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %174 = "torch.prim.ListConstruct"(%168, %169, %170, %171, %172, %173) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %175 = "torch.aten.reshape"(%167, %174) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,16,1,2],f32>
    %176 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %178 = "torch.aten.select.int"(%139, %176, %177) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %179 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %181 = "torch.aten.select.int"(%157, %179, %180) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %182 = "torch.aten.mul.Tensor"(%178, %181) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %183 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %184 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %185 = "torch.aten.select.int"(%139, %183, %184) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %186 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %187 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %188 = "torch.aten.select.int"(%157, %186, %187) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %189 = "torch.aten.mul.Tensor"(%185, %188) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %190 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %191 = "torch.aten.add.Tensor"(%182, %189, %190) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.vtensor<[1,4,2,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %192 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %193 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %194 = "torch.aten.select.int"(%139, %192, %193) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %195 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %197 = "torch.aten.select.int"(%175, %195, %196) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %198 = "torch.aten.mul.Tensor"(%194, %197) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %199 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %200 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %201 = "torch.aten.select.int"(%139, %199, %200) : (!torch.vtensor<[1,4,1,16,2,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,1,16,2],f32>
    %202 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %203 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %204 = "torch.aten.select.int"(%175, %202, %203) : (!torch.vtensor<[1,4,2,16,1,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,2,16,1],f32>
    %205 = "torch.aten.mul.Tensor"(%201, %204) : (!torch.vtensor<[1,4,1,16,2],f32>, !torch.vtensor<[1,4,2,16,1],f32>) -> !torch.vtensor<[1,4,2,16,2],f32>
    %206 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %207 = "torch.aten.add.Tensor"(%198, %205, %206) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.vtensor<[1,4,2,16,2],f32>, !torch.int) -> !torch.vtensor<[1,4,2,16,2],f32>
    %208 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %209 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %210 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %212 = "torch.prim.ListConstruct"(%208, %209, %210, %211) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %213 = "torch.aten.reshape"(%191, %212) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %214 = "torch.aten.type_as"(%213, %149) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    %215 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %216 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %217 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %218 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %219 = "torch.prim.ListConstruct"(%215, %216, %217, %218) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %220 = "torch.aten.reshape"(%207, %219) : (!torch.vtensor<[1,4,2,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %221 = "torch.aten.type_as"(%220, %167) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> !torch.vtensor<[1,4,2,32],f32>
    "func.return"(%214, %221) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
