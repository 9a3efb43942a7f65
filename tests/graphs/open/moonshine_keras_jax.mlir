"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>, tensor<4xi32>) -> (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x2x48xf32>, %arg1: tensor<2x4x1x48xf32>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<4xi32>) -> tensor<4xf32>
    %2 = "stablehlo.dot_general"(%1, %0) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 2 : i64}> : (tensor<4x16x1xf32>, tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<4x16x2xf32>) -> tensor<4x32xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x48xf32>) -> tensor<2x4x2x32xf32>
    %9 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x2x48xf32>) -> tensor<2x4x2x16xf32>
    %10 = "stablehlo.cosine"(%7) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %13 = "stablehlo.multiply"(%8, %12) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %14 = "stablehlo.reshape"(%8) : (tensor<2x4x2x32xf32>) -> tensor<2x4x2x16x2xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 2, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 2, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x16x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16xf32>
    %19 = "stablehlo.negate"(%18) : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x2x16xf32>) -> tensor<2x4x2x16x1xf32>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 4 : i64}> : (tensor<2x4x2x16x1xf32>, tensor<2x4x2x16x1xf32>) -> tensor<2x4x2x16x2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x4x2x16x2xf32>) -> tensor<2x4x2x32xf32>
    %24 = "stablehlo.sine"(%7) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<2x4x2x32xf32>
    %27 = "stablehlo.multiply"(%23, %26) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %28 = "stablehlo.add"(%13, %27) : (tensor<2x4x2x32xf32>, tensor<2x4x2x32xf32>) -> tensor<2x4x2x32xf32>
    %29 = "stablehlo.concatenate"(%28, %9) <{dimension = 3 : i64}> : (tensor<2x4x2x32xf32>, tensor<2x4x2x16xf32>) -> tensor<2x4x2x48xf32>
    %30 = "stablehlo.reshape"(%6) : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %31 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x48xf32>) -> tensor<2x4x1x32xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 4, 1, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x1x48xf32>) -> tensor<2x4x1x16xf32>
    %33 = "stablehlo.cosine"(%30) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %36 = "stablehlo.multiply"(%31, %35) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %37 = "stablehlo.reshape"(%31) : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x16x2xf32>
    %38 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 2, 4, 1, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x1x16x2xf32>) -> tensor<2x4x1x16x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16xf32>
    %40 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 2, 4, 1, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x4x1x16x2xf32>) -> tensor<2x4x1x16x1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16xf32>
    %42 = "stablehlo.negate"(%41) : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x1x16xf32>) -> tensor<2x4x1x16x1xf32>
    %45 = "stablehlo.concatenate"(%43, %44) <{dimension = 4 : i64}> : (tensor<2x4x1x16x1xf32>, tensor<2x4x1x16x1xf32>) -> tensor<2x4x1x16x2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<2x4x1x16x2xf32>) -> tensor<2x4x1x32xf32>
    %47 = "stablehlo.sine"(%30) : (tensor<4x1x32xf32>) -> tensor<4x1x32xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %50 = "stablehlo.multiply"(%46, %49) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %51 = "stablehlo.add"(%36, %50) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %52 = "stablehlo.concatenate"(%51, %32) <{dimension = 3 : i64}> : (tensor<2x4x1x32xf32>, tensor<2x4x1x16xf32>) -> tensor<2x4x1x48xf32>
    "func.return"(%29, %52) : (tensor<2x4x2x48xf32>, tensor<2x4x1x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
