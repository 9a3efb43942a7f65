"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x32xf32>) -> tensor<2x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x32xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %6 = "onnx.Constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<[2, 4, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<[0, 0, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %15 = "onnx.Log"(%3) : (tensor<f32>) -> tensor<f32>
    %16 = "onnx.Div"(%15, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "onnx.Neg"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %19 = "onnx.Mul"(%18, %17) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %20 = "onnx.Exp"(%19) : (tensor<16xf32>) -> tensor<16xf32>
    %21 = "onnx.Range"(%5, %6, %7) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %22 = "onnx.Einsum"(%21, %20) {equation = "i,j->ij"} : (tensor<4xi32>, tensor<16xf32>) -> tensor<4x16xf32>
    %23 = "onnx.Concat"(%22, %22) {axis = 1 : si64} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %24 = "onnx.Cos"(%23) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %25 = "onnx.Sin"(%23) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %26 = "onnx.Einsum"(%arg0, %24) {equation = "bld,ld->bld"} : (tensor<2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %27 = "onnx.Slice"(%arg0, %8, %9, %10) : (tensor<2x4x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %28 = "onnx.Slice"(%arg0, %11, %12, %13) : (tensor<2x4x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %29 = "onnx.Neg"(%28) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %30 = "onnx.Concat"(%29, %27) {axis = 2 : si64} : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    %31 = "onnx.Einsum"(%30, %25) {equation = "bld,ld->bld"} : (tensor<2x4x32xf32>, tensor<4x32xf32>) -> tensor<2x4x32xf32>
    %32 = "onnx.Add"(%26, %31) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    "func.return"(%32) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
