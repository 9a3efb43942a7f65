"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[1,3],si64>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[8,16],f32>, !torch.vtensor<[8,16],f32>, !torch.vtensor<[16,16],f32>, !torch.vtensor<[2,8],f32>, !torch.vtensor<[2,8],f32>, !torch.vtensor<[1,8],f32>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[1,3,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,16],f32>, %arg1: !torch.vtensor<[1,3],si64>, %arg2: !torch.vtensor<[16,16],f32>, %arg3: !torch.vtensor<[8,16],f32>, %arg4: !torch.vtensor<[8,16],f32>, %arg5: !torch.vtensor<[16,16],f32>, %arg6: !torch.vtensor<[2,8],f32>, %arg7: !torch.vtensor<[2,8],f32>, %arg8: !torch.vtensor<[1,8],f32>, %arg9: !torch.vtensor<[1,8],f32>):
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
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten._to_copy"(%16, %22, %23, %24, %25, %26, %27) : (!torch.vtensor<[1,3,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,1],f32>
    %29 = "torch.vtensor.literal"() <{value = dense<"0x0000803FCDCCCC3D0AD7233C6F12833A"> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %33 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%29, %30, %31, %32, %33, %34) : (!torch.vtensor<[4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %35 = "torch.vtensor.literal"() <{value = dense<"0x0000803FCDCCCC3D0AD7233C6F12833A"> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
    %36 = "torch.aten.mul.Tensor"(%28, %35) : (!torch.vtensor<[1,3,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,3,4],f32>
    %37 = "torch.prim.ListConstruct"(%36, %36) : (!torch.vtensor<[1,3,4],f32>, !torch.vtensor<[1,3,4],f32>) -> !torch.list<vtensor>
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.cat"(%37, %38) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,8],f32>
    %40 = "torch.aten.cos"(%39) : (!torch.vtensor<[1,3,8],f32>) -> !torch.vtensor<[1,3,8],f32>
    %41 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %42 = "torch.aten.mul.Scalar"(%40, %41) : (!torch.vtensor<[1,3,8],f32>, !torch.float) -> !torch.vtensor<[1,3,8],f32>
    %43 = "torch.aten.sin"(%39) : (!torch.vtensor<[1,3,8],f32>) -> !torch.vtensor<[1,3,8],f32>
    %44 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %45 = "torch.aten.mul.Scalar"(%43, %44) : (!torch.vtensor<[1,3,8],f32>, !torch.float) -> !torch.vtensor<[1,3,8],f32>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %49 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %50 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%42, %46, %47, %48, %49, %50) : (!torch.vtensor<[1,3,8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.none"() : () -> !torch.none
    %53 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %54 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%45, %51, %52, %53, %54, %55) : (!torch.vtensor<[1,3,8],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %56 = "torch.constant.none"() : () -> !torch.none
    %57 = "torch.aten.linear"(%arg0, %arg2, %56) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[16,16],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.linear"(%arg0, %arg3, %58) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[8,16],f32>, !torch.none) -> !torch.vtensor<[1,3,8],f32>
    %60 = "torch.constant.none"() : () -> !torch.none
    %61 = "torch.aten.linear"(%arg0, %arg4, %60) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[8,16],f32>, !torch.none) -> !torch.vtensor<[1,3,8],f32>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %65 = "torch.prim.ListConstruct"(%62, %63, %64) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%57, %65) : (!torch.vtensor<[1,3,16],f32>, !torch.list<int>) -> !torch.vtensor<[3,2,8],f32>
    %67 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%67) : (!torch.int) -> !torch.list<int>
    %69 = "torch.constant.none"() : () -> !torch.none
    %70 = "torch.constant.none"() : () -> !torch.none
    %71 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %72 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %73 = "torch.aten.layer_norm"(%66, %68, %69, %70, %71, %72) : (!torch.vtensor<[3,2,8],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float, !torch.bool) -> !torch.vtensor<[3,2,8],f32>
    %74 = "torch.aten.mul.Tensor"(%73, %arg6) : (!torch.vtensor<[3,2,8],f32>, !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[3,2,8],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.add.Tensor"(%74, %arg7, %75) : (!torch.vtensor<[3,2,8],f32>, !torch.vtensor<[2,8],f32>, !torch.int) -> !torch.vtensor<[3,2,8],f32>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%77, %78, %79) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%59, %80) : (!torch.vtensor<[1,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,8],f32>
    %82 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%82) : (!torch.int) -> !torch.list<int>
    %84 = "torch.constant.none"() : () -> !torch.none
    %85 = "torch.constant.none"() : () -> !torch.none
    %86 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %87 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %88 = "torch.aten.layer_norm"(%81, %83, %84, %85, %86, %87) : (!torch.vtensor<[3,1,8],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float, !torch.bool) -> !torch.vtensor<[3,1,8],f32>
    %89 = "torch.aten.mul.Tensor"(%88, %arg8) : (!torch.vtensor<[3,1,8],f32>, !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[3,1,8],f32>
    %90 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %91 = "torch.aten.add.Tensor"(%89, %arg9, %90) : (!torch.vtensor<[3,1,8],f32>, !torch.vtensor<[1,8],f32>, !torch.int) -> !torch.vtensor<[3,1,8],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%92, %93, %94, %95) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.view"(%76, %96) : (!torch.vtensor<[3,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,2,8],f32>
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %100 = "torch.aten.transpose.int"(%97, %98, %99) : (!torch.vtensor<[1,3,2,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %101 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %105 = "torch.prim.ListConstruct"(%101, %102, %103, %104) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.view"(%91, %105) : (!torch.vtensor<[3,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,8],f32>
    %107 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %108 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %109 = "torch.aten.transpose.int"(%106, %107, %108) : (!torch.vtensor<[1,3,1,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%110, %111, %112, %113) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %115 = "torch.aten.view"(%61, %114) : (!torch.vtensor<[1,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,1,8],f32>
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %118 = "torch.aten.transpose.int"(%115, %116, %117) : (!torch.vtensor<[1,3,1,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %119 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %120 = "torch.aten.unsqueeze"(%42, %119) : (!torch.vtensor<[1,3,8],f32>, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %121 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %122 = "torch.aten.unsqueeze"(%45, %121) : (!torch.vtensor<[1,3,8],f32>, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %123 = "torch.aten.mul.Tensor"(%100, %120) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
    %124 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %125 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.slice.Tensor"(%100, %124, %125, %126, %127) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %129 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %133 = "torch.aten.slice.Tensor"(%100, %129, %130, %131, %132) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,4],f32>
    %134 = "torch.aten.neg"(%133) : (!torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32>
    %135 = "torch.prim.ListConstruct"(%134, %128) : (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>) -> !torch.list<vtensor>
    %136 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %137 = "torch.aten.cat"(%135, %136) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %138 = "torch.aten.mul.Tensor"(%137, %122) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.aten.add.Tensor"(%123, %138, %139) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,3,8],f32>, !torch.int) -> !torch.vtensor<[1,2,3,8],f32>
    %141 = "torch.aten.mul.Tensor"(%109, %120) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %142 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %144 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %146 = "torch.aten.slice.Tensor"(%109, %142, %143, %144, %145) : (!torch.vtensor<[1,1,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %147 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %151 = "torch.aten.slice.Tensor"(%109, %147, %148, %149, %150) : (!torch.vtensor<[1,1,3,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,3,4],f32>
    %152 = "torch.aten.neg"(%151) : (!torch.vtensor<[1,1,3,4],f32>) -> !torch.vtensor<[1,1,3,4],f32>
    %153 = "torch.prim.ListConstruct"(%152, %146) : (!torch.vtensor<[1,1,3,4],f32>, !torch.vtensor<[1,1,3,4],f32>) -> !torch.list<vtensor>
    %154 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %155 = "torch.aten.cat"(%153, %154) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %156 = "torch.aten.mul.Tensor"(%155, %122) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>) -> !torch.vtensor<[1,1,3,8],f32>
    %157 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %158 = "torch.aten.add.Tensor"(%141, %156, %157) : (!torch.vtensor<[1,1,3,8],f32>, !torch.vtensor<[1,1,3,8],f32>, !torch.int) -> !torch.vtensor<[1,1,3,8],f32>
    %159 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %160 = "torch.aten.unsqueeze"(%158, %159) : (!torch.vtensor<[1,1,3,8],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,8],f32>
    %161 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %162 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %163 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %164 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %166 = "torch.prim.ListConstruct"(%161, %162, %163, %164, %165) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.aten.expand"(%160, %166, %167) : (!torch.vtensor<[1,1,1,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,8],f32>
    %169 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %170 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %171 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %172 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %173 = "torch.prim.ListConstruct"(%169, %170, %171, %172) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %174 = "torch.aten.view"(%168, %173) : (!torch.vtensor<[1,1,2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,8],f32>
    %175 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %176 = "torch.aten.unsqueeze"(%118, %175) : (!torch.vtensor<[1,1,3,8],f32>, !torch.int) -> !torch.vtensor<[1,1,1,3,8],f32>
    %177 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %179 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %180 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %181 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %182 = "torch.prim.ListConstruct"(%177, %178, %179, %180, %181) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %183 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %184 = "torch.aten.expand"(%176, %182, %183) : (!torch.vtensor<[1,1,1,3,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,2,3,8],f32>
    %185 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %187 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %188 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %189 = "torch.prim.ListConstruct"(%185, %186, %187, %188) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %190 = "torch.aten.view"(%184, %189) : (!torch.vtensor<[1,1,2,3,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,3,8],f32>
    %191 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %192 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %193 = "torch.aten.transpose.int"(%174, %191, %192) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,8,3],f32>
    %194 = "torch.aten.matmul"(%140, %193) : (!torch.vtensor<[1,2,3,8],f32>, !torch.vtensor<[1,2,8,3],f32>) -> !torch.vtensor<[1,2,3,3],f32>
    %195 = "torch.constant.float"() <{value = 0.35355339059327379 : f64}> : () -> !torch.float
    %196 = "torch.aten.mul.Scalar"(%194, %195) : (!torch.vtensor<[1,2,3,3],f32>, !torch.float) -> !torch.vtensor<[1,2,3,3],f32>
    %197 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %198 = "torch.aten.add.Tensor"(%196, %14, %197) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,1,3,3],f32>, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %199 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %200 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %201 = "torch.aten.softmax.int"(%198, %199, %200) : (!torch.vtensor<[1,2,3,3],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,3,3],f32>
    %202 = "torch.constant.none"() : () -> !torch.none
    %203 = "torch.constant.none"() : () -> !torch.none
    %204 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %205 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %206 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%201, %202, %203, %204, %205, %206) : (!torch.vtensor<[1,2,3,3],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %207 = "torch.constant.none"() : () -> !torch.none
    %208 = "torch.aten.clone"(%201, %207) : (!torch.vtensor<[1,2,3,3],f32>, !torch.none) -> !torch.vtensor<[1,2,3,3],f32>
    %209 = "torch.aten.matmul"(%208, %190) : (!torch.vtensor<[1,2,3,3],f32>, !torch.vtensor<[1,2,3,8],f32>) -> !torch.vtensor<[1,2,3,8],f32>
    %210 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %212 = "torch.aten.transpose.int"(%209, %210, %211) : (!torch.vtensor<[1,2,3,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,8],f32>
    %213 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %214 = "torch.aten.clone"(%212, %213) : (!torch.vtensor<[1,3,2,8],f32>, !torch.int) -> !torch.vtensor<[1,3,2,8],f32>
    %215 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %216 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %217 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %218 = "torch.prim.ListConstruct"(%215, %216, %217) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %219 = "torch.aten.view"(%214, %218) : (!torch.vtensor<[1,3,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,3,16],f32>
    %220 = "torch.constant.none"() : () -> !torch.none
    %221 = "torch.aten.linear"(%219, %arg5, %220) : (!torch.vtensor<[1,3,16],f32>, !torch.vtensor<[16,16],f32>, !torch.none) -> !torch.vtensor<[1,3,16],f32>
    "func.return"(%221) : (!torch.vtensor<[1,3,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
