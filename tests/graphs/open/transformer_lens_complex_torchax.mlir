"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>, tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x1x5x32xbf16>, %arg2: tensor<1x5x16xf32>, %arg3: tensor<1x5x16xf32>):
    %0 = "stablehlo.convert"(%arg3) : (tensor<1x5x16xf32>) -> tensor<1x5x16xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x16xcomplex<f32>>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<1x5x16xcomplex<f32>>, tensor<1x5x16xcomplex<f32>>) -> tensor<1x5x16xcomplex<f32>>
    %4 = "stablehlo.convert"(%arg2) : (tensor<1x5x16xf32>) -> tensor<1x5x16xcomplex<f32>>
    %5 = "stablehlo.add"(%4, %3) : (tensor<1x5x16xcomplex<f32>>, tensor<1x5x16xcomplex<f32>>) -> tensor<1x5x16xcomplex<f32>>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xcomplex<f32>>
    %7 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %9 = "stablehlo.convert"(%arg1) : (tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x16x2xf32>
    %11 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %13 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %16 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %19 = "stablehlo.convert"(%12) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %20 = "stablehlo.add"(%19, %18) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %21 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %23 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %26 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1x5x16xcomplex<f32>>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<1x1x5x16xcomplex<f32>>, tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xcomplex<f32>>
    %29 = "stablehlo.convert"(%22) : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %30 = "stablehlo.add"(%29, %28) : (tensor<1x1x5x16xcomplex<f32>>, tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xcomplex<f32>>
    %31 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %32 = "stablehlo.multiply"(%20, %31) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %33 = "stablehlo.real"(%32) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %34 = "stablehlo.imag"(%32) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %39 = "stablehlo.convert"(%38) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %40 = "stablehlo.multiply"(%30, %6) : (tensor<1x1x5x16xcomplex<f32>>, tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xcomplex<f32>>
    %41 = "stablehlo.real"(%40) : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xf32>
    %42 = "stablehlo.imag"(%40) : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x1x5x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x1x5x16x1xf32>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 4 : i64}> : (tensor<1x1x5x16x1xf32>, tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16x2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x32xf32>
    %47 = "stablehlo.convert"(%46) : (tensor<1x1x5x32xf32>) -> tensor<1x1x5x32xbf16>
    "func.return"(%39, %47) : (tensor<1x2x5x32xbf16>, tensor<1x1x5x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
