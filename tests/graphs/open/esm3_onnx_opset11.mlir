"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf32>, %arg1: tensor<1x4x2x48xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x16xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Slice"(%arg2, %1, %2, %0, %3) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Slice"(%arg3, %6, %7, %5, %8) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %10 = "onnx.Unsqueeze"(%4) {axes = [1 : si64]} : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.ConstantOfShape"(%11) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %14 = "onnx.Mul"(%12, %13) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Equal"(%15, %14) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %17 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %18 = "onnx.Where"(%16, %12, %17) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %19 = "onnx.Expand"(%10, %18) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %20 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %21 = "onnx.Reshape"(%19, %20) : (tensor<4x?x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %22 = "onnx.Unsqueeze"(%9) {axes = [1 : si64]} : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.ConstantOfShape"(%23) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %25 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %26 = "onnx.Mul"(%24, %25) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %27 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %28 = "onnx.Equal"(%27, %26) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %29 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %30 = "onnx.Where"(%28, %24, %29) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %31 = "onnx.Expand"(%22, %30) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %32 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %33 = "onnx.Reshape"(%31, %32) : (tensor<4x?x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %34 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%arg0, %35, %36, %34, %37) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf32>
    %39 = "onnx.Mul"(%38, %21) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %40 = "onnx.Shape"(%38) : (tensor<1x4x2x32xf32>) -> tensor<4xi64>
    %41 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Gather"(%40, %41) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Add"(%42, %44) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Div"(%45, %46) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Mul"(%47, %48) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %50 = "onnx.Slice"(%38, %43, %49, %41) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %51 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Mul"(%47, %51) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %53 = "onnx.Slice"(%38, %49, %52, %41) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %54 = "onnx.Neg"(%53) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %55 = "onnx.Concat"(%54, %50) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %56 = "onnx.Mul"(%55, %33) : (tensor<?x?x?x?xf32>, tensor<4x1x32xf32>) -> tensor<?x4x?x32xf32>
    %57 = "onnx.Add"(%39, %56) : (tensor<1x4x2x32xf32>, tensor<?x4x?x32xf32>) -> tensor<?x4x2x32xf32>
    %58 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Slice"(%arg0, %59, %60, %58, %61) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %63 = "onnx.Concat"(%57, %62) {axis = -1 : si64} : (tensor<?x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    %64 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Slice"(%arg2, %65, %66, %64, %67) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %69 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Slice"(%arg3, %70, %71, %69, %72) : (tensor<6x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x16xf32>
    %74 = "onnx.Unsqueeze"(%68) {axes = [1 : si64]} : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %75 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.ConstantOfShape"(%75) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %77 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %78 = "onnx.Mul"(%76, %77) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %79 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %80 = "onnx.Equal"(%79, %78) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %81 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %82 = "onnx.Where"(%80, %76, %81) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %83 = "onnx.Expand"(%74, %82) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %84 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %85 = "onnx.Reshape"(%83, %84) : (tensor<4x?x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %86 = "onnx.Unsqueeze"(%73) {axes = [1 : si64]} : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %87 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %88 = "onnx.ConstantOfShape"(%87) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %89 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %90 = "onnx.Mul"(%88, %89) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %91 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %92 = "onnx.Equal"(%91, %90) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %93 = "onnx.Constant"() {value = dense<[-1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %94 = "onnx.Where"(%92, %88, %93) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %95 = "onnx.Expand"(%86, %94) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x?x16xf32>
    %96 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %97 = "onnx.Reshape"(%95, %96) : (tensor<4x?x16xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %98 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %99 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %100 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %101 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Slice"(%arg1, %99, %100, %98, %101) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xf32>
    %103 = "onnx.Mul"(%102, %85) : (tensor<1x4x2x32xf32>, tensor<4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %104 = "onnx.Shape"(%102) : (tensor<1x4x2x32xf32>) -> tensor<4xi64>
    %105 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %106 = "onnx.Gather"(%104, %105) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %107 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %108 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %109 = "onnx.Add"(%106, %108) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %110 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %111 = "onnx.Div"(%109, %110) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %112 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %113 = "onnx.Mul"(%111, %112) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %114 = "onnx.Slice"(%102, %107, %113, %105) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %115 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %116 = "onnx.Mul"(%111, %115) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %117 = "onnx.Slice"(%102, %113, %116, %105) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %118 = "onnx.Neg"(%117) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %119 = "onnx.Concat"(%118, %114) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %120 = "onnx.Mul"(%119, %97) : (tensor<?x?x?x?xf32>, tensor<4x1x32xf32>) -> tensor<?x4x?x32xf32>
    %121 = "onnx.Add"(%103, %120) : (tensor<1x4x2x32xf32>, tensor<?x4x?x32xf32>) -> tensor<?x4x2x32xf32>
    %122 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %123 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %124 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %125 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %126 = "onnx.Slice"(%arg1, %123, %124, %122, %125) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %127 = "onnx.Concat"(%121, %126) {axis = -1 : si64} : (tensor<?x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    "func.return"(%63, %127) : (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
