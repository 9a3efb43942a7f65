"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xbf16>, %arg1: tensor<1x4x1x64xbf16>):
    %0 = "onnx.Constant"() {value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F4C3F6A3F763F7C3F7E3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F4C3F6A3F763F7C3F7E3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803FD5BE8A3E2A3F5B3F703F793F7D3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803FD5BE8A3E2A3F5B3F703F793F7D3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F7DBFBDBE9A3E2E3F5C3F713F7A3F7D3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F7DBFBDBE9A3E2E3F5C3F713F7A3F7D3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<1x4x1x64xbf16>} : () -> tensor<1x4x1x64xbf16>
    %1 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F1B3FD23E8A3E353EEC3D993D473D023DA83C5A3C0E3CB83B6F3B1B3BCA3A833A2A3ADD3990393A39F2389D384C380538AC3760371137BD3675361F36CF35573F1B3FD23E8A3E353EEC3D993D473D023DA83C5A3C0E3CB83B6F3B1B3BCA3A833A2A3ADD3990393A39F2389D384C380538AC3760371137BD3675361F36CF35693F773F3F3F053FB23E6A3E193EC73D813D283DDA3C8E3C383CEF3B9B3B4A3B033BAA3A5D3A103ABA3972391D39CC3885382C38E03791373D37F5369F364F36693F773F3F3F053FB23E6A3E193EC73D813D283DDA3C8E3C383CEF3B9B3B4A3B033BAA3A5D3A103ABA3972391D39CC3885382C38E03791373D37F5369F364F36113E6E3F743F3B3F023FAE3E643E153EC23D7C3D243DD53C8A3C333CE93B973B453BFF3AA63A573A0C3AB6396C391939C73881382838DA378E373837EF369B36113E6E3F743F3B3F023FAE3E643E153EC23D7C3D243DD53C8A3C333CE93B973B453BFF3AA63A573A0C3AB6396C391939C73881382838DA378E373837EF369B36"> : tensor<1x4x1x64xbf16>} : () -> tensor<1x4x1x64xbf16>
    %2 = "onnx.Mul"(%arg0, %0) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> tensor<1x4x2x64xbf16>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Slice"(%arg0, %4, %5, %3, %6) : (tensor<1x4x2x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%arg0, %9, %10, %8, %11) : (tensor<1x4x2x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x32xbf16>
    %13 = "onnx.Neg"(%12) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %14 = "onnx.Concat"(%13, %7) {axis = -1 : si64} : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x64xbf16>
    %15 = "onnx.Mul"(%14, %1) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> tensor<1x4x2x64xbf16>
    %16 = "onnx.Add"(%2, %15) : (tensor<1x4x2x64xbf16>, tensor<1x4x2x64xbf16>) -> tensor<1x4x2x64xbf16>
    %17 = "onnx.Mul"(%arg1, %0) : (tensor<1x4x1x64xbf16>, tensor<1x4x1x64xbf16>) -> tensor<1x4x1x64xbf16>
    %18 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Slice"(%arg1, %19, %20, %18, %21) : (tensor<1x4x1x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xbf16>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<32> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%arg1, %24, %25, %23, %26) : (tensor<1x4x1x64xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x32xbf16>
    %28 = "onnx.Neg"(%27) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xbf16>
    %29 = "onnx.Concat"(%28, %22) {axis = -1 : si64} : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x64xbf16>
    %30 = "onnx.Mul"(%29, %1) : (tensor<1x4x1x64xbf16>, tensor<1x4x1x64xbf16>) -> tensor<1x4x1x64xbf16>
    %31 = "onnx.Add"(%17, %30) : (tensor<1x4x1x64xbf16>, tensor<1x4x1x64xbf16>) -> tensor<1x4x1x64xbf16>
    "func.return"(%16, %31) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
