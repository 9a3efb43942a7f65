"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x32xf32>, %arg1: tensor<1x5x2x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[0.285714298, 0.330357164, 3.750000e-01, 0.419642836, 0.464285702, 0.508928537, 0.553571403, 0.598214269, 0.642857134, 6.875000e-01, 0.732142865, 0.776785731, 0.821428596, 0.866071403, 0.910714268, 0.955357134]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000D85F7F3F0000000062727F3F0000000093827F3F00000000F2907F3F00000000DD9D7F3F000000009AA97F3F0000000059B47F3F0000000044BE7F3F0000000078C77F3F000000000FD07F3F000000001BD87F3F00000000ADDF7F3F00000000D3E67F3F0000000099ED7F3F0000000008F47F3F0000000028FA7F3F0000000013C07E3F0000000012E57E3F0000000063057F3F0000000014227F3F00000000E03B7F3F0000000050537F3F00000000C9687F3F00000000997C7F3F00000000FD8E7F3F0000000026A07F3F000000003CB07F3F000000005EBF7F3F00000000A9CD7F3F0000000033DB7F3F0000000010E87F3F000000004FF47F3F00000000B3207E3F0000000011587E3F0000000071887E3F0000000066B37E3F0000000009DA7E3F0000000024FD7E3F000000004F1D7F3F00000000FF3A7F3F000000008E567F3F0000000047707F3F0000000063887F3F00000000149F7F3F0000000082B47F3F00000000CFC87F3F0000000019DC7F3F0000000077EE7F3F00000000B7817D3F000000005DCB7D3F00000000BC0B7E3F00000000E9447E3F0000000057787E3F0000000015A77E3F00000000EBD17E3F0000000075F97E3F000000002C1E7F3F0000000070407F3F0000000090607F3F00000000CD7E7F3F000000005D9B7F3F000000006CB67F3F0000000022D07F3F000000009FE87F3F000000001EE37C3F00000000F83E7D3F00000000448F7D3F000000009BD67D3F00000000CB167E3F0000000023517E3F000000009E867E3F00000000FDB77E3F00000000D6E57E3F00000000A2107F3F00000000C4387F3F000000008B5E7F3F000000003A827F3F000000000AA47F3F000000002CC47F3F00000000C7E27F3F00000000E8447C3F00000000E0B27C3F0000000009137D3F000000007D687D3F0000000064B57D3F000000004EFB7D3F00000000673B7E3F0000000095767E3F000000008DAD7E3F00000000DEE07E3F00000000FD107F3F000000004C3E7F3F000000001A697F3F00000000AA917F3F0000000036B87F3F00000000EFDC7F3F00000000"> : tensor<7x16xcomplex<f32>>}> : () -> tensor<7x16xcomplex<f32>>
    %2 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<5xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<5xf32>) -> tensor<1x5x1x1xf32>
    %4 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 7, 16>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<7x16xcomplex<f32>>) -> tensor<5x16xcomplex<f32>>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %12 = "stablehlo.convert"(%3) : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xcomplex<f32>>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %14 = "stablehlo.multiply"(%13, %5) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %15 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %18 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %20 = "stablehlo.add"(%17, %19) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %22 = "stablehlo.multiply"(%11, %21) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %23 = "stablehlo.real"(%22) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %24 = "stablehlo.imag"(%22) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    %29 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<5xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<5xf32>) -> tensor<1x5x1x1xf32>
    %31 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 7, 16>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<7x16xcomplex<f32>>) -> tensor<5x16xcomplex<f32>>
    %32 = "stablehlo.reshape"(%31) : (tensor<5x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %33 = "stablehlo.constant"() <{value = dense<(-1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %35 = "stablehlo.power"(%32, %34) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %36 = "stablehlo.reshape"(%arg1) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x16x2xf32>
    %37 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 5, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %39 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 1, 5, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x16x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16xf32>
    %41 = "stablehlo.complex"(%38, %40) : (tensor<1x5x2x16xf32>, tensor<1x5x2x16xf32>) -> tensor<1x5x2x16xcomplex<f32>>
    %42 = "stablehlo.convert"(%30) : (tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x1xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %44 = "stablehlo.multiply"(%43, %35) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %45 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %48 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %50 = "stablehlo.add"(%47, %49) : (tensor<1x5x1x16xcomplex<f32>>, tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x1x16xcomplex<f32>>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %52 = "stablehlo.multiply"(%41, %51) : (tensor<1x5x2x16xcomplex<f32>>, tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xcomplex<f32>>
    %53 = "stablehlo.real"(%52) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %54 = "stablehlo.imag"(%52) : (tensor<1x5x2x16xcomplex<f32>>) -> tensor<1x5x2x16xf32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x16xf32>) -> tensor<1x5x2x16x1xf32>
    %57 = "stablehlo.concatenate"(%55, %56) <{dimension = 4 : i64}> : (tensor<1x5x2x16x1xf32>, tensor<1x5x2x16x1xf32>) -> tensor<1x5x2x16x2xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x5x2x16x2xf32>) -> tensor<1x5x2x32xf32>
    "func.return"(%28, %58) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
