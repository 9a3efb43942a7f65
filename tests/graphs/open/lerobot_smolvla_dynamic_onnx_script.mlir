"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x?x2x32xf32>, tensor<1x?xi64>) -> tensor<1x?x2x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x?x2x32xf32>, %arg1: tensor<1x?xi64>):
    %0 = "onnx.Shape"(%arg0) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %2 = "onnx.Gather"(%0, %1) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Div"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %5 = "onnx.Cast"(%4) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %6 = "onnx.Cast"(%5) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %7 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x?x2x32xf32>) -> tensor<1x?x2x32xf32>
    %8 = "onnx.Shape"(%7) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %10 = "onnx.Gather"(%8, %9) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<i64>) -> tensor<f32>
    %12 = "onnx.Reciprocal"(%11) : (tensor<f32>) -> tensor<f32>
    %13 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "onnx.Mul"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "onnx.Cast"(%6) {to = 1 : si64} : (tensor<i64>) -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Range"(%16, %15, %17) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32>
    %19 = "onnx.Mul"(%14, %18) : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
    %20 = "onnx.Constant"() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
    %21 = "onnx.Pow"(%20, %19) : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Unsqueeze"(%arg1, %22) : (tensor<1x?xi64>, tensor<1xi64>) -> tensor<1x?x1xi64>
    %24 = "onnx.Cast"(%23) {to = 1 : si64} : (tensor<1x?x1xi64>) -> tensor<1x?x1xf32>
    %25 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Unsqueeze"(%21, %25) : (tensor<?xf32>, tensor<1xi64>) -> tensor<1x?xf32>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Unsqueeze"(%26, %27) : (tensor<1x?xf32>, tensor<1xi64>) -> tensor<1x1x?xf32>
    %29 = "onnx.Cast"(%28) {to = 1 : si64} : (tensor<1x1x?xf32>) -> tensor<1x1x?xf32>
    %30 = "onnx.Div"(%24, %29) : (tensor<1x?x1xf32>, tensor<1x1x?xf32>) -> tensor<1x?x?xf32>
    %31 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Unsqueeze"(%30, %31) : (tensor<1x?x?xf32>, tensor<1xi64>) -> tensor<1x?x1x?xf32>
    %33 = "onnx.Sin"(%32) : (tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32>
    %34 = "onnx.Cos"(%32) : (tensor<1x?x1x?xf32>) -> tensor<1x?x1x?xf32>
    %35 = "onnx.Constant"() {value = dense<16> : tensor<2xi64>} : () -> tensor<2xi64>
    %36:2 = "onnx.Split"(%7, %35) {axis = -1 : si64} : (tensor<1x?x2x32xf32>, tensor<2xi64>) -> (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>)
    %37 = "onnx.Shape"(%7) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %38 = "onnx.ConstantOfShape"(%37) {value = dense<0.000000e+00> : tensor<1xf32>} : (tensor<4xi64>) -> tensor<1x?x2x32xf32>
    %39 = "onnx.Mul"(%36#0, %34) : (tensor<1x?x2x16xf32>, tensor<1x?x1x?xf32>) -> tensor<1x?x2x16xf32>
    %40 = "onnx.Mul"(%36#1, %33) : (tensor<1x?x2x16xf32>, tensor<1x?x1x?xf32>) -> tensor<1x?x2x16xf32>
    %41 = "onnx.Sub"(%39, %40) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %42 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Unsqueeze"(%6, %44) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %46 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %47 = "onnx.Slice"(%38, %43, %45, %42, %46) : (tensor<1x?x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %48 = "onnx.Shape"(%47) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %49 = "onnx.Expand"(%41, %48) : (tensor<1x?x2x16xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %50 = "onnx.Shape"(%38) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %51 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %52 = "onnx.Gather"(%50, %51) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %53 = "onnx.Cast"(%52) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %54 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %56 = "onnx.Range"(%54, %53, %55) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %57 = "onnx.Shape"(%38) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %58 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %59 = "onnx.Gather"(%57, %58) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %60 = "onnx.Cast"(%59) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %61 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %62 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %63 = "onnx.Range"(%61, %60, %62) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %64 = "onnx.Shape"(%38) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %65 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %66 = "onnx.Gather"(%64, %65) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %67 = "onnx.Cast"(%66) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %68 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %69 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %70 = "onnx.Range"(%68, %67, %69) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %71 = "onnx.Shape"(%38) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %72 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %73 = "onnx.Gather"(%71, %72) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %74 = "onnx.Cast"(%73) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %75 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %76 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %77 = "onnx.Range"(%75, %74, %76) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %78 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Unsqueeze"(%6, %80) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %82 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %83 = "onnx.Slice"(%77, %79, %81, %78, %82) : (tensor<?xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %84 = "onnx.Constant"() {value = dense<[-1, 1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %85 = "onnx.Reshape"(%56, %84) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<4xi64>) -> tensor<?x1x1x1xi64>
    %86 = "onnx.Constant"() {value = dense<[-1, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %87 = "onnx.Reshape"(%63, %86) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
    %88 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %89 = "onnx.Reshape"(%70, %88) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<2xi64>) -> tensor<?x1xi64>
    %90 = "onnx.Add"(%85, %87) : (tensor<?x1x1x1xi64>, tensor<?x1x1xi64>) -> tensor<?x?x1x1xi64>
    %91 = "onnx.Add"(%90, %89) : (tensor<?x?x1x1xi64>, tensor<?x1xi64>) -> tensor<?x?x?x1xi64>
    %92 = "onnx.Add"(%91, %83) : (tensor<?x?x?x1xi64>, tensor<?xi64>) -> tensor<?x?x?x?xi64>
    %93 = "onnx.Shape"(%92) : (tensor<?x?x?x?xi64>) -> tensor<4xi64>
    %94 = "onnx.Shape"(%93) : (tensor<4xi64>) -> tensor<1xi64>
    %95 = "onnx.ConstantOfShape"(%94) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %96 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %97 = "onnx.Mul"(%95, %96) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %98 = "onnx.Equal"(%93, %97) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %99 = "onnx.Where"(%98, %95, %93) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %100 = "onnx.Expand"(%85, %99) : (tensor<?x1x1x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %101 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Unsqueeze"(%100, %101) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %103 = "onnx.Shape"(%93) : (tensor<4xi64>) -> tensor<1xi64>
    %104 = "onnx.ConstantOfShape"(%103) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %105 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %106 = "onnx.Mul"(%104, %105) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %107 = "onnx.Equal"(%93, %106) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %108 = "onnx.Where"(%107, %104, %93) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %109 = "onnx.Expand"(%87, %108) : (tensor<?x1x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %110 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %111 = "onnx.Unsqueeze"(%109, %110) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %112 = "onnx.Shape"(%93) : (tensor<4xi64>) -> tensor<1xi64>
    %113 = "onnx.ConstantOfShape"(%112) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %114 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %115 = "onnx.Mul"(%113, %114) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %116 = "onnx.Equal"(%93, %115) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %117 = "onnx.Where"(%116, %113, %93) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %118 = "onnx.Expand"(%89, %117) : (tensor<?x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %119 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %120 = "onnx.Unsqueeze"(%118, %119) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %121 = "onnx.Shape"(%93) : (tensor<4xi64>) -> tensor<1xi64>
    %122 = "onnx.ConstantOfShape"(%121) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %123 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %124 = "onnx.Mul"(%122, %123) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %125 = "onnx.Equal"(%93, %124) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %126 = "onnx.Where"(%125, %122, %93) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %127 = "onnx.Expand"(%83, %126) : (tensor<?xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %128 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %129 = "onnx.Unsqueeze"(%127, %128) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %130 = "onnx.Concat"(%102, %111, %120, %129) {axis = -1 : si64} : (tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>) -> tensor<?x?x?x?x4xi64>
    %131 = "onnx.Shape"(%38) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %132 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %133 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %134 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %135 = "onnx.Slice"(%131, %133, %134, %132) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %136 = "onnx.Concat"(%93, %135) {axis = 0 : si64} : (tensor<4xi64>, tensor<0xi64>) -> tensor<4xi64>
    %137 = "onnx.Reshape"(%49, %136) {allowzero = 0 : si64} : (tensor<?x?x2x16xf32>, tensor<4xi64>) -> tensor<?x?x?x?xf32>
    %138 = "onnx.ScatterND"(%38, %130, %137) : (tensor<1x?x2x32xf32>, tensor<?x?x?x?x4xi64>, tensor<?x?x?x?xf32>) -> tensor<1x?x2x32xf32>
    %139 = "onnx.Mul"(%36#1, %34) : (tensor<1x?x2x16xf32>, tensor<1x?x1x?xf32>) -> tensor<1x?x2x16xf32>
    %140 = "onnx.Mul"(%36#0, %33) : (tensor<1x?x2x16xf32>, tensor<1x?x1x?xf32>) -> tensor<1x?x2x16xf32>
    %141 = "onnx.Add"(%139, %140) : (tensor<1x?x2x16xf32>, tensor<1x?x2x16xf32>) -> tensor<1x?x2x16xf32>
    %142 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %143 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %144 = "onnx.Unsqueeze"(%6, %143) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %145 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %146 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %147 = "onnx.Slice"(%138, %144, %145, %142, %146) : (tensor<1x?x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xf32>
    %148 = "onnx.Shape"(%147) : (tensor<?x?x?x?xf32>) -> tensor<4xi64>
    %149 = "onnx.Expand"(%141, %148) : (tensor<1x?x2x16xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %150 = "onnx.Shape"(%138) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %151 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %152 = "onnx.Gather"(%150, %151) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %153 = "onnx.Cast"(%152) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %154 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %155 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %156 = "onnx.Range"(%154, %153, %155) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %157 = "onnx.Shape"(%138) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %158 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %159 = "onnx.Gather"(%157, %158) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %160 = "onnx.Cast"(%159) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %161 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %162 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %163 = "onnx.Range"(%161, %160, %162) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %164 = "onnx.Shape"(%138) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %165 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %166 = "onnx.Gather"(%164, %165) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %167 = "onnx.Cast"(%166) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %168 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %169 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %170 = "onnx.Range"(%168, %167, %169) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %171 = "onnx.Shape"(%138) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %172 = "onnx.Constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %173 = "onnx.Gather"(%171, %172) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %174 = "onnx.Cast"(%173) {to = 7 : si64} : (tensor<i64>) -> tensor<i64>
    %175 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %176 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %177 = "onnx.Range"(%175, %174, %176) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
    %178 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %179 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %180 = "onnx.Unsqueeze"(%6, %179) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
    %181 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %182 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %183 = "onnx.Slice"(%177, %180, %181, %178, %182) : (tensor<?xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
    %184 = "onnx.Constant"() {value = dense<[-1, 1, 1, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %185 = "onnx.Reshape"(%156, %184) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<4xi64>) -> tensor<?x1x1x1xi64>
    %186 = "onnx.Constant"() {value = dense<[-1, 1, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %187 = "onnx.Reshape"(%163, %186) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<3xi64>) -> tensor<?x1x1xi64>
    %188 = "onnx.Constant"() {value = dense<[-1, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
    %189 = "onnx.Reshape"(%170, %188) {allowzero = 0 : si64} : (tensor<?xi64>, tensor<2xi64>) -> tensor<?x1xi64>
    %190 = "onnx.Add"(%185, %187) : (tensor<?x1x1x1xi64>, tensor<?x1x1xi64>) -> tensor<?x?x1x1xi64>
    %191 = "onnx.Add"(%190, %189) : (tensor<?x?x1x1xi64>, tensor<?x1xi64>) -> tensor<?x?x?x1xi64>
    %192 = "onnx.Add"(%191, %183) : (tensor<?x?x?x1xi64>, tensor<?xi64>) -> tensor<?x?x?x?xi64>
    %193 = "onnx.Shape"(%192) : (tensor<?x?x?x?xi64>) -> tensor<4xi64>
    %194 = "onnx.Shape"(%193) : (tensor<4xi64>) -> tensor<1xi64>
    %195 = "onnx.ConstantOfShape"(%194) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %196 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %197 = "onnx.Mul"(%195, %196) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %198 = "onnx.Equal"(%193, %197) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %199 = "onnx.Where"(%198, %195, %193) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %200 = "onnx.Expand"(%185, %199) : (tensor<?x1x1x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %201 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %202 = "onnx.Unsqueeze"(%200, %201) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %203 = "onnx.Shape"(%193) : (tensor<4xi64>) -> tensor<1xi64>
    %204 = "onnx.ConstantOfShape"(%203) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %205 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %206 = "onnx.Mul"(%204, %205) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %207 = "onnx.Equal"(%193, %206) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %208 = "onnx.Where"(%207, %204, %193) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %209 = "onnx.Expand"(%187, %208) : (tensor<?x1x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %210 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %211 = "onnx.Unsqueeze"(%209, %210) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %212 = "onnx.Shape"(%193) : (tensor<4xi64>) -> tensor<1xi64>
    %213 = "onnx.ConstantOfShape"(%212) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %214 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %215 = "onnx.Mul"(%213, %214) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %216 = "onnx.Equal"(%193, %215) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %217 = "onnx.Where"(%216, %213, %193) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %218 = "onnx.Expand"(%189, %217) : (tensor<?x1xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %219 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %220 = "onnx.Unsqueeze"(%218, %219) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %221 = "onnx.Shape"(%193) : (tensor<4xi64>) -> tensor<1xi64>
    %222 = "onnx.ConstantOfShape"(%221) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<4xi64>
    %223 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %224 = "onnx.Mul"(%222, %223) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %225 = "onnx.Equal"(%193, %224) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %226 = "onnx.Where"(%225, %222, %193) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %227 = "onnx.Expand"(%183, %226) : (tensor<?xi64>, tensor<4xi64>) -> tensor<?x?x?x?xi64>
    %228 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %229 = "onnx.Unsqueeze"(%227, %228) : (tensor<?x?x?x?xi64>, tensor<1xi64>) -> tensor<?x?x?x?x1xi64>
    %230 = "onnx.Concat"(%202, %211, %220, %229) {axis = -1 : si64} : (tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>, tensor<?x?x?x?x1xi64>) -> tensor<?x?x?x?x4xi64>
    %231 = "onnx.Shape"(%138) : (tensor<1x?x2x32xf32>) -> tensor<4xi64>
    %232 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %233 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %234 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %235 = "onnx.Slice"(%231, %233, %234, %232) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xi64>
    %236 = "onnx.Concat"(%193, %235) {axis = 0 : si64} : (tensor<4xi64>, tensor<0xi64>) -> tensor<4xi64>
    %237 = "onnx.Reshape"(%149, %236) {allowzero = 0 : si64} : (tensor<?x?x2x16xf32>, tensor<4xi64>) -> tensor<?x?x?x?xf32>
    %238 = "onnx.ScatterND"(%138, %230, %237) : (tensor<1x?x2x32xf32>, tensor<?x?x?x?x4xi64>, tensor<?x?x?x?xf32>) -> tensor<1x?x2x32xf32>
    %239 = "onnx.Cast"(%238) {to = 1 : si64} : (tensor<1x?x2x32xf32>) -> tensor<1x?x2x32xf32>
    "func.return"(%239) : (tensor<1x?x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
