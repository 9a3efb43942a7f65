"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,2,48],f32>, !torch.vtensor<[1,5,2,48],f32>) -> (!torch.vtensor<[1,3,2,48],f32>, !torch.vtensor<[1,5,2,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,2,48],f32>, %arg1: !torch.vtensor<[1,5,2,48],f32>):
    %0 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[5],f32>
    %6 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %7 = "torch.aten.outer"(%5, %6) : (!torch.vtensor<[5],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[5,16],f32>
    %8 = "torch.prim.ListConstruct"(%7, %7) : (!torch.vtensor<[5,16],f32>, !torch.vtensor<[5,16],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.cat"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,32],f32>
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%arg0, %11, %12, %13, %14) : (!torch.vtensor<[1,3,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,32],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.slice.Tensor"(%arg0, %16, %17, %18, %19) : (!torch.vtensor<[1,3,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,3,2,16],f32>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.none"() : () -> !torch.none
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%15, %21, %22, %23, %24, %25) : (!torch.vtensor<[1,3,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %26 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.to.dtype"(%15, %26, %27, %28, %29) : (!torch.vtensor<[1,3,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,2,32],f32>
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -3 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%10, %31, %32, %33, %34) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,32],f32>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %39 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%35, %36, %37, %38, %39, %40) : (!torch.vtensor<[3,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %42 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.to.dtype"(%35, %41, %42, %43, %44) : (!torch.vtensor<[3,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[3,32],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.unsqueeze"(%45, %46) : (!torch.vtensor<[3,32],f32>, !torch.int) -> !torch.vtensor<[3,1,32],f32>
    %48 = "torch.aten.cos"(%47) : (!torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[3,1,32],f32>
    %49 = "torch.aten.mul.Tensor"(%30, %48) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[1,3,2,32],f32>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%51, %52) : (!torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.unflatten.int"(%30, %50, %53) : (!torch.vtensor<[1,3,2,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,3,2,2,16],f32>
    %55 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %56 = "torch.aten.unbind.int"(%54, %55) : (!torch.vtensor<[1,3,2,2,16],f32>, !torch.int) -> !torch.list<vtensor>
    %57:2 = "torch.prim.ListUnpack"(%56) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,3,2,16],f32>, !torch.vtensor<[1,3,2,16],f32>)
    %58 = "torch.aten.neg"(%57#1) : (!torch.vtensor<[1,3,2,16],f32>) -> !torch.vtensor<[1,3,2,16],f32>
    %59 = "torch.prim.ListConstruct"(%58, %57#0) : (!torch.vtensor<[1,3,2,16],f32>, !torch.vtensor<[1,3,2,16],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,2,32],f32>
    %62 = "torch.aten.sin"(%47) : (!torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[3,1,32],f32>
    %63 = "torch.aten.mul.Tensor"(%61, %62) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[1,3,2,32],f32>
    %64 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %65 = "torch.aten.add.Tensor"(%49, %63, %64) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,3,2,32],f32>, !torch.int) -> !torch.vtensor<[1,3,2,32],f32>
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %69 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %70 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%65, %66, %67, %68, %69, %70) : (!torch.vtensor<[1,3,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %71 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %72 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %73 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.aten.to.dtype"(%65, %71, %72, %73, %74) : (!torch.vtensor<[1,3,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,3,2,32],f32>
    %76 = "torch.prim.ListConstruct"(%75, %20) : (!torch.vtensor<[1,3,2,32],f32>, !torch.vtensor<[1,3,2,16],f32>) -> !torch.list<vtensor>
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.aten.cat"(%76, %77) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,3,2,48],f32>
    %79 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %83 = "torch.aten.slice.Tensor"(%arg1, %79, %80, %81, %82) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %84 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.aten.slice.Tensor"(%arg1, %84, %85, %86, %87) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %89 = "torch.constant.none"() : () -> !torch.none
    %90 = "torch.constant.none"() : () -> !torch.none
    %91 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %92 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %93 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%83, %89, %90, %91, %92, %93) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %94 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %95 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %96 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.to.dtype"(%83, %94, %95, %96, %97) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %99 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %100 = "torch.constant.int"() <{value = -5 : i64}> : () -> !torch.int
    %101 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.aten.slice.Tensor"(%10, %99, %100, %101, %102) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,32],f32>
    %104 = "torch.constant.none"() : () -> !torch.none
    %105 = "torch.constant.none"() : () -> !torch.none
    %106 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %107 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %108 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%103, %104, %105, %106, %107, %108) : (!torch.vtensor<[5,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %109 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %110 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.aten.to.dtype"(%103, %109, %110, %111, %112) : (!torch.vtensor<[5,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,32],f32>
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.aten.unsqueeze"(%113, %114) : (!torch.vtensor<[5,32],f32>, !torch.int) -> !torch.vtensor<[5,1,32],f32>
    %116 = "torch.aten.cos"(%115) : (!torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %117 = "torch.aten.mul.Tensor"(%98, %116) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %118 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %119 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %120 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %121 = "torch.prim.ListConstruct"(%119, %120) : (!torch.int, !torch.int) -> !torch.list<int>
    %122 = "torch.aten.unflatten.int"(%98, %118, %121) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.list<int>) -> !torch.vtensor<[1,5,2,2,16],f32>
    %123 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %124 = "torch.aten.unbind.int"(%122, %123) : (!torch.vtensor<[1,5,2,2,16],f32>, !torch.int) -> !torch.list<vtensor>
    %125:2 = "torch.prim.ListUnpack"(%124) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>)
    %126 = "torch.aten.neg"(%125#1) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %127 = "torch.prim.ListConstruct"(%126, %125#0) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %128 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %129 = "torch.aten.cat"(%127, %128) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %130 = "torch.aten.sin"(%115) : (!torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[5,1,32],f32>
    %131 = "torch.aten.mul.Tensor"(%129, %130) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %132 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %133 = "torch.aten.add.Tensor"(%117, %131, %132) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %134 = "torch.constant.none"() : () -> !torch.none
    %135 = "torch.constant.none"() : () -> !torch.none
    %136 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %137 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %138 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%133, %134, %135, %136, %137, %138) : (!torch.vtensor<[1,5,2,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %139 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %140 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %141 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %142 = "torch.constant.none"() : () -> !torch.none
    %143 = "torch.aten.to.dtype"(%133, %139, %140, %141, %142) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,2,32],f32>
    %144 = "torch.prim.ListConstruct"(%143, %88) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %145 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %146 = "torch.aten.cat"(%144, %145) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,48],f32>
    "func.return"(%78, %146) : (!torch.vtensor<[1,3,2,48],f32>, !torch.vtensor<[1,5,2,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
