"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>, tensor<1x1x5x16x2xf32>) -> (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xbf16>, %arg1: tensor<1x2x5x32xbf16>, %arg2: tensor<1x1x5x16x2xf32>):
    %0 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %5 = "stablehlo.convert"(%arg0) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %9 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %11 = "stablehlo.complex"(%8, %10) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %12 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %14 = "stablehlo.real"(%13) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %15 = "stablehlo.imag"(%13) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %18 = "stablehlo.concatenate"(%16, %17) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    %21 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %23 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %25 = "stablehlo.complex"(%22, %24) : (tensor<1x1x5x16xf32>, tensor<1x1x5x16xf32>) -> tensor<1x1x5x16xcomplex<f32>>
    %26 = "stablehlo.convert"(%arg1) : (tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %28 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %30 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %32 = "stablehlo.complex"(%29, %31) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xcomplex<f32>>
    %33 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x2x5x16xcomplex<f32>>, tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xcomplex<f32>>
    %35 = "stablehlo.real"(%34) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %36 = "stablehlo.imag"(%34) : (tensor<1x2x5x16xcomplex<f32>>) -> tensor<1x2x5x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xbf16>
    "func.return"(%20, %41) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
