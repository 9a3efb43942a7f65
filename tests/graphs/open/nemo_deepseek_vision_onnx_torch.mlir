"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[5,2,32],f16>, !torch.vtensor<[5,1,16],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,2,32],f16>, sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[5,2,32],f16>, %arg1: !torch.vtensor<[5,1,16],f32>, %arg2: !torch.vtensor<[5,1,16],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %4 = "torch.aten.to.dtype"(%arg0, %1, %3, %3, %2) : (!torch.vtensor<[5,2,32],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f32>
    %5 = "torch.aten._shape_as_tensor"(%4) : (!torch.vtensor<[5,2,32],f32>) -> !torch.vtensor<[3],si64>
    %6 = "torch.vtensor.literal"() <{value = dense<-1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %7 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.lt.Scalar"(%6, %8) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],i1>
    %11 = "torch.aten.size.int"(%5, %7) : (!torch.vtensor<[3],si64>, !torch.int) -> !torch.int
    %12 = "torch.aten.add.Scalar"(%6, %11, %9) : (!torch.vtensor<[1],si64>, !torch.int, !torch.int) -> !torch.vtensor<[1],si64>
    %13 = "torch.aten.where.self"(%10, %12, %6) : (!torch.vtensor<[1],i1>, !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.aten.size.int"(%13, %14) : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.int
    %16 = "torch.prim.ListConstruct"(%15) : (!torch.int) -> !torch.list<int>
    %17 = "torch.aten.index_select"(%5, %7, %13) : (!torch.vtensor<[3],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %18 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %19 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.add.Tensor"(%17, %19, %20) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],si64>
    %22 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %23 = "torch.aten.div.Tensor"(%21, %22) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %24 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %25 = "torch.aten.mul.Tensor"(%23, %24) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %26 = "torch.constant.none"() : () -> !torch.none
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%27) : (!torch.int) -> !torch.list<int>
    %29 = "torch.aten.ones"(%28, %26, %26, %26, %26) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %30 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %32 = "torch.prim.NumToTensor.Scalar"(%31) : (!torch.int) -> !torch.vtensor<[1],si64>
    %33 = "torch.aten.index_select"(%18, %30, %32) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %34 = "torch.aten.item"(%33) : (!torch.vtensor<[1],si64>) -> !torch.int
    %35 = "torch.aten.index_select"(%25, %30, %32) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %36 = "torch.aten.item"(%35) : (!torch.vtensor<[1],si64>) -> !torch.int
    %37 = "torch.aten.index_select"(%6, %30, %32) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %38 = "torch.aten.item"(%37) : (!torch.vtensor<[1],si64>) -> !torch.int
    %39 = "torch.aten.index_select"(%29, %30, %32) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %40 = "torch.aten.item"(%39) : (!torch.vtensor<[1],si64>) -> !torch.int
    %41 = "torch.aten.slice.Tensor"(%4, %38, %34, %36, %40) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?],f32>
    %42 = "torch.vtensor.literal"() <{value = dense<2> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %43 = "torch.aten.mul.Tensor"(%23, %42) : (!torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%45) : (!torch.int) -> !torch.list<int>
    %47 = "torch.aten.ones"(%46, %44, %44, %44, %44) : (!torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.vtensor<[1],si64>
    %48 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %50 = "torch.prim.NumToTensor.Scalar"(%49) : (!torch.int) -> !torch.vtensor<[1],si64>
    %51 = "torch.aten.index_select"(%25, %48, %50) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %52 = "torch.aten.item"(%51) : (!torch.vtensor<[1],si64>) -> !torch.int
    %53 = "torch.aten.index_select"(%43, %48, %50) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %54 = "torch.aten.item"(%53) : (!torch.vtensor<[1],si64>) -> !torch.int
    %55 = "torch.aten.index_select"(%6, %48, %50) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %56 = "torch.aten.item"(%55) : (!torch.vtensor<[1],si64>) -> !torch.int
    %57 = "torch.aten.index_select"(%47, %48, %50) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %58 = "torch.aten.item"(%57) : (!torch.vtensor<[1],si64>) -> !torch.int
    %59 = "torch.aten.slice.Tensor"(%4, %56, %52, %54, %58) : (!torch.vtensor<[5,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,?],f32>
    %60 = "torch.aten.mul.Tensor"(%41, %arg1) : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,?,16],f32>
    %61 = "torch.aten.mul.Tensor"(%59, %arg2) : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,?,16],f32>
    %62 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %63 = "torch.aten.sub.Tensor"(%60, %61, %62) : (!torch.vtensor<[5,?,16],f32>, !torch.vtensor<[5,?,16],f32>, !torch.int) -> !torch.vtensor<[5,?,16],f32>
    %64 = "torch.aten.mul.Tensor"(%59, %arg1) : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,?,16],f32>
    %65 = "torch.aten.mul.Tensor"(%41, %arg2) : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[5,1,16],f32>) -> !torch.vtensor<[5,?,16],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.aten.add.Tensor"(%64, %65, %66) : (!torch.vtensor<[5,?,16],f32>, !torch.vtensor<[5,?,16],f32>, !torch.int) -> !torch.vtensor<[5,?,16],f32>
    %68 = "torch.prim.ListConstruct"(%63, %67) : (!torch.vtensor<[5,?,16],f32>, !torch.vtensor<[5,?,16],f32>) -> !torch.list<vtensor>
    %69 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %70 = "torch.aten.cat"(%68, %69) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,?,32],f32>
    %71 = "torch.constant.int"() <{value = 5 : i64}> : () -> !torch.int
    %72 = "torch.constant.none"() : () -> !torch.none
    %73 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %74 = "torch.aten.to.dtype"(%70, %71, %73, %73, %72) : (!torch.vtensor<[5,?,32],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[5,2,32],f16>
    "func.return"(%74) : (!torch.vtensor<[5,2,32],f16>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
