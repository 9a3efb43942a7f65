"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,4,4],f32>):
    %0 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.aten.arange"(%0, %1, %2, %3, %4) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],si64>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%5, %6) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[4,1],si64>
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.add.Scalar"(%7, %8, %9) : (!torch.vtensor<[4,1],si64>, !torch.int, !torch.int) -> !torch.vtensor<[4,1],si64>
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.aten.arange"(%11, %12, %13, %14, %15) : (!torch.int, !torch.int, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[4],si64>
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.aten.unsqueeze"(%16, %17) : (!torch.vtensor<[4],si64>, !torch.int) -> !torch.vtensor<[1,4],si64>
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.aten.sub.Tensor"(%18, %10, %19) : (!torch.vtensor<[1,4],si64>, !torch.vtensor<[4,1],si64>, !torch.int) -> !torch.vtensor<[4,4],si64>
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.aten.gt.Scalar"(%20, %21) : (!torch.vtensor<[4,4],si64>, !torch.int) -> !torch.vtensor<[4,4],i1>
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.int"() <{value = 11 : i64}> : () -> !torch.int
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%22, %23, %24, %25, %26, %27) : (!torch.vtensor<[4,4],i1>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %29 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.aten.to.dtype"(%22, %28, %29, %30, %31) : (!torch.vtensor<[4,4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,4],si64>
    %33 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %34 = "torch.aten.mul.Scalar"(%32, %33) : (!torch.vtensor<[4,4],si64>, !torch.int) -> !torch.vtensor<[4,4],si64>
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.add.Scalar"(%34, %35, %36) : (!torch.vtensor<[4,4],si64>, !torch.int, !torch.int) -> !torch.vtensor<[4,4],si64>
    %38 = "torch.aten.abs"(%20) : (!torch.vtensor<[4,4],si64>) -> !torch.vtensor<[4,4],si64>
    %39 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %40 = "torch.aten.lt.Scalar"(%38, %39) : (!torch.vtensor<[4,4],si64>, !torch.int) -> !torch.vtensor<[4,4],i1>
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%38, %41, %42, %43, %44, %45) : (!torch.vtensor<[4,4],si64>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %46 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %49 = "torch.constant.none"() : () -> !torch.none
    %50 = "torch.aten.to.dtype"(%38, %46, %47, %48, %49) : (!torch.vtensor<[4,4],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,4],f32>
    %51 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %52 = "torch.aten.div.Scalar"(%50, %51) : (!torch.vtensor<[4,4],f32>, !torch.int) -> !torch.vtensor<[4,4],f32>
    %53 = "torch.aten.log"(%52) : (!torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4,4],f32>
    %54 = "torch.constant.float"() <{value = 4.1588830833596715 : f64}> : () -> !torch.float
    %55 = "torch.aten.div.Scalar"(%53, %54) : (!torch.vtensor<[4,4],f32>, !torch.float) -> !torch.vtensor<[4,4],f32>
    %56 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %57 = "torch.aten.mul.Scalar"(%55, %56) : (!torch.vtensor<[4,4],f32>, !torch.int) -> !torch.vtensor<[4,4],f32>
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.constant.none"() : () -> !torch.none
    %60 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %61 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %62 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    "torch.aten._assert_tensor_metadata"(%57, %58, %59, %60, %61, %62) : (!torch.vtensor<[4,4],f32>, !torch.none, !torch.none, !torch.int, !torch.Device, !torch.int) -> ()
    %63 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %64 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %65 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %66 = "torch.constant.none"() : () -> !torch.none
    %67 = "torch.aten.to.dtype"(%57, %63, %64, %65, %66) : (!torch.vtensor<[4,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[4,4],si64>
    %68 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.add.Scalar"(%67, %68, %69) : (!torch.vtensor<[4,4],si64>, !torch.int, !torch.int) -> !torch.vtensor<[4,4],si64>
    %71 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.none"() : () -> !torch.none
    %74 = "torch.constant.none"() : () -> !torch.none
    %75 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %76 = "torch.constant.none"() : () -> !torch.none
    %77 = "torch.aten.full_like"(%70, %71, %72, %73, %74, %75, %76) : (!torch.vtensor<[4,4],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[4,4],si64>
    %78 = "torch.aten.min.other"(%70, %77) : (!torch.vtensor<[4,4],si64>, !torch.vtensor<[4,4],si64>) -> !torch.vtensor<[4,4],si64>
    %79 = "torch.aten.where.self"(%40, %38, %78) : (!torch.vtensor<[4,4],i1>, !torch.vtensor<[4,4],si64>, !torch.vtensor<[4,4],si64>) -> !torch.vtensor<[4,4],si64>
    %80 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %81 = "torch.aten.add_.Tensor"(%37, %79, %80) : (!torch.vtensor<[4,4],si64>, !torch.vtensor<[4,4],si64>, !torch.int) -> !torch.vtensor<[4,4],si64>
    %82 = "torch.vtensor.literal"() <{value = dense<"0xB2BBCFBFD6C61D3F421B99BE61ED16BF4D3C093F109A3C3F943EAB3E4029753FE907B0BDB9A1ECBEC0709FBE568CFDBE85A0C63FB51BB53F515F32BF96E326C0"> : tensor<8x2xf32>}> : () -> !torch.vtensor<[8,2],f32>
    %83 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %84 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %85 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %86 = "torch.aten.embedding"(%82, %81, %83, %84, %85) : (!torch.vtensor<[8,2],f32>, !torch.vtensor<[4,4],si64>, !torch.int, !torch.bool, !torch.bool) -> !torch.vtensor<[4,4,2],f32>
    %87 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.prim.ListConstruct"(%87, %88, %89) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.permute"(%86, %90) : (!torch.vtensor<[4,4,2],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,4],f32>
    %92 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %93 = "torch.aten.unsqueeze"(%91, %92) : (!torch.vtensor<[2,4,4],f32>, !torch.int) -> !torch.vtensor<[1,2,4,4],f32>
    %94 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %95 = "torch.aten.add.Tensor"(%93, %arg0, %94) : (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.int) -> !torch.vtensor<[1,2,4,4],f32>
    "func.return"(%95) : (!torch.vtensor<[1,2,4,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()
