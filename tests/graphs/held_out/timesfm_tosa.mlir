"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi64>):
    %0 = "tosa.const"() <{values = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : tensor<32xi64>}> : () -> tensor<32xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[2, 3, 1, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<[2, 3, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[2, 3, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %9 = "tosa.const"() <{values = dense<1.562500e-02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = "tosa.const"() <{values = dense<1.000000e+04> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "tosa.mul"(%0, %8, %1) : (tensor<32xi64>, tensor<1xi64>, tensor<1xi8>) -> tensor<32xi64>
    %12 = "tosa.cast"(%11) : (tensor<32xi64>) -> tensor<32xf32>
    %13 = "tosa.mul"(%12, %9, %1) : (tensor<32xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<32xf32>
    %14 = "tosa.pow"(%10, %13) : (tensor<1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %15 = "tosa.reshape"(%arg2, %2) : (tensor<2x3xi64>, !tosa.shape<4>) -> tensor<2x3x1x1xi64>
    %16 = "tosa.reshape"(%14, %3) : (tensor<32xf32>, !tosa.shape<4>) -> tensor<1x1x1x32xf32>
    %17 = "tosa.reciprocal"(%16) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %18 = "tosa.cast"(%15) : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %19 = "tosa.mul"(%18, %17, %1) : (tensor<2x3x1x1xf32>, tensor<1x1x1x32xf32>, tensor<1xi8>) -> tensor<2x3x1x32xf32>
    %20 = "tosa.sin"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %21 = "tosa.cos"(%19) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %22 = "tosa.slice"(%arg0, %5, %4) : (tensor<2x3x2x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x2x32xf32>
    %23 = "tosa.slice"(%arg0, %6, %4) : (tensor<2x3x2x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x2x32xf32>
    %24 = "tosa.mul"(%22, %21, %1) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x2x32xf32>
    %25 = "tosa.mul"(%23, %20, %1) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x2x32xf32>
    %26 = "tosa.sub"(%24, %25) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %27 = "tosa.mul"(%23, %21, %1) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x2x32xf32>
    %28 = "tosa.mul"(%22, %20, %1) : (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x2x32xf32>
    %29 = "tosa.add"(%27, %28) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %30 = "tosa.concat"(%26, %29) <{axis = 3 : i32}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %31 = "tosa.slice"(%arg1, %5, %7) : (tensor<2x3x1x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x1x32xf32>
    %32 = "tosa.slice"(%arg1, %6, %7) : (tensor<2x3x1x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x3x1x32xf32>
    %33 = "tosa.mul"(%31, %21, %1) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x1x32xf32>
    %34 = "tosa.mul"(%32, %20, %1) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x1x32xf32>
    %35 = "tosa.sub"(%33, %34) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %36 = "tosa.mul"(%32, %21, %1) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x1x32xf32>
    %37 = "tosa.mul"(%31, %20, %1) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>, tensor<1xi8>) -> tensor<2x3x1x32xf32>
    %38 = "tosa.add"(%36, %37) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %39 = "tosa.concat"(%35, %38) <{axis = 3 : i32}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%30, %39) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
