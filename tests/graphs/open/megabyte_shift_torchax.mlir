"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x16xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x16xf32>) -> tensor<1x4x8xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.pad"(%1, %2) <{edge_padding_high = array<i64: 0, -1, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x4x8xf32>, tensor<f32>) -> tensor<1x4x8xf32>
    %4 = "stablehlo.concatenate"(%0, %3) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x16xf32>
    "func.return"(%4) : (tensor<1x4x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
