"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x128xf32>) -> tensor<1x5x128xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x128xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F41510A3FB0543B3F0D94583FC692693F6B4E733FF0D5783F83F67B3F28BA7D3F98B87E3FD1477F3F68987F3FBDC57F3F3CDF7F3F93ED7F3FA3F57F3F2CFA7F3FB9FC7F3F28FE7F3FF7FE7F3F6BFF7F3FACFF7F3FD1FF7F3FE6FF7F3FF1FF7F3FF8FF7F3FFBFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803F3311D5BE534D913DB2E8DC3E02392A3FEC7B4E3F69BE633FA6FA6F3FF5F2763FA5E57A3F4F207D3FF3617E3F0E177F3FF97C7F3F4EB67F3F8ED67F3FB1E87F3FE5F27F3FA1F87F3FDBFB7F3FABFD7F3FB1FE7F3F43FF7F3F96FF7F3FC4FF7F3FDFFF7F3FEDFF7F3FF5FF7F3FFAFF7F3FFDFF7F3FFEFF7F3FFFFF7F3F0000803F26707DBFCEBF20BFAB7FEDBD63189A3E582F153FA2E7413F296D5C3F37C96B3FEF90743F928C793F9E5D7C3F43F47D3F4FD97E3F3A5A7F3FC3A27F3F90CB7F3F83E27F3F6BEF7F3FADF67F3FC1FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF9FF7F3FFCFF7F3FFEFF7F3FFFFF7F3F305527BF3A6C7DBF9EAF20BFC203EDBDB12E9A3E7836153FEDEB413FAB6F5C3FA7CA6B3FC191743F098D793FE15D7C3F69F47D3F64D97E3F465A7F3FCAA27F3F94CB7F3F85E27F3F6CEF7F3FADF67F3FC2FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF9FF7F3FFCFF7F3FFEFF7F3F"> : tensor<1x5x1x32xf32>} : () -> tensor<1x5x1x32xf32>
    %1 = "onnx.Constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573FCE7A2E3FBA7D083FF190D13E3E399F3E268F703E3A23353EF325083E7775CC3D366F993DAF36663DFAAC2C3D5C81013DA63EC23C42AB913C4A7A5A3C57D6233C19B9F53B5C44B83B5C2E8A3B213E4F3B03691B3B2015E93A8BC9AE3A6E12833A8B94443A156A133A2517DD3960CBA53915A8783953773A3972D40B39B7C7683FD95A7F3F0AF2663F12353F3F1B54173FB6D3E93EF647B23E82F0863EF96F4B3ED300193E87D9E53DAE85AC3DC970813DAB30423D5CA5113D5175DA3C3ED4A33C54B7753C9D43383C0C2E0A3CDD3DCF3BE7689B3B0815693B80C92E3B6912033B8794C43A146A933A23175D3A5FCB253A14A8F8395377BA3972D48B39C381103EDE3C473FD7457E3F6321743FC209503FB724273F6C2F023FA768C73E6D4E973EE26D643ED8EE2B3E2C33013EC1FFC13D0793913D4E695A3DC6D1233D1FB9F53C4947B83CC7318A3C48444F3C116E1B3C131DE93BA8CFAE3B1317833B939B443B616F133B1A1FDD3A59D1A53A0EB1783A0F7E3A3A7ED90B3AABBED139CFBD41BF96EF103EEC49473FA5477E3FDE1D743FA504503FBC1F273F2E2B023FD861C73E2049973EC665643EB2E82B3E892E013EC4F8C13DC88D913D6D615A3DDBCB233D41B0F53CA240B83CCA2C8A3CCE3C4F3C74681B3CA714E93B58C9AE3B5812833B7994443B0E6A133B1E17DD3A5DCBA53A13A8783A52773A3A72D40B3A"> : tensor<1x5x1x32xf32>} : () -> tensor<1x5x1x32xf32>
    %2 = "onnx.Constant"() {value = dense<[1, 5, 2, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Constant"() {value = dense<64> : tensor<1xi64>} : () -> tensor<1xi64>
    %5 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Constant"() {value = dense<[1, 5, -1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %7 = "onnx.Constant"() {value = dense<[1, 5, 1, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %8 = "onnx.Constant"() {value = dense<[1, 1, 2, 1, 64]> : tensor<5xi64>} : () -> tensor<5xi64>
    %9 = "onnx.Constant"() {value = dense<[1, 2, 5, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %10 = "onnx.Constant"() {value = dense<[[0.000000e+00, -3.40282347E+38, -3.40282347E+38, -3.40282347E+38, -3.40282347E+38], [0.000000e+00, 0.000000e+00, -3.40282347E+38, -3.40282347E+38, -3.40282347E+38], [0.000000e+00, 0.000000e+00, 0.000000e+00, -3.40282347E+38, -3.40282347E+38], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -3.40282347E+38], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %11 = "onnx.Constant"() {value = dense<[1, 2, 64, 5]> : tensor<4xi64>} : () -> tensor<4xi64>
    %12 = "onnx.Constant"() {value = dense<0.353553385> : tensor<1xf32>} : () -> tensor<1xf32>
    %13 = "onnx.Constant"() {value = dense<[1, 5, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Constant"() {value = dense<[1, 5, 2, 32, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %15 = "onnx.Constant"() {value = dense<[1, 5, 1, 32, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %16 = "onnx.Constant"() {value = dense<[2, 5, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %17 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %18 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %19 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %20 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Reshape"(%arg0, %14) : (tensor<1x5x128xf32>, tensor<5xi64>) -> tensor<1x5x2x32x2xf32>
    %22 = "onnx.Gather"(%21, %17) {axis = 4 : si64} : (tensor<1x5x2x32x2xf32>, tensor<i64>) -> tensor<1x5x2x32xf32>
    %23 = "onnx.Mul"(%22, %0) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %24 = "onnx.Gather"(%21, %18) {axis = 4 : si64} : (tensor<1x5x2x32x2xf32>, tensor<i64>) -> tensor<1x5x2x32xf32>
    %25 = "onnx.Mul"(%24, %1) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %26 = "onnx.Sub"(%23, %25) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %27 = "onnx.Mul"(%24, %0) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %28 = "onnx.Mul"(%22, %1) : (tensor<1x5x2x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %29 = "onnx.Add"(%27, %28) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %30 = "onnx.Unsqueeze"(%26, %19) : (tensor<1x5x2x32xf32>, tensor<1xi64>) -> tensor<1x5x2x32x1xf32>
    %31 = "onnx.Unsqueeze"(%29, %19) : (tensor<1x5x2x32xf32>, tensor<1xi64>) -> tensor<1x5x2x32x1xf32>
    %32 = "onnx.Concat"(%30, %31) {axis = -1 : si64} : (tensor<1x5x2x32x1xf32>, tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32x2xf32>
    %33 = "onnx.Reshape"(%32, %2) {allowzero = 1 : si64} : (tensor<1x5x2x32x2xf32>, tensor<4xi64>) -> tensor<1x5x2x64xf32>
    %34 = "onnx.Transpose"(%33) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x2x64xf32>) -> tensor<1x2x5x64xf32>
    %35 = "onnx.Slice"(%arg0, %3, %4, %5, %20) : (tensor<1x5x128xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x5x64xf32>
    %36 = "onnx.Reshape"(%35, %6) {allowzero = 1 : si64} : (tensor<1x5x64xf32>, tensor<4xi64>) -> tensor<1x5x1x64xf32>
    %37 = "onnx.Reshape"(%35, %15) : (tensor<1x5x64xf32>, tensor<5xi64>) -> tensor<1x5x1x32x2xf32>
    %38 = "onnx.Gather"(%37, %17) {axis = 4 : si64} : (tensor<1x5x1x32x2xf32>, tensor<i64>) -> tensor<1x5x1x32xf32>
    %39 = "onnx.Mul"(%38, %0) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %40 = "onnx.Gather"(%37, %18) {axis = 4 : si64} : (tensor<1x5x1x32x2xf32>, tensor<i64>) -> tensor<1x5x1x32xf32>
    %41 = "onnx.Mul"(%40, %1) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %42 = "onnx.Sub"(%39, %41) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %43 = "onnx.Mul"(%40, %0) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %44 = "onnx.Mul"(%38, %1) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %45 = "onnx.Add"(%43, %44) : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x1x32xf32>
    %46 = "onnx.Unsqueeze"(%42, %19) : (tensor<1x5x1x32xf32>, tensor<1xi64>) -> tensor<1x5x1x32x1xf32>
    %47 = "onnx.Unsqueeze"(%45, %19) : (tensor<1x5x1x32xf32>, tensor<1xi64>) -> tensor<1x5x1x32x1xf32>
    %48 = "onnx.Concat"(%46, %47) {axis = -1 : si64} : (tensor<1x5x1x32x1xf32>, tensor<1x5x1x32x1xf32>) -> tensor<1x5x1x32x2xf32>
    %49 = "onnx.Reshape"(%48, %7) {allowzero = 1 : si64} : (tensor<1x5x1x32x2xf32>, tensor<4xi64>) -> tensor<1x5x1x64xf32>
    %50 = "onnx.Transpose"(%49) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x1x64xf32>) -> tensor<1x1x5x64xf32>
    %51 = "onnx.Transpose"(%36) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x5x1x64xf32>) -> tensor<1x1x5x64xf32>
    %52 = "onnx.Unsqueeze"(%50, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x1x5x64xf32>
    %53 = "onnx.Expand"(%52, %8) : (tensor<1x1x1x5x64xf32>, tensor<5xi64>) -> tensor<1x1x2x5x64xf32>
    %54 = "onnx.Unsqueeze"(%51, %5) : (tensor<1x1x5x64xf32>, tensor<1xi64>) -> tensor<1x1x1x5x64xf32>
    %55 = "onnx.Expand"(%54, %8) : (tensor<1x1x1x5x64xf32>, tensor<5xi64>) -> tensor<1x1x2x5x64xf32>
    %56 = "onnx.Reshape"(%55, %9) {allowzero = 1 : si64} : (tensor<1x1x2x5x64xf32>, tensor<4xi64>) -> tensor<1x2x5x64xf32>
    %57 = "onnx.Reshape"(%53, %16) : (tensor<1x1x2x5x64xf32>, tensor<3xi64>) -> tensor<2x5x64xf32>
    %58 = "onnx.Transpose"(%57) {perm = [0 : si64, 2 : si64, 1 : si64]} : (tensor<2x5x64xf32>) -> tensor<2x64x5xf32>
    %59 = "onnx.Reshape"(%58, %11) {allowzero = 0 : si64} : (tensor<2x64x5xf32>, tensor<4xi64>) -> tensor<1x2x64x5xf32>
    %60 = "onnx.Mul"(%34, %12) : (tensor<1x2x5x64xf32>, tensor<1xf32>) -> tensor<1x2x5x64xf32>
    %61 = "onnx.Mul"(%59, %12) : (tensor<1x2x64x5xf32>, tensor<1xf32>) -> tensor<1x2x64x5xf32>
    %62 = "onnx.MatMul"(%60, %61) : (tensor<1x2x5x64xf32>, tensor<1x2x64x5xf32>) -> tensor<1x2x5x5xf32>
    %63 = "onnx.Add"(%62, %10) : (tensor<1x2x5x5xf32>, tensor<5x5xf32>) -> tensor<1x2x5x5xf32>
    %64 = "onnx.Softmax"(%63) {axis = -1 : si64} : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %65 = "onnx.MatMul"(%64, %56) : (tensor<1x2x5x5xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %66 = "onnx.Transpose"(%65) {perm = [0 : si64, 2 : si64, 1 : si64, 3 : si64]} : (tensor<1x2x5x64xf32>) -> tensor<1x5x2x64xf32>
    %67 = "onnx.Reshape"(%66, %13) {allowzero = 1 : si64} : (tensor<1x5x2x64xf32>, tensor<3xi64>) -> tensor<1x5x128xf32>
    "func.return"(%67) : (tensor<1x5x128xf32>) -> ()
  }) : () -> ()
}) : () -> ()
