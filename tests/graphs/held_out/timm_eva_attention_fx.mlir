"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[96,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,32],f32>, %arg1: !torch.vtensor<[96,32],f32>, %arg2: !torch.vtensor<[32,32],f32>, %arg3: !torch.vtensor<[32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.linear"(%arg0, %arg1, %0) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[96,32],f32>, !torch.none) -> !torch.vtensor<[1,5,96],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %7 = "torch.prim.ListConstruct"(%2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %8 = "torch.aten.reshape"(%1, %7) : (!torch.vtensor<[1,5,96],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,3,1,32],f32>
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%9, %10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.permute"(%8, %14) : (!torch.vtensor<[1,5,3,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,1,5,32],f32>
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.aten.unbind.int"(%15, %16) : (!torch.vtensor<[3,1,1,5,32],f32>, !torch.int) -> !torch.list<vtensor>
    %18:3 = "torch.prim.ListUnpack"(%17) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>)
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.slice.Tensor"(%18#0, %19, %20, %21, %22) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,1,32],f32>
    %24 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.aten.slice.Tensor"(%18#0, %24, %25, %26, %27) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %29 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA53941510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> !torch.vtensor<[4,64],f32>
    %30 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.aten.chunk"(%29, %30, %31) : (!torch.vtensor<[4,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %33:2 = "torch.prim.ListUnpack"(%32) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,32],f32>, !torch.vtensor<[4,32],f32>)
    %34 = "torch.aten.mul.Tensor"(%28, %33#1) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%28, %35, %36, %37, %38) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %40 = "torch.aten.neg"(%39) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %41 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%28, %41, %42, %43, %44) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %46 = "torch.prim.ListConstruct"(%40, %45) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.stack"(%46, %47) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %53 = "torch.prim.ListConstruct"(%49, %50, %51, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.reshape"(%48, %53) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %55 = "torch.aten.mul.Tensor"(%54, %33#0) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.aten.add.Tensor"(%34, %55, %56) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%57, %63, %64, %65, %66) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f32>
    %68 = "torch.prim.ListConstruct"(%23, %67) : (!torch.vtensor<[1,1,1,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %71 = "torch.aten.type_as"(%70, %18#2) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %72 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %74 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %75 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %76 = "torch.aten.slice.Tensor"(%18#1, %72, %73, %74, %75) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,1,32],f32>
    %77 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.slice.Tensor"(%18#1, %77, %78, %79, %80) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %82 = "torch.vtensor.literal"() <{value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA5390000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA539A46A573FA46A573F3E399F3E3E399F3E7775CC3D7775CC3D5C81013D5C81013D57D6233C57D6233C213E4F3B213E4F3B6E12833A6E12833A60CBA53960CBA53941510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F41510A3F41510A3F6B4E733F6B4E733F98B87E3F98B87E3F3CDF7F3F3CDF7F3FB9FC7F3FB9FC7F3FACFF7F3FACFF7F3FF8FF7F3FF8FF7F3FFFFF7F3FFFFF7F3F"> : tensor<4x64xf32>}> : () -> !torch.vtensor<[4,64],f32>
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.chunk"(%82, %83, %84) : (!torch.vtensor<[4,64],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %86:2 = "torch.prim.ListUnpack"(%85) : (!torch.list<vtensor>) -> (!torch.vtensor<[4,32],f32>, !torch.vtensor<[4,32],f32>)
    %87 = "torch.aten.mul.Tensor"(%81, %86#1) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %88 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %91 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %92 = "torch.aten.slice.Tensor"(%81, %88, %89, %90, %91) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %93 = "torch.aten.neg"(%92) : (!torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %94 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %97 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %98 = "torch.aten.slice.Tensor"(%81, %94, %95, %96, %97) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %99 = "torch.prim.ListConstruct"(%93, %98) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %100 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %101 = "torch.aten.stack"(%99, %100) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,16,2],f32>
    %102 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %105 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %106 = "torch.prim.ListConstruct"(%102, %103, %104, %105) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %107 = "torch.aten.reshape"(%101, %106) : (!torch.vtensor<[1,1,4,16,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %108 = "torch.aten.mul.Tensor"(%107, %86#0) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[4,32],f32>) -> !torch.vtensor<[1,1,4,32],f32>
    %109 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %110 = "torch.aten.add.Tensor"(%87, %108, %109) : (!torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %111 = "torch.constant.none"() : () -> !torch.none
    %112 = "torch.constant.none"() : () -> !torch.none
    %113 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %114 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %115 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%110, %111, %112, %113, %114, %115) : (!torch.vtensor<[1,1,4,32],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %116 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %117 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %118 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %119 = "torch.constant.none"() : () -> !torch.none
    %120 = "torch.aten.to.dtype"(%110, %116, %117, %118, %119) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,1,4,32],f32>
    %121 = "torch.prim.ListConstruct"(%76, %120) : (!torch.vtensor<[1,1,1,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> !torch.list<vtensor>
    %122 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %123 = "torch.aten.cat"(%121, %122) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %124 = "torch.aten.type_as"(%123, %18#2) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %125 = "torch.constant.float"() <{value = 0.17677669529663689 : f64}> : () -> !torch.float
    %126 = "torch.aten.mul.Scalar"(%71, %125) : (!torch.vtensor<[1,1,5,32],f32>, !torch.float) -> !torch.vtensor<[1,1,5,32],f32>
    %127 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %128 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %129 = "torch.aten.transpose.int"(%124, %127, %128) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,32,5],f32>
    %130 = "torch.aten.matmul"(%126, %129) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,32,5],f32>) -> !torch.vtensor<[1,1,5,5],f32>
    %131 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %132 = "torch.constant.none"() : () -> !torch.none
    %133 = "torch.aten.softmax.int"(%130, %131, %132) : (!torch.vtensor<[1,1,5,5],f32>, !torch.int, !torch.none) -> !torch.vtensor<[1,1,5,5],f32>
    %134 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %135 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %136 = "torch.aten.dropout"(%133, %134, %135) : (!torch.vtensor<[1,1,5,5],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,1,5,5],f32>
    %137 = "torch.aten.matmul"(%136, %18#2) : (!torch.vtensor<[1,1,5,5],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %138 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %139 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %140 = "torch.aten.transpose.int"(%137, %138, %139) : (!torch.vtensor<[1,1,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %143 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %144 = "torch.prim.ListConstruct"(%141, %142, %143) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %145 = "torch.aten.reshape"(%140, %144) : (!torch.vtensor<[1,5,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    %146 = "torch.aten.linear"(%145, %arg2, %arg3) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[32,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %147 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %148 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %149 = "torch.aten.dropout"(%146, %147, %148) : (!torch.vtensor<[1,5,32],f32>, !torch.float, !torch.bool) -> !torch.vtensor<[1,5,32],f32>
    "func.return"(%149) : (!torch.vtensor<[1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
