"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,5,32],f32>) -> !torch.vtensor<[2,2,5,32],f32>, sym_name = "main_graph"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,5,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.aten.transpose.int"(%arg0, %1, %2) : (!torch.vtensor<[2,2,5,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,32],f32>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %6 = "torch.aten.transpose.int"(%3, %4, %5) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,32],f32>
    %7 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %8 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %9 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %10 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.prim.NumToTensor.Scalar"(%12) : (!torch.int) -> !torch.vtensor<[1],si64>
    %14 = "torch.aten.index_select"(%8, %11, %13) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %15 = "torch.aten.item"(%14) : (!torch.vtensor<[1],si64>) -> !torch.int
    %16 = "torch.aten.index_select"(%9, %11, %13) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %17 = "torch.aten.item"(%16) : (!torch.vtensor<[1],si64>) -> !torch.int
    %18 = "torch.aten.index_select"(%7, %11, %13) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %19 = "torch.aten.item"(%18) : (!torch.vtensor<[1],si64>) -> !torch.int
    %20 = "torch.aten.index_select"(%10, %11, %13) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %21 = "torch.aten.item"(%20) : (!torch.vtensor<[1],si64>) -> !torch.int
    %22 = "torch.aten.slice.Tensor"(%6, %19, %15, %17, %21) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %23 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %24 = "torch.vtensor.literal"() <{value = dense<16> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %25 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %26 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %27 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %29 = "torch.prim.NumToTensor.Scalar"(%28) : (!torch.int) -> !torch.vtensor<[1],si64>
    %30 = "torch.aten.index_select"(%24, %27, %29) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %31 = "torch.aten.item"(%30) : (!torch.vtensor<[1],si64>) -> !torch.int
    %32 = "torch.aten.index_select"(%25, %27, %29) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %33 = "torch.aten.item"(%32) : (!torch.vtensor<[1],si64>) -> !torch.int
    %34 = "torch.aten.index_select"(%23, %27, %29) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %35 = "torch.aten.item"(%34) : (!torch.vtensor<[1],si64>) -> !torch.int
    %36 = "torch.aten.index_select"(%26, %27, %29) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %37 = "torch.aten.item"(%36) : (!torch.vtensor<[1],si64>) -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%6, %35, %31, %33, %37) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %39 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %40 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %41 = "torch.vtensor.literal"() <{value = dense<9223372036854775807> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %42 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %43 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %45 = "torch.prim.NumToTensor.Scalar"(%44) : (!torch.int) -> !torch.vtensor<[1],si64>
    %46 = "torch.aten.index_select"(%40, %43, %45) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %47 = "torch.aten.item"(%46) : (!torch.vtensor<[1],si64>) -> !torch.int
    %48 = "torch.aten.index_select"(%41, %43, %45) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %49 = "torch.aten.item"(%48) : (!torch.vtensor<[1],si64>) -> !torch.int
    %50 = "torch.aten.index_select"(%39, %43, %45) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %51 = "torch.aten.item"(%50) : (!torch.vtensor<[1],si64>) -> !torch.int
    %52 = "torch.aten.index_select"(%42, %43, %45) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %53 = "torch.aten.item"(%52) : (!torch.vtensor<[1],si64>) -> !torch.int
    %54 = "torch.aten.slice.Tensor"(%22, %51, %47, %49, %53) : (!torch.vtensor<[5,2,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,8],f32>
    %55 = "torch.aten.neg"(%54) : (!torch.vtensor<[5,2,2,8],f32>) -> !torch.vtensor<[5,2,2,8],f32>
    %56 = "torch.vtensor.literal"() <{value = dense<3> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %57 = "torch.vtensor.literal"() <{value = dense<0> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %58 = "torch.vtensor.literal"() <{value = dense<8> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %59 = "torch.vtensor.literal"() <{value = dense<1> : tensor<1xsi64>}> : () -> !torch.vtensor<[1],si64>
    %60 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %62 = "torch.prim.NumToTensor.Scalar"(%61) : (!torch.int) -> !torch.vtensor<[1],si64>
    %63 = "torch.aten.index_select"(%57, %60, %62) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %64 = "torch.aten.item"(%63) : (!torch.vtensor<[1],si64>) -> !torch.int
    %65 = "torch.aten.index_select"(%58, %60, %62) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %66 = "torch.aten.item"(%65) : (!torch.vtensor<[1],si64>) -> !torch.int
    %67 = "torch.aten.index_select"(%56, %60, %62) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %68 = "torch.aten.item"(%67) : (!torch.vtensor<[1],si64>) -> !torch.int
    %69 = "torch.aten.index_select"(%59, %60, %62) : (!torch.vtensor<[1],si64>, !torch.int, !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64>
    %70 = "torch.aten.item"(%69) : (!torch.vtensor<[1],si64>) -> !torch.int
    %71 = "torch.aten.slice.Tensor"(%22, %68, %64, %66, %70) : (!torch.vtensor<[5,2,2,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[5,2,2,8],f32>
    %72 = "torch.prim.ListConstruct"(%55, %71) : (!torch.vtensor<[5,2,2,8],f32>, !torch.vtensor<[5,2,2,8],f32>) -> !torch.list<vtensor>
    %73 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %74 = "torch.aten.cat"(%72, %73) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %75 = "torch.vtensor.literal"() <{value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]], [[[0.540302336, 0.950415313, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994, 0.540302336, 0.950415313, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994]]], [[[-0.416146845, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999980032, 0.999998033, 0.999999821, -0.416146845, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999980032, 0.999998033, 0.999999821]]], [[[-0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999582, -0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999582]]], [[[-0.653643608, 0.301137477, 0.921060979, 0.992010653, 0.999200105, 9.999200e-01, 9.999920e-01, 0.999999225, -0.653643608, 0.301137477, 0.921060979, 0.992010653, 0.999200105, 9.999200e-01, 9.999920e-01, 0.999999225]]]]> : tensor<5x1x1x16xf32>}> : () -> !torch.vtensor<[5,1,1,16],f32>
    %76 = "torch.aten.mul.Tensor"(%22, %75) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,2,2,16],f32>
    %77 = "torch.vtensor.literal"() <{value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]], [[[0.841470957, 0.310983598, 0.0998334214, 0.0316175073, 0.00999983306, 0.00316227251, 9.99999931E-4, 3.16227786E-4, 0.841470957, 0.310983598, 0.0998334214, 0.0316175073, 0.00999983306, 0.00316227251, 9.99999931E-4, 3.16227786E-4]]], [[[0.909297406, 0.591127098, 0.198669329, 6.320340e-02, 0.0199986659, 0.00632451335, 0.0019999987, 6.32455514E-4, 0.909297406, 0.591127098, 0.198669329, 6.320340e-02, 0.0199986659, 0.00632451335, 0.0019999987, 6.32455514E-4]]], [[[1.411200e-01, 0.812648892, 0.295520216, 0.0947260931, 2.999550e-02, 0.00948669109, 0.0029999956, 9.48683242E-4, 1.411200e-01, 0.812648892, 0.295520216, 0.0947260931, 2.999550e-02, 0.00948669109, 0.0029999956, 9.48683242E-4]]], [[[-0.756802499, 0.953580737, 0.389418364, 0.12615408, 0.0399893336, 0.0126487743, 0.00399998948, 0.0012649108, -0.756802499, 0.953580737, 0.389418364, 0.12615408, 0.0399893336, 0.0126487743, 0.00399998948, 0.0012649108]]]]> : tensor<5x1x1x16xf32>}> : () -> !torch.vtensor<[5,1,1,16],f32>
    %78 = "torch.aten.mul.Tensor"(%74, %77) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,1,1,16],f32>) -> !torch.vtensor<[5,2,2,16],f32>
    %79 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %80 = "torch.aten.add.Tensor"(%76, %78, %79) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,2,2,16],f32>, !torch.int) -> !torch.vtensor<[5,2,2,16],f32>
    %81 = "torch.prim.ListConstruct"(%80, %38) : (!torch.vtensor<[5,2,2,16],f32>, !torch.vtensor<[5,2,2,16],f32>) -> !torch.list<vtensor>
    %82 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %83 = "torch.aten.cat"(%81, %82) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[5,2,2,32],f32>
    %84 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %85 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %86 = "torch.aten.transpose.int"(%83, %84, %85) : (!torch.vtensor<[5,2,2,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,5,2,32],f32>
    %87 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %89 = "torch.aten.transpose.int"(%86, %87, %88) : (!torch.vtensor<[2,5,2,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,2,5,32],f32>
    "func.return"(%89) : (!torch.vtensor<[2,2,5,32],f32>) -> ()
  }) {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "pytorch", torch.onnx_meta.producer_version = "2.9.1"} : () -> ()
}) : () -> ()
