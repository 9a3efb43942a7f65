"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>, tensor<6x3xi64>) -> (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x6x2x64xf32>, %arg1: tensor<1x6x2x64xf32>, %arg2: tensor<6x3xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.31622776601683794, 1.000000e-01, 0.031622776601683791, 1.000000e-02, 0.0031622776601683798, 1.000000e-03, 3.1622776601683794E-4]> : tensor<8xf64>} : () -> tensor<8xf64>
    %1 = "onnx.Constant"() {value = dense<[6, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %2 = "onnx.Constant"() {value = dense<[6, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.46415888336127786, 0.21544346900318839, 1.000000e-01, 0.046415888336127802, 0.021544346900318832, 1.000000e-02, 0.0046415888336127772, 0.0021544346900318843, 1.000000e-03, 4.6415888336127768E-4, 2.1544346900318845E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %4 = "onnx.Constant"() {value = dense<[1, 6, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 6, 2, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Reshape"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %11 = "onnx.Constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %12 = "onnx.Constant"() {value = dense<0> : tensor<1xi00>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<6x3xi64>) -> tensor<6x3xf32>
    %16 = "onnx.Cast"(%15, %6) {axis = 1 : si64} : (tensor<6x3xf32>, tensor<i64>) -> tensor<6xf32>
    %17 = "onnx.Reshape"(%16, %1) {allowzero = 1 : si64} : (tensor<6xf32>, tensor<2xi64>) -> tensor<6x1xf32>
    %18 = "onnx.Cast"(%17) {to = 11 : si64} : (tensor<6x1xf32>) -> tensor<6x1xf64>
    %19 = "onnx.Mul"(%18, %0) : (tensor<6x1xf64>, tensor<8xf64>) -> tensor<6x8xf64>
    %20 = "onnx.Cos"(%19) : (tensor<6x8xf64>) -> tensor<6x8xf64>
    %21 = "onnx.Unsqueeze"(%20, %8) : (tensor<6x8xf64>, tensor<1xi64>) -> tensor<6x8x1xf64>
    %22 = "onnx.Expand"(%21, %9) : (tensor<6x8x1xf64>, tensor<3xi64>) -> tensor<6x8x2xf64>
    %23 = "onnx.Reshape"(%22, %2) {allowzero = 0 : si64} : (tensor<6x8x2xf64>, tensor<2xi64>) -> tensor<6x16xf64>
    %24 = "onnx.Cast"(%23) {to = 1 : si64} : (tensor<6x16xf64>) -> tensor<6x16xf32>
    %25 = "onnx.Sin"(%19) : (tensor<6x8xf64>) -> tensor<6x8xf64>
    %26 = "onnx.Unsqueeze"(%25, %8) : (tensor<6x8xf64>, tensor<1xi64>) -> tensor<6x8x1xf64>
    %27 = "onnx.Expand"(%26, %9) : (tensor<6x8x1xf64>, tensor<3xi64>) -> tensor<6x8x2xf64>
    %28 = "onnx.Reshape"(%27, %2) {allowzero = 0 : si64} : (tensor<6x8x2xf64>, tensor<2xi64>) -> tensor<6x16xf64>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<6x16xf64>) -> tensor<6x16xf32>
    %30 = "onnx.Gather"(%15, %10) {axis = 1 : si64} : (tensor<6x3xf32>, tensor<i64>) -> tensor<6xf32>
    %31 = "onnx.Reshape"(%30, %1) {allowzero = 1 : si64} : (tensor<6xf32>, tensor<2xi64>) -> tensor<6x1xf32>
    %32 = "onnx.Cast"(%31) {to = 11 : si64} : (tensor<6x1xf32>) -> tensor<6x1xf64>
    %33 = "onnx.Mul"(%32, %3) : (tensor<6x1xf64>, tensor<12xf64>) -> tensor<6x12xf64>
    %34 = "onnx.Cos"(%33) : (tensor<6x12xf64>) -> tensor<6x12xf64>
    %35 = "onnx.Unsqueeze"(%34, %8) : (tensor<6x12xf64>, tensor<1xi64>) -> tensor<6x12x1xf64>
    %36 = "onnx.Expand"(%35, %9) : (tensor<6x12x1xf64>, tensor<3xi64>) -> tensor<6x12x2xf64>
    %37 = "onnx.Reshape"(%36, %2) {allowzero = 0 : si64} : (tensor<6x12x2xf64>, tensor<2xi64>) -> tensor<6x24xf64>
    %38 = "onnx.Cast"(%37) {to = 1 : si64} : (tensor<6x24xf64>) -> tensor<6x24xf32>
    %39 = "onnx.Sin"(%33) : (tensor<6x12xf64>) -> tensor<6x12xf64>
    %40 = "onnx.Unsqueeze"(%39, %8) : (tensor<6x12xf64>, tensor<1xi64>) -> tensor<6x12x1xf64>
    %41 = "onnx.Expand"(%40, %9) : (tensor<6x12x1xf64>, tensor<3xi64>) -> tensor<6x12x2xf64>
    %42 = "onnx.Reshape"(%41, %2) {allowzero = 0 : si64} : (tensor<6x12x2xf64>, tensor<2xi64>) -> tensor<6x24xf64>
    %43 = "onnx.Cast"(%42) {to = 1 : si64} : (tensor<6x24xf64>) -> tensor<6x24xf32>
    %44 = "onnx.Gather"(%15, %7) {axis = 1 : si64} : (tensor<6x3xf32>, tensor<i64>) -> tensor<6xf32>
    %45 = "onnx.Reshape"(%44, %1) {allowzero = 1 : si64} : (tensor<6xf32>, tensor<2xi64>) -> tensor<6x1xf32>
    %46 = "onnx.Cast"(%45) {to = 11 : si64} : (tensor<6x1xf32>) -> tensor<6x1xf64>
    %47 = "onnx.Mul"(%46, %3) : (tensor<6x1xf64>, tensor<12xf64>) -> tensor<6x12xf64>
    %48 = "onnx.Cos"(%47) : (tensor<6x12xf64>) -> tensor<6x12xf64>
    %49 = "onnx.Unsqueeze"(%48, %8) : (tensor<6x12xf64>, tensor<1xi64>) -> tensor<6x12x1xf64>
    %50 = "onnx.Expand"(%49, %9) : (tensor<6x12x1xf64>, tensor<3xi64>) -> tensor<6x12x2xf64>
    %51 = "onnx.Reshape"(%50, %2) {allowzero = 0 : si64} : (tensor<6x12x2xf64>, tensor<2xi64>) -> tensor<6x24xf64>
    %52 = "onnx.Cast"(%51) {to = 1 : si64} : (tensor<6x24xf64>) -> tensor<6x24xf32>
    %53 = "onnx.Sin"(%47) : (tensor<6x12xf64>) -> tensor<6x12xf64>
    %54 = "onnx.Unsqueeze"(%53, %8) : (tensor<6x12xf64>, tensor<1xi64>) -> tensor<6x12x1xf64>
    %55 = "onnx.Expand"(%54, %9) : (tensor<6x12x1xf64>, tensor<3xi64>) -> tensor<6x12x2xf64>
    %56 = "onnx.Reshape"(%55, %2) {allowzero = 0 : si64} : (tensor<6x12x2xf64>, tensor<2xi64>) -> tensor<6x24xf64>
    %57 = "onnx.Cast"(%56) {to = 1 : si64} : (tensor<6x24xf64>) -> tensor<6x24xf32>
    %58 = "onnx.Concat"(%24, %38, %52) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x64xf32>
    %59 = "onnx.Concat"(%29, %43, %57) {axis = -1 : si64} : (tensor<6x16xf32>, tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x64xf32>
    %60 = "onnx.Unsqueeze"(%58, %11) : (tensor<6x64xf32>, tensor<2xi64>) -> tensor<1x6x1x64xf32>
    %61 = "onnx.Unsqueeze"(%59, %11) : (tensor<6x64xf32>, tensor<2xi64>) -> tensor<1x6x1x64xf32>
    %62 = "onnx.Reshape"(%arg0, %4) {allowzero = 1 : si64} : (tensor<1x6x2x64xf32>, tensor<5xi64>) -> tensor<1x6x2x32x2xf32>
    %63 = "onnx.Slice"(%62, %12, %13, %14) : (tensor<1x6x2x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %64 = "onnx.Squeeze"(%63, %14) : (tensor<1x6x2x32x1xf32>, tensor<1xi64>) -> tensor<1x6x2x32xf32>
    %65 = "onnx.Slice"(%62, %13, %8, %14) : (tensor<1x6x2x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %66 = "onnx.Squeeze"(%65, %14) : (tensor<1x6x2x32x1xf32>, tensor<1xi64>) -> tensor<1x6x2x32xf32>
    %67 = "onnx.Neg"(%66) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %68 = "onnx.Unsqueeze"(%67, %14) : (tensor<1x6x2x32xf32>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %69 = "onnx.Unsqueeze"(%64, %14) : (tensor<1x6x2x32xf32>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %70 = "onnx.Concat"(%68, %69) {axis = -1 : si64} : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %71 = "onnx.Reshape"(%70, %5) {allowzero = 1 : si64} : (tensor<1x6x2x32x2xf32>, tensor<4xi64>) -> tensor<1x6x2x64xf32>
    %72 = "onnx.Mul"(%arg0, %60) : (tensor<1x6x2x64xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %73 = "onnx.Mul"(%71, %61) : (tensor<1x6x2x64xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %74 = "onnx.Add"(%72, %73) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    %75 = "onnx.Reshape"(%arg1, %4) {allowzero = 1 : si64} : (tensor<1x6x2x64xf32>, tensor<5xi64>) -> tensor<1x6x2x32x2xf32>
    %76 = "onnx.Slice"(%75, %12, %13, %14) : (tensor<1x6x2x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %77 = "onnx.Squeeze"(%76, %14) : (tensor<1x6x2x32x1xf32>, tensor<1xi64>) -> tensor<1x6x2x32xf32>
    %78 = "onnx.Slice"(%75, %13, %8, %14) : (tensor<1x6x2x32x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %79 = "onnx.Squeeze"(%78, %14) : (tensor<1x6x2x32x1xf32>, tensor<1xi64>) -> tensor<1x6x2x32xf32>
    %80 = "onnx.Neg"(%79) : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x32xf32>
    %81 = "onnx.Unsqueeze"(%80, %14) : (tensor<1x6x2x32xf32>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %82 = "onnx.Unsqueeze"(%77, %14) : (tensor<1x6x2x32xf32>, tensor<1xi64>) -> tensor<1x6x2x32x1xf32>
    %83 = "onnx.Concat"(%81, %82) {axis = -1 : si64} : (tensor<1x6x2x32x1xf32>, tensor<1x6x2x32x1xf32>) -> tensor<1x6x2x32x2xf32>
    %84 = "onnx.Reshape"(%83, %5) {allowzero = 1 : si64} : (tensor<1x6x2x32x2xf32>, tensor<4xi64>) -> tensor<1x6x2x64xf32>
    %85 = "onnx.Mul"(%arg1, %60) : (tensor<1x6x2x64xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %86 = "onnx.Mul"(%84, %61) : (tensor<1x6x2x64xf32>, tensor<1x6x1x64xf32>) -> tensor<1x6x2x64xf32>
    %87 = "onnx.Add"(%85, %86) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> tensor<1x6x2x64xf32>
    "func.return"(%74, %87) : (tensor<1x6x2x64xf32>, tensor<1x6x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
