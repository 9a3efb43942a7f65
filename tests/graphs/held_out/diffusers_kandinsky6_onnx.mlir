"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<4xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECCCCCC3DC155663DE286013D39AD913C0AD7233C9A44B83B333E4F3B2815E93A6E12833A146A133A61CBA53953773A39000000409AF58F3F9BE8213F8718B63ECCCC4C3EC155E63DE286813D39AD113D0AD7A33C9A44383C333ECF3B2815693B6E12033B146A933A61CB253A5377BA390000404067F0D73FE8DC723F6592083F9999993E51C02C3E534AC23DD6835A3D8FC2F53C74338A3CA66E1B3CDECFAE3BA59B443B1E1FDD3A12B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCCCCCC3EC155663EE286013E39AD913D0AD7233D9A44B83C333E4F3C2815E93B6E12833B146A133B61CBA53A53773A3A0000A04000F33340C262CA3FA99E633FFFFFFF3E99F58F3E9AE8213E8718B63DCCCC4C3DC055E63CE086813C39AD113C0AD7A33B9944383B393ECF3A2815693A0000C04067F05740E8DCF23F6592883F9999193F51C0AC3E534A423ED683DA3D8FC2753D74330A3DA66E9B3CDECF2E3CA59BC43B1E1F5D3B12B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3233333F098BC93E0CAC623E24EFFE3D295C8F3D073C213D6D56B53C83F24B3C4060E53BD2FC803BF511113B6928A33A000000419AF58F409BE821408718B63FCCCC4C3FC155E63EE286813E39AD113E0AD7A33D9A44383D333ECF3C2815693C6E12033C146A933B61CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6666663F3D90013FBEB7913EE0E2233EEB51B83D2D4D4F3DF925E93CE61B833CBC74133C56D7A53BCD843A3B3DC6D13A0000204100F3B340C2624A40A99EE33FFFFF7F3F99F50F3F9AE8A13E8718363ECCCCCC3DC055663DE086013D39AD913C0AD7233C9944B83B393E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCCCC8C3FF55A1E3F7719B23E2E4E483EAE47E13D545E7D3DC37A0E3D8C3EA03C5739343CDCB1CA3BA5F7633B0932003B"> : tensor<12x16xf32>} : () -> tensor<12x16xf32>
    %1 = "onnx.Constant"() {value = dense<[4, 16, 2, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[1, 4, 2, -1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %3 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %4 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<-4> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Unsqueeze"(%arg2, %4) : (tensor<4xi64>, tensor<1xi64>) -> tensor<4x1xi64>
    %7 = "onnx.GatherND"(%0, %6) {batch_dims = 0 : si64} : (tensor<12x16xf32>, tensor<4x1xi64>) -> tensor<4x16xf32>
    %8 = "onnx.Cos"(%7) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %9 = "onnx.Sin"(%7) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %10 = "onnx.Neg"(%9) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %11 = "onnx.Unsqueeze"(%8, %4) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %12 = "onnx.Unsqueeze"(%10, %4) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %13 = "onnx.Unsqueeze"(%9, %4) : (tensor<4x16xf32>, tensor<1xi64>) -> tensor<4x16x1xf32>
    %14 = "onnx.Concat"(%11, %12, %13, %11) {axis = -1 : si64} : (tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x4xf32>
    %15 = "onnx.Reshape"(%14, %1) {allowzero = 1 : si64} : (tensor<4x16x4xf32>, tensor<4xi64>) -> tensor<4x16x2x2xf32>
    %16 = "onnx.Unsqueeze"(%15, %5) : (tensor<4x16x2x2xf32>, tensor<1xi64>) -> tensor<4x1x16x2x2xf32>
    %17 = "onnx.Reshape"(%arg0, %2) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<6xi64>) -> tensor<1x4x2x16x1x2xf32>
    %18 = "onnx.Mul"(%16, %17) : (tensor<4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %19 = "onnx.ReduceSum"(%18, %4) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x2x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x2x16x2xf32>
    %20 = "onnx.Reshape"(%19, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %21 = "onnx.Reshape"(%arg1, %2) {allowzero = 1 : si64} : (tensor<1x4x2x32xf32>, tensor<6xi64>) -> tensor<1x4x2x16x1x2xf32>
    %22 = "onnx.Mul"(%16, %21) : (tensor<4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>) -> tensor<1x4x2x16x2x2xf32>
    %23 = "onnx.ReduceSum"(%22, %4) {keepdims = 0 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x4x2x16x2x2xf32>, tensor<1xi64>) -> tensor<1x4x2x16x2xf32>
    %24 = "onnx.Reshape"(%23, %3) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    "func.return"(%20, %24) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
