"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x64xf32>, %arg1: tensor<1x2x6x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F0000803F3311D5BE0000803FB2E8DC3E0000803FEC7B4E3F0000803FA5FA6F3F0000803FA5E57A3F0000803FF3617E3F0000803FF97C7F3F0000803F8ED67F3F0000803FE5F27F3F0000803FDBFB7F3F0000803FB0FE7F3F0000803F96FF7F3F0000803FDEFF7F3F0000803FF5FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F0000803F0E94583F0000803F6A4E733F0000803F83F67B3F0000803F98B87E3F0000803F68987F3F0000803F3CDF7F3F0000803FA3F57F3F0000803FB9FC7F3F0000803FF7FE7F3F0000803FACFF7F3F0000803FE5FF7F3F0000803FF8FF7F3F0000803FFDFF7F3F0000803FFFFF7F3F0000803F0000803F40510A3F40510A3F0E94583F0E94583F6A4E733F6A4E733F83F67B3F83F67B3F98B87E3F98B87E3F68987F3F68987F3F3CDF7F3F3CDF7F3FA3F57F3FA3F57F3FB9FC7F3FB9FC7F3FF7FE7F3FF7FE7F3FACFF7F3FACFF7F3FE5FF7F3FE5FF7F3FF8FF7F3FF8FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F0000803F3311D5BE40510A3FB2E8DC3E0E94583FEC7B4E3F6A4E733FA5FA6F3F83F67B3FA5E57A3F98B87E3FF3617E3F68987F3FF97C7F3F3CDF7F3F8ED67F3FA3F57F3FE5F27F3FB9FC7F3FDBFB7F3FF7FE7F3FB0FE7F3FACFF7F3F96FF7F3FE5FF7F3FDEFF7F3FF8FF7F3FF5FF7F3FFDFF7F3FFDFF7F3FFFFF7F3FFFFF7F3F0000803F"> : tensor<1x1x6x32xf32>}> : () -> tensor<1x1x6x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A3900000000B7C7683F000000000AF2663F000000001B54173F00000000F647B23E00000000F96F4B3E0000000087D9E53D00000000C970813D000000005CA5113D000000003ED4A33C000000009D43383C00000000DD3DCF3B000000000815693B000000006912033B00000000146A933A000000005FCB253A000000005377BA390000000000000000A46A573F00000000BA7D083F000000003E399F3E000000003A23353E000000007775CC3D00000000AF36663D000000005C81013D0000000042AB913C0000000057D6233C000000005C44B83B00000000213E4F3B000000002015E93A000000006E12833A00000000156A133A0000000060CBA5390000000053773A39A46A573FA46A573FBA7D083FBA7D083F3E399F3E3E399F3E3A23353E3A23353E7775CC3D7775CC3DAF36663DAF36663D5C81013D5C81013D42AB913C42AB913C57D6233C57D6233C5C44B83B5C44B83B213E4F3B213E4F3B2015E93A2015E93A6E12833A6E12833A156A133A156A133A60CBA53960CBA53953773A3953773A39B7C7683FA46A573F0AF2663FBA7D083F1B54173F3E399F3EF647B23E3A23353EF96F4B3E7775CC3D87D9E53DAF36663DC970813D5C81013D5CA5113D42AB913C3ED4A33C57D6233C9D43383C5C44B83BDD3DCF3B213E4F3B0815693B2015E93A6912033B6E12833A146A933A156A133A5FCB253A60CBA5395377BA3953773A39"> : tensor<1x1x6x32xf32>}> : () -> tensor<1x1x6x32xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<1x2x6x64xf32>) -> tensor<1x2x6x32x2xf32>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 6, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x32x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32xf32>
    %5 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 1, 2, 6, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x32x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32xf32>
    %7 = "stablehlo.complex"(%4, %6) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xcomplex<f32>>
    %8 = "stablehlo.convert"(%1) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xcomplex<f32>>
    %9 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<1x1x6x32xcomplex<f32>>, tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %12 = "stablehlo.convert"(%0) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xcomplex<f32>>
    %13 = "stablehlo.add"(%12, %11) : (tensor<1x1x6x32xcomplex<f32>>, tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x2x6x32xcomplex<f32>>
    %15 = "stablehlo.multiply"(%7, %14) : (tensor<1x2x6x32xcomplex<f32>>, tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xcomplex<f32>>
    %16 = "stablehlo.real"(%15) : (tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xf32>
    %17 = "stablehlo.imag"(%15) : (tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32x1xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 4 : i64}> : (tensor<1x2x6x32x1xf32>, tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32x2xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x64xf32>
    %22 = "stablehlo.reshape"(%arg1) : (tensor<1x2x6x64xf32>) -> tensor<1x2x6x32x2xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 2, 6, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x32x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32xf32>
    %25 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 2, 6, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x32x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32xf32>
    %27 = "stablehlo.complex"(%24, %26) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xcomplex<f32>>
    %28 = "stablehlo.convert"(%1) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xcomplex<f32>>
    %29 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<1x1x6x32xcomplex<f32>>, tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %32 = "stablehlo.convert"(%0) : (tensor<1x1x6x32xf32>) -> tensor<1x1x6x32xcomplex<f32>>
    %33 = "stablehlo.add"(%32, %31) : (tensor<1x1x6x32xcomplex<f32>>, tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x1x6x32xcomplex<f32>>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xcomplex<f32>>) -> tensor<1x2x6x32xcomplex<f32>>
    %35 = "stablehlo.multiply"(%27, %34) : (tensor<1x2x6x32xcomplex<f32>>, tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xcomplex<f32>>
    %36 = "stablehlo.real"(%35) : (tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xf32>
    %37 = "stablehlo.imag"(%35) : (tensor<1x2x6x32xcomplex<f32>>) -> tensor<1x2x6x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32x1xf32>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 4 : i64}> : (tensor<1x2x6x32x1xf32>, tensor<1x2x6x32x1xf32>) -> tensor<1x2x6x32x2xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x2x6x32x2xf32>) -> tensor<1x2x6x64xf32>
    "func.return"(%21, %41) : (tensor<1x2x6x64xf32>, tensor<1x2x6x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
