"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x32xbf16>, tensor<2x5x32xbf16>) -> (tensor<2x5x32xbf16>, tensor<2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x32xbf16>, %arg1: tensor<2x5x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F7DBFEDBD153F5C3F753F7C3F7F3F803F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F27BF21BF9A3E423F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F913E72BF29BC213F613F763F7D3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F763F79BFA4BEF73E533F723F7B3F7F3F803F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F413F33BF19BFA43E443F6C3F7A3F7E3F7F3F803F803F803F803F803F803F803F"> : tensor<1x5x32xbf16>} : () -> tensor<1x5x32xbf16>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<"0x113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A113E7E3F503F023F973E2C3EC23D5A3DF63C8A3C1B3CAF3B453BDD3A793A0C3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A42BF473F743F273FC73E643E013E923D243DB83C4F3CE93B833B133BA63A3A3A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A75BFA63E803F473FF53E8E3E213EB63D4D3DE63C823C123CA43B383BCF3A693A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A8FBE6CBE723F603F113FA93E413EDA3D763D0A3D9B3C2F3CC53B5D3BF93A8C3A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A283F37BF4D3F733F253FC43E613EFE3D8F3D213DB53C4C3CE53B813B113BA33A"> : tensor<1x5x32xbf16>} : () -> tensor<1x5x32xbf16>
    %7 = "onnx.Mul"(%arg0, %0) : (tensor<2x5x32xbf16>, tensor<1x5x32xbf16>) -> tensor<2x5x32xbf16>
    %8 = "onnx.Mul"(%arg1, %0) : (tensor<2x5x32xbf16>, tensor<1x5x32xbf16>) -> tensor<2x5x32xbf16>
    %9 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16xbf16>
    %10 = "onnx.Slice"(%arg0, %2, %5, %3, %4) : (tensor<2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16xbf16>
    %11 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16xbf16>
    %12 = "onnx.Slice"(%arg1, %2, %5, %3, %4) : (tensor<2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x5x16xbf16>
    %13 = "onnx.Neg"(%10) : (tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %14 = "onnx.Neg"(%12) : (tensor<2x5x16xbf16>) -> tensor<2x5x16xbf16>
    %15 = "onnx.Concat"(%13, %9) {axis = -1 : si64} : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x32xbf16>
    %16 = "onnx.Concat"(%14, %11) {axis = -1 : si64} : (tensor<2x5x16xbf16>, tensor<2x5x16xbf16>) -> tensor<2x5x32xbf16>
    %17 = "onnx.Mul"(%15, %6) : (tensor<2x5x32xbf16>, tensor<1x5x32xbf16>) -> tensor<2x5x32xbf16>
    %18 = "onnx.Mul"(%16, %6) : (tensor<2x5x32xbf16>, tensor<1x5x32xbf16>) -> tensor<2x5x32xbf16>
    %19 = "onnx.Add"(%7, %17) : (tensor<2x5x32xbf16>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    %20 = "onnx.Add"(%8, %18) : (tensor<2x5x32xbf16>, tensor<2x5x32xbf16>) -> tensor<2x5x32xbf16>
    "func.return"(%19, %20) : (tensor<2x5x32xbf16>, tensor<2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
