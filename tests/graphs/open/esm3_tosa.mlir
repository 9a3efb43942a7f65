"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>, tensor<6x16xf32>, tensor<6x16xf32>) -> (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf32>, %arg1: tensor<1x4x2x48xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x16xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[4, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.const_shape"() <{values = dense<[4, 1, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %4 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.slice"(%arg2, %1, %0) : (tensor<6x16xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x16xf32>
    %13 = "tosa.slice"(%arg3, %1, %0) : (tensor<6x16xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x16xf32>
    %14 = "tosa.reshape"(%12, %2) : (tensor<4x16xf32>, !tosa.shape<3>) -> tensor<4x1x16xf32>
    %15 = "tosa.tile"(%14, %3) : (tensor<4x1x16xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %16 = "tosa.reshape"(%13, %2) : (tensor<4x16xf32>, !tosa.shape<3>) -> tensor<4x1x16xf32>
    %17 = "tosa.tile"(%16, %3) : (tensor<4x1x16xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %18 = "tosa.slice"(%arg0, %5, %4) : (tensor<1x4x2x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x32xf32>
    %19 = "tosa.reshape"(%15, %6) : (tensor<4x2x16xf32>, !tosa.shape<4>) -> tensor<1x4x1x32xf32>
    %20 = "tosa.mul"(%18, %19, %7) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %21 = "tosa.slice"(%18, %5, %8) : (tensor<1x4x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %22 = "tosa.slice"(%18, %9, %8) : (tensor<1x4x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %23 = "tosa.negate"(%22, %10, %10) : (tensor<1x4x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2x16xf32>
    %24 = "tosa.concat"(%23, %21) <{axis = 3 : i32}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %25 = "tosa.reshape"(%17, %6) : (tensor<4x2x16xf32>, !tosa.shape<4>) -> tensor<1x4x1x32xf32>
    %26 = "tosa.mul"(%24, %25, %7) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %27 = "tosa.add"(%20, %26) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %28 = "tosa.slice"(%arg0, %11, %8) : (tensor<1x4x2x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %29 = "tosa.concat"(%27, %28) <{axis = 3 : i32}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    %30 = "tosa.slice"(%arg1, %5, %4) : (tensor<1x4x2x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x32xf32>
    %31 = "tosa.mul"(%30, %19, %7) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %32 = "tosa.slice"(%30, %5, %8) : (tensor<1x4x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %33 = "tosa.slice"(%30, %9, %8) : (tensor<1x4x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %34 = "tosa.negate"(%33, %10, %10) : (tensor<1x4x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2x16xf32>
    %35 = "tosa.concat"(%34, %32) <{axis = 3 : i32}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %36 = "tosa.mul"(%35, %25, %7) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %37 = "tosa.add"(%31, %36) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %38 = "tosa.slice"(%arg1, %11, %8) : (tensor<1x4x2x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf32>
    %39 = "tosa.concat"(%37, %38) <{axis = 3 : i32}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x48xf32>
    "func.return"(%29, %39) : (tensor<1x4x2x48xf32>, tensor<1x4x2x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
