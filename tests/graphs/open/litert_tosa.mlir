"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<4xi64>):
    %0 = "tosa.const"() <{values = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 4, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const_shape"() <{values = dense<[1, 1, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %4 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<6.250000e-02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "tosa.const"() <{values = dense<1.000000e+04> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.mul"(%0, %8, %1) : (tensor<16xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<16xf32>
    %13 = "tosa.pow"(%9, %12) : (tensor<1xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "tosa.reshape"(%arg2, %2) : (tensor<4xi64>, !tosa.shape<3>) -> tensor<1x4x1xi64>
    %15 = "tosa.reshape"(%13, %3) : (tensor<16xf32>, !tosa.shape<3>) -> tensor<1x1x16xf32>
    %16 = "tosa.reciprocal"(%15) : (tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %17 = "tosa.cast"(%14) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %18 = "tosa.mul"(%17, %16, %1) : (tensor<1x4x1xf32>, tensor<1x1x16xf32>, tensor<1xi8>) -> tensor<1x4x16xf32>
    %19 = "tosa.cos"(%18) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %20 = "tosa.sin"(%18) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %21 = "tosa.transpose"(%arg0) <{perms = array<i32: 0, 2, 1, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x2x4x32xf32>
    %22 = "tosa.slice"(%21, %5, %4) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %23 = "tosa.slice"(%21, %6, %4) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %24 = "tosa.reshape"(%19, %7) : (tensor<1x4x16xf32>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %25 = "tosa.mul"(%22, %24, %1) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %26 = "tosa.reshape"(%20, %7) : (tensor<1x4x16xf32>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %27 = "tosa.mul"(%23, %26, %1) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %28 = "tosa.sub"(%25, %27) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %29 = "tosa.mul"(%23, %24, %1) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %30 = "tosa.mul"(%22, %26, %1) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %31 = "tosa.add"(%29, %30) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "tosa.concat"(%28, %31) <{axis = 3 : i32}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %33 = "tosa.transpose"(%32) <{perms = array<i32: 0, 2, 1, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "tosa.reshape"(%arg1, %10) : (tensor<1x4x1x32xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %35 = "tosa.slice"(%34, %5, %7) : (tensor<1x1x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %36 = "tosa.slice"(%34, %6, %7) : (tensor<1x1x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %37 = "tosa.mul"(%35, %24, %1) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %38 = "tosa.mul"(%36, %26, %1) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %39 = "tosa.sub"(%37, %38) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %40 = "tosa.mul"(%36, %24, %1) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %41 = "tosa.mul"(%35, %26, %1) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %42 = "tosa.add"(%40, %41) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %43 = "tosa.concat"(%39, %42) <{axis = 3 : i32}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %44 = "tosa.reshape"(%43, %11) : (tensor<1x1x4x32xf32>, !tosa.shape<4>) -> tensor<1x4x1x32xf32>
    "func.return"(%33, %44) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
