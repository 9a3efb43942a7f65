"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>, tensor<1x4xi64>) -> (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf32>, %arg1: tensor<1x4x1x48xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.370389819, 0.137188628, 0.0508132726, 0.0137774786, 0.0031677403, 4.56483918E-4, 2.98857085E-5, 1.10693582E-5, 4.09997847E-6, 1.51859081E-6, 5.62470291E-7]> : tensor<12xf32>} : () -> tensor<12xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1.34657359> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x4xi64>) -> tensor<1x4xf32>
    %9 = "onnx.Einsum"(%8, %0) {equation = "bt,d->btd"} : (tensor<1x4xf32>, tensor<12xf32>) -> tensor<1x4x12xf32>
    %10 = "onnx.Cos"(%9) : (tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %11 = "onnx.Mul"(%10, %5) : (tensor<1x4x12xf32>, tensor<f32>) -> tensor<1x4x12xf32>
    %12 = "onnx.Sin"(%9) : (tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %13 = "onnx.Mul"(%12, %5) : (tensor<1x4x12xf32>, tensor<f32>) -> tensor<1x4x12xf32>
    %14 = "onnx.Concat"(%11, %13) {axis = -1 : si64} : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x24xf32>
    %15:2 = "onnx.Split"(%14) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x4x24xf32>) -> (tensor<1x4x12xf32>, tensor<1x4x12xf32>)
    %16 = "onnx.Unsqueeze"(%15#0, %6) : (tensor<1x4x12xf32>, tensor<1xi64>) -> tensor<1x4x1x12xf32>
    %17 = "onnx.Unsqueeze"(%15#1, %6) : (tensor<1x4x12xf32>, tensor<1xi64>) -> tensor<1x4x1x12xf32>
    %18 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x24xf32>
    %19 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x4x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x24xf32>
    %20:2 = "onnx.Split"(%18) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x2x24xf32>) -> (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>)
    %21 = "onnx.Mul"(%20#0, %16) : (tensor<1x4x2x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %22 = "onnx.Mul"(%20#1, %17) : (tensor<1x4x2x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %23 = "onnx.Sub"(%21, %22) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %24 = "onnx.Mul"(%20#1, %16) : (tensor<1x4x2x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %25 = "onnx.Mul"(%20#0, %17) : (tensor<1x4x2x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %26 = "onnx.Add"(%24, %25) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %27 = "onnx.Concat"(%23, %26, %19) {axis = -1 : si64} : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x48xf32>
    %28 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x24xf32>
    %29 = "onnx.Slice"(%arg1, %2, %4, %3, %7) : (tensor<1x4x1x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x24xf32>
    %30:2 = "onnx.Split"(%28) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x24xf32>) -> (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>)
    %31 = "onnx.Mul"(%30#0, %16) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %32 = "onnx.Mul"(%30#1, %17) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %33 = "onnx.Sub"(%31, %32) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %34 = "onnx.Mul"(%30#1, %16) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %35 = "onnx.Mul"(%30#0, %17) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %36 = "onnx.Add"(%34, %35) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %37 = "onnx.Concat"(%33, %36, %29) {axis = -1 : si64} : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x1x48xf32>
    "func.return"(%27, %37) : (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
