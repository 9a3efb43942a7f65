"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,32],f32>, %arg1: !torch.vtensor<[1,1,4,32],f32>, %arg2: !torch.vtensor<[1,1,4,16],f32>, %arg3: !torch.vtensor<[1,1,4,16],f32>):
    %0 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg0, %0, %1, %2, %3) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice.Tensor"(%arg0, %5, %6, %7, %8) : (!torch.vtensor<[1,2,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %10 = "torch.aten.mul.Tensor"(%4, %arg2) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %11 = "torch.aten.mul.Tensor"(%9, %arg3) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.sub.Tensor"(%10, %11, %12) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %14 = "torch.aten.mul.Tensor"(%4, %arg3) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %15 = "torch.aten.mul.Tensor"(%9, %arg2) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.add.Tensor"(%14, %15, %16) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %18 = "torch.prim.ListConstruct"(%13, %17) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %19 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %20 = "torch.aten.cat"(%18, %19) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%20, %25) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %27 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.slice.Tensor"(%arg1, %27, %28, %29, %30) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %32 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %33 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %36 = "torch.aten.slice.Tensor"(%arg1, %32, %33, %34, %35) : (!torch.vtensor<[1,1,4,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %37 = "torch.aten.mul.Tensor"(%31, %arg2) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %38 = "torch.aten.mul.Tensor"(%36, %arg3) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.sub.Tensor"(%37, %38, %39) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %41 = "torch.aten.mul.Tensor"(%31, %arg3) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %42 = "torch.aten.mul.Tensor"(%36, %arg2) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.add.Tensor"(%41, %42, %43) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %45 = "torch.prim.ListConstruct"(%40, %44) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %47 = "torch.aten.cat"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    "func.return"(%26, %47) : (!torch.vtensor<[1,2,4,32],f32>, !torch.vtensor<[1,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
