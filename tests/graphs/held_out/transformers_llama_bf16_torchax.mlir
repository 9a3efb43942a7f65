"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>, tensor<1x5xi32>) -> (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x64xbf16>, %arg1: tensor<1x1x5x64xbf16>, %arg2: tensor<1x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.749894201, 0.562341332, 0.421696514, 0.316227764, 0.237137362, 0.177827939, 0.133352146, 1.000000e-01, 0.0749894157, 0.0562341288, 0.0421696492, 0.0316227786, 0.0237137359, 0.0177827943, 0.0133352149, 0.00999999977, 0.00749894232, 0.00562341325, 0.00421696482, 0.00316227786, 0.00237137382, 0.00177827943, 0.00133352145, 1.000000e-03, 7.49894185E-4, 5.62341302E-4, 4.21696488E-4, 3.16227786E-4, 2.37137385E-4, 1.7782794E-4, 1.3335215E-4]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<1x5x32xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x32xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<1x5x32xf32>, tensor<1x5x32xf32>) -> tensor<1x5x64xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %12 = "stablehlo.sine"(%7) : (tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x64xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<1x5x64xf32>, tensor<1x5x64xf32>) -> tensor<1x5x64xf32>
    %16 = "stablehlo.convert"(%11) : (tensor<1x5x64xf32>) -> tensor<1x5x64xbf16>
    %17 = "stablehlo.convert"(%15) : (tensor<1x5x64xf32>) -> tensor<1x5x64xbf16>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %21 = "stablehlo.multiply"(%arg0, %20) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x64xbf16>) -> tensor<1x2x5x32xbf16>
    %24 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x5x32xbf16>
    %26 = "stablehlo.multiply"(%25, %23) : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x32xbf16>
    %27 = "stablehlo.concatenate"(%26, %22) <{dimension = 3 : i64}> : (tensor<1x2x5x32xbf16>, tensor<1x2x5x32xbf16>) -> tensor<1x2x5x64xbf16>
    %28 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x5x64xbf16>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %33 = "stablehlo.add"(%21, %32) : (tensor<1x2x5x64xbf16>, tensor<1x2x5x64xbf16>) -> tensor<1x2x5x64xbf16>
    %34 = "stablehlo.multiply"(%arg1, %18) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %35 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 5, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x5x64xbf16>) -> tensor<1x1x5x32xbf16>
    %37 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x5x32xbf16>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x32xbf16>
    %40 = "stablehlo.concatenate"(%39, %35) <{dimension = 3 : i64}> : (tensor<1x1x5x32xbf16>, tensor<1x1x5x32xbf16>) -> tensor<1x1x5x64xbf16>
    %41 = "stablehlo.multiply"(%40, %19) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x5x64xbf16>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    %45 = "stablehlo.add"(%34, %44) : (tensor<1x1x5x64xbf16>, tensor<1x1x5x64xbf16>) -> tensor<1x1x5x64xbf16>
    "func.return"(%33, %45) : (tensor<1x2x5x64xbf16>, tensor<1x1x5x64xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
