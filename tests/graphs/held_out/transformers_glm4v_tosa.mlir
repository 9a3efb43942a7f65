"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>, tensor<3x1x4xi64>) -> (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x48xf32>, %arg1: tensor<1x1x4x48xf32>, %arg2: tensor<3x1x4xi64>):
    %0 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %1 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %2 = "tosa.const_shape"() <{values = dense<[3, 1, 4, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[3, 1, 4, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[3, 1, 4, 6]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 10]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 4]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const_shape"() <{values = dense<[1, 4, 4]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %11 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 6]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.const_shape"() <{values = dense<[1, 0, 0, 0]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %13 = "tosa.const_shape"() <{values = dense<[1, 4, 6]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %14 = "tosa.const_shape"() <{values = dense<[2, 0, 0, 0]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %15 = "tosa.const_shape"() <{values = dense<[1, 4, 16, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %16 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %17 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %18 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %19 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %20 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %21 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %22 = "tosa.const_shape"() <{values = dense<[8, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %23 = "tosa.const_shape"() <{values = dense<[8, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %24 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %26 = "tosa.const_shape"() <{values = dense<[4, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %27 = "tosa.const_shape"() <{values = dense<[4, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %28 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %29 = "tosa.const"() <{values = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC255663DE386013D39AD913C0AD7233C9C44B83B383E4F3B2815E93A6F12833A166A133A60CBA53953773A39"> : tensor<1x1x1x16xf32>}> : () -> tensor<1x1x1x16xf32>
    %30 = "tosa.reshape"(%arg2, %2) : (tensor<3x1x4xi64>, !tosa.shape<4>) -> tensor<3x1x4x1xi64>
    %31 = "tosa.cast"(%30) : (tensor<3x1x4x1xi64>) -> tensor<3x1x4x1xf32>
    %32 = "tosa.mul"(%31, %29, %3) : (tensor<3x1x4x1xf32>, tensor<1x1x1x16xf32>, tensor<1xi8>) -> tensor<3x1x4x16xf32>
    %33 = "tosa.cos"(%32) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %34 = "tosa.sin"(%32) : (tensor<3x1x4x16xf32>) -> tensor<3x1x4x16xf32>
    %35 = "tosa.slice"(%34, %5, %4) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x4xf32>
    %36 = "tosa.slice"(%34, %7, %6) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x6xf32>
    %37 = "tosa.slice"(%34, %8, %6) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x6xf32>
    %38 = "tosa.slice"(%35, %5, %9) : (tensor<3x1x4x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x4xf32>
    %39 = "tosa.reshape"(%38, %10) : (tensor<1x1x4x4xf32>, !tosa.shape<3>) -> tensor<1x4x4xf32>
    %40 = "tosa.slice"(%36, %12, %11) : (tensor<3x1x4x6xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x6xf32>
    %41 = "tosa.reshape"(%40, %13) : (tensor<1x1x4x6xf32>, !tosa.shape<3>) -> tensor<1x4x6xf32>
    %42 = "tosa.slice"(%37, %14, %11) : (tensor<3x1x4x6xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x6xf32>
    %43 = "tosa.reshape"(%42, %13) : (tensor<1x1x4x6xf32>, !tosa.shape<3>) -> tensor<1x4x6xf32>
    %44 = "tosa.concat"(%39, %41, %43) <{axis = 2 : i32}> : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %45 = "tosa.reshape"(%44, %15) : (tensor<1x4x16xf32>, !tosa.shape<4>) -> tensor<1x4x16x1xf32>
    %46 = "tosa.tile"(%45, %16) : (tensor<1x4x16x1xf32>, !tosa.shape<4>) -> tensor<1x4x16x2xf32>
    %47 = "tosa.slice"(%33, %5, %4) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x4xf32>
    %48 = "tosa.slice"(%33, %7, %6) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x6xf32>
    %49 = "tosa.slice"(%33, %8, %6) : (tensor<3x1x4x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<3x1x4x6xf32>
    %50 = "tosa.slice"(%47, %5, %9) : (tensor<3x1x4x4xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x4xf32>
    %51 = "tosa.reshape"(%50, %10) : (tensor<1x1x4x4xf32>, !tosa.shape<3>) -> tensor<1x4x4xf32>
    %52 = "tosa.slice"(%48, %12, %11) : (tensor<3x1x4x6xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x6xf32>
    %53 = "tosa.reshape"(%52, %13) : (tensor<1x1x4x6xf32>, !tosa.shape<3>) -> tensor<1x4x6xf32>
    %54 = "tosa.slice"(%49, %14, %11) : (tensor<3x1x4x6xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x6xf32>
    %55 = "tosa.reshape"(%54, %13) : (tensor<1x1x4x6xf32>, !tosa.shape<3>) -> tensor<1x4x6xf32>
    %56 = "tosa.concat"(%51, %53, %55) <{axis = 2 : i32}> : (tensor<1x4x4xf32>, tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x16xf32>
    %57 = "tosa.reshape"(%56, %15) : (tensor<1x4x16xf32>, !tosa.shape<4>) -> tensor<1x4x16x1xf32>
    %58 = "tosa.tile"(%57, %16) : (tensor<1x4x16x1xf32>, !tosa.shape<4>) -> tensor<1x4x16x2xf32>
    %59 = "tosa.reshape"(%58, %17) : (tensor<1x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %60 = "tosa.reshape"(%46, %17) : (tensor<1x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %61 = "tosa.slice"(%arg0, %5, %18) : (tensor<1x2x4x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x32xf32>
    %62 = "tosa.slice"(%arg0, %20, %19) : (tensor<1x2x4x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %63 = "tosa.slice"(%arg1, %5, %17) : (tensor<1x1x4x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %64 = "tosa.slice"(%arg1, %20, %21) : (tensor<1x1x4x48xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %65 = "tosa.mul"(%61, %59, %3) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %66 = "tosa.reshape"(%61, %22) : (tensor<1x2x4x32xf32>, !tosa.shape<3>) -> tensor<8x32x1xf32>
    %67 = "tosa.tile"(%1, %23) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<8x16xi32>
    %68 = "tosa.gather"(%66, %67) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %69 = "tosa.tile"(%0, %23) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<8x16xi32>
    %70 = "tosa.gather"(%66, %69) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %71 = "tosa.reshape"(%70, %19) : (tensor<8x16x1xf32>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %72 = "tosa.negate"(%71, %24, %24) : (tensor<1x2x4x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x16xf32>
    %73 = "tosa.reshape"(%72, %25) : (tensor<1x2x4x16xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %74 = "tosa.reshape"(%68, %25) : (tensor<8x16x1xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %75 = "tosa.concat"(%73, %74) <{axis = 4 : i32}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %76 = "tosa.reshape"(%75, %18) : (tensor<1x2x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x2x4x32xf32>
    %77 = "tosa.mul"(%76, %60, %3) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %78 = "tosa.add"(%65, %77) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %79 = "tosa.mul"(%63, %59, %3) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x1x4x32xf32>
    %80 = "tosa.reshape"(%63, %26) : (tensor<1x1x4x32xf32>, !tosa.shape<3>) -> tensor<4x32x1xf32>
    %81 = "tosa.tile"(%1, %27) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<4x16xi32>
    %82 = "tosa.gather"(%80, %81) : (tensor<4x32x1xf32>, tensor<4x16xi32>) -> tensor<4x16x1xf32>
    %83 = "tosa.tile"(%0, %27) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<4x16xi32>
    %84 = "tosa.gather"(%80, %83) : (tensor<4x32x1xf32>, tensor<4x16xi32>) -> tensor<4x16x1xf32>
    %85 = "tosa.reshape"(%84, %21) : (tensor<4x16x1xf32>, !tosa.shape<4>) -> tensor<1x1x4x16xf32>
    %86 = "tosa.negate"(%85, %24, %24) : (tensor<1x1x4x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x4x16xf32>
    %87 = "tosa.reshape"(%86, %28) : (tensor<1x1x4x16xf32>, !tosa.shape<5>) -> tensor<1x1x4x16x1xf32>
    %88 = "tosa.reshape"(%82, %28) : (tensor<4x16x1xf32>, !tosa.shape<5>) -> tensor<1x1x4x16x1xf32>
    %89 = "tosa.concat"(%87, %88) <{axis = 4 : i32}> : (tensor<1x1x4x16x1xf32>, tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16x2xf32>
    %90 = "tosa.reshape"(%89, %17) : (tensor<1x1x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %91 = "tosa.mul"(%90, %60, %3) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x1x4x32xf32>
    %92 = "tosa.add"(%79, %91) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %93 = "tosa.concat"(%78, %62) <{axis = 3 : i32}> : (tensor<1x2x4x32xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %94 = "tosa.concat"(%92, %64) <{axis = 3 : i32}> : (tensor<1x1x4x32xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    "func.return"(%93, %94) : (tensor<1x2x4x48xf32>, tensor<1x1x4x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
