"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[2,4,2,32],f32>, sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,4,2,32],f32>, %arg1: !torch.vtensor<[2,4],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg1, %2) : (!torch.vtensor<[2,4],si64>, !torch.int) -> !torch.vtensor<[2,4,1],si64>
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.to.dtype"(%3, %4, %6, %6, %5) : (!torch.vtensor<[2,4,1],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1],f32>
    %8 = "torch.vtensor.literal"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> !torch.vtensor<[16],f32>
    %9 = "torch.aten.mul.Tensor"(%7, %8) : (!torch.vtensor<[2,4,1],f32>, !torch.vtensor<[16],f32>) -> !torch.vtensor<[2,4,16],f32>
    %10 = "torch.prim.ListConstruct"(%9, %9) : (!torch.vtensor<[2,4,16],f32>, !torch.vtensor<[2,4,16],f32>) -> !torch.list<vtensor>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.cat"(%10, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32],f32>
    %13 = "torch.aten.cos"(%12) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %14 = "torch.aten.sin"(%12) : (!torch.vtensor<[2,4,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %15 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %16 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %17 = "torch.aten.unsqueeze"(%13, %16) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %18 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.aten.unsqueeze"(%14, %19) : (!torch.vtensor<[2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %21 = "torch.aten.mul.Tensor"(%arg0, %17) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %22 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %23 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %24 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %25 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %26 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.prim.NumToTensor.Scalar"(%27) : (!torch.int) -> !torch.vtensor<[1],si64>
    %29 = "torch.aten.index_select"(%23, %26, %28) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %30 = "torch.aten.item"(%29) : (!torch.vtensor<[1],si64>) -> !torch.int
    %31 = "torch.aten.index_select"(%24, %26, %28) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %32 = "torch.aten.item"(%31) : (!torch.vtensor<[1],si64>) -> !torch.int
    %33 = "torch.aten.index_select"(%22, %26, %28) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %34 = "torch.aten.item"(%33) : (!torch.vtensor<[1],si64>) -> !torch.int
    %35 = "torch.aten.index_select"(%25, %26, %28) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %36 = "torch.aten.item"(%35) : (!torch.vtensor<[1],si64>) -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%arg0, %34, %30, %32, %36) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %38 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %39 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %40 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %41 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.prim.NumToTensor.Scalar"(%43) : (!torch.int) -> !torch.vtensor<[1],si64>
    %45 = "torch.aten.index_select"(%39, %42, %44) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %46 = "torch.aten.item"(%45) : (!torch.vtensor<[1],si64>) -> !torch.int
    %47 = "torch.aten.index_select"(%40, %42, %44) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %48 = "torch.aten.item"(%47) : (!torch.vtensor<[1],si64>) -> !torch.int
    %49 = "torch.aten.index_select"(%38, %42, %44) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %50 = "torch.aten.item"(%49) : (!torch.vtensor<[1],si64>) -> !torch.int
    %51 = "torch.aten.index_select"(%41, %42, %44) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %52 = "torch.aten.item"(%51) : (!torch.vtensor<[1],si64>) -> !torch.int
    %53 = "torch.aten.slice.Tensor"(%arg0, %50, %46, %48, %52) : (!torch.vtensor<[2,4,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,2,16],f32>
    %54 = "torch.aten.neg"(%53) : (!torch.vtensor<[2,4,2,16],f32>) -> !torch.vtensor<[2,4,2,16],f32>
    %55 = "torch.prim.ListConstruct"(%54, %37) : (!torch.vtensor<[2,4,2,16],f32>, !torch.vtensor<[2,4,2,16],f32>) -> !torch.list<vtensor>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.aten.cat"(%55, %56) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    %58 = "torch.aten.mul.Tensor"(%57, %20) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,2,32],f32>
    %59 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %60 = "torch.aten.add.Tensor"(%21, %58, %59) : (!torch.vtensor<[2,4,2,32],f32>, !torch.vtensor<[2,4,2,32],f32>, !torch.int) -> !torch.vtensor<[2,4,2,32],f32>
    "func.return"(%60) : (!torch.vtensor<[2,4,2,32],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
