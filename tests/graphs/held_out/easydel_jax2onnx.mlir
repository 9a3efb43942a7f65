"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi32>, tensor<12x32xf32>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi32>, %arg3: tensor<12x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %44 = "onnx.Less"(%arg2, %0) : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi1>
    %45 = "onnx.Add"(%arg2, %1) : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
    %46 = "onnx.Where"(%44, %45, %arg2) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %47 = "onnx.Concat"(%2, %3, %4) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %48 = "onnx.Concat"(%5, %6, %7) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %49 = "onnx.Reshape"(%46, %48) : (tensor<1x4xi32>, tensor<3xi64>) -> tensor<1x4x1xi32>
    %50 = "onnx.Expand"(%49, %47) : (tensor<1x4x1xi32>, tensor<3xi64>) -> tensor<1x4x1xi32>
    %51 = "onnx.Reshape"(%50, %8) : (tensor<1x4x1xi32>, tensor<2xi64>) -> tensor<1x4xi32>
    %52 = "onnx.Gather"(%arg3, %51) {axis = 0 : si64} : (tensor<12x32xf32>, tensor<1x4xi32>) -> tensor<1x4x32xf32>
    %53:2 = "onnx.Split"(%52, %9) {axis = 2 : si64} : (tensor<1x4x32xf32>, tensor<2xi64>) -> (tensor<1x4x16xf32>, tensor<1x4x16xf32>)
    %54 = "onnx.Concat"(%10, %11, %12, %13) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %55 = "onnx.Concat"(%14, %15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %56 = "onnx.Reshape"(%53#0, %55) : (tensor<1x4x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %57 = "onnx.Expand"(%56, %54) : (tensor<1x4x1x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %58 = "onnx.Concat"(%18, %19, %20, %21) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %59 = "onnx.Concat"(%22, %23, %24, %25) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %60 = "onnx.Reshape"(%53#1, %59) : (tensor<1x4x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %61 = "onnx.Expand"(%60, %58) : (tensor<1x4x1x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %62:2 = "onnx.Split"(%arg0, %26) {axis = 3 : si64} : (tensor<1x4x2x32xf32>, tensor<2xi64>) -> (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>)
    %63 = "onnx.Mul"(%62#0, %57) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %64 = "onnx.Mul"(%62#1, %61) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %65 = "onnx.Sub"(%63, %64) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %66 = "onnx.Mul"(%62#1, %57) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %67 = "onnx.Mul"(%62#0, %61) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %68 = "onnx.Add"(%66, %67) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %69 = "onnx.Concat"(%65, %68) {axis = 3 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %70 = "onnx.Concat"(%27, %28, %29, %30) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %71 = "onnx.Concat"(%31, %32, %33, %34) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %72 = "onnx.Reshape"(%53#0, %71) : (tensor<1x4x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %73 = "onnx.Expand"(%72, %70) : (tensor<1x4x1x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %74 = "onnx.Concat"(%35, %36, %37, %38) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %75 = "onnx.Concat"(%39, %40, %41, %42) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %76 = "onnx.Reshape"(%53#1, %75) : (tensor<1x4x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %77 = "onnx.Expand"(%76, %74) : (tensor<1x4x1x16xf32>, tensor<4xi64>) -> tensor<1x4x1x16xf32>
    %78:2 = "onnx.Split"(%arg1, %43) {axis = 3 : si64} : (tensor<1x4x1x32xf32>, tensor<2xi64>) -> (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>)
    %79 = "onnx.Mul"(%78#0, %73) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %80 = "onnx.Mul"(%78#1, %77) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %81 = "onnx.Sub"(%79, %80) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %82 = "onnx.Mul"(%78#1, %73) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %83 = "onnx.Mul"(%78#0, %77) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %84 = "onnx.Add"(%82, %83) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %85 = "onnx.Concat"(%81, %84) {axis = 3 : si64} : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%69, %85) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
