"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>, tensor<1xi64>) -> (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xbf16>, %arg1: tensor<1x4x1x64xbf16>, %arg2: tensor<1xi64>):
    %0 = "tosa.const"() <{values = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01, 2.000000e+01, 2.100000e+01, 2.200000e+01, 2.300000e+01, 2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %3 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const"() <{values = dense<-0.287823141> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = "tosa.const"() <{values = dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]]> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %11 = "tosa.mul"(%0, %9, %1) : (tensor<32xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<32xf32>
    %12 = "tosa.exp"(%11) : (tensor<32xf32>) -> tensor<32xf32>
    %13 = "tosa.cast"(%arg2) : (tensor<1xi64>) -> tensor<1xf32>
    %14 = "tosa.reshape"(%13, %2) : (tensor<1xf32>, !tosa.shape<2>) -> tensor<1x1xf32>
    %15 = "tosa.add"(%14, %10) : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %16 = "tosa.reshape"(%15, %3) : (tensor<1x4xf32>, !tosa.shape<4>) -> tensor<1x4x1x1xf32>
    %17 = "tosa.reshape"(%12, %4) : (tensor<32xf32>, !tosa.shape<4>) -> tensor<1x1x1x32xf32>
    %18 = "tosa.mul"(%17, %16, %1) : (tensor<1x1x1x32xf32>, tensor<1x4x1x1xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %19 = "tosa.cos"(%18) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %20 = "tosa.sin"(%18) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %21 = "tosa.slice"(%arg0, %6, %5) : (tensor<1x4x2x64xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x32xbf16>
    %22 = "tosa.cast"(%21) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %23 = "tosa.slice"(%arg0, %7, %5) : (tensor<1x4x2x64xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x32xbf16>
    %24 = "tosa.cast"(%23) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %25 = "tosa.slice"(%arg1, %6, %8) : (tensor<1x4x1x64xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x1x32xbf16>
    %26 = "tosa.cast"(%25) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %27 = "tosa.slice"(%arg1, %7, %8) : (tensor<1x4x1x64xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x1x32xbf16>
    %28 = "tosa.cast"(%27) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %29 = "tosa.mul"(%22, %19, %1) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %30 = "tosa.mul"(%24, %20, %1) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %31 = "tosa.sub"(%29, %30) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %32 = "tosa.mul"(%22, %20, %1) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %33 = "tosa.mul"(%24, %19, %1) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %34 = "tosa.add"(%32, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %35 = "tosa.mul"(%26, %19, %1) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %36 = "tosa.mul"(%28, %20, %1) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %37 = "tosa.sub"(%35, %36) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %38 = "tosa.mul"(%26, %20, %1) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %39 = "tosa.mul"(%28, %19, %1) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %40 = "tosa.add"(%38, %39) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %41 = "tosa.cast"(%31) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %42 = "tosa.cast"(%34) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %43 = "tosa.concat"(%41, %42) <{axis = 3 : i32}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x64xbf16>
    %44 = "tosa.cast"(%37) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %45 = "tosa.cast"(%40) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %46 = "tosa.concat"(%44, %45) <{axis = 3 : i32}> : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x64xbf16>
    "func.return"(%43, %46) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
