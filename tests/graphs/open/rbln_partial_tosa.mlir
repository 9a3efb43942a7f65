"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x48xbf16>, tensor<1x1x5x48xbf16>) -> (tensor<1x2x5x48xbf16>, tensor<1x1x5x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xbf16>, %arg1: tensor<1x1x5x48xbf16>):
    %0 = "tosa.const"() <{values = dense<"0x0000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E861390000803F3BA6ED3E369D5C3ECDCCCC3D951E3E3DC67DB03C0AD7233C7A18983B69310D3B6F12833A5D5AF339A8E86139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E139000000403BA66D3F369DDC3ECDCC4C3E951EBE3DC67D303D0AD7A33C7A18183C69318D3B6F12033B5D5A733AA8E8E13900004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A00004040AC3CB23FE875253F9A99993EF0960E3E545E843D8FC2F53CB724643C1ECAD33BA69B443BC683B63A7E6E293A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A000080403BA6ED3F369D5C3FCDCCCC3E951E3E3EC67DB03D0AD7233D7A18983C69310D3C6F12833B5D5AF33AA8E8613A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A0000A040E587144042E2893F0000003F3AA66D3E389DDC3DCCCC4C3D981EBE3CC37D303C0BD7A33B7A18183B69318D3A"> : tensor<1x1x5x24xf32>}> : () -> tensor<1x1x5x24xf32>
    %1 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 24]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %2 = "tosa.const_shape"() <{values = dense<0> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %3 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 24]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %4 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 24]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = "tosa.const_shape"() <{values = dense<[1, 2, 5, 12]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %7 = "tosa.const_shape"() <{values = dense<[0, 0, 0, 12]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %9 = "tosa.const_shape"() <{values = dense<[1, 1, 5, 12]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %10 = "tosa.cos"(%0) : (tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %11 = "tosa.sin"(%0) : (tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %12 = "tosa.slice"(%arg0, %2, %1) : (tensor<1x2x5x48xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x24xbf16>
    %13 = "tosa.slice"(%arg0, %3, %1) : (tensor<1x2x5x48xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x24xbf16>
    %14 = "tosa.slice"(%arg1, %2, %4) : (tensor<1x1x5x48xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x24xbf16>
    %15 = "tosa.slice"(%arg1, %3, %4) : (tensor<1x1x5x48xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x24xbf16>
    %16 = "tosa.cast"(%12) : (tensor<1x2x5x24xbf16>) -> tensor<1x2x5x24xf32>
    %17 = "tosa.mul"(%16, %10, %5) : (tensor<1x2x5x24xf32>, tensor<1x1x5x24xf32>, tensor<1xi8>) -> tensor<1x2x5x24xf32>
    %18 = "tosa.slice"(%12, %2, %6) : (tensor<1x2x5x24xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x12xbf16>
    %19 = "tosa.slice"(%12, %7, %6) : (tensor<1x2x5x24xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x2x5x12xbf16>
    %20 = "tosa.negate"(%19, %8, %8) : (tensor<1x2x5x12xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x5x12xbf16>
    %21 = "tosa.concat"(%20, %18) <{axis = 3 : i32}> : (tensor<1x2x5x12xbf16>, tensor<1x2x5x12xbf16>) -> tensor<1x2x5x24xbf16>
    %22 = "tosa.cast"(%21) : (tensor<1x2x5x24xbf16>) -> tensor<1x2x5x24xf32>
    %23 = "tosa.mul"(%22, %11, %5) : (tensor<1x2x5x24xf32>, tensor<1x1x5x24xf32>, tensor<1xi8>) -> tensor<1x2x5x24xf32>
    %24 = "tosa.add"(%17, %23) : (tensor<1x2x5x24xf32>, tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xf32>
    %25 = "tosa.cast"(%14) : (tensor<1x1x5x24xbf16>) -> tensor<1x1x5x24xf32>
    %26 = "tosa.mul"(%25, %10, %5) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>, tensor<1xi8>) -> tensor<1x1x5x24xf32>
    %27 = "tosa.slice"(%14, %2, %9) : (tensor<1x1x5x24xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x12xbf16>
    %28 = "tosa.slice"(%14, %7, %9) : (tensor<1x1x5x24xbf16>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x1x5x12xbf16>
    %29 = "tosa.negate"(%28, %8, %8) : (tensor<1x1x5x12xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x1x5x12xbf16>
    %30 = "tosa.concat"(%29, %27) <{axis = 3 : i32}> : (tensor<1x1x5x12xbf16>, tensor<1x1x5x12xbf16>) -> tensor<1x1x5x24xbf16>
    %31 = "tosa.cast"(%30) : (tensor<1x1x5x24xbf16>) -> tensor<1x1x5x24xf32>
    %32 = "tosa.mul"(%31, %11, %5) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>, tensor<1xi8>) -> tensor<1x1x5x24xf32>
    %33 = "tosa.add"(%26, %32) : (tensor<1x1x5x24xf32>, tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xf32>
    %34 = "tosa.cast"(%24) : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x24xbf16>
    %35 = "tosa.cast"(%33) : (tensor<1x1x5x24xf32>) -> tensor<1x1x5x24xbf16>
    %36 = "tosa.concat"(%34, %13) <{axis = 3 : i32}> : (tensor<1x2x5x24xbf16>, tensor<1x2x5x24xbf16>) -> tensor<1x2x5x48xbf16>
    %37 = "tosa.concat"(%35, %15) <{axis = 3 : i32}> : (tensor<1x1x5x24xbf16>, tensor<1x1x5x24xbf16>) -> tensor<1x1x5x48xbf16>
    "func.return"(%36, %37) : (tensor<1x2x5x48xbf16>, tensor<1x1x5x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
