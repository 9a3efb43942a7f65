"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4x2xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4x2xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[1, 2, 4, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %1 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %2 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 16]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[1, 1, 4, 1, 2]> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = "tosa.const"() <{values = dense<"0x020F783F0D137D3E82102B3DE076ECBF6F4424C015201040C042C2C0CB24DCBF8CD7DB40A6B816414E20E940AC33A2C1DB3B1AC115811A423B9D92C259A9C4409E619F42DB40DCC264986642D77B7443BF5E94C32A75B2C3FB7535C44678E44375AABF44247FC8C37BC47943995F3645B6A5A3C596A0AA443C94EFC5F0A4C8C5A378643F91F8E63E0E5A183F1DECDFBFC1A7ACBFCFC1484065E9C5C082DB9FBF4EFDB84033002241F05CA34143C5DB40D7692DC1583A19C2635889C2F604D3416E9BE84289BD8CC276F6A94263606C4346FAA6C3542EA1C35141E8C36841344454D9C5442931A342EECC49444CF32FC598382BC56DD89145692EFEC59ACAB5C5"> : tensor<1x2x1x16x2xf32>}> : () -> tensor<1x2x1x16x2xf32>
    %6 = "tosa.slice"(%arg0, %1, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %7 = "tosa.slice"(%arg0, %2, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %8 = "tosa.reshape"(%arg2, %3) : (tensor<1x4x2xf32>, !tosa.shape<5>) -> tensor<1x1x4x1x2xf32>
    %9 = "tosa.mul"(%5, %8, %4) : (tensor<1x2x1x16x2xf32>, tensor<1x1x4x1x2xf32>, tensor<1xi8>) -> tensor<1x2x4x16x2xf32>
    %10 = "tosa.reduce_sum"(%9) <{axis = 4 : i32}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %11 = "tosa.reshape"(%10, %0) : (tensor<1x2x4x16x1xf32>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %12 = "tosa.cos"(%11) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %13 = "tosa.sin"(%11) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %14 = "tosa.mul"(%6, %12, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %15 = "tosa.mul"(%7, %13, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %16 = "tosa.sub"(%14, %15) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %17 = "tosa.mul"(%6, %13, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %18 = "tosa.mul"(%7, %12, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %19 = "tosa.add"(%17, %18) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %20 = "tosa.concat"(%16, %19) <{axis = 3 : i32}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %21 = "tosa.slice"(%arg1, %1, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %22 = "tosa.slice"(%arg1, %2, %0) : (tensor<1x2x4x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x4x16xf32>
    %23 = "tosa.mul"(%21, %12, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %24 = "tosa.mul"(%22, %13, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %25 = "tosa.sub"(%23, %24) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %26 = "tosa.mul"(%21, %13, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %27 = "tosa.mul"(%22, %12, %4) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1xi8>) -> tensor<1x2x4x16xf32>
    %28 = "tosa.add"(%26, %27) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %29 = "tosa.concat"(%25, %28) <{axis = 3 : i32}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%20, %29) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
