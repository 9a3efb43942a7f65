"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x2x?x32xf32>) -> tensor<?x2x?x?xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<?x2x?x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Shape"(%arg0) : (tensor<?x2x?x32xf32>) -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %3 = "onnx.Gather"(%1, %2) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %4 = "onnx.Cast"(%3) {to = 1 : si64} : (tensor<i64>) -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Range"(%5, %4, %6) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32>
    %8 = "onnx.Einsum"(%7, %0) {equation = "i,j->ij"} : (tensor<?xf32>, tensor<16xf32>) -> tensor<?x16xf32>
    %9 = "onnx.Concat"(%8, %8) {axis = -1 : si64} : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x32xf32>
    %10 = "onnx.Shape"(%9) : (tensor<?x32xf32>) -> tensor<2xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Gather"(%10, %11) {axis = 0 : si64} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Unsqueeze"(%3, %15) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%9, %14, %16, %13, %17) : (tensor<?x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Unsqueeze"(%12, %21) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Slice"(%arg0, %20, %22, %19, %23) : (tensor<?x2x?x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %25 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Unsqueeze"(%12, %26) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %25, %29) : (tensor<?x2x?x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %31 = "onnx.Cos"(%18) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %32 = "onnx.Mul"(%24, %31) : (tensor<?x?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?x?xf32>
    %33 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %34 = "onnx.Div"(%12, %33) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %35 = "onnx.Cast"(%34) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %36 = "onnx.Cast"(%35) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %37 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Unsqueeze"(%36, %39) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%24, %38, %40, %37, %41) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %43 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Unsqueeze"(%36, %44) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Slice"(%24, %45, %46, %43, %47) : (tensor<?x?x?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %49 = "onnx.Neg"(%48) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %50 = "onnx.Concat"(%49, %42) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %51 = "onnx.Sin"(%18) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %52 = "onnx.Mul"(%50, %51) : (tensor<?x?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?x?xf32>
    %53 = "onnx.Add"(%32, %52) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %54 = "onnx.Concat"(%53, %30) {axis = -1 : si64} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x2x?x?xf32>
    "func.return"(%54) : (tensor<?x2x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
