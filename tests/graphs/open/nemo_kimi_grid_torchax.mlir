"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>, tensor<6x16x2xf32>) -> (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x2x32xbf16>, %arg1: tensor<6x2x32xbf16>, %arg2: tensor<6x16x2xf32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 16, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 16, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<6x16x2xf32>) -> tensor<6x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<6x16x1xf32>) -> tensor<6x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<6x16xcomplex<f32>>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xcomplex<f32>>) -> tensor<6x1x16xcomplex<f32>>
    %6 = "stablehlo.convert"(%arg0) : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<6x2x32xf32>) -> tensor<6x2x16x2xf32>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 6, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x16x2xf32>) -> tensor<6x2x16x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<6x2x16x1xf32>) -> tensor<6x2x16xf32>
    %10 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 6, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x16x2xf32>) -> tensor<6x2x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<6x2x16x1xf32>) -> tensor<6x2x16xf32>
    %12 = "stablehlo.complex"(%9, %11) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xcomplex<f32>>
    %13 = "stablehlo.convert"(%arg1) : (tensor<6x2x32xbf16>) -> tensor<6x2x32xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<6x2x32xf32>) -> tensor<6x2x16x2xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 6, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x16x2xf32>) -> tensor<6x2x16x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<6x2x16x1xf32>) -> tensor<6x2x16xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 6, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<6x2x16x2xf32>) -> tensor<6x2x16x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6x2x16x1xf32>) -> tensor<6x2x16xf32>
    %19 = "stablehlo.complex"(%16, %18) : (tensor<6x2x16xf32>, tensor<6x2x16xf32>) -> tensor<6x2x16xcomplex<f32>>
    %20 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xcomplex<f32>>) -> tensor<6x2x16xcomplex<f32>>
    %21 = "stablehlo.multiply"(%12, %20) : (tensor<6x2x16xcomplex<f32>>, tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xcomplex<f32>>
    %22 = "stablehlo.real"(%21) : (tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xf32>
    %23 = "stablehlo.imag"(%21) : (tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x16xf32>) -> tensor<6x2x16x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x16xf32>) -> tensor<6x2x16x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 3 : i64}> : (tensor<6x2x16x1xf32>, tensor<6x2x16x1xf32>) -> tensor<6x2x16x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<6x2x16x2xf32>) -> tensor<6x2x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xcomplex<f32>>) -> tensor<6x2x16xcomplex<f32>>
    %29 = "stablehlo.multiply"(%19, %28) : (tensor<6x2x16xcomplex<f32>>, tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xcomplex<f32>>
    %30 = "stablehlo.real"(%29) : (tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xf32>
    %31 = "stablehlo.imag"(%29) : (tensor<6x2x16xcomplex<f32>>) -> tensor<6x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x16xf32>) -> tensor<6x2x16x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x2x16xf32>) -> tensor<6x2x16x1xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 3 : i64}> : (tensor<6x2x16x1xf32>, tensor<6x2x16x1xf32>) -> tensor<6x2x16x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<6x2x16x2xf32>) -> tensor<6x2x32xf32>
    %36 = "stablehlo.convert"(%27) : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    %37 = "stablehlo.convert"(%35) : (tensor<6x2x32xf32>) -> tensor<6x2x32xbf16>
    "func.return"(%36, %37) : (tensor<6x2x32xbf16>, tensor<6x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
