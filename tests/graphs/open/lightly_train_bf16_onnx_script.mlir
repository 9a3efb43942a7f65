"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>):
    %0 = "onnx.Cast"(%arg0) {to = 16 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %1 = "onnx.Cast"(%arg1) {to = 16 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %2 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Slice"(%0, %3, %4, %2, %5) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xbf16>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Slice"(%0, %8, %9, %7, %10) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xbf16>
    %12 = "onnx.Constant"() {value = dense<"0x803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F"> : tensor<4x32xbf16>} : () -> tensor<4x32xbf16>
    %13 = "onnx.Mul"(%11, %12) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %14 = "onnx.Shape"(%11) : (tensor<1x2x4x32xbf16>) -> tensor<4xi64>
    %15 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Gather"(%14, %15) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %19 = "onnx.Add"(%16, %18) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Div"(%19, %20) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Mul"(%21, %22) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %24 = "onnx.Slice"(%11, %17, %23, %15) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %25 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Mul"(%21, %25) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %27 = "onnx.Slice"(%11, %23, %26, %15) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %28 = "onnx.Neg"(%27) : (tensor<?x?x?x?xbf16>) -> tensor<?x?x?x?xbf16>
    %29 = "onnx.Concat"(%28, %24) {axis = -1 : si64} : (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>) -> tensor<?x?x?x?xbf16>
    %30 = "onnx.Constant"() {value = dense<"0xFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203E"> : tensor<4x32xbf16>} : () -> tensor<4x32xbf16>
    %31 = "onnx.Mul"(%29, %30) : (tensor<?x?x?x?xbf16>, tensor<4x32xbf16>) -> tensor<?x?x4x32xbf16>
    %32 = "onnx.Add"(%13, %31) : (tensor<1x2x4x32xbf16>, tensor<?x?x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %33 = "onnx.Concat"(%6, %32) {axis = -2 : si64} : (tensor<1x2x1x32xbf16>, tensor<?x2x4x32xbf16>) -> tensor<1x2x5x32xbf16>
    %34 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %35 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %37 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %38 = "onnx.Slice"(%1, %35, %36, %34, %37) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xbf16>
    %39 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %40 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %42 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %43 = "onnx.Slice"(%1, %40, %41, %39, %42) : (tensor<1x2x5x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x4x32xbf16>
    %44 = "onnx.Constant"() {value = dense<"0x803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F803F5BBF17BF8B3E393F673F773F7D3F"> : tensor<4x32xbf16>} : () -> tensor<4x32xbf16>
    %45 = "onnx.Mul"(%43, %44) : (tensor<1x2x4x32xbf16>, tensor<4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %46 = "onnx.Shape"(%43) : (tensor<1x2x4x32xbf16>) -> tensor<4xi64>
    %47 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %48 = "onnx.Gather"(%46, %47) {axis = 0 : si64} : (tensor<4xi64>, tensor<1xi64>) -> tensor<1xi64>
    %49 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %50 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %51 = "onnx.Add"(%48, %50) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %52 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %53 = "onnx.Div"(%51, %52) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %54 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %55 = "onnx.Mul"(%53, %54) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %56 = "onnx.Slice"(%43, %49, %55, %47) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %57 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Mul"(%53, %57) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %59 = "onnx.Slice"(%43, %55, %58, %47) : (tensor<1x2x4x32xbf16>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?x?x?xbf16>
    %60 = "onnx.Neg"(%59) : (tensor<?x?x?x?xbf16>) -> tensor<?x?x?x?xbf16>
    %61 = "onnx.Concat"(%60, %56) {axis = -1 : si64} : (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>) -> tensor<?x?x?x?xbf16>
    %62 = "onnx.Constant"() {value = dense<"0xFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFE3A053F4FBF76BF31BFDEBE85BE20BEFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203EFEBA05BF4F3F763F313FDE3E853E203E"> : tensor<4x32xbf16>} : () -> tensor<4x32xbf16>
    %63 = "onnx.Mul"(%61, %62) : (tensor<?x?x?x?xbf16>, tensor<4x32xbf16>) -> tensor<?x?x4x32xbf16>
    %64 = "onnx.Add"(%45, %63) : (tensor<1x2x4x32xbf16>, tensor<?x?x4x32xbf16>) -> tensor<?x2x4x32xbf16>
    %65 = "onnx.Concat"(%38, %64) {axis = -2 : si64} : (tensor<1x2x1x32xbf16>, tensor<?x2x4x32xbf16>) -> tensor<1x2x5x32xbf16>
    %66 = "onnx.Cast"(%33) {to = 16 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %67 = "onnx.Cast"(%65) {to = 16 : si64} : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    "func.return"(%66, %67) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
