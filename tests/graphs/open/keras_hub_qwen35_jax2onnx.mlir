"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x4xi32>) -> tensor<1x4x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x4xi32>):
    %0 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %2 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<[0, 1, 0]> : tensor<3xi64>} : () -> tensor<3xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<[0, 2, 0]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 3, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %12 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<[0, 3, 0]> : tensor<3xi64>} : () -> tensor<3xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 4, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %19 = "onnx.Constant"() {value = dense<[1, 4, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %20 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %21 = "onnx.Constant"() {value = dense<[0, 0, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %22 = "onnx.Constant"() {value = dense<[1, 4, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %23 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %24 = "onnx.Constant"() {value = dense<[0, 0, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %25 = "onnx.Constant"() {value = dense<[1, 4, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
    %26 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %27 = "onnx.Constant"() {value = dense<[0, 0, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
    %28 = "onnx.Constant"() {value = dense<[1, 4, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %30 = "onnx.Constant"() {value = dense<[0, 0, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
    %31 = "onnx.Constant"() {value = dense<[1, 4, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %32 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %33 = "onnx.Constant"() {value = dense<[0, 0, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %34 = "onnx.Constant"() {value = dense<[1, 4, 6]> : tensor<3xi64>} : () -> tensor<3xi64>
    %35 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %36 = "onnx.Constant"() {value = dense<[0, 0, 6]> : tensor<3xi64>} : () -> tensor<3xi64>
    %37 = "onnx.Constant"() {value = dense<[1, 4, 7]> : tensor<3xi64>} : () -> tensor<3xi64>
    %38 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %39 = "onnx.Constant"() {value = dense<[0, 0, 7]> : tensor<3xi64>} : () -> tensor<3xi64>
    %40 = "onnx.Constant"() {value = dense<[1, 4, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %41 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %42 = "onnx.Constant"() {value = dense<[0, 0, 8]> : tensor<3xi64>} : () -> tensor<3xi64>
    %43 = "onnx.Constant"() {value = dense<[1, 4, 9]> : tensor<3xi64>} : () -> tensor<3xi64>
    %44 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %45 = "onnx.Constant"() {value = dense<[0, 0, 9]> : tensor<3xi64>} : () -> tensor<3xi64>
    %46 = "onnx.Constant"() {value = dense<[1, 4, 10]> : tensor<3xi64>} : () -> tensor<3xi64>
    %47 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %48 = "onnx.Constant"() {value = dense<[0, 0, 10]> : tensor<3xi64>} : () -> tensor<3xi64>
    %49 = "onnx.Constant"() {value = dense<[1, 4, 11]> : tensor<3xi64>} : () -> tensor<3xi64>
    %50 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %51 = "onnx.Constant"() {value = dense<[0, 0, 11]> : tensor<3xi64>} : () -> tensor<3xi64>
    %52 = "onnx.Constant"() {value = dense<[1, 4, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %53 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %54 = "onnx.Constant"() {value = dense<[0, 0, 12]> : tensor<3xi64>} : () -> tensor<3xi64>
    %55 = "onnx.Constant"() {value = dense<[1, 4, 13]> : tensor<3xi64>} : () -> tensor<3xi64>
    %56 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %57 = "onnx.Constant"() {value = dense<[0, 0, 13]> : tensor<3xi64>} : () -> tensor<3xi64>
    %58 = "onnx.Constant"() {value = dense<[1, 4, 14]> : tensor<3xi64>} : () -> tensor<3xi64>
    %59 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %60 = "onnx.Constant"() {value = dense<[0, 0, 14]> : tensor<3xi64>} : () -> tensor<3xi64>
    %61 = "onnx.Constant"() {value = dense<[1, 4, 15]> : tensor<3xi64>} : () -> tensor<3xi64>
    %62 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %63 = "onnx.Constant"() {value = dense<[0, 0, 15]> : tensor<3xi64>} : () -> tensor<3xi64>
    %64 = "onnx.Constant"() {value = dense<[1, 4, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %65 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %66 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %68 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %73 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
    %83 = "onnx.Constant"() {value = dense<[1, 4, 2, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %84 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %85 = "onnx.Constant"() {value = dense<[0, 0, 0, 16]> : tensor<4xi64>} : () -> tensor<4xi64>
    %86 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %87 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %88 = "onnx.Range"(%0, %1, %2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %89 = "onnx.Div"(%88, %3) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = "onnx.Neg"(%89) : (tensor<16xf32>) -> tensor<16xf32>
    %91 = "onnx.Pow"(%4, %90) : (tensor<f32>, tensor<16xf32>) -> tensor<16xf32>
    %92 = "onnx.Div"(%91, %5) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %93 = "onnx.Slice"(%arg1, %6, %7, %8) : (tensor<1x4x4xi32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x1x4xi32>
    %94 = "onnx.Squeeze"(%93, %9) : (tensor<1x1x4xi32>, tensor<1xi64>) -> tensor<1x4xi32>
    %95 = "onnx.Cast"(%94) {to = 1 : si64} : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %96 = "onnx.Slice"(%arg1, %10, %11, %12) : (tensor<1x4x4xi32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x1x4xi32>
    %97 = "onnx.Squeeze"(%96, %13) : (tensor<1x1x4xi32>, tensor<1xi64>) -> tensor<1x4xi32>
    %98 = "onnx.Cast"(%97) {to = 1 : si64} : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %99 = "onnx.Slice"(%arg1, %14, %15, %16) : (tensor<1x4x4xi32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x1x4xi32>
    %100 = "onnx.Squeeze"(%99, %17) : (tensor<1x1x4xi32>, tensor<1xi64>) -> tensor<1x4xi32>
    %101 = "onnx.Cast"(%100) {to = 1 : si64} : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %102 = "onnx.Einsum"(%95, %92) {equation = "bi,j->bij"} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %103 = "onnx.Einsum"(%98, %92) {equation = "bi,j->bij"} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %104 = "onnx.Einsum"(%101, %92) {equation = "bi,j->bij"} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %105 = "onnx.Slice"(%102, %18, %19, %20) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %106 = "onnx.Slice"(%103, %21, %22, %23) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %107 = "onnx.Slice"(%104, %24, %25, %26) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %108 = "onnx.Slice"(%102, %27, %28, %29) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %109 = "onnx.Slice"(%103, %30, %31, %32) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %110 = "onnx.Slice"(%104, %33, %34, %35) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %111 = "onnx.Slice"(%102, %36, %37, %38) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %112 = "onnx.Slice"(%103, %39, %40, %41) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %113 = "onnx.Slice"(%104, %42, %43, %44) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %114 = "onnx.Slice"(%102, %45, %46, %47) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %115 = "onnx.Slice"(%103, %48, %49, %50) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %116 = "onnx.Slice"(%104, %51, %52, %53) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %117 = "onnx.Slice"(%102, %54, %55, %56) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %118 = "onnx.Slice"(%103, %57, %58, %59) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %119 = "onnx.Slice"(%104, %60, %61, %62) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %120 = "onnx.Slice"(%102, %63, %64, %65) : (tensor<1x4x16xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xf32>
    %121 = "onnx.Concat"(%105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120) {axis = 2 : si64} : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %122 = "onnx.Concat"(%121, %121) {axis = 2 : si64} : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %123 = "onnx.Cos"(%122) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %124 = "onnx.Sin"(%122) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %125 = "onnx.Concat"(%66, %67, %68, %69) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %126 = "onnx.Concat"(%70, %71, %72, %73) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %127 = "onnx.Reshape"(%123, %126) : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %128 = "onnx.Expand"(%127, %125) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %129 = "onnx.Concat"(%74, %75, %76, %77) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %130 = "onnx.Concat"(%78, %79, %80, %81) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
    %131 = "onnx.Reshape"(%124, %130) : (tensor<1x4x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %132 = "onnx.Expand"(%131, %129) : (tensor<1x4x1x32xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %133 = "onnx.Slice"(%arg0, %82, %83, %84) : (tensor<1x4x2x32xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %134 = "onnx.Slice"(%arg0, %85, %86, %87) : (tensor<1x4x2x32xf32>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4x2x16xf32>
    %135 = "onnx.Neg"(%134) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %136 = "onnx.Concat"(%135, %133) {axis = 3 : si64} : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %137 = "onnx.Mul"(%arg0, %128) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %138 = "onnx.Mul"(%136, %132) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %139 = "onnx.Add"(%137, %138) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%139) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
