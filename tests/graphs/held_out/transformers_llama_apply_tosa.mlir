"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5x64xf32>, %arg3: tensor<1x5x64xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 64]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %6 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.reshape"(%arg2, %0) : (tensor<1x5x64xf32>, !tosa.shape<4>) -> tensor<1x1x5x64xf32>
    %8 = "tosa.reshape"(%arg3, %0) : (tensor<1x5x64xf32>, !tosa.shape<4>) -> tensor<1x1x5x64xf32>
    %9 = "tosa.mul"(%arg0, %7, %1) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x2x5x64xf32>
    %10 = "tosa.slice"(%arg0, %3, %2) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %11 = "tosa.slice"(%arg0, %4, %2) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %12 = "tosa.negate"(%11, %5, %5) : (tensor<1x2x5x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x32xf32>
    %13 = "tosa.concat"(%12, %10) <{axis = 3 : i32}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %14 = "tosa.mul"(%13, %8, %1) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x2x5x64xf32>
    %15 = "tosa.add"(%9, %14) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %16 = "tosa.mul"(%arg1, %7, %1) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x1x5x64xf32>
    %17 = "tosa.slice"(%arg1, %3, %6) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %18 = "tosa.slice"(%arg1, %4, %6) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %19 = "tosa.negate"(%18, %5, %5) : (tensor<1x1x5x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x32xf32>
    %20 = "tosa.concat"(%19, %17) <{axis = 3 : i32}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %21 = "tosa.mul"(%20, %8, %1) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x1x5x64xf32>
    %22 = "tosa.add"(%16, %21) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%15, %22) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
