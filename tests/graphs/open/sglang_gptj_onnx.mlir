"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi64>, tensor<5x96xbf16>, tensor<5x48xbf16>) -> (tensor<5x96xbf16>, tensor<5x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi64>, %arg1: tensor<5x96xbf16>, %arg2: tensor<5x48xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x32xbf16>} : () -> tensor<12x32xbf16>
    %1 = "onnx.Constant"() {value = dense<[5, -1, 48]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[5, 2, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<[5, 96]> : tensor<2xi64>} : () -> tensor<2xi64>
    %9 = "onnx.Constant"() {value = dense<[5, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<[5, 48]> : tensor<2xi64>} : () -> tensor<2xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Reshape"(%arg0, %11) {allowzero = 0 : si64} : (tensor<5xi64>, tensor<1xi64>) -> tensor<5xi64>
    %14 = "onnx.Gather"(%0, %13) {axis = 0 : si64} : (tensor<12x32xbf16>, tensor<5xi64>) -> tensor<5x32xbf16>
    %15:2 = "onnx.Split"(%14) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<5x32xbf16>) -> (tensor<5x16xbf16>, tensor<5x16xbf16>)
    %16 = "onnx.Reshape"(%arg1, %1) {allowzero = 1 : si64} : (tensor<5x96xbf16>, tensor<3xi64>) -> tensor<5x2x48xbf16>
    %17 = "onnx.Slice"(%16, %2, %3, %4, %6) : (tensor<5x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xbf16>
    %18 = "onnx.Slice"(%16, %3, %5, %4, %6) : (tensor<5x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %19 = "onnx.Unsqueeze"(%15#0, %12) : (tensor<5x16xbf16>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %20 = "onnx.Unsqueeze"(%15#1, %12) : (tensor<5x16xbf16>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %21 = "onnx.Slice"(%17, %2, %5, %4, %4) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %22 = "onnx.Slice"(%17, %6, %5, %4, %4) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %23 = "onnx.Mul"(%21, %19) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %24 = "onnx.Mul"(%22, %20) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %25 = "onnx.Sub"(%23, %24) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %26 = "onnx.Mul"(%22, %19) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %27 = "onnx.Mul"(%21, %20) : (tensor<5x2x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x2x16xbf16>
    %28 = "onnx.Add"(%26, %27) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %29 = "onnx.Unsqueeze"(%25, %11) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %30 = "onnx.Unsqueeze"(%28, %11) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %31 = "onnx.Concat"(%29, %30) {axis = -1 : si64} : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %32 = "onnx.Reshape"(%31, %7) {allowzero = 1 : si64} : (tensor<5x2x16x2xbf16>, tensor<3xi64>) -> tensor<5x2x32xbf16>
    %33 = "onnx.Concat"(%32, %18) {axis = -1 : si64} : (tensor<5x2x32xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x48xbf16>
    %34 = "onnx.Reshape"(%33, %8) {allowzero = 1 : si64} : (tensor<5x2x48xbf16>, tensor<2xi64>) -> tensor<5x96xbf16>
    %35 = "onnx.Reshape"(%arg2, %1) {allowzero = 1 : si64} : (tensor<5x48xbf16>, tensor<3xi64>) -> tensor<5x1x48xbf16>
    %36 = "onnx.Slice"(%35, %2, %3, %4, %6) : (tensor<5x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x32xbf16>
    %37 = "onnx.Slice"(%35, %3, %5, %4, %6) : (tensor<5x1x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %38 = "onnx.Slice"(%36, %2, %5, %4, %4) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %39 = "onnx.Slice"(%36, %6, %5, %4, %4) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %40 = "onnx.Mul"(%38, %19) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %41 = "onnx.Mul"(%39, %20) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %42 = "onnx.Sub"(%40, %41) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %43 = "onnx.Mul"(%39, %19) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %44 = "onnx.Mul"(%38, %20) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %45 = "onnx.Add"(%43, %44) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %46 = "onnx.Unsqueeze"(%42, %11) : (tensor<5x1x16xbf16>, tensor<1xi64>) -> tensor<5x1x16x1xbf16>
    %47 = "onnx.Unsqueeze"(%45, %11) : (tensor<5x1x16xbf16>, tensor<1xi64>) -> tensor<5x1x16x1xbf16>
    %48 = "onnx.Concat"(%46, %47) {axis = -1 : si64} : (tensor<5x1x16x1xbf16>, tensor<5x1x16x1xbf16>) -> tensor<5x1x16x2xbf16>
    %49 = "onnx.Reshape"(%48, %9) {allowzero = 1 : si64} : (tensor<5x1x16x2xbf16>, tensor<3xi64>) -> tensor<5x1x32xbf16>
    %50 = "onnx.Concat"(%49, %37) {axis = -1 : si64} : (tensor<5x1x32xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x48xbf16>
    %51 = "onnx.Reshape"(%50, %10) {allowzero = 1 : si64} : (tensor<5x1x48xbf16>, tensor<2xi64>) -> tensor<5x48xbf16>
    "func.return"(%34, %51) : (tensor<5x96xbf16>, tensor<5x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
