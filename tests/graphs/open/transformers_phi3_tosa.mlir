"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x96xf32>, %arg1: tensor<1x1x5x96xf32>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 72]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 72]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 24]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 72]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 24]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 36]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 36]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 36]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.const"() <{values = dense<"0x0000803F2536463FCC77193F3CA6ED3ED600B83E8F778E3E359D5C3E41D02A3E3341043ECDCCCC3DB6919E3D7B8C753D951E3E3DDF33133D80F2E33CC77DB03C9BA6883C869B533C0AD7233CF0B5FD3B6070C43B7A18983B31866B3B995B363B69310D3B2DA4DA3A3849A93A6F12833AF3F74A3AB2261D3A5C5AF3395A6BBC39E1E29139A7E86139BFE92E39C76D0739"> : tensor<1x1x36xf32>}> : () -> tensor<1x1x36xf32>
    %13 = "tosa.reshape"(%arg2, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %14 = "tosa.cast"(%13) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %15 = "tosa.mul"(%14, %12, %1) : (tensor<1x5x1xf32>, tensor<1x1x36xf32>, tensor<1xi8>) -> tensor<1x5x36xf32>
    %16 = "tosa.concat"(%15, %15) <{axis = 2 : i32}> : (tensor<1x5x36xf32>, tensor<1x5x36xf32>) -> tensor<1x5x72xf32>
    %17 = "tosa.cos"(%16) : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %18 = "tosa.sin"(%16) : (tensor<1x5x72xf32>) -> tensor<1x5x72xf32>
    %19 = "tosa.reshape"(%17, %2) : (tensor<1x5x72xf32>, !tosa.shape<4>) -> tensor<1x1x5x72xf32>
    %20 = "tosa.reshape"(%18, %2) : (tensor<1x5x72xf32>, !tosa.shape<4>) -> tensor<1x1x5x72xf32>
    %21 = "tosa.slice"(%arg0, %4, %3) : (tensor<1x2x5x96xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x72xf32>
    %22 = "tosa.slice"(%arg0, %6, %5) : (tensor<1x2x5x96xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x24xf32>
    %23 = "tosa.slice"(%arg1, %4, %2) : (tensor<1x1x5x96xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x72xf32>
    %24 = "tosa.slice"(%arg1, %6, %7) : (tensor<1x1x5x96xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x24xf32>
    %25 = "tosa.mul"(%21, %19, %1) : (tensor<1x2x5x72xf32>, tensor<1x1x5x72xf32>, tensor<1xi8>) -> tensor<1x2x5x72xf32>
    %26 = "tosa.slice"(%21, %4, %8) : (tensor<1x2x5x72xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x36xf32>
    %27 = "tosa.slice"(%21, %9, %8) : (tensor<1x2x5x72xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x36xf32>
    %28 = "tosa.negate"(%27, %10, %10) : (tensor<1x2x5x36xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x36xf32>
    %29 = "tosa.concat"(%28, %26) <{axis = 3 : i32}> : (tensor<1x2x5x36xf32>, tensor<1x2x5x36xf32>) -> tensor<1x2x5x72xf32>
    %30 = "tosa.mul"(%29, %20, %1) : (tensor<1x2x5x72xf32>, tensor<1x1x5x72xf32>, tensor<1xi8>) -> tensor<1x2x5x72xf32>
    %31 = "tosa.add"(%25, %30) : (tensor<1x2x5x72xf32>, tensor<1x2x5x72xf32>) -> tensor<1x2x5x72xf32>
    %32 = "tosa.concat"(%31, %22) <{axis = 3 : i32}> : (tensor<1x2x5x72xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x96xf32>
    %33 = "tosa.mul"(%23, %19, %1) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>, tensor<1xi8>) -> tensor<1x1x5x72xf32>
    %34 = "tosa.slice"(%23, %4, %11) : (tensor<1x1x5x72xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x36xf32>
    %35 = "tosa.slice"(%23, %9, %11) : (tensor<1x1x5x72xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x36xf32>
    %36 = "tosa.negate"(%35, %10, %10) : (tensor<1x1x5x36xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x36xf32>
    %37 = "tosa.concat"(%36, %34) <{axis = 3 : i32}> : (tensor<1x1x5x36xf32>, tensor<1x1x5x36xf32>) -> tensor<1x1x5x72xf32>
    %38 = "tosa.mul"(%37, %20, %1) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>, tensor<1xi8>) -> tensor<1x1x5x72xf32>
    %39 = "tosa.add"(%33, %38) : (tensor<1x1x5x72xf32>, tensor<1x1x5x72xf32>) -> tensor<1x1x5x72xf32>
    %40 = "tosa.concat"(%39, %24) <{axis = 3 : i32}> : (tensor<1x1x5x72xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x96xf32>
    "func.return"(%32, %40) : (tensor<1x2x5x96xf32>, tensor<1x1x5x96xf32>) -> ()
  }) : () -> ()
}) : () -> ()
