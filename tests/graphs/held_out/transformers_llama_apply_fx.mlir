"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5,64],f32>, !torch.vtensor<[1,5,64],f32>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5,64],f32>, %arg3: !torch.vtensor<[1,5,64],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg2, %0) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg3, %2) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %4 = "torch.aten.mul.Tensor"(%arg0, %1) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.aten.slice.Tensor"(%arg0, %10, %11, %12, %13) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %15 = "torch.aten.neg"(%14) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %16 = "torch.prim.ListConstruct"(%15, %9) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.aten.cat"(%16, %17) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %19 = "torch.aten.mul.Tensor"(%18, %3) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.add.Tensor"(%4, %19, %20) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %22 = "torch.aten.mul.Tensor"(%arg1, %1) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %23 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.slice.Tensor"(%arg1, %23, %24, %25, %26) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.slice.Tensor"(%arg1, %28, %29, %30, %31) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %33 = "torch.aten.neg"(%32) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %34 = "torch.prim.ListConstruct"(%33, %27) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %35 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %36 = "torch.aten.cat"(%34, %35) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %37 = "torch.aten.mul.Tensor"(%36, %3) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.add.Tensor"(%22, %37, %38) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%21, %39) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) : () -> ()
}) : () -> ()
