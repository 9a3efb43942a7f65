"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,6,8],f32>, !torch.vtensor<[16,8,1],f32>, !torch.vtensor<[16],f32>, !torch.vtensor<[8,1,5],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8,8,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[1,6,8],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,6,8],f32>, %arg1: !torch.vtensor<[16,8,1],f32>, %arg2: !torch.vtensor<[16],f32>, %arg3: !torch.vtensor<[8,1,5],f32>, %arg4: !torch.vtensor<[8],f32>, %arg5: !torch.vtensor<[8],f32>, %arg6: !torch.vtensor<[8],f32>, %arg7: !torch.vtensor<[8,8,1],f32>, %arg8: !torch.vtensor<[8],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.aten.transpose.int"(%arg0, %0, %1) : (!torch.vtensor<[1,6,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,8,6],f32>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.prim.ListConstruct"(%5) : (!torch.int) -> !torch.list<int>
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.prim.ListConstruct"(%7) : (!torch.int) -> !torch.list<int>
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.conv1d"(%2, %arg1, %arg2, %4, %6, %8, %9) : (!torch.vtensor<[1,8,6],f32>, !torch.vtensor<[16,8,1],f32>, !torch.vtensor<[16],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int) -> !torch.vtensor<[1,16,6],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.aten.glu"(%10, %11) : (!torch.vtensor<[1,16,6],f32>, !torch.int) -> !torch.vtensor<[1,8,6],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%13) : (!torch.int) -> !torch.list<int>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.prim.ListConstruct"(%15) : (!torch.int) -> !torch.list<int>
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%17) : (!torch.int) -> !torch.list<int>
    %19 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %20 = "torch.aten.conv1d"(%12, %arg3, %arg4, %14, %16, %18, %19) : (!torch.vtensor<[1,8,6],f32>, !torch.vtensor<[8,1,5],f32>, !torch.vtensor<[8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int) -> !torch.vtensor<[1,8,6],f32>
    %21 = "torch.vtensor.literal"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %22 = "torch.vtensor.literal"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.float"() <{value = 1.000000e-01 : f64}> : () -> !torch.float
    %25 = "torch.constant.float"() <{value = 1.000000e-05 : f64}> : () -> !torch.float
    %26 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %27 = "torch.aten.batch_norm"(%20, %arg5, %arg6, %21, %22, %23, %24, %25, %26) : (!torch.vtensor<[1,8,6],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool) -> !torch.vtensor<[1,8,6],f32>
    %28 = "torch.aten.silu"(%27) : (!torch.vtensor<[1,8,6],f32>) -> !torch.vtensor<[1,8,6],f32>
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.prim.ListConstruct"(%29) : (!torch.int) -> !torch.list<int>
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%31) : (!torch.int) -> !torch.list<int>
    %33 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %34 = "torch.prim.ListConstruct"(%33) : (!torch.int) -> !torch.list<int>
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.conv1d"(%28, %arg7, %arg8, %30, %32, %34, %35) : (!torch.vtensor<[1,8,6],f32>, !torch.vtensor<[8,8,1],f32>, !torch.vtensor<[8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int) -> !torch.vtensor<[1,8,6],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %39 = "torch.aten.transpose.int"(%36, %37, %38) : (!torch.vtensor<[1,8,6],f32>, !torch.int, !torch.int) -> !torch.vtensor<[1,6,8],f32>
    "func.return"(%39) : (!torch.vtensor<[1,6,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()
