"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,32],bf16>, %arg1: !torch.vtensor<[1,1,5,32],bf16>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%1, %2, %3, %4, %5, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %7 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.to.dtype"(%1, %7, %8, %9, %10) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %12 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA216F33EFAD3663E9E2FDB3D9421503D70649E3C40A8DE3B0338093B3C54EF39C6AD2038289398372CE110378C92893645A2023628177835EB93EB34"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %16 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%12, %13, %14, %15, %16, %17) : (!torch.vtensor<[16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %18 = "torch.vtensor.literal"() <{value = dense<"0x0000803FA216F33EFAD3663E9E2FDB3D9421503D70649E3C40A8DE3B0338093B3C54EF39C6AD2038289398372CE110378C92893645A2023628177835EB93EB34"> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.to.device"(%18, %19, %20, %21, %22, %23) : (!torch.vtensor<[16],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %26 = "torch.aten.cos"(%25) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %27 = "torch.constant.float"() <{value = 1.3465735902799727 : f64}> : () -> !torch.float
    %28 = "torch.aten.mul.Scalar"(%26, %27) : (!torch.vtensor<[1,5,16],f32>, !torch.float) -> !torch.vtensor<[1,5,16],f32>
    %29 = "torch.aten.sin"(%25) : (!torch.vtensor<[1,5,16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %30 = "torch.constant.float"() <{value = 1.3465735902799727 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[1,5,16],f32>, !torch.float) -> !torch.vtensor<[1,5,16],f32>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %35 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%28, %32, %33, %34, %35, %36) : (!torch.vtensor<[1,5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.to.dtype"(%28, %37, %38, %39, %40) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],bf16>
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %45 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%31, %42, %43, %44, %45, %46) : (!torch.vtensor<[1,5,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %47 = "torch.constant.int"() <{value = 15 : i64}> : () -> !torch.int
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.aten.to.dtype"(%31, %47, %48, %49, %50) : (!torch.vtensor<[1,5,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,16],bf16>
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.unsqueeze"(%41, %52) : (!torch.vtensor<[1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.unsqueeze"(%51, %54) : (!torch.vtensor<[1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %56 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%arg0, %56, %57, %58, %59) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %64 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%arg0, %61, %62, %63, %64) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %66 = "torch.aten.mul.Tensor"(%60, %53) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %67 = "torch.aten.mul.Tensor"(%65, %55) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.sub.Tensor"(%66, %67, %68) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %70 = "torch.aten.mul.Tensor"(%65, %53) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %71 = "torch.aten.mul.Tensor"(%60, %55) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,2,5,16],bf16>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.add.Tensor"(%70, %71, %72) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,2,5,16],bf16>
    %74 = "torch.prim.ListConstruct"(%69, %73) : (!torch.vtensor<[1,2,5,16],bf16>, !torch.vtensor<[1,2,5,16],bf16>) -> !torch.list<vtensor>
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.stack"(%74, %75) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,16,2],bf16>
    %77 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.aten.flatten.using_ints"(%76, %77, %78) : (!torch.vtensor<[1,2,5,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],bf16>
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %82 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %83 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %84 = "torch.aten.slice.Tensor"(%arg1, %80, %81, %82, %83) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %85 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%arg1, %85, %86, %87, %88) : (!torch.vtensor<[1,1,5,32],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %90 = "torch.aten.mul.Tensor"(%84, %53) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %91 = "torch.aten.mul.Tensor"(%89, %55) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.sub.Tensor"(%90, %91, %92) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %94 = "torch.aten.mul.Tensor"(%89, %53) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %95 = "torch.aten.mul.Tensor"(%84, %55) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.vtensor<[1,1,5,16],bf16>
    %96 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %97 = "torch.aten.add.Tensor"(%94, %95, %96) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>, !torch.int) -> !torch.vtensor<[1,1,5,16],bf16>
    %98 = "torch.prim.ListConstruct"(%93, %97) : (!torch.vtensor<[1,1,5,16],bf16>, !torch.vtensor<[1,1,5,16],bf16>) -> !torch.list<vtensor>
    %99 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %100 = "torch.aten.stack"(%98, %99) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,16,2],bf16>
    %101 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %102 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %103 = "torch.aten.flatten.using_ints"(%100, %101, %102) : (!torch.vtensor<[1,1,5,16,2],bf16>, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],bf16>
    "func.return"(%79, %103) : (!torch.vtensor<[1,2,5,32],bf16>, !torch.vtensor<[1,1,5,32],bf16>) -> ()
  }) : () -> ()
}) : () -> ()
