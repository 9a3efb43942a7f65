"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [0.540302277, 0.540302277, 0.950415253, 0.950415253, 0.995004177, 0.995004177, 0.999500036, 0.999500036, 0.999949991, 0.999949991, 0.999994993, 0.999994993, 0.999999523, 0.999999523, 0.99999994, 0.99999994], [-0.416146815, -0.416146815, 0.806578398, 0.806578398, 0.980066597, 0.980066597, 0.998000681, 0.998000681, 9.998000e-01, 9.998000e-01, 0.999979972, 0.999979972, 0.999997973, 0.999997973, 0.999999821, 0.999999821], [-0.989992499, -0.989992499, 0.582753599, 0.582753599, 0.955336511, 0.955336511, 0.995503365, 0.995503365, 0.999550044, 0.999550044, 0.999954998, 0.999954998, 0.999995529, 0.999995529, 0.999999523, 0.999999523], [-0.653643608, -0.653643608, 0.301137477, 0.301137477, 0.921060979, 0.921060979, 0.992010653, 0.992010653, 0.999200105, 0.999200105, 9.999200e-01, 9.999200e-01, 9.999920e-01, 9.999920e-01, 0.999999225, 0.999999225]]> : tensor<5x16xf32>} : () -> tensor<5x16xf32>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 5, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [8.414710e-01, 8.414710e-01, 0.310983598, 0.310983598, 0.0998334214, 0.0998334214, 0.0316175073, 0.0316175073, 0.00999983306, 0.00999983306, 0.00316227251, 0.00316227251, 9.99999931E-4, 9.99999931E-4, 3.16227786E-4, 3.16227786E-4], [0.909297406, 0.909297406, 0.591127098, 0.591127098, 0.198669329, 0.198669329, 6.320340e-02, 6.320340e-02, 0.0199986659, 0.0199986659, 0.00632451335, 0.00632451335, 0.0019999987, 0.0019999987, 6.32455514E-4, 6.32455514E-4], [1.411200e-01, 1.411200e-01, 0.812648892, 0.812648892, 0.295520216, 0.295520216, 0.0947260931, 0.0947260931, 2.999550e-02, 2.999550e-02, 0.00948669109, 0.00948669109, 0.0029999956, 0.0029999956, 9.48683242E-4, 9.48683242E-4], [-0.756802499, -0.756802499, 0.953580737, 0.953580737, 0.389418334, 0.389418334, 0.12615408, 0.12615408, 0.0399893336, 0.0399893336, 0.0126487743, 0.0126487743, 0.00399998948, 0.00399998948, 0.0012649108, 0.0012649108]]> : tensor<5x16xf32>} : () -> tensor<5x16xf32>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%arg0, %0, %1, %2, %8) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %12 = "onnx.Slice"(%arg0, %1, %3, %2, %8) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %13 = "onnx.Mul"(%11, %4) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %14 = "onnx.Reshape"(%11, %5) {allowzero = 1 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %15 = "onnx.Slice"(%14, %0, %8, %9) : (tensor<1x2x5x8x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %16 = "onnx.Squeeze"(%15, %9) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %17 = "onnx.Slice"(%14, %8, %10, %9) : (tensor<1x2x5x8x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %18 = "onnx.Squeeze"(%17, %9) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %19 = "onnx.Neg"(%18) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %20 = "onnx.Unsqueeze"(%19, %9) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %21 = "onnx.Unsqueeze"(%16, %9) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %22 = "onnx.Concat"(%20, %21) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %23 = "onnx.Reshape"(%22, %6) {allowzero = 1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %24 = "onnx.Mul"(%23, %7) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %25 = "onnx.Add"(%13, %24) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Concat"(%25, %12) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %27 = "onnx.Slice"(%arg1, %0, %1, %2, %8) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %28 = "onnx.Slice"(%arg1, %1, %3, %2, %8) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %29 = "onnx.Mul"(%27, %4) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %30 = "onnx.Reshape"(%27, %5) {allowzero = 1 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %31 = "onnx.Slice"(%30, %0, %8, %9) : (tensor<1x2x5x8x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %32 = "onnx.Squeeze"(%31, %9) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %33 = "onnx.Slice"(%30, %8, %10, %9) : (tensor<1x2x5x8x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %34 = "onnx.Squeeze"(%33, %9) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %35 = "onnx.Neg"(%34) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %36 = "onnx.Unsqueeze"(%35, %9) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %37 = "onnx.Unsqueeze"(%32, %9) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %38 = "onnx.Concat"(%36, %37) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %39 = "onnx.Reshape"(%38, %6) {allowzero = 1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %40 = "onnx.Mul"(%39, %7) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %41 = "onnx.Add"(%29, %40) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %42 = "onnx.Concat"(%41, %28) {axis = -1 : si64} : (tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%26, %42) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
