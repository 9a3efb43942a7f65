"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<1x1xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<1x1xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "onnx.Constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[-1, 1, 1, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[[[[[1.000000e+00, 1.000000e+00], [0.540302277, 0.540302277]]]], [[[[1.000000e+00, 1.000000e+00], [0.540302277, 0.540302277]]]], [[[[1.000000e+00, 1.000000e+00], [0.976881682, 0.976881682]]]], [[[[1.000000e+00, 1.000000e+00], [0.976881682, 0.976881682]]]], [[[[1.000000e+00, 1.000000e+00], [9.989230e-01, 9.989230e-01]]]], [[[[1.000000e+00, 1.000000e+00], [9.989230e-01, 9.989230e-01]]]], [[[[1.000000e+00, 1.000000e+00], [0.999949991, 0.999949991]]]], [[[[1.000000e+00, 1.000000e+00], [0.999949991, 0.999949991]]]], [[[[1.000000e+00, 1.000000e+00], [0.999997675, 0.999997675]]]], [[[[1.000000e+00, 1.000000e+00], [0.999997675, 0.999997675]]]], [[[[1.000000e+00, 1.000000e+00], [0.99999988, 0.99999988]]]], [[[[1.000000e+00, 1.000000e+00], [0.99999988, 0.99999988]]]]]> : tensor<12x1x1x2x2xf32>} : () -> tensor<12x1x1x2x2xf32>
    %4 = "onnx.Constant"() {value = dense<[[[[[0.000000e+00, 0.000000e+00], [8.414710e-01, 8.414710e-01]]]], [[[[0.000000e+00, 0.000000e+00], [8.414710e-01, 8.414710e-01]]]], [[[[0.000000e+00, 0.000000e+00], [0.213780642, 0.213780642]]]], [[[[0.000000e+00, 0.000000e+00], [0.213780642, 0.213780642]]]], [[[[0.000000e+00, 0.000000e+00], [0.0463992208, 0.0463992208]]]], [[[[0.000000e+00, 0.000000e+00], [0.0463992208, 0.0463992208]]]], [[[[0.000000e+00, 0.000000e+00], [0.00999983306, 0.00999983306]]]], [[[[0.000000e+00, 0.000000e+00], [0.00999983306, 0.00999983306]]]], [[[[0.000000e+00, 0.000000e+00], [0.0021544327, 0.0021544327]]]], [[[[0.000000e+00, 0.000000e+00], [0.0021544327, 0.0021544327]]]], [[[[0.000000e+00, 0.000000e+00], [4.64158918E-4, 4.64158918E-4]]]], [[[[0.000000e+00, 0.000000e+00], [4.64158918E-4, 4.64158918E-4]]]]]> : tensor<12x1x1x2x2xf32>} : () -> tensor<12x1x1x2x2xf32>
    %5 = "onnx.Constant"() {value = dense<[[[[[1.000000e+00, 0.540302277], [1.000000e+00, 0.540302277]]]], [[[[1.000000e+00, 0.540302277], [1.000000e+00, 0.540302277]]]], [[[[1.000000e+00, 0.976881682], [1.000000e+00, 0.976881682]]]], [[[[1.000000e+00, 0.976881682], [1.000000e+00, 0.976881682]]]], [[[[1.000000e+00, 9.989230e-01], [1.000000e+00, 9.989230e-01]]]], [[[[1.000000e+00, 9.989230e-01], [1.000000e+00, 9.989230e-01]]]], [[[[1.000000e+00, 0.999949991], [1.000000e+00, 0.999949991]]]], [[[[1.000000e+00, 0.999949991], [1.000000e+00, 0.999949991]]]], [[[[1.000000e+00, 0.999997675], [1.000000e+00, 0.999997675]]]], [[[[1.000000e+00, 0.999997675], [1.000000e+00, 0.999997675]]]], [[[[1.000000e+00, 0.99999988], [1.000000e+00, 0.99999988]]]], [[[[1.000000e+00, 0.99999988], [1.000000e+00, 0.99999988]]]]]> : tensor<12x1x1x2x2xf32>} : () -> tensor<12x1x1x2x2xf32>
    %6 = "onnx.Constant"() {value = dense<[[[[[0.000000e+00, 8.414710e-01], [0.000000e+00, 8.414710e-01]]]], [[[[0.000000e+00, 8.414710e-01], [0.000000e+00, 8.414710e-01]]]], [[[[0.000000e+00, 0.213780642], [0.000000e+00, 0.213780642]]]], [[[[0.000000e+00, 0.213780642], [0.000000e+00, 0.213780642]]]], [[[[0.000000e+00, 0.0463992208], [0.000000e+00, 0.0463992208]]]], [[[[0.000000e+00, 0.0463992208], [0.000000e+00, 0.0463992208]]]], [[[[0.000000e+00, 0.00999983306], [0.000000e+00, 0.00999983306]]]], [[[[0.000000e+00, 0.00999983306], [0.000000e+00, 0.00999983306]]]], [[[[0.000000e+00, 0.0021544327], [0.000000e+00, 0.0021544327]]]], [[[[0.000000e+00, 0.0021544327], [0.000000e+00, 0.0021544327]]]], [[[[0.000000e+00, 4.64158918E-4], [0.000000e+00, 4.64158918E-4]]]], [[[[0.000000e+00, 4.64158918E-4], [0.000000e+00, 4.64158918E-4]]]]]> : tensor<12x1x1x2x2xf32>} : () -> tensor<12x1x1x2x2xf32>
    %7 = "onnx.Constant"() {value = dense<[1, 64, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<[[0], [2], [4], [6], [8], [10], [12], [14], [16], [18], [20], [22], [24], [26], [28], [30]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %15 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<32x4x2x1xf32>} : () -> tensor<32x4x2x1xf32>
    %16 = "onnx.Constant"() {value = dense<[[1], [3], [5], [7], [9], [11], [13], [15], [17], [19], [21], [23], [25], [27], [29], [31]]> : tensor<16x1xi64>} : () -> tensor<16x1xi64>
    %17 = "onnx.Constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
    %18 = "onnx.Constant"() {value = dense<[1, 2, 1, 1, 1, 1]> : tensor<6xi64>} : () -> tensor<6xi64>
    %19 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<1x1xi64>) -> tensor<1x1xf32>
    %22 = "onnx.Unsqueeze"(%21, %17) : (tensor<1x1xf32>, tensor<2xi64>) -> tensor<1x1x1x1xf32>
    %23 = "onnx.Expand"(%22, %1) : (tensor<1x1x1x1xf32>, tensor<4xi64>) -> tensor<1x1x2x2xf32>
    %24 = "onnx.Einsum"(%0, %23) {equation = "d,bthw->dbthw"} : (tensor<4xf32>, tensor<1x1x2x2xf32>) -> tensor<4x1x1x2x2xf32>
    %25 = "onnx.Unsqueeze"(%24, %13) : (tensor<4x1x1x2x2xf32>, tensor<1xi64>) -> tensor<4x1x1x1x2x2xf32>
    %26 = "onnx.Expand"(%25, %18) : (tensor<4x1x1x1x2x2xf32>, tensor<6xi64>) -> tensor<4x2x1x1x2x2xf32>
    %27 = "onnx.Reshape"(%26, %2) {allowzero = 0 : si64} : (tensor<4x2x1x1x2x2xf32>, tensor<5xi64>) -> tensor<8x1x1x2x2xf32>
    %28 = "onnx.Cos"(%27) : (tensor<8x1x1x2x2xf32>) -> tensor<8x1x1x2x2xf32>
    %29 = "onnx.Sin"(%27) : (tensor<8x1x1x2x2xf32>) -> tensor<8x1x1x2x2xf32>
    %30 = "onnx.Concat"(%28, %3, %5, %29, %4, %6) {axis = 0 : si64} : (tensor<8x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<8x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>, tensor<12x1x1x2x2xf32>) -> tensor<64x1x1x2x2xf32>
    %31 = "onnx.Transpose"(%30) {perm = [1 : si64, 0 : si64, 2 : si64, 3 : si64, 4 : si64]} : (tensor<64x1x1x2x2xf32>) -> tensor<1x64x1x2x2xf32>
    %32 = "onnx.Reshape"(%31, %7) {allowzero = 1 : si64} : (tensor<1x64x1x2x2xf32>, tensor<3xi64>) -> tensor<1x64x4xf32>
    %33 = "onnx.Transpose"(%32) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<1x64x4xf32>) -> tensor<1x4x64xf32>
    %34 = "onnx.Reshape"(%arg0, %8) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %35 = "onnx.Slice"(%34, %9, %13, %19) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %36 = "onnx.Squeeze"(%35, %19) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %37 = "onnx.Slice"(%34, %13, %12, %19) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %38 = "onnx.Squeeze"(%37, %19) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %39 = "onnx.Unsqueeze"(%33, %20) : (tensor<1x4x64xf32>, tensor<1xi64>) -> tensor<1x4x1x64xf32>
    %40:2 = "onnx.Split"(%39) {axis = 3 : si64, num_outputs = 2 : si64} : (tensor<1x4x1x64xf32>) -> (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>)
    %41 = "onnx.Slice"(%40#0, %9, %10, %11, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %42 = "onnx.Mul"(%36, %41) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %43 = "onnx.Slice"(%40#1, %13, %10, %11, %12) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %44 = "onnx.Mul"(%38, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "onnx.Sub"(%42, %44) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %46 = "onnx.Transpose"(%45) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %47 = "onnx.ScatterND"(%15, %14, %46) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %48 = "onnx.Mul"(%36, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "onnx.Mul"(%38, %41) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "onnx.Add"(%48, %49) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %51 = "onnx.Transpose"(%50) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %52 = "onnx.ScatterND"(%47, %16, %51) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %53 = "onnx.Transpose"(%52) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<32x4x2x1xf32>) -> tensor<1x4x2x32xf32>
    %54 = "onnx.Reshape"(%arg1, %8) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %55 = "onnx.Slice"(%54, %9, %13, %19) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %56 = "onnx.Squeeze"(%55, %19) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %57 = "onnx.Slice"(%54, %13, %12, %19) : (tensor<1x4x2x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %58 = "onnx.Squeeze"(%57, %19) : (tensor<1x4x2x16x1xf32>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %59 = "onnx.Mul"(%56, %41) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %60 = "onnx.Mul"(%58, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %61 = "onnx.Sub"(%59, %60) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %62 = "onnx.Transpose"(%61) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %63 = "onnx.ScatterND"(%15, %14, %62) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %64 = "onnx.Mul"(%56, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %65 = "onnx.Mul"(%58, %41) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %66 = "onnx.Add"(%64, %65) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %67 = "onnx.Transpose"(%66) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<1x4x2x16xf32>) -> tensor<16x4x2x1xf32>
    %68 = "onnx.ScatterND"(%63, %16, %67) {reduction = "none"} : (tensor<32x4x2x1xf32>, tensor<16x1xi64>, tensor<16x4x2x1xf32>) -> tensor<32x4x2x1xf32>
    %69 = "onnx.Transpose"(%68) {perm = [3 : si64, 1 : si64, 2 : si64, 0 : si64]} : (tensor<32x4x2x1xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%53, %69) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
