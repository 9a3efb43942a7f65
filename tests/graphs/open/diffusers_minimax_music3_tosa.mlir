"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x2x32xf32>):
    %0 = "tosa.const"() <{values = dense<[0, 2, 4, 6, 8, 10, 12, 14]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const_shape"() <{values = dense<[1, 8]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %3 = "tosa.const_shape"() <{values = dense<[1, 5, 2, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const_shape"() <{values = dense<[1, 5, 2, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %6 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 8]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "tosa.const_shape"() <{values = dense<[1, 5, 1, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %9 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<6.250000e-02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "tosa.const"() <{values = dense<1.000000e+04> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "tosa.const"() <{values = dense<[[0.000000e+00], [1.000000e+00], [2.000000e+00], [3.000000e+00], [4.000000e+00]]> : tensor<5x1xf32>}> : () -> tensor<5x1xf32>
    %13 = "tosa.cast"(%0) : (tensor<8xi64>) -> tensor<8xf32>
    %14 = "tosa.mul"(%13, %10, %1) : (tensor<8xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<8xf32>
    %15 = "tosa.pow"(%11, %14) : (tensor<1xf32>, tensor<8xf32>) -> tensor<8xf32>
    %16 = "tosa.reciprocal"(%15) : (tensor<8xf32>) -> tensor<8xf32>
    %17 = "tosa.reshape"(%16, %2) : (tensor<8xf32>, !tosa.shape<2>) -> tensor<1x8xf32>
    %18 = "tosa.mul"(%12, %17, %1) : (tensor<5x1xf32>, tensor<1x8xf32>, tensor<1xi8>) -> tensor<5x8xf32>
    %19 = "tosa.concat"(%18, %18) <{axis = 1 : i32}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x16xf32>
    %20 = "tosa.cos"(%19) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %21 = "tosa.sin"(%19) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %22 = "tosa.slice"(%arg0, %4, %3) : (tensor<1x5x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x16xf32>
    %23 = "tosa.slice"(%22, %4, %5) : (tensor<1x5x2x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x8xf32>
    %24 = "tosa.slice"(%22, %6, %5) : (tensor<1x5x2x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x8xf32>
    %25 = "tosa.negate"(%24, %7, %7) : (tensor<1x5x2x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x2x8xf32>
    %26 = "tosa.concat"(%25, %23) <{axis = 3 : i32}> : (tensor<1x5x2x8xf32>, tensor<1x5x2x8xf32>) -> tensor<1x5x2x16xf32>
    %27 = "tosa.reshape"(%20, %8) : (tensor<5x16xf32>, !tosa.shape<4>) -> tensor<1x5x1x16xf32>
    %28 = "tosa.mul"(%22, %27, %1) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>, tensor<1xi8>) -> tensor<1x5x2x16xf32>
    %29 = "tosa.reshape"(%21, %8) : (tensor<5x16xf32>, !tosa.shape<4>) -> tensor<1x5x1x16xf32>
    %30 = "tosa.mul"(%26, %29, %1) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>, tensor<1xi8>) -> tensor<1x5x2x16xf32>
    %31 = "tosa.add"(%28, %30) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %32 = "tosa.slice"(%arg0, %9, %3) : (tensor<1x5x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x16xf32>
    %33 = "tosa.concat"(%31, %32) <{axis = 3 : i32}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    %34 = "tosa.slice"(%arg1, %4, %3) : (tensor<1x5x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x16xf32>
    %35 = "tosa.slice"(%34, %4, %5) : (tensor<1x5x2x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x8xf32>
    %36 = "tosa.slice"(%34, %6, %5) : (tensor<1x5x2x16xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x8xf32>
    %37 = "tosa.negate"(%36, %7, %7) : (tensor<1x5x2x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x2x8xf32>
    %38 = "tosa.concat"(%37, %35) <{axis = 3 : i32}> : (tensor<1x5x2x8xf32>, tensor<1x5x2x8xf32>) -> tensor<1x5x2x16xf32>
    %39 = "tosa.mul"(%34, %27, %1) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>, tensor<1xi8>) -> tensor<1x5x2x16xf32>
    %40 = "tosa.mul"(%38, %29, %1) : (tensor<1x5x2x16xf32>, tensor<1x5x1x16xf32>, tensor<1xi8>) -> tensor<1x5x2x16xf32>
    %41 = "tosa.add"(%39, %40) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xf32>
    %42 = "tosa.slice"(%arg1, %9, %3) : (tensor<1x5x2x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x2x16xf32>
    %43 = "tosa.concat"(%41, %42) <{axis = 3 : i32}> : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%33, %43) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
