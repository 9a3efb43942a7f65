"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>, !torch.vtensor<[4],si64>) -> (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,2,32],f32>, %arg1: !torch.vtensor<[1,4,1,32],f32>, %arg2: !torch.vtensor<[4],si64>):
    %0 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.arange.start_step"(%0, %1, %2, %3, %4, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[16],f32>
    %8 = "torch.constant.float"() <{value = 6.250000e-02 : f64}> : () -> !torch.float
    %9 = "torch.aten.mul.Scalar"(%7, %8) : (!torch.vtensor<[16],f32>, !torch.float) -> !torch.vtensor<[16],f32>
    %10 = "torch.constant.float"() <{value = 1.000000e+04 : f64}> : () -> !torch.float
    %11 = "torch.aten.pow.Scalar"(%10, %9) : (!torch.float, !torch.vtensor<[16],f32>) -> !torch.vtensor<[16],f32>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.clone"(%arg2, %12) : (!torch.vtensor<[4],si64>, !torch.none) -> !torch.vtensor<[4],si64>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%13, %14) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[1,4],si64>
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%15, %16) : (!torch.vtensor<[1,4],si64>, !torch.int) -> !torch.vtensor<[1,4,1],si64>
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.aten.unsqueeze"(%11, %18) : (!torch.vtensor<[16],f32>, !torch.int) -> !torch.vtensor<[1,16],f32>
    %20 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %21 = "torch.aten.unsqueeze"(%19, %20) : (!torch.vtensor<[1,16],f32>, !torch.int) -> !torch.vtensor<[1,1,16],f32>
    %22 = "torch.aten.div.Tensor"(%17, %21) : (!torch.vtensor<[1,4,1],si64>, !torch.vtensor<[1,1,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %23 = "torch.aten.cos"(%22) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %24 = "torch.aten.sin"(%22) : (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,4,16],f32>
    %25 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%arg0, %29) : (!torch.vtensor<[1,4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,4,32],f32>
    %31 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%31, %32) : (!torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.aten.split_with_sizes"(%30, %33, %34) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %36:2 = "torch.prim.ListUnpack"(%35) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>)
    %37 = "torch.aten.mul.Tensor"(%36#0, %23) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %38 = "torch.aten.mul.Tensor"(%36#1, %24) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.aten.sub.Tensor"(%37, %38, %39) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %41 = "torch.aten.mul.Tensor"(%36#1, %23) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %42 = "torch.aten.mul.Tensor"(%36#0, %24) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,2,4,16],f32>
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.add.Tensor"(%41, %42, %43) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>, !torch.int) -> !torch.vtensor<[1,2,4,16],f32>
    %45 = "torch.prim.ListConstruct"(%40, %44) : (!torch.vtensor<[1,2,4,16],f32>, !torch.vtensor<[1,2,4,16],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %47 = "torch.aten.cat"(%45, %46) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,4,32],f32>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %52 = "torch.prim.ListConstruct"(%48, %49, %50, %51) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.permute"(%47, %52) : (!torch.vtensor<[1,2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,2,32],f32>
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %58 = "torch.prim.ListConstruct"(%54, %55, %56, %57) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.permute"(%arg1, %58) : (!torch.vtensor<[1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32],f32>
    %60 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %62 = "torch.prim.ListConstruct"(%60, %61) : (!torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %64 = "torch.aten.split_with_sizes"(%59, %62, %63) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %65:2 = "torch.prim.ListUnpack"(%64) : (!torch.list<vtensor>) -> (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>)
    %66 = "torch.aten.mul.Tensor"(%65#0, %23) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %67 = "torch.aten.mul.Tensor"(%65#1, %24) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %68 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %69 = "torch.aten.sub.Tensor"(%66, %67, %68) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %70 = "torch.aten.mul.Tensor"(%65#1, %23) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %71 = "torch.aten.mul.Tensor"(%65#0, %24) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,1,4,16],f32>
    %72 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %73 = "torch.aten.add.Tensor"(%70, %71, %72) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>, !torch.int) -> !torch.vtensor<[1,1,4,16],f32>
    %74 = "torch.prim.ListConstruct"(%69, %73) : (!torch.vtensor<[1,1,4,16],f32>, !torch.vtensor<[1,1,4,16],f32>) -> !torch.list<vtensor>
    %75 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %76 = "torch.aten.cat"(%74, %75) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,4,32],f32>
    %77 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %81 = "torch.prim.ListConstruct"(%77, %78, %79, %80) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.permute"(%76, %81) : (!torch.vtensor<[1,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,1,32],f32>
    "func.return"(%53, %82) : (!torch.vtensor<[1,4,2,32],f32>, !torch.vtensor<[1,4,1,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()
