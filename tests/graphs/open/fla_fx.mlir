"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,3,2,64],f32>, !torch.vtensor<[3,16],f32>, !torch.vtensor<[3,16],f32>) -> !torch.vtensor<[2,3,2,64],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,3,2,64],f32>, %arg1: !torch.vtensor<[3,16],f32>, %arg2: !torch.vtensor<[3,16],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg1, %0) : (!torch.vtensor<[3,16],f32>, !torch.int) -> !torch.vtensor<[3,1,16],f32>
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.expand"(%1, %5, %6) : (!torch.vtensor<[3,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,2,16],f32>
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %11 = "torch.prim.ListConstruct"(%8, %9, %10) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %12 = "torch.aten.reshape"(%7, %11) : (!torch.vtensor<[3,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,32],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%arg2, %13) : (!torch.vtensor<[3,16],f32>, !torch.int) -> !torch.vtensor<[3,1,16],f32>
    %15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%15, %16, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.aten.expand"(%14, %18, %19) : (!torch.vtensor<[3,1,16],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[3,2,16],f32>
    %21 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %24 = "torch.prim.ListConstruct"(%21, %22, %23) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.reshape"(%20, %24) : (!torch.vtensor<[3,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[3,1,32],f32>
    %26 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.aten.slice.Tensor"(%arg0, %26, %27, %28, %29) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %31 = "torch.aten.mul.Tensor"(%30, %12) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%arg0, %32, %33, %34, %35) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.aten.chunk"(%36, %37, %38) : (!torch.vtensor<[2,3,2,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %40:2 = "torch.prim.ListUnpack"(%39) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>)
    %41 = "torch.aten.neg"(%40#1) : (!torch.vtensor<[2,3,2,16],f32>) -> !torch.vtensor<[2,3,2,16],f32>
    %42 = "torch.prim.ListConstruct"(%41, %40#0) : (!torch.vtensor<[2,3,2,16],f32>, !torch.vtensor<[2,3,2,16],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %44 = "torch.aten.cat"(%42, %43) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %45 = "torch.aten.mul.Tensor"(%44, %25) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[3,1,32],f32>) -> !torch.vtensor<[2,3,2,32],f32>
    %46 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %47 = "torch.aten.add.Tensor"(%31, %45, %46) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %48 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %52 = "torch.aten.slice.Tensor"(%arg0, %48, %49, %50, %51) : (!torch.vtensor<[2,3,2,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,3,2,32],f32>
    %53 = "torch.prim.ListConstruct"(%47, %52) : (!torch.vtensor<[2,3,2,32],f32>, !torch.vtensor<[2,3,2,32],f32>) -> !torch.list<vtensor>
    %54 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %55 = "torch.aten.cat"(%53, %54) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,3,2,64],f32>
    "func.return"(%55) : (!torch.vtensor<[2,3,2,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
