"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<1x1x16xf32>}> : () -> tensor<1x1x16xf32>
    %9 = "tosa.reshape"(%arg2, %0) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %10 = "tosa.cast"(%9) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %11 = "tosa.mul"(%10, %8, %1) : (tensor<1x5x1xf32>, tensor<1x1x16xf32>, tensor<1xi8>) -> tensor<1x5x16xf32>
    %12 = "tosa.concat"(%11, %11) <{axis = 2 : i32}> : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %13 = "tosa.cos"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %14 = "tosa.sin"(%12) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %15 = "tosa.cast"(%13) : (tensor<1x5x32xf32>) -> tensor<1x5x32xbf16>
    %16 = "tosa.cast"(%14) : (tensor<1x5x32xf32>) -> tensor<1x5x32xbf16>
    %17 = "tosa.reshape"(%15, %2) : (tensor<1x5x32xbf16>, !tosa.shape<4>) -> tensor<1x1x5x32xbf16>
    %18 = "tosa.reshape"(%16, %2) : (tensor<1x5x32xbf16>, !tosa.shape<4>) -> tensor<1x1x5x32xbf16>
    %19 = "tosa.cast"(%arg0) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %20 = "tosa.cast"(%17) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %21 = "tosa.mul"(%19, %20, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %22 = "tosa.slice"(%19, %4, %3) : (tensor<1x2x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x16xf32>
    %23 = "tosa.slice"(%19, %5, %3) : (tensor<1x2x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x16xf32>
    %24 = "tosa.negate"(%23, %6, %6) : (tensor<1x2x5x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x16xf32>
    %25 = "tosa.concat"(%24, %22) <{axis = 3 : i32}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %26 = "tosa.cast"(%18) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %27 = "tosa.mul"(%25, %26, %1) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %28 = "tosa.add"(%21, %27) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "tosa.cast"(%arg1) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %30 = "tosa.mul"(%29, %20, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %31 = "tosa.slice"(%29, %4, %7) : (tensor<1x1x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %32 = "tosa.slice"(%29, %5, %7) : (tensor<1x1x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %33 = "tosa.negate"(%32, %6, %6) : (tensor<1x1x5x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x16xf32>
    %34 = "tosa.concat"(%33, %31) <{axis = 3 : i32}> : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x32xf32>
    %35 = "tosa.mul"(%34, %26, %1) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %36 = "tosa.add"(%30, %35) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %37 = "tosa.cast"(%28) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %38 = "tosa.cast"(%36) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    "func.return"(%37, %38) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
