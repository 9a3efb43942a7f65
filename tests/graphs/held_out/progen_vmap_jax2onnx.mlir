"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xbf16>):
    %0 = "onnx.Constant"() {value = dense<[0, 0, 0, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "onnx.Constant"() {value = dense<[2, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %2 = "onnx.Constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F0A3F0A3F593F593F733F733F7C3F7C3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803FD5BED5BEDD3EDD3E4E3F4E3F703F703F7B3F7B3F7E3F7E3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F7DBF7DBFEDBDEDBD153F153F5C3F5C3F753F753F7C3F7C3F7F3F7F3F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<1x1x4x32xbf16>} : () -> tensor<1x1x4x32xbf16>
    %4 = "onnx.Constant"() {value = dense<[2, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %5 = "onnx.Constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
    %6 = "onnx.Constant"() {value = dense<[2, 2, 4, 16, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<[0, 0, 0, 0, 1]> : tensor<5xi64>} : () -> tensor<5xi64>
    %10 = "onnx.Constant"() {value = dense<[2, 2, 4, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %11 = "onnx.Constant"() {value = dense<[0, 1, 2, 3, 4]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %29 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Constant"() {value = dense<[2, 2, 4, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %34 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000573F573F083F083F9F3E9F3E353E353ECC3DCC3D663D663D023D023D923C923C243C243CB83BB83B4F3B4F3BE93AE93A833A833A133A133AA639A6393A393A39693F693F673F673F173F173FB23EB23E4B3E4B3EE63DE63D813D813D123D123DA43CA43C383C383CCF3BCF3B693B693B033B033B933A933A263A263ABA39BA39113E113E7E3F7E3F503F503F023F023F973E973E2C3E2C3EC23DC23D5A3D5A3DF63CF63C8A3C8A3C1B3C1B3CAF3BAF3B453B453BDD3ADD3A793A793A0C3A0C3A"> : tensor<1x1x4x32xbf16>} : () -> tensor<1x1x4x32xbf16>
    %35 = "onnx.Slice"(%arg0, %0, %1, %2) : (tensor<2x2x4x32xbf16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2x2x4x0xbf16>
    %36 = "onnx.Mul"(%arg0, %3) : (tensor<2x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %37 = "onnx.Reshape"(%arg0, %4) : (tensor<2x2x4x32xbf16>, tensor<5xi64>) -> tensor<2x2x4x16x2xbf16>
    %38 = "onnx.Slice"(%37, %5, %6, %7) : (tensor<2x2x4x16x2xbf16>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %39 = "onnx.Squeeze"(%38, %8) : (tensor<2x2x4x16x1xbf16>, tensor<1xi64>) -> tensor<2x2x4x16xbf16>
    %40 = "onnx.Slice"(%37, %9, %10, %11) : (tensor<2x2x4x16x2xbf16>, tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %41 = "onnx.Squeeze"(%40, %12) : (tensor<2x2x4x16x1xbf16>, tensor<1xi64>) -> tensor<2x2x4x16xbf16>
    %42 = "onnx.Neg"(%41) : (tensor<2x2x4x16xbf16>) -> tensor<2x2x4x16xbf16>
    %43 = "onnx.Concat"(%13, %14, %15, %16, %17) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %44 = "onnx.Concat"(%18, %19, %20, %21, %22) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %45 = "onnx.Reshape"(%42, %44) : (tensor<2x2x4x16xbf16>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %46 = "onnx.Expand"(%45, %43) : (tensor<2x2x4x16x1xbf16>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %47 = "onnx.Concat"(%23, %24, %25, %26, %27) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %48 = "onnx.Concat"(%28, %29, %30, %31, %32) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %49 = "onnx.Reshape"(%39, %48) : (tensor<2x2x4x16xbf16>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %50 = "onnx.Expand"(%49, %47) : (tensor<2x2x4x16x1xbf16>, tensor<5xi64>) -> tensor<2x2x4x16x1xbf16>
    %51 = "onnx.Concat"(%46, %50) {axis = 4 : si64} : (tensor<2x2x4x16x1xbf16>, tensor<2x2x4x16x1xbf16>) -> tensor<2x2x4x16x2xbf16>
    %52 = "onnx.Reshape"(%51, %33) : (tensor<2x2x4x16x2xbf16>, tensor<4xi64>) -> tensor<2x2x4x32xbf16>
    %53 = "onnx.Mul"(%52, %34) : (tensor<2x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %54 = "onnx.Add"(%36, %53) : (tensor<2x2x4x32xbf16>, tensor<2x2x4x32xbf16>) -> tensor<2x2x4x32xbf16>
    %55 = "onnx.Concat"(%54, %35) {axis = 3 : si64} : (tensor<2x2x4x32xbf16>, tensor<2x2x4x0xbf16>) -> tensor<2x2x4x32xbf16>
    "func.return"(%55) : (tensor<2x2x4x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
