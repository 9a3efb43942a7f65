"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi32>, tensor<5x64xf32>, tensor<5x32xf32>) -> (tensor<5x64xf32>, tensor<5x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<5x64xf32>, %arg2: tensor<5x32xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<12xi32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xi32>) -> tensor<12x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<12x1xi32>) -> tensor<12x1xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %9 = "stablehlo.add"(%8, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %10 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %13 = "stablehlo.convert"(%12) : (tensor<16xi32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %19 = "stablehlo.power"(%18, %16) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<12x1xf32>) -> tensor<12x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<12x16xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %25 = "stablehlo.sine"(%23) : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 1 : i64}> : (tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x32xf32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %29 = "stablehlo.compare"(%arg0, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %30 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %32 = "stablehlo.add"(%arg0, %31) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %33 = "stablehlo.select"(%29, %32, %arg0) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xi32>) -> tensor<3x5x1xi32>
    %35 = "stablehlo.gather"(%26, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<12x32xf32>, tensor<3x5x1xi32>) -> tensor<3x5x32xf32>
    %36 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x32xf32>) -> tensor<3x5x16xf32>
    %37 = "stablehlo.slice"(%35) <{limit_indices = array<i64: 3, 5, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x32xf32>) -> tensor<3x5x16xf32>
    %38 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 3, 5, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x8xf32>
    %39 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 3, 5, 12>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x4xf32>
    %40 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x4xf32>
    %41 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 1, 5, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x8xf32>) -> tensor<1x5x8xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %43 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 2, 5, 4>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %45 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 3, 5, 4>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %47 = "stablehlo.concatenate"(%42, %44, %46) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x16xf32>
    %48 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 3, 5, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x8xf32>
    %49 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 3, 5, 12>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x4xf32>
    %50 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 3, 5, 16>, start_indices = array<i64: 0, 0, 12>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x16xf32>) -> tensor<3x5x4xf32>
    %51 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 1, 5, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x8xf32>) -> tensor<1x5x8xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %53 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 2, 5, 4>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %55 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 3, 5, 4>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %57 = "stablehlo.concatenate"(%52, %54, %56) <{dimension = 1 : i64}> : (tensor<5x8xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x16xf32>
    %58 = "stablehlo.reshape"(%arg1) : (tensor<5x64xf32>) -> tensor<5x2x32xf32>
    %59 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x0xf32>
    %60 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %61 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %62 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %63 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x32xf32>) -> tensor<5x2x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %66 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %67 = "stablehlo.multiply"(%63, %66) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %71 = "stablehlo.subtract"(%65, %70) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %73 = "stablehlo.multiply"(%63, %72) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %75 = "stablehlo.multiply"(%62, %74) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x16xf32>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %79 = "stablehlo.add"(%73, %78) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %80 = "stablehlo.concatenate"(%71, %79) <{dimension = 2 : i64}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x32xf32>
    %81 = "stablehlo.concatenate"(%80, %59) <{dimension = 2 : i64}> : (tensor<5x2x32xf32>, tensor<5x2x0xf32>) -> tensor<5x2x32xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<5x2x32xf32>) -> tensor<5x64xf32>
    %83 = "stablehlo.reshape"(%arg2) : (tensor<5x32xf32>) -> tensor<5x1x32xf32>
    %84 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x0xf32>
    %85 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %86 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %87 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %88 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x32xf32>) -> tensor<5x1x16xf32>
    %89 = "stablehlo.multiply"(%87, %85) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %90 = "stablehlo.multiply"(%88, %86) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %93 = "stablehlo.multiply"(%90, %92) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %94 = "stablehlo.subtract"(%89, %93) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %95 = "stablehlo.multiply"(%88, %85) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %96 = "stablehlo.multiply"(%87, %86) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x16xf32>
    %99 = "stablehlo.multiply"(%96, %98) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %100 = "stablehlo.add"(%95, %99) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %101 = "stablehlo.concatenate"(%94, %100) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x32xf32>
    %102 = "stablehlo.concatenate"(%101, %84) <{dimension = 2 : i64}> : (tensor<5x1x32xf32>, tensor<5x1x0xf32>) -> tensor<5x1x32xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<5x1x32xf32>) -> tensor<5x32xf32>
    "func.return"(%82, %103) : (tensor<5x64xf32>, tensor<5x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
