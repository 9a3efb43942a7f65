"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,2,48],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,5,2,48],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,2,48],f32>, %arg1: !torch.vtensor<[1,5],si64>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
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
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.none"() : () -> !torch.none
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %18 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %19 = "torch.aten.arange.start_step"(%12, %13, %14, %15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[16],si64>
    %20 = "torch.aten.neg"(%19) : (!torch.vtensor<[16],si64>) -> !torch.vtensor<[16],si64>
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.aten.div.Scalar"(%20, %21) : (!torch.vtensor<[16],si64>, !torch.int) -> !torch.vtensor<[16],f32>
    %23 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %24 = "torch.aten.pow.Scalar"(%23, %22) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %25 = "torch.aten.mul.Tensor"(%11, %24) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[1,5,16],f32>
    %26 = "torch.prim.ListConstruct"(%25, %25) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.aten.cat"(%26, %27) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,32],f32>
    %29 = "torch.aten.cos"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %30 = "torch.aten.sin"(%28) : (!torch.vtensor<[1,5,32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %d = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %b = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %e = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %o = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %to = "torch.aten.slice.Tensor"(%29, %d, %b, %e, %o) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %from = "torch.aten.slice.Tensor"(%30, %d, %b, %e, %o) : (!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,16],f32>
    %written = "torch.aten.copy_"(%to, %from, %no) : (!torch.vtensor<[1,5,16],f32>, !torch.vtensor<[1,5,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,16],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%29, %31) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%30, %33) : (!torch.vtensor<[1,5,32],f32>, !torch.int) -> !torch.vtensor<[1,5,1,32],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice.Tensor"(%arg0, %35, %36, %37, %38) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%arg0, %40, %41, %42, %43) : (!torch.vtensor<[1,5,2,48],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %45 = "torch.aten.mul.Tensor"(%39, %32) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %46 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.slice.Tensor"(%39, %46, %47, %48, %49) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.slice.Tensor"(%39, %51, %52, %53, %54) : (!torch.vtensor<[1,5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %56 = "torch.aten.neg"(%55) : (!torch.vtensor<[1,5,2,16],f32>) -> !torch.vtensor<[1,5,2,16],f32>
    %57 = "torch.prim.ListConstruct"(%56, %50) : (!torch.vtensor<[1,5,2,16],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %58 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %59 = "torch.aten.cat"(%57, %58) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %60 = "torch.aten.mul.Tensor"(%59, %34) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,1,32],f32>) -> !torch.vtensor<[1,5,2,32],f32>
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.add.Tensor"(%45, %60, %61) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,32],f32>, !torch.int) -> !torch.vtensor<[1,5,2,32],f32>
    %63 = "torch.prim.ListConstruct"(%62, %44) : (!torch.vtensor<[1,5,2,32],f32>, !torch.vtensor<[1,5,2,16],f32>) -> !torch.list<vtensor>
    %64 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %65 = "torch.aten.cat"(%63, %64) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,2,48],f32>
    "func.return"(%65) : (!torch.vtensor<[1,5,2,48],f32>) -> ()
  }) : () -> ()
}) : () -> ()
