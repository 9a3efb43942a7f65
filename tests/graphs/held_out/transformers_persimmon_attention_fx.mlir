"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[96,32],f32>, !torch.vtensor<[96],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,32],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[96,32],f32>, %arg3: !torch.vtensor<[96],f32>, %arg4: !torch.vtensor<[32,32],f32>, %arg5: !torch.vtensor<[32],f32>, %arg6: !torch.vtensor<[32],f32>, %arg7: !torch.vtensor<[32],f32>, %arg8: !torch.vtensor<[32],f32>, %arg9: !torch.vtensor<[32],f32>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.constant.float"() <{value = -1.000000e+09 : f64}> : () -> !torch.float
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.full"(%2, %3, %4, %5, %6, %7) : (!torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[3,3],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.triu"(%8, %9) : (!torch.vtensor<[3,3],f32>, !torch.int) -> !torch.vtensor<[3,3],f32>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.aten.unsqueeze"(%10, %11) : (!torch.vtensor<[3,3],f32>, !torch.int) -> !torch.vtensor<[1,3,3],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%12, %13) : (!torch.vtensor<[1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%arg1, %15) : (!torch.vtensor<[1,3],si64>, !torch.int) -> !torch.vtensor<[1,3,1],si64>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%16, %17, %18, %19, %20, %21) : (!torch.vtensor<[1,3,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %22 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.to.dtype"(%16, %22, %23, %24, %25) : (!torch.vtensor<[1,3,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,1],f32>
    %27 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %31 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %28, %29, %30, %31, %32) : (!torch.vtensor<[8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %33 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.to.device"(%33, %34, %35, %36, %37, %38) : (!torch.vtensor<[8],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[8],f32>
    %40 = "torch.aten.mul.Tensor"(%26, %39) : (!torch.vtensor<[1,3,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,3,8],f32>
    %41 = "torch.prim.ListConstruct"(%40, %40) : (!torch.vtensor<[1,3,8],f32>, !torch.vtensor<[1,3,8],f32>) -> !torch.list<vtensor>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.cat"(%41, %42) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,16],f32>
    %44 = "torch.aten.cos"(%43) : (!torch.vtensor<[1,3,16],f32>) -> !torch.vtensor<[1,3,16],f32>
    %45 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %46 = "torch.aten.mul.Scalar"(%44, %45) : (!torch.vtensor<[1,3,16],f32>, !torch.float) -> !torch.vtensor<[1,3,16],f32>
    %47 = "torch.aten.sin"(%43) : (!torch.vtensor<[1,3,16],f32>) -> !torch.vtensor<[1,3,16],f32>
    %48 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %49 = "torch.aten.mul.Scalar"(%47, %48) : (!torch.vtensor<[1,3,16],f32>, !torch.float) -> !torch.vtensor<[1,3,16],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%46, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,3,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.to.dtype"(%46, %55, %56, %57, %58) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.constant.none"() : () -> !torch.none
    %62 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %60, %61, %62, %63, %64) : (!torch.vtensor<[1,3,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %65 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %66 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %67 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %68 = "torch.constant.none"() : () -> !torch.none
    %69 = "torch.aten.to.dtype"(%49, %65, %66, %67, %68) : (!torch.vtensor<[1,3,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %70 = "torch.aten.linear"(%arg0, %arg2, %arg3) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[96,32],f32>, !torch.vtensor<[96],f32>) -> !torch.vtensor<[1,3,96],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %76 = "torch.prim.ListConstruct"(%71, %72, %73, %74, %75) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%70, %76) : (!torch.vtensor<[1,3,96],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,3,32],f32>
    %78 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.aten.select.int"(%77, %78, %79) : (!torch.vtensor<[1,3,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.select.int"(%77, %81, %82) : (!torch.vtensor<[1,3,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %86 = "torch.aten.select.int"(%77, %84, %85) : (!torch.vtensor<[1,3,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %87 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %88 = "torch.prim.ListConstruct"(%87) : (!torch.int) -> !torch.list<int>
    %89 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %90 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %91 = "torch.aten.layer_norm"(%80, %88, %arg6, %arg7, %89, %90) : (!torch.vtensor<[1,3,1,32],f32>, !torch.list<int>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,3,1,32],f32>
    %92 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %93 = "torch.prim.ListConstruct"(%92) : (!torch.int) -> !torch.list<int>
    %94 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %95 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %96 = "torch.aten.layer_norm"(%83, %93, %arg8, %arg9, %94, %95) : (!torch.vtensor<[1,3,1,32],f32>, !torch.list<int>, !torch.vtensor<[32],f32>, !torch.vtensor<[32],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,3,1,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.transpose.int"(%91, %97, %98) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %100 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %102 = "torch.aten.transpose.int"(%86, %100, %101) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %105 = "torch.aten.transpose.int"(%96, %103, %104) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %106 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.slice.Tensor"(%99, %106, %107, %108, %109) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.slice.Tensor"(%99, %111, %112, %113, %114) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %116 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.slice.Tensor"(%105, %116, %117, %118, %119) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %121 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.slice.Tensor"(%105, %121, %122, %123, %124) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.aten.unsqueeze"(%59, %126) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.aten.unsqueeze"(%69, %128) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %130 = "torch.aten.mul.Tensor"(%110, %127) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %131 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %134 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %135 = "torch.aten.slice.Tensor"(%110, %131, %132, %133, %134) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %136 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.slice.Tensor"(%110, %136, %137, %138, %139) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %141 = "torch.aten.neg"(%140) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %142 = "torch.prim.ListConstruct"(%141, %135) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %143 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %144 = "torch.aten.cat"(%142, %143) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %145 = "torch.aten.mul.Tensor"(%144, %129) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.aten.add.Tensor"(%130, %145, %146) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %148 = "torch.aten.mul.Tensor"(%120, %127) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %149 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %152 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %153 = "torch.aten.slice.Tensor"(%120, %149, %150, %151, %152) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %154 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %155 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %156 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.aten.slice.Tensor"(%120, %154, %155, %156, %157) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %159 = "torch.aten.neg"(%158) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %160 = "torch.prim.ListConstruct"(%159, %153) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %161 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %162 = "torch.aten.cat"(%160, %161) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %163 = "torch.aten.mul.Tensor"(%162, %129) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %164 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %165 = "torch.aten.add.Tensor"(%148, %163, %164) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %166 = "torch.prim.ListConstruct"(%147, %115) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %167 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %168 = "torch.aten.cat"(%166, %167) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %169 = "torch.prim.ListConstruct"(%165, %125) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %170 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %171 = "torch.aten.cat"(%169, %170) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %172 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %173 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %174 = "torch.aten.transpose.int"(%171, %172, %173) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,32,3],f32>
    %175 = "torch.aten.matmul"(%168, %174) : (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,32,3],f32>) -> !torch.vtensor<[1,1,3,3],f32>
    %176 = "torch.constant.float"() <{value = 0.17677669529663689 : f64}> : () -> !torch.float
    %177 = "torch.aten.mul.Scalar"(%175, %176) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float) -> !torch.vtensor<[1,1,3,3],f32>
    %178 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %179 = "torch.aten.add.Tensor"(%177, %14, %178) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %180 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %181 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %182 = "torch.aten.softmax.int"(%179, %180, %181) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %183 = "torch.constant.none"() : () -> !torch.none
    %184 = "torch.constant.none"() : () -> !torch.none
    %185 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %186 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %187 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%182, %183, %184, %185, %186, %187) : (!torch.vtensor<[1,1,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %188 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %189 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %190 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %191 = "torch.constant.none"() : () -> !torch.none
    %192 = "torch.aten.to.dtype"(%182, %188, %189, %190, %191) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,3,3],f32>
    %193 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %194 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %195 = "torch.aten.dropout"(%192, %193, %194) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,3],f32>
    %196 = "torch.aten.matmul"(%195, %102) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,1,3,32],f32>
    %197 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %198 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %199 = "torch.aten.transpose.int"(%196, %197, %198) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %200 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %201 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %202 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %203 = "torch.prim.ListConstruct"(%200, %201, %202) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %204 = "torch.aten.reshape"(%199, %203) : (!torch.vtensor<[1,3,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,32],f32>
    %205 = "torch.aten.linear"(%204, %arg4, %arg5) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    "func.return"(%205) : (!torch.vtensor<[1,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
