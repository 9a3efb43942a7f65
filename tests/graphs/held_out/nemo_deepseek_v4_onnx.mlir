"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xf32>, tensor<1x4xi64>) -> tensor<1x2x4x48xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0273875836, 0.0130195469, 0.00598214241, 0.0026108704, 0.00104468106, 3.49304872E-4, 6.250000e-05, 3.51463314E-5, 1.97642366E-5, 1.11142463E-5]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<-32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %9 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<48x2x4x1xf32>} : () -> tensor<48x2x4x1xf32>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<1x2x4x16x1xi64>} : () -> tensor<1x2x4x16x1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<[[16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38], [39], [40], [41], [42], [43], [44], [45], [46], [47]]> : tensor<32x1xi64>} : () -> tensor<32x1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1x2x4x16x1xi64>} : () -> tensor<1x2x4x16x1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Unsqueeze"(%arg1, %7) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<1x4x1xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %22 = "onnx.Cos"(%21) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %23 = "onnx.Sin"(%21) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %24 = "onnx.Slice"(%arg0, %1, %2, %3, %15) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %25 = "onnx.Slice"(%arg0, %2, %4, %3, %15) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %26 = "onnx.Reshape"(%25, %5) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %27 = "onnx.Gather"(%26, %14) {axis = 4 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %28 = "onnx.Gather"(%26, %16) {axis = 4 : si64} : (tensor<1x2x4x16x2xf32>, tensor<i64>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Slice"(%22, %1, %6, %7, %15) : (tensor<1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xf32>
    %30 = "onnx.Slice"(%23, %1, %6, %7, %15) : (tensor<1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x16xf32>
    %31 = "onnx.Unsqueeze"(%29, %15) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %32 = "onnx.Unsqueeze"(%30, %15) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %33 = "onnx.Transpose"(%24) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x16xf32>) -> tensor<16x2x4x1xf32>
    %34 = "onnx.ScatterND"(%9, %8, %33) {reduction = "none"} : (tensor<48x2x4x1xf32>, tensor<16x1xi64>, tensor<16x2x4x1xf32>) -> tensor<48x2x4x1xf32>
    %35 = "onnx.Transpose"(%34) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<48x2x4x1xf32>) -> tensor<1x2x4x48xf32>
    %36 = "onnx.Mul"(%27, %31) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "onnx.Mul"(%28, %32) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %38 = "onnx.Sub"(%36, %37) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %39 = "onnx.Slice"(%35, %2, %4, %3, %15) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %40 = "onnx.Reshape"(%39, %5) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %41 = "onnx.Unsqueeze"(%38, %17) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %42 = "onnx.ScatterElements"(%40, %10, %41) {axis = 4 : si64, reduction = "none"} : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x1xi64>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %43 = "onnx.Reshape"(%42, %11) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %44 = "onnx.Transpose"(%43) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x32xf32>) -> tensor<32x2x4x1xf32>
    %45 = "onnx.Transpose"(%35) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x48xf32>) -> tensor<48x2x4x1xf32>
    %46 = "onnx.ScatterND"(%45, %12, %44) {reduction = "none"} : (tensor<48x2x4x1xf32>, tensor<32x1xi64>, tensor<32x2x4x1xf32>) -> tensor<48x2x4x1xf32>
    %47 = "onnx.Transpose"(%46) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<48x2x4x1xf32>) -> tensor<1x2x4x48xf32>
    %48 = "onnx.Mul"(%27, %32) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "onnx.Mul"(%28, %31) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %50 = "onnx.Add"(%48, %49) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %51 = "onnx.Slice"(%47, %2, %4, %3, %15) : (tensor<1x2x4x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %52 = "onnx.Reshape"(%51, %5) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %53 = "onnx.Unsqueeze"(%50, %17) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %54 = "onnx.ScatterElements"(%52, %13, %53) {axis = 4 : si64, reduction = "none"} : (tensor<1x2x4x16x2xf32>, tensor<1x2x4x16x1xi64>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %55 = "onnx.Reshape"(%54, %11) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %56 = "onnx.Transpose"(%55) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x32xf32>) -> tensor<32x2x4x1xf32>
    %57 = "onnx.Transpose"(%47) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x2x4x48xf32>) -> tensor<48x2x4x1xf32>
    %58 = "onnx.ScatterND"(%57, %12, %56) {reduction = "none"} : (tensor<48x2x4x1xf32>, tensor<32x1xi64>, tensor<32x2x4x1xf32>) -> tensor<48x2x4x1xf32>
    %59 = "onnx.Transpose"(%58) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<48x2x4x1xf32>) -> tensor<1x2x4x48xf32>
    "func.return"(%59) : (tensor<1x2x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
