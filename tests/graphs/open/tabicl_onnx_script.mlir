"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x24xf32>, %arg1: tensor<1x2x5x24xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227786, 0.00999999977, 0.00316227786, 1.000000e-03, 3.16227786E-4]> : tensor<8xf32>} : () -> tensor<8xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Unsqueeze"(%2, %3) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x8x1xf32>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.ConstantOfShape"(%5) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Mul"(%6, %7) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Equal"(%9, %8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %11 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Where"(%10, %6, %11) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "onnx.Expand"(%4, %12) : (tensor<5x8x1xf32>, tensor<3xi64>) -> tensor<5x8x?xf32>
    %14 = "onnx.Constant"() {value = dense<[5, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %15 = "onnx.Reshape"(%13, %14) {allowzero = 0 : si64} : (tensor<5x8x?xf32>, tensor<2xi64>) -> tensor<5x16xf32>
    %16 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Slice"(%arg0, %17, %18, %16, %19) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xf32>
    %21 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Slice"(%arg0, %22, %23, %21, %24) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %26 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Slice"(%arg0, %27, %28, %26, %29) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %31 = "onnx.Cos"(%15) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %32 = "onnx.Mul"(%25, %31) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %33 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "onnx.Mul"(%32, %33) : (tensor<1x2x5x16xf32>, tensor<f32>) -> tensor<1x2x5x16xf32>
    %35 = "onnx.Constant"() {value = dense<[1, 2, 5, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %36 = "onnx.Reshape"(%25, %35) {allowzero = 0 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %38:2 = "onnx.Split"(%36, %37) {axis = -1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>)
    %39 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Squeeze"(%38#0, %39) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %41 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Squeeze"(%38#1, %41) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %43 = "onnx.Neg"(%42) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %44 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Unsqueeze"(%43, %44) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %46 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Unsqueeze"(%40, %46) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %48 = "onnx.Concat"(%45, %47) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %49 = "onnx.Constant"() {value = dense<[1, 2, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %50 = "onnx.Reshape"(%48, %49) {allowzero = 0 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %51 = "onnx.Sin"(%15) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %52 = "onnx.Mul"(%50, %51) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %53 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %54 = "onnx.Mul"(%52, %53) : (tensor<1x2x5x16xf32>, tensor<f32>) -> tensor<1x2x5x16xf32>
    %55 = "onnx.Add"(%34, %54) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %56 = "onnx.Concat"(%20, %55, %30) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %57 = "onnx.Cast"(%56) {to = 1 : si64} : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %58 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %59 = "onnx.Einsum"(%58, %0) {equation = "..., f -> ... f"} : (tensor<5xf32>, tensor<8xf32>) -> tensor<5x8xf32>
    %60 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Unsqueeze"(%59, %60) : (tensor<5x8xf32>, tensor<1xi64>) -> tensor<5x8x1xf32>
    %62 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.ConstantOfShape"(%62) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %64 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %65 = "onnx.Mul"(%63, %64) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %66 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %67 = "onnx.Equal"(%66, %65) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %68 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %69 = "onnx.Where"(%67, %63, %68) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %70 = "onnx.Expand"(%61, %69) : (tensor<5x8x1xf32>, tensor<3xi64>) -> tensor<5x8x?xf32>
    %71 = "onnx.Constant"() {value = dense<[5, 16]> : tensor<2xi64>} : () -> tensor<2xi64>
    %72 = "onnx.Reshape"(%70, %71) {allowzero = 0 : si64} : (tensor<5x8x?xf32>, tensor<2xi64>) -> tensor<5x16xf32>
    %73 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Slice"(%arg1, %74, %75, %73, %76) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x0xf32>
    %78 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Slice"(%arg1, %79, %80, %78, %81) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %83 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %85 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Slice"(%arg1, %84, %85, %83, %86) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %88 = "onnx.Cos"(%72) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %89 = "onnx.Mul"(%82, %88) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %90 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %91 = "onnx.Mul"(%89, %90) : (tensor<1x2x5x16xf32>, tensor<f32>) -> tensor<1x2x5x16xf32>
    %92 = "onnx.Constant"() {value = dense<[1, 2, 5, 8, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %93 = "onnx.Reshape"(%82, %92) {allowzero = 0 : si64} : (tensor<1x2x5x16xf32>, tensor<5xi64>) -> tensor<1x2x5x8x2xf32>
    %94 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %95:2 = "onnx.Split"(%93, %94) {axis = -1 : si64} : (tensor<1x2x5x8x2xf32>, tensor<2xi64>) -> (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>)
    %96 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %97 = "onnx.Squeeze"(%95#0, %96) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %98 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %99 = "onnx.Squeeze"(%95#1, %98) : (tensor<1x2x5x8x1xf32>, tensor<1xi64>) -> tensor<1x2x5x8xf32>
    %100 = "onnx.Neg"(%99) : (tensor<1x2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %101 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Unsqueeze"(%100, %101) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %103 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %104 = "onnx.Unsqueeze"(%97, %103) : (tensor<1x2x5x8xf32>, tensor<1xi64>) -> tensor<1x2x5x8x1xf32>
    %105 = "onnx.Concat"(%102, %104) {axis = -1 : si64} : (tensor<1x2x5x8x1xf32>, tensor<1x2x5x8x1xf32>) -> tensor<1x2x5x8x2xf32>
    %106 = "onnx.Constant"() {value = dense<[1, 2, 5, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %107 = "onnx.Reshape"(%105, %106) {allowzero = 0 : si64} : (tensor<1x2x5x8x2xf32>, tensor<4xi64>) -> tensor<1x2x5x16xf32>
    %108 = "onnx.Sin"(%72) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %109 = "onnx.Mul"(%107, %108) : (tensor<1x2x5x16xf32>, tensor<5x16xf32>) -> tensor<1x2x5x16xf32>
    %110 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %111 = "onnx.Mul"(%109, %110) : (tensor<1x2x5x16xf32>, tensor<f32>) -> tensor<1x2x5x16xf32>
    %112 = "onnx.Add"(%91, %111) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %113 = "onnx.Concat"(%77, %112, %87) {axis = -1 : si64} : (tensor<1x2x5x0xf32>, tensor<1x2x5x16xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x24xf32>
    %114 = "onnx.Cast"(%113) {to = 1 : si64} : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    "func.return"(%57, %114) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()
