"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[3,32],f32>, !torch.vtensor<[3,32],f32>) -> !torch.vtensor<[2,3,2,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[3,32],f32>, %arg2: !torch.vtensor<[3,32],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[3,32],f32>, !torch.int) -> !torch.vtensor<[3,32,1],f32>
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.expand"(%1, %5, %6) : (!torch.vtensor<[3,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,32,2],f32>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.aten.clone"(%7, %8) : (!torch.vtensor<[3,32,2],f32>, !torch.int) -> !torch.vtensor<[3,32,2],f32>
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%10, %11, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.aten.view"(%9, %13) : (!torch.vtensor<[3,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,64],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.aten.unsqueeze"(%arg2, %15) : (!torch.vtensor<[3,32],f32>, !torch.int) -> !torch.vtensor<[3,32,1],f32>
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%17, %18, %19) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.expand"(%16, %20, %21) : (!torch.vtensor<[3,32,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,32,2],f32>
    %23 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %24 = "torch.aten.clone"(%22, %23) : (!torch.vtensor<[3,32,2],f32>, !torch.int) -> !torch.vtensor<[3,32,2],f32>
    %25 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%25, %26, %27) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.view"(%24, %28) : (!torch.vtensor<[3,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,64],f32>
    %30 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[2,3,2,64],f32>) -> !torch.vtensor<[2,3,2,64],f32>
    %31 = "torch.aten.mul.Tensor"(%30, %14) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[3,1,64],f32>) -> !torch.vtensor<[2,3,2,64],f32>
    %32 = "torch.aten.alias"(%arg0) : (!torch.vtensor<[2,3,2,64],f32>) -> !torch.vtensor<[2,3,2,64],f32>
    %33 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%32, %33, %34, %35, %36) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %38 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%32, %38, %39, %40, %41) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %43 = "torch.aten.neg"(%42) : (!torch.vtensor<[2,3,2,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %44 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %45 = "torch.aten.unsqueeze"(%43, %44) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32,1],f32>
    %46 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %47 = "torch.aten.unsqueeze"(%37, %46) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32,1],f32>
    %48 = "torch.prim.ListConstruct"(%45, %47) : (!torch.vtensor<[2,3,2,32,1],f32>, !torch.vtensor<[2,3,2,32,1],f32>) -> !torch.list<vtensor>
    %49 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %50 = "torch.aten.cat"(%48, %49) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,32,2],f32>
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %55 = "torch.prim.ListConstruct"(%51, %52, %53, %54) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%50, %55) : (!torch.vtensor<[2,3,2,32,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,3,2,64],f32>
    %57 = "torch.aten.mul.Tensor"(%56, %29) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[3,1,64],f32>) -> !torch.vtensor<[2,3,2,64],f32>
    %58 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %59 = "torch.aten.add.Tensor"(%31, %57, %58) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,64],f32>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    %60 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %62 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %64 = "torch.aten.slice.Tensor"(%arg0, %60, %61, %62, %63) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,0],f32>
    %65 = "torch.prim.ListConstruct"(%59, %64) : (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[2,3,2,0],f32>) -> !torch.list<vtensor>
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.aten.cat"(%65, %66) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    "func.return"(%67) : (!torch.vtensor<[2,3,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
