"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x7x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x16xf32>, tensor<16x64xf32>, tensor<16xf32>) -> tensor<1x7x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x7x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<192x16xf32>, %arg5: tensor<16x64xf32>, %arg6: tensor<16xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573FCE7A2E3FCE7A2E3FBA7D083FBA7D083FF190D13EF190D13E3E399F3E3E399F3E268F703E268F703E3A23353E3A23353EF325083EF325083E7775CC3D7775CC3D366F993D366F993DAF36663DAF36663DFAAC2C3DFAAC2C3D5C81013D5C81013DA63EC23CA63EC23C42AB913C42AB913C4A7A5A3C4A7A5A3C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573F268F703E268F703EAF36663DAF36663D4A7A5A3C4A7A5A3C213E4F3B213E4F3B8B94443A8B94443A53773A3953773A3952DF303852DF3038A56A573FA56A573F268F703E268F703EAF36663DAF36663D4A7A5A3C4A7A5A3C213E4F3B213E4F3B8B94443A8B94443A53773A3953773A3952DF303852DF303800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A56A573FA56A573F268F703E268F703EAF36663DAF36663D4A7A5A3C4A7A5A3C213E4F3B213E4F3B8B94443A8B94443A53773A3953773A3952DF303852DF3038A56A573FA56A573F268F703E268F703EAF36663DAF36663D4A7A5A3C4A7A5A3C213E4F3B213E4F3B8B94443A8B94443A53773A3953773A3952DF303852DF3038"> : tensor<1x1x6x32xf32>} : () -> tensor<1x1x6x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FB0543B3FB0543B3F0E94583F0E94583FC692693FC692693F6A4E733F6A4E733FF0D5783FF0D5783F83F67B3F83F67B3F28BA7D3F28BA7D3F98B87E3F98B87E3FD2477F3FD2477F3F68987F3F68987F3FBDC57F3FBDC57F3F3CDF7F3F3CDF7F3F93ED7F3F93ED7F3FA3F57F3FA3F57F3F2CFA7F3F2CFA7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FF0D5783FF0D5783F68987F3F68987F3F2CFA7F3F2CFA7F3FACFF7F3FACFF7F3FFBFF7F3FFBFF7F3F0000803F0000803F0000803F0000803F40510A3F40510A3FF0D5783FF0D5783F68987F3F68987F3F2CFA7F3F2CFA7F3FACFF7F3FACFF7F3FFBFF7F3FFBFF7F3F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F40510A3FF0D5783FF0D5783F68987F3F68987F3F2CFA7F3F2CFA7F3FACFF7F3FACFF7F3FFBFF7F3FFBFF7F3F0000803F0000803F0000803F0000803F40510A3F40510A3FF0D5783FF0D5783F68987F3F68987F3F2CFA7F3F2CFA7F3FACFF7F3FACFF7F3FFBFF7F3FFBFF7F3F0000803F0000803F0000803F0000803F"> : tensor<1x1x6x32xf32>} : () -> tensor<1x1x6x32xf32>
    %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %3 = "onnx.Constant"() {value = dense<9.99999996E-13> : tensor<f32>} : () -> tensor<f32>
    %4 = "onnx.Constant"() {value = dense<[1, 7, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %5 = "onnx.Constant"() {value = dense<[1, 7, 2, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 2, 7, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %9 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 6, 16, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %12 = "onnx.Constant"() {value = dense<[1, 2, 6, 32]> : tensor<4xi64>} : () -> tensor<4xi64>
    %13 = "onnx.Constant"() {value = dense<[1, 7, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "onnx.Constant"() {value = dense<5.65685415> : tensor<f32>} : () -> tensor<f32>
    %16 = "onnx.Constant"() {value = dense<0.176776692> : tensor<f32>} : () -> tensor<f32>
    %17 = "onnx.ReduceL2"(%arg0, %2) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x7x16xf32>, tensor<1xi64>) -> tensor<1x7x1xf32>
    %18 = "onnx.Clip"(%17, %3) : (tensor<1x7x1xf32>, tensor<f32>) -> tensor<1x7x1xf32>
    %19 = "onnx.Expand"(%18, %4) : (tensor<1x7x1xf32>, tensor<3xi64>) -> tensor<1x7x16xf32>
    %20 = "onnx.Div"(%arg0, %19) : (tensor<1x7x16xf32>, tensor<1x7x16xf32>) -> tensor<1x7x16xf32>
    %21 = "onnx.Mul"(%20, %14) : (tensor<1x7x16xf32>, tensor<f32>) -> tensor<1x7x16xf32>
    %22 = "onnx.Mul"(%21, %arg1) : (tensor<1x7x16xf32>, tensor<16xf32>) -> tensor<1x7x16xf32>
    %23 = "onnx.Transpose"(%arg4) {perm = [1 : si64, 0 : si64]} : (tensor<192x16xf32>) -> tensor<16x192xf32>
    %24 = "onnx.MatMul"(%22, %23) : (tensor<1x7x16xf32>, tensor<16x192xf32>) -> tensor<1x7x192xf32>
    %25:3 = "onnx.Split"(%24) {axis = 2 : si64, num_outputs = 3 : si64} : (tensor<1x7x192xf32>) -> (tensor<1x7x64xf32>, tensor<1x7x64xf32>, tensor<1x7x64xf32>)
    %26 = "onnx.Reshape"(%25#0, %5) {allowzero = 1 : si64} : (tensor<1x7x64xf32>, tensor<4xi64>) -> tensor<1x7x2x32xf32>
    %27 = "onnx.Transpose"(%26) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %28 = "onnx.Reshape"(%25#1, %5) {allowzero = 1 : si64} : (tensor<1x7x64xf32>, tensor<4xi64>) -> tensor<1x7x2x32xf32>
    %29 = "onnx.Transpose"(%28) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %30 = "onnx.Reshape"(%25#2, %5) {allowzero = 1 : si64} : (tensor<1x7x64xf32>, tensor<4xi64>) -> tensor<1x7x2x32xf32>
    %31 = "onnx.Transpose"(%30) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x7x2x32xf32>) -> tensor<1x2x7x32xf32>
    %32 = "onnx.ReduceL2"(%27, %2) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x7x32xf32>, tensor<1xi64>) -> tensor<1x2x7x1xf32>
    %33 = "onnx.Clip"(%32, %3) : (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x1xf32>
    %34 = "onnx.Expand"(%33, %6) : (tensor<1x2x7x1xf32>, tensor<4xi64>) -> tensor<1x2x7x32xf32>
    %35 = "onnx.Div"(%27, %34) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %36 = "onnx.Mul"(%35, %15) : (tensor<1x2x7x32xf32>, tensor<f32>) -> tensor<1x2x7x32xf32>
    %37 = "onnx.Mul"(%36, %arg2) : (tensor<1x2x7x32xf32>, tensor<32xf32>) -> tensor<1x2x7x32xf32>
    %38 = "onnx.ReduceL2"(%29, %2) {keepdims = 1 : si64, noop_with_empty_axes = 0 : si64} : (tensor<1x2x7x32xf32>, tensor<1xi64>) -> tensor<1x2x7x1xf32>
    %39 = "onnx.Clip"(%38, %3) : (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x1xf32>
    %40 = "onnx.Expand"(%39, %6) : (tensor<1x2x7x1xf32>, tensor<4xi64>) -> tensor<1x2x7x32xf32>
    %41 = "onnx.Div"(%29, %40) : (tensor<1x2x7x32xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %42 = "onnx.Mul"(%41, %15) : (tensor<1x2x7x32xf32>, tensor<f32>) -> tensor<1x2x7x32xf32>
    %43 = "onnx.Mul"(%42, %arg3) : (tensor<1x2x7x32xf32>, tensor<32xf32>) -> tensor<1x2x7x32xf32>
    %44 = "onnx.Slice"(%37, %7, %8, %9, %8) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xf32>
    %45 = "onnx.Slice"(%37, %8, %10, %9, %8) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x32xf32>
    %46 = "onnx.Slice"(%43, %7, %8, %9, %8) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x1x32xf32>
    %47 = "onnx.Slice"(%43, %8, %10, %9, %8) : (tensor<1x2x7x32xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x32xf32>
    %48 = "onnx.Mul"(%45, %1) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %49 = "onnx.Reshape"(%45, %11) {allowzero = 1 : si64} : (tensor<1x2x6x32xf32>, tensor<5xi64>) -> tensor<1x2x6x16x2xf32>
    %50 = "onnx.Slice"(%49, %7, %8, %2) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %51 = "onnx.Squeeze"(%50, %2) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %52 = "onnx.Slice"(%49, %8, %9, %2) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %53 = "onnx.Squeeze"(%52, %2) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %54 = "onnx.Neg"(%53) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %55 = "onnx.Unsqueeze"(%54, %2) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %56 = "onnx.Unsqueeze"(%51, %2) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %57 = "onnx.Concat"(%55, %56) {axis = -1 : si64} : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %58 = "onnx.Reshape"(%57, %12) {allowzero = 1 : si64} : (tensor<1x2x6x16x2xf32>, tensor<4xi64>) -> tensor<1x2x6x32xf32>
    %59 = "onnx.Mul"(%58, %0) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %60 = "onnx.Add"(%48, %59) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %61 = "onnx.Mul"(%47, %1) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %62 = "onnx.Reshape"(%47, %11) {allowzero = 1 : si64} : (tensor<1x2x6x32xf32>, tensor<5xi64>) -> tensor<1x2x6x16x2xf32>
    %63 = "onnx.Slice"(%62, %7, %8, %2) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %64 = "onnx.Squeeze"(%63, %2) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %65 = "onnx.Slice"(%62, %8, %9, %2) : (tensor<1x2x6x16x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %66 = "onnx.Squeeze"(%65, %2) : (tensor<1x2x6x16x1xf32>, tensor<1xi64>) -> tensor<1x2x6x16xf32>
    %67 = "onnx.Neg"(%66) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %68 = "onnx.Unsqueeze"(%67, %2) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %69 = "onnx.Unsqueeze"(%64, %2) : (tensor<1x2x6x16xf32>, tensor<1xi64>) -> tensor<1x2x6x16x1xf32>
    %70 = "onnx.Concat"(%68, %69) {axis = -1 : si64} : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %71 = "onnx.Reshape"(%70, %12) {allowzero = 1 : si64} : (tensor<1x2x6x16x2xf32>, tensor<4xi64>) -> tensor<1x2x6x32xf32>
    %72 = "onnx.Mul"(%71, %0) : (tensor<1x2x6x32xf32>, tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %73 = "onnx.Add"(%61, %72) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %74 = "onnx.Concat"(%44, %60) {axis = 2 : si64} : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %75 = "onnx.Concat"(%46, %73) {axis = 2 : si64} : (tensor<1x2x1x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x7x32xf32>
    %76 = "onnx.Transpose"(%75) {perm = [0 : si64, 1 : si64, 3 : si64, 2 : si64]} : (tensor<1x2x7x32xf32>) -> tensor<1x2x32x7xf32>
    %77 = "onnx.MatMul"(%74, %76) : (tensor<1x2x7x32xf32>, tensor<1x2x32x7xf32>) -> tensor<1x2x7x7xf32>
    %78 = "onnx.Mul"(%77, %16) : (tensor<1x2x7x7xf32>, tensor<f32>) -> tensor<1x2x7x7xf32>
    %79 = "onnx.Softmax"(%78) {axis = -1 : si64} : (tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %80 = "onnx.MatMul"(%79, %31) : (tensor<1x2x7x7xf32>, tensor<1x2x7x32xf32>) -> tensor<1x2x7x32xf32>
    %81 = "onnx.Transpose"(%80) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x7x32xf32>) -> tensor<1x7x2x32xf32>
    %82 = "onnx.Reshape"(%81, %13) {allowzero = 1 : si64} : (tensor<1x7x2x32xf32>, tensor<3xi64>) -> tensor<1x7x64xf32>
    %83 = "onnx.Transpose"(%arg5) {perm = [1 : si64, 0 : si64]} : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %84 = "onnx.MatMul"(%82, %83) : (tensor<1x7x64xf32>, tensor<64x16xf32>) -> tensor<1x7x16xf32>
    %85 = "onnx.Add"(%84, %arg6) : (tensor<1x7x16xf32>, tensor<16xf32>) -> tensor<1x7x16xf32>
    "func.return"(%85) : (tensor<1x7x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
