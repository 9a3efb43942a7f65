"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>, tensor<1x5xi64>) -> (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xf32>, %arg1: tensor<1x1x5x64xf32>, %arg2: tensor<1x5xi64>):
    %0 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %1 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %2 = "tosa.const_shape"() <{values = dense<[1, 5, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %8 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 1, 2]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %9 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const_shape"() <{values = dense<[10, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %12 = "tosa.const_shape"() <{values = dense<[10, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %13 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %14 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %15 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %16 = "tosa.const_shape"() <{values = dense<[5, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %17 = "tosa.const_shape"() <{values = dense<[5, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %18 = "tosa.const"() <{values = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<1x1x16xf32>}> : () -> tensor<1x1x16xf32>
    %19 = "tosa.reshape"(%arg2, %2) : (tensor<1x5xi64>, !tosa.shape<3>) -> tensor<1x5x1xi64>
    %20 = "tosa.cast"(%19) : (tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %21 = "tosa.mul"(%20, %18, %3) : (tensor<1x5x1xf32>, tensor<1x1x16xf32>, tensor<1xi8>) -> tensor<1x5x16xf32>
    %22 = "tosa.concat"(%21, %21) <{axis = 2 : i32}> : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x32xf32>
    %23 = "tosa.cos"(%22) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %24 = "tosa.sin"(%22) : (tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %25 = "tosa.reshape"(%23, %4) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %26 = "tosa.reshape"(%24, %4) : (tensor<1x5x32xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %27 = "tosa.slice"(%25, %6, %5) : (tensor<1x1x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %28 = "tosa.reshape"(%27, %7) : (tensor<1x1x5x16xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x1xf32>
    %29 = "tosa.tile"(%28, %8) : (tensor<1x1x5x16x1xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x2xf32>
    %30 = "tosa.reshape"(%29, %4) : (tensor<1x1x5x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %31 = "tosa.slice"(%26, %6, %5) : (tensor<1x1x5x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %32 = "tosa.reshape"(%31, %7) : (tensor<1x1x5x16xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x1xf32>
    %33 = "tosa.tile"(%32, %8) : (tensor<1x1x5x16x1xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x2xf32>
    %34 = "tosa.reshape"(%33, %4) : (tensor<1x1x5x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %35 = "tosa.slice"(%arg0, %6, %9) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %36 = "tosa.slice"(%arg0, %10, %9) : (tensor<1x2x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %37 = "tosa.slice"(%arg1, %6, %4) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %38 = "tosa.slice"(%arg1, %10, %4) : (tensor<1x1x5x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %39 = "tosa.mul"(%35, %30, %3) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %40 = "tosa.reshape"(%35, %11) : (tensor<1x2x5x32xf32>, !tosa.shape<3>) -> tensor<10x32x1xf32>
    %41 = "tosa.tile"(%1, %12) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %42 = "tosa.gather"(%40, %41) : (tensor<10x32x1xf32>, tensor<10x16xi32>) -> tensor<10x16x1xf32>
    %43 = "tosa.tile"(%0, %12) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<10x16xi32>
    %44 = "tosa.gather"(%40, %43) : (tensor<10x32x1xf32>, tensor<10x16xi32>) -> tensor<10x16x1xf32>
    %45 = "tosa.reshape"(%44, %13) : (tensor<10x16x1xf32>, !tosa.shape<4>) -> tensor<1x2x5x16xf32>
    %46 = "tosa.negate"(%45, %14, %14) : (tensor<1x2x5x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5x16xf32>
    %47 = "tosa.reshape"(%46, %15) : (tensor<1x2x5x16xf32>, !tosa.shape<5>) -> tensor<1x2x5x16x1xf32>
    %48 = "tosa.reshape"(%42, %15) : (tensor<10x16x1xf32>, !tosa.shape<5>) -> tensor<1x2x5x16x1xf32>
    %49 = "tosa.concat"(%47, %48) <{axis = 4 : i32}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %50 = "tosa.reshape"(%49, %9) : (tensor<1x2x5x16x2xf32>, !tosa.shape<4>) -> tensor<1x2x5x32xf32>
    %51 = "tosa.mul"(%50, %34, %3) : (tensor<1x2x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x2x5x32xf32>
    %52 = "tosa.add"(%39, %51) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %53 = "tosa.mul"(%37, %30, %3) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %54 = "tosa.reshape"(%37, %16) : (tensor<1x1x5x32xf32>, !tosa.shape<3>) -> tensor<5x32x1xf32>
    %55 = "tosa.tile"(%1, %17) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<5x16xi32>
    %56 = "tosa.gather"(%54, %55) : (tensor<5x32x1xf32>, tensor<5x16xi32>) -> tensor<5x16x1xf32>
    %57 = "tosa.tile"(%0, %17) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<5x16xi32>
    %58 = "tosa.gather"(%54, %57) : (tensor<5x32x1xf32>, tensor<5x16xi32>) -> tensor<5x16x1xf32>
    %59 = "tosa.reshape"(%58, %5) : (tensor<5x16x1xf32>, !tosa.shape<4>) -> tensor<1x1x5x16xf32>
    %60 = "tosa.negate"(%59, %14, %14) : (tensor<1x1x5x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5x16xf32>
    %61 = "tosa.reshape"(%60, %7) : (tensor<1x1x5x16xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x1xf32>
    %62 = "tosa.reshape"(%56, %7) : (tensor<5x16x1xf32>, !tosa.shape<5>) -> tensor<1x1x5x16x1xf32>
    %63 = "tosa.concat"(%61, %62) <{axis = 4 : i32}> : (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16x2xf32>
    %64 = "tosa.reshape"(%63, %4) : (tensor<1x1x5x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x5x32xf32>
    %65 = "tosa.mul"(%64, %34, %3) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>, tensor<1xi8>) -> tensor<1x1x5x32xf32>
    %66 = "tosa.add"(%53, %65) : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xf32>
    %67 = "tosa.concat"(%52, %36) <{axis = 3 : i32}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x64xf32>
    %68 = "tosa.concat"(%66, %38) <{axis = 3 : i32}> : (tensor<1x1x5x32xf32>, tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>
    "func.return"(%67, %68) : (tensor<1x2x5x64xf32>, tensor<1x1x5x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
