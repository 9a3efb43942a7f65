"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x2x32xbf16>, %arg2: tensor<1x4x2x32xbf16>, %arg3: tensor<1x4x1x32xbf16>):
    %0 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %1 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16x1xbf16>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16x1xbf16>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xbf16>, tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16x2xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x32xbf16>
    %6 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16x1xbf16>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16x1xbf16>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 4 : i64}> : (tensor<1x4x1x16x1xbf16>, tensor<1x4x1x16x1xbf16>) -> tensor<1x4x1x16x2xbf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x4x1x16x2xbf16>) -> tensor<1x4x1x32xbf16>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %11 = "stablehlo.negate"(%10) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    %17 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %18 = "stablehlo.multiply"(%arg0, %17) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %20 = "stablehlo.multiply"(%16, %19) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %21 = "stablehlo.add"(%18, %20) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %22 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %23 = "stablehlo.negate"(%22) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %24 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    %29 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %30 = "stablehlo.multiply"(%arg1, %29) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %33 = "stablehlo.add"(%30, %32) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %34 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %35 = "stablehlo.negate"(%34) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xbf16>
    %36 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16x1xbf16>
    %39 = "stablehlo.concatenate"(%37, %38) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xbf16>, tensor<1x4x2x16x1xbf16>) -> tensor<1x4x2x16x2xbf16>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x4x2x16x2xbf16>) -> tensor<1x4x2x32xbf16>
    %41 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %42 = "stablehlo.multiply"(%arg2, %41) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %43 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x2x32xbf16>
    %44 = "stablehlo.multiply"(%40, %43) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    %45 = "stablehlo.add"(%42, %44) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xbf16>
    "func.return"(%21, %33, %45) : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
