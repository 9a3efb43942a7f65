"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[4,1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[4,1,4],si64>):
    %0 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.expand"(%arg2, %3, %4) : (!torch.vtensor<[4,1,4],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,1,4],si64>
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[4,1,4],si64>, !torch.int) -> !torch.vtensor<[4,1,4,1],si64>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%7, %8, %9, %10, %11, %12) : (!torch.vtensor<[4,1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten._to_copy"(%7, %13, %14, %15, %16, %17, %18) : (!torch.vtensor<[4,1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,1,4,1],f32>
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F1AAAB53EFAE9003E2CF6363D9FD5813C9C44B83BF3C2023B7095393AF8B18339ACE8BA38B2A20438533E3C37259585366B96BD3553890635F8F03E34"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%20, %21, %22, %23, %24, %25) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.vtensor.literal"() <{value = dense<"0x0000803F1AAAB53EFAE9003E2CF6363D9FD5813C9C44B83BF3C2023B7095393AF8B18339ACE8BA38B2A20438533E3C37259585366B96BD3553890635F8F03E34"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %27 = "torch.aten.mul.Tensor"(%19, %26) : (!torch.vtensor<[4,1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[4,1,4,16],f32>
    %28 = "torch.aten.cos"(%27) : (!torch.vtensor<[4,1,4,16],f32>) -> !torch.vtensor<[4,1,4,16],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[4,1,4,16],f32>, !torch.float) -> !torch.vtensor<[4,1,4,16],f32>
    %31 = "torch.aten.sin"(%27) : (!torch.vtensor<[4,1,4,16],f32>) -> !torch.vtensor<[4,1,4,16],f32>
    %32 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %33 = "torch.aten.mul.Scalar"(%31, %32) : (!torch.vtensor<[4,1,4,16],f32>, !torch.float) -> !torch.vtensor<[4,1,4,16],f32>
    %34 = "torch.prim.ListConstruct"(%33, %33) : (!torch.vtensor<[4,1,4,16],f32>, !torch.vtensor<[4,1,4,16],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,4,32],f32>
    %37 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.split_with_sizes"(%36, %41, %42) : (!torch.vtensor<[4,1,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %44:4 = "torch.prim.ListUnpack"(%43) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>)
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.aten.select.int"(%44#0, %45, %46) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.select.int"(%44#1, %48, %49) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %51 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.aten.select.int"(%44#2, %51, %52) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %56 = "torch.aten.select.int"(%44#3, %54, %55) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %57 = "torch.prim.ListConstruct"(%47, %50, %53, %56) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.cat"(%57, %58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %60 = "torch.prim.ListConstruct"(%30, %30) : (!torch.vtensor<[4,1,4,16],f32>, !torch.vtensor<[4,1,4,16],f32>) -> !torch.list<vtensor>
    %61 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %62 = "torch.aten.cat"(%60, %61) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,1,4,32],f32>
    %63 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %67 = "torch.prim.ListConstruct"(%63, %64, %65, %66) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.split_with_sizes"(%62, %67, %68) : (!torch.vtensor<[4,1,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %70:4 = "torch.prim.ListUnpack"(%69) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>, !torch.vtensor<[4,1,4,8],f32>)
    %71 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %73 = "torch.aten.select.int"(%70#0, %71, %72) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.select.int"(%70#1, %74, %75) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.aten.select.int"(%70#2, %77, %78) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %82 = "torch.aten.select.int"(%70#3, %80, %81) : (!torch.vtensor<[4,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,4,8],f32>
    %83 = "torch.prim.ListConstruct"(%73, %76, %79, %82) : (!torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>, !torch.vtensor<[1,4,8],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.constant.none"() : () -> !torch.none
    %88 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %89 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%85, %86, %87, %88, %89, %90) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %91 = "torch.constant.none"() : () -> !torch.none
    %92 = "torch.constant.none"() : () -> !torch.none
    %93 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %94 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%59, %91, %92, %93, %94, %95) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %96 = "torch.constant.none"() : () -> !torch.none
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %99 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %100 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %96, %97, %98, %99, %100) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.constant.none"() : () -> !torch.none
    %103 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %104 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %105 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg1, %101, %102, %103, %104, %105) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %106 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %107 = "torch.aten.unsqueeze"(%85, %106) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %111 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %112 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%107, %108, %109, %110, %111, %112) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %113 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %114 = "torch.aten.unsqueeze"(%59, %113) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %115 = "torch.constant.none"() : () -> !torch.none
    %116 = "torch.constant.none"() : () -> !torch.none
    %117 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %118 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %119 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%114, %115, %116, %117, %118, %119) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %120 = "torch.aten.mul.Tensor"(%arg0, %107) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %121 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %125 = "torch.aten.slice.Tensor"(%arg0, %121, %122, %123, %124) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %126 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.aten.slice.Tensor"(%arg0, %126, %127, %128, %129) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %131 = "torch.aten.neg"(%130) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %132 = "torch.prim.ListConstruct"(%131, %125) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %133 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %134 = "torch.aten.cat"(%132, %133) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %135 = "torch.aten.mul.Tensor"(%134, %114) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.aten.add.Tensor"(%120, %135, %136) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %138 = "torch.aten.mul.Tensor"(%arg1, %107) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %139 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %143 = "torch.aten.slice.Tensor"(%arg1, %139, %140, %141, %142) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %144 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %145 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %146 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %148 = "torch.aten.slice.Tensor"(%arg1, %144, %145, %146, %147) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %149 = "torch.aten.neg"(%148) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %150 = "torch.prim.ListConstruct"(%149, %143) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %151 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %152 = "torch.aten.cat"(%150, %151) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %153 = "torch.aten.mul.Tensor"(%152, %114) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %154 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %155 = "torch.aten.add.Tensor"(%138, %153, %154) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %156 = "torch.constant.none"() : () -> !torch.none
    %157 = "torch.constant.none"() : () -> !torch.none
    %158 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %159 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %160 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%137, %156, %157, %158, %159, %160) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %161 = "torch.constant.none"() : () -> !torch.none
    %162 = "torch.constant.none"() : () -> !torch.none
    %163 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %164 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %165 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%155, %161, %162, %163, %164, %165) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    "func.return"(%137, %155) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
