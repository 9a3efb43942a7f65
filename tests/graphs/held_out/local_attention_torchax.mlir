"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>) -> (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x2x3x64xf32>, %arg1: tensor<2x1x5x64xf32>):
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
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %12 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 5, 64>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<5x64xf32>) -> tensor<3x64xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %15 = "stablehlo.power"(%11, %14) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.cosine"(%12) : (tensor<3x64xf32>) -> tensor<3x64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x64xf32>) -> tensor<1x1x3x64xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<2x2x3x64xf32>
    %19 = "stablehlo.multiply"(%arg0, %18) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %20 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<2x2x3x64xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<2x2x3x64xf32>) -> tensor<2x2x3x2x32xf32>
    %24 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 2, 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x2x32xf32>) -> tensor<2x2x3x1x32xf32>
    %25 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 2, 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x3x2x32xf32>) -> tensor<2x2x3x1x32xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<2x2x3x1x32xf32>) -> tensor<2x2x3x32xf32>
    %27 = "stablehlo.reshape"(%25) : (tensor<2x2x3x1x32xf32>) -> tensor<2x2x3x32xf32>
    %28 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x32xf32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x32xf32>
    %31 = "stablehlo.concatenate"(%30, %26) <{dimension = 3 : i64}> : (tensor<2x2x3x32xf32>, tensor<2x2x3x32xf32>) -> tensor<2x2x3x64xf32>
    %32 = "stablehlo.sine"(%12) : (tensor<3x64xf32>) -> tensor<3x64xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<3x64xf32>) -> tensor<1x1x3x64xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x64xf32>) -> tensor<2x2x3x64xf32>
    %35 = "stablehlo.multiply"(%31, %34) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %36 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<2x2x3x64xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x3x64xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %42 = "stablehlo.add"(%22, %41) : (tensor<2x2x3x64xf32>, tensor<2x2x3x64xf32>) -> tensor<2x2x3x64xf32>
    %43 = "stablehlo.cosine"(%9) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x64xf32>) -> tensor<1x1x5x64xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %46 = "stablehlo.multiply"(%arg1, %45) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %47 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<2x1x5x64xf32>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %50 = "stablehlo.reshape"(%arg1) : (tensor<2x1x5x64xf32>) -> tensor<2x1x5x2x32xf32>
    %51 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 2, 1, 5, 1, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x5x2x32xf32>) -> tensor<2x1x5x1x32xf32>
    %52 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 2, 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x1x5x2x32xf32>) -> tensor<2x1x5x1x32xf32>
    %53 = "stablehlo.reshape"(%51) : (tensor<2x1x5x1x32xf32>) -> tensor<2x1x5x32xf32>
    %54 = "stablehlo.reshape"(%52) : (tensor<2x1x5x1x32xf32>) -> tensor<2x1x5x32xf32>
    %55 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x5x32xf32>
    %57 = "stablehlo.multiply"(%56, %54) : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x32xf32>
    %58 = "stablehlo.concatenate"(%57, %53) <{dimension = 3 : i64}> : (tensor<2x1x5x32xf32>, tensor<2x1x5x32xf32>) -> tensor<2x1x5x64xf32>
    %59 = "stablehlo.sine"(%9) : (tensor<5x64xf32>) -> tensor<5x64xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x64xf32>) -> tensor<1x1x5x64xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %62 = "stablehlo.multiply"(%58, %61) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %63 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<2x1x5x64xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x5x64xf32>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    %69 = "stablehlo.add"(%49, %68) : (tensor<2x1x5x64xf32>, tensor<2x1x5x64xf32>) -> tensor<2x1x5x64xf32>
    "func.return"(%42, %69) : (tensor<2x2x3x64xf32>, tensor<2x1x5x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
