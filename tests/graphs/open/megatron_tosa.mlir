"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>, tensor<4xi64>) -> (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1x2x64xf32>, %arg1: tensor<4x1x1x64xf32>, %arg2: tensor<4xi64>):
    %0 = "tosa.const_shape"() <{values = dense<[4, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const"() <{values = dense<[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]> : tensor<16xi64>}> : () -> tensor<16xi64>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const_shape"() <{values = dense<[1, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %5 = "tosa.const_shape"() <{values = dense<[4, 1, 1, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[4, 1, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[4, 1, 2, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %11 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "tosa.const_shape"() <{values = dense<[4, 1, 1, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %13 = "tosa.const"() <{values = dense<3.125000e-02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %14 = "tosa.const"() <{values = dense<1.000000e+04> : tensor<1xf32>}> : () -> tensor<1xf32>
    %15 = "tosa.reshape"(%arg2, %0) : (tensor<4xi64>, !tosa.shape<2>) -> tensor<4x1xi64>
    %16 = "tosa.cast"(%15) : (tensor<4x1xi64>) -> tensor<4x1xf32>
    %17 = "tosa.negate"(%1, %2, %2) : (tensor<16xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<16xi64>
    %18 = "tosa.cast"(%17) : (tensor<16xi64>) -> tensor<16xf32>
    %19 = "tosa.mul"(%18, %13, %3) : (tensor<16xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<16xf32>
    %20 = "tosa.pow"(%14, %19) : (tensor<1xf32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "tosa.reshape"(%20, %4) : (tensor<16xf32>, !tosa.shape<2>) -> tensor<1x16xf32>
    %22 = "tosa.mul"(%16, %21, %3) : (tensor<4x1xf32>, tensor<1x16xf32>, tensor<1xi8>) -> tensor<4x16xf32>
    %23 = "tosa.concat"(%22, %22) <{axis = 1 : i32}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %24 = "tosa.reshape"(%23, %5) : (tensor<4x32xf32>, !tosa.shape<4>) -> tensor<4x1x1x32xf32>
    %25 = "tosa.slice"(%arg0, %7, %6) : (tensor<4x1x2x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x2x32xf32>
    %26 = "tosa.slice"(%arg0, %8, %6) : (tensor<4x1x2x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x2x32xf32>
    %27 = "tosa.cos"(%24) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %28 = "tosa.sin"(%24) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %29 = "tosa.mul"(%25, %27, %3) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>, tensor<1xi8>) -> tensor<4x1x2x32xf32>
    %30 = "tosa.slice"(%25, %7, %9) : (tensor<4x1x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x2x16xf32>
    %31 = "tosa.slice"(%25, %10, %9) : (tensor<4x1x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x2x16xf32>
    %32 = "tosa.negate"(%31, %11, %11) : (tensor<4x1x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x1x2x16xf32>
    %33 = "tosa.concat"(%32, %30) <{axis = 3 : i32}> : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x32xf32>
    %34 = "tosa.mul"(%33, %28, %3) : (tensor<4x1x2x32xf32>, tensor<4x1x1x32xf32>, tensor<1xi8>) -> tensor<4x1x2x32xf32>
    %35 = "tosa.add"(%29, %34) : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x32xf32>
    %36 = "tosa.concat"(%35, %26) <{axis = 3 : i32}> : (tensor<4x1x2x32xf32>, tensor<4x1x2x32xf32>) -> tensor<4x1x2x64xf32>
    %37 = "tosa.slice"(%arg1, %7, %5) : (tensor<4x1x1x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x1x32xf32>
    %38 = "tosa.slice"(%arg1, %8, %5) : (tensor<4x1x1x64xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x1x32xf32>
    %39 = "tosa.mul"(%37, %27, %3) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1xi8>) -> tensor<4x1x1x32xf32>
    %40 = "tosa.slice"(%37, %7, %12) : (tensor<4x1x1x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x1x16xf32>
    %41 = "tosa.slice"(%37, %10, %12) : (tensor<4x1x1x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x1x1x16xf32>
    %42 = "tosa.negate"(%41, %11, %11) : (tensor<4x1x1x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x1x1x16xf32>
    %43 = "tosa.concat"(%42, %40) <{axis = 3 : i32}> : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x32xf32>
    %44 = "tosa.mul"(%43, %28, %3) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>, tensor<1xi8>) -> tensor<4x1x1x32xf32>
    %45 = "tosa.add"(%39, %44) : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %46 = "tosa.concat"(%45, %38) <{axis = 3 : i32}> : (tensor<4x1x1x32xf32>, tensor<4x1x1x32xf32>) -> tensor<4x1x1x64xf32>
    "func.return"(%36, %46) : (tensor<4x1x2x64xf32>, tensor<4x1x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
