"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf16>, tensor<1x2x5x32xf16>, tensor<1x3x8x8xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf16>, %arg1: tensor<1x2x5x32xf16>, %arg2: tensor<1x3x8x8xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F000080BF9B4547BE36B90B3F3514593F7178733FF4037C3FDCBC7E3FC2997F3F"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBB331C1B7BBFD98156BF8CB107BF7A379EBE13F733BE3920CBBD97B564BD2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D2EBDBBB31C1B7B3FD981563F8CB1073F7A379E3E13F7333E3920CB3D97B5643D"> : tensor<4x32xf32>} : () -> tensor<4x32xf32>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8:2 = "onnx.Split"(%arg0, %6) {axis = 2 : si64} : (tensor<1x2x5x32xf16>, tensor<2xi64>) -> (tensor<1x2x1x32xf16>, tensor<1x2x4x32xf16>)
    %9:2 = "onnx.Split"(%arg1, %6) {axis = 2 : si64} : (tensor<1x2x5x32xf16>, tensor<2xi64>) -> (tensor<1x2x1x32xf16>, tensor<1x2x4x32xf16>)
    %10 = "onnx.Cast"(%8#1) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %11 = "onnx.Mul"(%10, %0) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %12 = "onnx.Slice"(%8#1, %2, %3, %4, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %13 = "onnx.Slice"(%8#1, %3, %5, %4, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %14 = "onnx.Neg"(%13) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %15 = "onnx.Concat"(%14, %12) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %16 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %17 = "onnx.Mul"(%16, %1) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %18 = "onnx.Add"(%11, %17) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "onnx.Cast"(%9#1) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %20 = "onnx.Mul"(%19, %0) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Slice"(%9#1, %2, %3, %4, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %22 = "onnx.Slice"(%9#1, %3, %5, %4, %7) : (tensor<1x2x4x32xf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf16>
    %23 = "onnx.Neg"(%22) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf16>
    %24 = "onnx.Concat"(%23, %21) {axis = -1 : si64} : (tensor<1x2x4x16xf16>, tensor<1x2x4x16xf16>) -> tensor<1x2x4x32xf16>
    %25 = "onnx.Cast"(%24) {to = 1 : si64} : (tensor<1x2x4x32xf16>) -> tensor<1x2x4x32xf32>
    %26 = "onnx.Mul"(%25, %1) : (tensor<1x2x4x32xf32>, tensor<4x32xf32>) -> tensor<1x2x4x32xf32>
    %27 = "onnx.Add"(%20, %26) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %28 = "onnx.Cast"(%8#0) {to = 1 : si64} : (tensor<1x2x1x32xf16>) -> tensor<1x2x1x32xf32>
    %29 = "onnx.Concat"(%28, %18) {axis = -2 : si64} : (tensor<1x2x1x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "onnx.Cast"(%9#0) {to = 1 : si64} : (tensor<1x2x1x32xf16>) -> tensor<1x2x1x32xf32>
    %31 = "onnx.Concat"(%30, %27) {axis = -2 : si64} : (tensor<1x2x1x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%29, %31) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
