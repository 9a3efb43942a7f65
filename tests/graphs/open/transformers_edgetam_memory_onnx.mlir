"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x11x32xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>):
    %0 = "onnx.Constant"() {value = dense<[4, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "onnx.Constant"() {value = dense<[1, 2, 4, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<10> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 2, 5, 32]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[1, 2, 8, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 8, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 2, 2, -1, 32]> : tensor<5xi64>} : () -> tensor<5xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 2, 10, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %16 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %18 = "onnx.Constant"() {value = dense<[1, 1, 2, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %19 = "onnx.Unsqueeze"(%arg2, %5) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %20 = "onnx.Expand"(%19, %14) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %21 = "onnx.Reshape"(%20, %0) {allowzero = 0 : si64} : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %22 = "onnx.Unsqueeze"(%21, %15) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<1x1x4x32xf32>
    %23 = "onnx.Unsqueeze"(%arg3, %5) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %24 = "onnx.Expand"(%23, %14) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %25 = "onnx.Reshape"(%24, %0) {allowzero = 0 : si64} : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %26 = "onnx.Unsqueeze"(%25, %15) : (tensor<4x32xf32>, tensor<2xi64>) -> tensor<1x1x4x32xf32>
    %27 = "onnx.Mul"(%arg0, %22) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Reshape"(%arg0, %1) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %29 = "onnx.Slice"(%28, %3, %8, %16) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %30 = "onnx.Squeeze"(%29, %16) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %31 = "onnx.Slice"(%28, %8, %5, %16) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %32 = "onnx.Squeeze"(%31, %16) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %33 = "onnx.Neg"(%32) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %34 = "onnx.Unsqueeze"(%33, %16) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %35 = "onnx.Unsqueeze"(%30, %16) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %36 = "onnx.Concat"(%34, %35) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %37 = "onnx.Reshape"(%36, %2) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %38 = "onnx.Mul"(%37, %26) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %39 = "onnx.Add"(%27, %38) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %40 = "onnx.Slice"(%arg1, %3, %4, %5, %8) : (tensor<1x2x11x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x10x32xf32>
    %41 = "onnx.Slice"(%arg1, %4, %6, %5, %8) : (tensor<1x2x11x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xf32>
    %42 = "onnx.Reshape"(%40, %7) {allowzero = 1 : si64} : (tensor<1x2x10x32xf32>, tensor<5xi64>) -> tensor<1x2x2x5x32xf32>
    %43 = "onnx.Slice"(%42, %3, %8, %9, %8) : (tensor<1x2x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x1x32xf32>
    %44 = "onnx.Slice"(%42, %8, %6, %9, %8) : (tensor<1x2x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x2x4x32xf32>
    %45 = "onnx.Reshape"(%44, %10) {allowzero = 1 : si64} : (tensor<1x2x2x4x32xf32>, tensor<4xi64>) -> tensor<1x2x8x32xf32>
    %46 = "onnx.Expand"(%22, %17) : (tensor<1x1x4x32xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %47 = "onnx.Tile"(%46, %18) : (tensor<1x1x4x32xf32>, tensor<4xi64>) -> tensor<1x1x8x32xf32>
    %48 = "onnx.Expand"(%26, %17) : (tensor<1x1x4x32xf32>, tensor<4xi64>) -> tensor<1x1x4x32xf32>
    %49 = "onnx.Tile"(%48, %18) : (tensor<1x1x4x32xf32>, tensor<4xi64>) -> tensor<1x1x8x32xf32>
    %50 = "onnx.Mul"(%45, %47) : (tensor<1x2x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x2x8x32xf32>
    %51 = "onnx.Reshape"(%45, %11) {allowzero = 1 : si64} : (tensor<1x2x8x32xf32>, tensor<5xi64>) -> tensor<1x2x8x16x2xf32>
    %52 = "onnx.Slice"(%51, %3, %8, %16) : (tensor<1x2x8x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x8x16x1xf32>
    %53 = "onnx.Squeeze"(%52, %16) : (tensor<1x2x8x16x1xf32>, tensor<1xi64>) -> tensor<1x2x8x16xf32>
    %54 = "onnx.Slice"(%51, %8, %5, %16) : (tensor<1x2x8x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x8x16x1xf32>
    %55 = "onnx.Squeeze"(%54, %16) : (tensor<1x2x8x16x1xf32>, tensor<1xi64>) -> tensor<1x2x8x16xf32>
    %56 = "onnx.Neg"(%55) : (tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %57 = "onnx.Unsqueeze"(%56, %16) : (tensor<1x2x8x16xf32>, tensor<1xi64>) -> tensor<1x2x8x16x1xf32>
    %58 = "onnx.Unsqueeze"(%53, %16) : (tensor<1x2x8x16xf32>, tensor<1xi64>) -> tensor<1x2x8x16x1xf32>
    %59 = "onnx.Concat"(%57, %58) {axis = -1 : si64} : (tensor<1x2x8x16x1xf32>, tensor<1x2x8x16x1xf32>) -> tensor<1x2x8x16x2xf32>
    %60 = "onnx.Reshape"(%59, %10) {allowzero = 1 : si64} : (tensor<1x2x8x16x2xf32>, tensor<4xi64>) -> tensor<1x2x8x32xf32>
    %61 = "onnx.Mul"(%60, %49) : (tensor<1x2x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x2x8x32xf32>
    %62 = "onnx.Add"(%50, %61) : (tensor<1x2x8x32xf32>, tensor<1x2x8x32xf32>) -> tensor<1x2x8x32xf32>
    %63 = "onnx.Reshape"(%62, %12) {allowzero = 1 : si64} : (tensor<1x2x8x32xf32>, tensor<5xi64>) -> tensor<1x2x2x4x32xf32>
    %64 = "onnx.Concat"(%43, %63) {axis = 3 : si64} : (tensor<1x2x2x1x32xf32>, tensor<1x2x2x4x32xf32>) -> tensor<1x2x2x5x32xf32>
    %65 = "onnx.Reshape"(%64, %13) {allowzero = 1 : si64} : (tensor<1x2x2x5x32xf32>, tensor<4xi64>) -> tensor<1x2x10x32xf32>
    %66 = "onnx.Concat"(%65, %41) {axis = -2 : si64} : (tensor<1x2x10x32xf32>, tensor<1x2x1x32xf32>) -> tensor<1x2x11x32xf32>
    "func.return"(%39, %66) : (tensor<1x2x4x32xf32>, tensor<1x2x11x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
