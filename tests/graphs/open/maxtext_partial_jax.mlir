"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x16xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x48xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<8xi32>) -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.convert"(%2) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x8xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<2x3x1x8xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %22 = "stablehlo.sine"(%21) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %23 = "stablehlo.cosine"(%21) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %24 = "stablehlo.concatenate"(%22, %22) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %25 = "stablehlo.concatenate"(%23, %23) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %27 = "stablehlo.multiply"(%0, %26) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %28 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %29 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %30 = "stablehlo.negate"(%29) : (tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %31 = "stablehlo.concatenate"(%30, %28) <{dimension = 3 : i64}> : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x2x16xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<2x3x2x16xf32>, tensor<2x3x2x16xf32>) -> tensor<2x3x2x16xf32>
    %35 = "stablehlo.concatenate"(%34, %1) <{dimension = 3 : i64}> : (tensor<2x3x2x16xf32>, tensor<2x3x2x48xf32>) -> tensor<2x3x2x64xf32>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x16xf32>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x48xf32>
    %38 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %39 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %43 = "stablehlo.convert"(%42) : (tensor<8xi32>) -> tensor<8xf32>
    %44 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %46 = "stablehlo.divide"(%43, %45) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %49 = "stablehlo.power"(%48, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %53 = "stablehlo.convert"(%38) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x8xf32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<2x3x1x8xf32>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %58 = "stablehlo.sine"(%57) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %59 = "stablehlo.cosine"(%57) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %60 = "stablehlo.concatenate"(%58, %58) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %61 = "stablehlo.concatenate"(%59, %59) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %62 = "stablehlo.multiply"(%36, %61) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %63 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %64 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %65 = "stablehlo.negate"(%64) : (tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %66 = "stablehlo.concatenate"(%65, %63) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %67 = "stablehlo.multiply"(%66, %60) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %68 = "stablehlo.add"(%62, %67) : (tensor<2x3x1x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
    %69 = "stablehlo.concatenate"(%68, %37) <{dimension = 3 : i64}> : (tensor<2x3x1x16xf32>, tensor<2x3x1x48xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%35, %69) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
