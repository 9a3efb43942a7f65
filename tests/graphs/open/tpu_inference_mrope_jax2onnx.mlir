"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2x32xf32>, tensor<4x1x32xf32>, tensor<3x4xi32>) -> (tensor<4x2x32xf32>, tensor<4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2x32xf32>, %arg1: tensor<4x1x32xf32>, %arg2: tensor<3x4xi32>):
    %0 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %2 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "onnx.Constant"() {value = dense<[4, 6, 6]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %6 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %7 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "onnx.Constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %10 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %11 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %14 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Constant"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %19 = "onnx.Constant"() {value = dense<[2, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %20 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %21 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %23 = "onnx.Constant"() {value = dense<[1, 6]> : tensor<2xi64>} : () -> tensor<2xi64>
    %24 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %26 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %27 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "onnx.Constant"() {value = dense<[2, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %29 = "onnx.Constant"() {value = dense<[3, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %30 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %31 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %33 = "onnx.Constant"() {value = dense<[1, 6]> : tensor<2xi64>} : () -> tensor<2xi64>
    %34 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %47 = "onnx.Constant"() {value = dense<[4, 2, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %48 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %49 = "onnx.Constant"() {value = dense<[0, 0, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %50 = "onnx.Constant"() {value = dense<[4, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %51 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %52 = "onnx.Constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %53 = "onnx.Constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %55 = "onnx.Constant"() {value = dense<[4, 6, 6]> : tensor<3xi64>} : () -> tensor<3xi64>
    %56 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %57 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %58 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %59 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %60 = "onnx.Constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %61 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %62 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %65 = "onnx.Constant"() {value = dense<[1, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %66 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %67 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %68 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %69 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %70 = "onnx.Constant"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %71 = "onnx.Constant"() {value = dense<[2, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %72 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %73 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %75 = "onnx.Constant"() {value = dense<[1, 6]> : tensor<2xi64>} : () -> tensor<2xi64>
    %76 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %77 = "onnx.Constant"() {value = dense<3.200000e+01> : tensor<f32>} : () -> tensor<f32>
    %78 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %79 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %80 = "onnx.Constant"() {value = dense<[2, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %81 = "onnx.Constant"() {value = dense<[3, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
    %82 = "onnx.Constant"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %83 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Constant"() {value = dense<[4, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %85 = "onnx.Constant"() {value = dense<[1, 6]> : tensor<2xi64>} : () -> tensor<2xi64>
    %86 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %88 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %90 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %93 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %94 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %95 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %96 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %97 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %98 = "onnx.Constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %99 = "onnx.Constant"() {value = dense<[4, 1, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %100 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %101 = "onnx.Constant"() {value = dense<[0, 0, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %102 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %103 = "onnx.Constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %104 = "onnx.Range"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %105:3 = "onnx.Split"(%104, %3) {axis = 0 : si64} : (tensor<16xi32>, tensor<3xi64>) -> (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>)
    %106 = "onnx.Cast"(%105#0) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %107 = "onnx.Mul"(%106, %4) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %108 = "onnx.Div"(%107, %5) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %109 = "onnx.Pow"(%6, %108) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %110 = "onnx.Div"(%7, %109) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %111 = "onnx.Slice"(%arg2, %8, %9, %10) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %112 = "onnx.Squeeze"(%111, %11) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %113 = "onnx.Cast"(%112) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %114 = "onnx.Reshape"(%113, %12) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %115 = "onnx.Reshape"(%110, %13) : (tensor<4xf32>, tensor<2xi64>) -> tensor<1x4xf32>
    %116 = "onnx.Mul"(%114, %115) : (tensor<4x1xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    %117 = "onnx.Cos"(%116) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %118 = "onnx.Sin"(%116) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %119 = "onnx.Cast"(%105#1) {to = 1 : si64} : (tensor<6xi32>) -> tensor<6xf32>
    %120 = "onnx.Mul"(%119, %14) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %121 = "onnx.Div"(%120, %15) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %122 = "onnx.Pow"(%16, %121) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %123 = "onnx.Div"(%17, %122) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %124 = "onnx.Slice"(%arg2, %18, %19, %20) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %125 = "onnx.Squeeze"(%124, %21) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %126 = "onnx.Cast"(%125) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %127 = "onnx.Reshape"(%126, %22) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %128 = "onnx.Reshape"(%123, %23) : (tensor<6xf32>, tensor<2xi64>) -> tensor<1x6xf32>
    %129 = "onnx.Mul"(%127, %128) : (tensor<4x1xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %130 = "onnx.Cos"(%129) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %131 = "onnx.Sin"(%129) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %132 = "onnx.Cast"(%105#2) {to = 1 : si64} : (tensor<6xi32>) -> tensor<6xf32>
    %133 = "onnx.Mul"(%132, %24) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %134 = "onnx.Div"(%133, %25) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %135 = "onnx.Pow"(%26, %134) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %136 = "onnx.Div"(%27, %135) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %137 = "onnx.Slice"(%arg2, %28, %29, %30) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %138 = "onnx.Squeeze"(%137, %31) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %139 = "onnx.Cast"(%138) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %140 = "onnx.Reshape"(%139, %32) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %141 = "onnx.Reshape"(%136, %33) : (tensor<6xf32>, tensor<2xi64>) -> tensor<1x6xf32>
    %142 = "onnx.Mul"(%140, %141) : (tensor<4x1xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %143 = "onnx.Cos"(%142) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %144 = "onnx.Sin"(%142) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %145 = "onnx.Concat"(%117, %130, %143) {axis = 1 : si64} : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %146 = "onnx.Concat"(%118, %131, %144) {axis = 1 : si64} : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %147 = "onnx.Concat"(%34, %35, %36) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %148 = "onnx.Concat"(%37, %38, %39) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %149 = "onnx.Reshape"(%145, %148) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %150 = "onnx.Expand"(%149, %147) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %151 = "onnx.Concat"(%40, %41, %42) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %152 = "onnx.Concat"(%43, %44, %45) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %153 = "onnx.Reshape"(%146, %152) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %154 = "onnx.Expand"(%153, %151) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %155 = "onnx.Slice"(%arg0, %46, %47, %48) : (tensor<4x2x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %156 = "onnx.Slice"(%arg0, %49, %50, %51) : (tensor<4x2x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x2x16xf32>
    %157 = "onnx.Mul"(%155, %150) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %158 = "onnx.Mul"(%156, %154) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %159 = "onnx.Sub"(%157, %158) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %160 = "onnx.Mul"(%155, %154) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %161 = "onnx.Mul"(%156, %150) : (tensor<4x2x16xf32>, tensor<4x1x16xf32>) -> tensor<4x2x16xf32>
    %162 = "onnx.Add"(%160, %161) : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %163 = "onnx.Concat"(%159, %162) {axis = 2 : si64} : (tensor<4x2x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x32xf32>
    %164 = "onnx.Range"(%52, %53, %54) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %165:3 = "onnx.Split"(%164, %55) {axis = 0 : si64} : (tensor<16xi32>, tensor<3xi64>) -> (tensor<4xi32>, tensor<6xi32>, tensor<6xi32>)
    %166 = "onnx.Cast"(%165#0) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %167 = "onnx.Mul"(%166, %56) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %168 = "onnx.Div"(%167, %57) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %169 = "onnx.Pow"(%58, %168) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %170 = "onnx.Div"(%59, %169) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %171 = "onnx.Slice"(%arg2, %60, %61, %62) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %172 = "onnx.Squeeze"(%171, %63) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %173 = "onnx.Cast"(%172) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %174 = "onnx.Reshape"(%173, %64) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %175 = "onnx.Reshape"(%170, %65) : (tensor<4xf32>, tensor<2xi64>) -> tensor<1x4xf32>
    %176 = "onnx.Mul"(%174, %175) : (tensor<4x1xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    %177 = "onnx.Cos"(%176) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %178 = "onnx.Sin"(%176) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %179 = "onnx.Cast"(%165#1) {to = 1 : si64} : (tensor<6xi32>) -> tensor<6xf32>
    %180 = "onnx.Mul"(%179, %66) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %181 = "onnx.Div"(%180, %67) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %182 = "onnx.Pow"(%68, %181) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %183 = "onnx.Div"(%69, %182) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %184 = "onnx.Slice"(%arg2, %70, %71, %72) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %185 = "onnx.Squeeze"(%184, %73) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %186 = "onnx.Cast"(%185) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %187 = "onnx.Reshape"(%186, %74) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %188 = "onnx.Reshape"(%183, %75) : (tensor<6xf32>, tensor<2xi64>) -> tensor<1x6xf32>
    %189 = "onnx.Mul"(%187, %188) : (tensor<4x1xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %190 = "onnx.Cos"(%189) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %191 = "onnx.Sin"(%189) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %192 = "onnx.Cast"(%165#2) {to = 1 : si64} : (tensor<6xi32>) -> tensor<6xf32>
    %193 = "onnx.Mul"(%192, %76) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %194 = "onnx.Div"(%193, %77) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %195 = "onnx.Pow"(%78, %194) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %196 = "onnx.Div"(%79, %195) : (tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %197 = "onnx.Slice"(%arg2, %80, %81, %82) : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x4xi32>
    %198 = "onnx.Squeeze"(%197, %83) : (tensor<1x4xi32>, tensor<1xi64>) -> tensor<4xi32>
    %199 = "onnx.Cast"(%198) {to = 1 : si64} : (tensor<4xi32>) -> tensor<4xf32>
    %200 = "onnx.Reshape"(%199, %84) : (tensor<4xf32>, tensor<2xi64>) -> tensor<4x1xf32>
    %201 = "onnx.Reshape"(%196, %85) : (tensor<6xf32>, tensor<2xi64>) -> tensor<1x6xf32>
    %202 = "onnx.Mul"(%200, %201) : (tensor<4x1xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %203 = "onnx.Cos"(%202) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %204 = "onnx.Sin"(%202) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %205 = "onnx.Concat"(%177, %190, %203) {axis = 1 : si64} : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %206 = "onnx.Concat"(%178, %191, %204) {axis = 1 : si64} : (tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %207 = "onnx.Concat"(%86, %87, %88) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %208 = "onnx.Concat"(%89, %90, %91) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %209 = "onnx.Reshape"(%205, %208) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %210 = "onnx.Expand"(%209, %207) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %211 = "onnx.Concat"(%92, %93, %94) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %212 = "onnx.Concat"(%95, %96, %97) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %213 = "onnx.Reshape"(%206, %212) : (tensor<4x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %214 = "onnx.Expand"(%213, %211) : (tensor<4x1x16xf32>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %215 = "onnx.Slice"(%arg1, %98, %99, %100) : (tensor<4x1x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %216 = "onnx.Slice"(%arg1, %101, %102, %103) : (tensor<4x1x32xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x1x16xf32>
    %217 = "onnx.Mul"(%215, %210) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %218 = "onnx.Mul"(%216, %214) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %219 = "onnx.Sub"(%217, %218) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %220 = "onnx.Mul"(%215, %214) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %221 = "onnx.Mul"(%216, %210) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %222 = "onnx.Add"(%220, %221) : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %223 = "onnx.Concat"(%219, %222) {axis = 2 : si64} : (tensor<4x1x16xf32>, tensor<4x1x16xf32>) -> tensor<4x1x32xf32>
    "func.return"(%163, %223) : (tensor<4x2x32xf32>, tensor<4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
