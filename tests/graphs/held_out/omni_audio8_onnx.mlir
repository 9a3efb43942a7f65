"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F00000A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A803F833A803F133A803FA639803F3A39D5BE693FDD3E673F4E3F173F703FB23E7B3F4B3E7E3FE63D7F3F813D803F123D803FA43C803F383C803FCF3B803F693B803F033B803F933A803F263A803FBA397DBF113EEDBD7E3F153F503F5C3F023F753F973E7C3F2C3E7F3FC23D803F5A3D803FF63C803F8A3C803F1B3C803FAF3B803F453B803FDD3A803F793A803F0C3A27BF42BF21BF473F9A3E743F423F273F6C3FC73E7A3F643E7E3F013E7F3F923D803F243D803FB83C803F4F3C803FE93B803F833B803F133B803FA63A803F3A3A913E75BF72BFA63E29BC803F213F473F613FF53E763F8E3E7D3F213E7F3FB63D803F4D3D803FE63C803F823C803F123C803FA43B803F383B803FCF3A803F693A763F8FBE79BF6CBEA4BE723FF73E603F533F113F723FA93E7B3F413E7F3FDA3D803F763D803F0A3D803F9B3C803F2F3C803FC53B803F5D3B803FF93A803F8C3A413F283F33BF37BF19BF4D3FA43E733F443F253F6C3FC43E7A3F613E7E3FFE3D7F3F8F3D803F213D803FB53C803F4C3C803FE53B803F813B803F113B803FA33A15BE7D3F59BE7ABF52BF133F173E7D3F323F383F673FDF3E783F803E7D3F113E7F3FA43D803F383D803FCF3C803F693C803F033C803F933B803F263B803FBA3A69BFD33EAF3E71BF75BF953EF3BC803F1F3F493F603FF83E763F903E7D3F233E7F3FB83D803F4F3D803FE93C803F833C803F133C803FA63B803F3B3B803FD23A57BF0BBF4A3F1DBF80BFA9BC53BE7B3F0A3F573F593F083F733F9F3E7C3F353E7F3FCC3D803F663D803F023D803F923C803F243C803FB83B803F4F3B803FE93A913B80BF7F3FC7BD72BFA9BEC0BE6D3FE83E643F513F143F713FAF3E7B3F473E7E3FE13D803F7D3D803F0E3D803FA03C803F343C803FCB3B803F643B803F003B"> : tensor<12x16x2xbf16>} : () -> tensor<12x16x2xbf16>
    %1 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 1, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "onnx.Unsqueeze"(%arg1, %4) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %8 = "onnx.GatherND"(%0, %7) {batch_dims = 0 : si64} : (tensor<12x16x2xbf16>, tensor<4x1xi64>) -> tensor<4x16x2xbf16>
    %9 = "onnx.Cast"(%arg0) {to = 1 : si64} : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %10 = "onnx.Reshape"(%9, %1) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<5xi64>) -> tensor<1x4x2x16x2xf32>
    %11 = "onnx.Reshape"(%8, %2) {allowzero = 1 : si64} : (tensor<4x16x2xbf16>, tensor<5xi64>) -> tensor<1x4x1x16x2xbf16>
    %12 = "onnx.Gather"(%10, %5) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %13 = "onnx.Gather"(%11, %5) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %14 = "onnx.Cast"(%13) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %15 = "onnx.Mul"(%12, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Gather"(%10, %6) {axis = 4 : si64} : (tensor<1x4x2x16x2xf32>, tensor<i64>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Gather"(%11, %6) {axis = 4 : si64} : (tensor<1x4x1x16x2xbf16>, tensor<i64>) -> tensor<1x4x1x16xbf16>
    %18 = "onnx.Cast"(%17) {to = 1 : si64} : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %19 = "onnx.Mul"(%16, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Sub"(%15, %19) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Mul"(%16, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Mul"(%12, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %23 = "onnx.Add"(%21, %22) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %24 = "onnx.Unsqueeze"(%20, %4) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %25 = "onnx.Unsqueeze"(%23, %4) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %26 = "onnx.Concat"(%24, %25) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %27 = "onnx.Reshape"(%26, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %28 = "onnx.Cast"(%27) {to = 16 : si64} : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    "func.return"(%28) : (tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
