"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<1x1x4x16xf32>, %arg3: tensor<1x1x4x16xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %1 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %2 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.slice"(%arg0, %1, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %6 = "tosa.slice"(%arg0, %2, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %7 = "tosa.mul"(%5, %arg2, %3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %8 = "tosa.mul"(%6, %arg3, %3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %9 = "tosa.sub"(%7, %8) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %10 = "tosa.mul"(%5, %arg3, %3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %11 = "tosa.mul"(%6, %arg2, %3) : (tensor<1x2x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %12 = "tosa.add"(%10, %11) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "tosa.concat"(%9, %12) <{axis = 3 : i32}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %14 = "tosa.slice"(%arg1, %1, %4) : (tensor<1x1x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %15 = "tosa.slice"(%arg1, %2, %4) : (tensor<1x1x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %16 = "tosa.mul"(%14, %arg2, %3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %17 = "tosa.mul"(%15, %arg3, %3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %18 = "tosa.sub"(%16, %17) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %19 = "tosa.mul"(%14, %arg3, %3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %20 = "tosa.mul"(%15, %arg2, %3) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1xi8>) -> tensor<1x1x4x16xf32>
    %21 = "tosa.add"(%19, %20) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %22 = "tosa.concat"(%18, %21) <{axis = 3 : i32}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%13, %22) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
