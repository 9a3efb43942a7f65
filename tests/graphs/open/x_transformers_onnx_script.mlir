"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>, tensor<5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x2x5x64xf32>, %arg2: tensor<5xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 5]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Reshape"(%arg2, %1) {allowzero = 0 : si64} : (tensor<5xi64>, tensor<2xi64>) -> tensor<1x5xi64>
    %3 = "onnx.Cast"(%2) {to = 1 : si64} : (tensor<1x5xi64>) -> tensor<1x5xf32>
    %4 = "onnx.Einsum"(%3, %0) {equation = "b i , j -> b i j"} : (tensor<1x5xf32>, tensor<16xf32>) -> tensor<1x5x16xf32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Div"(%4, %5) : (tensor<1x5x16xf32>, tensor<f32>) -> tensor<1x5x16xf32>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%6, %7) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Unsqueeze"(%6, %9) : (tensor<1x5x16xf32>, tensor<1xi64>) -> tensor<1x5x16x1xf32>
    %11 = "onnx.Concat"(%8, %10) {axis = -1 : si64} : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %12 = "onnx.Constant"() {value = dense<[1, 5, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Reshape"(%11, %12) {allowzero = 0 : si64} : (tensor<1x5x16x2xf32>, tensor<3xi64>) -> tensor<1x5x32xf32>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%13, %15, %16, %14, %17) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x32xf32>
    %19 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %20 = "onnx.Reshape"(%18, %19) {allowzero = 0 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%arg0, %22, %23, %21, %24) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %26, %29) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %31 = "onnx.Cos"(%20) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %32 = "onnx.Mul"(%25, %31) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %33 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "onnx.Mul"(%32, %33) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %35 = "onnx.Constant"() {value = dense<[1, 2, 5, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %36 = "onnx.Reshape"(%25, %35) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %38:2 = "onnx.Split"(%36, %37) {axis = -1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>)
    %39 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Squeeze"(%38#0, %39) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Squeeze"(%38#1, %41) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %43 = "onnx.Neg"(%42) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %44 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Unsqueeze"(%43, %44) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %46 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Unsqueeze"(%40, %46) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %48 = "onnx.Concat"(%45, %47) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %49 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %50 = "onnx.Reshape"(%48, %49) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %51 = "onnx.Sin"(%20) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %52 = "onnx.Mul"(%50, %51) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %53 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %54 = "onnx.Mul"(%52, %53) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %55 = "onnx.Add"(%34, %54) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %56 = "onnx.Concat"(%55, %30) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %57 = "onnx.Cast"(%56) {to = 1 : si64} : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Slice"(%13, %59, %60, %58, %61) : (tensor<1x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x32xf32>
    %63 = "onnx.Constant"() {value = dense<[1, 1, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %64 = "onnx.Reshape"(%62, %63) {allowzero = 0 : si64} : (tensor<1x5x32xf32>, tensor<4xi64>) -> tensor<1x1x5x32xf32>
    %65 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Slice"(%arg1, %66, %67, %65, %68) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %70 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Slice"(%arg1, %71, %72, %70, %73) : (tensor<1x2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xf32>
    %75 = "onnx.Cos"(%64) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %76 = "onnx.Mul"(%69, %75) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %77 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %78 = "onnx.Mul"(%76, %77) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %79 = "onnx.Constant"() {value = dense<[1, 2, 5, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %80 = "onnx.Reshape"(%69, %79) {allowzero = 0 : si64} : (tensor<1x2x5x32xf32>, tensor<5xi64>) -> tensor<1x2x5x16x2xf32>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %82:2 = "onnx.Split"(%80, %81) {axis = -1 : si64} : (tensor<1x2x5x16x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>)
    %83 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Squeeze"(%82#0, %83) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %85 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %86 = "onnx.Squeeze"(%82#1, %85) : (tensor<1x2x5x16x1xf32>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %87 = "onnx.Neg"(%86) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %88 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Unsqueeze"(%87, %88) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %90 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Unsqueeze"(%84, %90) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %92 = "onnx.Concat"(%89, %91) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %93 = "onnx.Constant"() {value = dense<[1, 2, 5, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %94 = "onnx.Reshape"(%92, %93) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %95 = "onnx.Sin"(%64) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %96 = "onnx.Mul"(%94, %95) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %97 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %98 = "onnx.Mul"(%96, %97) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %99 = "onnx.Add"(%78, %98) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %100 = "onnx.Concat"(%99, %74) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %101 = "onnx.Cast"(%100) {to = 1 : si64} : (tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    "func.return"(%57, %101) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
