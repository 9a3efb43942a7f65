"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<1x4x8xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<1x4x8xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[-1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 1, 32, 4]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0.420448214> : tensor<1xf32>} : () -> tensor<1xf32>
    %8 = "onnx.Constant"() {value = dense<[1, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Concat"(%arg1, %arg1) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %9) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %15 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %16 = "onnx.MatMul"(%arg0, %15) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %17 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %18 = "onnx.MatMul"(%arg0, %17) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %19 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %20 = "onnx.MatMul"(%arg0, %19) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    %21 = "onnx.Reshape"(%16, %0) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %22 = "onnx.Reshape"(%18, %0) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %23 = "onnx.Reshape"(%20, %0) {allowzero = 1 : si64} : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %24 = "onnx.Pow"(%21, %10) : (tensor<1x4x1x32xf32>, tensor<f32>) -> tensor<1x4x1x32xf32>
    %25 = "onnx.ReduceMean"(%24, %1) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x1x32xf32>, tensor<1xi64>) -> tensor<1x4x1x1xf32>
    %26 = "onnx.Add"(%25, %11) : (tensor<1x4x1x1xf32>, tensor<f32>) -> tensor<1x4x1x1xf32>
    %27 = "onnx.Sqrt"(%26) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %28 = "onnx.Reciprocal"(%27) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %29 = "onnx.Mul"(%21, %28) : (tensor<1x4x1x32xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %30 = "onnx.Mul"(%29, %arg5) : (tensor<1x4x1x32xf32>, tensor<32xf32>) -> tensor<1x4x1x32xf32>
    %31 = "onnx.Pow"(%22, %10) : (tensor<1x4x1x32xf32>, tensor<f32>) -> tensor<1x4x1x32xf32>
    %32 = "onnx.ReduceMean"(%31, %1) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x1x32xf32>, tensor<1xi64>) -> tensor<1x4x1x1xf32>
    %33 = "onnx.Add"(%32, %11) : (tensor<1x4x1x1xf32>, tensor<f32>) -> tensor<1x4x1x1xf32>
    %34 = "onnx.Sqrt"(%33) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %35 = "onnx.Reciprocal"(%34) : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %36 = "onnx.Mul"(%22, %35) : (tensor<1x4x1x32xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %37 = "onnx.Mul"(%36, %arg6) : (tensor<1x4x1x32xf32>, tensor<32xf32>) -> tensor<1x4x1x32xf32>
    %38 = "onnx.Slice"(%30, %2, %3, %1, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %39 = "onnx.Slice"(%30, %3, %4, %1, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %40 = "onnx.Cos"(%14) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %41 = "onnx.Sin"(%14) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %42:2 = "onnx.Split"(%38) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x16xf32>) -> (tensor<1x4x1x8xf32>, tensor<1x4x1x8xf32>)
    %43 = "onnx.Neg"(%42#1) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %44 = "onnx.Concat"(%43, %42#0) {axis = -1 : si64} : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x16xf32>
    %45 = "onnx.Mul"(%38, %40) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %46 = "onnx.Mul"(%44, %41) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %47 = "onnx.Add"(%45, %46) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %48 = "onnx.Concat"(%47, %39) {axis = -1 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %49 = "onnx.Slice"(%37, %2, %3, %1, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %50 = "onnx.Slice"(%37, %3, %4, %1, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %51:2 = "onnx.Split"(%49) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x16xf32>) -> (tensor<1x4x1x8xf32>, tensor<1x4x1x8xf32>)
    %52 = "onnx.Neg"(%51#1) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xf32>
    %53 = "onnx.Concat"(%52, %51#0) {axis = -1 : si64} : (tensor<1x4x1x8xf32>, tensor<1x4x1x8xf32>) -> tensor<1x4x1x16xf32>
    %54 = "onnx.Mul"(%49, %40) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %55 = "onnx.Mul"(%53, %41) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %56 = "onnx.Add"(%54, %55) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %57 = "onnx.Concat"(%56, %50) {axis = -1 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    %58 = "onnx.Transpose"(%48) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x1x32xf32>) -> tensor<1x1x4x32xf32>
    %59 = "onnx.Transpose"(%57) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x1x32xf32>) -> tensor<1x1x4x32xf32>
    %60 = "onnx.Transpose"(%23) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x4x1x32xf32>) -> tensor<1x1x4x32xf32>
    %61 = "onnx.Reshape"(%59, %5) {allowzero = 0 : si64} : (tensor<1x1x4x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %62 = "onnx.Transpose"(%61) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x4x32xf32>) -> tensor<1x32x4xf32>
    %63 = "onnx.Reshape"(%62, %6) {allowzero = 0 : si64} : (tensor<1x32x4xf32>, tensor<4xi64>) -> tensor<1x1x32x4xf32>
    %64 = "onnx.Mul"(%58, %7) : (tensor<1x1x4x32xf32>, tensor<1xf32>) -> tensor<1x1x4x32xf32>
    %65 = "onnx.Mul"(%63, %7) : (tensor<1x1x32x4xf32>, tensor<1xf32>) -> tensor<1x1x32x4xf32>
    %66 = "onnx.MatMul"(%64, %65) : (tensor<1x1x4x32xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x4x4xf32>
    %67 = "onnx.Softmax"(%66) {axis = -1 : si64} : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %68 = "onnx.MatMul"(%67, %60) : (tensor<1x1x4x4xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %69 = "onnx.Transpose"(%68) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x1x4x32xf32>) -> tensor<1x4x1x32xf32>
    %70 = "onnx.Reshape"(%69, %8) {allowzero = 1 : si64} : (tensor<1x4x1x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %71 = "onnx.Transpose"(%arg7) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %72 = "onnx.MatMul"(%70, %71) : (tensor<1x4x32xf32>, tensor<32x32xf32>) -> tensor<1x4x32xf32>
    "func.return"(%72) : (tensor<1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
