"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x32xf32>, tensor<2xi32>) -> tensor<2x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x2x32xf32>, %arg5: tensor<2xi32>):
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<2x2x32xf32>) -> tensor<2x1x2x32xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %4 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %5 = "func.call"(%3) <{callee = @_flip}> : (tensor<1xi32>) -> tensor<1xi32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<2x1xi32>
    %8 = "stablehlo.subtract"(%4, %7) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
    %11 = "stablehlo.compare"(%8, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
    %14 = "func.call"(%11, %13, %8) <{callee = @_where}> : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<16xi32>) -> tensor<16xf32>
    %20 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %22 = "stablehlo.divide"(%19, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %25 = "stablehlo.power"(%24, %22) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %29 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x1x1x1xi32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %31 = "stablehlo.convert"(%29) : (tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x1xf32>) -> tensor<2x1x1x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x1x1x16xf32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<2x1x1x16xf32>, tensor<2x1x1x16xf32>) -> tensor<2x1x1x16xf32>
    %35 = "stablehlo.sine"(%34) : (tensor<2x1x1x16xf32>) -> tensor<2x1x1x16xf32>
    %36 = "stablehlo.cosine"(%34) : (tensor<2x1x1x16xf32>) -> tensor<2x1x1x16xf32>
    %37 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 2, 1, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x2x32xf32>) -> tensor<2x1x2x16xf32>
    %38 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 2, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x2x32xf32>) -> tensor<2x1x2x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x16xf32>) -> tensor<2x1x2x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x16xf32>) -> tensor<2x1x2x16xf32>
    %42 = "stablehlo.multiply"(%38, %41) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x16xf32>) -> tensor<2x1x2x16xf32>
    %45 = "stablehlo.multiply"(%38, %44) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x16xf32>) -> tensor<2x1x2x16xf32>
    %47 = "stablehlo.multiply"(%37, %46) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %48 = "stablehlo.add"(%45, %47) : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x16xf32>
    %49 = "stablehlo.concatenate"(%43, %48) <{dimension = 3 : i64}> : (tensor<2x1x2x16xf32>, tensor<2x1x2x16xf32>) -> tensor<2x1x2x32xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x1x2x32xf32>) -> tensor<2x2x32xf32>
    "func.return"(%50) : (tensor<2x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xi32>) -> tensor<1xi32>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1xi32>):
    %1 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1xi32>
    "func.return"(%1) : (tensor<1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1xi1>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    "func.return"(%0) : (tensor<2x1xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
