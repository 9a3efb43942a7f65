"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.clone"(%arg0, %0) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %2 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.aten.arange.start_step"(%2, %3, %4, %5, %6, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.aten.unsqueeze"(%9, %10) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[1,5],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.constant.float"() <{value = 8.000000e+00 : f64}> : () -> !torch.float
    %21 = "torch.aten.lt.Scalar"(%19, %20) : (!torch.vtensor<[16],si64>, !torch.float) -> !torch.vtensor<[16],i1>
    %22 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten._to_copy"(%19, %22, %23, %24, %25, %26, %27) : (!torch.vtensor<[16],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[16],f64>
    %29 = "torch.constant.float"() <{value = 0.26083959985014038 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[16],f64>, !torch.float) -> !torch.vtensor<[16],f64>
    %31 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.aten.add.Scalar"(%30, %31, %32) : (!torch.vtensor<[16],f64>, !torch.float, !torch.int) -> !torch.vtensor<[16],f64>
    %34 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %35 = "torch.prim.NumToTensor.Scalar"(%34) : (!torch.int) -> !torch.vtensor<[],si64>
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.sub.Tensor"(%35, %19, %36) : (!torch.vtensor<[],si64>, !torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],si64>
    %38 = "torch.constant.int"() <{value = 7 : i64}> : () -> !torch.int
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten._to_copy"(%37, %38, %39, %40, %41, %42, %43) : (!torch.vtensor<[16],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[16],f64>
    %45 = "torch.constant.float"() <{value = 0.26083959985014038 : f64}> : () -> !torch.float
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[16],f64>, !torch.float) -> !torch.vtensor<[16],f64>
    %47 = "torch.constant.float"() <{value = 3.9125939977521056 : f64}> : () -> !torch.float
    %48 = "torch.prim.NumToTensor.Scalar"(%47) : (!torch.float) -> !torch.vtensor<[],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.sub.Tensor"(%48, %46, %49) : (!torch.vtensor<[],f32>, !torch.vtensor<[16],f64>, !torch.int) -> !torch.vtensor<[16],f64>
    %51 = "torch.aten.where.self"(%21, %33, %50) : (!torch.vtensor<[16],i1>, !torch.vtensor<[16],f64>, !torch.vtensor<[16],f64>) -> !torch.vtensor<[16],f64>
    %52 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %53 = "torch.aten.pow.Scalar"(%52, %51) : (!torch.int, !torch.vtensor<[16],f64>) -> !torch.vtensor<[16],f64>
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.none"() : () -> !torch.none
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten._to_copy"(%53, %54, %55, %56, %57, %58, %59) : (!torch.vtensor<[16],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.aten.arange.start_step"(%61, %62, %63, %64, %65, %66, %67) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.add.Tensor"(%68, %60, %69) : (!torch.vtensor<[16],f32>, !torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16],f32>
    %71 = "torch.aten.reciprocal"(%70) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %72 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %73 = "torch.aten.mul.Scalar"(%71, %72) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %74 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %75 = "torch.aten.unsqueeze"(%11, %74) : (!torch.vtensor<[1,5],f32>, !torch.int) -> !torch.vtensor<[1,5,1],f32>
    %76 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%76, %77, %78) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.permute"(%75, %79) : (!torch.vtensor<[1,5,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,1],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.unsqueeze"(%73, %81) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[16,1],f32>
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.aten.unsqueeze"(%82, %83) : (!torch.vtensor<[16,1],f32>, !torch.int) -> !torch.vtensor<[16,1,1],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%85, %86, %87) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.permute"(%84, %88) : (!torch.vtensor<[16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,16],f32>
    %90 = "torch.aten.mul.Tensor"(%80, %89) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %91 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %92 = "torch.aten.unsqueeze"(%90, %91) : (!torch.vtensor<[1,5,16],f32>, !torch.int) -> !torch.vtensor<[1,5,16,1],f32>
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %97 = "torch.prim.ListConstruct"(%93, %94, %95, %96) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %98 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %99 = "torch.aten.expand"(%92, %97, %98) : (!torch.vtensor<[1,5,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,5,16,2],f32>
    %100 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %101 = "torch.aten.clone"(%99, %100) : (!torch.vtensor<[1,5,16,2],f32>, !torch.int) -> !torch.vtensor<[1,5,16,2],f32>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%102, %103, %104) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.view"(%101, %105) : (!torch.vtensor<[1,5,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %107 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %108 = "torch.aten.unsqueeze"(%106, %107) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %109 = "torch.aten.cos"(%108) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %110 = "torch.aten.sin"(%108) : (!torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,1,32],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%1, %111, %112, %113, %114) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.aten.clone"(%115, %116) : (!torch.vtensor<[1,5,2,16],f32>, !torch.none) -> !torch.vtensor<[1,5,2,16],f32>
    %118 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %122 = "torch.aten.slice.Tensor"(%109, %118, %119, %120, %121) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %123 = "torch.aten.mul.Tensor"(%117, %122) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%1, %124, %125, %126, %127) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %133 = "torch.aten.slice.Tensor"(%110, %129, %130, %131, %132) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %134 = "torch.aten.mul.Tensor"(%128, %133) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %135 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %136 = "torch.aten.sub.Tensor"(%123, %134, %135) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %137 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %141 = "torch.aten.slice.Tensor"(%1, %137, %138, %139, %140) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %142 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %143 = "torch.aten.copy"(%141, %136, %142) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %144 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.aten.slice_scatter"(%1, %143, %144, %145, %146, %147) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %149 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %153 = "torch.aten.slice.Tensor"(%110, %149, %150, %151, %152) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %154 = "torch.aten.mul.Tensor"(%117, %153) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %155 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %158 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %159 = "torch.aten.slice.Tensor"(%109, %155, %156, %157, %158) : (!torch.vtensor<[1,5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,16],f32>
    %160 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %164 = "torch.aten.slice.Tensor"(%148, %160, %161, %162, %163) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %165 = "torch.aten.mul.Tensor"(%164, %159) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,1,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %166 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %167 = "torch.aten.add.Tensor"(%154, %165, %166) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %168 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %172 = "torch.aten.slice.Tensor"(%148, %168, %169, %170, %171) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %173 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %174 = "torch.aten.copy"(%172, %167, %173) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,2,16],f32>
    %175 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %176 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %177 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %179 = "torch.aten.slice_scatter"(%148, %174, %175, %176, %177, %178) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    "func.return"(%179) : (!torch.vtensor<[1,5,2,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
