"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x16xf32>, tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<1x3x16xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x32xf32>):
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const_shape"() <{values = dense<[1, 16, 64]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.const_shape"() <{values = dense<[1, 3, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const_shape"() <{values = dense<0> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %4 = "tosa.const_shape"() <{values = dense<[0, 0, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = "tosa.const_shape"() <{values = dense<[1, 32, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %7 = "tosa.transpose"(%arg1) <{perms = array<i32: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %8 = "tosa.reshape"(%7, %1) : (tensor<16x64xf32>, !tosa.shape<3>) -> tensor<1x16x64xf32>
    %9 = "tosa.matmul"(%arg0, %8, %0, %0) : (tensor<1x3x16xf32>, tensor<1x16x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x64xf32>
    %10 = "tosa.slice"(%9, %3, %2) : (tensor<1x3x64xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x3x32xf32>
    %11 = "tosa.slice"(%9, %4, %2) : (tensor<1x3x64xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x3x32xf32>
    %12 = "tosa.sigmoid"(%10) : (tensor<1x3x32xf32>) -> tensor<1x3x32xf32>
    %13 = "tosa.mul"(%12, %10, %5) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1xi8>) -> tensor<1x3x32xf32>
    %14 = "tosa.mul"(%11, %13, %5) : (tensor<1x3x32xf32>, tensor<1x3x32xf32>, tensor<1xi8>) -> tensor<1x3x32xf32>
    %15 = "tosa.transpose"(%arg2) <{perms = array<i32: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %16 = "tosa.reshape"(%15, %6) : (tensor<32x16xf32>, !tosa.shape<3>) -> tensor<1x32x16xf32>
    %17 = "tosa.matmul"(%14, %16, %0, %0) : (tensor<1x3x32xf32>, tensor<1x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x16xf32>
    "func.return"(%17) : (tensor<1x3x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
