"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,32],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[32,32],f32>, %arg3: !torch.vtensor<[32],f32>, %arg4: !torch.vtensor<[32,32],f32>, %arg5: !torch.vtensor<[32],f32>, %arg6: !torch.vtensor<[32,32],f32>, %arg7: !torch.vtensor<[32],f32>, %arg8: !torch.vtensor<[32,32],f32>, %arg9: !torch.vtensor<[32],f32>):
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
    %70 = "torch.aten.linear"(%arg0, %arg2, %arg3) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %75 = "torch.prim.ListConstruct"(%71, %72, %73, %74) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%70, %75) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,32],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.transpose.int"(%76, %77, %78) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %80 = "torch.aten.linear"(%arg0, %arg4, %arg5) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %85 = "torch.prim.ListConstruct"(%81, %82, %83, %84) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%80, %85) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,32],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.aten.transpose.int"(%86, %87, %88) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %90 = "torch.aten.linear"(%arg0, %arg6, %arg7) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    %91 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %95 = "torch.prim.ListConstruct"(%91, %92, %93, %94) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.view"(%90, %95) : (!torch.vtensor<[1,3,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,32],f32>
    %97 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.transpose.int"(%96, %97, %98) : (!torch.vtensor<[1,3,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %100 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.slice.Tensor"(%79, %100, %101, %102, %103) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %105 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %106 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %107 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.slice.Tensor"(%79, %105, %106, %107, %108) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %110 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.slice.Tensor"(%89, %110, %111, %112, %113) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %115 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %118 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %119 = "torch.aten.slice.Tensor"(%89, %115, %116, %117, %118) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %120 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %121 = "torch.aten.unsqueeze"(%59, %120) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %122 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %123 = "torch.aten.unsqueeze"(%69, %122) : (!torch.vtensor<[1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %124 = "torch.aten.mul.Tensor"(%104, %121) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %125 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %129 = "torch.aten.slice.Tensor"(%104, %125, %126, %127, %128) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %130 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %134 = "torch.aten.slice.Tensor"(%104, %130, %131, %132, %133) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %135 = "torch.aten.neg"(%134) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %136 = "torch.prim.ListConstruct"(%135, %129) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %137 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %138 = "torch.aten.cat"(%136, %137) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %139 = "torch.aten.mul.Tensor"(%138, %123) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %140 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %141 = "torch.aten.add.Tensor"(%124, %139, %140) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %142 = "torch.aten.mul.Tensor"(%114, %121) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %143 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.aten.slice.Tensor"(%114, %143, %144, %145, %146) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %148 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %152 = "torch.aten.slice.Tensor"(%114, %148, %149, %150, %151) : (!torch.vtensor<[1,1,3,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %153 = "torch.aten.neg"(%152) : (!torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %154 = "torch.prim.ListConstruct"(%153, %147) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.list<vtensor>
    %155 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %156 = "torch.aten.cat"(%154, %155) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %157 = "torch.aten.mul.Tensor"(%156, %123) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.vtensor<[1,1,3,16],f32>
    %158 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %159 = "torch.aten.add.Tensor"(%142, %157, %158) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>, !torch.int) -> !torch.vtensor<[1,1,3,16],f32>
    %160 = "torch.prim.ListConstruct"(%141, %109) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %161 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %162 = "torch.aten.cat"(%160, %161) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %163 = "torch.prim.ListConstruct"(%159, %119) : (!torch.vtensor<[1,1,3,16],f32>, !torch.vtensor<[1,1,3,16],f32>) -> !torch.list<vtensor>
    %164 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %165 = "torch.aten.cat"(%163, %164) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,32],f32>
    %166 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %167 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %168 = "torch.aten.transpose.int"(%165, %166, %167) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,32,3],f32>
    %169 = "torch.aten.matmul"(%162, %168) : (!torch.vtensor<[1,1,3,32],f32>, !torch.vtensor<[1,1,32,3],f32>) -> !torch.vtensor<[1,1,3,3],f32>
    %170 = "torch.constant.float"() <{value = 0.17677669529663689 : f64}> : () -> !torch.float
    %171 = "torch.aten.mul.Scalar"(%169, %170) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float) -> !torch.vtensor<[1,1,3,3],f32>
    %172 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %173 = "torch.aten.add.Tensor"(%171, %14, %172) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %174 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %176 = "torch.aten.softmax.int"(%173, %174, %175) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,3],f32>
    %177 = "torch.constant.none"() : () -> !torch.none
    %178 = "torch.constant.none"() : () -> !torch.none
    %179 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %180 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %181 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%176, %177, %178, %179, %180, %181) : (!torch.vtensor<[1,1,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %182 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %183 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %184 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %185 = "torch.constant.none"() : () -> !torch.none
    %186 = "torch.aten.to.dtype"(%176, %182, %183, %184, %185) : (!torch.vtensor<[1,1,3,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,3,3],f32>
    %187 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %188 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %189 = "torch.aten.dropout"(%186, %187, %188) : (!torch.vtensor<[1,1,3,3],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,3,3],f32>
    %190 = "torch.aten.matmul"(%189, %99) : (!torch.vtensor<[1,1,3,3],f32>, !torch.vtensor<[1,1,3,32],f32>) -> !torch.vtensor<[1,1,3,32],f32>
    %191 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %192 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %193 = "torch.aten.transpose.int"(%190, %191, %192) : (!torch.vtensor<[1,1,3,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,1,32],f32>
    %194 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %196 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %197 = "torch.prim.ListConstruct"(%194, %195, %196) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %198 = "torch.aten.reshape"(%193, %197) : (!torch.vtensor<[1,3,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,32],f32>
    %199 = "torch.aten.linear"(%198, %arg8, %arg9) : (!torch.vtensor<[1,3,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,3,32],f32>
    "func.return"(%199) : (!torch.vtensor<[1,3,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
