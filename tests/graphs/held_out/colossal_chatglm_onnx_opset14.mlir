"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x1x2x48xf16>, %arg1: tensor<5x1x1x48xf16>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%arg0, %3, %4, %2, %5) : (tensor<5x1x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x2x32xf16>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%arg0, %8, %9, %7, %10) : (tensor<5x1x2x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x2x16xf16>
    %12 = "onnx.Constant"() {value = dense<[5, -1, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %13 = "onnx.Reshape"(%6, %12) {allowzero = 0 : si64} : (tensor<5x1x2x32xf16>, tensor<5xi64>) -> tensor<5x1x2x16x2xf16>
    %14 = "onnx.Gather"(%13, %0) {axis = -1 : si64} : (tensor<5x1x2x16x2xf16>, tensor<i64>) -> tensor<5x1x2x16xf16>
    %15 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[5.405270e-01, 8.461910e-01, 9.501950e-01, 9.843750e-01, 9.951170e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-4.162600e-01, 4.313960e-01, 8.066400e-01, 9.375000e-01, 9.799800e-01, 9.936520e-01, 9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-9.902340e-01, -1.159670e-01, 5.825200e-01, 8.608390e-01, 9.555660e-01, 9.858390e-01, 9.956050e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-6.538090e-01, -6.274410e-01, 3.010250e-01, 7.573240e-01, 9.208980e-01, 9.746090e-01, 9.921870e-01, 9.975580e-01, 9.990230e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %16 = "onnx.Mul"(%14, %15) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %17 = "onnx.Gather"(%13, %1) {axis = -1 : si64} : (tensor<5x1x2x16x2xf16>, tensor<i64>) -> tensor<5x1x2x16xf16>
    %18 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[8.413080e-01, 5.332030e-01, 3.110350e-01, 1.768800e-01, 9.985350e-02, 5.621340e-02, 3.161620e-02, 1.777650e-02, 1.000210e-02, 5.622860e-03, 3.162380e-03, 1.778600e-03, 1.000400e-03, 5.621910e-04, 3.161430e-04, 1.778600e-04]]], [[[9.091790e-01, 9.023430e-01, 5.913090e-01, 3.481450e-01, 1.986080e-01, 1.122440e-01, 6.323240e-02, 3.555300e-02, 2.000430e-02, 1.124570e-02, 6.324760e-03, 3.557210e-03, 2.000810e-03, 1.124380e-03, 6.322860e-04, 3.557210e-04]]], [[[1.411130e-01, 9.931640e-01, 8.125000e-01, 5.083010e-01, 2.954100e-01, 1.678470e-01, 9.472650e-02, 5.331420e-02, 2.999880e-02, 1.687620e-02, 9.483330e-03, 5.332950e-03, 3.000260e-03, 1.687050e-03, 9.489050e-04, 5.335810e-04]]], [[[-7.568360e-01, 7.783200e-01, 9.536130e-01, 6.528320e-01, 3.894040e-01, 2.230220e-01, 1.260990e-01, 7.104490e-02, 3.997800e-02, 2.249150e-02, 1.264950e-02, 7.114410e-03, 4.001620e-03, 2.248760e-03, 1.264570e-03, 7.114410e-04]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %19 = "onnx.Mul"(%17, %18) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %20 = "onnx.Sub"(%16, %19) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %21 = "onnx.Mul"(%17, %15) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %22 = "onnx.Mul"(%14, %18) : (tensor<5x1x2x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x2x16xf16>
    %23 = "onnx.Add"(%21, %22) : (tensor<5x1x2x16xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x16xf16>
    %24 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Unsqueeze"(%20, %24) : (tensor<5x1x2x16xf16>, tensor<1xi64>) -> tensor<5x1x2x16x1xf16>
    %26 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Unsqueeze"(%23, %26) : (tensor<5x1x2x16xf16>, tensor<1xi64>) -> tensor<5x1x2x16x1xf16>
    %28 = "onnx.Concat"(%25, %27) {axis = -1 : si64} : (tensor<5x1x2x16x1xf16>, tensor<5x1x2x16x1xf16>) -> tensor<5x1x2x16x2xf16>
    %29 = "onnx.Shape"(%28) : (tensor<5x1x2x16x2xf16>) -> tensor<5xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%29, %31, %32, %30) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %34 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Concat"(%33, %34) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %36 = "onnx.Reshape"(%28, %35) {allowzero = 0 : si64} : (tensor<5x1x2x16x2xf16>, tensor<4xi64>) -> tensor<5x1x2x32xf16>
    %37 = "onnx.Concat"(%36, %11) {axis = -1 : si64} : (tensor<5x1x2x32xf16>, tensor<5x1x2x16xf16>) -> tensor<5x1x2x48xf16>
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%arg1, %39, %40, %38, %41) : (tensor<5x1x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x1x32xf16>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%arg1, %44, %45, %43, %46) : (tensor<5x1x1x48xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x1x16xf16>
    %48 = "onnx.Constant"() {value = dense<[5, -1, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %49 = "onnx.Reshape"(%42, %48) {allowzero = 0 : si64} : (tensor<5x1x1x32xf16>, tensor<5xi64>) -> tensor<5x1x1x16x2xf16>
    %50 = "onnx.Gather"(%49, %0) {axis = -1 : si64} : (tensor<5x1x1x16x2xf16>, tensor<i64>) -> tensor<5x1x1x16xf16>
    %51 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[5.405270e-01, 8.461910e-01, 9.501950e-01, 9.843750e-01, 9.951170e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-4.162600e-01, 4.313960e-01, 8.066400e-01, 9.375000e-01, 9.799800e-01, 9.936520e-01, 9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-9.902340e-01, -1.159670e-01, 5.825200e-01, 8.608390e-01, 9.555660e-01, 9.858390e-01, 9.956050e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[-6.538090e-01, -6.274410e-01, 3.010250e-01, 7.573240e-01, 9.208980e-01, 9.746090e-01, 9.921870e-01, 9.975580e-01, 9.990230e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %52 = "onnx.Mul"(%50, %51) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %53 = "onnx.Gather"(%49, %1) {axis = -1 : si64} : (tensor<5x1x1x16x2xf16>, tensor<i64>) -> tensor<5x1x1x16xf16>
    %54 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[8.413080e-01, 5.332030e-01, 3.110350e-01, 1.768800e-01, 9.985350e-02, 5.621340e-02, 3.161620e-02, 1.777650e-02, 1.000210e-02, 5.622860e-03, 3.162380e-03, 1.778600e-03, 1.000400e-03, 5.621910e-04, 3.161430e-04, 1.778600e-04]]], [[[9.091790e-01, 9.023430e-01, 5.913090e-01, 3.481450e-01, 1.986080e-01, 1.122440e-01, 6.323240e-02, 3.555300e-02, 2.000430e-02, 1.124570e-02, 6.324760e-03, 3.557210e-03, 2.000810e-03, 1.124380e-03, 6.322860e-04, 3.557210e-04]]], [[[1.411130e-01, 9.931640e-01, 8.125000e-01, 5.083010e-01, 2.954100e-01, 1.678470e-01, 9.472650e-02, 5.331420e-02, 2.999880e-02, 1.687620e-02, 9.483330e-03, 5.332950e-03, 3.000260e-03, 1.687050e-03, 9.489050e-04, 5.335810e-04]]], [[[-7.568360e-01, 7.783200e-01, 9.536130e-01, 6.528320e-01, 3.894040e-01, 2.230220e-01, 1.260990e-01, 7.104490e-02, 3.997800e-02, 2.249150e-02, 1.264950e-02, 7.114410e-03, 4.001620e-03, 2.248760e-03, 1.264570e-03, 7.114410e-04]]]]> : tensor<5x1x1x16xf16>} : () -> tensor<5x1x1x16xf16>
    %55 = "onnx.Mul"(%53, %54) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %56 = "onnx.Sub"(%52, %55) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %57 = "onnx.Mul"(%53, %51) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %58 = "onnx.Mul"(%50, %54) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %59 = "onnx.Add"(%57, %58) : (tensor<5x1x1x16xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x16xf16>
    %60 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%56, %60) : (tensor<5x1x1x16xf16>, tensor<1xi64>) -> tensor<5x1x1x16x1xf16>
    %62 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Unsqueeze"(%59, %62) : (tensor<5x1x1x16xf16>, tensor<1xi64>) -> tensor<5x1x1x16x1xf16>
    %64 = "onnx.Concat"(%61, %63) {axis = -1 : si64} : (tensor<5x1x1x16x1xf16>, tensor<5x1x1x16x1xf16>) -> tensor<5x1x1x16x2xf16>
    %65 = "onnx.Shape"(%64) : (tensor<5x1x1x16x2xf16>) -> tensor<5xi64>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Slice"(%65, %67, %68, %66) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %70 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Concat"(%69, %70) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %72 = "onnx.Reshape"(%64, %71) {allowzero = 0 : si64} : (tensor<5x1x1x16x2xf16>, tensor<4xi64>) -> tensor<5x1x1x32xf16>
    %73 = "onnx.Concat"(%72, %47) {axis = -1 : si64} : (tensor<5x1x1x32xf16>, tensor<5x1x1x16xf16>) -> tensor<5x1x1x48xf16>
    "func.return"(%37, %73) : (tensor<5x1x2x48xf16>, tensor<5x1x1x48xf16>) -> ()
  }) : () -> ()
}) : () -> ()
