"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "onnx.Constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC255E63DE386813D39AD113D0AD7A33C9C44383C383ECF3B2815693B6F12033B166A933A60CB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E544AC23DD6835A3D8FC2F53C75338A3CAA6E1B3CDECFAE3BA69B443B211FDD3A10B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC255663EE386013E39AD913D0AD7233D9C44B83C383E4F3C2815E93B6F12833B166A133B60CBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F99F58F3E9CE8213E8718B63DCCCC4C3DC355E63CE386813C39AD113C0BD7A33B9C44383B383ECF3A2815693A0000C04067F05740E8DCF23F6592883F9A99193F52C0AC3E544A423ED683DA3D8FC2753D75330A3DAA6E9B3CDECF2E3CA69BC43B211F5D3B10B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3333333F0A8BC93E0DAC623E24EFFE3D295C8F3D083C213D7156B53C83F24B3C4260E53BD3FC803BF411113B6928A33A000000419AF58F409BE821408718B63FCDCC4C3FC255E63EE386813E39AD113E0AD7A33D9C44383D383ECF3C2815693C6F12033C166A933B60CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6766663F3D90013FBFB7913EE0E2233EEB51B83D304D4F3DFF25E93CE61B833CBD74133C59D7A53BCC843A3B3DC6D13A0000204100F3B340C2624A40A99EE33F0000803F99F50F3F9CE8A13E8718363ECCCCCC3DC355663DE386013D39AD913C0BD7233C9C44B83B383E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCDCC8C3FF55A1E3F7819B23E2E4E483EAE47E13D565E7D3DC67A0E3D8C3EA03C5939343CDEB1CA3BA4F7633B0932003B"> : tensor<12x16xf32>} : () -> tensor<12x16xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 4, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 4, 1, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Unsqueeze"(%arg2, %8) : (tensor<1x4xi64>, tensor<1xi64>) -> tensor<1x4x1xi64>
    %10 = "onnx.GatherND"(%0, %9) {batch_dims = 0 : si64} : (tensor<12x16xf32>, tensor<1x4x1xi64>) -> tensor<1x4x16xf32>
    %11 = "onnx.Cos"(%10) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %12 = "onnx.Unsqueeze"(%11, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %13 = "onnx.Sin"(%10) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %14 = "onnx.Unsqueeze"(%13, %4) : (tensor<1x4x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %15 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %16 = "onnx.Slice"(%arg0, %5, %2, %3, %4) : (tensor<1x4x2x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x2x16xf32>
    %17 = "onnx.Mul"(%15, %12) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %18 = "onnx.Mul"(%16, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %19 = "onnx.Sub"(%17, %18) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %20 = "onnx.Mul"(%15, %14) : (tensor<1x4x2x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %21 = "onnx.Mul"(%12, %16) : (tensor<1x4x1x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %22 = "onnx.Add"(%20, %21) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %23 = "onnx.Unsqueeze"(%19, %8) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %24 = "onnx.Unsqueeze"(%22, %8) : (tensor<1x4x2x16xf32>, tensor<1xi64>) -> tensor<1x4x2x16x1xf32>
    %25 = "onnx.Concat"(%23, %24) {axis = -1 : si64} : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %26 = "onnx.Reshape"(%25, %6) {allowzero = 1 : si64} : (tensor<1x4x2x16x2xf32>, tensor<4xi64>) -> tensor<1x4x2x32xf32>
    %27 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %28 = "onnx.Slice"(%arg1, %5, %2, %3, %4) : (tensor<1x4x1x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x1x16xf32>
    %29 = "onnx.Mul"(%27, %12) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %30 = "onnx.Mul"(%28, %14) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %31 = "onnx.Sub"(%29, %30) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %32 = "onnx.Mul"(%27, %14) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %33 = "onnx.Mul"(%12, %28) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %34 = "onnx.Add"(%32, %33) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %35 = "onnx.Unsqueeze"(%31, %8) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %36 = "onnx.Unsqueeze"(%34, %8) : (tensor<1x4x1x16xf32>, tensor<1xi64>) -> tensor<1x4x1x16x1xf32>
    %37 = "onnx.Concat"(%35, %36) {axis = -1 : si64} : (tensor<1x4x1x16x1xf32>, tensor<1x4x1x16x1xf32>) -> tensor<1x4x1x16x2xf32>
    %38 = "onnx.Reshape"(%37, %7) {allowzero = 1 : si64} : (tensor<1x4x1x16x2xf32>, tensor<4xi64>) -> tensor<1x4x1x32xf32>
    "func.return"(%26, %38) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
