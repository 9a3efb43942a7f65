"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x32xf32>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x4x2x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
    %2 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
    %3 = "onnx.Constant"() {value = dense<[0, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
    %4 = "onnx.Constant"() {value = dense<1000000000> : tensor<4xi32>} : () -> tensor<4xi32>
    %5 = "onnx.Constant"() {value = dense<1000000000> : tensor<2xi32>} : () -> tensor<2xi32>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
    %12 = "onnx.Slice"(%arg2, %9, %5, %3, %0) : (tensor<1x4x2x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Slice"(%arg1, %9, %5, %3, %0) : (tensor<1x4x2x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Slice"(%arg2, %11, %5, %3, %0) : (tensor<1x4x2x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x2x16xf32>
    %15 = "onnx.Unsqueeze"(%14, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %16 = "onnx.Slice"(%arg1, %11, %5, %3, %0) : (tensor<1x4x2x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Unsqueeze"(%16, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %18 = "onnx.Unsqueeze"(%arg0, %8) : (tensor<1x4x32xf32>, tensor<1xi64>) -> tensor<1x4x1x32xf32>
    %19 = "onnx.Slice"(%18, %10, %4, %2, %1) : (tensor<1x4x1x32xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<1x4x1x32xf32>
    %20 = "onnx.Slice"(%19, %11, %5, %3, %0) : (tensor<1x4x1x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x1x16xf32>
    %21:16 = "onnx.Split"(%20) {axis = -1 : si64, num_outputs = 16 : si64} : (tensor<1x4x1x16xf32>) -> (tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>)
    %22 = "onnx.Concat"(%21#0, %21#0, %21#1, %21#1, %21#2, %21#2, %21#3, %21#3, %21#4, %21#4, %21#5, %21#5, %21#6, %21#6, %21#7, %21#7, %21#8, %21#8, %21#9, %21#9, %21#10, %21#10, %21#11, %21#11, %21#12, %21#12, %21#13, %21#13, %21#14, %21#14, %21#15, %21#15) {axis = 3 : si64} : (tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %23 = "onnx.Slice"(%19, %9, %5, %3, %0) : (tensor<1x4x1x32xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x4x1x16xf32>
    %24:16 = "onnx.Split"(%23) {axis = -1 : si64, num_outputs = 16 : si64} : (tensor<1x4x1x16xf32>) -> (tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>)
    %25 = "onnx.Concat"(%24#0, %24#0, %24#1, %24#1, %24#2, %24#2, %24#3, %24#3, %24#4, %24#4, %24#5, %24#5, %24#6, %24#6, %24#7, %24#7, %24#8, %24#8, %24#9, %24#9, %24#10, %24#10, %24#11, %24#11, %24#12, %24#12, %24#13, %24#13, %24#14, %24#14, %24#15, %24#15) {axis = 3 : si64} : (tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %26 = "onnx.Mul"(%arg2, %25) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %27 = "onnx.Mul"(%arg1, %25) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "onnx.Neg"(%12) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "onnx.Unsqueeze"(%28, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %30 = "onnx.Concat"(%29, %15) {axis = 4 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %31 = "onnx.Reshape"(%30, %6) : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %32 = "onnx.Mul"(%31, %22) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %33 = "onnx.Add"(%26, %32) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "onnx.Neg"(%13) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "onnx.Unsqueeze"(%34, %7) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %36 = "onnx.Concat"(%35, %17) {axis = 4 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %37 = "onnx.Reshape"(%36, %6) : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %38 = "onnx.Mul"(%37, %22) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %39 = "onnx.Add"(%27, %38) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%39, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
