"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x2x4x64xf32>):
    %0 = "onnx.Constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FA46A573FCE7A2E3FBA7D083FF190D13E3E399F3E268F703E3A23353EF325083E7775CC3D366F993DAF36663DFAAC2C3D5C81013DA63EC23C42AB913C4A7A5A3C57D6233C19B9F53B5C44B83B5C2E8A3B213E4F3B03691B3B2015E93A8BC9AE3A6E12833A8B94443A156A133A2517DD3960CBA53915A8783953773A3972D40B3941510A3FB0543B3F0D94583FC692693F6B4E733FF0D5783F83F67B3F28BA7D3F98B87E3FD1477F3F68987F3FBDC57F3F3CDF7F3F93ED7F3FA3F57F3F2CFA7F3FB9FC7F3F28FE7F3FF7FE7F3F6BFF7F3FACFF7F3FD1FF7F3FE6FF7F3FF1FF7F3FF8FF7F3FFBFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F0000803FB7C7683FD95A7F3F0AF2663F12353F3F1B54173FB6D3E93EF647B23E82F0863EF96F4B3ED300193E87D9E53DAE85AC3DC970813DAB30423D5CA5113D5175DA3C3ED4A33C54B7753C9D43383C0C2E0A3CDD3DCF3BE7689B3B0815693B80C92E3B6912033B8794C43A146A933A23175D3A5FCB253A14A8F8395377BA3972D48B393311D5BE534D913DB2E8DC3E02392A3FEC7B4E3F69BE633FA6FA6F3FF5F2763FA5E57A3F4F207D3FF3617E3F0E177F3FF97C7F3F4EB67F3F8ED67F3FB1E87F3FE5F27F3FA1F87F3FDBFB7F3FABFD7F3FB1FE7F3F43FF7F3F96FF7F3FC4FF7F3FDFFF7F3FEDFF7F3FF5FF7F3FFAFF7F3FFDFF7F3FFEFF7F3FFFFF7F3F0000803FC381103EDE3C473FD7457E3F6321743FC209503FB724273F6C2F023FA768C73E6D4E973EE26D643ED8EE2B3E2C33013EC1FFC13D0793913D4E695A3DC6D1233D1FB9F53C4947B83CC7318A3C48444F3C116E1B3C131DE93BA8CFAE3B1317833B939B443B616F133B1A1FDD3A59D1A53A0EB1783A0F7E3A3A7ED90B3AABBED13926707DBFCEBF20BFAB7FEDBD63189A3E582F153FA2E7413F296D5C3F37C96B3FEF90743F928C793F9E5D7C3F43F47D3F4FD97E3F3A5A7F3FC3A27F3F90CB7F3F83E27F3F6BEF7F3FADF67F3FC1FA7F3F0DFD7F3F58FE7F3F11FF7F3F7AFF7F3FB5FF7F3FD6FF7F3FE8FF7F3FF3FF7F3FF9FF7F3FFCFF7F3FFEFF7F3FFFFF7F3F"> : tensor<4x2x32xf32>} : () -> tensor<4x2x32xf32>
    %1 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %2:2 = "onnx.Split"(%0, %1) {axis = -2 : si64} : (tensor<4x2x32xf32>, tensor<2xi64>) -> (tensor<4x1x32xf32>, tensor<4x1x32xf32>)
    %3 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %4 = "onnx.Squeeze"(%2#0, %3) : (tensor<4x1x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %5 = "onnx.Constant"() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
    %6 = "onnx.Squeeze"(%2#1, %5) : (tensor<4x1x32xf32>, tensor<1xi64>) -> tensor<4x32xf32>
    %7 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %8 = "onnx.Unsqueeze"(%4, %7) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x32x1xf32>
    %9 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %10 = "onnx.ConstantOfShape"(%9) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %11 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %12 = "onnx.Mul"(%10, %11) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %13 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "onnx.Equal"(%13, %12) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %15 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "onnx.Where"(%14, %10, %15) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %17 = "onnx.Expand"(%8, %16) : (tensor<4x32x1xf32>, tensor<3xi64>) -> tensor<4x32x?xf32>
    %18 = "onnx.Constant"() {value = dense<[4, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %19 = "onnx.Reshape"(%17, %18) {allowzero = 0 : si64} : (tensor<4x32x?xf32>, tensor<2xi64>) -> tensor<4x64xf32>
    %20 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %21 = "onnx.Unsqueeze"(%6, %20) : (tensor<4x32xf32>, tensor<1xi64>) -> tensor<4x32x1xf32>
    %22 = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
    %23 = "onnx.ConstantOfShape"(%22) {value = dense<1> : tensor<1xi64>} : (tensor<1xi64>) -> tensor<3xi64>
    %24 = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %25 = "onnx.Mul"(%23, %24) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %26 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %27 = "onnx.Equal"(%26, %25) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %28 = "onnx.Constant"() {value = dense<[-1, -1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "onnx.Where"(%27, %23, %28) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %30 = "onnx.Expand"(%21, %29) : (tensor<4x32x1xf32>, tensor<3xi64>) -> tensor<4x32x?xf32>
    %31 = "onnx.Constant"() {value = dense<[4, 64]> : tensor<2xi64>} : () -> tensor<2xi64>
    %32 = "onnx.Reshape"(%30, %31) {allowzero = 0 : si64} : (tensor<4x32x?xf32>, tensor<2xi64>) -> tensor<4x64xf32>
    %33 = "onnx.Mul"(%arg0, %32) : (tensor<1x2x4x64xf32>, tensor<4x64xf32>) -> tensor<1x2x4x64xf32>
    %34 = "onnx.Constant"() {value = dense<[1, 2, 4, 32, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %35 = "onnx.Reshape"(%arg0, %34) {allowzero = 0 : si64} : (tensor<1x2x4x64xf32>, tensor<5xi64>) -> tensor<1x2x4x32x2xf32>
    %36 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %37:2 = "onnx.Split"(%35, %36) {axis = -1 : si64} : (tensor<1x2x4x32x2xf32>, tensor<2xi64>) -> (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>)
    %38 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %39 = "onnx.Squeeze"(%37#0, %38) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %40 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %41 = "onnx.Squeeze"(%37#1, %40) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %42 = "onnx.Neg"(%41) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %43 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %44 = "onnx.Unsqueeze"(%42, %43) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %45 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %46 = "onnx.Unsqueeze"(%39, %45) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %47 = "onnx.Concat"(%44, %46) {axis = -1 : si64} : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %48 = "onnx.Constant"() {value = dense<[1, 2, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %49 = "onnx.Reshape"(%47, %48) {allowzero = 0 : si64} : (tensor<1x2x4x32x2xf32>, tensor<4xi64>) -> tensor<1x2x4x64xf32>
    %50 = "onnx.Mul"(%49, %19) : (tensor<1x2x4x64xf32>, tensor<4x64xf32>) -> tensor<1x2x4x64xf32>
    %51 = "onnx.Add"(%33, %50) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %52 = "onnx.Mul"(%arg1, %32) : (tensor<1x2x4x64xf32>, tensor<4x64xf32>) -> tensor<1x2x4x64xf32>
    %53 = "onnx.Constant"() {value = dense<[1, 2, 4, 32, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %54 = "onnx.Reshape"(%arg1, %53) {allowzero = 0 : si64} : (tensor<1x2x4x64xf32>, tensor<5xi64>) -> tensor<1x2x4x32x2xf32>
    %55 = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
    %56:2 = "onnx.Split"(%54, %55) {axis = -1 : si64} : (tensor<1x2x4x32x2xf32>, tensor<2xi64>) -> (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>)
    %57 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %58 = "onnx.Squeeze"(%56#0, %57) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %59 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %60 = "onnx.Squeeze"(%56#1, %59) : (tensor<1x2x4x32x1xf32>, tensor<1xi64>) -> tensor<1x2x4x32xf32>
    %61 = "onnx.Neg"(%60) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %62 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %63 = "onnx.Unsqueeze"(%61, %62) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %64 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
    %65 = "onnx.Unsqueeze"(%58, %64) : (tensor<1x2x4x32xf32>, tensor<1xi64>) -> tensor<1x2x4x32x1xf32>
    %66 = "onnx.Concat"(%63, %65) {axis = -1 : si64} : (tensor<1x2x4x32x1xf32>, tensor<1x2x4x32x1xf32>) -> tensor<1x2x4x32x2xf32>
    %67 = "onnx.Constant"() {value = dense<[1, 2, 4, 64]> : tensor<4xi64>} : () -> tensor<4xi64>
    %68 = "onnx.Reshape"(%66, %67) {allowzero = 0 : si64} : (tensor<1x2x4x32x2xf32>, tensor<4xi64>) -> tensor<1x2x4x64xf32>
    %69 = "onnx.Mul"(%68, %19) : (tensor<1x2x4x64xf32>, tensor<4x64xf32>) -> tensor<1x2x4x64xf32>
    %70 = "onnx.Add"(%52, %69) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    "func.return"(%51, %70) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
