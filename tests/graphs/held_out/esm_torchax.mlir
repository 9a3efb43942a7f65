"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> (tensor<2x5x64xf32>, tensor<2x5x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5x64xf32>, %arg1: tensor<2x5x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<32x1xf32>) -> tensor<1x32xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<5x32xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %9 = "stablehlo.concatenate"(%8, %8) <{dimension = 1 : i64}> : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x64xf32>
    %10 = "stablehlo.cosine"(%9) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x64xf32>) -> tensor<1x5x64xf32>
    %12 = "stablehlo.sine"(%9) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x64xf32>) -> tensor<1x5x64xf32>
    %14 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %17 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 5, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %18 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %20 = "stablehlo.multiply"(%19, %17) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %21 = "stablehlo.concatenate"(%20, %16) <{dimension = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x64xf32>
    %22 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x64xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %27 = "stablehlo.add"(%15, %26) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %28 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %29 = "stablehlo.multiply"(%arg1, %28) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %30 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %31 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 5, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x5x32xf32>
    %32 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x32xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x32xf32>
    %35 = "stablehlo.concatenate"(%34, %30) <{dimension = 2 : i64}> : (tensor<2x5x32xf32>, tensor<2x5x32xf32>) -> tensor<2x5x64xf32>
    %36 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x64xf32>) -> tensor<2x5x64xf32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x64xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %41 = "stablehlo.add"(%29, %40) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    "func.return"(%27, %41) : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
