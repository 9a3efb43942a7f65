"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>) -> (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xbf16>, %arg1: tensor<1x2x5x48xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A0000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A"> : tensor<1x1x5x32xf32>} : () -> tensor<1x1x5x32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Cos"(%0) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %11 = "onnx.Sin"(%0) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %12 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %13 = "onnx.Slice"(%arg0, %2, %5, %3, %4) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %14 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %15 = "onnx.Slice"(%arg1, %2, %5, %3, %4) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %16 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %17 = "onnx.Reshape"(%12, %6) {allowzero = 0 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x16x2xbf16>
    %18 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %20 = "onnx.Reshape"(%14, %6) {allowzero = 0 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x16x2xbf16>
    %21 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xf32>
    %22 = "onnx.Mul"(%16, %10) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %23:2 = "onnx.Split"(%17, %7) {axis = -1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<2xi64>) -> (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>)
    %24 = "onnx.Mul"(%19, %10) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %25:2 = "onnx.Split"(%20, %7) {axis = -1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<2xi64>) -> (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>)
    %26 = "onnx.Squeeze"(%23#0, %8) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %27 = "onnx.Squeeze"(%23#1, %8) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %28 = "onnx.Squeeze"(%25#0, %8) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %29 = "onnx.Squeeze"(%25#1, %8) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %30 = "onnx.Neg"(%27) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %31 = "onnx.Unsqueeze"(%26, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %32 = "onnx.Neg"(%29) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %33 = "onnx.Unsqueeze"(%28, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %34 = "onnx.Unsqueeze"(%30, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %35 = "onnx.Unsqueeze"(%32, %8) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %36 = "onnx.Concat"(%34, %31) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %37 = "onnx.Concat"(%35, %33) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %38 = "onnx.Reshape"(%36, %9) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %39 = "onnx.Reshape"(%37, %9) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %40 = "onnx.Cast"(%38) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %41 = "onnx.Cast"(%39) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Mul"(%40, %11) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %43 = "onnx.Mul"(%41, %11) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %44 = "onnx.Add"(%22, %42) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %45 = "onnx.Add"(%24, %43) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %46 = "onnx.Concat"(%44, %18) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %47 = "onnx.Concat"(%45, %21) {axis = -1 : si64} : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %48 = "onnx.Cast"(%46) {to = 16 : si64} : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xbf16>
    %49 = "onnx.Cast"(%47) {to = 16 : si64} : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xbf16>
    "func.return"(%48, %49) : (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
