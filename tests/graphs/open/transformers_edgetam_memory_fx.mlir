"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,11,32],f32>, !torch.vtensor<[4,16],f32>, !torch.vtensor<[4,16],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,11,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,2,11,32],f32>, %arg2: !torch.vtensor<[4,16],f32>, %arg3: !torch.vtensor<[4,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.repeat_interleave.self_int"(%arg2, %0, %1, %2) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[4,32],f32>
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.aten.unsqueeze"(%3, %4) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.repeat_interleave.self_int"(%arg3, %8, %9, %10) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.none) -> !torch.vtensor<[4,32],f32>
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%11, %12) : (!torch.vtensor<[4,32],f32>, !torch.int) -> !torch.vtensor<[1,4,32],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%arg0, %16, %17, %18, %19, %20) : (!torch.vtensor<[1,2,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.aten.to.dtype"(%arg0, %21, %22, %23, %24) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,4,32],f32>
    %26 = "torch.aten.mul.Tensor"(%25, %7) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%27, %28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%25, %32) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,16,2],f32>
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.aten.unbind.int"(%33, %34) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %36:2 = "torch.prim.ListUnpack"(%35) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %37 = "torch.aten.neg"(%36#1) : (!torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %38 = "torch.prim.ListConstruct"(%37, %36#0) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %39 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %40 = "torch.aten.stack"(%38, %39) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,16,2],f32>
    %41 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.aten.flatten.using_ints"(%40, %41, %42) : (!torch.vtensor<[1,2,4,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %44 = "torch.aten.mul.Tensor"(%43, %15) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.add.Tensor"(%26, %44, %45) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %47 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.aten.slice.Tensor"(%arg1, %47, %48, %49, %50) : (!torch.vtensor<[1,2,11,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,10,32],f32>
    %52 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %56 = "torch.aten.slice.Tensor"(%arg1, %52, %53, %54, %55) : (!torch.vtensor<[1,2,11,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,1,32],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%57, %58, %59, %60, %61) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.view"(%51, %62) : (!torch.vtensor<[1,2,10,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,5,32],f32>
    %64 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %65 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %68 = "torch.aten.slice.Tensor"(%63, %64, %65, %66, %67) : (!torch.vtensor<[1,2,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,1,32],f32>
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %73 = "torch.prim.ListConstruct"(%69, %70, %71, %72) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.reshape"(%68, %73) : (!torch.vtensor<[1,2,2,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,32],f32>
    %75 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.aten.slice.Tensor"(%63, %75, %76, %77, %78) : (!torch.vtensor<[1,2,2,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,2,4,32],f32>
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %84 = "torch.prim.ListConstruct"(%80, %81, %82, %83) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.reshape"(%79, %84) : (!torch.vtensor<[1,2,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,32],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.prim.ListConstruct"(%86, %87, %88, %89) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.repeat"(%7, %90) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8,32],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %94 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %96 = "torch.prim.ListConstruct"(%92, %93, %94, %95) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.repeat"(%15, %96) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,8,32],f32>
    %98 = "torch.constant.none"() : () -> !torch.none
    %99 = "torch.constant.none"() : () -> !torch.none
    %100 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %101 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %102 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%85, %98, %99, %100, %101, %102) : (!torch.vtensor<[1,2,8,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %103 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %104 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %105 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %106 = "torch.constant.none"() : () -> !torch.none
    %107 = "torch.aten.to.dtype"(%85, %103, %104, %105, %106) : (!torch.vtensor<[1,2,8,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,2,8,32],f32>
    %108 = "torch.aten.mul.Tensor"(%107, %91) : (!torch.vtensor<[1,2,8,32],f32>, !torch.vtensor<[1,1,8,32],f32>) -> !torch.vtensor<[1,2,8,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %111 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %112 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %113 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %114 = "torch.prim.ListConstruct"(%109, %110, %111, %112, %113) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %115 = "torch.aten.view"(%107, %114) : (!torch.vtensor<[1,2,8,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,8,16,2],f32>
    %116 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %117 = "torch.aten.unbind.int"(%115, %116) : (!torch.vtensor<[1,2,8,16,2],f32>, !torch.int) -> !torch.list<vtensor>
    %118:2 = "torch.prim.ListUnpack"(%117) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,8,16],f32>, !torch.vtensor<[1,2,8,16],f32>)
    %119 = "torch.aten.neg"(%118#1) : (!torch.vtensor<[1,2,8,16],f32>) -> !torch.vtensor<[1,2,8,16],f32>
    %120 = "torch.prim.ListConstruct"(%119, %118#0) : (!torch.vtensor<[1,2,8,16],f32>, !torch.vtensor<[1,2,8,16],f32>) -> !torch.list<vtensor>
    %121 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %122 = "torch.aten.stack"(%120, %121) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,8,16,2],f32>
    %123 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %124 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %125 = "torch.aten.flatten.using_ints"(%122, %123, %124) : (!torch.vtensor<[1,2,8,16,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,8,32],f32>
    %126 = "torch.aten.mul.Tensor"(%125, %97) : (!torch.vtensor<[1,2,8,32],f32>, !torch.vtensor<[1,1,8,32],f32>) -> !torch.vtensor<[1,2,8,32],f32>
    %127 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %128 = "torch.aten.add.Tensor"(%108, %126, %127) : (!torch.vtensor<[1,2,8,32],f32>, !torch.vtensor<[1,2,8,32],f32>, !torch.int) -> !torch.vtensor<[1,2,8,32],f32>
    %129 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %130 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %131 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %132 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %133 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %134 = "torch.prim.ListConstruct"(%129, %130, %131, %132, %133) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %135 = "torch.aten.view"(%128, %134) : (!torch.vtensor<[1,2,8,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,4,32],f32>
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %138 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %140 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %141 = "torch.prim.ListConstruct"(%136, %137, %138, %139, %140) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %142 = "torch.aten.view"(%74, %141) : (!torch.vtensor<[1,2,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,1,32],f32>
    %143 = "torch.prim.ListConstruct"(%142, %135) : (!torch.vtensor<[1,2,2,1,32],f32>, !torch.vtensor<[1,2,2,4,32],f32>) -> !torch.list<vtensor>
    %144 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %145 = "torch.aten.cat"(%143, %144) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,5,32],f32>
    %146 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %147 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %148 = "torch.constant.int"() <{value = 10 : i64}> : () -> !torch.int
    %149 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %150 = "torch.prim.ListConstruct"(%146, %147, %148, %149) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %151 = "torch.aten.view"(%145, %150) : (!torch.vtensor<[1,2,2,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,10,32],f32>
    %152 = "torch.aten.type_as"(%151, %arg1) : (!torch.vtensor<[1,2,10,32],f32>, !torch.vtensor<[1,2,11,32],f32>) -> !torch.vtensor<[1,2,10,32],f32>
    %153 = "torch.prim.ListConstruct"(%152, %56) : (!torch.vtensor<[1,2,10,32],f32>, !torch.vtensor<[1,2,1,32],f32>) -> !torch.list<vtensor>
    %154 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %155 = "torch.aten.cat"(%153, %154) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,11,32],f32>
    %156 = "torch.aten.type_as"(%46, %25) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,4,32],f32>) -> !torch.vtensor<[1,2,4,32],f32>
    "func.return"(%156, %155) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,2,11,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
