"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xf32>):
    %0 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Slice"(%arg0, %1, %2, %0, %3) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x0xf32>
    %5 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Slice"(%arg0, %6, %7, %5, %8) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x24xf32>
    %10 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<24> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %13 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %14 = "onnx.Slice"(%arg0, %11, %12, %10, %13) : (tensor<1x2x6x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x8xf32>
    %15 = "onnx.Constant"() {value = dense<"0xFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E010000BF010000BFC01B4FBFC01B4FBF154C2B3F154C2B3F1C4C2B3F1C4C2B3FBA1B4FBFBA1B4FBF110000BF110000BFFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E010000BF010000BFC01B4FBFC01B4FBF154C2B3F154C2B3F1C4C2B3F1C4C2B3FBA1B4FBFBA1B4FBF110000BF110000BFFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E010000BF010000BFC01B4FBFC01B4FBF154C2B3F154C2B3F1C4C2B3F1C4C2B3FBA1B4FBFBA1B4FBF110000BF110000BFFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FFCFFFF3EFCFFFF3E7B379EBE7B379EBE1BDE69BF1BDE69BF1ADE69BF1ADE69BF6E379EBE6E379EBEFDFFFF3EFDFFFF3E010000BF010000BFC01B4FBFC01B4FBF154C2B3F154C2B3F1C4C2B3F1C4C2B3FBA1B4FBFBA1B4FBF110000BF110000BF"> : tensor<1x6x24xf32>} : () -> tensor<1x6x24xf32>
    %16 = "onnx.Mul"(%9, %15) : (tensor<1x2x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x2x6x24xf32>
    %17 = "onnx.Constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "onnx.Mul"(%16, %17) : (tensor<1x2x6x24xf32>, tensor<f32>) -> tensor<1x2x6x24xf32>
    %19 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %22 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.Slice"(%9, %20, %21, %19, %22) : (tensor<1x2x6x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x12xf32>
    %24 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %28 = "onnx.Slice"(%9, %25, %26, %24, %27) : (tensor<1x2x6x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x12xf32>
    %29 = "onnx.Neg"(%28) : (tensor<1x2x6x12xf32>) -> tensor<1x2x6x12xf32>
    %30 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Unsqueeze"(%29, %30) : (tensor<1x2x6x12xf32>, tensor<1xi64>) -> tensor<1x2x6x12x1xf32>
    %32 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Unsqueeze"(%23, %32) : (tensor<1x2x6x12xf32>, tensor<1xi64>) -> tensor<1x2x6x12x1xf32>
    %34 = "onnx.Concat"(%31, %33) {axis = -1 : si64} : (tensor<1x2x6x12x1xf32>, tensor<1x2x6x12x1xf32>) -> tensor<1x2x6x12x2xf32>
    %35 = "onnx.Constant"() {value = dense<[1, 2, 6, 24]> : tensor<4xi64>} : () -> tensor<4xi64>
    %36 = "onnx.Reshape"(%34, %35) {allowzero = 0 : si64} : (tensor<1x2x6x12x2xf32>, tensor<4xi64>) -> tensor<1x2x6x24xf32>
    %37 = "onnx.Constant"() {value = dense<"0xD8B35DBFD8B35DBF707873BF707873BFD53FD0BED53FD0BEDB3FD03EDB3FD03E7378733F7378733FD8B35D3FD8B35D3FD7B35DBFD7B35DBF1379163F1379163FCC3E3E3FCC3E3E3FC53E3EBFC53E3EBF1B7916BF1B7916BFCEB35D3FCEB35D3FD8B35DBFD8B35DBF707873BF707873BFD53FD0BED53FD0BEDB3FD03EDB3FD03E7378733F7378733FD8B35D3FD8B35D3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D8B35DBFD8B35DBF707873BF707873BFD53FD0BED53FD0BEDB3FD03EDB3FD03E7378733F7378733FD8B35D3FD8B35D3FD7B35D3FD7B35D3F137916BF137916BFCC3E3EBFCC3E3EBFC53E3E3FC53E3E3F1B79163F1B79163FCEB35DBFCEB35DBFD8B35D3FD8B35D3F7078733F7078733FD53FD03ED53FD03EDB3FD0BEDB3FD0BE737873BF737873BFD8B35DBFD8B35DBFD7B35DBFD7B35DBF1379163F1379163FCC3E3E3FCC3E3E3FC53E3EBFC53E3EBF1B7916BF1B7916BFCEB35D3FCEB35D3FD8B35D3FD8B35D3F7078733F7078733FD53FD03ED53FD03EDB3FD0BEDB3FD0BE737873BF737873BFD8B35DBFD8B35DBF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D8B35D3FD8B35D3F7078733F7078733FD53FD03ED53FD03EDB3FD0BEDB3FD0BE737873BF737873BFD8B35DBFD8B35DBFD7B35D3FD7B35D3F137916BF137916BFCC3E3EBFCC3E3EBFC53E3E3FC53E3E3F1B79163F1B79163FCEB35DBFCEB35DBF"> : tensor<1x6x24xf32>} : () -> tensor<1x6x24xf32>
    %38 = "onnx.Mul"(%36, %37) : (tensor<1x2x6x24xf32>, tensor<1x6x24xf32>) -> tensor<1x2x6x24xf32>
    %39 = "onnx.Constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %40 = "onnx.Mul"(%38, %39) : (tensor<1x2x6x24xf32>, tensor<f32>) -> tensor<1x2x6x24xf32>
    %41 = "onnx.Add"(%18, %40) : (tensor<1x2x6x24xf32>, tensor<1x2x6x24xf32>) -> tensor<1x2x6x24xf32>
    %42 = "onnx.Concat"(%4, %41, %14) {axis = -1 : si64} : (tensor<1x2x6x0xf32>, tensor<1x2x6x24xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x6x32xf32>
    "func.return"(%42) : (tensor<1x2x6x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
