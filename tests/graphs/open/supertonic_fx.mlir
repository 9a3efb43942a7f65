"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,64],f32>, !torch.vtensor<[2,4,64],f32>, !torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>) -> (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,64],f32>, %arg1: !torch.vtensor<[2,4,64],f32>, %arg2: !torch.vtensor<[2,4,16],f32>, %arg3: !torch.vtensor<[2,4,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%0, %1, %2, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %5 = "torch.aten.reshape"(%arg0, %4) : (!torch.vtensor<[2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,2,32],f32>
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.prim.ListConstruct"(%6, %7, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %11 = "torch.aten.permute"(%5, %10) : (!torch.vtensor<[2,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,4,32],f32>
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.aten.chunk"(%11, %12, %13) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %15:2 = "torch.prim.ListUnpack"(%14) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>)
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%arg2, %16) : (!torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%arg3, %18) : (!torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %20 = "torch.aten.mul.Tensor"(%15#0, %19) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %21 = "torch.aten.mul.Tensor"(%15#1, %17) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.sub.Tensor"(%20, %21, %22) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %24 = "torch.aten.mul.Tensor"(%15#0, %17) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %25 = "torch.aten.mul.Tensor"(%15#1, %19) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.add.Tensor"(%24, %25, %26) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %28 = "torch.prim.ListConstruct"(%23, %27) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.aten.cat"(%28, %29) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%31, %32, %33, %34) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.reshape"(%arg1, %35) : (!torch.vtensor<[2,4,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,2,32],f32>
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %41 = "torch.prim.ListConstruct"(%37, %38, %39, %40) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.permute"(%36, %41) : (!torch.vtensor<[2,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,2,4,32],f32>
    %43 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.chunk"(%42, %43, %44) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %46:2 = "torch.prim.ListUnpack"(%45) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>)
    %47 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %48 = "torch.aten.unsqueeze"(%arg2, %47) : (!torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.aten.unsqueeze"(%arg3, %49) : (!torch.vtensor<[2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %51 = "torch.aten.mul.Tensor"(%46#0, %50) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %52 = "torch.aten.mul.Tensor"(%46#1, %48) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %53 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %54 = "torch.aten.sub.Tensor"(%51, %52, %53) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %55 = "torch.aten.mul.Tensor"(%46#0, %48) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %56 = "torch.aten.mul.Tensor"(%46#1, %50) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.vtensor<[2,2,4,16],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.aten.add.Tensor"(%55, %56, %57) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>, !torch.int) -> !torch.vtensor<[2,2,4,16],f32>
    %59 = "torch.prim.ListConstruct"(%54, %58) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,16],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    "func.return"(%30, %61) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
