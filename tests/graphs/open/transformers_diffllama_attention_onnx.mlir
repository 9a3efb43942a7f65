"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<1x3xi64>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<16x32xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<32x16xf32>, %arg7: tensor<32x16xf32>, %arg8: tensor<32x16xf32>, %arg9: tensor<16x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 3, -1, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 3, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<2.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<8.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Unsqueeze"(%arg1, %9) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<1x3x1xi64>) -> tensor<1x3x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<1x3x1xf32>, tensor<8xf32>) -> tensor<1x3x8xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> tensor<1x3x16xf32>
    %22 = "onnx.Cos"(%21) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %23 = "onnx.Sin"(%21) : (tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
    %24 = "onnx.Transpose"(%arg6) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %25 = "onnx.MatMul"(%arg0, %24) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %26 = "onnx.Reshape"(%25, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %28 = "onnx.Transpose"(%arg7) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %29 = "onnx.MatMul"(%arg0, %28) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %30 = "onnx.Reshape"(%29, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %32 = "onnx.Transpose"(%arg8) {perm = [1 : si64, 0 : si64]} : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %33 = "onnx.MatMul"(%arg0, %32) : (tensor<1x3x16xf32>, tensor<16x32xf32>) -> tensor<1x3x32xf32>
    %34 = "onnx.Reshape"(%33, %2) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %35 = "onnx.Transpose"(%34) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %36 = "onnx.Unsqueeze"(%22, %8) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %37 = "onnx.Unsqueeze"(%23, %8) : (tensor<1x3x16xf32>, tensor<1xi64>) -> tensor<1x1x3x16xf32>
    %38 = "onnx.Mul"(%27, %36) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %39 = "onnx.Slice"(%27, %3, %4, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %40 = "onnx.Slice"(%27, %4, %6, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %41 = "onnx.Neg"(%40) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %42 = "onnx.Concat"(%41, %39) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %43 = "onnx.Mul"(%42, %37) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %44 = "onnx.Add"(%38, %43) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %45 = "onnx.Mul"(%31, %36) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %46 = "onnx.Slice"(%31, %3, %4, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %47 = "onnx.Slice"(%31, %4, %6, %5, %8) : (tensor<1x2x3x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x3x8xf32>
    %48 = "onnx.Neg"(%47) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
    %49 = "onnx.Concat"(%48, %46) {axis = -1 : si64} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x16xf32>
    %50 = "onnx.Mul"(%49, %37) : (tensor<1x2x3x16xf32>, tensor<1x1x3x16xf32>) -> tensor<1x2x3x16xf32>
    %51 = "onnx.Add"(%45, %50) : (tensor<1x2x3x16xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %52:2 = "onnx.Split"(%35) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x2x3x16xf32>) -> (tensor<1x1x3x16xf32>, tensor<1x1x3x16xf32>)
    %53 = "onnx.Expand"(%52#0, %10) : (tensor<1x1x3x16xf32>, tensor<4xi64>) -> tensor<1x1x3x16xf32>
    %54 = "onnx.Tile"(%53, %11) : (tensor<1x1x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %55 = "onnx.Expand"(%52#1, %10) : (tensor<1x1x3x16xf32>, tensor<4xi64>) -> tensor<1x1x3x16xf32>
    %56 = "onnx.Tile"(%55, %11) : (tensor<1x1x3x16xf32>, tensor<4xi64>) -> tensor<1x2x3x16xf32>
    %57 = "onnx.Transpose"(%51) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x2x16x3xf32>
    %58 = "onnx.MatMul"(%44, %57) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %59 = "onnx.Mul"(%58, %12) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %60 = "onnx.Add"(%59, %1) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %61 = "onnx.Softmax"(%60) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %62 = "onnx.MatMul"(%61, %54) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %63 = "onnx.Transpose"(%62) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %64 = "onnx.MatMul"(%61, %56) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %65 = "onnx.Transpose"(%64) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %66 = "onnx.Concat"(%63, %65) {axis = -1 : si64} : (tensor<1x3x2x16xf32>, tensor<1x3x2x16xf32>) -> tensor<1x3x2x32xf32>
    %67:2 = "onnx.Split"(%66) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x3x2x32xf32>) -> (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>)
    %68 = "onnx.Mul"(%arg2, %arg3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %69 = "onnx.ReduceSum"(%68, %13) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<16xf32>, tensor<1xi64>) -> tensor<f32>
    %70 = "onnx.Exp"(%69) : (tensor<f32>) -> tensor<f32>
    %71 = "onnx.Mul"(%arg4, %arg5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %72 = "onnx.ReduceSum"(%71, %13) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<16xf32>, tensor<1xi64>) -> tensor<f32>
    %73 = "onnx.Exp"(%72) : (tensor<f32>) -> tensor<f32>
    %74 = "onnx.Sub"(%70, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "onnx.Add"(%74, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "onnx.Mul"(%75, %67#1) : (tensor<f32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %77 = "onnx.Sub"(%67#0, %76) : (tensor<1x3x1x32xf32>, tensor<1x3x1x32xf32>) -> tensor<1x3x1x32xf32>
    %78 = "onnx.Pow"(%77, %15) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1x32xf32>
    %79 = "onnx.ReduceMean"(%78, %5) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x3x1x32xf32>, tensor<1xi64>) -> tensor<1x3x1x1xf32>
    %80 = "onnx.Add"(%79, %16) : (tensor<1x3x1x1xf32>, tensor<f32>) -> tensor<1x3x1x1xf32>
    %81 = "onnx.Sqrt"(%80) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %82 = "onnx.Reciprocal"(%81) : (tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %83 = "onnx.Mul"(%77, %82) : (tensor<1x3x1x32xf32>, tensor<1x3x1x1xf32>) -> tensor<1x3x1x32xf32>
    %84 = "onnx.Mul"(%83, %17) : (tensor<1x3x1x32xf32>, tensor<f32>) -> tensor<1x3x1x32xf32>
    %85 = "onnx.Reshape"(%84, %7) {allowzero = 1 : si64} : (tensor<1x3x1x32xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %86 = "onnx.Transpose"(%arg9) {perm = [1 : si64, 0 : si64]} : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %87 = "onnx.MatMul"(%85, %86) : (tensor<1x3x32xf32>, tensor<32x16xf32>) -> tensor<1x3x16xf32>
    "func.return"(%87) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
