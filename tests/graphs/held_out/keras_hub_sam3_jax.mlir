"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>, tensor<6x16xf32>) -> (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2x32xf32>, %arg2: tensor<6x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x16xf32>) -> tensor<6x16x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6x16x2xf32>) -> tensor<6x32xf32>
    %2 = "stablehlo.cosine"(%1) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %3 = "stablehlo.sine"(%1) : (tensor<6x32xf32>) -> tensor<6x32xf32>
    %4 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %5 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x6x2x32xf32>) -> tensor<1x2x6x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %9 = "stablehlo.reshape"(%4) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %12 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %22 = "stablehlo.add"(%8, %21) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %25 = "stablehlo.multiply"(%5, %24) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %26 = "stablehlo.reshape"(%5) : (tensor<1x2x6x32xf32>) -> tensor<1x2x6x16x2xf32>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 2, 6, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %29 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 2, 6, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x16x1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16xf32>
    %31 = "stablehlo.negate"(%30) : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x6x16xf32>) -> tensor<1x2x6x16x1xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 4 : i64}> : (tensor<1x2x6x16x1xf32>, tensor<1x2x6x16x1xf32>) -> tensor<1x2x6x16x2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2x6x16x2xf32>) -> tensor<1x2x6x32xf32>
    %36 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x32xf32>) -> tensor<1x1x6x32xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x32xf32>) -> tensor<1x2x6x32xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %39 = "stablehlo.add"(%25, %38) : (tensor<1x2x6x32xf32>, tensor<1x2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %40 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    %41 = "stablehlo.transpose"(%39) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x6x32xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%40, %41) : (tensor<1x6x2x32xf32>, tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
