"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F168A0A3F168A0A3F54F2953E54F2953E044B223E044B223EF6A7AF3DF6A7AF3D951E3E3D951E3E3D0FC6CD3C0FC6CD3C86B75E3C86B75E3C2B0EF13B2B0EF13BA973823BA973823B6E310D3B6E310D3B97D1983A97D1983AD466253AD466253A4C05B3394C05B339D7C24139D7C2413917B7D13817B7D1380000004000000040168A8A3F168A8A3F54F2153F54F2153F044BA23E044BA23EF6A72F3EF6A72F3E951EBE3D951EBE3D0FC64D3D0FC64D3D86B7DE3C86B7DE3C2B0E713C2B0E713CA973023CA973023C6E318D3B6E318D3B97D1183B97D1183BD466A53AD466A53A4C05333A4C05333AD7C2C139D7C2C13917B7513917B75139000040400000404021CFCF3F21CFCF3F7EEB603F7EEB603F8670F33E8670F33EF8BD833EF8BD833EF0960E3EF0960E3E8B549A3D8B549A3DA409273DA409273DA0CAB43CA0CAB43C7EAD433C7EAD433C25CAD33B25CAD33B623A653B623A653B3E1AF83A3E1AF83AF943863AF943863A2152113A2152113A51499D3951499D390000804000008040168A0A40168A0A4054F2953F54F2953F044B223F044B223FF6A7AF3EF6A7AF3E951E3E3E951E3E3E0FC6CD3D0FC6CD3D86B75E3D86B75E3D2B0EF13C2B0EF13CA973823CA973823C6E310D3C6E310D3C97D1983B97D1983BD466253BD466253B4C05B33A4C05B33AD7C2413AD7C2413A17B7D13917B7D139"> : tensor<5x32xf32>} : () -> tensor<5x32xf32>
    %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %2 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 2, 5, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Sin"(%0) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %9 = "onnx.Cos"(%0) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %10 = "onnx.Slice"(%arg0, %1, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %11 = "onnx.Slice"(%arg0, %5, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %12 = "onnx.Slice"(%arg1, %1, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %13 = "onnx.Slice"(%arg1, %5, %2, %3, %4) : (tensor<1x2x5x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x5x16xf32>
    %14 = "onnx.Mul"(%arg0, %9) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %15 = "onnx.Mul"(%arg1, %9) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %16 = "onnx.Neg"(%11) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %17 = "onnx.Unsqueeze"(%10, %6) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %18 = "onnx.Neg"(%13) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %19 = "onnx.Unsqueeze"(%12, %6) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %20 = "onnx.Unsqueeze"(%16, %6) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %21 = "onnx.Unsqueeze"(%18, %6) : (tensor<1x2x5x16xf32>, tensor<1xi64>) -> tensor<1x2x5x16x1xf32>
    %22 = "onnx.Concat"(%20, %17) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %23 = "onnx.Concat"(%21, %19) {axis = -1 : si64} : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %24 = "onnx.Reshape"(%22, %7) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %25 = "onnx.Reshape"(%23, %7) {allowzero = 0 : si64} : (tensor<1x2x5x16x2xf32>, tensor<4xi64>) -> tensor<1x2x5x32xf32>
    %26 = "onnx.Mul"(%24, %8) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "onnx.Mul"(%25, %8) : (tensor<1x2x5x32xf32>, tensor<5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "onnx.Add"(%14, %26) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "onnx.Add"(%15, %27) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%28, %29) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
