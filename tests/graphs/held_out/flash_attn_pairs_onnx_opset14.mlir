"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xbf16>, tensor<4xi64>) -> tensor<1x4x2x48xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F803F803F803F803FD5BEDD3E4E3F703F7B3F7E3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F15BE59BE52BF173E323F673F783F7D3F7F3F803F803F803F803F803F803F803F69BFAF3E75BFF3BC1F3F603F763F7D3F7F3F803F803F803F803F803F803F803F57BF4A3F80BF53BE0A3F593F733F7C3F7F3F803F803F803F803F803F803F803F913B7F3F72BFC0BEE83E513F713F7B3F7E3F803F803F803F803F803F803F803F"> : tensor<12x16xbf16>} : () -> tensor<12x16xbf16>
    %1 = "onnx.Gather"(%0, %arg1) {axis = 0 : si64} : (tensor<12x16xbf16>, tensor<4xi64>) -> tensor<4x16xbf16>
    %2 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A833A133AA6393A39693F673F173FB23E4B3EE63D813D123DA43C383CCF3B693B033B933A263ABA39113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A7D3F7ABF133F7D3F383FDF3E803E113EA43D383DCF3C693C033C933B263BBA3AD33E71BF953E803F493FF83E903E233EB83D4F3DE93C833C133CA63B3B3BD23A0BBF1DBFA9BC7B3F573F083F9F3E353ECC3D663D023D923C243CB83B4F3BE93A80BFC7BDA9BE6D3F643F143FAF3E473EE13D7D3D0E3DA03C343CCB3B643B003B"> : tensor<12x16xbf16>} : () -> tensor<12x16xbf16>
    %3 = "onnx.Gather"(%2, %arg1) {axis = 0 : si64} : (tensor<12x16xbf16>, tensor<4xi64>) -> tensor<4x16xbf16>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Unsqueeze"(%1, %4) : (tensor<4x16xbf16>, tensor<1xi64>) -> tensor<4x16x1xbf16>
    %6 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.ConstantOfShape"(%6) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %9 = "onnx.Mul"(%7, %8) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %10 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "onnx.Equal"(%10, %9) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %12 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %13 = "onnx.Where"(%11, %7, %12) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %14 = "onnx.Expand"(%5, %13) : (tensor<4x16x1xbf16>, tensor<3xi64>) -> tensor<4x16x?xbf16>
    %15 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Reshape"(%14, %15) {allowzero = 0 : si64} : (tensor<4x16x?xbf16>, tensor<3xi64>) -> tensor<4x1x32xbf16>
    %17 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Unsqueeze"(%3, %17) : (tensor<4x16xbf16>, tensor<1xi64>) -> tensor<4x16x1xbf16>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.ConstantOfShape"(%19) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %21 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %22 = "onnx.Mul"(%20, %21) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %23 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %24 = "onnx.Equal"(%23, %22) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %25 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %26 = "onnx.Where"(%24, %20, %25) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %27 = "onnx.Expand"(%18, %26) : (tensor<4x16x1xbf16>, tensor<3xi64>) -> tensor<4x16x?xbf16>
    %28 = "onnx.Constant"() {value = dense<[4, 1, 32]> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "onnx.Reshape"(%27, %28) {allowzero = 0 : si64} : (tensor<4x16x?xbf16>, tensor<3xi64>) -> tensor<4x1x32xbf16>
    %30 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %34 = "onnx.Slice"(%arg0, %31, %32, %30, %33) : (tensor<1x4x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %35 = "onnx.Mul"(%34, %16) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %36 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Slice"(%34, %37, %38, %36, %39) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %41 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %45 = "onnx.Slice"(%34, %42, %43, %41, %44) : (tensor<1x4x2x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %46 = "onnx.Neg"(%45) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %47 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Unsqueeze"(%46, %47) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %49 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Unsqueeze"(%40, %49) : (tensor<1x4x2x16xbf16>, tensor<1xi64>) -> tensor<1x4x2x16x1xbf16>
    %51 = "onnx.Concat"(%48, %50) {axis = -1 : si64} : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %52 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %53 = "onnx.Reshape"(%51, %52) {allowzero = 0 : si64} : (tensor<1x4x2x16x2xbf16>, tensor<4xi64>) -> tensor<1x4x2x32xbf16>
    %54 = "onnx.Mul"(%53, %29) : (tensor<1x4x2x32xbf16>, tensor<4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %55 = "onnx.Add"(%35, %54) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %56 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %57 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %59 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Slice"(%arg0, %57, %58, %56, %59) : (tensor<1x4x2x48xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xbf16>
    %61 = "onnx.Concat"(%55, %60) {axis = -1 : si64} : (tensor<1x4x2x32xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x48xbf16>
    "func.return"(%61) : (tensor<1x4x2x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
