"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<4x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<4x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.482317835, 0.232630521, 0.112201847, 0.0541169494, 0.0261015724, 0.0125892544, 0.00607202202, 0.00292864442, 0.00141253753, 6.81292091E-4, 3.2859933E-4, 1.58489318E-4, 7.64422293E-5, 3.68694527E-5, 1.77827933E-5]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.ConstantOfShape"(%1) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Mul"(%2, %3) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[4, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Equal"(%5, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Constant"() {value = dense<[4, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Where"(%6, %2, %7) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "onnx.Expand"(%arg2, %8) : (tensor<4x1x4xi64>, tensor<3xi64>) -> tensor<4x?x4xi64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Unsqueeze"(%9, %11) : (tensor<4x?x4xi64>, tensor<1xi64>) -> tensor<4x?x4x1xi64>
    %13 = "onnx.Cast"(%12) {to = 1 : si64} : (tensor<4x?x4x1xi64>) -> tensor<4x?x4x1xf32>
    %14 = "onnx.Mul"(%13, %0) : (tensor<4x?x4x1xf32>, tensor<16xf32>) -> tensor<4x?x4x16xf32>
    %15 = "onnx.Cos"(%14) : (tensor<4x?x4x16xf32>) -> tensor<4x?x4x16xf32>
    %16 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Mul"(%15, %16) : (tensor<4x?x4x16xf32>, tensor<f32>) -> tensor<4x?x4x16xf32>
    %18 = "onnx.Sin"(%14) : (tensor<4x?x4x16xf32>) -> tensor<4x?x4x16xf32>
    %19 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "onnx.Mul"(%18, %19) : (tensor<4x?x4x16xf32>, tensor<f32>) -> tensor<4x?x4x16xf32>
    %21 = "onnx.Concat"(%20, %20) {axis = -1 : si64} : (tensor<4x?x4x16xf32>, tensor<4x?x4x16xf32>) -> tensor<4x?x4x32xf32>
    %22 = "onnx.Constant"() {value = dense<8> : tensor<4xi64>} : () -> tensor<4xi64>
    %23:4 = "onnx.Split"(%21, %22) {axis = -1 : si64} : (tensor<4x?x4x32xf32>, tensor<4xi64>) -> (tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>)
    %24 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %25 = "onnx.Gather"(%23#0, %24) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %27 = "onnx.Gather"(%23#1, %26) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %28 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %29 = "onnx.Gather"(%23#2, %28) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %30 = "onnx.Gather"(%23#3, %10) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %31 = "onnx.Concat"(%25, %27, %29, %30) {axis = -1 : si64} : (tensor<?x4x8xf32>, tensor<?x4x8xf32>, tensor<?x4x8xf32>, tensor<?x4x8xf32>) -> tensor<?x4x32xf32>
    %32 = "onnx.Concat"(%17, %17) {axis = -1 : si64} : (tensor<4x?x4x16xf32>, tensor<4x?x4x16xf32>) -> tensor<4x?x4x32xf32>
    %33:4 = "onnx.Split"(%32, %22) {axis = -1 : si64} : (tensor<4x?x4x32xf32>, tensor<4xi64>) -> (tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>, tensor<4x?x4x8xf32>)
    %34 = "onnx.Gather"(%33#0, %24) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %35 = "onnx.Gather"(%33#1, %26) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %36 = "onnx.Gather"(%33#2, %28) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %37 = "onnx.Gather"(%33#3, %10) {axis = 0 : si64} : (tensor<4x?x4x8xf32>, tensor<i64>) -> tensor<?x4x8xf32>
    %38 = "onnx.Concat"(%34, %35, %36, %37) {axis = -1 : si64} : (tensor<?x4x8xf32>, tensor<?x4x8xf32>, tensor<?x4x8xf32>, tensor<?x4x8xf32>) -> tensor<?x4x32xf32>
    %39 = "onnx.Cast"(%38) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %40 = "onnx.Cast"(%31) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %41 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %42 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %43 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Unsqueeze"(%39, %43) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<?x1x4x32xf32>
    %45 = "onnx.Cast"(%44) {to = 1 : si64} : (tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Unsqueeze"(%40, %46) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<?x1x4x32xf32>
    %48 = "onnx.Cast"(%47) {to = 1 : si64} : (tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %49 = "onnx.Mul"(%41, %45) : (tensor<1x2x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x2x4x32xf32>
    %50 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Slice"(%41, %51, %52, %50, %53) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %55 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Slice"(%41, %56, %57, %55, %58) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %60 = "onnx.Neg"(%59) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %61 = "onnx.Concat"(%60, %54) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %62 = "onnx.Mul"(%61, %48) : (tensor<1x2x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x2x4x32xf32>
    %63 = "onnx.Add"(%49, %62) : (tensor<?x2x4x32xf32>, tensor<?x2x4x32xf32>) -> tensor<?x2x4x32xf32>
    %64 = "onnx.Mul"(%42, %45) : (tensor<1x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %65 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %66 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Slice"(%42, %66, %67, %65, %68) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %70 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Slice"(%42, %71, %72, %70, %73) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %75 = "onnx.Neg"(%74) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %76 = "onnx.Concat"(%75, %69) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %77 = "onnx.Mul"(%76, %48) : (tensor<1x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %78 = "onnx.Add"(%64, %77) : (tensor<?x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %79 = "onnx.Cast"(%63) {to = 1 : si64} : (tensor<?x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %80 = "onnx.Cast"(%78) {to = 1 : si64} : (tensor<?x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%79, %80) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
