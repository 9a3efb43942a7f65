"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341325, 0.0316227749, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227763, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227757E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.convert"(%0) : (tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.dot_general"(%2, %3) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x16xf32>) -> tensor<5x16x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<5x16x1xf32>) -> tensor<1x5x1x16x1x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<1x5x1x16x1x1xf32>) -> tensor<1x5x1x16x2x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x5x1x16x2x1xf32>) -> tensor<5x16x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x16x2xf32>) -> tensor<5x32xf32>
    %10 = "stablehlo.sine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %11 = "stablehlo.cosine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16x2xf32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x16x1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x16x1xf32>
    %23 = "stablehlo.concatenate"(%21, %22) <{dimension = 4 : i64}> : (tensor<1x2x5x16x1xf32>, tensor<1x2x5x16x1xf32>) -> tensor<1x2x5x16x2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x2x5x16x2xf32>) -> tensor<1x2x5x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %28 = "stablehlo.add"(%14, %27) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %30 = "stablehlo.multiply"(%arg1, %29) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %31 = "stablehlo.reshape"(%arg1) : (tensor<1x5x32xf32>) -> tensor<1x5x16x2xf32>
    %32 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x16x2xf32>) -> tensor<1x5x16x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x5x16x1xf32>) -> tensor<1x5x16xf32>
    %34 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x16x2xf32>) -> tensor<1x5x16x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x5x16x1xf32>) -> tensor<1x5x16xf32>
    %36 = "stablehlo.negate"(%35) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 3 : i64}> : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x5x16x2xf32>) -> tensor<1x5x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %43 = "stablehlo.add"(%30, %42) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%28, %43) : (tensor<1x2x5x32xf32>, tensor<1x5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
