"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x2x4x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FA0CA7C3FA0CA7C3F53EB7F3F53EB7F3F7BFF7F3F7BFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FA0CA7C3FA0CA7C3F53EB7F3F53EB7F3F7BFF7F3F7BFF7F3FFDFF7F3FFDFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FA0CA7C3FA0CA7C3F53EB7F3F53EB7F3F7BFF7F3F7BFF7F3FFDFF7F3FFDFF7F3F40510A3F40510A3FA0CA7C3FA0CA7C3F53EB7F3F53EB7F3F7BFF7F3F7BFF7F3FFDFF7F3FFDFF7F3F"> : tensor<1x1x4x32xf32>} : () -> tensor<1x1x4x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573F4E9D213E4E9D213E89C0CD3C89C0CD3C8D73823B8D73823BD366253AD366253A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573F4E9D213E4E9D213E89C0CD3C89C0CD3C8D73823B8D73823BD366253AD366253A00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573F4E9D213E4E9D213E89C0CD3C89C0CD3C8D73823B8D73823BD366253AD366253AA56A573FA56A573F4E9D213E4E9D213E89C0CD3C89C0CD3C8D73823B8D73823BD366253AD366253A"> : tensor<1x1x4x32xf32>} : () -> tensor<1x1x4x32xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %9 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xf32>
    %10 = "onnx.Mul"(%8, %0) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %11 = "onnx.Reshape"(%8, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %12 = "onnx.Slice"(%11, %4, %5, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %13 = "onnx.Squeeze"(%12, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %14 = "onnx.Slice"(%11, %5, %7, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %15 = "onnx.Squeeze"(%14, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %16 = "onnx.Neg"(%15) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %17 = "onnx.Unsqueeze"(%16, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %18 = "onnx.Unsqueeze"(%13, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %19 = "onnx.Concat"(%17, %18) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %20 = "onnx.Reshape"(%19, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %21 = "onnx.Mul"(%20, %1) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "onnx.Add"(%10, %21) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %23 = "onnx.Mul"(%9, %0) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %24 = "onnx.Reshape"(%9, %2) {allowzero = 1 : si64} : (tensor<1x2x4x32xf32>, tensor<5xi64>) -> tensor<1x2x4x16x2xf32>
    %25 = "onnx.Slice"(%24, %4, %5, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %26 = "onnx.Squeeze"(%25, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %27 = "onnx.Slice"(%24, %5, %7, %6) : (tensor<1x2x4x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %28 = "onnx.Squeeze"(%27, %6) : (tensor<1x2x4x16x1xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %30 = "onnx.Unsqueeze"(%29, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %31 = "onnx.Unsqueeze"(%26, %6) : (tensor<1x2x4x16xf32>, tensor<1xi64>) -> tensor<1x2x4x16x1xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %33 = "onnx.Reshape"(%32, %3) {allowzero = 1 : si64} : (tensor<1x2x4x16x2xf32>, tensor<4xi64>) -> tensor<1x2x4x32xf32>
    %34 = "onnx.Mul"(%33, %1) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %35 = "onnx.Add"(%23, %34) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %36 = "onnx.Cast"(%22) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    %37 = "onnx.Cast"(%35) {saturate = 1 : si64, to = 16 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xbf16>
    "func.return"(%36, %37) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
