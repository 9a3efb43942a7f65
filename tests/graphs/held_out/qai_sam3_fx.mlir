"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,6,16],f32>, !torch.vtensor<[1,4,6,16],f32>, !torch.vtensor<[6,16],f32>, !torch.vtensor<[6,16],f32>) -> (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,6,16],f32>, %arg1: !torch.vtensor<[1,4,6,16],f32>, %arg2: !torch.vtensor<[6,16],f32>, %arg3: !torch.vtensor<[6,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.aten.split.Tensor"(%arg0, %0, %1) : (!torch.vtensor<[1,4,6,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %3:2 = "torch.prim.ListUnpack"(%2) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>)
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.split.Tensor"(%arg1, %4, %5) : (!torch.vtensor<[1,4,6,16],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %7:2 = "torch.prim.ListUnpack"(%6) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>)
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%8, %9, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.view"(%arg2, %12) : (!torch.vtensor<[6,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,16],f32>
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%14, %15, %16, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.view"(%arg3, %18) : (!torch.vtensor<[6,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,6,16],f32>
    %20 = "torch.aten.mul.Tensor"(%3#0, %13) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %21 = "torch.aten.mul.Tensor"(%3#1, %19) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.sub.Tensor"(%20, %21, %22) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>, !torch.int) -> !torch.vtensor<[1,2,6,16],f32>
    %24 = "torch.aten.mul.Tensor"(%3#0, %19) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %25 = "torch.aten.mul.Tensor"(%3#1, %13) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.add.Tensor"(%24, %25, %26) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>, !torch.int) -> !torch.vtensor<[1,2,6,16],f32>
    %28 = "torch.prim.ListConstruct"(%23, %27) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    %31 = "torch.aten.mul.Tensor"(%7#0, %13) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %32 = "torch.aten.mul.Tensor"(%7#1, %19) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.aten.sub.Tensor"(%31, %32, %33) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>, !torch.int) -> !torch.vtensor<[1,2,6,16],f32>
    %35 = "torch.aten.mul.Tensor"(%7#0, %19) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %36 = "torch.aten.mul.Tensor"(%7#1, %13) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,1,6,16],f32>) -> !torch.vtensor<[1,2,6,16],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.add.Tensor"(%35, %36, %37) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>, !torch.int) -> !torch.vtensor<[1,2,6,16],f32>
    %39 = "torch.prim.ListConstruct"(%34, %38) : (!torch.vtensor<[1,2,6,16],f32>, !torch.vtensor<[1,2,6,16],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %41 = "torch.aten.cat"(%39, %40) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,6,32],f32>
    "func.return"(%30, %41) : (!torch.vtensor<[1,2,6,32],f32>, !torch.vtensor<[1,2,6,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
