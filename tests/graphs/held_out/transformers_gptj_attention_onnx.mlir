"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x32xf32>, tensor<1x3xi64>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x32xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, -1.000000e+09, -1.000000e+09], [0.000000e+00, 0.000000e+00, -1.000000e+09], [0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>} : () -> tensor<1x1x3x3xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 3, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.841470957, 0.0998334214, 0.00999983306, 9.99999931E-4, 0.540302336, 0.995004177, 0.999949991, 0.999999523], [0.909297406, 0.198669329, 0.0199986659, 0.0019999987, -0.416146845, 0.980066597, 9.998000e-01, 0.999998033], [1.411200e-01, 0.295520216, 2.999550e-02, 0.0029999956, -0.989992499, 0.955336511, 0.999550044, 0.999995529], [-0.756802499, 0.389418364, 0.0399893336, 0.00399998948, -0.653643608, 0.921060979, 0.999200105, 9.999920e-01], [-0.958924293, 0.47942555, 0.0499791652, 0.0049999794, 0.2836622, 0.87758255, 0.998750269, 0.999987483], [-0.279415488, 0.564642489, 0.0599640049, 0.0059999642, 0.960170269, 0.825335621, 0.998200535, 0.999981999], [0.656986594, 0.644217669, 0.0699428469, 0.00699994294, 0.753902256, 0.764842212, 9.975510e-01, 0.999975502]]]> : tensor<1x8x8xf32>} : () -> tensor<1x8x8xf32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 3, 1, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 3, 2, 8]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 3, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 1, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<[2, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %16 = "onnx.Constant"() {value = dense<[1, 1, 1, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %17 = "onnx.Constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %19 = "onnx.MatMul"(%arg0, %18) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %20 = "onnx.Transpose"(%arg2) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = "onnx.MatMul"(%arg0, %20) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %22 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %23 = "onnx.MatMul"(%arg0, %22) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    %24 = "onnx.Reshape"(%19, %1) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %25 = "onnx.Reshape"(%21, %1) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %26 = "onnx.Reshape"(%23, %1) {allowzero = 1 : si64} : (tensor<1x3x32xf32>, tensor<4xi64>) -> tensor<1x3x2x16xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %28 = "onnx.Unsqueeze"(%arg1, %13) : (tensor<1x3xi64>, tensor<1xi64>) -> tensor<1x3x1xi64>
    %29 = "onnx.Expand"(%28, %12) : (tensor<1x3x1xi64>, tensor<3xi64>) -> tensor<1x3x1xi64>
    %30 = "onnx.Tile"(%29, %14) : (tensor<1x3x1xi64>, tensor<3xi64>) -> tensor<1x3x8xi64>
    %31 = "onnx.GatherElements"(%2, %30) {axis = 1 : si64} : (tensor<1x8x8xf32>, tensor<1x3x8xi64>) -> tensor<1x3x8xf32>
    %32:2 = "onnx.Split"(%31) {axis = 2 : si64, num_outputs = 2 : si64} : (tensor<1x3x8xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xf32>)
    %33 = "onnx.Slice"(%25, %3, %4, %5, %9) : (tensor<1x3x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x8xf32>
    %34 = "onnx.Slice"(%25, %4, %6, %5, %9) : (tensor<1x3x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x8xf32>
    %35 = "onnx.Slice"(%24, %3, %4, %5, %9) : (tensor<1x3x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x8xf32>
    %36 = "onnx.Slice"(%24, %4, %6, %5, %9) : (tensor<1x3x2x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x8xf32>
    %37 = "onnx.Unsqueeze"(%32#0, %15) : (tensor<1x3x4xf32>, tensor<2xi64>) -> tensor<1x3x1x4x1xf32>
    %38 = "onnx.Expand"(%37, %16) : (tensor<1x3x1x4x1xf32>, tensor<5xi64>) -> tensor<1x3x1x4x2xf32>
    %39 = "onnx.Reshape"(%38, %7) {allowzero = 0 : si64} : (tensor<1x3x1x4x2xf32>, tensor<4xi64>) -> tensor<1x3x1x8xf32>
    %40 = "onnx.Unsqueeze"(%32#1, %15) : (tensor<1x3x4xf32>, tensor<2xi64>) -> tensor<1x3x1x4x1xf32>
    %41 = "onnx.Expand"(%40, %16) : (tensor<1x3x1x4x1xf32>, tensor<5xi64>) -> tensor<1x3x1x4x2xf32>
    %42 = "onnx.Reshape"(%41, %7) {allowzero = 0 : si64} : (tensor<1x3x1x4x2xf32>, tensor<4xi64>) -> tensor<1x3x1x8xf32>
    %43 = "onnx.Mul"(%33, %42) : (tensor<1x3x2x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %44 = "onnx.Slice"(%33, %3, %6, %5, %8) : (tensor<1x3x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x4xf32>
    %45 = "onnx.Slice"(%33, %9, %6, %5, %8) : (tensor<1x3x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x4xf32>
    %46 = "onnx.Neg"(%45) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
    %47 = "onnx.Unsqueeze"(%46, %13) : (tensor<1x3x2x4xf32>, tensor<1xi64>) -> tensor<1x3x2x4x1xf32>
    %48 = "onnx.Unsqueeze"(%44, %13) : (tensor<1x3x2x4xf32>, tensor<1xi64>) -> tensor<1x3x2x4x1xf32>
    %49 = "onnx.Concat"(%47, %48) {axis = -1 : si64} : (tensor<1x3x2x4x1xf32>, tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4x2xf32>
    %50 = "onnx.Reshape"(%49, %10) {allowzero = 1 : si64} : (tensor<1x3x2x4x2xf32>, tensor<4xi64>) -> tensor<1x3x2x8xf32>
    %51 = "onnx.Mul"(%50, %39) : (tensor<1x3x2x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %52 = "onnx.Add"(%43, %51) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %53 = "onnx.Mul"(%35, %42) : (tensor<1x3x2x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %54 = "onnx.Slice"(%35, %3, %6, %5, %8) : (tensor<1x3x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x4xf32>
    %55 = "onnx.Slice"(%35, %9, %6, %5, %8) : (tensor<1x3x2x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x4xf32>
    %56 = "onnx.Neg"(%55) : (tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32>
    %57 = "onnx.Unsqueeze"(%56, %13) : (tensor<1x3x2x4xf32>, tensor<1xi64>) -> tensor<1x3x2x4x1xf32>
    %58 = "onnx.Unsqueeze"(%54, %13) : (tensor<1x3x2x4xf32>, tensor<1xi64>) -> tensor<1x3x2x4x1xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x3x2x4x1xf32>, tensor<1x3x2x4x1xf32>) -> tensor<1x3x2x4x2xf32>
    %60 = "onnx.Reshape"(%59, %10) {allowzero = 1 : si64} : (tensor<1x3x2x4x2xf32>, tensor<4xi64>) -> tensor<1x3x2x8xf32>
    %61 = "onnx.Mul"(%60, %39) : (tensor<1x3x2x8xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x2x8xf32>
    %62 = "onnx.Add"(%53, %61) : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
    %63 = "onnx.Concat"(%52, %34) {axis = -1 : si64} : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x16xf32>
    %64 = "onnx.Concat"(%62, %36) {axis = -1 : si64} : (tensor<1x3x2x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x16xf32>
    %65 = "onnx.Transpose"(%64) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x3x16xf32>
    %66 = "onnx.Transpose"(%63) {perm = [0 : si64, 2 : si64, 3 : si64, 1 : si64]} : (tensor<1x3x2x16xf32>) -> tensor<1x2x16x3xf32>
    %67 = "onnx.MatMul"(%65, %66) : (tensor<1x2x3x16xf32>, tensor<1x2x16x3xf32>) -> tensor<1x2x3x3xf32>
    %68 = "onnx.Div"(%67, %17) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %69 = "onnx.Add"(%68, %0) : (tensor<1x2x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x2x3x3xf32>
    %70 = "onnx.Softmax"(%69) {axis = -1 : si64} : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %71 = "onnx.MatMul"(%70, %27) : (tensor<1x2x3x3xf32>, tensor<1x2x3x16xf32>) -> tensor<1x2x3x16xf32>
    %72 = "onnx.Transpose"(%71) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x3x16xf32>) -> tensor<1x3x2x16xf32>
    %73 = "onnx.Reshape"(%72, %11) {allowzero = 1 : si64} : (tensor<1x3x2x16xf32>, tensor<3xi64>) -> tensor<1x3x32xf32>
    %74 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %75 = "onnx.MatMul"(%73, %74) : (tensor<1x3x32xf32>, tensor<32x32xf32>) -> tensor<1x3x32xf32>
    "func.return"(%75) : (tensor<1x3x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
