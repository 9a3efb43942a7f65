"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x48xf32>, tensor<2x4x48xf32>) -> (tensor<2x4x48xf32>, tensor<2x4x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x48xf32>, %arg1: tensor<2x4x48xf32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<32> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7 = "onnx.Constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %9 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %26 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %27 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %28 = "onnx.Constant"() {value = dense<[0, 0, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "onnx.Constant"() {value = dense<[2, 4, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %30 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %38 = "onnx.Constant"() {value = dense<[2, 4, 16, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %39 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %40 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %42 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %43 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %44 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %47 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %48 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %49 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %50 = "onnx.Constant"() {value = dense<[0, 0, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %51 = "onnx.Constant"() {value = dense<[2, 4, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %52 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %53 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %59 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %60 = "onnx.Constant"() {value = dense<[2, 4, 16, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %61 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %62 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %64 = "onnx.Constant"() {value = dense<[2, 4, 16, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %65 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %66 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<[2, 4, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %69 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %70 = "onnx.Cast"(%69) {to = 1 : si64} : (tensor<16xi32>) -> tensor<16xf32>
    %71 = "onnx.Div"(%70, %3) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %72 = "onnx.Pow"(%4, %71) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %73 = "onnx.Div"(%5, %72) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %74 = "onnx.Range"(%6, %7, %8) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %75 = "onnx.Einsum"(%74, %73) {equation = "i,j->ij"} : (tensor<4xi32>, tensor<16xf32>) -> tensor<4x16xf32>
    %76 = "onnx.Concat"(%9, %10, %11) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %77 = "onnx.Concat"(%12, %13, %14) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %78 = "onnx.Reshape"(%75, %77) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x16x1xf32>
    %79 = "onnx.Expand"(%78, %76) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x1xf32>
    %80 = "onnx.Concat"(%15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %81 = "onnx.Tile"(%79, %80) : (tensor<4x16x1xf32>, tensor<3xi64>) -> tensor<4x16x2xf32>
    %82 = "onnx.Reshape"(%81, %18) : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %83 = "onnx.Concat"(%19, %20, %21) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %84 = "onnx.Concat"(%22, %23, %24) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %85 = "onnx.Reshape"(%82, %84) : (tensor<4x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %86 = "onnx.Expand"(%85, %83) : (tensor<1x4x32xf32>, tensor<3xi64>) -> tensor<1x4x32xf32>
    %87 = "onnx.Sin"(%86) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %88 = "onnx.Cos"(%86) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %89 = "onnx.Slice"(%arg0, %25, %26, %27) : (tensor<2x4x48xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %90 = "onnx.Slice"(%arg0, %28, %29, %30) : (tensor<2x4x48xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %91 = "onnx.Shape"(%88) : (tensor<1x4x32xf32>) -> tensor<3xi64>
    %92 = "onnx.Slice"(%91, %32, %33, %34, %35) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %93 = "onnx.Concat"(%31, %92) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
    %94 = "onnx.Expand"(%88, %93) : (tensor<1x4x32xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %95 = "onnx.Mul"(%89, %94) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %96 = "onnx.Reshape"(%89, %36) : (tensor<2x4x32xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %97 = "onnx.Slice"(%96, %37, %38, %39) : (tensor<2x4x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x16x1xf32>
    %98 = "onnx.Squeeze"(%97, %40) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %99 = "onnx.Slice"(%96, %41, %42, %43) : (tensor<2x4x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x16x1xf32>
    %100 = "onnx.Squeeze"(%99, %44) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %101 = "onnx.Neg"(%100) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %102 = "onnx.Unsqueeze"(%101, %45) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %103 = "onnx.Unsqueeze"(%98, %45) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %104 = "onnx.Concat"(%102, %103) {axis = 3 : si64} : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %105 = "onnx.Reshape"(%104, %46) : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %106 = "onnx.Mul"(%105, %87) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %107 = "onnx.Add"(%95, %106) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %108 = "onnx.Concat"(%107, %90) {axis = 2 : si64} : (tensor<2x4x32xf32>, tensor<2x4x16xf32>) -> tensor<2x4x48xf32>
    %109 = "onnx.Slice"(%arg1, %47, %48, %49) : (tensor<2x4x48xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %110 = "onnx.Slice"(%arg1, %50, %51, %52) : (tensor<2x4x48xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x4x16xf32>
    %111 = "onnx.Slice"(%91, %54, %55, %56, %57) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %112 = "onnx.Concat"(%53, %111) {axis = 0 : si64} : (tensor<1xi64>, tensor<2xi64>) -> tensor<3xi64>
    %113 = "onnx.Expand"(%88, %112) : (tensor<1x4x32xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %114 = "onnx.Mul"(%109, %113) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %115 = "onnx.Reshape"(%109, %58) : (tensor<2x4x32xf32>, tensor<4xi64>) -> tensor<2x4x16x2xf32>
    %116 = "onnx.Slice"(%115, %59, %60, %61) : (tensor<2x4x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x16x1xf32>
    %117 = "onnx.Squeeze"(%116, %62) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %118 = "onnx.Slice"(%115, %63, %64, %65) : (tensor<2x4x16x2xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x16x1xf32>
    %119 = "onnx.Squeeze"(%118, %66) : (tensor<2x4x16x1xf32>, tensor<1xi64>) -> tensor<2x4x16xf32>
    %120 = "onnx.Neg"(%119) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %121 = "onnx.Unsqueeze"(%120, %67) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %122 = "onnx.Unsqueeze"(%117, %67) : (tensor<2x4x16xf32>, tensor<1xi64>) -> tensor<2x4x16x1xf32>
    %123 = "onnx.Concat"(%121, %122) {axis = 3 : si64} : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %124 = "onnx.Reshape"(%123, %68) : (tensor<2x4x16x2xf32>, tensor<3xi64>) -> tensor<2x4x32xf32>
    %125 = "onnx.Mul"(%124, %87) : (tensor<2x4x32xf32>, tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %126 = "onnx.Add"(%114, %125) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %127 = "onnx.Concat"(%126, %110) {axis = 2 : si64} : (tensor<2x4x32xf32>, tensor<2x4x16xf32>) -> tensor<2x4x48xf32>
    "func.return"(%108, %127) : (tensor<2x4x48xf32>, tensor<2x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
