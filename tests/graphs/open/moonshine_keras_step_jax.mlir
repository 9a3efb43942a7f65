"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x1x2x32xbf16>, tensor<4xi32>) -> tensor<2x1x2x32xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x1x2x32xbf16>, %arg1: tensor<4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4xi32>) -> tensor<4xf32>
    %2 = "stablehlo.dot_general"(%1, %0) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 4, 32>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<4x32xf32>) -> tensor<1x32xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %9 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x0xbf16>
    %10 = "stablehlo.cosine"(%8) : (tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x1x2x32xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x16x2xbf16>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 1, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x2x16x2xbf16>) -> tensor<2x1x2x16x1xbf16>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x1x2x16x1xbf16>) -> tensor<2x1x2x16xbf16>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 1, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x2x16x2xbf16>) -> tensor<2x1x2x16x1xbf16>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x1x2x16x1xbf16>) -> tensor<2x1x2x16xbf16>
    %20 = "stablehlo.negate"(%19) : (tensor<2x1x2x16xbf16>) -> tensor<2x1x2x16xbf16>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x2x16xbf16>) -> tensor<2x1x2x16x1xbf16>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x2x16xbf16>) -> tensor<2x1x2x16x1xbf16>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 4 : i64}> : (tensor<2x1x2x16x1xbf16>, tensor<2x1x2x16x1xbf16>) -> tensor<2x1x2x16x2xbf16>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x1x2x16x2xbf16>) -> tensor<2x1x2x32xbf16>
    %25 = "stablehlo.sine"(%8) : (tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %26 = "stablehlo.convert"(%24) : (tensor<2x1x2x32xbf16>) -> tensor<2x1x2x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x1x2x32xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xf32>
    %30 = "stablehlo.add"(%14, %29) : (tensor<2x1x2x32xf32>, tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xf32>
    %31 = "stablehlo.convert"(%9) : (tensor<2x1x2x0xbf16>) -> tensor<2x1x2x0xf32>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 3 : i64}> : (tensor<2x1x2x32xf32>, tensor<2x1x2x0xf32>) -> tensor<2x1x2x32xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x1x2x32xf32>) -> tensor<2x1x2x32xbf16>
    "func.return"(%33) : (tensor<2x1x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
