"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 48]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 48]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.const"() <{values = dense<"0x0000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"> : tensor<1x1x8xf32>}> : () -> tensor<1x1x8xf32>
    %13 = "tosa.reshape"(%arg2, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %14 = "tosa.cast"(%13) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %15 = "tosa.mul"(%14, %12, %1) : (tensor<1x5x1xf32>, tensor<1x1x8xf32>, tensor<1xi8>) -> tensor<1x5x8xf32>
    %16 = "tosa.concat"(%15, %15) <{axis = 2 : i32}> : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> tensor<1x5x16xf32>
    %17 = "tosa.cos"(%16) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %18 = "tosa.sin"(%16) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %19 = "tosa.reshape"(%17, %2) : (tensor<1x5x16xf32>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %20 = "tosa.reshape"(%18, %2) : (tensor<1x5x16xf32>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %21 = "tosa.slice"(%arg0, %4, %3) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x16xf32>
    %22 = "tosa.slice"(%arg0, %6, %5) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x48xf32>
    %23 = "tosa.slice"(%arg1, %4, %2) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %24 = "tosa.slice"(%arg1, %6, %7) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x48xf32>
    %25 = "tosa.mul"(%21, %19, %1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>, tensor<1xi8>) -> tensor<1x2x5x16xf32>
    %26 = "tosa.slice"(%21, %4, %8) : (tensor<1x2x5x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x8xf32>
    %27 = "tosa.slice"(%21, %9, %8) : (tensor<1x2x5x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x8xf32>
    %28 = "tosa.negate"(%27, %10, %10) : (tensor<1x2x5x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x8xf32>
    %29 = "tosa.concat"(%28, %26) <{axis = 3 : i32}> : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %30 = "tosa.mul"(%29, %20, %1) : (tensor<1x2x5x16xf32>, tensor<1x1x5x16xf32>, tensor<1xi8>) -> tensor<1x2x5x16xf32>
    %31 = "tosa.add"(%25, %30) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %32 = "tosa.mul"(%23, %19, %1) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>, tensor<1xi8>) -> tensor<1x1x5x16xf32>
    %33 = "tosa.slice"(%23, %4, %11) : (tensor<1x1x5x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x8xf32>
    %34 = "tosa.slice"(%23, %9, %11) : (tensor<1x1x5x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x8xf32>
    %35 = "tosa.negate"(%34, %10, %10) : (tensor<1x1x5x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x8xf32>
    %36 = "tosa.concat"(%35, %33) <{axis = 3 : i32}> : (tensor<1x1x5x8xf32>, tensor<1x1x5x8xf32>) -> tensor<1x1x5x16xf32>
    %37 = "tosa.mul"(%36, %20, %1) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>, tensor<1xi8>) -> tensor<1x1x5x16xf32>
    %38 = "tosa.add"(%32, %37) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xf32>
    %39 = "tosa.concat"(%31, %22) <{axis = 3 : i32}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x48xf32>) -> tensor<1x2x5x64xf32>
    %40 = "tosa.concat"(%38, %24) <{axis = 3 : i32}> : (tensor<1x1x5x16xf32>, tensor<1x1x5x48xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%39, %40) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
