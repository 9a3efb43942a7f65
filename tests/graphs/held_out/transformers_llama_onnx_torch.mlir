"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,5],si64>) -> (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>), sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[1,2,5,64],f32>, %arg1: !torch.vtensor<[1,1,5,64],f32>, %arg2: !torch.vtensor<[1,5],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> !torch.vtensor<[32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.aten.unsqueeze"(%arg2, %3) : (!torch.vtensor<[1,5],si64>, !torch.int) -> !torch.vtensor<[1,5,1],si64>
    %5 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.aten.to.dtype"(%4, %5, %7, %7, %6) : (!torch.vtensor<[1,5,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,1],f32>
    %9 = "torch.aten.mul.Tensor"(%8, %0) : (!torch.vtensor<[1,5,1],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[1,5,32],f32>
    %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[1,5,32],f32>, !torch.vtensor<[1,5,32],f32>) -> !torch.list<vtensor>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,5,64],f32>
    %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %14 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %15 = "torch.aten.mul.Tensor"(%13, %14) : (!torch.vtensor<[1,5,64],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,64],f32>
    %16 = "torch.aten.sin"(%12) : (!torch.vtensor<[1,5,64],f32>) -> !torch.vtensor<[1,5,64],f32>
    %17 = "torch.vtensor.literal"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %18 = "torch.aten.mul.Tensor"(%16, %17) : (!torch.vtensor<[1,5,64],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[1,5,64],f32>
    %19 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.aten.to.dtype"(%15, %19, %21, %21, %20) : (!torch.vtensor<[1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %23 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.aten.to.dtype"(%18, %23, %25, %25, %24) : (!torch.vtensor<[1,5,64],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[1,5,64],f32>
    %27 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.unsqueeze"(%22, %28) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %30 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.unsqueeze"(%26, %31) : (!torch.vtensor<[1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %33 = "torch.aten.mul.Tensor"(%arg0, %29) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %34 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %35 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %36 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %37 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %38 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %39 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %40 = "torch.prim.NumToTensor.Scalar"(%39) : (!torch.int) -> !torch.vtensor<[1],si64>
    %41 = "torch.aten.index_select"(%35, %38, %40) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %42 = "torch.aten.item"(%41) : (!torch.vtensor<[1],si64>) -> !torch.int
    %43 = "torch.aten.index_select"(%36, %38, %40) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %44 = "torch.aten.item"(%43) : (!torch.vtensor<[1],si64>) -> !torch.int
    %45 = "torch.aten.index_select"(%34, %38, %40) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %46 = "torch.aten.item"(%45) : (!torch.vtensor<[1],si64>) -> !torch.int
    %47 = "torch.aten.index_select"(%37, %38, %40) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %48 = "torch.aten.item"(%47) : (!torch.vtensor<[1],si64>) -> !torch.int
    %49 = "torch.aten.slice.Tensor"(%arg0, %46, %42, %44, %48) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %50 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %51 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %52 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %53 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %54 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %55 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %56 = "torch.prim.NumToTensor.Scalar"(%55) : (!torch.int) -> !torch.vtensor<[1],si64>
    %57 = "torch.aten.index_select"(%51, %54, %56) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %58 = "torch.aten.item"(%57) : (!torch.vtensor<[1],si64>) -> !torch.int
    %59 = "torch.aten.index_select"(%52, %54, %56) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %60 = "torch.aten.item"(%59) : (!torch.vtensor<[1],si64>) -> !torch.int
    %61 = "torch.aten.index_select"(%50, %54, %56) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %62 = "torch.aten.item"(%61) : (!torch.vtensor<[1],si64>) -> !torch.int
    %63 = "torch.aten.index_select"(%53, %54, %56) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %64 = "torch.aten.item"(%63) : (!torch.vtensor<[1],si64>) -> !torch.int
    %65 = "torch.aten.slice.Tensor"(%arg0, %62, %58, %60, %64) : (!torch.vtensor<[1,2,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,2,5,32],f32>
    %66 = "torch.aten.neg"(%65) : (!torch.vtensor<[1,2,5,32],f32>) -> !torch.vtensor<[1,2,5,32],f32>
    %67 = "torch.prim.ListConstruct"(%66, %49) : (!torch.vtensor<[1,2,5,32],f32>, !torch.vtensor<[1,2,5,32],f32>) -> !torch.list<vtensor>
    %68 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %69 = "torch.aten.cat"(%67, %68) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %70 = "torch.aten.mul.Tensor"(%69, %32) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,2,5,64],f32>
    %71 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %72 = "torch.aten.add.Tensor"(%33, %70, %71) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,2,5,64],f32>, !torch.int) -> !torch.vtensor<[1,2,5,64],f32>
    %73 = "torch.aten.mul.Tensor"(%arg1, %29) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %74 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %75 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %76 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %77 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %78 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %79 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %80 = "torch.prim.NumToTensor.Scalar"(%79) : (!torch.int) -> !torch.vtensor<[1],si64>
    %81 = "torch.aten.index_select"(%75, %78, %80) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %82 = "torch.aten.item"(%81) : (!torch.vtensor<[1],si64>) -> !torch.int
    %83 = "torch.aten.index_select"(%76, %78, %80) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %84 = "torch.aten.item"(%83) : (!torch.vtensor<[1],si64>) -> !torch.int
    %85 = "torch.aten.index_select"(%74, %78, %80) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %86 = "torch.aten.item"(%85) : (!torch.vtensor<[1],si64>) -> !torch.int
    %87 = "torch.aten.index_select"(%77, %78, %80) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %88 = "torch.aten.item"(%87) : (!torch.vtensor<[1],si64>) -> !torch.int
    %89 = "torch.aten.slice.Tensor"(%arg1, %86, %82, %84, %88) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %90 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %91 = "torch.vtensor.literal"() <{value = dense<32> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %92 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %93 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %94 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %95 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %96 = "torch.prim.NumToTensor.Scalar"(%95) : (!torch.int) -> !torch.vtensor<[1],si64>
    %97 = "torch.aten.index_select"(%91, %94, %96) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %98 = "torch.aten.item"(%97) : (!torch.vtensor<[1],si64>) -> !torch.int
    %99 = "torch.aten.index_select"(%92, %94, %96) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %100 = "torch.aten.item"(%99) : (!torch.vtensor<[1],si64>) -> !torch.int
    %101 = "torch.aten.index_select"(%90, %94, %96) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %102 = "torch.aten.item"(%101) : (!torch.vtensor<[1],si64>) -> !torch.int
    %103 = "torch.aten.index_select"(%93, %94, %96) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %104 = "torch.aten.item"(%103) : (!torch.vtensor<[1],si64>) -> !torch.int
    %105 = "torch.aten.slice.Tensor"(%arg1, %102, %98, %100, %104) : (!torch.vtensor<[1,1,5,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[1,1,5,32],f32>
    %106 = "torch.aten.neg"(%105) : (!torch.vtensor<[1,1,5,32],f32>) -> !torch.vtensor<[1,1,5,32],f32>
    %107 = "torch.prim.ListConstruct"(%106, %89) : (!torch.vtensor<[1,1,5,32],f32>, !torch.vtensor<[1,1,5,32],f32>) -> !torch.list<vtensor>
    %108 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %109 = "torch.aten.cat"(%107, %108) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    %110 = "torch.aten.mul.Tensor"(%109, %32) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> !torch.vtensor<[1,1,5,64],f32>
    %111 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %112 = "torch.aten.add.Tensor"(%73, %110, %111) : (!torch.vtensor<[1,1,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>, !torch.int) -> !torch.vtensor<[1,1,5,64],f32>
    "func.return"(%72, %112) : (!torch.vtensor<[1,2,5,64],f32>, !torch.vtensor<[1,1,5,64],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
