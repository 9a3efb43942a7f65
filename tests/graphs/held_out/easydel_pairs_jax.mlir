"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>, tensor<1x4xi32>, tensor<12x16xf32>) -> (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xbf16>, %arg1: tensor<1x4x1x48xbf16>, %arg2: tensor<1x4xi32>, %arg3: tensor<12x16xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %2 = "stablehlo.compare"(%arg2, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %3 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4xi32>
    %5 = "stablehlo.add"(%arg2, %4) : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %6 = "stablehlo.select"(%2, %5, %arg2) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %8 = "stablehlo.gather"(%arg3, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<12x16xf32>, tensor<1x4x1xi32>) -> tensor<1x4x16xf32>
    %9 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 4, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %10 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x16xbf16>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %14 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %16 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x8xbf16>
    %17 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x8xbf16>
    %18 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %20 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %21 = "stablehlo.multiply"(%17, %20) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %22 = "stablehlo.subtract"(%19, %21) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %23 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %24 = "stablehlo.multiply"(%17, %23) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %25 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x2x8xbf16>
    %26 = "stablehlo.multiply"(%16, %25) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %27 = "stablehlo.add"(%24, %26) : (tensor<1x4x2x8xbf16>, tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8xbf16>
    %28 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8x1xbf16>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x8xbf16>) -> tensor<1x4x2x8x1xbf16>
    %30 = "stablehlo.concatenate"(%28, %29) <{dimension = 4 : i64}> : (tensor<1x4x2x8x1xbf16>, tensor<1x4x2x8x1xbf16>) -> tensor<1x4x2x8x2xbf16>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x4x2x8x2xbf16>) -> tensor<1x4x2x16xbf16>
    %32 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xbf16>) -> tensor<1x4x2x32xbf16>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 3 : i64}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x48xbf16>
    %34 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x16xbf16>
    %35 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %37 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x8xf32>) -> tensor<1x4x1x8xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<1x4x1x8xf32>) -> tensor<1x4x1x8xbf16>
    %39 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x8xbf16>
    %40 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x8xbf16>
    %41 = "stablehlo.multiply"(%39, %36) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %42 = "stablehlo.multiply"(%40, %38) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %43 = "stablehlo.subtract"(%41, %42) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %44 = "stablehlo.multiply"(%40, %36) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %45 = "stablehlo.multiply"(%39, %38) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %46 = "stablehlo.add"(%44, %45) : (tensor<1x4x1x8xbf16>, tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8xbf16>
    %47 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8x1xbf16>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x8xbf16>) -> tensor<1x4x1x8x1xbf16>
    %49 = "stablehlo.concatenate"(%47, %48) <{dimension = 4 : i64}> : (tensor<1x4x1x8x1xbf16>, tensor<1x4x1x8x1xbf16>) -> tensor<1x4x1x8x2xbf16>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x4x1x8x2xbf16>) -> tensor<1x4x1x16xbf16>
    %51 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 48>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xbf16>) -> tensor<1x4x1x32xbf16>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 3 : i64}> : (tensor<1x4x1x16xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x48xbf16>
    "func.return"(%33, %52) : (tensor<1x4x2x48xbf16>, tensor<1x4x1x48xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
