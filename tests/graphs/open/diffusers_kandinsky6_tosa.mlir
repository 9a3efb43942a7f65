"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x2x32xf32>, %arg2: tensor<4xi64>):
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const_shape"() <{values = dense<[1, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.const_shape"() <{values = dense<[4, 16]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = "tosa.const_shape"() <{values = dense<[4, 16, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 16, 1, 2]> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %6 = "tosa.const_shape"() <{values = dense<[1, 4, 1, 16, 2, 2]> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %7 = "tosa.const_shape"() <{values = dense<[1, 4, 2, 32]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %9 = "tosa.const"() <{values = dense<12> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "tosa.const"() <{values = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F9AF50F3F9BE8A13E8718363ECCCCCC3DC155663DE286013D39AD913C0AD7233C9A44B83B333E4F3B2815E93A6E12833A146A133A61CBA53953773A39000000409AF58F3F9BE8213F8718B63ECCCC4C3EC155E63DE286813D39AD113D0AD7A33C9A44383C333ECF3B2815693B6E12033B146A933A61CB253A5377BA390000404067F0D73FE8DC723F6592083F9999993E51C02C3E534AC23DD6835A3D8FC2F53C74338A3CA66E1B3CDECFAE3BA59B443B1E1FDD3A12B1783A7ED90B3A000080409AF50F409BE8A13F8718363FCCCCCC3EC155663EE286013E39AD913D0AD7233D9A44B83C333E4F3C2815E93B6E12833B146A133B61CBA53A53773A3A0000A04000F33340C262CA3FA99E633FFFFFFF3E99F58F3E9AE8213E8718B63DCCCC4C3DC055E63CE086813C39AD113C0AD7A33B9944383B393ECF3A2815693A0000C04067F05740E8DCF23F6592883F9999193F51C0AC3E534A423ED683DA3D8FC2753D74330A3DA66E9B3CDECF2E3CA59BC43B1E1F5D3B12B1F83A7ED98B3A0000E040CEED7B4088AB0D4076559F3F3233333F098BC93E0CAC623E24EFFE3D295C8F3D073C213D6D56B53C83F24B3C4060E53BD2FC803BF511113B6928A33A000000419AF58F409BE821408718B63FCCCC4C3FC155E63EE286813E39AD113E0AD7A33D9A44383D333ECF3C2815693C6E12033C146A933B61CB253B5377BA3A000010414DF4A140AE25364098DBCC3F6666663F3D90013FBEB7913EE0E2233EEB51B83D2D4D4F3DF925E93CE61B833CBC74133C56D7A53BCD843A3B3DC6D13A0000204100F3B340C2624A40A99EE33FFFFF7F3F99F50F3F9AE8A13E8718363ECCCCCC3DC055663DE086013D39AD913C0AD7233C9944B83B393E4F3B2815E93A00003041B4F1C540D59F5E40BA61FA3FCCCC8C3FF55A1E3F7719B23E2E4E483EAE47E13D545E7D3DC37A0E3D8C3EA03C5739343CDCB1CA3BA5F7633B0932003B"> : tensor<1x12x16xf32>}> : () -> tensor<1x12x16xf32>
    %11 = "tosa.cast"(%arg2) : (tensor<4xi64>) -> tensor<4xi32>
    %12 = "tosa.add"(%11, %9) : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
    %13 = "tosa.greater"(%8, %11) : (tensor<1xi32>, tensor<4xi32>) -> tensor<4xi1>
    %14 = "tosa.select"(%13, %12, %11) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %15 = "tosa.reshape"(%14, %1) : (tensor<4xi32>, !tosa.shape<2>) -> tensor<1x4xi32>
    %16 = "tosa.gather"(%10, %15) : (tensor<1x12x16xf32>, tensor<1x4xi32>) -> tensor<1x4x16xf32>
    %17 = "tosa.reshape"(%16, %2) : (tensor<1x4x16xf32>, !tosa.shape<2>) -> tensor<4x16xf32>
    %18 = "tosa.cos"(%17) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %19 = "tosa.sin"(%17) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %20 = "tosa.negate"(%19, %3, %3) : (tensor<4x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x16xf32>
    %21 = "tosa.reshape"(%18, %4) : (tensor<4x16xf32>, !tosa.shape<3>) -> tensor<4x16x1xf32>
    %22 = "tosa.reshape"(%20, %4) : (tensor<4x16xf32>, !tosa.shape<3>) -> tensor<4x16x1xf32>
    %23 = "tosa.reshape"(%19, %4) : (tensor<4x16xf32>, !tosa.shape<3>) -> tensor<4x16x1xf32>
    %24 = "tosa.concat"(%21, %22, %23, %21) <{axis = 2 : i32}> : (tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x4xf32>
    %25 = "tosa.reshape"(%arg0, %5) : (tensor<1x4x2x32xf32>, !tosa.shape<6>) -> tensor<1x4x2x16x1x2xf32>
    %26 = "tosa.reshape"(%24, %6) : (tensor<4x16x4xf32>, !tosa.shape<6>) -> tensor<1x4x1x16x2x2xf32>
    %27 = "tosa.mul"(%26, %25, %0) : (tensor<1x4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>, tensor<1xi8>) -> tensor<1x4x2x16x2x2xf32>
    %28 = "tosa.reduce_sum"(%27) <{axis = 5 : i32}> : (tensor<1x4x2x16x2x2xf32>) -> tensor<1x4x2x16x2x1xf32>
    %29 = "tosa.reshape"(%28, %7) : (tensor<1x4x2x16x2x1xf32>, !tosa.shape<4>) -> tensor<1x4x2x32xf32>
    %30 = "tosa.reshape"(%arg1, %5) : (tensor<1x4x2x32xf32>, !tosa.shape<6>) -> tensor<1x4x2x16x1x2xf32>
    %31 = "tosa.mul"(%26, %30, %0) : (tensor<1x4x1x16x2x2xf32>, tensor<1x4x2x16x1x2xf32>, tensor<1xi8>) -> tensor<1x4x2x16x2x2xf32>
    %32 = "tosa.reduce_sum"(%31) <{axis = 5 : i32}> : (tensor<1x4x2x16x2x2xf32>) -> tensor<1x4x2x16x2x1xf32>
    %33 = "tosa.reshape"(%32, %7) : (tensor<1x4x2x16x2x1xf32>, !tosa.shape<4>) -> tensor<1x4x2x32xf32>
    "func.return"(%29, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
