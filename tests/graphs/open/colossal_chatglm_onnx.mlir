"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x1x2x48xf16>, %arg1: tensor<5x1x1x48xf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[5, 1, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[5.405270e-01, 8.461910e-01, 9.501950e-01, 9.843750e-01, 9.951170e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-4.162600e-01, 4.313960e-01, 8.066400e-01, 9.375000e-01, 9.799800e-01, 9.936520e-01, 9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-9.902340e-01, -1.159670e-01, 5.825200e-01, 8.608390e-01, 9.555660e-01, 9.858390e-01, 9.956050e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-6.538090e-01, -6.274410e-01, 3.010250e-01, 7.573240e-01, 9.208980e-01, 9.746090e-01, 9.921870e-01, 9.975580e-01, 9.990230e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %6 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[8.413080e-01, 5.332030e-01, 3.110350e-01, 1.768800e-01, 9.985350e-02, 5.621340e-02, 3.161620e-02, 1.777650e-02, 1.000210e-02, 5.622860e-03, 3.162380e-03, 1.778600e-03, 1.000400e-03, 5.621910e-04, 3.161430e-04, 1.778600e-04]]], [[[9.091790e-01, 9.023430e-01, 5.913090e-01, 3.481450e-01, 1.986080e-01, 1.122440e-01, 6.323240e-02, 3.555300e-02, 2.000430e-02, 1.124570e-02, 6.324760e-03, 3.557210e-03, 2.000810e-03, 1.124380e-03, 6.322860e-04, 3.557210e-04]]], [[[1.411130e-01, 9.931640e-01, 8.125000e-01, 5.083010e-01, 2.954100e-01, 1.678470e-01, 9.472650e-02, 5.331420e-02, 2.999880e-02, 1.687620e-02, 9.483330e-03, 5.332950e-03, 3.000260e-03, 1.687050e-03, 9.489050e-04, 5.335810e-04]]], [[[-7.568360e-01, 7.783200e-01, 9.536130e-01, 6.528320e-01, 3.894040e-01, 2.230220e-01, 1.260990e-01, 7.104490e-02, 3.997800e-02, 2.249150e-02, 1.264950e-02, 7.114410e-03, 4.001620e-03, 2.248760e-03, 1.264570e-03, 7.114410e-04]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %7 = "onnx.Constant"() {value = dense<[5, 1, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[5, 1, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[5, 1, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Slice"(%arg0, %0, %1, %2, %11) : (tensor<5x1x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x2x32xf16>
    %15 = "onnx.Slice"(%arg0, %1, %3, %2, %11) : (tensor<5x1x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x2x16xf16>
    %16 = "onnx.Reshape"(%14, %4) {allowzero = 1 : si64} : (tensor<5x1x2x32xf16>, tensor<5xi64>) -> tensor<5x1x2x16x2xf16>
    %17 = "onnx.Gather"(%16, %10) {axis = 4 : si64} : (tensor<5x1x2x16x2xf16>, tensor<i64>) -> tensor<5x1x2x16xf16>
    %18 = "onnx.Mul"(%17, %5) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %19 = "onnx.Gather"(%16, %12) {axis = 4 : si64} : (tensor<5x1x2x16x2xf16>, tensor<i64>) -> tensor<5x1x2x16xf16>
    %20 = "onnx.Mul"(%19, %6) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %21 = "onnx.Sub"(%18, %20) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %22 = "onnx.Mul"(%19, %5) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %23 = "onnx.Mul"(%17, %6) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %24 = "onnx.Add"(%22, %23) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %25 = "onnx.Unsqueeze"(%21, %13) : (tensor<5x1x2x16xf16>, tensor<1xi64>) -> tensor<5x1x2x16x1xf16>
    %26 = "onnx.Unsqueeze"(%24, %13) : (tensor<5x1x2x16xf16>, tensor<1xi64>) -> tensor<5x1x2x16x1xf16>
    %27 = "onnx.Concat"(%25, %26) {axis = -1 : si64} : (tensor<5x1x2x16x1xf16>, tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16x2xf16>
    %28 = "onnx.Reshape"(%27, %7) {allowzero = 1 : si64} : (tensor<5x1x2x16x2xf16>, tensor<4xi64>) -> tensor<5x1x2x32xf16>
    %29 = "onnx.Concat"(%28, %15) {axis = -1 : si64} : (tensor<5x1x2x32xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x48xf16>
    %30 = "onnx.Slice"(%arg1, %0, %1, %2, %11) : (tensor<5x1x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x1x32xf16>
    %31 = "onnx.Slice"(%arg1, %1, %3, %2, %11) : (tensor<5x1x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x1x16xf16>
    %32 = "onnx.Reshape"(%30, %8) {allowzero = 1 : si64} : (tensor<5x1x1x32xf16>, tensor<5xi64>) -> tensor<5x1x1x16x2xf16>
    %33 = "onnx.Gather"(%32, %10) {axis = 4 : si64} : (tensor<5x1x1x16x2xf16>, tensor<i64>) -> tensor<5x1x1x16xf16>
    %34 = "onnx.Mul"(%33, %5) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %35 = "onnx.Gather"(%32, %12) {axis = 4 : si64} : (tensor<5x1x1x16x2xf16>, tensor<i64>) -> tensor<5x1x1x16xf16>
    %36 = "onnx.Mul"(%35, %6) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %37 = "onnx.Sub"(%34, %36) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %38 = "onnx.Mul"(%35, %5) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %39 = "onnx.Mul"(%33, %6) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %40 = "onnx.Add"(%38, %39) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %41 = "onnx.Unsqueeze"(%37, %13) : (tensor<5x1x1x16xf16>, tensor<1xi64>) -> tensor<5x1x1x16x1xf16>
    %42 = "onnx.Unsqueeze"(%40, %13) : (tensor<5x1x1x16xf16>, tensor<1xi64>) -> tensor<5x1x1x16x1xf16>
    %43 = "onnx.Concat"(%41, %42) {axis = -1 : si64} : (tensor<5x1x1x16x1xf16>, tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16x2xf16>
    %44 = "onnx.Reshape"(%43, %9) {allowzero = 1 : si64} : (tensor<5x1x1x16x2xf16>, tensor<4xi64>) -> tensor<5x1x1x32xf16>
    %45 = "onnx.Concat"(%44, %31) {axis = -1 : si64} : (tensor<5x1x1x32xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x48xf16>
    "func.return"(%29, %45) : (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
