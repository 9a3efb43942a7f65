"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<1x5x64xf32>):
    %40 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %44 = "stablehlo.convert"(%43) : (tensor<5xi32>) -> tensor<5xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %47 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %48 = "func.call"(%46, %47) <{callee = @floor_divide}> : (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>
    %49 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %52 = "stablehlo.convert"(%51) : (tensor<64xi32>) -> tensor<64xf32>
    %53 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %56 = "stablehlo.constant"() <{value = dense<9.99999974E-5> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %58 = "stablehlo.power"(%57, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %59 = "stablehlo.dot_general"(%45, %58) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5xf32>, tensor<64xf32>) -> tensor<1x5x64xf32>
    %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %61 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %62 = "func.call"(%60, %61) <{callee = @remainder}> : (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>
    %63 = "stablehlo.convert"(%62) : (tensor<64xi32>) -> tensor<64xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %66 = "stablehlo.subtract"(%65, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %67 = "stablehlo.sine"(%59) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %68 = "stablehlo.dot_general"(%66, %67) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64xf32>, tensor<1x5x64xf32>) -> tensor<64x1x5xf32>
    %69 = "stablehlo.transpose"(%68) <{permutation = array<i64: 1, 2, 0>}> : (tensor<64x1x5xf32>) -> tensor<1x5x64xf32>
    %70 = "stablehlo.cosine"(%59) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %71 = "stablehlo.dot_general"(%63, %70) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64xf32>, tensor<1x5x64xf32>) -> tensor<64x1x5xf32>
    %72 = "stablehlo.transpose"(%71) <{permutation = array<i64: 1, 2, 0>}> : (tensor<64x1x5xf32>) -> tensor<1x5x64xf32>
    %73 = "stablehlo.add"(%69, %72) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %74 = "stablehlo.add"(%arg10, %73) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    "func.return"(%74) : (tensor<1x5x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<64xi32>, %arg9: tensor<i32>):
    %23 = "stablehlo.convert"(%arg9) : (tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %25 = "stablehlo.divide"(%arg8, %24) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %26 = "stablehlo.sign"(%arg8) : (tensor<64xi32>) -> tensor<64xi32>
    %27 = "stablehlo.sign"(%23) : (tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %29 = "stablehlo.compare"(%26, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %30 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %31 = "stablehlo.remainder"(%arg8, %30) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %34 = "stablehlo.compare"(%31, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %35 = "stablehlo.and"(%29, %34) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %38 = "stablehlo.subtract"(%25, %37) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %39 = "func.call"(%35, %38, %25) <{callee = @_where}> : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    "func.return"(%39) : (tensor<64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<64xi1>, %arg6: tensor<64xi32>, %arg7: tensor<64xi32>):
    %22 = "stablehlo.select"(%arg5, %arg6, %arg7) : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    "func.return"(%22) : (tensor<64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<64xi32>, tensor<i32>) -> tensor<64xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64xi32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where_0}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64xi32>
    %20 = "stablehlo.add"(%7, %19) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %21 = "stablehlo.select"(%18, %20, %7) : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    "func.return"(%21) : (tensor<64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
