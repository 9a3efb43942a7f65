"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf32>, %arg1: tensor<1x4x1x48xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.370389819, 0.137188628, 0.0508132726, 0.0137774786, 0.0031677403, 4.56483918E-4, 2.98857085E-5, 1.10693582E-5, 4.09997847E-6, 1.51859081E-6, 5.62470291E-7]> : tensor<12xf32>}> : () -> tensor<12xf32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xf32>) -> tensor<12x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<12x1xf32>) -> tensor<12x1x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 2, 0>}> : (tensor<12x1x1xf32>) -> tensor<1x1x12xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x12xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x12xf32>) -> tensor<1x4x12xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %9 = "stablehlo.cosine"(%8) : (tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x12xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %13 = "stablehlo.sine"(%8) : (tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.34657359> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x12xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %17 = "stablehlo.concatenate"(%12, %16) <{dimension = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x24xf32>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x24xf32>) -> tensor<1x4x12xf32>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 4, 24>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x24xf32>) -> tensor<1x4x12xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x12xf32>) -> tensor<1x4x1x12xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x12xf32>) -> tensor<1x4x1x12xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x24xf32>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x24xf32>
    %24 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 4, 2, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %25 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 1, 4, 2, 24>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x12xf32>
    %26 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %27 = "stablehlo.multiply"(%24, %26) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %28 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x12xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %33 = "stablehlo.subtract"(%27, %32) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %34 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %35 = "stablehlo.multiply"(%25, %34) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %36 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x12xf32>) -> tensor<1x4x2x12xf32>
    %37 = "stablehlo.multiply"(%24, %36) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x12xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %41 = "stablehlo.add"(%35, %40) : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>) -> tensor<1x4x2x12xf32>
    %42 = "stablehlo.concatenate"(%33, %41, %23) <{dimension = 3 : i64}> : (tensor<1x4x2x12xf32>, tensor<1x4x2x12xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x48xf32>
    %43 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x12xf32>) -> tensor<1x4x1x12xf32>
    %44 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x12xf32>) -> tensor<1x4x1x12xf32>
    %45 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 24>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xf32>) -> tensor<1x4x1x24xf32>
    %46 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 48>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x48xf32>) -> tensor<1x4x1x24xf32>
    %47 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 4, 1, 12>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x12xf32>
    %48 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 1, 4, 1, 24>, start_indices = array<i64: 0, 0, 0, 12>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x24xf32>) -> tensor<1x4x1x12xf32>
    %49 = "stablehlo.multiply"(%47, %43) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %50 = "stablehlo.multiply"(%48, %44) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x12xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %54 = "stablehlo.subtract"(%49, %53) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %55 = "stablehlo.multiply"(%48, %43) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %56 = "stablehlo.multiply"(%47, %44) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x12xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %60 = "stablehlo.add"(%55, %59) : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
    %61 = "stablehlo.concatenate"(%54, %60, %46) <{dimension = 3 : i64}> : (tensor<1x4x1x12xf32>, tensor<1x4x1x12xf32>, tensor<1x4x1x24xf32>) -> tensor<1x4x1x48xf32>
    "func.return"(%42, %61) : (tensor<1x4x2x48xf32>, tensor<1x4x1x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
