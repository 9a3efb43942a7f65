"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>, tensor<4xi32>) -> (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x48xf32>, %arg1: tensor<2x4x1x48xf32>, %arg2: tensor<4xi32>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<[4, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[0, 0, 0, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[2, 4, 2, 48]> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<[2, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %24 = "onnx.Constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
    %25 = "onnx.Constant"() {value = dense<[2, 4, 2, 16, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %26 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %27 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<[0, 0, 0, 0, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %29 = "onnx.Constant"() {value = dense<[2, 4, 2, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %30 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %31 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<[2, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %34 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %44 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %45 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %46 = "onnx.Constant"() {value = dense<[0, 0, 0, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %47 = "onnx.Constant"() {value = dense<[2, 4, 1, 48]> : tensor<4xi64>} : () -> tensor<4xi64>
    %48 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %49 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %61 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Constant"() {value = dense<[2, 4, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
    %64 = "onnx.Constant"() {value = dense<[2, 4, 1, 16, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %65 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %66 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<[0, 0, 0, 0, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %68 = "onnx.Constant"() {value = dense<[2, 4, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %69 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %70 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<[2, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %73 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Cast"(%arg2) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %82 = "onnx.Einsum"(%81, %0) {equation = "i,j->ij"} : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %83 = "onnx.Unsqueeze"(%82, %1) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %84 = "onnx.Concat"(%83, %83) {axis = 2 : si64} : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %85 = "onnx.Reshape"(%84, %2) : (tensor<4x16x2xf32>, tensor<2xi64>) -> tensor<4x32xf32>
    %86 = "onnx.Reshape"(%85, %3) : (tensor<4x32xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %87 = "onnx.Slice"(%arg0, %4, %5, %6) : (tensor<2x4x2x48xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %88 = "onnx.Slice"(%arg0, %7, %8, %9) : (tensor<2x4x2x48xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x2x16xf32>
    %89 = "onnx.Cos"(%86) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %90 = "onnx.Concat"(%10, %11, %12, %13) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %91 = "onnx.Concat"(%14, %15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %92 = "onnx.Reshape"(%89, %91) : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %93 = "onnx.Expand"(%92, %90) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %94 = "onnx.Shape"(%93) : (tensor<1x4x1x32xf32>) -> tensor<4xi64>
    %95 = "onnx.Slice"(%94, %19, %20, %21, %22) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %96 = "onnx.Concat"(%18, %95) {axis = 0 : si64} : (tensor<1xi64>, tensor<3xi64>) -> tensor<4xi64>
    %97 = "onnx.Expand"(%93, %96) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %98 = "onnx.Mul"(%87, %97) : (tensor<2x4x2x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %99 = "onnx.Reshape"(%87, %23) : (tensor<2x4x2x32xf32>, tensor<5xi64>) -> tensor<2x4x2x16x2xf32>
    %100 = "onnx.Slice"(%99, %24, %25, %26) : (tensor<2x4x2x16x2xf32>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x4x2x16x1xf32>
    %101 = "onnx.Squeeze"(%100, %27) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %102 = "onnx.Slice"(%99, %28, %29, %30) : (tensor<2x4x2x16x2xf32>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x4x2x16x1xf32>
    %103 = "onnx.Squeeze"(%102, %31) : (tensor<2x4x2x16x1xf32>, tensor<1xi64>) -> tensor<2x4x2x16xf32>
    %104 = "onnx.Neg"(%103) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %105 = "onnx.Unsqueeze"(%104, %32) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %106 = "onnx.Unsqueeze"(%101, %32) : (tensor<2x4x2x16xf32>, tensor<1xi64>) -> tensor<2x4x2x16x1xf32>
    %107 = "onnx.Concat"(%105, %106) {axis = 4 : si64} : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %108 = "onnx.Reshape"(%107, %33) : (tensor<2x4x2x16x2xf32>, tensor<4xi64>) -> tensor<2x4x2x32xf32>
    %109 = "onnx.Sin"(%86) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %110 = "onnx.Concat"(%34, %35, %36, %37) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %111 = "onnx.Concat"(%38, %39, %40, %41) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %112 = "onnx.Reshape"(%109, %111) : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %113 = "onnx.Expand"(%112, %110) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %114 = "onnx.Mul"(%108, %113) : (tensor<2x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %115 = "onnx.Add"(%98, %114) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %116 = "onnx.Concat"(%115, %88) {axis = 3 : si64} : (tensor<2x4x2x32xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x48xf32>
    %117 = "onnx.Reshape"(%85, %42) : (tensor<4x32xf32>, tensor<3xi64>) -> tensor<4x1x32xf32>
    %118 = "onnx.Slice"(%arg1, %43, %44, %45) : (tensor<2x4x1x48xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %119 = "onnx.Slice"(%arg1, %46, %47, %48) : (tensor<2x4x1x48xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x4x1x16xf32>
    %120 = "onnx.Cos"(%117) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %121 = "onnx.Concat"(%49, %50, %51, %52) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %122 = "onnx.Concat"(%53, %54, %55, %56) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %123 = "onnx.Reshape"(%120, %122) : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %124 = "onnx.Expand"(%123, %121) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %125 = "onnx.Shape"(%124) : (tensor<1x4x1x32xf32>) -> tensor<4xi64>
    %126 = "onnx.Slice"(%125, %58, %59, %60, %61) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %127 = "onnx.Concat"(%57, %126) {axis = 0 : si64} : (tensor<1xi64>, tensor<3xi64>) -> tensor<4xi64>
    %128 = "onnx.Expand"(%124, %127) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %129 = "onnx.Mul"(%118, %128) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %130 = "onnx.Reshape"(%118, %62) : (tensor<2x4x1x32xf32>, tensor<5xi64>) -> tensor<2x4x1x16x2xf32>
    %131 = "onnx.Slice"(%130, %63, %64, %65) : (tensor<2x4x1x16x2xf32>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x4x1x16x1xf32>
    %132 = "onnx.Squeeze"(%131, %66) : (tensor<2x4x1x16x1xf32>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %133 = "onnx.Slice"(%130, %67, %68, %69) : (tensor<2x4x1x16x2xf32>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x4x1x16x1xf32>
    %134 = "onnx.Squeeze"(%133, %70) : (tensor<2x4x1x16x1xf32>, tensor<1xi64>) -> tensor<2x4x1x16xf32>
    %135 = "onnx.Neg"(%134) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %136 = "onnx.Unsqueeze"(%135, %71) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %137 = "onnx.Unsqueeze"(%132, %71) : (tensor<2x4x1x16xf32>, tensor<1xi64>) -> tensor<2x4x1x16x1xf32>
    %138 = "onnx.Concat"(%136, %137) {axis = 4 : si64} : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %139 = "onnx.Reshape"(%138, %72) : (tensor<2x4x1x16x2xf32>, tensor<4xi64>) -> tensor<2x4x1x32xf32>
    %140 = "onnx.Sin"(%117) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %141 = "onnx.Concat"(%73, %74, %75, %76) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %142 = "onnx.Concat"(%77, %78, %79, %80) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %143 = "onnx.Reshape"(%140, %142) : (tensor<4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %144 = "onnx.Expand"(%143, %141) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %145 = "onnx.Mul"(%139, %144) : (tensor<2x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %146 = "onnx.Add"(%129, %145) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %147 = "onnx.Concat"(%146, %119) {axis = 3 : si64} : (tensor<2x4x1x32xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x48xf32>
    "func.return"(%116, %147) : (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
