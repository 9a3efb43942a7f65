"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,2,5,8],f32>, !torch.vtensor<[1,2,5,8],f32>) -> !torch.vtensor<[1,5,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,5,32],f32>, %arg1: !torch.vtensor<[1,2,5,8],f32>, %arg2: !torch.vtensor<[1,2,5,8],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.view"(%arg0, %4) : (!torch.vtensor<[1,5,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,2,16],f32>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.aten.transpose.int"(%5, %6, %7) : (!torch.vtensor<[1,5,2,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,16],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%9, %10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.view"(%8, %14) : (!torch.vtensor<[1,2,5,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,2,8],f32>
    %16 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.slice.Tensor"(%15, %16, %17, %18, %19) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.aten.slice.Tensor"(%15, %21, %22, %23, %24) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %26 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %27 = "torch.aten.unsqueeze"(%arg1, %26) : (!torch.vtensor<[1,2,5,8],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %28 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %29 = "torch.aten.unsqueeze"(%arg2, %28) : (!torch.vtensor<[1,2,5,8],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %30 = "torch.aten.mul.Tensor"(%15, %27) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>) -> !torch.vtensor<[1,2,5,2,8],f32>
    %31 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.slice.Tensor"(%30, %31, %32, %33, %34) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %36 = "torch.aten.neg"(%29) : (!torch.vtensor<[1,2,5,1,8],f32>) -> !torch.vtensor<[1,2,5,1,8],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.addcmul"(%35, %36, %25, %37) : (!torch.vtensor<[1,2,5,1,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %39 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %43 = "torch.aten.slice_scatter"(%30, %38, %39, %40, %41, %42) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,8],f32>
    %44 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %48 = "torch.aten.slice.Tensor"(%43, %44, %45, %46, %47) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.aten.addcmul"(%48, %29, %20, %49) : (!torch.vtensor<[1,2,5,1,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.int) -> !torch.vtensor<[1,2,5,1,8],f32>
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %55 = "torch.aten.slice_scatter"(%43, %50, %51, %52, %53, %54) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.vtensor<[1,2,5,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,2,8],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %60 = "torch.prim.ListConstruct"(%56, %57, %58, %59) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.view"(%55, %60) : (!torch.vtensor<[1,2,5,2,8],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,5,16],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %64 = "torch.aten.transpose.int"(%61, %62, %63) : (!torch.vtensor<[1,2,5,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,5,2,16],f32>
    %65 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %68 = "torch.prim.ListConstruct"(%65, %66, %67) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%64, %68) : (!torch.vtensor<[1,5,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,5,32],f32>
    "func.return"(%69) : (!torch.vtensor<[1,5,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
