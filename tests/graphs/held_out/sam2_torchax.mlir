"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x6x32xbf16>, tensor<1x2x6x32xbf16>, tensor<6x16x2xf32>) -> (tensor<1x2x6x32xbf16>, tensor<1x2x6x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x6x32xbf16>, %arg1: tensor<1x2x6x32xbf16>, %arg2: tensor<6x16x2xf32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 16, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 16, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %5 = "stablehlo.convert"(%arg0) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %12 = "stablehlo.convert"(%arg1) : (tensor<1x2x6x32xbf16>) -> tensor<1x2x6x32xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %14 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %16 = "stablehlo.slice"(%13) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %18 = "stablehlo.complex"(%15, %17) : (tensor<1x2x6x16xf32>, tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xcomplex<f32>>
    %19 = "stablehlo.reshape"(%4) : (tensor<6x16xcomplex<f32>>) -> tensor<1x1x6x16xcomplex<f32>>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %21 = "stablehlo.multiply"(%11, %20) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %22 = "stablehlo.real"(%21) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %23 = "stablehlo.imag"(%21) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %29 = "stablehlo.multiply"(%18, %28) : (tensor<1x2x6x16xcomplex<f32>>, tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xcomplex<f32>>
    %30 = "stablehlo.real"(%29) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %31 = "stablehlo.imag"(%29) : (tensor<1x2x6x16xcomplex<f32>>) -> tensor<1x2x6x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %36 = "stablehlo.convert"(%27) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xbf16>
    %37 = "stablehlo.convert"(%35) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xbf16>
    "func.return"(%36, %37) : (tensor<1x2x6x32xbf16>, tensor<1x2x6x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
