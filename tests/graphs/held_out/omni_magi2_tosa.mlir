"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xf32>, tensor<5x1x48xf32>, tensor<5x16xf32>, tensor<5x16xf32>) -> (tensor<5x2x48xf32>, tensor<5x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xf32>, %arg1: tensor<5x1x48xf32>, %arg2: tensor<5x16xf32>, %arg3: tensor<5x16xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[5, 1, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[5, 2, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.const_shape"() <{values = dense<0> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[5, 2, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const_shape"() <{values = dense<[0, 0, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "tosa.const_shape"() <{values = dense<[0, 0, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %8 = "tosa.const_shape"() <{values = dense<[5, 1, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %9 = "tosa.concat"(%arg2, %arg2) <{axis = 1 : i32}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %10 = "tosa.reshape"(%9, %0) : (tensor<5x32xf32>, !tosa.shape<3>) -> tensor<5x1x32xf32>
    %11 = "tosa.concat"(%arg3, %arg3) <{axis = 1 : i32}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %12 = "tosa.reshape"(%11, %0) : (tensor<5x32xf32>, !tosa.shape<3>) -> tensor<5x1x32xf32>
    %13 = "tosa.slice"(%arg0, %2, %1) : (tensor<5x2x48xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x32xf32>
    %14 = "tosa.mul"(%13, %10, %3) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %15 = "tosa.slice"(%13, %2, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %16 = "tosa.slice"(%13, %5, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %17 = "tosa.negate"(%16, %6, %6) : (tensor<5x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x2x16xf32>
    %18 = "tosa.concat"(%17, %15) <{axis = 2 : i32}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %19 = "tosa.mul"(%18, %12, %3) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %20 = "tosa.add"(%14, %19) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %21 = "tosa.slice"(%arg0, %7, %4) : (tensor<5x2x48xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %22 = "tosa.concat"(%20, %21) <{axis = 2 : i32}> : (tensor<5x2x32xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    %23 = "tosa.slice"(%arg1, %2, %0) : (tensor<5x1x48xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x1x32xf32>
    %24 = "tosa.mul"(%23, %10, %3) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x1x32xf32>
    %25 = "tosa.slice"(%23, %2, %8) : (tensor<5x1x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x1x16xf32>
    %26 = "tosa.slice"(%23, %5, %8) : (tensor<5x1x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x1x16xf32>
    %27 = "tosa.negate"(%26, %6, %6) : (tensor<5x1x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x1x16xf32>
    %28 = "tosa.concat"(%27, %25) <{axis = 2 : i32}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %29 = "tosa.mul"(%28, %12, %3) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x1x32xf32>
    %30 = "tosa.add"(%24, %29) : (tensor<5x1x32xf32>, tensor<5x1x32xf32>) -> tensor<5x1x32xf32>
    %31 = "tosa.slice"(%arg1, %7, %8) : (tensor<5x1x48xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x1x16xf32>
    %32 = "tosa.concat"(%30, %31) <{axis = 2 : i32}> : (tensor<5x1x32xf32>, tensor<5x1x16xf32>) -> tensor<5x1x48xf32>
    "func.return"(%22, %32) : (tensor<5x2x48xf32>, tensor<5x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
