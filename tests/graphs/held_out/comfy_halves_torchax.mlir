"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x32xf32>, tensor<1x5xi32>) -> tensor<1x2x5x32xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<1x2x5x32xf32>, %arg5: tensor<1x5xi32>):
    %22 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<1x5x1xi32>) -> tensor<1x5x1xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %25 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %30 = "stablehlo.add"(%29, %27) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %34 = "stablehlo.convert"(%33) : (tensor<16xi32>) -> tensor<16xf32>
    %35 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %37 = "stablehlo.divide"(%34, %36) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %40 = "stablehlo.power"(%39, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x5x16xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %45 = "stablehlo.cosine"(%44) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %46 = "stablehlo.sine"(%44) : (tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %47 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x16xf32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<1x5x16xf32>, tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x16xf32>) -> tensor<1x5x16x1xf32>
    %54 = "stablehlo.concatenate"(%50, %51, %52, %53) <{dimension = 3 : i64}> : (tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>, tensor<1x5x16x1xf32>) -> tensor<1x5x16x4xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x5x16x4xf32>) -> tensor<1x5x16x2x2xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 2, 3, 4, 5>}> : (tensor<1x5x16x2x2xf32>) -> tensor<1x1x5x16x2x2xf32>
    %57 = "func.call"(%56) <{callee = @diagonal}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2xf32>
    %58 = "stablehlo.transpose"(%57) <{permutation = array<i64: 0, 1, 2, 4, 3>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x2x16xf32>
    %59 = "stablehlo.reshape"(%arg4) : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x2x16xf32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<1x2x5x2x16xf32>, tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    %62 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %64 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %65 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 1, 5, 16, 1, 2>, start_indices = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x1x2xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x1x5x16x1x2xf32>) -> tensor<1x1x5x16x2xf32>
    %67 = "stablehlo.slice"(%66) <{limit_indices = array<i64: 1, 1, 5, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %71 = "stablehlo.multiply"(%64, %70) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %77 = "stablehlo.add"(%63, %76) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %79 = "stablehlo.reshape"(%78) : (tensor<2xi32>) -> tensor<1x1x1x2x1xi32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x2x1xi32>
    %82 = "stablehlo.compare"(%79, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi1>
    %83 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x1x16xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %85 = "func.call"(%82, %84, %61) <{callee = @_where}> : (tensor<1x1x1x2x1xi1>, tensor<1x2x5x2x16xf32>, tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    %86 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %87 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 1, 1, 5, 16, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x1x2xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x1x5x16x1x2xf32>) -> tensor<1x1x5x16x2xf32>
    %89 = "stablehlo.slice"(%88) <{limit_indices = array<i64: 1, 1, 5, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x5x16x2xf32>) -> tensor<1x1x5x16x1xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x1x5x16x1xf32>) -> tensor<1x1x5x16xf32>
    %91 = "stablehlo.slice"(%85) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x1x16xf32>
    %92 = "stablehlo.reshape"(%91) : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x16xf32>
    %93 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %95 = "stablehlo.multiply"(%86, %94) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %96 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %97 = "stablehlo.multiply"(%95, %96) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x16xf32>
    %100 = "stablehlo.multiply"(%97, %99) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %101 = "stablehlo.add"(%92, %100) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %102 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %103 = "stablehlo.reshape"(%102) : (tensor<2xi32>) -> tensor<1x1x1x2x1xi32>
    %104 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1x2x1xi32>
    %106 = "stablehlo.compare"(%103, %105) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi1>
    %107 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x1x16xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x5x1x16xf32>) -> tensor<1x2x5x2x16xf32>
    %109 = "func.call"(%106, %108, %85) <{callee = @_where}> : (tensor<1x1x1x2x1xi1>, tensor<1x2x5x2x16xf32>, tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    %110 = "stablehlo.reshape"(%109) : (tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%110) : (tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x1x5x16x2x2xf32>) -> tensor<1x1x5x16x2xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<1x1x5x16x2x2xf32>):
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %9 = "stablehlo.add"(%2, %8) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %10 = "stablehlo.select"(%6, %9, %2) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %13 = "stablehlo.compare"(%3, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %16 = "stablehlo.add"(%3, %15) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %17 = "stablehlo.select"(%13, %16, %3) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %18 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %21 = "stablehlo.gather"(%arg3, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4, 5], start_index_map = [4, 5], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5, 16, 1, 1>}> : (tensor<1x1x5x16x2x2xf32>, tensor<2x2xi32>) -> tensor<1x1x5x16x2xf32>
    "func.return"(%21) : (tensor<1x1x5x16x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x1x1x2x1xi1>, tensor<1x2x5x2x16xf32>, tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x1x1x2x1xi1>, %arg1: tensor<1x2x5x2x16xf32>, %arg2: tensor<1x2x5x2x16xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xi1>) -> tensor<1x2x5x2x16xi1>
    %1 = "stablehlo.select"(%0, %arg1, %arg2) : (tensor<1x2x5x2x16xi1>, tensor<1x2x5x2x16xf32>, tensor<1x2x5x2x16xf32>) -> tensor<1x2x5x2x16xf32>
    "func.return"(%1) : (tensor<1x2x5x2x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
