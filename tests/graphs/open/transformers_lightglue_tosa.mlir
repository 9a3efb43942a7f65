"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4x2xf32>):
    %0 = "tosa.const"() <{values = dense<[[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %1 = "tosa.const"() <{values = dense<[[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]]> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = "tosa.const_shape"() <{values = dense<[1, 4, 16, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<[1, 1, 1, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 4, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %6 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = "tosa.const_shape"() <{values = dense<[8, 32, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %9 = "tosa.const_shape"() <{values = dense<[8, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %10 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16, 1]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %12 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %13 = "tosa.const"() <{values = dense<[[[1.53533518, -1.08840466, 0.902019917, 0.244527802, -0.758990883, -2.2033515, 8.546080e-02, -0.430483311, -1.1265651, -0.244692832, -0.73546803, 1.81129277, -0.307608306, -0.748162269, -1.33049262, -0.00985353626], [-0.458307207, -0.0711262897, -4.892400e-01, 0.73564893, -1.01691139, -1.76907361, 0.928627133, -1.27887464, 0.517408788, -0.163685411, -1.06966937, 0.853831946, 0.440451801, -0.374232084, -0.153231621, -0.497514486]]]> : tensor<1x2x16xf32>}> : () -> tensor<1x2x16xf32>
    %14 = "tosa.matmul"(%arg2, %13, %2, %2) : (tensor<1x4x2xf32>, tensor<1x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
    %15 = "tosa.reshape"(%14, %3) : (tensor<1x4x16xf32>, !tosa.shape<4>) -> tensor<1x4x16x1xf32>
    %16 = "tosa.tile"(%15, %4) : (tensor<1x4x16x1xf32>, !tosa.shape<4>) -> tensor<1x4x16x2xf32>
    %17 = "tosa.reshape"(%16, %5) : (tensor<1x4x16x2xf32>, !tosa.shape<3>) -> tensor<1x4x32xf32>
    %18 = "tosa.cos"(%17) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %19 = "tosa.sin"(%17) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %20 = "tosa.reshape"(%18, %6) : (tensor<1x4x32xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %21 = "tosa.reshape"(%19, %6) : (tensor<1x4x32xf32>, !tosa.shape<4>) -> tensor<1x1x4x32xf32>
    %22 = "tosa.mul"(%arg0, %20, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %23 = "tosa.reshape"(%arg0, %8) : (tensor<1x2x4x32xf32>, !tosa.shape<3>) -> tensor<8x32x1xf32>
    %24 = "tosa.tile"(%1, %9) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<8x16xi32>
    %25 = "tosa.gather"(%23, %24) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %26 = "tosa.tile"(%0, %9) : (tensor<1x16xi32>, !tosa.shape<2>) -> tensor<8x16xi32>
    %27 = "tosa.gather"(%23, %26) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %28 = "tosa.reshape"(%27, %10) : (tensor<8x16x1xf32>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %29 = "tosa.negate"(%28, %2, %2) : (tensor<1x2x4x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x16xf32>
    %30 = "tosa.reshape"(%29, %11) : (tensor<1x2x4x16xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %31 = "tosa.reshape"(%25, %11) : (tensor<8x16x1xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %32 = "tosa.concat"(%30, %31) <{axis = 4 : i32}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %33 = "tosa.reshape"(%32, %12) : (tensor<1x2x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x2x4x32xf32>
    %34 = "tosa.mul"(%33, %21, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %35 = "tosa.add"(%22, %34) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %36 = "tosa.mul"(%arg1, %20, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %37 = "tosa.reshape"(%arg1, %8) : (tensor<1x2x4x32xf32>, !tosa.shape<3>) -> tensor<8x32x1xf32>
    %38 = "tosa.gather"(%37, %24) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %39 = "tosa.gather"(%37, %26) : (tensor<8x32x1xf32>, tensor<8x16xi32>) -> tensor<8x16x1xf32>
    %40 = "tosa.reshape"(%39, %10) : (tensor<8x16x1xf32>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %41 = "tosa.negate"(%40, %2, %2) : (tensor<1x2x4x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x16xf32>
    %42 = "tosa.reshape"(%41, %11) : (tensor<1x2x4x16xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %43 = "tosa.reshape"(%38, %11) : (tensor<8x16x1xf32>, !tosa.shape<5>) -> tensor<1x2x4x16x1xf32>
    %44 = "tosa.concat"(%42, %43) <{axis = 4 : i32}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %45 = "tosa.reshape"(%44, %12) : (tensor<1x2x4x16x2xf32>, !tosa.shape<4>) -> tensor<1x2x4x32xf32>
    %46 = "tosa.mul"(%45, %21, %7) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<1xi8>) -> tensor<1x2x4x32xf32>
    %47 = "tosa.add"(%36, %46) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%35, %47) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
