"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const"() <{values = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<1x1x32xf32>}> : () -> tensor<1x1x32xf32>
    %7 = "tosa.reshape"(%arg2, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %8 = "tosa.cast"(%7) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %9 = "tosa.mul"(%8, %6, %1) : (tensor<1x5x1xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<1x5x32xf32>
    %10 = "tosa.cos"(%9) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %11 = "tosa.sin"(%9) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %12 = "tosa.reshape"(%10, %2) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %13 = "tosa.reshape"(%11, %2) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %14 = "tosa.slice"(%arg0, %4, %3) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %15 = "tosa.slice"(%arg0, %5, %3) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %16 = "tosa.mul"(%14, %12, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %17 = "tosa.mul"(%15, %13, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %18 = "tosa.sub"(%16, %17) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %19 = "tosa.mul"(%15, %12, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %20 = "tosa.mul"(%14, %13, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %21 = "tosa.add"(%19, %20) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %22 = "tosa.concat"(%18, %21) <{axis = 3 : i32}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %23 = "tosa.slice"(%arg1, %4, %2) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %24 = "tosa.slice"(%arg1, %5, %2) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %25 = "tosa.mul"(%23, %12, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %26 = "tosa.mul"(%24, %13, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %27 = "tosa.sub"(%25, %26) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %28 = "tosa.mul"(%24, %12, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %29 = "tosa.mul"(%23, %13, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %30 = "tosa.add"(%28, %29) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %31 = "tosa.concat"(%27, %30) <{axis = 3 : i32}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%22, %31) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
