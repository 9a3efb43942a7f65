"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,4,16],f32>) -> !torch.vtensor<[1,7,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,4,16],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %3 = "torch.prim.ListConstruct"(%0, %1, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.empty.memory_format"(%3, %4, %5, %6, %7, %8) : (!torch.list<int>, !torch.int, !torch.none, !torch.Device, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,16],f32>
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.aten.select.int"(%9, %10, %11) : (!torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.select.int"(%9, %13, %14) : (!torch.vtensor<[2,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,16],f32>
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.arange.start"(%16, %17, %18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],f32>
    %23 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unsqueeze"(%22, %23) : (!torch.vtensor<[4],f32>, !torch.int) -> !torch.vtensor<[4,1],f32>
    %25 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECCCCCC3DE286013D0AD7233C333E4F3B6E12833A61CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %26 = "torch.aten.mul.Tensor"(%24, %25) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,8],f32>
    %27 = "torch.aten.sin"(%26) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %32 = "torch.aten.slice.Tensor"(%12, %28, %29, %30, %31) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.aten.copy_"(%32, %27, %33) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.bool) -> !torch.vtensor<[4,8],f32>
    %35 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECCCCCC3DE286013D0AD7233C333E4F3B6E12833A61CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %36 = "torch.aten.mul.Tensor"(%24, %35) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,8],f32>
    %37 = "torch.aten.cos"(%36) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %40 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.slice.Tensor"(%12, %38, %39, %40, %41) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %43 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %44 = "torch.aten.copy_"(%42, %37, %43) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.bool) -> !torch.vtensor<[4,8],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %47 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%15, %45, %46, %47, %48) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %50 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %51 = "torch.aten.copy_"(%49, %27, %50) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.bool) -> !torch.vtensor<[4,8],f32>
    %52 = "torch.aten.neg"(%24) : (!torch.vtensor<[4,1],f32>) -> !torch.vtensor<[4,1],f32>
    %53 = "torch.vtensor.literal"() <{value = dense<"0x0000803F9BE8A13ECCCCCC3DE286013D0AD7233C333E4F3B6E12833A61CBA539"> : tensor<8xf32>}> : () -> !torch.vtensor<[8],f32>
    %54 = "torch.aten.mul.Tensor"(%52, %53) : (!torch.vtensor<[4,1],f32>, !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,8],f32>
    %55 = "torch.aten.cos"(%54) : (!torch.vtensor<[4,8],f32>) -> !torch.vtensor<[4,8],f32>
    %56 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %59 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %60 = "torch.aten.slice.Tensor"(%15, %56, %57, %58, %59) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,8],f32>
    %61 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %62 = "torch.aten.copy_"(%60, %55, %61) : (!torch.vtensor<[4,8],f32>, !torch.vtensor<[4,8],f32>, !torch.bool) -> !torch.vtensor<[4,8],f32>
    %63 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %64 = "torch.prim.ListConstruct"(%63) : (!torch.int) -> !torch.list<int>
    %65 = "torch.aten.flip"(%12, %64) : (!torch.vtensor<[4,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,16],f32>
    %66 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %67 = "torch.aten.unsqueeze"(%65, %66) : (!torch.vtensor<[4,16],f32>, !torch.int) -> !torch.vtensor<[1,4,16],f32>
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.slice.Tensor"(%15, %68, %69, %70, %71) : (!torch.vtensor<[4,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[3,16],f32>
    %73 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %74 = "torch.aten.unsqueeze"(%72, %73) : (!torch.vtensor<[3,16],f32>, !torch.int) -> !torch.vtensor<[1,3,16],f32>
    %75 = "torch.prim.ListConstruct"(%67, %74) : (!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,3,16],f32>) -> !torch.list<vtensor>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.aten.cat"(%75, %76) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,7,16],f32>
    %78 = "torch.constant.none"() : () -> !torch.none
    %79 = "torch.constant.none"() : () -> !torch.none
    %80 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %81 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %82 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%77, %78, %79, %80, %81, %82) : (!torch.vtensor<[1,7,16],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %83 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.constant.none"() : () -> !torch.none
    %87 = "torch.aten.to.dtype"(%77, %83, %84, %85, %86) : (!torch.vtensor<[1,7,16],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,7,16],f32>
    %88 = "torch.constant.none"() : () -> !torch.none
    %89 = "torch.aten.sum"(%arg0, %88) : (!torch.vtensor<[1,4,16],f32>, !torch.none) -> !torch.vtensor<[],f32>
    %90 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %91 = "torch.aten.mul.Scalar"(%89, %90) : (!torch.vtensor<[],f32>, !torch.int) -> !torch.vtensor<[],f32>
    %92 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %93 = "torch.aten.add.Tensor"(%87, %91, %92) : (!torch.vtensor<[1,7,16],f32>, !torch.vtensor<[],f32>, !torch.int) -> !torch.vtensor<[1,7,16],f32>
    "func.return"(%93) : (!torch.vtensor<[1,7,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()
