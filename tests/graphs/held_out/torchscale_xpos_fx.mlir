"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,5,32],f32>, %arg1: !torch.vtensor<[2,5,32],f32>):
    %0 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.to.device"(%7, %13, %14, %15, %16, %17) : (!torch.vtensor<[5],si64>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %19 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %20 = "torch.aten.div.Scalar"(%18, %19) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.aten.unsqueeze"(%20, %21) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %23 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %24 = "torch.aten.pow.Tensor_Tensor"(%23, %22) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.constant.none"() : () -> !torch.none
    %29 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.aten.arange.start"(%25, %26, %27, %28, %29, %30) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.aten.div.Scalar"(%31, %32) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %34 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %35 = "torch.aten.pow.Scalar"(%34, %33) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %36 = "torch.aten.reciprocal"(%35) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %37 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %38 = "torch.aten.mul.Scalar"(%36, %37) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %44 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %45 = "torch.aten.arange.start"(%39, %40, %41, %42, %43, %44) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %46 = "torch.constant.str"() <{value = "i , j -> i j"}> : () -> !torch.str
    %47 = "torch.prim.ListConstruct"(%45, %38) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.aten.einsum"(%46, %47, %48) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,16],f32>
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.none"() : () -> !torch.none
    %52 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %53 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%49, %50, %51, %52, %53, %54) : (!torch.vtensor<[5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %55 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %56 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %57 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.aten.to.device"(%49, %55, %56, %57, %58, %59) : (!torch.vtensor<[5,16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,16],f32>
    %61 = "torch.aten.sin"(%60) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %62 = "torch.aten.cos"(%60) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %63 = "torch.aten.mul.Tensor"(%61, %24) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%64, %65) : (!torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%63, %66) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.prim.ListConstruct"(%68, %69) : (!torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.repeat"(%67, %70) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %72 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.prim.ListConstruct"(%72, %73) : (!torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%71, %74) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %76 = "torch.aten.mul.Tensor"(%62, %24) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.prim.ListConstruct"(%77, %78) : (!torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.view"(%76, %79) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %83 = "torch.prim.ListConstruct"(%81, %82) : (!torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.repeat"(%80, %83) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %85 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %87 = "torch.prim.ListConstruct"(%85, %86) : (!torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.view"(%84, %87) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %89 = "torch.aten.mul.Tensor"(%arg0, %88) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %90 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %92 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %94 = "torch.aten.slice.Tensor"(%arg0, %90, %91, %92, %93) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %99 = "torch.aten.slice.Tensor"(%arg0, %95, %96, %97, %98) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %100 = "torch.aten.neg"(%99) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %101 = "torch.prim.ListConstruct"(%100, %94) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %102 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %103 = "torch.aten.stack"(%101, %102) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %104 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %106 = "torch.aten.flatten.using_ints"(%103, %104, %105) : (!torch.vtensor<[2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %107 = "torch.aten.mul.Tensor"(%106, %75) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %108 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %109 = "torch.aten.add.Tensor"(%89, %107, %108) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %110 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %113 = "torch.constant.none"() : () -> !torch.none
    %114 = "torch.constant.none"() : () -> !torch.none
    %115 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %116 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %117 = "torch.aten.arange.start_step"(%110, %111, %112, %113, %114, %115, %116) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],si64>
    %118 = "torch.constant.none"() : () -> !torch.none
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %121 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %122 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%117, %118, %119, %120, %121, %122) : (!torch.vtensor<[5],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %123 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %124 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %125 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %126 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.aten.to.device"(%117, %123, %124, %125, %126, %127) : (!torch.vtensor<[5],si64>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5],f32>
    %129 = "torch.constant.int"() <{value = 512 : i64}> : () -> !torch.int
    %130 = "torch.aten.div.Scalar"(%128, %129) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5],f32>
    %131 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %132 = "torch.aten.unsqueeze"(%130, %131) : (!torch.vtensor<[5],f32>, !torch.int) -> !torch.vtensor<[5,1],f32>
    %133 = "torch.vtensor.literal"() <{value = dense<"0x2549923E9324A93E0000C03E6DDBD63EDBB6ED3E2449023FDBB60D3F9224193F4992243F0000303FB76D3B3F6EDB463F2549523FDBB65D3F9224693F4992743F"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %134 = "torch.aten.pow.Tensor_Tensor"(%133, %132) : (!torch.vtensor<[16],f32>, !torch.vtensor<[5,1],f32>) -> !torch.vtensor<[5,16],f32>
    %135 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %137 = "torch.constant.none"() : () -> !torch.none
    %138 = "torch.constant.none"() : () -> !torch.none
    %139 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %140 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %141 = "torch.aten.arange.start"(%135, %136, %137, %138, %139, %140) : (!torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %142 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %143 = "torch.aten.div.Scalar"(%141, %142) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %144 = "torch.constant.int"() <{value = 10000 : i64}> : () -> !torch.int
    %145 = "torch.aten.pow.Scalar"(%144, %143) : (!torch.int, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %146 = "torch.aten.reciprocal"(%145) : (!torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %147 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %148 = "torch.aten.mul.Scalar"(%146, %147) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %149 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %150 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %151 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %152 = "torch.constant.none"() : () -> !torch.none
    %153 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %154 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %155 = "torch.aten.arange.start"(%149, %150, %151, %152, %153, %154) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %156 = "torch.constant.str"() <{value = "i , j -> i j"}> : () -> !torch.str
    %157 = "torch.prim.ListConstruct"(%155, %148) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.list<vtensor>
    %158 = "torch.constant.none"() : () -> !torch.none
    %159 = "torch.aten.einsum"(%156, %157, %158) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[5,16],f32>
    %160 = "torch.constant.none"() : () -> !torch.none
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %163 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %164 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%159, %160, %161, %162, %163, %164) : (!torch.vtensor<[5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %165 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %166 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %167 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %168 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %169 = "torch.constant.none"() : () -> !torch.none
    %170 = "torch.aten.to.device"(%159, %165, %166, %167, %168, %169) : (!torch.vtensor<[5,16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,16],f32>
    %171 = "torch.aten.sin"(%170) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %172 = "torch.aten.cos"(%170) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %173 = "torch.aten.reciprocal"(%134) : (!torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %174 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %175 = "torch.aten.mul.Scalar"(%173, %174) : (!torch.vtensor<[5,16],f32>, !torch.int) -> !torch.vtensor<[5,16],f32>
    %176 = "torch.aten.mul.Tensor"(%171, %175) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %177 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %178 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %179 = "torch.prim.ListConstruct"(%177, %178) : (!torch.int, !torch.int) -> !torch.list<int>
    %180 = "torch.aten.view"(%176, %179) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %181 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %182 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %183 = "torch.prim.ListConstruct"(%181, %182) : (!torch.int, !torch.int) -> !torch.list<int>
    %184 = "torch.aten.repeat"(%180, %183) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %185 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %186 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %187 = "torch.prim.ListConstruct"(%185, %186) : (!torch.int, !torch.int) -> !torch.list<int>
    %188 = "torch.aten.view"(%184, %187) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %189 = "torch.aten.mul.Tensor"(%172, %175) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.vtensor<[5,16],f32>
    %190 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %191 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %192 = "torch.prim.ListConstruct"(%190, %191) : (!torch.int, !torch.int) -> !torch.list<int>
    %193 = "torch.aten.view"(%189, %192) : (!torch.vtensor<[5,16],f32>, !torch.list<int>) -> !torch.vtensor<[80,1],f32>
    %194 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %195 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %196 = "torch.prim.ListConstruct"(%194, %195) : (!torch.int, !torch.int) -> !torch.list<int>
    %197 = "torch.aten.repeat"(%193, %196) : (!torch.vtensor<[80,1],f32>, !torch.list<int>) -> !torch.vtensor<[80,2],f32>
    %198 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %199 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %200 = "torch.prim.ListConstruct"(%198, %199) : (!torch.int, !torch.int) -> !torch.list<int>
    %201 = "torch.aten.view"(%197, %200) : (!torch.vtensor<[80,2],f32>, !torch.list<int>) -> !torch.vtensor<[5,32],f32>
    %202 = "torch.aten.mul.Tensor"(%arg1, %201) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %203 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %204 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %205 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %206 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %207 = "torch.aten.slice.Tensor"(%arg1, %203, %204, %205, %206) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %208 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %209 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %210 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %212 = "torch.aten.slice.Tensor"(%arg1, %208, %209, %210, %211) : (!torch.vtensor<[2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,5,16],f32>
    %213 = "torch.aten.neg"(%212) : (!torch.vtensor<[2,5,16],f32>) -> !torch.vtensor<[2,5,16],f32>
    %214 = "torch.prim.ListConstruct"(%213, %207) : (!torch.vtensor<[2,5,16],f32>, !torch.vtensor<[2,5,16],f32>) -> !torch.list<vtensor>
    %215 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %216 = "torch.aten.stack"(%214, %215) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,5,16,2],f32>
    %217 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %218 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %219 = "torch.aten.flatten.using_ints"(%216, %217, %218) : (!torch.vtensor<[2,5,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    %220 = "torch.aten.mul.Tensor"(%219, %188) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[5,32],f32>) -> !torch.vtensor<[2,5,32],f32>
    %221 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %222 = "torch.aten.add.Tensor"(%202, %220, %221) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>, !torch.int) -> !torch.vtensor<[2,5,32],f32>
    "func.return"(%109, %222) : (!torch.vtensor<[2,5,32],f32>, !torch.vtensor<[2,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
