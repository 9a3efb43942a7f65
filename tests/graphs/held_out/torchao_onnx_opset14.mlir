"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<4xi64>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F683FDA3E7B3F453E7F3FAF3D803F1A3D803F883C803FEF3B803F523B803F0A3A803FA338803F1038803F7D37803FDF36803F4436803FAD35803F1835D5BE693F233F453F6D3FC23E7C3F2E3E7F3F9A3D803F083D803F6F3C803FD23B803F8A3A803F2339803F9038803FFD37803F5F37803FC436803F2D36803F98357DBF113E7D3E783F563F0D3F783F823E7E3FE73D803F4B3D803FB33C803F1E3C803FCE3A803F7539803FD838803F3E38803FA737803F1337803F8236803FE53527BF42BF42BE7B3F373F333F713FAC3E7D3F193E7F3F883D803FEF3C803F523C803F0A3B803FA339803F1039803F7D38803FDF37803F4437803FAD36803F1836913E75BF17BF4F3F113F533F693FD43E7B3F3F3E7F3FA93D803F153D803F843C803F2C3B803FCC39803F3439803F9E38803F0B38803F7637803FD836803F3E36763F8FBE61BFF53ECB3E6B3F5F3FFB3E7A3F653E7F3FCB3D803F333D803F9E3C803F4E3B803FF539803F5839803FBE38803F2738803F9337803F0237803F6536413F283F80BF723D593E7A3F543F103F773F853E7E3FED3D803F513D803FB83C803F713B803F0F3A803F7C39803FDE38803F4338803FAC37803F1737803F853615BE7D3F6EBFBFBE9F3C803F473F223F753F983E7E3F073E803F6F3D803FD23C803F8A3B803F233A803F9039803FFD38803F5F38803FC437803F2D37803F983669BFD33E2EBF3BBF32BE7C3F383F323F713FAA3E7D3F183E7F3F863D803FED3C803F9B3B803F383A803FA239803F0E39803F7B38803FDD37803F4337803FAB3657BF0BBF9CBE74BFB8BE6F3F283F413F6E3FBC3E7C3F293E7F3F953D803F043D803FAC3B803F4C3A803FB439803F1E39803F8B38803FF637803F5837803FBE36913B80BF063E7EBF08BF593F173F4F3F6A3FCE3E7C3F3A3E7F3FA43D803F113D803FBD3B803F603A803FC639803F2E39803F9938803F0738803F6E37803FD236"> : tensor<12x16x2xbf16>} : () -> tensor<12x16x2xbf16>
    %1 = "onnx.Gather"(%0, %arg2) {axis = 0 : si64} : (tensor<12x16x2xbf16>, tensor<4xi64>) -> tensor<4x16x2xbf16>
    %2 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %5 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Reshape"(%2, %5) {allowzero = 0 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %7 = "onnx.Constant"() {value = dense<[1, 4, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Reshape"(%1, %7) {allowzero = 0 : si64} : (tensor<4x16x2xbf16>, tensor<5xi64>) -> tensor<1x4x1x16x2xbf16>
    %9 = "onnx.Gather"(%6, %3) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %10 = "onnx.Gather"(%8, %3) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %11 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %12 = "onnx.Mul"(%9, %11) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Gather"(%6, %4) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %14 = "onnx.Gather"(%8, %4) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %15 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %16 = "onnx.Mul"(%13, %15) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Sub"(%12, %16) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Cast"(%10) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %19 = "onnx.Mul"(%13, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Cast"(%14) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %21 = "onnx.Mul"(%9, %20) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Add"(%19, %21) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %23 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Unsqueeze"(%17, %23) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %25 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Unsqueeze"(%22, %25) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %27 = "onnx.Concat"(%24, %26) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %28 = "onnx.Shape"(%27) : (tensor<1x4x2x16x2xf32>) -> tensor<5xi64>
    %29 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Slice"(%28, %30, %31, %29) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %33 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Concat"(%32, %33) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %35 = "onnx.Reshape"(%27, %34) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %36 = "onnx.Cast"(%35) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %37 = "onnx.Cast"(%arg1) {to = 1 : si64} : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %38 = "onnx.Constant"() {value = dense<[1, 4, 1, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %39 = "onnx.Reshape"(%37, %38) {allowzero = 0 : si64} : (tensor<1x4x1x32xf32>, tensor<5xi64>) -> tensor<1x4x1x16x2xf32>
    %40 = "onnx.Constant"() {value = dense<[1, 4, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %41 = "onnx.Reshape"(%1, %40) {allowzero = 0 : si64} : (tensor<4x16x2xbf16>, tensor<5xi64>) -> tensor<1x4x1x16x2xbf16>
    %42 = "onnx.Gather"(%39, %3) {axis = 4 : si64} : (tensor<1x4x1x16x2xf32>, tensor<i64>) -> tensor<1x4x1x16xf32>
    %43 = "onnx.Gather"(%41, %3) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %44 = "onnx.Cast"(%43) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %45 = "onnx.Mul"(%42, %44) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %46 = "onnx.Gather"(%39, %4) {axis = 4 : si64} : (tensor<1x4x1x16x2xf32>, tensor<i64>) -> tensor<1x4x1x16xf32>
    %47 = "onnx.Gather"(%41, %4) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %48 = "onnx.Cast"(%47) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %49 = "onnx.Mul"(%46, %48) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %50 = "onnx.Sub"(%45, %49) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %51 = "onnx.Cast"(%43) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %52 = "onnx.Mul"(%46, %51) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %53 = "onnx.Cast"(%47) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %54 = "onnx.Mul"(%42, %53) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %55 = "onnx.Add"(%52, %54) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %56 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Unsqueeze"(%50, %56) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %58 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Unsqueeze"(%55, %58) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %60 = "onnx.Concat"(%57, %59) {axis = -1 : si64} : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %61 = "onnx.Shape"(%60) : (tensor<1x4x1x16x2xf32>) -> tensor<5xi64>
    %62 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %64 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Slice"(%61, %63, %64, %62) : (tensor<5xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
    %66 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %67 = "onnx.Concat"(%65, %66) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %68 = "onnx.Reshape"(%60, %67) {allowzero = 0 : si64} : (tensor<1x4x1x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    %69 = "onnx.Cast"(%68) {to = 16 : si64} : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    "func.return"(%36, %69) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
