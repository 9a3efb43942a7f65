"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4x2xf32>):
    %0 = "onnx.Constant"() {value = dense<[[[[[9.689790e-01, 0.247142985], [0.04176379, -1.84737778], [-2.56667686, 2.25195813], [-6.07064819, -1.71987283], [6.87006187, 9.420080e+00], [7.28519344, -20.2752304], [-9.63961315, 38.6260567], [-73.3070908, 6.14567232], [79.6906585, -110.126671], [57.6488189, 244.483749], [-296.740204, -356.915344], [-725.843444, 456.939636], [1533.32678, -400.993286], [249.767502, 2917.97485], [-5236.71387, 1365.01831], [-7666.5293, -6420.61719]]], [[[0.89246577, 0.451115161], [0.595124125, -1.74939311], [-1.34886944, 3.13682914], [-6.18474054, -1.24888635], [5.78092098, 10.1250486], [20.4203796, 6.867830e+00], [-10.8383398, -38.3069763], [-68.6726303, 26.3774223], [116.303574, -70.3701859], [84.981369, 236.376511], [-333.955261, -322.361938], [-464.510284, 721.021972], [1582.7915, 81.5960159], [8.072020e+02, -2815.20605], [-2739.53711, 4667.05322], [-8133.80126, -5817.3252]]]]]> : tensor<1x2x1x16x2xf32>} : () -> tensor<1x2x1x16x2xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 1, 4, 1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %3:2 = "onnx.Split"(%arg0) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x4x32xf32>) -> (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>)
    %4 = "onnx.Reshape"(%arg2, %1) {allowzero = 1 : si64} : (tensor<1x4x2xf32>, tensor<5xi64>) -> tensor<1x1x4x1x2xf32>
    %5 = "onnx.Mul"(%0, %4) : (tensor<1x2x1x16x2xf32>, tensor<1x1x4x1x2xf32>) -> tensor<1x2x4x16x2xf32>
    %6 = "onnx.ReduceSum"(%5, %2) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x4x16x2xf32>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %7 = "onnx.Cos"(%6) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %8 = "onnx.Sin"(%6) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %9 = "onnx.Mul"(%3#0, %7) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %10 = "onnx.Mul"(%3#1, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %11 = "onnx.Sub"(%9, %10) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %12 = "onnx.Mul"(%3#0, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "onnx.Mul"(%3#1, %7) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %14 = "onnx.Add"(%12, %13) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %15 = "onnx.Concat"(%11, %14) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %16:2 = "onnx.Split"(%arg1) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x2x4x32xf32>) -> (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>)
    %17 = "onnx.Mul"(%16#0, %7) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %18 = "onnx.Mul"(%16#1, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %19 = "onnx.Sub"(%17, %18) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "onnx.Mul"(%16#0, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %21 = "onnx.Mul"(%16#1, %7) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %23 = "onnx.Concat"(%19, %22) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%15, %23) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
