"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,4],si64>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[1,4],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,4,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten._to_copy"(%1, %7, %8, %9, %10, %11, %12) : (!torch.vtensor<[1,4,1],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[1,4,1],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%14, %15, %16, %17, %18, %19) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %20 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %21 = "torch.aten.mul.Tensor"(%13, %20) : (!torch.vtensor<[1,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %22 = "torch.prim.ListConstruct"(%21, %21) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.cat"(%22, %23) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %25 = "torch.aten.cos"(%24) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %26 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %27 = "torch.aten.mul.Scalar"(%25, %26) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %28 = "torch.aten.sin"(%24) : (!torch.vtensor<[1,4,32],f32>) -> !torch.vtensor<[1,4,32],f32>
    %29 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %30 = "torch.aten.mul.Scalar"(%28, %29) : (!torch.vtensor<[1,4,32],f32>, !torch.float) -> !torch.vtensor<[1,4,32],f32>
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %34 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%27, %31, %32, %33, %34, %35) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%30, %36, %37, %38, %39, %40) : (!torch.vtensor<[1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%27, %41) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.unsqueeze"(%30, %43) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %45 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%42, %45, %46, %47, %48) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %50 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %51 = "torch.aten.unsqueeze"(%49, %50) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,1],f32>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.prim.ListConstruct"(%52, %53, %54, %55, %56) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %59 = "torch.aten.expand"(%51, %57, %58) : (!torch.vtensor<[1,1,4,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,4,16,2],f32>
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.aten.clone"(%59, %60) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %66 = "torch.prim.ListConstruct"(%62, %63, %64, %65) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%61, %66) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %68 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%44, %68, %69, %70, %71) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %73 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %74 = "torch.aten.unsqueeze"(%72, %73) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,1],f32>
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%75, %76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.expand"(%74, %80, %81) : (!torch.vtensor<[1,1,4,16,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,1,4,16,2],f32>
    %83 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %84 = "torch.aten.clone"(%82, %83) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%85, %86, %87, %88) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.view"(%84, %89) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %91 = "torch.aten.mul.Tensor"(%arg0, %67) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %92 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %96 = "torch.aten.slice.Tensor"(%arg0, %92, %93, %94, %95) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %97 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %98 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %99 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %101 = "torch.aten.slice.Tensor"(%arg0, %97, %98, %99, %100) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %102 = "torch.aten.neg"(%101) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %103 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %104 = "torch.aten.unsqueeze"(%102, %103) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %105 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %106 = "torch.aten.unsqueeze"(%96, %105) : (!torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16,1],f32>
    %107 = "torch.prim.ListConstruct"(%104, %106) : (!torch.vtensor<[1,2,4,16,1],f32>, !torch.vtensor<[1,2,4,16,1],f32>) -> !torch.list<vtensor>
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.cat"(%107, %108) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %110 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%110, %111, %112, %113) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %115 = "torch.aten.view"(%109, %114) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %116 = "torch.aten.mul.Tensor"(%115, %90) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %117 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %118 = "torch.aten.add.Tensor"(%91, %116, %117) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %119 = "torch.aten.mul.Tensor"(%arg1, %67) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %120 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %121 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %122 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %123 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %124 = "torch.aten.slice.Tensor"(%arg1, %120, %121, %122, %123) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %125 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %126 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %127 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %129 = "torch.aten.slice.Tensor"(%arg1, %125, %126, %127, %128) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %130 = "torch.aten.neg"(%129) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %131 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %132 = "torch.aten.unsqueeze"(%130, %131) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,1],f32>
    %133 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %134 = "torch.aten.unsqueeze"(%124, %133) : (!torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16,1],f32>
    %135 = "torch.prim.ListConstruct"(%132, %134) : (!torch.vtensor<[1,1,4,16,1],f32>, !torch.vtensor<[1,1,4,16,1],f32>) -> !torch.list<vtensor>
    %136 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %137 = "torch.aten.cat"(%135, %136) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %141 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %142 = "torch.prim.ListConstruct"(%138, %139, %140, %141) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %143 = "torch.aten.view"(%137, %142) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %144 = "torch.aten.mul.Tensor"(%143, %90) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %145 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %146 = "torch.aten.add.Tensor"(%119, %144, %145) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    "func.return"(%118, %146) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
