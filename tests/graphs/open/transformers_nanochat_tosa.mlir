"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 64]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<1x1x32xf32>}> : () -> tensor<1x1x32xf32>
    %9 = "tosa.reshape"(%arg2, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %10 = "tosa.cast"(%9) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %11 = "tosa.mul"(%10, %8, %1) : (tensor<1x5x1xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<1x5x32xf32>
    %12 = "tosa.concat"(%11, %11) <{axis = 2 : i32}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %13 = "tosa.cos"(%12) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %14 = "tosa.sin"(%12) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %15 = "tosa.reshape"(%13, %2) : (tensor<1x5x64xf32>, !tosa.shape<4>) -> tensor<1x1x5x64xf32>
    %16 = "tosa.reshape"(%14, %2) : (tensor<1x5x64xf32>, !tosa.shape<4>) -> tensor<1x1x5x64xf32>
    %17 = "tosa.mul"(%arg0, %15, %1) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x2x5x64xf32>
    %18 = "tosa.slice"(%arg0, %4, %3) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %19 = "tosa.slice"(%arg0, %5, %3) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %20 = "tosa.negate"(%18, %6, %6) : (tensor<1x2x5x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x32xf32>
    %21 = "tosa.concat"(%19, %20) <{axis = 3 : i32}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %22 = "tosa.mul"(%21, %16, %1) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x2x5x64xf32>
    %23 = "tosa.add"(%17, %22) : (tensor<1x2x5x64xf32>, tensor<1x2x5x64xf32>) -> tensor<1x2x5x64xf32>
    %24 = "tosa.mul"(%arg1, %15, %1) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x1x5x64xf32>
    %25 = "tosa.slice"(%arg1, %4, %7) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %26 = "tosa.slice"(%arg1, %5, %7) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %27 = "tosa.negate"(%25, %6, %6) : (tensor<1x1x5x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x32xf32>
    %28 = "tosa.concat"(%26, %27) <{axis = 3 : i32}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    %29 = "tosa.mul"(%28, %16, %1) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1xi8>) -> tensor<1x1x5x64xf32>
    %30 = "tosa.add"(%24, %29) : (tensor<1x1x5x64xf32>, tensor<1x1x5x64xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%23, %30) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
