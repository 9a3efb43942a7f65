"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302336, 0.950415313, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994], [-0.416146845, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999980032, 0.999998033, 0.999999821], [-0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999582], [-0.653643608, 0.301137477, 0.921060979, 0.992010653, 0.999200105, 9.999200e-01, 9.999920e-01, 0.999999225], [0.2836622, -0.0103423381, 0.87758255, 0.987525999, 0.998750269, 9.998750e-01, 0.999987483, 0.999998748], [0.960170269, -0.3207964, 0.825335621, 0.982053935, 0.998200535, 0.999819993, 0.999981999, 0.999998211], [0.753902256, -0.599437475, 0.764842212, 0.975599884, 9.975510e-01, 9.997550e-01, 0.999975502, 0.999997556]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %4 = "onnx.Constant"() {value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.841470957, 0.310983598, 0.0998334214, 0.0316175073, 0.00999983306, 0.00316227251, 9.99999931E-4, 3.16227786E-4], [0.909297406, 0.591127098, 0.198669329, 6.320340e-02, 0.0199986659, 0.00632451335, 0.0019999987, 6.32455514E-4], [1.411200e-01, 0.812648892, 0.295520216, 0.0947260931, 2.999550e-02, 0.00948669109, 0.0029999956, 9.48683242E-4], [-0.756802499, 0.953580737, 0.389418364, 0.12615408, 0.0399893336, 0.0126487743, 0.00399998948, 0.0012649108], [-0.958924293, 0.999946534, 0.47942555, 0.157455906, 0.0499791652, 0.0158107299, 0.0049999794, 0.00158113823], [-0.279415488, 0.947148203, 0.564642489, 0.188600287, 0.0599640049, 0.0189725291, 0.0059999642, 0.00189736555], [0.656986594, 0.800421595, 0.644217669, 0.219556108, 0.0699428469, 0.0221341364, 0.00699994294, 0.00221359264]]> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[[0], [2], [4], [6], [8], [10], [12], [14]]> : tensor<8x1xi64>} : () -> tensor<8x1xi64>
    %9 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<16x2x4x1xf32>} : () -> tensor<16x2x4x1xf32>
    %10 = "onnx.Constant"() {value = dense<[[1], [3], [5], [7], [9], [11], [13], [15]]> : tensor<8x1xi64>} : () -> tensor<8x1xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %0, %1, %2, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Unsqueeze"(%arg1, %11) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %14 = "onnx.GatherND"(%3, %13) {batch_dims = 0 : si64} : (tensor<8x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>
    %15 = "onnx.GatherND"(%4, %13) {batch_dims = 0 : si64} : (tensor<8x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>
    %16 = "onnx.Slice"(%12, %0, %5, %2, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %17 = "onnx.Slice"(%12, %7, %5, %2, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %18 = "onnx.Mul"(%16, %14) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %19 = "onnx.Mul"(%17, %15) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %20 = "onnx.Sub"(%18, %19) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %21 = "onnx.Mul"(%16, %15) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %22 = "onnx.Mul"(%17, %14) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %23 = "onnx.Add"(%21, %22) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %24 = "onnx.Transpose"(%20) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x8xf32>) -> tensor<8x2x4x1xf32>
    %25 = "onnx.ScatterND"(%9, %8, %24) {reduction = "none"} : (tensor<16x2x4x1xf32>, tensor<8x1xi64>, tensor<8x2x4x1xf32>) -> tensor<16x2x4x1xf32>
    %26 = "onnx.Transpose"(%23) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x8xf32>) -> tensor<8x2x4x1xf32>
    %27 = "onnx.ScatterND"(%25, %10, %26) {reduction = "none"} : (tensor<16x2x4x1xf32>, tensor<8x1xi64>, tensor<8x2x4x1xf32>) -> tensor<16x2x4x1xf32>
    %28 = "onnx.Transpose"(%27) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<16x2x4x1xf32>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Slice"(%arg0, %1, %5, %2, %7) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Unsqueeze"(%arg2, %11) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %31 = "onnx.GatherND"(%3, %30) {batch_dims = 0 : si64} : (tensor<8x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>
    %32 = "onnx.GatherND"(%4, %30) {batch_dims = 0 : si64} : (tensor<8x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>
    %33 = "onnx.Slice"(%29, %0, %5, %2, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %34 = "onnx.Slice"(%29, %7, %5, %2, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %35 = "onnx.Mul"(%33, %31) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %36 = "onnx.Mul"(%34, %32) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %37 = "onnx.Sub"(%35, %36) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %38 = "onnx.Mul"(%33, %32) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %39 = "onnx.Mul"(%34, %31) : (tensor<1x2x4x8xf32>, tensor<4x8xf32>) -> tensor<1x2x4x8xf32>
    %40 = "onnx.Add"(%38, %39) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %41 = "onnx.Transpose"(%37) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x8xf32>) -> tensor<8x2x4x1xf32>
    %42 = "onnx.ScatterND"(%9, %8, %41) {reduction = "none"} : (tensor<16x2x4x1xf32>, tensor<8x1xi64>, tensor<8x2x4x1xf32>) -> tensor<16x2x4x1xf32>
    %43 = "onnx.Transpose"(%40) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x8xf32>) -> tensor<8x2x4x1xf32>
    %44 = "onnx.ScatterND"(%42, %10, %43) {reduction = "none"} : (tensor<16x2x4x1xf32>, tensor<8x1xi64>, tensor<8x2x4x1xf32>) -> tensor<16x2x4x1xf32>
    %45 = "onnx.Transpose"(%44) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<16x2x4x1xf32>) -> tensor<1x2x4x16xf32>
    %46 = "onnx.Concat"(%28, %45) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%46) : (tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
