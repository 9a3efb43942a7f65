"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x64xf32>) -> tensor<2x5x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B390000004011F9BF3F9AF58F3F9BE8573F9BE8213F23D4F23E8718B63E778D883ECDCC4C3E0D94193EC255E63D15BAAC3DE386813D4F43423D39AD113DF27BDA3C0AD7A33CB0B9753C9C44383C772E0A3C383ECF3B0D699B3B2815693B8EC92E3B6F12033B8C94C43A166A933A25175D3A60CB253A15A8F8395377BA3972D48B3900004040CCFA0F4067F0D73F74EEA13FE8DC723F1A1F363F6692083F33D4CC3E9A99993E145E663E52C02C3E908B013E544AC23D7CB2913DD6835A3DF5DC233D8FC2F53C444BB83C75338A3CB3454F3CAA6E1B3C931DE93BDECFAE3B2A17833BA69B443B696F133B221FDD3A5CD1A53A0FB1783A107E3A3A7FD90B3AABBED1390000804011F93F409AF50F409BE8D73F9BE8A13F23D4723F8718363F778D083FCDCCCC3E0D94993EC255663E15BA2C3EE386013E4F43C23D39AD913DF27B5A3D0AD7233DB0B9F53C9C44B83C772E8A3C383E4F3C0D691B3C2815E93B8EC9AE3B6F12833B8C94443B166A133B2517DD3A60CBA53A15A8783A53773A3A72D40B3A"> : tensor<1x5x32xf32>} : () -> tensor<1x5x32xf32>
    %1 = "onnx.Sin"(%0) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %2 = "onnx.Cos"(%0) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %3 = "onnx.Shape"(%arg0) : (tensor<2x5x64xf32>) -> tensor<3xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Gather"(%3, %4) {axis = 0 : si64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Add"(%5, %7) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Div"(%8, %9) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Mul"(%10, %11) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %13 = "onnx.Slice"(%arg0, %6, %12, %4) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Mul"(%10, %14) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "onnx.Slice"(%arg0, %12, %15, %4) : (tensor<2x5x64xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?xf32>
    %17 = "onnx.Mul"(%13, %2) : (tensor<?x?x?xf32>, tensor<1x5x32xf32>) -> tensor<?x5x32xf32>
    %18 = "onnx.Mul"(%16, %1) : (tensor<?x?x?xf32>, tensor<1x5x32xf32>) -> tensor<?x5x32xf32>
    %19 = "onnx.Sub"(%17, %18) : (tensor<?x5x32xf32>, tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %20 = "onnx.Mul"(%16, %2) : (tensor<?x?x?xf32>, tensor<1x5x32xf32>) -> tensor<?x5x32xf32>
    %21 = "onnx.Mul"(%13, %1) : (tensor<?x?x?xf32>, tensor<1x5x32xf32>) -> tensor<?x5x32xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<?x5x32xf32>, tensor<?x5x32xf32>) -> tensor<?x5x32xf32>
    %23 = "onnx.Concat"(%19, %22) {axis = -1 : si64} : (tensor<?x5x32xf32>, tensor<?x5x32xf32>) -> tensor<2x5x64xf32>
    "func.return"(%23) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
