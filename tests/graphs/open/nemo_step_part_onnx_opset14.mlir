"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>) -> (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xbf16>, %arg1: tensor<1x2x5x48xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A0000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA5390000803F0000803F9BE8A13E9BE8A13ECDCCCC3DCDCCCC3DE386013DE386013D0AD7233C0AD7233C383E4F3B383E4F3B6F12833A6F12833A60CBA53960CBA53900000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A00000040000000409BE8213F9BE8213FCDCC4C3ECDCC4C3EE386813DE386813D0AD7A33C0AD7A33C383ECF3B383ECF3B6F12033B6F12033B60CB253A60CB253A"> : tensor<1x1x5x32xf32>} : () -> tensor<1x1x5x32xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Slice"(%arg0, %2, %3, %1, %4) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xbf16>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Slice"(%arg0, %7, %8, %6, %9) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Slice"(%arg0, %12, %13, %11, %14) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %16 = "onnx.Cos"(%0) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %17 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %18 = "onnx.Mul"(%17, %16) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "onnx.Mul"(%18, %19) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %21 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %22 = "onnx.Reshape"(%10, %21) {allowzero = 0 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x16x2xbf16>
    %23 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %24:2 = "onnx.Split"(%22, %23) {axis = -1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<2xi64>) -> (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>)
    %25 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Squeeze"(%24#0, %25) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %27 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Squeeze"(%24#1, %27) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %30 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Unsqueeze"(%29, %30) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %32 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%26, %32) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %34 = "onnx.Concat"(%31, %33) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %35 = "onnx.Constant"() {value = dense<[1, 2, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %36 = "onnx.Reshape"(%34, %35) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %37 = "onnx.Sin"(%0) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %38 = "onnx.Cast"(%36) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %39 = "onnx.Mul"(%38, %37) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %40 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %41 = "onnx.Mul"(%39, %40) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %42 = "onnx.Add"(%20, %41) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %43 = "onnx.Cast"(%5) {to = 1 : si64} : (tensor<1x2x5x0xbf16>) -> tensor<1x2x5x0xf32>
    %44 = "onnx.Cast"(%15) {to = 1 : si64} : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xf32>
    %45 = "onnx.Concat"(%43, %42, %44) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %46 = "onnx.Cast"(%45) {to = 16 : si64} : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xbf16>
    %47 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Slice"(%arg1, %48, %49, %47, %50) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xbf16>
    %52 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Slice"(%arg1, %53, %54, %52, %55) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x32xbf16>
    %57 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Slice"(%arg1, %58, %59, %57, %60) : (tensor<1x2x5x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %62 = "onnx.Cast"(%56) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %63 = "onnx.Mul"(%62, %16) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %64 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %65 = "onnx.Mul"(%63, %64) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %66 = "onnx.Constant"() {value = dense<[1, 2, 5, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %67 = "onnx.Reshape"(%56, %66) {allowzero = 0 : si64} : (tensor<1x2x5x32xbf16>, tensor<5xi64>) -> tensor<1x2x5x16x2xbf16>
    %68 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %69:2 = "onnx.Split"(%67, %68) {axis = -1 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<2xi64>) -> (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>)
    %70 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Squeeze"(%69#0, %70) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %72 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Squeeze"(%69#1, %72) : (tensor<1x2x5x16x1xbf16>, tensor<1xi64>) -> tensor<1x2x5x16xbf16>
    %74 = "onnx.Neg"(%73) : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xbf16>
    %75 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Unsqueeze"(%74, %75) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %77 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Unsqueeze"(%71, %77) : (tensor<1x2x5x16xbf16>, tensor<1xi64>) -> tensor<1x2x5x16x1xbf16>
    %79 = "onnx.Concat"(%76, %78) {axis = -1 : si64} : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %80 = "onnx.Constant"() {value = dense<[1, 2, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %81 = "onnx.Reshape"(%79, %80) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xbf16>, tensor<4xi64>) -> tensor<1x2x5x32xbf16>
    %82 = "onnx.Cast"(%81) {to = 1 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %83 = "onnx.Mul"(%82, %37) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %84 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %85 = "onnx.Mul"(%83, %84) : (tensor<1x2x5x32xf32>, tensor<f32>) -> tensor<1x2x5x32xf32>
    %86 = "onnx.Add"(%65, %85) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %87 = "onnx.Cast"(%51) {to = 1 : si64} : (tensor<1x2x5x0xbf16>) -> tensor<1x2x5x0xf32>
    %88 = "onnx.Cast"(%61) {to = 1 : si64} : (tensor<1x2x5x16xbf16>) -> tensor<1x2x5x16xf32>
    %89 = "onnx.Concat"(%87, %86, %88) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %90 = "onnx.Cast"(%89) {to = 16 : si64} : (tensor<1x2x5x48xf32>) -> tensor<1x2x5x48xbf16>
    "func.return"(%46, %90) : (tensor<1x2x5x48xbf16>, tensor<1x2x5x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
