"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x64xf32>, tensor<1x5x64xf32>, tensor<64xf32>, tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x64xf32>, %arg1: tensor<1x5x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x5x1x32xf32>, %arg4: tensor<1x5x1x32xf32>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[[0], [2], [4], [6], [8], [10], [12], [14], [16], [18], [20], [22], [24], [26], [28], [30]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %6 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x5x2x1xf32>} : () -> tensor<32x5x2x1xf32>
    %7 = "onnx.Constant"() {value = dense<[[1], [3], [5], [7], [9], [11], [13], [15], [17], [19], [21], [23], [25], [27], [29], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 5, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "onnx.Constant"() {value = dense<1.1920929E-7> : tensor<f32>} : () -> tensor<f32>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Pow"(%arg0, %9) : (tensor<1x5x64xf32>, tensor<f32>) -> tensor<1x5x64xf32>
    %13 = "onnx.ReduceMean"(%12, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x5x1xf32>
    %14 = "onnx.Add"(%13, %10) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    %15 = "onnx.Sqrt"(%14) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %16 = "onnx.Reciprocal"(%15) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %17 = "onnx.Mul"(%arg0, %16) : (tensor<1x5x64xf32>, tensor<1x5x1xf32>) -> tensor<1x5x64xf32>
    %18 = "onnx.Mul"(%17, %arg2) : (tensor<1x5x64xf32>, tensor<64xf32>) -> tensor<1x5x64xf32>
    %19 = "onnx.Pow"(%arg1, %9) : (tensor<1x5x64xf32>, tensor<f32>) -> tensor<1x5x64xf32>
    %20 = "onnx.ReduceMean"(%19, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x5x64xf32>, tensor<1xi64>) -> tensor<1x5x1xf32>
    %21 = "onnx.Add"(%20, %10) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    %22 = "onnx.Sqrt"(%21) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %23 = "onnx.Reciprocal"(%22) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %24 = "onnx.Mul"(%arg1, %23) : (tensor<1x5x64xf32>, tensor<1x5x1xf32>) -> tensor<1x5x64xf32>
    %25 = "onnx.Mul"(%24, %arg2) : (tensor<1x5x64xf32>, tensor<64xf32>) -> tensor<1x5x64xf32>
    %26 = "onnx.Reshape"(%18, %8) : (tensor<1x5x64xf32>, tensor<5xi64>) -> tensor<1x5x2x16x2xf32>
    %27 = "onnx.Slice"(%26, %1, %4, %11) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %28 = "onnx.Squeeze"(%27, %11) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %29 = "onnx.Slice"(%26, %4, %0, %11) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %30 = "onnx.Squeeze"(%29, %11) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %31 = "onnx.Slice"(%arg3, %1, %2, %3, %0) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %32 = "onnx.Slice"(%arg4, %4, %2, %3, %0) : (tensor<1x5x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x1x16xf32>
    %33 = "onnx.Mul"(%28, %31) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %34 = "onnx.Mul"(%30, %32) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %35 = "onnx.Sub"(%33, %34) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %36 = "onnx.Transpose"(%35) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x5x2x16xf32>) -> tensor<16x5x2x1xf32>
    %37 = "onnx.ScatterND"(%6, %5, %36) {reduction = "none"} : (tensor<32x5x2x1xf32>, tensor<16x1xi64>, tensor<16x5x2x1xf32>) -> tensor<32x5x2x1xf32>
    %38 = "onnx.Mul"(%28, %32) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %39 = "onnx.Mul"(%30, %31) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %40 = "onnx.Add"(%38, %39) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %41 = "onnx.Transpose"(%40) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x5x2x16xf32>) -> tensor<16x5x2x1xf32>
    %42 = "onnx.ScatterND"(%37, %7, %41) {reduction = "none"} : (tensor<32x5x2x1xf32>, tensor<16x1xi64>, tensor<16x5x2x1xf32>) -> tensor<32x5x2x1xf32>
    %43 = "onnx.Transpose"(%42) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<32x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    %44 = "onnx.Reshape"(%25, %8) : (tensor<1x5x64xf32>, tensor<5xi64>) -> tensor<1x5x2x16x2xf32>
    %45 = "onnx.Slice"(%44, %1, %4, %11) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %46 = "onnx.Squeeze"(%45, %11) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %47 = "onnx.Slice"(%44, %4, %0, %11) : (tensor<1x5x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16x1xf32>
    %48 = "onnx.Squeeze"(%47, %11) : (tensor<1x5x2x16x1xf32>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %49 = "onnx.Mul"(%46, %31) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %50 = "onnx.Mul"(%48, %32) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %51 = "onnx.Sub"(%49, %50) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %52 = "onnx.Transpose"(%51) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x5x2x16xf32>) -> tensor<16x5x2x1xf32>
    %53 = "onnx.ScatterND"(%6, %5, %52) {reduction = "none"} : (tensor<32x5x2x1xf32>, tensor<16x1xi64>, tensor<16x5x2x1xf32>) -> tensor<32x5x2x1xf32>
    %54 = "onnx.Mul"(%46, %32) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %55 = "onnx.Mul"(%48, %31) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>) -> tensor<1x5x2x16xf32>
    %56 = "onnx.Add"(%54, %55) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %57 = "onnx.Transpose"(%56) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x5x2x16xf32>) -> tensor<16x5x2x1xf32>
    %58 = "onnx.ScatterND"(%53, %7, %57) {reduction = "none"} : (tensor<32x5x2x1xf32>, tensor<16x1xi64>, tensor<16x5x2x1xf32>) -> tensor<32x5x2x1xf32>
    %59 = "onnx.Transpose"(%58) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<32x5x2x1xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%43, %59) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
