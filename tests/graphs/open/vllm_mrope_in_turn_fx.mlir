"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[3,5],si64>, !torch.vtensor<[5,64],f32>, !torch.vtensor<[5,32],f32>) -> (!torch.vtensor<[5,64],f32>, !torch.vtensor<[5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[3,5],si64>, %arg1: !torch.vtensor<[5,64],f32>, %arg2: !torch.vtensor<[5,32],f32>):
    %0 = "torch.constant.int"() <{value = 12 : i64}> : () -> !torch.int
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[12],si64>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[12],si64>, !torch.int) -> !torch.vtensor<[12,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[12,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.to.dtype"(%7, %13, %14, %15, %16) : (!torch.vtensor<[12,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[12,1],f32>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.aten.arange.start_step"(%18, %19, %20, %21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %26 = "torch.aten.neg"(%25) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %27 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %28 = "torch.aten.div.Scalar"(%26, %27) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %30 = "torch.aten.pow.Scalar"(%29, %28) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %31 = "torch.aten.mul.Tensor"(%17, %30) : (!torch.vtensor<[12,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[12,16],f32>
    %32 = "torch.aten.cos"(%31) : (!torch.vtensor<[12,16],f32>) -> !torch.vtensor<[12,16],f32>
    %33 = "torch.aten.sin"(%31) : (!torch.vtensor<[12,16],f32>) -> !torch.vtensor<[12,16],f32>
    %34 = "torch.prim.ListConstruct"(%32, %33) : (!torch.vtensor<[12,16],f32>, !torch.vtensor<[12,16],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[12,32],f32>
    %37 = "torch.prim.ListConstruct"(%arg0) : (!torch.vtensor<[3,5],si64>) -> !torch.list<optional<vtensor>>
    %38 = "torch.aten.index.Tensor"(%36, %37) : (!torch.vtensor<[12,32],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[3,5,32],f32>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.chunk"(%38, %39, %40) : (!torch.vtensor<[3,5,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %42:2 = "torch.prim.ListUnpack"(%41) : (!torch.list<vtensor>) -> (!torch.vtensor<[3,5,16],f32>, !torch.vtensor<[3,5,16],f32>)
    %43 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.none"() : () -> !torch.none
    %46 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.arange"(%43, %44, %45, %46, %47) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.aten.remainder.Scalar"(%48, %49) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],si64>
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.eq.Scalar"(%50, %51) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %53 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %54 = "torch.aten.lt.Scalar"(%48, %53) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %55 = "torch.aten.__and__.Tensor"(%52, %54) : (!torch.vtensor<[16],i1>, !torch.vtensor<[16],i1>) -> !torch.vtensor<[16],i1>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.aten.remainder.Scalar"(%48, %56) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],si64>
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.eq.Scalar"(%57, %58) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %60 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %61 = "torch.aten.lt.Scalar"(%48, %60) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %62 = "torch.aten.__and__.Tensor"(%59, %61) : (!torch.vtensor<[16],i1>, !torch.vtensor<[16],i1>) -> !torch.vtensor<[16],i1>
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.select.int"(%42#0, %63, %64) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %68 = "torch.aten.select.int"(%42#0, %66, %67) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %69 = "torch.aten.where.self"(%55, %65, %68) : (!torch.vtensor<[16],i1>, !torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.select.int"(%42#0, %70, %71) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %73 = "torch.aten.where.self"(%62, %72, %69) : (!torch.vtensor<[16],i1>, !torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %74 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %75 = "torch.constant.none"() : () -> !torch.none
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %78 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %79 = "torch.aten.arange"(%74, %75, %76, %77, %78) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.aten.remainder.Scalar"(%79, %80) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],si64>
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.eq.Scalar"(%81, %82) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %84 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %85 = "torch.aten.lt.Scalar"(%79, %84) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %86 = "torch.aten.__and__.Tensor"(%83, %85) : (!torch.vtensor<[16],i1>, !torch.vtensor<[16],i1>) -> !torch.vtensor<[16],i1>
    %87 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %88 = "torch.aten.remainder.Scalar"(%79, %87) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],si64>
    %89 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %90 = "torch.aten.eq.Scalar"(%88, %89) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %91 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %92 = "torch.aten.lt.Scalar"(%79, %91) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],i1>
    %93 = "torch.aten.__and__.Tensor"(%90, %92) : (!torch.vtensor<[16],i1>, !torch.vtensor<[16],i1>) -> !torch.vtensor<[16],i1>
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.aten.select.int"(%42#1, %94, %95) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %97 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %99 = "torch.aten.select.int"(%42#1, %97, %98) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %100 = "torch.aten.where.self"(%86, %96, %99) : (!torch.vtensor<[16],i1>, !torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %103 = "torch.aten.select.int"(%42#1, %101, %102) : (!torch.vtensor<[3,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,16],f32>
    %104 = "torch.aten.where.self"(%93, %103, %100) : (!torch.vtensor<[16],i1>, !torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %105 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %108 = "torch.prim.ListConstruct"(%105, %106, %107) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %109 = "torch.aten.view"(%arg1, %108) : (!torch.vtensor<[5,64],f32>, !torch.list<int>) -> !torch.vtensor<[5,2,32],f32>
    %110 = "torch.aten.alias"(%109) : (!torch.vtensor<[5,2,32],f32>) -> !torch.vtensor<[5,2,32],f32>
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%109, %111, %112, %113, %114) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,0],f32>
    %116 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %117 = "torch.aten.unsqueeze"(%73, %116) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %121 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %122 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%117, %118, %119, %120, %121, %122) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %123 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %124 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %125 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %126 = "torch.constant.none"() : () -> !torch.none
    %127 = "torch.aten.to.dtype"(%117, %123, %124, %125, %126) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %128 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %129 = "torch.aten.unsqueeze"(%104, %128) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %130 = "torch.constant.none"() : () -> !torch.none
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %133 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %134 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%129, %130, %131, %132, %133, %134) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %135 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %136 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %137 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %138 = "torch.constant.none"() : () -> !torch.none
    %139 = "torch.aten.to.dtype"(%129, %135, %136, %137, %138) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %140 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %142 = "torch.aten.chunk"(%110, %140, %141) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %143:2 = "torch.prim.ListUnpack"(%142) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>)
    %144 = "torch.aten.mul.Tensor"(%143#0, %127) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %145 = "torch.aten.mul.Tensor"(%143#1, %139) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.aten.sub.Tensor"(%144, %145, %146) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %148 = "torch.aten.mul.Tensor"(%143#1, %127) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %149 = "torch.aten.mul.Tensor"(%143#0, %139) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,16],f32>
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.add.Tensor"(%148, %149, %150) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,16],f32>
    %152 = "torch.prim.ListConstruct"(%147, %151) : (!torch.vtensor<[5,2,16],f32>, !torch.vtensor<[5,2,16],f32>) -> !torch.list<vtensor>
    %153 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %154 = "torch.aten.cat"(%152, %153) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %155 = "torch.prim.ListConstruct"(%154, %115) : (!torch.vtensor<[5,2,32],f32>, !torch.vtensor<[5,2,0],f32>) -> !torch.list<vtensor>
    %156 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %157 = "torch.aten.cat"(%155, %156) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,32],f32>
    %158 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %160 = "torch.prim.ListConstruct"(%158, %159) : (!torch.int, !torch.int) -> !torch.list<int>
    %161 = "torch.aten.reshape"(%157, %160) : (!torch.vtensor<[5,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[5,64],f32>
    %162 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %165 = "torch.prim.ListConstruct"(%162, %163, %164) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %166 = "torch.aten.view"(%arg2, %165) : (!torch.vtensor<[5,32],f32>, !torch.list<int>) -> !torch.vtensor<[5,1,32],f32>
    %167 = "torch.aten.alias"(%166) : (!torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %168 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %169 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %172 = "torch.aten.slice.Tensor"(%166, %168, %169, %170, %171) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,1,0],f32>
    %173 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %174 = "torch.aten.unsqueeze"(%73, %173) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %175 = "torch.constant.none"() : () -> !torch.none
    %176 = "torch.constant.none"() : () -> !torch.none
    %177 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %178 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %179 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%174, %175, %176, %177, %178, %179) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %180 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %181 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %182 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %183 = "torch.constant.none"() : () -> !torch.none
    %184 = "torch.aten.to.dtype"(%174, %180, %181, %182, %183) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %185 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %186 = "torch.aten.unsqueeze"(%104, %185) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %187 = "torch.constant.none"() : () -> !torch.none
    %188 = "torch.constant.none"() : () -> !torch.none
    %189 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %190 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %191 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%186, %187, %188, %189, %190, %191) : (!torch.vtensor<[5,1,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %192 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %193 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %194 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %195 = "torch.constant.none"() : () -> !torch.none
    %196 = "torch.aten.to.dtype"(%186, %192, %193, %194, %195) : (!torch.vtensor<[5,1,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,1,16],f32>
    %197 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %198 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %199 = "torch.aten.chunk"(%167, %197, %198) : (!torch.vtensor<[5,1,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %200:2 = "torch.prim.ListUnpack"(%199) : (!torch.list<vtensor>) -> (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>)
    %201 = "torch.aten.mul.Tensor"(%200#0, %184) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %202 = "torch.aten.mul.Tensor"(%200#1, %196) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %203 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %204 = "torch.aten.sub.Tensor"(%201, %202, %203) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %205 = "torch.aten.mul.Tensor"(%200#1, %184) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %206 = "torch.aten.mul.Tensor"(%200#0, %196) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,1,16],f32>
    %207 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %208 = "torch.aten.add.Tensor"(%205, %206, %207) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>, !torch.int) -> !torch.vtensor<[5,1,16],f32>
    %209 = "torch.prim.ListConstruct"(%204, %208) : (!torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.list<vtensor>
    %210 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %211 = "torch.aten.cat"(%209, %210) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %212 = "torch.prim.ListConstruct"(%211, %172) : (!torch.vtensor<[5,1,32],f32>, !torch.vtensor<[5,1,0],f32>) -> !torch.list<vtensor>
    %213 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %214 = "torch.aten.cat"(%212, %213) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %215 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %216 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %217 = "torch.prim.ListConstruct"(%215, %216) : (!torch.int, !torch.int) -> !torch.list<int>
    %218 = "torch.aten.reshape"(%214, %217) : (!torch.vtensor<[5,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    "func.return"(%161, %218) : (!torch.vtensor<[5,64],f32>, !torch.vtensor<[5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
