"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x128xf32>, %arg1: tensor<1x1x4x128xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.80584222, 0.649381638, 0.523299158, 0.421696514, 0.324828744, 0.249679461, 0.191466615, 0.146446541, 0.111690685, 0.0849104449, 0.0643189475, 0.0485225655, 0.0364355221, 0.0272128899, 0.020198036, 0.0148813073, 0.0108677354, 0.00785171334, 0.00559717556, 0.00392212206, 0.00268651964, 0.00216491078, 0.0017445765, 0.00140585331, 0.00113289594, 9.12935356E-4, 7.35681795E-4, 5.92843455E-4, 4.77738213E-4, 3.84981628E-4, 3.10234464E-4, 2.500000e-04, 2.01460556E-4, 1.62345415E-4, 1.30824774E-4, 1.05424122E-4, 8.49552088E-5, 6.84604893E-5, 5.51683552E-5, 4.44569851E-5, 3.58253164E-5, 2.88695483E-5, 2.32643015E-5, 1.87473561E-5, 1.51074091E-5, 1.21741887E-5, 9.81047469E-6, 7.90569356E-6, 6.37074163E-6, 5.13381246E-6, 4.13704265E-6, 3.33380353E-6, 2.68651957E-6, 2.16491094E-6, 1.74457659E-6, 1.40585337E-6, 1.13289593E-6, 9.1293532E-7, 7.35681795E-7, 5.92843435E-7, 4.7773824E-7, 3.84981632E-7, 3.10234441E-7]> : tensor<64xf32>} : () -> tensor<64xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1.13862944> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %9 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %10 = "onnx.Mul"(%9, %0) : (tensor<1x4x1xf32>, tensor<64xf32>) -> tensor<1x4x64xf32>
    %11 = "onnx.Concat"(%10, %10) {axis = -1 : si64} : (tensor<1x4x64xf32>, tensor<1x4x64xf32>) -> tensor<1x4x128xf32>
    %12 = "onnx.Cos"(%11) : (tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %13 = "onnx.Mul"(%12, %6) : (tensor<1x4x128xf32>, tensor<f32>) -> tensor<1x4x128xf32>
    %14 = "onnx.Sin"(%11) : (tensor<1x4x128xf32>) -> tensor<1x4x128xf32>
    %15 = "onnx.Mul"(%14, %6) : (tensor<1x4x128xf32>, tensor<f32>) -> tensor<1x4x128xf32>
    %16 = "onnx.Unsqueeze"(%13, %7) : (tensor<1x4x128xf32>, tensor<1xi64>) -> tensor<1x1x4x128xf32>
    %17 = "onnx.Unsqueeze"(%15, %7) : (tensor<1x4x128xf32>, tensor<1xi64>) -> tensor<1x1x4x128xf32>
    %18 = "onnx.Mul"(%arg0, %16) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x2x4x128xf32>
    %19 = "onnx.Slice"(%arg0, %1, %2, %3, %7) : (tensor<1x2x4x128xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x64xf32>
    %20 = "onnx.Slice"(%arg0, %2, %4, %3, %7) : (tensor<1x2x4x128xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x64xf32>
    %21 = "onnx.Neg"(%20) : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %22 = "onnx.Concat"(%21, %19) {axis = -1 : si64} : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x128xf32>
    %23 = "onnx.Mul"(%22, %17) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x2x4x128xf32>
    %24 = "onnx.Add"(%18, %23) : (tensor<1x2x4x128xf32>, tensor<1x2x4x128xf32>) -> tensor<1x2x4x128xf32>
    %25 = "onnx.Mul"(%arg1, %16) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %26 = "onnx.Slice"(%arg1, %1, %2, %3, %7) : (tensor<1x1x4x128xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x64xf32>
    %27 = "onnx.Slice"(%arg1, %2, %4, %3, %7) : (tensor<1x1x4x128xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x64xf32>
    %28 = "onnx.Neg"(%27) : (tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %29 = "onnx.Concat"(%28, %26) {axis = -1 : si64} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
    %30 = "onnx.Mul"(%29, %17) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    %31 = "onnx.Add"(%25, %30) : (tensor<1x1x4x128xf32>, tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xf32>
    "func.return"(%24, %31) : (tensor<1x2x4x128xf32>, tensor<1x1x4x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
