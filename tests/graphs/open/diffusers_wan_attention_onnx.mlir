"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<1x6x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x16xf32>, %arg1: tensor<48x16xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x16xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x16xf32>, %arg6: tensor<48xf32>, %arg7: tensor<16x48xf32>, %arg8: tensor<16xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>):
    %0 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 6, 2, 24]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.540302277, 0.995004177, 0.999949991, 0.999999523]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, -0.416146845, 0.980066597, 9.998000e-01, 0.999997973]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.540302277, 0.995004177, 0.999949991, 0.999999523, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.540302277, 0.995004177, 0.999949991, 0.999999523, 0.540302277, 0.995004177, 0.999949991, 0.999999523]], [[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.540302277, 0.995004177, 0.999949991, 0.999999523, -0.416146845, 0.980066597, 9.998000e-01, 0.999997973]]]]> : tensor<1x6x1x12xf32>} : () -> tensor<1x6x1x12xf32>
    %3 = "onnx.Constant"() {value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.841470957, 0.0998334139, 0.00999983306, 9.99999814E-4]], [[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.909297406, 0.198669329, 0.0199986659, 0.0019999987]], [[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.841470957, 0.0998334139, 0.00999983306, 9.99999814E-4, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.841470957, 0.0998334139, 0.00999983306, 9.99999814E-4, 0.841470957, 0.0998334139, 0.00999983306, 9.99999814E-4]], [[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.841470957, 0.0998334139, 0.00999983306, 9.99999814E-4, 0.909297406, 0.198669329, 0.0199986659, 0.0019999987]]]]> : tensor<1x6x1x12xf32>} : () -> tensor<1x6x1x12xf32>
    %4 = "onnx.Constant"() {value = dense<[[0], [2], [4], [6], [8], [10], [12], [14], [16], [18], [20], [22]]> : tensor<12x1xi64>} : () -> tensor<12x1xi64>
    %5 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<24x6x2x1xf32>} : () -> tensor<24x6x2x1xf32>
    %6 = "onnx.Constant"() {value = dense<[[1], [3], [5], [7], [9], [11], [13], [15], [17], [19], [21], [23]]> : tensor<12x1xi64>} : () -> tensor<12x1xi64>
    %7 = "onnx.Constant"() {value = dense<[-1, 6, 24]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 2, 24, 6]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<4.518010e-01> : tensor<1xf32>} : () -> tensor<1xf32>
    %10 = "onnx.Constant"() {value = dense<[1, 6, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 6, 2, 12, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "onnx.Constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Transpose"(%arg1) {perm = [1 : si64, 0 : si64]} : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %18 = "onnx.MatMul"(%arg0, %17) : (tensor<1x6x16xf32>, tensor<16x48xf32>) -> tensor<1x6x48xf32>
    %19 = "onnx.Add"(%18, %arg2) : (tensor<1x6x48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>
    %20 = "onnx.Transpose"(%arg3) {perm = [1 : si64, 0 : si64]} : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %21 = "onnx.MatMul"(%arg0, %20) : (tensor<1x6x16xf32>, tensor<16x48xf32>) -> tensor<1x6x48xf32>
    %22 = "onnx.Add"(%21, %arg4) : (tensor<1x6x48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>
    %23 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %24 = "onnx.MatMul"(%arg0, %23) : (tensor<1x6x16xf32>, tensor<16x48xf32>) -> tensor<1x6x48xf32>
    %25 = "onnx.Add"(%24, %arg6) : (tensor<1x6x48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>
    %26 = "onnx.Pow"(%19, %12) : (tensor<1x6x48xf32>, tensor<f32>) -> tensor<1x6x48xf32>
    %27 = "onnx.ReduceMean"(%26, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x6x48xf32>, tensor<1xi64>) -> tensor<1x6x1xf32>
    %28 = "onnx.Add"(%27, %13) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6x1xf32>
    %29 = "onnx.Sqrt"(%28) : (tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %30 = "onnx.Reciprocal"(%29) : (tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %31 = "onnx.Mul"(%19, %30) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>) -> tensor<1x6x48xf32>
    %32 = "onnx.Mul"(%31, %arg9) : (tensor<1x6x48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>
    %33 = "onnx.Pow"(%22, %12) : (tensor<1x6x48xf32>, tensor<f32>) -> tensor<1x6x48xf32>
    %34 = "onnx.ReduceMean"(%33, %0) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x6x48xf32>, tensor<1xi64>) -> tensor<1x6x1xf32>
    %35 = "onnx.Add"(%34, %13) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6x1xf32>
    %36 = "onnx.Sqrt"(%35) : (tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %37 = "onnx.Reciprocal"(%36) : (tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %38 = "onnx.Mul"(%22, %37) : (tensor<1x6x48xf32>, tensor<1x6x1xf32>) -> tensor<1x6x48xf32>
    %39 = "onnx.Mul"(%38, %arg10) : (tensor<1x6x48xf32>, tensor<48xf32>) -> tensor<1x6x48xf32>
    %40 = "onnx.Reshape"(%25, %1) {allowzero = 1 : si64} : (tensor<1x6x48xf32>, tensor<4xi64>) -> tensor<1x6x2x24xf32>
    %41 = "onnx.Reshape"(%32, %11) : (tensor<1x6x48xf32>, tensor<5xi64>) -> tensor<1x6x2x12x2xf32>
    %42 = "onnx.Slice"(%41, %14, %15, %16) : (tensor<1x6x2x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x12x1xf32>
    %43 = "onnx.Squeeze"(%42, %16) : (tensor<1x6x2x12x1xf32>, tensor<1xi64>) -> tensor<1x6x2x12xf32>
    %44 = "onnx.Slice"(%41, %15, %0, %16) : (tensor<1x6x2x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x12x1xf32>
    %45 = "onnx.Squeeze"(%44, %16) : (tensor<1x6x2x12x1xf32>, tensor<1xi64>) -> tensor<1x6x2x12xf32>
    %46 = "onnx.Mul"(%43, %2) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %47 = "onnx.Mul"(%45, %3) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %48 = "onnx.Sub"(%46, %47) : (tensor<1x6x2x12xf32>, tensor<1x6x2x12xf32>) -> tensor<1x6x2x12xf32>
    %49 = "onnx.Transpose"(%48) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x6x2x12xf32>) -> tensor<12x6x2x1xf32>
    %50 = "onnx.ScatterND"(%5, %4, %49) {reduction = "none"} : (tensor<24x6x2x1xf32>, tensor<12x1xi64>, tensor<12x6x2x1xf32>) -> tensor<24x6x2x1xf32>
    %51 = "onnx.Mul"(%43, %3) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %52 = "onnx.Mul"(%45, %2) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %53 = "onnx.Add"(%51, %52) : (tensor<1x6x2x12xf32>, tensor<1x6x2x12xf32>) -> tensor<1x6x2x12xf32>
    %54 = "onnx.Transpose"(%53) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x6x2x12xf32>) -> tensor<12x6x2x1xf32>
    %55 = "onnx.ScatterND"(%50, %6, %54) {reduction = "none"} : (tensor<24x6x2x1xf32>, tensor<12x1xi64>, tensor<12x6x2x1xf32>) -> tensor<24x6x2x1xf32>
    %56 = "onnx.Reshape"(%39, %11) : (tensor<1x6x48xf32>, tensor<5xi64>) -> tensor<1x6x2x12x2xf32>
    %57 = "onnx.Slice"(%56, %14, %15, %16) : (tensor<1x6x2x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x12x1xf32>
    %58 = "onnx.Squeeze"(%57, %16) : (tensor<1x6x2x12x1xf32>, tensor<1xi64>) -> tensor<1x6x2x12xf32>
    %59 = "onnx.Slice"(%56, %15, %0, %16) : (tensor<1x6x2x12x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x12x1xf32>
    %60 = "onnx.Squeeze"(%59, %16) : (tensor<1x6x2x12x1xf32>, tensor<1xi64>) -> tensor<1x6x2x12xf32>
    %61 = "onnx.Mul"(%58, %2) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %62 = "onnx.Mul"(%60, %3) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %63 = "onnx.Sub"(%61, %62) : (tensor<1x6x2x12xf32>, tensor<1x6x2x12xf32>) -> tensor<1x6x2x12xf32>
    %64 = "onnx.Transpose"(%63) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x6x2x12xf32>) -> tensor<12x6x2x1xf32>
    %65 = "onnx.ScatterND"(%5, %4, %64) {reduction = "none"} : (tensor<24x6x2x1xf32>, tensor<12x1xi64>, tensor<12x6x2x1xf32>) -> tensor<24x6x2x1xf32>
    %66 = "onnx.Mul"(%58, %3) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %67 = "onnx.Mul"(%60, %2) : (tensor<1x6x2x12xf32>, tensor<1x6x1x12xf32>) -> tensor<1x6x2x12xf32>
    %68 = "onnx.Add"(%66, %67) : (tensor<1x6x2x12xf32>, tensor<1x6x2x12xf32>) -> tensor<1x6x2x12xf32>
    %69 = "onnx.Transpose"(%68) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x6x2x12xf32>) -> tensor<12x6x2x1xf32>
    %70 = "onnx.ScatterND"(%65, %6, %69) {reduction = "none"} : (tensor<24x6x2x1xf32>, tensor<12x1xi64>, tensor<12x6x2x1xf32>) -> tensor<24x6x2x1xf32>
    %71 = "onnx.Transpose"(%55) {perm = [3 : si64, 2 : si64, 1 : si64, 0 : si64]} : (tensor<24x6x2x1xf32>) -> tensor<1x2x6x24xf32>
    %72 = "onnx.Transpose"(%70) {perm = [3 : si64, 2 : si64, 1 : si64, 0 : si64]} : (tensor<24x6x2x1xf32>) -> tensor<1x2x6x24xf32>
    %73 = "onnx.Transpose"(%40) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x6x2x24xf32>) -> tensor<1x2x6x24xf32>
    %74 = "onnx.Reshape"(%72, %7) {allowzero = 0 : si64} : (tensor<1x2x6x24xf32>, tensor<3xi64>) -> tensor<2x6x24xf32>
    %75 = "onnx.Transpose"(%74) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<2x6x24xf32>) -> tensor<2x24x6xf32>
    %76 = "onnx.Reshape"(%75, %8) {allowzero = 0 : si64} : (tensor<2x24x6xf32>, tensor<4xi64>) -> tensor<1x2x24x6xf32>
    %77 = "onnx.Mul"(%71, %9) : (tensor<1x2x6x24xf32>, tensor<1xf32>) -> tensor<1x2x6x24xf32>
    %78 = "onnx.Mul"(%76, %9) : (tensor<1x2x24x6xf32>, tensor<1xf32>) -> tensor<1x2x24x6xf32>
    %79 = "onnx.MatMul"(%77, %78) : (tensor<1x2x6x24xf32>, tensor<1x2x24x6xf32>) -> tensor<1x2x6x6xf32>
    %80 = "onnx.Softmax"(%79) {axis = -1 : si64} : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
    %81 = "onnx.MatMul"(%80, %73) : (tensor<1x2x6x6xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %82 = "onnx.Transpose"(%81) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x6x24xf32>) -> tensor<1x6x2x24xf32>
    %83 = "onnx.Reshape"(%82, %10) {allowzero = 1 : si64} : (tensor<1x6x2x24xf32>, tensor<3xi64>) -> tensor<1x6x48xf32>
    %84 = "onnx.Transpose"(%arg7) {perm = [1 : si64, 0 : si64]} : (tensor<16x48xf32>) -> tensor<48x16xf32>
    %85 = "onnx.MatMul"(%83, %84) : (tensor<1x6x48xf32>, tensor<48x16xf32>) -> tensor<1x6x16xf32>
    %86 = "onnx.Add"(%85, %arg8) : (tensor<1x6x16xf32>, tensor<16xf32>) -> tensor<1x6x16xf32>
    "func.return"(%86) : (tensor<1x6x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
