"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi64>, tensor<5x64xbf16>, tensor<5x32xbf16>) -> (tensor<5x64xbf16>, tensor<5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi64>, %arg1: tensor<5x64xbf16>, %arg2: tensor<5x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F00000000000000000000000000000000000000000000000000000000000000000A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39D5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA397DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3A69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803FD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x32xbf16>} : () -> tensor<12x32xbf16>
    %1 = "onnx.Gather"(%0, %arg0) {axis = 0 : si64} : (tensor<12x32xbf16>, tensor<5xi64>) -> tensor<5x32xbf16>
    %2 = "onnx.Shape"(%1) : (tensor<5x32xbf16>) -> tensor<2xi64>
    %3 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Gather"(%2, %3) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Add"(%4, %6) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Div"(%7, %8) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Mul"(%9, %10) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %12 = "onnx.Slice"(%1, %5, %11, %3) : (tensor<5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xbf16>
    %13 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Mul"(%9, %13) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %15 = "onnx.Slice"(%1, %11, %14, %3) : (tensor<5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xbf16>
    %16 = "onnx.Constant"() {value = dense<[5, -1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<[5, -1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %18 = "onnx.Reshape"(%arg1, %16) {allowzero = 0 : si64} : (tensor<5x64xbf16>, tensor<3xi64>) -> tensor<5x2x32xbf16>
    %19 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Slice"(%18, %20, %21, %19, %22) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x32xbf16>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%18, %25, %26, %24, %27) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x0xbf16>
    %29 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Unsqueeze"(%12, %29) : (tensor<?x?xbf16>, tensor<1xi64>) -> tensor<?x1x?xbf16>
    %31 = "onnx.Cast"(%30) {to = 16 : si64} : (tensor<?x1x?xbf16>) -> tensor<?x1x?xbf16>
    %32 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%15, %32) : (tensor<?x?xbf16>, tensor<1xi64>) -> tensor<?x1x?xbf16>
    %34 = "onnx.Cast"(%33) {to = 16 : si64} : (tensor<?x1x?xbf16>) -> tensor<?x1x?xbf16>
    %35 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Slice"(%23, %36, %37, %35, %38) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %40 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Slice"(%23, %41, %42, %40, %43) : (tensor<5x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x2x16xbf16>
    %45 = "onnx.Mul"(%39, %31) : (tensor<5x2x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x2x16xbf16>
    %46 = "onnx.Mul"(%44, %34) : (tensor<5x2x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x2x16xbf16>
    %47 = "onnx.Sub"(%45, %46) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %48 = "onnx.Mul"(%44, %31) : (tensor<5x2x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x2x16xbf16>
    %49 = "onnx.Mul"(%39, %34) : (tensor<5x2x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x2x16xbf16>
    %50 = "onnx.Add"(%48, %49) : (tensor<5x2x16xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x16xbf16>
    %51 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %52 = "onnx.Unsqueeze"(%47, %51) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %53 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %54 = "onnx.Unsqueeze"(%50, %53) : (tensor<5x2x16xbf16>, tensor<1xi64>) -> tensor<5x2x16x1xbf16>
    %55 = "onnx.Concat"(%52, %54) {axis = -1 : si64} : (tensor<5x2x16x1xbf16>, tensor<5x2x16x1xbf16>) -> tensor<5x2x16x2xbf16>
    %56 = "onnx.Shape"(%55) : (tensor<5x2x16x2xbf16>) -> tensor<4xi64>
    %57 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Slice"(%56, %58, %59, %57) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %61 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %62 = "onnx.Concat"(%60, %61) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %63 = "onnx.Reshape"(%55, %62) {allowzero = 0 : si64} : (tensor<5x2x16x2xbf16>, tensor<3xi64>) -> tensor<5x2x32xbf16>
    %64 = "onnx.Concat"(%63, %28) {axis = -1 : si64} : (tensor<5x2x32xbf16>, tensor<5x2x0xbf16>) -> tensor<5x2x32xbf16>
    %65 = "onnx.Constant"() {value = dense<[5, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %66 = "onnx.Reshape"(%64, %65) {allowzero = 0 : si64} : (tensor<5x2x32xbf16>, tensor<2xi64>) -> tensor<5x64xbf16>
    %67 = "onnx.Reshape"(%arg2, %17) {allowzero = 0 : si64} : (tensor<5x32xbf16>, tensor<3xi64>) -> tensor<5x1x32xbf16>
    %68 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %69 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %70 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %71 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %72 = "onnx.Slice"(%67, %69, %70, %68, %71) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x32xbf16>
    %73 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %74 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %75 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %76 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %77 = "onnx.Slice"(%67, %74, %75, %73, %76) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x0xbf16>
    %78 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %79 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %80 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %81 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %82 = "onnx.Slice"(%72, %79, %80, %78, %81) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %83 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %84 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %85 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %86 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %87 = "onnx.Slice"(%72, %84, %85, %83, %86) : (tensor<5x1x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x1x16xbf16>
    %88 = "onnx.Mul"(%82, %31) : (tensor<5x1x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x1x16xbf16>
    %89 = "onnx.Mul"(%87, %34) : (tensor<5x1x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x1x16xbf16>
    %90 = "onnx.Sub"(%88, %89) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %91 = "onnx.Mul"(%87, %31) : (tensor<5x1x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x1x16xbf16>
    %92 = "onnx.Mul"(%82, %34) : (tensor<5x1x16xbf16>, tensor<?x1x?xbf16>) -> tensor<5x1x16xbf16>
    %93 = "onnx.Add"(%91, %92) : (tensor<5x1x16xbf16>, tensor<5x1x16xbf16>) -> tensor<5x1x16xbf16>
    %94 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %95 = "onnx.Unsqueeze"(%90, %94) : (tensor<5x1x16xbf16>, tensor<1xi64>) -> tensor<5x1x16x1xbf16>
    %96 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %97 = "onnx.Unsqueeze"(%93, %96) : (tensor<5x1x16xbf16>, tensor<1xi64>) -> tensor<5x1x16x1xbf16>
    %98 = "onnx.Concat"(%95, %97) {axis = -1 : si64} : (tensor<5x1x16x1xbf16>, tensor<5x1x16x1xbf16>) -> tensor<5x1x16x2xbf16>
    %99 = "onnx.Shape"(%98) : (tensor<5x1x16x2xbf16>) -> tensor<4xi64>
    %100 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %101 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %102 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %103 = "onnx.Slice"(%99, %101, %102, %100) : (tensor<4xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %104 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %105 = "onnx.Concat"(%103, %104) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<3xi64>
    %106 = "onnx.Reshape"(%98, %105) {allowzero = 0 : si64} : (tensor<5x1x16x2xbf16>, tensor<3xi64>) -> tensor<5x1x32xbf16>
    %107 = "onnx.Concat"(%106, %77) {axis = -1 : si64} : (tensor<5x1x32xbf16>, tensor<5x1x0xbf16>) -> tensor<5x1x32xbf16>
    %108 = "onnx.Constant"() {value = dense<[5, 32]> : tensor<2xi64>} : () -> tensor<2xi64>
    %109 = "onnx.Reshape"(%107, %108) {allowzero = 0 : si64} : (tensor<5x1x32xbf16>, tensor<2xi64>) -> tensor<5x32xbf16>
    "func.return"(%66, %109) : (tensor<5x64xbf16>, tensor<5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
