"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x5x64xf32>, tensor<1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x64xf32>, %arg1: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<"0x0000803F11F93F3F9AF50F3F9BE8D73E9BE8A13E23D4723E8718363E778D083ECDCCCC3D0D94993DC255663D15BA2C3DE386013D4F43C23C39AD913CF27B5A3C0AD7233CB0B9F53B9C44B83B772E8A3B383E4F3B0D691B3B2815E93A8EC9AE3A6F12833A8C94443A166A133A2517DD3960CBA53915A8783953773A3972D40B39"> : tensor<1x1x32xf32>}> : () -> tensor<1x1x32xf32>
    %3 = "tosa.reshape"(%arg1, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %4 = "tosa.cast"(%3) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %5 = "tosa.mul"(%4, %2, %1) : (tensor<1x5x1xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<1x5x32xf32>
    %6 = "tosa.concat"(%5, %5) <{axis = 2 : i32}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %7 = "tosa.cos"(%6) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %8 = "tosa.sin"(%6) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    "func.return"(%7, %8) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
