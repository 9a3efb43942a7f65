"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xf32>, tensor<5x1x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<5x32xf32>) -> (tensor<5x2x48xf32>, tensor<5x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xf32>, %arg1: tensor<5x1x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<9.99999997E-7> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Pow"(%arg0, %6) : (tensor<5x2x48xf32>, tensor<f32>) -> tensor<5x2x48xf32>
    %9 = "onnx.ReduceMean"(%8, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<5x2x48xf32>, tensor<1xi64>) -> tensor<5x2x1xf32>
    %10 = "onnx.Add"(%9, %7) : (tensor<5x2x1xf32>, tensor<f32>) -> tensor<5x2x1xf32>
    %11 = "onnx.Sqrt"(%10) : (tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %12 = "onnx.Reciprocal"(%11) : (tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %13 = "onnx.Mul"(%arg0, %12) : (tensor<5x2x48xf32>, tensor<5x2x1xf32>) -> tensor<5x2x48xf32>
    %14 = "onnx.Mul"(%13, %arg2) : (tensor<5x2x48xf32>, tensor<48xf32>) -> tensor<5x2x48xf32>
    %15 = "onnx.Pow"(%arg1, %6) : (tensor<5x1x48xf32>, tensor<f32>) -> tensor<5x1x48xf32>
    %16 = "onnx.ReduceMean"(%15, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<5x1x48xf32>, tensor<1xi64>) -> tensor<5x1x1xf32>
    %17 = "onnx.Add"(%16, %7) : (tensor<5x1x1xf32>, tensor<f32>) -> tensor<5x1x1xf32>
    %18 = "onnx.Sqrt"(%17) : (tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %19 = "onnx.Reciprocal"(%18) : (tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %20 = "onnx.Mul"(%arg1, %19) : (tensor<5x1x48xf32>, tensor<5x1x1xf32>) -> tensor<5x1x48xf32>
    %21 = "onnx.Mul"(%20, %arg3) : (tensor<5x1x48xf32>, tensor<48xf32>) -> tensor<5x1x48xf32>
    %22 = "onnx.Slice"(%arg4, %1, %2, %3, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x16xf32>
    %23 = "onnx.Unsqueeze"(%22, %3) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %24 = "onnx.Slice"(%arg4, %2, %4, %3, %3) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x16xf32>
    %25 = "onnx.Unsqueeze"(%24, %3) : (tensor<5x16xf32>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %26 = "onnx.Slice"(%14, %1, %2, %0, %3) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %27 = "onnx.Slice"(%14, %2, %5, %0, %3) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %28 = "onnx.Mul"(%26, %23) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %29 = "onnx.Mul"(%27, %25) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %30 = "onnx.Sub"(%28, %29) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %31 = "onnx.Mul"(%27, %23) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %32 = "onnx.Mul"(%26, %25) : (tensor<5x2x16xf32>, tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %33 = "onnx.Add"(%31, %32) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %34 = "onnx.Slice"(%14, %5, %4, %0, %3) : (tensor<5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xf32>
    %35 = "onnx.Concat"(%30, %33, %34) {axis = -1 : si64} : (tensor<5x2x16xf32>, tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    %36 = "onnx.Slice"(%21, %1, %2, %0, %3) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %37 = "onnx.Slice"(%21, %2, %5, %0, %3) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %38 = "onnx.Mul"(%36, %23) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %39 = "onnx.Mul"(%37, %25) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %40 = "onnx.Sub"(%38, %39) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %41 = "onnx.Mul"(%37, %23) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %42 = "onnx.Mul"(%36, %25) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %43 = "onnx.Add"(%41, %42) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %44 = "onnx.Slice"(%21, %5, %4, %0, %3) : (tensor<5x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xf32>
    %45 = "onnx.Concat"(%40, %43, %44) {axis = -1 : si64} : (tensor<5x1x16xf32>, tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x48xf32>
    "func.return"(%35, %45) : (tensor<5x2x48xf32>, tensor<5x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
