"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x48xf32>, %arg1: tensor<2x4x1x48xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Unsqueeze"(%arg2, %0) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %2 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.ConstantOfShape"(%2) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Mul"(%3, %4) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[-1, -1, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Equal"(%6, %5) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %8 = "onnx.Constant"() {value = dense<[-1, -1, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Where"(%7, %3, %8) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %10 = "onnx.Expand"(%1, %9) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x?xf32>
    %11 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Reshape"(%10, %11) {allowzero = 0 : si64} : (tensor<2x4x16x?xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %13 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Unsqueeze"(%arg3, %13) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.ConstantOfShape"(%15) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %17 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %18 = "onnx.Mul"(%16, %17) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %19 = "onnx.Constant"() {value = dense<[-1, -1, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %20 = "onnx.Equal"(%19, %18) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %21 = "onnx.Constant"() {value = dense<[-1, -1, -1, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %22 = "onnx.Where"(%20, %16, %21) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %23 = "onnx.Expand"(%14, %22) : (tensor<2x4x16x1xf32>, tensor<4xi64>) -> tensor<2x4x16x?xf32>
    %24 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %25 = "onnx.Reshape"(%23, %24) {allowzero = 0 : si64} : (tensor<2x4x16x?xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %26, %29) : (tensor<2x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x32xf32>
    %31 = "onnx.Mul"(%30, %12) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %32 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Slice"(%30, %33, %34, %32, %35) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %37 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Slice"(%30, %38, %39, %37, %40) : (tensor<2x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %42 = "onnx.Neg"(%41) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Unsqueeze"(%42, %43) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %45 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Unsqueeze"(%36, %45) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %47 = "onnx.Concat"(%44, %46) {axis = -1 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %48 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %49 = "onnx.Reshape"(%47, %48) {allowzero = 0 : si64} : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %50 = "onnx.Mul"(%49, %25) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %51 = "onnx.Add"(%31, %50) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %52 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Slice"(%arg0, %53, %54, %52, %55) : (tensor<2x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %57 = "onnx.Concat"(%51, %56) {axis = -1 : si64} : (tensor<2x4x2x32xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x48xf32>
    %58 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %59 = "onnx.Reshape"(%10, %58) {allowzero = 0 : si64} : (tensor<2x4x16x?xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %60 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %61 = "onnx.Reshape"(%23, %60) {allowzero = 0 : si64} : (tensor<2x4x16x?xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %62 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Slice"(%arg1, %63, %64, %62, %65) : (tensor<2x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x32xf32>
    %67 = "onnx.Mul"(%66, %59) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %68 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Slice"(%66, %69, %70, %68, %71) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %73 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Slice"(%66, %74, %75, %73, %76) : (tensor<2x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %78 = "onnx.Neg"(%77) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %79 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Unsqueeze"(%78, %79) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %81 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Unsqueeze"(%72, %81) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %83 = "onnx.Concat"(%80, %82) {axis = -1 : si64} : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %84 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %85 = "onnx.Reshape"(%83, %84) {allowzero = 0 : si64} : (tensor<2x4x1x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %86 = "onnx.Mul"(%85, %61) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %87 = "onnx.Add"(%67, %86) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %88 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %90 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Slice"(%arg1, %89, %90, %88, %91) : (tensor<2x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %93 = "onnx.Concat"(%87, %92) {axis = -1 : si64} : (tensor<2x4x1x32xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x48xf32>
    "func.return"(%57, %93) : (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
