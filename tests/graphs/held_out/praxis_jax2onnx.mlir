"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<1x4xi32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<1x4xi32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %24 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %25 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %27 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %28 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %29 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %30 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %48 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %49 = "onnx.Mul"(%3, %48) : (tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %50 = "onnx.Cast"(%49) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %51 = "onnx.Div"(%50, %4) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %52 = "onnx.Pow"(%5, %51) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %53 = "onnx.Mul"(%6, %52) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %54 = "onnx.Concat"(%7, %8, %9, %10) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %55 = "onnx.Concat"(%11, %12, %13, %14) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %56 = "onnx.Reshape"(%arg2, %55) : (tensor<1x4xi32>, tensor<4xi64>) -> tensor<1x4x1x1xi32>
    %57 = "onnx.Expand"(%56, %54) : (tensor<1x4x1x1xi32>, tensor<4xi64>) -> tensor<1x4x1x1xi32>
    %58 = "onnx.Concat"(%15, %16, %17, %18) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %59 = "onnx.Concat"(%19, %20, %21, %22) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %60 = "onnx.Reshape"(%53, %59) : (tensor<16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %61 = "onnx.Expand"(%60, %58) : (tensor<1x1x1x16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %62 = "onnx.Cast"(%57) {to = 1 : si64} : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %63 = "onnx.Div"(%62, %61) : (tensor<1x4x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %64 = "onnx.Sin"(%63) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %65 = "onnx.Cos"(%63) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %66:2 = "onnx.Split"(%arg0, %23) {axis = 3 : si64} : (tensor<1x4x2x32xbf16>, tensor<2xi64>) -> (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>)
    %67 = "onnx.Cast"(%66#0) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %68 = "onnx.Mul"(%67, %65) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %69 = "onnx.Cast"(%66#1) {to = 1 : si64} : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %70 = "onnx.Mul"(%69, %64) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %71 = "onnx.Sub"(%68, %70) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %72 = "onnx.Mul"(%69, %65) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %73 = "onnx.Mul"(%67, %64) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %74 = "onnx.Add"(%72, %73) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %75 = "onnx.Cast"(%71) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %76 = "onnx.Cast"(%74) {to = 16 : si64} : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %77 = "onnx.Concat"(%75, %76) {axis = 3 : si64} : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %78 = "onnx.Range"(%24, %25, %26) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %79 = "onnx.Mul"(%27, %78) : (tensor<i32>, tensor<16xi32>) -> tensor<16xi32>
    %80 = "onnx.Cast"(%79) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %81 = "onnx.Div"(%80, %28) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %82 = "onnx.Pow"(%29, %81) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %83 = "onnx.Mul"(%30, %82) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %84 = "onnx.Concat"(%31, %32, %33, %34) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %85 = "onnx.Concat"(%35, %36, %37, %38) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %86 = "onnx.Reshape"(%arg2, %85) : (tensor<1x4xi32>, tensor<4xi64>) -> tensor<1x4x1x1xi32>
    %87 = "onnx.Expand"(%86, %84) : (tensor<1x4x1x1xi32>, tensor<4xi64>) -> tensor<1x4x1x1xi32>
    %88 = "onnx.Concat"(%39, %40, %41, %42) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %89 = "onnx.Concat"(%43, %44, %45, %46) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %90 = "onnx.Reshape"(%83, %89) : (tensor<16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %91 = "onnx.Expand"(%90, %88) : (tensor<1x1x1x16xf32>, tensor<4xi64>) -> tensor<1x1x1x16xf32>
    %92 = "onnx.Cast"(%87) {to = 1 : si64} : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %93 = "onnx.Div"(%92, %91) : (tensor<1x4x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %94 = "onnx.Sin"(%93) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %95 = "onnx.Cos"(%93) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %96:2 = "onnx.Split"(%arg1, %47) {axis = 3 : si64} : (tensor<1x4x1x32xbf16>, tensor<2xi64>) -> (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>)
    %97 = "onnx.Cast"(%96#0) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %98 = "onnx.Mul"(%97, %95) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %99 = "onnx.Cast"(%96#1) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %100 = "onnx.Mul"(%99, %94) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %101 = "onnx.Sub"(%98, %100) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %102 = "onnx.Mul"(%99, %95) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %103 = "onnx.Mul"(%97, %94) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %104 = "onnx.Add"(%102, %103) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %105 = "onnx.Cast"(%101) {to = 16 : si64} : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xbf16>
    %106 = "onnx.Cast"(%104) {to = 16 : si64} : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xbf16>
    %107 = "onnx.Concat"(%105, %106) {axis = 3 : si64} : (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x32xbf16>
    "func.return"(%77, %107) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
