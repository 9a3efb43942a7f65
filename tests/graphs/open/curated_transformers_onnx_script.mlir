"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>) -> (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf32>, %arg1: tensor<1x1x5x48xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F41510A3F30EA643FEB147A3F98B87E3F6AB97F3FCAF07F3FB9FC7F3F4BFF7F3FD9FF7F3FF8FF7F3FFEFF7F3F0000803F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F3311D5BEF863193FBA99683FA5E57A3FD1E57E3F2CC37F3FE5F27F3F2DFD7F3F64FF7F3FDFFF7F3FF9FF7F3FFFFF7F3F26707DBF1EA2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F26707DBF1EA2353E575D4C3FEF90743FA8857D3F29777F3F83E27F3FA6F97F3FA2FE7F3FB5FF7F3FF0FF7F3FFDFF7F3F305527BF685D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F305527BF685D90BEFAAD263FA7CA6B3FB2997B3FCC0C7F3F94CB7F3FB4F47F3F91FD7F3F7AFF7F3FE3FF7F3FFAFF7F3F"> : tensor<1x1x5x24xf32>} : () -> tensor<1x1x5x24xf32>
    %1 = "onnx.Constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F1C35E53E51E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5C5AF339A8E86139A46A573F1C35E53E51E95A3E7775CC3D1C0D3E3D477AB03C57D6233C5618983B62310D3B6E12833A5C5AF339A8E86139B7C7683FFBF44C3FBDD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5B5A733AA8E8E139B7C7683FFBF44C3FBDD9D53EF96F4B3EB5D8BD3DCB6F303D3ED4A33CEB17183C4C318D3B6912033B5B5A733AA8E8E139C381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC283B63A7D6E293AC381103ECEF07B3FC72D1A3F6D4E973E16210E3EBD46843D1FB9F53CD422643CBDC9D33B939B443BC283B63A7D6E293ACFBD41BFE79C753FBD4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B545AF33AA6E8613ACFBD41BFE79C753FBD4D423FD861C73E72073D3EDF45B03DDBCB233D3D16983CF6300D3C5812833B545AF33AA6E8613A"> : tensor<1x1x5x24xf32>} : () -> tensor<1x1x5x24xf32>
    %2 = "onnx.Identity"(%1) : (tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %3 = "onnx.Identity"(%0) : (tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %4 = "onnx.Constant"() {value = dense<24> : tensor<2xi64>} : () -> tensor<2xi64>
    %5:2 = "onnx.Split"(%arg1, %4) {axis = -1 : si64} : (tensor<1x1x5x48xf32>, tensor<2xi64>) -> (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>)
    %6:2 = "onnx.Split"(%arg0, %4) {axis = -1 : si64} : (tensor<1x2x5x48xf32>, tensor<2xi64>) -> (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>)
    %7 = "onnx.Mul"(%0, %5#0) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %8 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %12 = "onnx.Slice"(%5#0, %9, %10, %8, %11) : (tensor<1x1x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x12xf32>
    %13 = "onnx.Neg"(%12) : (tensor<1x1x5x12xf32>) -> tensor<1x1x5x12xf32>
    %14 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %15 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %16 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %17 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %18 = "onnx.Slice"(%5#0, %15, %16, %14, %17) : (tensor<1x1x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x1x5x12xf32>
    %19 = "onnx.Concat"(%13, %18) {axis = -1 : si64} : (tensor<1x1x5x12xf32>, tensor<1x1x5x12xf32>) -> tensor<1x1x5x24xf32>
    %20 = "onnx.Mul"(%1, %19) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %21 = "onnx.Add"(%7, %20) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %22 = "onnx.Mul"(%3, %6#0) : (tensor<1x1x5x24xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %23 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %24 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %25 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %26 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %27 = "onnx.Slice"(%6#0, %24, %25, %23, %26) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x12xf32>
    %28 = "onnx.Neg"(%27) : (tensor<1x2x5x12xf32>) -> tensor<1x2x5x12xf32>
    %29 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %30 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %31 = "onnx.Constant"() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
    %32 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %33 = "onnx.Slice"(%6#0, %30, %31, %29, %32) : (tensor<1x2x5x24xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x12xf32>
    %34 = "onnx.Concat"(%28, %33) {axis = -1 : si64} : (tensor<1x2x5x12xf32>, tensor<1x2x5x12xf32>) -> tensor<1x2x5x24xf32>
    %35 = "onnx.Mul"(%2, %34) : (tensor<1x1x5x24xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %36 = "onnx.Add"(%22, %35) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %37 = "onnx.Concat"(%36, %6#1) {axis = -1 : si64} : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x48xf32>
    %38 = "onnx.Concat"(%21, %5#1) {axis = -1 : si64} : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x48xf32>
    "func.return"(%37, %38) : (tensor<1x2x5x48xf32>, tensor<1x1x5x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
