"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x2x32xf32>, tensor<3x4xi32>) -> tensor<3x4x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<3x4x2x32xf32>, %arg8: tensor<3x4xi32>):
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4x2x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16:4 = "stablehlo.while"(%arg7, %arg8, %15, %14) ({
    ^bb0(%arg13: tensor<3x4x2x32xf32>, %arg14: tensor<3x4xi32>, %arg15: tensor<i32>, %arg16: tensor<3x4x2x32xf32>):
      %60 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.compare"(%arg15, %60) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<3x4x2x32xf32>, %arg10: tensor<3x4xi32>, %arg11: tensor<i32>, %arg12: tensor<3x4x2x32xf32>):
      %17 = "func.call"(%arg9, %arg11) <{callee = @dynamic_index_in_dim}> : (tensor<3x4x2x32xf32>, tensor<i32>) -> tensor<4x2x32xf32>
      %18 = "func.call"(%arg10, %arg11) <{callee = @dynamic_index_in_dim_0}> : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
      %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x2x32xf32>) -> tensor<1x4x2x32xf32>
      %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
      %21 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
      %22 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
      %24 = "stablehlo.multiply"(%23, %21) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %25 = "stablehlo.convert"(%24) : (tensor<16xi32>) -> tensor<16xf32>
      %26 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
      %28 = "stablehlo.divide"(%25, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %29 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
      %31 = "stablehlo.power"(%30, %28) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
      %34 = "stablehlo.multiply"(%33, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %35 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1xi32>
      %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %37 = "stablehlo.convert"(%35) : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x16xf32>
      %39 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
      %40 = "stablehlo.divide"(%38, %39) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
      %41 = "stablehlo.sine"(%40) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
      %42 = "stablehlo.cosine"(%40) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
      %43 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
      %44 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16xf32>
      %45 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
      %46 = "stablehlo.multiply"(%43, %45) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %47 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
      %48 = "stablehlo.multiply"(%44, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %49 = "stablehlo.subtract"(%46, %48) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %50 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
      %51 = "stablehlo.multiply"(%44, %50) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %52 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
      %53 = "stablehlo.multiply"(%43, %52) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %54 = "stablehlo.add"(%51, %53) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
      %55 = "stablehlo.concatenate"(%49, %54) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
      %56 = "stablehlo.reshape"(%55) : (tensor<1x4x2x32xf32>) -> tensor<4x2x32xf32>
      %57 = "func.call"(%arg12, %56, %arg11) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x4x2x32xf32>, tensor<4x2x32xf32>, tensor<i32>) -> tensor<3x4x2x32xf32>
      %58 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %59 = "stablehlo.add"(%arg11, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg9, %arg10, %59, %57) : (tensor<3x4x2x32xf32>, tensor<3x4xi32>, tensor<i32>, tensor<3x4x2x32xf32>) -> ()
    }) : (tensor<3x4x2x32xf32>, tensor<3x4xi32>, tensor<i32>, tensor<3x4x2x32xf32>) -> (tensor<3x4x2x32xf32>, tensor<3x4xi32>, tensor<i32>, tensor<3x4x2x32xf32>)
    "func.return"(%16#3) : (tensor<3x4x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x2x32xf32>, tensor<i32>) -> tensor<4x2x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3x4x2x32xf32>, %arg6: tensor<i32>):
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.dynamic_slice"(%arg5, %arg6, %8, %9, %10) <{slice_sizes = array<i64: 1, 4, 2, 32>}> : (tensor<3x4x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x32xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x4x2x32xf32>) -> tensor<4x2x32xf32>
    "func.return"(%12) : (tensor<4x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x4xi32>, %arg4: tensor<i32>):
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg3, %arg4, %5) <{slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x4xi32>) -> tensor<4xi32>
    "func.return"(%7) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x4x2x32xf32>, tensor<4x2x32xf32>, tensor<i32>) -> tensor<3x4x2x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x4x2x32xf32>, %arg1: tensor<4x2x32xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2, %3) : (tensor<3x4x2x32xf32>, tensor<1x4x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2x32xf32>
    "func.return"(%4) : (tensor<3x4x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
