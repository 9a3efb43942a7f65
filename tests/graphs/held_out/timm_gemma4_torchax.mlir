"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x32xf32>, tensor<1x6x2xi32>) -> tensor<1x6x2x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x32xf32>, %arg1: tensor<1x6x2xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %3 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x6xi32>) -> tensor<1x1x6xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<1x1x6xi32>) -> tensor<1x1x6xf32>
    %7 = "stablehlo.reshape"(%2) : (tensor<1x8x1xf32>) -> tensor<8x1xf32>
    %8 = "stablehlo.reshape"(%6) : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %9 = "stablehlo.dot_general"(%7, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1xf32>, tensor<1x6xf32>) -> tensor<8x6xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x6xf32>) -> tensor<1x8x6xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %12 = "stablehlo.concatenate"(%11, %11) <{dimension = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %13 = "stablehlo.cosine"(%12) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %14 = "stablehlo.sine"(%12) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %15 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<1x6xi32>) -> tensor<1x1x6xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<1x1x6xi32>) -> tensor<1x1x6xf32>
    %19 = "stablehlo.reshape"(%2) : (tensor<1x8x1xf32>) -> tensor<8x1xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %21 = "stablehlo.dot_general"(%19, %20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1xf32>, tensor<1x6xf32>) -> tensor<8x6xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x6xf32>) -> tensor<1x8x6xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x8x6xf32>) -> tensor<1x6x8xf32>
    %24 = "stablehlo.concatenate"(%23, %23) <{dimension = 2 : i64}> : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x16xf32>
    %25 = "stablehlo.cosine"(%24) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %26 = "stablehlo.sine"(%24) : (tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
    %27 = "stablehlo.concatenate"(%13, %25) <{dimension = 2 : i64}> : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %28 = "stablehlo.concatenate"(%14, %26) <{dimension = 2 : i64}> : (tensor<1x6x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x32xf32>
    %29 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf32>) -> tensor<1x6x2x16xf32>
    %31 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 6, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %32 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 1, 6, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %33 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 6, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %34 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 1, 6, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x32xf32>) -> tensor<1x6x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %38 = "stablehlo.multiply"(%29, %37) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %39 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %40 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %41 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %43 = "stablehlo.multiply"(%42, %40) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %44 = "stablehlo.concatenate"(%43, %39) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %45 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x16xf32>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %50 = "stablehlo.add"(%38, %49) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %51 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %52 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x16xf32>) -> tensor<1x6x1x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %54 = "stablehlo.multiply"(%30, %53) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %55 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %56 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %57 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x8xf32>
    %59 = "stablehlo.multiply"(%58, %56) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %60 = "stablehlo.concatenate"(%59, %55) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %61 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x16xf32>) -> tensor<1x6x2x16xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x2x16xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %66 = "stablehlo.add"(%54, %65) : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x16xf32>
    %67 = "stablehlo.concatenate"(%50, %66) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>) -> tensor<1x6x2x32xf32>
    "func.return"(%67) : (tensor<1x6x2x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
