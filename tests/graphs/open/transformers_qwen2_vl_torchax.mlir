"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>, tensor<3x1x4xi32>) -> (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x64xf32>, %arg1: tensor<1x1x4x64xf32>, %arg2: tensor<3x1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.649381638, 0.421696514, 0.273841977, 0.177827939, 0.115478203, 0.0749894157, 0.0486967526, 0.0316227786, 0.0205352511, 0.0133352149, 0.00865964312, 0.00562341325, 0.00365174143, 0.00237137382, 0.00153992651, 1.000000e-03, 6.49381662E-4, 4.21696488E-4, 2.73841957E-4, 1.7782794E-4, 1.15478193E-4, 7.49894243E-5, 4.86967547E-5, 3.16227743E-5, 2.05352499E-5, 1.33352141E-5, 8.65964375E-6, 5.62341347E-6, 3.65174128E-6, 2.37137374E-6, 1.53992653E-6]> : tensor<32xf32>}> : () -> tensor<32xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x4xi32>) -> tensor<3x1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<3x1x4x1xi32>) -> tensor<3x1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x1x4x1xf32>) -> tensor<3x1x4x32xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<3x1x4x32xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<3x1x4x32xf32>, tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x32xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<3x1x4x32xf32>, tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1x4x32xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<3x1x4x32xf32>, tensor<3x1x4x32xf32>) -> tensor<3x1x4x32xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x8xf32>
    %16 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 20>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x12xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 3, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 20>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x12xf32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 1, 4, 12>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x4x12xf32>) -> tensor<1x4x12xf32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 3, 1, 4, 12>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x4x12xf32>) -> tensor<1x4x12xf32>
    %24 = "stablehlo.concatenate"(%19, %21, %23) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x32xf32>
    %25 = "stablehlo.concatenate"(%24, %24) <{dimension = 2 : i64}> : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %26 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x8xf32>
    %27 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 20>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x12xf32>
    %28 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 3, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 20>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x32xf32>) -> tensor<3x1x4x12xf32>
    %29 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %31 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 2, 1, 4, 12>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x1x4x12xf32>) -> tensor<1x4x12xf32>
    %33 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 3, 1, 4, 12>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x1x4x12xf32>) -> tensor<1x1x4x12xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x4x12xf32>) -> tensor<1x4x12xf32>
    %35 = "stablehlo.concatenate"(%30, %32, %34) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x32xf32>
    %36 = "stablehlo.concatenate"(%35, %35) <{dimension = 2 : i64}> : (tensor<1x4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %38 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %40 = "stablehlo.multiply"(%arg0, %39) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %41 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32xf32>
    %42 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x64xf32>) -> tensor<1x2x4x32xf32>
    %43 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.concatenate"(%45, %41) <{dimension = 3 : i64}> : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x64xf32>
    %47 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x64xf32>) -> tensor<1x2x4x64xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x64xf32>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %52 = "stablehlo.add"(%40, %51) : (tensor<1x2x4x64xf32>, tensor<1x2x4x64xf32>) -> tensor<1x2x4x64xf32>
    %53 = "stablehlo.multiply"(%arg1, %37) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %54 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x64xf32>) -> tensor<1x1x4x32xf32>
    %55 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x64xf32>) -> tensor<1x1x4x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %58 = "stablehlo.multiply"(%57, %55) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %59 = "stablehlo.concatenate"(%58, %54) <{dimension = 3 : i64}> : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x64xf32>
    %60 = "stablehlo.multiply"(%59, %38) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x64xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    %64 = "stablehlo.add"(%53, %63) : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
    "func.return"(%52, %64) : (tensor<1x2x4x64xf32>, tensor<1x1x4x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
