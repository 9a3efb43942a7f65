"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<3x32xf32>, tensor<3x32xf32>) -> tensor<2x3x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<3x32xf32>, %arg2: tensor<3x32xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[3, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[1, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.const_shape"() <{values = dense<[1, 3, 1, 64]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[12, 64, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const_shape"() <{values = dense<[12, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %6 = "tosa.const_shape"() <{values = dense<[2, 3, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "tosa.const_shape"() <{values = dense<[2, 3, 2, 32, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %9 = "tosa.const_shape"() <{values = dense<[2, 3, 2, 64]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62]]> : tensor<1x32xi32>}> : () -> tensor<1x32xi32>
    %11 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63]]> : tensor<1x32xi32>}> : () -> tensor<1x32xi32>
    %12 = "tosa.reshape"(%arg1, %0) : (tensor<3x32xf32>, !tosa.shape<3>) -> tensor<3x32x1xf32>
    %13 = "tosa.tile"(%12, %1) : (tensor<3x32x1xf32>, !tosa.shape<3>) -> tensor<3x32x2xf32>
    %14 = "tosa.reshape"(%arg2, %0) : (tensor<3x32xf32>, !tosa.shape<3>) -> tensor<3x32x1xf32>
    %15 = "tosa.tile"(%14, %1) : (tensor<3x32x1xf32>, !tosa.shape<3>) -> tensor<3x32x2xf32>
    %16 = "tosa.reshape"(%13, %2) : (tensor<3x32x2xf32>, !tosa.shape<4>) -> tensor<1x3x1x64xf32>
    %17 = "tosa.mul"(%arg0, %16, %3) : (tensor<2x3x2x64xf32>, tensor<1x3x1x64xf32>, tensor<1xi8>) -> tensor<2x3x2x64xf32>
    %18 = "tosa.reshape"(%arg0, %4) : (tensor<2x3x2x64xf32>, !tosa.shape<3>) -> tensor<12x64x1xf32>
    %19 = "tosa.tile"(%10, %5) : (tensor<1x32xi32>, !tosa.shape<2>) -> tensor<12x32xi32>
    %20 = "tosa.gather"(%18, %19) : (tensor<12x64x1xf32>, tensor<12x32xi32>) -> tensor<12x32x1xf32>
    %21 = "tosa.tile"(%11, %5) : (tensor<1x32xi32>, !tosa.shape<2>) -> tensor<12x32xi32>
    %22 = "tosa.gather"(%18, %21) : (tensor<12x64x1xf32>, tensor<12x32xi32>) -> tensor<12x32x1xf32>
    %23 = "tosa.reshape"(%22, %6) : (tensor<12x32x1xf32>, !tosa.shape<4>) -> tensor<2x3x2x32xf32>
    %24 = "tosa.negate"(%23, %7, %7) : (tensor<2x3x2x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x2x32xf32>
    %25 = "tosa.reshape"(%24, %8) : (tensor<2x3x2x32xf32>, !tosa.shape<5>) -> tensor<2x3x2x32x1xf32>
    %26 = "tosa.reshape"(%20, %8) : (tensor<12x32x1xf32>, !tosa.shape<5>) -> tensor<2x3x2x32x1xf32>
    %27 = "tosa.concat"(%25, %26) <{axis = 4 : i32}> : (tensor<2x3x2x32x1xf32>, tensor<2x3x2x32x1xf32>) -> tensor<2x3x2x32x2xf32>
    %28 = "tosa.reshape"(%27, %9) : (tensor<2x3x2x32x2xf32>, !tosa.shape<4>) -> tensor<2x3x2x64xf32>
    %29 = "tosa.reshape"(%15, %2) : (tensor<3x32x2xf32>, !tosa.shape<4>) -> tensor<1x3x1x64xf32>
    %30 = "tosa.mul"(%28, %29, %3) : (tensor<2x3x2x64xf32>, tensor<1x3x1x64xf32>, tensor<1xi8>) -> tensor<2x3x2x64xf32>
    %31 = "tosa.add"(%17, %30) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    "func.return"(%31) : (tensor<2x3x2x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
