"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xbf16>, tensor<5x2x48xbf16>) -> (tensor<5x2x48xbf16>, tensor<5x2x48xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xbf16>, %arg1: tensor<5x2x48xbf16>):
    %0 = "tosa.const"() <{values = dense<"0x0000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A390000803F9AF50F3F9BE8A13E8718363ECDCCCC3DC355663DE286013D39AD913C0AD7233C9C44B83B373E4F3B2815E93A6F12833A166A133A5FCBA53953773A39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC355E63DE286813D39AD113D0AD7A33C9C44383C373ECF3B2815693B6F12033B166A933A5FCB253A5377BA39000000409AF58F3F9BE8213F8718B63ECDCC4C3EC355E63DE286813D39AD113D0AD7A33C9C44383C373ECF3B2815693B6F12033B166A933A5FCB253A5377BA390000404067F0D73FE8DC723F6592083F9A99993E52C02C3E534AC23DD6835A3D8FC2F53C75338A3CA96E1B3CDECFAE3BA69B443B211FDD3A0EB1783A7ED90B3A0000404067F0D73FE8DC723F6592083F9A99993E52C02C3E534AC23DD6835A3D8FC2F53C75338A3CA96E1B3CDECFAE3BA69B443B211FDD3A0EB1783A7ED90B3A000080409AF50F409BE8A13F8718363FCDCCCC3EC355663EE286013E39AD913D0AD7233D9C44B83C373E4F3C2815E93B6F12833B166A133B5FCBA53A53773A3A000080409AF50F409BE8A13F8718363FCDCCCC3EC355663EE286013E39AD913D0AD7233D9C44B83C373E4F3C2815E93B6F12833B166A133B5FCBA53A53773A3A0000A04000F33340C262CA3FA99E633F0000003F9AF58F3E9AE8213E8718B63DCCCC4C3DC355E63CE286813C39AD113C0BD7A33B9C44383B373ECF3A2815693A0000A04000F33340C262CA3FA99E633F0000003F9AF58F3E9AE8213E8718B63DCCCC4C3DC355E63CE286813C39AD113C0BD7A33B9C44383B373ECF3A2815693A"> : tensor<5x32xf32>}> : () -> tensor<5x32xf32>
    %1 = "tosa.const_shape"() <{values = dense<[5, 1, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.const_shape"() <{values = dense<[5, 2, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %3 = "tosa.const_shape"() <{values = dense<0> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %4 = "tosa.const_shape"() <{values = dense<[5, 2, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const_shape"() <{values = dense<[0, 0, 32]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = "tosa.const_shape"() <{values = dense<[0, 0, 16]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "tosa.cos"(%0) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %10 = "tosa.sin"(%0) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %11 = "tosa.reshape"(%9, %1) : (tensor<5x32xf32>, !tosa.shape<3>) -> tensor<5x1x32xf32>
    %12 = "tosa.reshape"(%10, %1) : (tensor<5x32xf32>, !tosa.shape<3>) -> tensor<5x1x32xf32>
    %13 = "tosa.slice"(%arg0, %3, %2) : (tensor<5x2x48xbf16>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x32xbf16>
    %14 = "tosa.cast"(%13) : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %15 = "tosa.slice"(%arg0, %5, %4) : (tensor<5x2x48xbf16>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xbf16>
    %16 = "tosa.slice"(%arg1, %3, %2) : (tensor<5x2x48xbf16>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x32xbf16>
    %17 = "tosa.cast"(%16) : (tensor<5x2x32xbf16>) -> tensor<5x2x32xf32>
    %18 = "tosa.slice"(%arg1, %5, %4) : (tensor<5x2x48xbf16>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xbf16>
    %19 = "tosa.mul"(%14, %11, %6) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %20 = "tosa.slice"(%14, %3, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %21 = "tosa.slice"(%14, %7, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %22 = "tosa.negate"(%21, %8, %8) : (tensor<5x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x2x16xf32>
    %23 = "tosa.concat"(%22, %20) <{axis = 2 : i32}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %24 = "tosa.mul"(%23, %12, %6) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %25 = "tosa.add"(%19, %24) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %26 = "tosa.mul"(%17, %11, %6) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %27 = "tosa.slice"(%17, %3, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %28 = "tosa.slice"(%17, %7, %4) : (tensor<5x2x32xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<5x2x16xf32>
    %29 = "tosa.negate"(%28, %8, %8) : (tensor<5x2x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x2x16xf32>
    %30 = "tosa.concat"(%29, %27) <{axis = 2 : i32}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %31 = "tosa.mul"(%30, %12, %6) : (tensor<5x2x32xf32>, tensor<5x1x32xf32>, tensor<1xi8>) -> tensor<5x2x32xf32>
    %32 = "tosa.add"(%26, %31) : (tensor<5x2x32xf32>, tensor<5x2x32xf32>) -> tensor<5x2x32xf32>
    %33 = "tosa.cast"(%25) : (tensor<5x2x32xf32>) -> tensor<5x2x32xbf16>
    %34 = "tosa.concat"(%33, %15) <{axis = 2 : i32}> : (tensor<5x2x32xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x48xbf16>
    %35 = "tosa.cast"(%32) : (tensor<5x2x32xf32>) -> tensor<5x2x32xbf16>
    %36 = "tosa.concat"(%35, %18) <{axis = 2 : i32}> : (tensor<5x2x32xbf16>, tensor<5x2x16xbf16>) -> tensor<5x2x48xbf16>
    "func.return"(%34, %36) : (tensor<5x2x48xbf16>, tensor<5x2x48xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
