"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,3,2,2],f32>) -> !torch.vtensor<[1,4,21],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,3,2,2],f32>):
    %0 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.linspace"(%0, %1, %2, %3, %4, %5, %6) : (!torch.float, !torch.float, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %8 = "torch.constant.float"() <{value = -1.000000e+00 : f64}> : () -> !torch.float
    %9 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %14 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %15 = "torch.aten.linspace"(%8, %9, %10, %11, %12, %13, %14) : (!torch.float, !torch.float, !torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[2],f32>
    %16 = "torch.prim.ListConstruct"(%7, %15) : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
    %17 = "torch.constant.str"() <{value = "ij"}> : () -> !torch.str
    %18 = "torch.aten.meshgrid.indexing"(%16, %17) : (!torch.list<vtensor>, !torch.str) -> !torch.list<vtensor>
    %19:2 = "torch.prim.ListUnpack"(%18) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>)
    %20 = "torch.prim.ListConstruct"(%19#0, %19#1) : (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.aten.stack"(%20, %21) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,2],f32>
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%22, %23, %24, %25, %26, %27) : (!torch.vtensor<[2,2,2],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.to.dtype"(%22, %28, %29, %30, %31) : (!torch.vtensor<[2,2,2],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,2],f32>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.unsqueeze"(%32, %33) : (!torch.vtensor<[2,2,2],f32>, !torch.int) -> !torch.vtensor<[2,2,2,1],f32>
    %35 = "torch.vtensor.literal"() <{value = dense<"0xDB0F4940DB0FC940E4CB1641DB0F4941"> : tensor<4xf32>}> : () -> !torch.vtensor<[4],f32>
    %36 = "torch.aten.mul.Tensor"(%34, %35) : (!torch.vtensor<[2,2,2,1],f32>, !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,2,2,4],f32>
    %37 = "torch.aten.sin"(%36) : (!torch.vtensor<[2,2,2,4],f32>) -> !torch.vtensor<[2,2,2,4],f32>
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %41 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%37, %38, %39, %40, %41, %42) : (!torch.vtensor<[2,2,2,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %43 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %44 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.aten.to.dtype"(%37, %43, %44, %45, %46) : (!torch.vtensor<[2,2,2,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,2,4],f32>
    %48 = "torch.aten.cos"(%36) : (!torch.vtensor<[2,2,2,4],f32>) -> !torch.vtensor<[2,2,2,4],f32>
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.constant.none"() : () -> !torch.none
    %51 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %52 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %53 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%48, %49, %50, %51, %52, %53) : (!torch.vtensor<[2,2,2,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %54 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %55 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %56 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.aten.to.dtype"(%48, %54, %55, %56, %57) : (!torch.vtensor<[2,2,2,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,2,2,4],f32>
    %59 = "torch.prim.ListConstruct"(%34, %47, %58) : (!torch.vtensor<[2,2,2,1],f32>, !torch.vtensor<[2,2,2,4],f32>, !torch.vtensor<[2,2,2,4],f32>) -> !torch.list<vtensor>
    %60 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %61 = "torch.aten.cat"(%59, %60) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,2,2,9],f32>
    %62 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %63 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %64 = "torch.aten.transpose.int"(%61, %62, %63) : (!torch.vtensor<[2,2,2,9],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,9,2],f32>
    %65 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.aten.flatten.using_ints"(%64, %65, %66) : (!torch.vtensor<[2,2,9,2],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,18],f32>
    %68 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %70 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.prim.ListConstruct"(%68, %69, %70, %71) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.permute"(%arg0, %72) : (!torch.vtensor<[1,3,2,2],f32>, !torch.list<int>) -> !torch.vtensor<[1,2,2,3],f32>
    %74 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %75 = "torch.aten.unsqueeze"(%67, %74) : (!torch.vtensor<[2,2,18],f32>, !torch.int) -> !torch.vtensor<[1,2,2,18],f32>
    %76 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %77 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %78 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %80 = "torch.prim.ListConstruct"(%76, %77, %78, %79) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %82 = "torch.aten.expand"(%75, %80, %81) : (!torch.vtensor<[1,2,2,18],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[1,2,2,18],f32>
    %83 = "torch.prim.ListConstruct"(%73, %82) : (!torch.vtensor<[1,2,2,3],f32>, !torch.vtensor<[1,2,2,18],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,2,21],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %89 = "torch.prim.ListConstruct"(%86, %87, %88) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.reshape"(%85, %89) : (!torch.vtensor<[1,2,2,21],f32>, !torch.list<int>) -> !torch.vtensor<[1,4,21],f32>
    "func.return"(%90) : (!torch.vtensor<[1,4,21],f32>) -> ()
  }) : () -> ()
}) : () -> ()
