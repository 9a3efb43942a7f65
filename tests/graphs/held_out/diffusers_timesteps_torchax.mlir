"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xf32>) -> tensor<5x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<-9.21034049> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.constant"() <{value = dense<3.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<32xf32>) -> tensor<32xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x32xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<5x32xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x32xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %16 = "stablehlo.sine"(%15) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %17 = "stablehlo.cosine"(%15) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %18 = "stablehlo.concatenate"(%16, %17) <{dimension = 1 : i64}> : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %19 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<5x64xf32>) -> tensor<5x32xf32>
    %20 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x64xf32>) -> tensor<5x32xf32>
    %21 = "stablehlo.concatenate"(%19, %20) <{dimension = 1 : i64}> : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    "func.return"(%21) : (tensor<5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
