"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>} : () -> tensor<16xf32>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.ConstantOfShape"(%1) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Mul"(%2, %3) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[3, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "onnx.Equal"(%5, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = "onnx.Constant"() {value = dense<[3, -1, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Where"(%6, %2, %7) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "onnx.Expand"(%arg2, %8) : (tensor<3x1x4xi64>, tensor<3xi64>) -> tensor<3x?x4xi64>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Unsqueeze"(%9, %10) : (tensor<3x?x4xi64>, tensor<1xi64>) -> tensor<3x?x4x1xi64>
    %12 = "onnx.Cast"(%11) {to = 1 : si64} : (tensor<3x?x4x1xi64>) -> tensor<3x?x4x1xf32>
    %13 = "onnx.Mul"(%12, %0) : (tensor<3x?x4x1xf32>, tensor<16xf32>) -> tensor<3x?x4x16xf32>
    %14 = "onnx.Cos"(%13) : (tensor<3x?x4x16xf32>) -> tensor<3x?x4x16xf32>
    %15 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Mul"(%14, %15) : (tensor<3x?x4x16xf32>, tensor<f32>) -> tensor<3x?x4x16xf32>
    %17 = "onnx.Sin"(%13) : (tensor<3x?x4x16xf32>) -> tensor<3x?x4x16xf32>
    %18 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "onnx.Mul"(%17, %18) : (tensor<3x?x4x16xf32>, tensor<f32>) -> tensor<3x?x4x16xf32>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %21 = "onnx.Gather"(%19, %20) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %23 = "onnx.Gather"(%19, %22) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Slice"(%23, %26, %27, %25, %28) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %30 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%21, %31, %32, %30, %33) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %35 = "onnx.Shape"(%34) : (tensor<?x4x5xf32>) -> tensor<3xi64>
    %36 = "onnx.Expand"(%29, %35) : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<?x4x5xf32>
    %37 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %38 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Slice"(%37, %39, %40, %38, %41) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1x1x1xi64>} : () -> tensor<1x1x1xi64>
    %44 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>} : () -> tensor<4x1xi64>
    %45 = "onnx.Constant"() {value = dense<[[[0], [1], [2], [3]]]> : tensor<1x4x1xi64>} : () -> tensor<1x4x1xi64>
    %46 = "onnx.Add"(%45, %42) : (tensor<1x4x1xi64>, tensor<5xi64>) -> tensor<1x4x5xi64>
    %47 = "onnx.Shape"(%46) : (tensor<1x4x5xi64>) -> tensor<3xi64>
    %48 = "onnx.Shape"(%47) : (tensor<3xi64>) -> tensor<1xi64>
    %49 = "onnx.ConstantOfShape"(%48) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %50 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %51 = "onnx.Mul"(%49, %50) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %52 = "onnx.Equal"(%47, %51) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %53 = "onnx.Where"(%52, %49, %47) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %54 = "onnx.Expand"(%43, %53) : (tensor<1x1x1xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
    %55 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %56 = "onnx.Unsqueeze"(%54, %55) : (tensor<?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x1xi64>
    %57 = "onnx.Shape"(%47) : (tensor<3xi64>) -> tensor<1xi64>
    %58 = "onnx.ConstantOfShape"(%57) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %59 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %60 = "onnx.Mul"(%58, %59) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %61 = "onnx.Equal"(%47, %60) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %62 = "onnx.Where"(%61, %58, %47) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %63 = "onnx.Expand"(%44, %62) : (tensor<4x1xi64>, tensor<3xi64>) -> tensor<?x4x?xi64>
    %64 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Unsqueeze"(%63, %64) : (tensor<?x4x?xi64>, tensor<1xi64>) -> tensor<?x4x?x1xi64>
    %66 = "onnx.Shape"(%47) : (tensor<3xi64>) -> tensor<1xi64>
    %67 = "onnx.ConstantOfShape"(%66) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %68 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %69 = "onnx.Mul"(%67, %68) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %70 = "onnx.Equal"(%47, %69) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %71 = "onnx.Where"(%70, %67, %47) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %72 = "onnx.Expand"(%42, %71) : (tensor<5xi64>, tensor<3xi64>) -> tensor<?x?x5xi64>
    %73 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Unsqueeze"(%72, %73) : (tensor<?x?x5xi64>, tensor<1xi64>) -> tensor<?x?x5x1xi64>
    %75 = "onnx.Concat"(%56, %65, %74) {axis = -1 : si64} : (tensor<?x?x?x1xi64>, tensor<?x4x?x1xi64>, tensor<?x?x5x1xi64>) -> tensor<?x4x5x3xi64>
    %76 = "onnx.Shape"(%21) : (tensor<?x4x16xf32>) -> tensor<3xi64>
    %77 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %78 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Slice"(%76, %78, %79, %77) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %81 = "onnx.Concat"(%47, %80) {axis = 0 : si64} : (tensor<3xi64>, tensor<0xi64>) -> tensor<3xi64>
    %82 = "onnx.Reshape"(%36, %81) {allowzero = 0 : si64} : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<1x4x5xf32>
    %83 = "onnx.ScatterND"(%21, %75, %82) : (tensor<?x4x16xf32>, tensor<?x4x5x3xi64>, tensor<1x4x5xf32>) -> tensor<?x4x16xf32>
    %84 = "onnx.Gather"(%19, %24) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %85 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %88 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %89 = "onnx.Slice"(%84, %86, %87, %85, %88) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %90 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %91 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %92 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %93 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %94 = "onnx.Slice"(%83, %91, %92, %90, %93) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %95 = "onnx.Shape"(%94) : (tensor<?x4x5xf32>) -> tensor<3xi64>
    %96 = "onnx.Expand"(%89, %95) : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<?x4x5xf32>
    %97 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %98 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %99 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %100 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %101 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Slice"(%97, %99, %100, %98, %101) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %103 = "onnx.Constant"() {value = dense<0> : tensor<1x1x1xi64>} : () -> tensor<1x1x1xi64>
    %104 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>} : () -> tensor<4x1xi64>
    %105 = "onnx.Constant"() {value = dense<[[[0], [1], [2], [3]]]> : tensor<1x4x1xi64>} : () -> tensor<1x4x1xi64>
    %106 = "onnx.Add"(%105, %102) : (tensor<1x4x1xi64>, tensor<5xi64>) -> tensor<1x4x5xi64>
    %107 = "onnx.Shape"(%106) : (tensor<1x4x5xi64>) -> tensor<3xi64>
    %108 = "onnx.Shape"(%107) : (tensor<3xi64>) -> tensor<1xi64>
    %109 = "onnx.ConstantOfShape"(%108) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %110 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %111 = "onnx.Mul"(%109, %110) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %112 = "onnx.Equal"(%107, %111) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %113 = "onnx.Where"(%112, %109, %107) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %114 = "onnx.Expand"(%103, %113) : (tensor<1x1x1xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
    %115 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %116 = "onnx.Unsqueeze"(%114, %115) : (tensor<?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x1xi64>
    %117 = "onnx.Shape"(%107) : (tensor<3xi64>) -> tensor<1xi64>
    %118 = "onnx.ConstantOfShape"(%117) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %119 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %120 = "onnx.Mul"(%118, %119) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %121 = "onnx.Equal"(%107, %120) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %122 = "onnx.Where"(%121, %118, %107) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %123 = "onnx.Expand"(%104, %122) : (tensor<4x1xi64>, tensor<3xi64>) -> tensor<?x4x?xi64>
    %124 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %125 = "onnx.Unsqueeze"(%123, %124) : (tensor<?x4x?xi64>, tensor<1xi64>) -> tensor<?x4x?x1xi64>
    %126 = "onnx.Shape"(%107) : (tensor<3xi64>) -> tensor<1xi64>
    %127 = "onnx.ConstantOfShape"(%126) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %128 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %129 = "onnx.Mul"(%127, %128) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %130 = "onnx.Equal"(%107, %129) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %131 = "onnx.Where"(%130, %127, %107) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %132 = "onnx.Expand"(%102, %131) : (tensor<5xi64>, tensor<3xi64>) -> tensor<?x?x5xi64>
    %133 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %134 = "onnx.Unsqueeze"(%132, %133) : (tensor<?x?x5xi64>, tensor<1xi64>) -> tensor<?x?x5x1xi64>
    %135 = "onnx.Concat"(%116, %125, %134) {axis = -1 : si64} : (tensor<?x?x?x1xi64>, tensor<?x4x?x1xi64>, tensor<?x?x5x1xi64>) -> tensor<?x4x5x3xi64>
    %136 = "onnx.Shape"(%83) : (tensor<?x4x16xf32>) -> tensor<3xi64>
    %137 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %138 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %139 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %140 = "onnx.Slice"(%136, %138, %139, %137) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %141 = "onnx.Concat"(%107, %140) {axis = 0 : si64} : (tensor<3xi64>, tensor<0xi64>) -> tensor<3xi64>
    %142 = "onnx.Reshape"(%96, %141) {allowzero = 0 : si64} : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<1x4x5xf32>
    %143 = "onnx.ScatterND"(%83, %135, %142) : (tensor<?x4x16xf32>, tensor<?x4x5x3xi64>, tensor<1x4x5xf32>) -> tensor<?x4x16xf32>
    %144 = "onnx.Concat"(%143, %143) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %145 = "onnx.Gather"(%16, %20) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %146 = "onnx.Gather"(%16, %22) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %147 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %148 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %149 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %150 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %151 = "onnx.Slice"(%146, %148, %149, %147, %150) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %152 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %153 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %154 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %155 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %156 = "onnx.Slice"(%145, %153, %154, %152, %155) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %157 = "onnx.Shape"(%156) : (tensor<?x4x5xf32>) -> tensor<3xi64>
    %158 = "onnx.Expand"(%151, %157) : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<?x4x5xf32>
    %159 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %160 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %161 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %162 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %163 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %164 = "onnx.Slice"(%159, %161, %162, %160, %163) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %165 = "onnx.Constant"() {value = dense<0> : tensor<1x1x1xi64>} : () -> tensor<1x1x1xi64>
    %166 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>} : () -> tensor<4x1xi64>
    %167 = "onnx.Constant"() {value = dense<[[[0], [1], [2], [3]]]> : tensor<1x4x1xi64>} : () -> tensor<1x4x1xi64>
    %168 = "onnx.Add"(%167, %164) : (tensor<1x4x1xi64>, tensor<5xi64>) -> tensor<1x4x5xi64>
    %169 = "onnx.Shape"(%168) : (tensor<1x4x5xi64>) -> tensor<3xi64>
    %170 = "onnx.Shape"(%169) : (tensor<3xi64>) -> tensor<1xi64>
    %171 = "onnx.ConstantOfShape"(%170) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %172 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %173 = "onnx.Mul"(%171, %172) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %174 = "onnx.Equal"(%169, %173) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %175 = "onnx.Where"(%174, %171, %169) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %176 = "onnx.Expand"(%165, %175) : (tensor<1x1x1xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
    %177 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %178 = "onnx.Unsqueeze"(%176, %177) : (tensor<?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x1xi64>
    %179 = "onnx.Shape"(%169) : (tensor<3xi64>) -> tensor<1xi64>
    %180 = "onnx.ConstantOfShape"(%179) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %181 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %182 = "onnx.Mul"(%180, %181) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %183 = "onnx.Equal"(%169, %182) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %184 = "onnx.Where"(%183, %180, %169) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %185 = "onnx.Expand"(%166, %184) : (tensor<4x1xi64>, tensor<3xi64>) -> tensor<?x4x?xi64>
    %186 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %187 = "onnx.Unsqueeze"(%185, %186) : (tensor<?x4x?xi64>, tensor<1xi64>) -> tensor<?x4x?x1xi64>
    %188 = "onnx.Shape"(%169) : (tensor<3xi64>) -> tensor<1xi64>
    %189 = "onnx.ConstantOfShape"(%188) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %190 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %191 = "onnx.Mul"(%189, %190) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %192 = "onnx.Equal"(%169, %191) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %193 = "onnx.Where"(%192, %189, %169) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %194 = "onnx.Expand"(%164, %193) : (tensor<5xi64>, tensor<3xi64>) -> tensor<?x?x5xi64>
    %195 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %196 = "onnx.Unsqueeze"(%194, %195) : (tensor<?x?x5xi64>, tensor<1xi64>) -> tensor<?x?x5x1xi64>
    %197 = "onnx.Concat"(%178, %187, %196) {axis = -1 : si64} : (tensor<?x?x?x1xi64>, tensor<?x4x?x1xi64>, tensor<?x?x5x1xi64>) -> tensor<?x4x5x3xi64>
    %198 = "onnx.Shape"(%145) : (tensor<?x4x16xf32>) -> tensor<3xi64>
    %199 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %200 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %201 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %202 = "onnx.Slice"(%198, %200, %201, %199) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %203 = "onnx.Concat"(%169, %202) {axis = 0 : si64} : (tensor<3xi64>, tensor<0xi64>) -> tensor<3xi64>
    %204 = "onnx.Reshape"(%158, %203) {allowzero = 0 : si64} : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<1x4x5xf32>
    %205 = "onnx.ScatterND"(%145, %197, %204) : (tensor<?x4x16xf32>, tensor<?x4x5x3xi64>, tensor<1x4x5xf32>) -> tensor<?x4x16xf32>
    %206 = "onnx.Gather"(%16, %24) {axis = 0 : si64} : (tensor<3x?x4x16xf32>, tensor<i64>) -> tensor<?x4x16xf32>
    %207 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %208 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %209 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %210 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %211 = "onnx.Slice"(%206, %208, %209, %207, %210) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %212 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %213 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %214 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %215 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %216 = "onnx.Slice"(%205, %213, %214, %212, %215) : (tensor<?x4x16xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x4x5xf32>
    %217 = "onnx.Shape"(%216) : (tensor<?x4x5xf32>) -> tensor<3xi64>
    %218 = "onnx.Expand"(%211, %217) : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<?x4x5xf32>
    %219 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>} : () -> tensor<16xi64>
    %220 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %221 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %222 = "onnx.Constant"() {value = dense<15> : tensor<1xi64>} : () -> tensor<1xi64>
    %223 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %224 = "onnx.Slice"(%219, %221, %222, %220, %223) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %225 = "onnx.Constant"() {value = dense<0> : tensor<1x1x1xi64>} : () -> tensor<1x1x1xi64>
    %226 = "onnx.Constant"() {value = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>} : () -> tensor<4x1xi64>
    %227 = "onnx.Constant"() {value = dense<[[[0], [1], [2], [3]]]> : tensor<1x4x1xi64>} : () -> tensor<1x4x1xi64>
    %228 = "onnx.Add"(%227, %224) : (tensor<1x4x1xi64>, tensor<5xi64>) -> tensor<1x4x5xi64>
    %229 = "onnx.Shape"(%228) : (tensor<1x4x5xi64>) -> tensor<3xi64>
    %230 = "onnx.Shape"(%229) : (tensor<3xi64>) -> tensor<1xi64>
    %231 = "onnx.ConstantOfShape"(%230) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %232 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %233 = "onnx.Mul"(%231, %232) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %234 = "onnx.Equal"(%229, %233) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %235 = "onnx.Where"(%234, %231, %229) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %236 = "onnx.Expand"(%225, %235) : (tensor<1x1x1xi64>, tensor<3xi64>) -> tensor<?x?x?xi64>
    %237 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %238 = "onnx.Unsqueeze"(%236, %237) : (tensor<?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x1xi64>
    %239 = "onnx.Shape"(%229) : (tensor<3xi64>) -> tensor<1xi64>
    %240 = "onnx.ConstantOfShape"(%239) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %241 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %242 = "onnx.Mul"(%240, %241) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %243 = "onnx.Equal"(%229, %242) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %244 = "onnx.Where"(%243, %240, %229) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %245 = "onnx.Expand"(%226, %244) : (tensor<4x1xi64>, tensor<3xi64>) -> tensor<?x4x?xi64>
    %246 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %247 = "onnx.Unsqueeze"(%245, %246) : (tensor<?x4x?xi64>, tensor<1xi64>) -> tensor<?x4x?x1xi64>
    %248 = "onnx.Shape"(%229) : (tensor<3xi64>) -> tensor<1xi64>
    %249 = "onnx.ConstantOfShape"(%248) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %250 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %251 = "onnx.Mul"(%249, %250) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %252 = "onnx.Equal"(%229, %251) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %253 = "onnx.Where"(%252, %249, %229) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %254 = "onnx.Expand"(%224, %253) : (tensor<5xi64>, tensor<3xi64>) -> tensor<?x?x5xi64>
    %255 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %256 = "onnx.Unsqueeze"(%254, %255) : (tensor<?x?x5xi64>, tensor<1xi64>) -> tensor<?x?x5x1xi64>
    %257 = "onnx.Concat"(%238, %247, %256) {axis = -1 : si64} : (tensor<?x?x?x1xi64>, tensor<?x4x?x1xi64>, tensor<?x?x5x1xi64>) -> tensor<?x4x5x3xi64>
    %258 = "onnx.Shape"(%205) : (tensor<?x4x16xf32>) -> tensor<3xi64>
    %259 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %260 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %261 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %262 = "onnx.Slice"(%258, %260, %261, %259) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %263 = "onnx.Concat"(%229, %262) {axis = 0 : si64} : (tensor<3xi64>, tensor<0xi64>) -> tensor<3xi64>
    %264 = "onnx.Reshape"(%218, %263) {allowzero = 0 : si64} : (tensor<?x4x5xf32>, tensor<3xi64>) -> tensor<1x4x5xf32>
    %265 = "onnx.ScatterND"(%205, %257, %264) : (tensor<?x4x16xf32>, tensor<?x4x5x3xi64>, tensor<1x4x5xf32>) -> tensor<?x4x16xf32>
    %266 = "onnx.Concat"(%265, %265) {axis = -1 : si64} : (tensor<?x4x16xf32>, tensor<?x4x16xf32>) -> tensor<?x4x32xf32>
    %267 = "onnx.Cast"(%266) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %268 = "onnx.Cast"(%144) {to = 1 : si64} : (tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %269 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %270 = "onnx.Unsqueeze"(%267, %269) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<?x1x4x32xf32>
    %271 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %272 = "onnx.Unsqueeze"(%268, %271) : (tensor<?x4x32xf32>, tensor<1xi64>) -> tensor<?x1x4x32xf32>
    %273 = "onnx.Mul"(%arg0, %270) : (tensor<1x2x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x2x4x32xf32>
    %274 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %275 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %276 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %277 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %278 = "onnx.Slice"(%arg0, %275, %276, %274, %277) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %279 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %280 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %281 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %282 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %283 = "onnx.Slice"(%arg0, %280, %281, %279, %282) : (tensor<1x2x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x16xf32>
    %284 = "onnx.Neg"(%283) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %285 = "onnx.Concat"(%284, %278) {axis = -1 : si64} : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %286 = "onnx.Mul"(%285, %272) : (tensor<1x2x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x2x4x32xf32>
    %287 = "onnx.Add"(%273, %286) : (tensor<?x2x4x32xf32>, tensor<?x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %288 = "onnx.Mul"(%arg1, %270) : (tensor<1x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %289 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %290 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %291 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %292 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %293 = "onnx.Slice"(%arg1, %290, %291, %289, %292) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %294 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %295 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %296 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %297 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %298 = "onnx.Slice"(%arg1, %295, %296, %294, %297) : (tensor<1x1x4x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x4x16xf32>
    %299 = "onnx.Neg"(%298) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %300 = "onnx.Concat"(%299, %293) {axis = -1 : si64} : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %301 = "onnx.Mul"(%300, %272) : (tensor<1x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<?x1x4x32xf32>
    %302 = "onnx.Add"(%288, %301) : (tensor<?x1x4x32xf32>, tensor<?x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%287, %302) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
