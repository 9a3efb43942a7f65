"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x32xf32>, tensor<5x32xf32>) -> tensor<1x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<1x5x32xf32>, %arg12: tensor<5x32xf32>):
    %32 = "stablehlo.cosine"(%arg12) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %34 = "stablehlo.multiply"(%arg11, %33) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %36 = "stablehlo.constant"() <{value = dense<31> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %38 = "stablehlo.add"(%35, %37) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<32xi32>) -> tensor<32xf32>
    %40 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %42 = "stablehlo.divide"(%39, %41) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %43 = "func.call"(%42) <{callee = @trunc}> : (tensor<32xf32>) -> tensor<32xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<32xf32>) -> tensor<32xi32>
    %45 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %47 = "stablehlo.multiply"(%46, %44) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %48 = "stablehlo.subtract"(%38, %47) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %49 = "func.call"(%arg11, %48) <{callee = @_take}> : (tensor<1x5x32xf32>, tensor<32xi32>) -> tensor<1x5x32xf32>
    %50 = "stablehlo.sine"(%arg12) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xf32>) -> tensor<1x5x32xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x32xf32>
    %55 = "stablehlo.multiply"(%52, %54) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %56 = "stablehlo.add"(%34, %55) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%56) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<32xf32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "trunc", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<32xf32>):
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %28 = "stablehlo.compare"(%arg10, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %29 = "stablehlo.ceil"(%arg10) : (tensor<32xf32>) -> tensor<32xf32>
    %30 = "stablehlo.floor"(%arg10) : (tensor<32xf32>) -> tensor<32xf32>
    %31 = "func.call"(%28, %29, %30) <{callee = @_where}> : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%31) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<32xi1>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>):
    %25 = "stablehlo.select"(%arg7, %arg8, %arg9) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%25) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x32xf32>, tensor<32xi32>) -> tensor<1x5x32xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x5x32xf32>, %arg4: tensor<32xi32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %3 = "stablehlo.compare"(%arg4, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %4 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %7 = "func.call"(%3, %6, %arg4) <{callee = @_where_0}> : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<31> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32x1xi32>
    %12 = "stablehlo.compare"(%8, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<32x1xi32>
    %15 = "stablehlo.compare"(%8, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<32x1xi1>, tensor<32x1xi1>) -> tensor<32x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>):
      %24 = "stablehlo.and"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) : (tensor<32x1xi1>, tensor<i1>) -> tensor<32xi1>
    %19 = "stablehlo.gather"(%arg3, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x32xf32>, tensor<32x1xi32>) -> tensor<1x5x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xi1>) -> tensor<1x5x32xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x32xf32>
    %23 = "stablehlo.select"(%20, %19, %22) : (tensor<1x5x32xi1>, tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    "func.return"(%23) : (tensor<1x5x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32xi1>, %arg1: tensor<32xi32>, %arg2: tensor<32xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    "func.return"(%0) : (tensor<32xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
