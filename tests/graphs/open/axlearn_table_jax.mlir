"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4xi32>) -> tensor<2x4x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x4xi32>):
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %27 = "stablehlo.convert"(%26) : (tensor<32xi32>) -> tensor<32xf32>
    %28 = "stablehlo.convert"(%arg5) : (tensor<2x4xi32>) -> tensor<2x4xf32>
    %29 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %30 = "func.call"(%27, %29) <{callee = @floor_divide}> : (tensor<32xf32>, tensor<i32>) -> tensor<32xf32>
    %31 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %34 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %36 = "stablehlo.divide"(%33, %35) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %39 = "stablehlo.power"(%38, %36) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x4x32xf32>
    %44 = "stablehlo.divide"(%42, %43) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %45 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %46 = "stablehlo.sine"(%45) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %47 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x32xf32>) -> tensor<2x4x16xf32>
    %48 = "stablehlo.cosine"(%47) : (tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %49 = "stablehlo.concatenate"(%46, %48) <{dimension = 2 : i64}> : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x32xf32>
    "func.return"(%49) : (tensor<2x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<32xf32>, tensor<i32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<32xf32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.remainder"(%arg3, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.compare"(%1, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.subtract"(%arg3, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %7 = "func.call"(%5, %arg3, %6) <{callee = @_where}> : (tensor<i1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %12 = "stablehlo.compare"(%3, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %13 = "stablehlo.sign"(%1) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.sign"(%3) : (tensor<32xf32>) -> tensor<32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.compare"(%15, %14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %17 = "stablehlo.and"(%12, %16) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %18 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %19 = "stablehlo.add"(%3, %18) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %20 = "stablehlo.select"(%17, %19, %3) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %23 = "stablehlo.subtract"(%9, %22) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %24 = "stablehlo.select"(%17, %23, %9) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %25 = "stablehlo.round_nearest_afz"(%24) : (tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%25) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%0) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
