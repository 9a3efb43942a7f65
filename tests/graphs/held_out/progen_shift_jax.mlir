"builtin.module"() <{sym_name = "jit_shift_tokens"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x16xf32>) -> tensor<4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4x16xf32>):
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %3 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%2, %4) <{callee = @_pad}> : (tensor<4x8xf32>, tensor<i32>) -> tensor<5x8xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x8xf32>) -> tensor<4x8xf32>
    %7 = "stablehlo.concatenate"(%6, %3) <{dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    "func.return"(%7) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf32>, tensor<i32>) -> tensor<5x8xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<5x8xf32>
    "func.return"(%1) : (tensor<5x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
