"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>, tensor<4xi64>) -> (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf16>, %arg1: tensor<1x4x1x32xf16>, %arg2: tensor<4xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[4, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const"() <{values = dense<[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]> : tensor<16xi64>}> : () -> tensor<16xi64>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[1, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %5 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %10 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const"() <{values = dense<3.125000e-02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "tosa.const"() <{values = dense<1.000000e+04> : tensor<1xf32>}> : () -> tensor<1xf32>
    %13 = "tosa.reshape"(%arg2, %0) : (tensor<4xi64>, !tosa.shape<2>) -> tensor<4x1xi64>
    %14 = "tosa.cast"(%13) : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %15 = "tosa.negate"(%1, %2, %2) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<16xi64>
    %16 = "tosa.cast"(%15) : (tensor<16xi64>) -> tensor<16xf32>
    %17 = "tosa.mul"(%16, %11, %3) : (tensor<16xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<16xf32>
    %18 = "tosa.pow"(%12, %17) : (tensor<1xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "tosa.reshape"(%18, %4) : (tensor<16xf32>, !tosa.shape<2>) -> tensor<1x16xf32>
    %20 = "tosa.mul"(%14, %19, %3) : (tensor<4x1xf32>, tensor<1x16xf32>, tensor<1xi8>) -> tensor<4x16xf32>
    %21 = "tosa.concat"(%20, %20) <{axis = 1 : i32}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %22 = "tosa.cos"(%21) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %23 = "tosa.sin"(%21) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    %24 = "tosa.reshape"(%22, %5) : (tensor<4x32xf32>, !tosa.shape<4>) -> tensor<1x4x1x32xf32>
    %25 = "tosa.reshape"(%23, %5) : (tensor<4x32xf32>, !tosa.shape<4>) -> tensor<1x4x1x32xf32>
    %26 = "tosa.cast"(%arg0) : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %27 = "tosa.mul"(%26, %24, %3) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %28 = "tosa.slice"(%arg0, %7, %6) : (tensor<1x4x2x32xf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf16>
    %29 = "tosa.slice"(%arg0, %8, %6) : (tensor<1x4x2x32xf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x2x16xf16>
    %30 = "tosa.negate"(%29, %9, %9) : (tensor<1x4x2x16xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x2x16xf16>
    %31 = "tosa.concat"(%30, %28) <{axis = 3 : i32}> : (tensor<1x4x2x16xf16>, tensor<1x4x2x16xf16>) -> tensor<1x4x2x32xf16>
    %32 = "tosa.cast"(%31) : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x32xf32>
    %33 = "tosa.mul"(%32, %25, %3) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x2x32xf32>
    %34 = "tosa.add"(%27, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %35 = "tosa.cast"(%34) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf16>
    %36 = "tosa.cast"(%arg1) : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %37 = "tosa.mul"(%36, %24, %3) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %38 = "tosa.slice"(%arg1, %7, %10) : (tensor<1x4x1x32xf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x1x16xf16>
    %39 = "tosa.slice"(%arg1, %8, %10) : (tensor<1x4x1x32xf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x4x1x16xf16>
    %40 = "tosa.negate"(%39, %9, %9) : (tensor<1x4x1x16xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x1x16xf16>
    %41 = "tosa.concat"(%40, %38) <{axis = 3 : i32}> : (tensor<1x4x1x16xf16>, tensor<1x4x1x16xf16>) -> tensor<1x4x1x32xf16>
    %42 = "tosa.cast"(%41) : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x32xf32>
    %43 = "tosa.mul"(%42, %25, %3) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>, tensor<1xi8>) -> tensor<1x4x1x32xf32>
    %44 = "tosa.add"(%37, %43) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %45 = "tosa.cast"(%44) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf16>
    "func.return"(%35, %45) : (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>) -> ()
  }) : () -> ()
}) : () -> ()
