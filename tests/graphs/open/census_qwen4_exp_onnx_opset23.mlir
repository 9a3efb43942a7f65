"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[3, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[[1], [4], [7]]> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1x1x4x8xi64>} : () -> tensor<1x1x4x8xi64>
    %8 = "onnx.Constant"() {value = dense<6> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[[2], [5]]> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %10 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %16 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %17 = "onnx.Expand"(%arg2, %1) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x1x4xi64>
    %18 = "onnx.Unsqueeze"(%17, %5) : (tensor<3x1x4xi64>, tensor<1xi64>) -> tensor<3x1x4x1xi64>
    %19 = "onnx.Cast"(%18) {to = 1 : si64} : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<3x1x4x1xf32>, tensor<8xf32>) -> tensor<3x1x4x8xf32>
    %21 = "onnx.Cos"(%20) : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %22 = "onnx.Sin"(%20) : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %23 = "onnx.Gather"(%22, %15) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %24 = "onnx.Slice"(%23, %2, %3, %4, %5) : (tensor<1x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x3xf32>
    %25 = "onnx.Gather"(%22, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %26 = "onnx.Transpose"(%24) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x3xf32>) -> tensor<3x4x1xf32>
    %27 = "onnx.Transpose"(%25) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x8xf32>) -> tensor<8x4x1xf32>
    %28 = "onnx.ScatterND"(%27, %6, %26) {reduction = "none"} : (tensor<8x4x1xf32>, tensor<3x1xi64>, tensor<3x4x1xf32>) -> tensor<8x4x1xf32>
    %29 = "onnx.Transpose"(%28) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<8x4x1xf32>) -> tensor<1x4x8xf32>
    %30 = "onnx.Unsqueeze"(%29, %10) : (tensor<1x4x8xf32>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %31 = "onnx.ScatterElements"(%22, %7, %30) {axis = 0 : si64, reduction = "none"} : (tensor<3x1x4x8xf32>, tensor<1x1x4x8xi64>, tensor<1x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %32 = "onnx.Gather"(%31, %16) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %33 = "onnx.Slice"(%32, %4, %8, %4, %5) : (tensor<1x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2xf32>
    %34 = "onnx.Gather"(%31, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %35 = "onnx.Transpose"(%33) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x2xf32>) -> tensor<2x4x1xf32>
    %36 = "onnx.Transpose"(%34) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x8xf32>) -> tensor<8x4x1xf32>
    %37 = "onnx.ScatterND"(%36, %9, %35) {reduction = "none"} : (tensor<8x4x1xf32>, tensor<2x1xi64>, tensor<2x4x1xf32>) -> tensor<8x4x1xf32>
    %38 = "onnx.Transpose"(%37) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<8x4x1xf32>) -> tensor<1x4x8xf32>
    %39 = "onnx.Unsqueeze"(%38, %10) : (tensor<1x4x8xf32>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %40 = "onnx.ScatterElements"(%31, %7, %39) {axis = 0 : si64, reduction = "none"} : (tensor<3x1x4x8xf32>, tensor<1x1x4x8xi64>, tensor<1x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %41 = "onnx.Gather"(%40, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %42 = "onnx.Concat"(%41, %41) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %43 = "onnx.Gather"(%21, %15) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %44 = "onnx.Slice"(%43, %2, %3, %4, %5) : (tensor<1x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x3xf32>
    %45 = "onnx.Gather"(%21, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %46 = "onnx.Transpose"(%44) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x3xf32>) -> tensor<3x4x1xf32>
    %47 = "onnx.Transpose"(%45) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x8xf32>) -> tensor<8x4x1xf32>
    %48 = "onnx.ScatterND"(%47, %6, %46) {reduction = "none"} : (tensor<8x4x1xf32>, tensor<3x1xi64>, tensor<3x4x1xf32>) -> tensor<8x4x1xf32>
    %49 = "onnx.Transpose"(%48) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<8x4x1xf32>) -> tensor<1x4x8xf32>
    %50 = "onnx.Unsqueeze"(%49, %10) : (tensor<1x4x8xf32>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %51 = "onnx.ScatterElements"(%21, %7, %50) {axis = 0 : si64, reduction = "none"} : (tensor<3x1x4x8xf32>, tensor<1x1x4x8xi64>, tensor<1x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %52 = "onnx.Gather"(%51, %16) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %53 = "onnx.Slice"(%52, %4, %8, %4, %5) : (tensor<1x4x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2xf32>
    %54 = "onnx.Gather"(%51, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %55 = "onnx.Transpose"(%53) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x2xf32>) -> tensor<2x4x1xf32>
    %56 = "onnx.Transpose"(%54) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<1x4x8xf32>) -> tensor<8x4x1xf32>
    %57 = "onnx.ScatterND"(%56, %9, %55) {reduction = "none"} : (tensor<8x4x1xf32>, tensor<2x1xi64>, tensor<2x4x1xf32>) -> tensor<8x4x1xf32>
    %58 = "onnx.Transpose"(%57) {perm = [2 : si64, 1 : si64, 0 : si64]} : (tensor<8x4x1xf32>) -> tensor<1x4x8xf32>
    %59 = "onnx.Unsqueeze"(%58, %10) : (tensor<1x4x8xf32>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %60 = "onnx.ScatterElements"(%51, %7, %59) {axis = 0 : si64, reduction = "none"} : (tensor<3x1x4x8xf32>, tensor<1x1x4x8xi64>, tensor<1x1x4x8xf32>) -> tensor<3x1x4x8xf32>
    %61 = "onnx.Gather"(%60, %14) {axis = 0 : si64} : (tensor<3x1x4x8xf32>, tensor<i64>) -> tensor<1x4x8xf32>
    %62 = "onnx.Concat"(%61, %61) {axis = -1 : si64} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    %63 = "onnx.Unsqueeze"(%62, %2) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %64 = "onnx.Unsqueeze"(%42, %2) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %65 = "onnx.Slice"(%arg0, %10, %11, %5, %2) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %66 = "onnx.Slice"(%arg0, %11, %12, %5, %2) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %67 = "onnx.Mul"(%65, %63) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %68 = "onnx.Slice"(%65, %10, %13, %5, %2) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %69 = "onnx.Slice"(%65, %13, %12, %5, %2) : (tensor<1x2x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x8xf32>
    %70 = "onnx.Neg"(%69) : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %71 = "onnx.Concat"(%70, %68) {axis = -1 : si64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x16xf32>
    %72 = "onnx.Mul"(%71, %64) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %73 = "onnx.Add"(%67, %72) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %74 = "onnx.Concat"(%73, %66) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %75 = "onnx.Slice"(%arg1, %10, %11, %5, %2) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %76 = "onnx.Slice"(%arg1, %11, %12, %5, %2) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %77 = "onnx.Mul"(%75, %63) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %78 = "onnx.Slice"(%75, %10, %13, %5, %2) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %79 = "onnx.Slice"(%75, %13, %12, %5, %2) : (tensor<1x1x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x8xf32>
    %80 = "onnx.Neg"(%79) : (tensor<1x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %81 = "onnx.Concat"(%80, %78) {axis = -1 : si64} : (tensor<1x1x4x8xf32>, tensor<1x1x4x8xf32>) -> tensor<1x1x4x16xf32>
    %82 = "onnx.Mul"(%81, %64) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %83 = "onnx.Add"(%77, %82) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %84 = "onnx.Concat"(%83, %76) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%74, %84) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
