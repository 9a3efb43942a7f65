"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>, tensor<1x5xi64>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %1 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %2 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[1, 5, 16, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[1, 5, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[10, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %9 = "tosa.const_shape"() <{values = dense<[10, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %10 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %12 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %13 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %14 = "tosa.const"() <{values = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<1x1x16xf32>}> : () -> tensor<1x1x16xf32>
    %15 = "tosa.reshape"(%arg2, %2) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %16 = "tosa.cast"(%15) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %17 = "tosa.mul"(%16, %14, %3) : (tensor<1x5x1xf32>, tensor<1x1x16xf32>, tensor<1xi8>) -> tensor<1x5x16xf32>
    %18 = "tosa.reshape"(%17, %4) : (tensor<1x5x16xf32>, !tosa.shape<4>) -> tensor<1x5x16x1xf32>
    %19 = "tosa.tile"(%18, %5) : (tensor<1x5x16x1xf32>, !tosa.shape<4>) -> tensor<1x5x16x2xf32>
    %20 = "tosa.reshape"(%19, %6) : (tensor<1x5x16x2xf32>, !tosa.shape<3>) -> tensor<1x5x32xf32>
    %21 = "tosa.cos"(%20) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %22 = "tosa.reshape"(%21, %7) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %23 = "tosa.sin"(%20) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %24 = "tosa.reshape"(%23, %7) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %25 = "tosa.cast"(%22) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    %26 = "tosa.cast"(%24) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    %27 = "tosa.mul"(%arg0, %25, %3) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1xi8>) -> tensor<1x2x5x32xbf16>
    %28 = "tosa.reshape"(%arg0, %8) : (tensor<1x2x5x32xbf16>, !tosa.shape<3>) -> tensor<10x32x1xbf16>
    %29 = "tosa.tile"(%1, %9) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %30 = "tosa.gather"(%28, %29) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %31 = "tosa.reshape"(%30, %10) : (tensor<10x16x1xbf16>, !tosa.shape<4>) -> tensor<1x2x5x16xbf16>
    %32 = "tosa.negate"(%31, %11, %11) : (tensor<1x2x5x16xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x5x16xbf16>
    %33 = "tosa.tile"(%0, %9) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %34 = "tosa.gather"(%28, %33) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %35 = "tosa.reshape"(%32, %12) : (tensor<1x2x5x16xbf16>, !tosa.shape<5>) -> tensor<1x2x5x16x1xbf16>
    %36 = "tosa.reshape"(%34, %12) : (tensor<10x16x1xbf16>, !tosa.shape<5>) -> tensor<1x2x5x16x1xbf16>
    %37 = "tosa.concat"(%35, %36) <{axis = 4 : i32}> : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %38 = "tosa.reshape"(%37, %13) : (tensor<1x2x5x16x2xbf16>, !tosa.shape<4>) -> tensor<1x2x5x32xbf16>
    %39 = "tosa.mul"(%38, %26, %3) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1xi8>) -> tensor<1x2x5x32xbf16>
    %40 = "tosa.add"(%27, %39) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %41 = "tosa.mul"(%arg1, %25, %3) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1xi8>) -> tensor<1x2x5x32xbf16>
    %42 = "tosa.reshape"(%arg1, %8) : (tensor<1x2x5x32xbf16>, !tosa.shape<3>) -> tensor<10x32x1xbf16>
    %43 = "tosa.gather"(%42, %29) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %44 = "tosa.reshape"(%43, %10) : (tensor<10x16x1xbf16>, !tosa.shape<4>) -> tensor<1x2x5x16xbf16>
    %45 = "tosa.negate"(%44, %11, %11) : (tensor<1x2x5x16xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x5x16xbf16>
    %46 = "tosa.gather"(%42, %33) : (tensor<10x32x1xbf16>, tensor<10x16xi32>) -> tensor<10x16x1xbf16>
    %47 = "tosa.reshape"(%45, %12) : (tensor<1x2x5x16xbf16>, !tosa.shape<5>) -> tensor<1x2x5x16x1xbf16>
    %48 = "tosa.reshape"(%46, %12) : (tensor<10x16x1xbf16>, !tosa.shape<5>) -> tensor<1x2x5x16x1xbf16>
    %49 = "tosa.concat"(%47, %48) <{axis = 4 : i32}> : (tensor<1x2x5x16x1xbf16>, tensor<1x2x5x16x1xbf16>) -> tensor<1x2x5x16x2xbf16>
    %50 = "tosa.reshape"(%49, %13) : (tensor<1x2x5x16x2xbf16>, !tosa.shape<4>) -> tensor<1x2x5x32xbf16>
    %51 = "tosa.mul"(%50, %26, %3) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1xi8>) -> tensor<1x2x5x32xbf16>
    %52 = "tosa.add"(%41, %51) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    "func.return"(%40, %52) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
