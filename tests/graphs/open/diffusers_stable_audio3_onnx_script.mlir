"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>) -> (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x2x48xf32>, %arg1: tensor<1x5x2x48xf32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "onnx.Einsum"(%1, %0) {equation = "i,j->ij"} : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %3 = "onnx.Concat"(%2, %2) {axis = -1 : si64} : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %4 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Slice"(%arg0, %5, %6, %4, %7) : (tensor<1x3x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x32xf32>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %10, %11, %9, %12) : (tensor<1x3x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x3x2x16xf32>
    %14 = "onnx.Cast"(%8) {to = 1 : si64} : (tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<-3> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Slice"(%3, %16, %17, %15, %18) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x32xf32>
    %20 = "onnx.Cast"(%19) {to = 1 : si64} : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Unsqueeze"(%20, %21) : (tensor<3x32xf32>, tensor<1xi64>) -> tensor<3x1x32xf32>
    %23 = "onnx.Cos"(%22) : (tensor<3x1x32xf32>) -> tensor<3x1x32xf32>
    %24 = "onnx.Mul"(%14, %23) : (tensor<1x3x2x32xf32>, tensor<3x1x32xf32>) -> tensor<1x3x2x32xf32>
    %25 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Mod"(%25, %26) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %28 = "onnx.Shape"(%14) : (tensor<1x3x2x32xf32>) -> tensor<4xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Reshape"(%27, %30) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %32 = "onnx.Slice"(%28, %29, %31) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Add"(%27, %33) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Reshape"(%34, %35) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%28, %36, %37) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %39 = "onnx.Constant"() {value = dense<[2, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %40 = "onnx.Concat"(%32, %39, %38) {axis = 0 : si64} : (tensor<?xi64>, tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
    %41 = "onnx.Reshape"(%14, %40) {allowzero = 0 : si64} : (tensor<1x3x2x32xf32>, tensor<?xi64>) -> tensor<*xf32>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %43:2 = "onnx.Split"(%41, %42) {axis = -2 : si64} : (tensor<*xf32>, tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>)
    %44 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Squeeze"(%43#0, %44) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
    %46 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Squeeze"(%43#1, %46) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
    %48 = "onnx.Neg"(%47) : (tensor<*xf32>) -> tensor<*xf32>
    %49 = "onnx.Concat"(%48, %45) {axis = -1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %50 = "onnx.Sin"(%22) : (tensor<3x1x32xf32>) -> tensor<3x1x32xf32>
    %51 = "onnx.Mul"(%49, %50) : (tensor<*xf32>, tensor<3x1x32xf32>) -> tensor<*xf32>
    %52 = "onnx.Add"(%24, %51) : (tensor<1x3x2x32xf32>, tensor<*xf32>) -> tensor<*xf32>
    %53 = "onnx.Cast"(%52) {to = 1 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %54 = "onnx.Concat"(%53, %13) {axis = -1 : si64} : (tensor<*xf32>, tensor<1x3x2x16xf32>) -> tensor<1x3x2x48xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%arg1, %56, %57, %55, %58) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x32xf32>
    %60 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Slice"(%arg1, %61, %62, %60, %63) : (tensor<1x5x2x48xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x2x16xf32>
    %65 = "onnx.Cast"(%59) {to = 1 : si64} : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<-5> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Slice"(%3, %67, %68, %66, %69) : (tensor<5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x32xf32>
    %71 = "onnx.Cast"(%70) {to = 1 : si64} : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %72 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Unsqueeze"(%71, %72) : (tensor<5x32xf32>, tensor<1xi64>) -> tensor<5x1x32xf32>
    %74 = "onnx.Cos"(%73) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %75 = "onnx.Mul"(%65, %74) : (tensor<1x5x2x32xf32>, tensor<5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %76 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Mod"(%76, %77) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %79 = "onnx.Shape"(%65) : (tensor<1x5x2x32xf32>) -> tensor<4xi64>
    %80 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Reshape"(%78, %81) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %83 = "onnx.Slice"(%79, %80, %82) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %84 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %85 = "onnx.Add"(%78, %84) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Reshape"(%85, %86) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %88 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Slice"(%79, %87, %88) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %90 = "onnx.Constant"() {value = dense<[2, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %91 = "onnx.Concat"(%83, %90, %89) {axis = 0 : si64} : (tensor<?xi64>, tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
    %92 = "onnx.Reshape"(%65, %91) {allowzero = 0 : si64} : (tensor<1x5x2x32xf32>, tensor<?xi64>) -> tensor<*xf32>
    %93 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %94:2 = "onnx.Split"(%92, %93) {axis = -2 : si64} : (tensor<*xf32>, tensor<2xi64>) -> (tensor<*xf32>, tensor<*xf32>)
    %95 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %96 = "onnx.Squeeze"(%94#0, %95) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
    %97 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %98 = "onnx.Squeeze"(%94#1, %97) : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
    %99 = "onnx.Neg"(%98) : (tensor<*xf32>) -> tensor<*xf32>
    %100 = "onnx.Concat"(%99, %96) {axis = -1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %101 = "onnx.Sin"(%73) : (tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %102 = "onnx.Mul"(%100, %101) : (tensor<*xf32>, tensor<5x1x32xf32>) -> tensor<*xf32>
    %103 = "onnx.Add"(%75, %102) : (tensor<1x5x2x32xf32>, tensor<*xf32>) -> tensor<*xf32>
    %104 = "onnx.Cast"(%103) {to = 1 : si64} : (tensor<*xf32>) -> tensor<*xf32>
    %105 = "onnx.Concat"(%104, %64) {axis = -1 : si64} : (tensor<*xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x48xf32>
    "func.return"(%54, %105) : (tensor<1x3x2x48xf32>, tensor<1x5x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
