"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> (tensor<2x5x64xf32>, tensor<2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>, %arg1: tensor<2x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>} : () -> tensor<32xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i,j->ij"} : (tensor<5xf32>, tensor<32xf32>) -> tensor<5x32xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %4 = "onnx.Cast"(%3) {to = 1 : si64} : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %5 = "onnx.Cos"(%4) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Unsqueeze"(%5, %6) : (tensor<5x64xf32>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %8 = "onnx.Sin"(%4) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%8, %9) : (tensor<5x64xf32>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Slice"(%7, %12, %13, %11, %14) : (tensor<1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%10, %17, %18, %16, %19) : (tensor<1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %21 = "onnx.Mul"(%arg0, %15) : (tensor<2x5x64xf32>, tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %22 = "onnx.Shape"(%arg0) : (tensor<2x5x64xf32>) -> tensor<3xi64>
    %23 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Gather"(%22, %23) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Add"(%24, %26) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Div"(%27, %28) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Mul"(%29, %30) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %32 = "onnx.Slice"(%arg0, %25, %31, %23) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %33 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Mul"(%29, %33) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %35 = "onnx.Slice"(%arg0, %31, %34, %23) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %36 = "onnx.Neg"(%35) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %37 = "onnx.Concat"(%36, %32) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %38 = "onnx.Mul"(%37, %20) : (tensor<?x?x?xf32>, tensor<1x5x64xf32>) -> tensor<?x5x64xf32>
    %39 = "onnx.Add"(%21, %38) : (tensor<2x5x64xf32>, tensor<?x5x64xf32>) -> tensor<2x5x64xf32>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%7, %41, %42, %40, %43) : (tensor<1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Slice"(%10, %46, %47, %45, %48) : (tensor<1x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %50 = "onnx.Mul"(%arg1, %44) : (tensor<2x5x64xf32>, tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %51 = "onnx.Shape"(%arg1) : (tensor<2x5x64xf32>) -> tensor<3xi64>
    %52 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Gather"(%51, %52) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Add"(%53, %55) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Div"(%56, %57) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Mul"(%58, %59) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %61 = "onnx.Slice"(%arg1, %54, %60, %52) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %62 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Mul"(%58, %62) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %64 = "onnx.Slice"(%arg1, %60, %63, %52) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %65 = "onnx.Neg"(%64) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %66 = "onnx.Concat"(%65, %61) {axis = -1 : si64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %67 = "onnx.Mul"(%66, %49) : (tensor<?x?x?xf32>, tensor<1x5x64xf32>) -> tensor<?x5x64xf32>
    %68 = "onnx.Add"(%50, %67) : (tensor<2x5x64xf32>, tensor<?x5x64xf32>) -> tensor<2x5x64xf32>
    "func.return"(%39, %68) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
