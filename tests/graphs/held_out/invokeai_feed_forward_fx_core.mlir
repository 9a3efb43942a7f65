"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[32,16],f32>, !torch.vtensor<[16,32],f32>) -> !torch.vtensor<[1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>, %arg1: !torch.vtensor<[32,16],f32>, %arg2: !torch.vtensor<[16,32],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.prim.ListConstruct"(%0, %1) : (!torch.int, !torch.int) -> !torch.list<int>
    %3 = "torch.aten.permute"(%arg1, %2) : (!torch.vtensor<[32,16],f32>, !torch.list<int>) -> !torch.vtensor<[16,32],f32>
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %6 = "torch.prim.ListConstruct"(%4, %5) : (!torch.int, !torch.int) -> !torch.list<int>
    %7 = "torch.aten.view"(%arg0, %6) : (!torch.vtensor<[1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,16],f32>
    %8 = "torch.aten.mm"(%7, %3) : (!torch.vtensor<[4,16],f32>, !torch.vtensor<[16,32],f32>) -> !torch.vtensor<[4,32],f32>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%9, %10, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.aten.view"(%8, %12) : (!torch.vtensor<[4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,32],f32>
    %14 = "torch.constant.str"() <{value = "none"}> : () -> !torch.str
    %15 = "torch.aten.gelu"(%13, %14) : (!torch.vtensor<[1,4,32],f32>, !torch.str) -> !torch.vtensor<[1,4,32],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%16, %17) : (!torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%arg2, %18) : (!torch.vtensor<[16,32],f32>, !torch.list<int>) -> !torch.vtensor<[32,16],f32>
    %20 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%20, %21) : (!torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%15, %22) : (!torch.vtensor<[1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32],f32>
    %24 = "torch.aten.mm"(%23, %19) : (!torch.vtensor<[4,32],f32>, !torch.vtensor<[32,16],f32>) -> !torch.vtensor<[4,16],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%25, %26, %27) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.view"(%24, %28) : (!torch.vtensor<[4,16],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,16],f32>
    "func.return"(%29) : (!torch.vtensor<[1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
