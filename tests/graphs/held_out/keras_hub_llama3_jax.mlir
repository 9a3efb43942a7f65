"builtin.module"() <{sym_name = "jit_call"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x5x2x64xf32>):
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %8 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %11 = "stablehlo.constant"() <{value = dense<5.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %19 = "stablehlo.divide"(%18, %16) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %20 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %22 = "stablehlo.compare"(%19, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %23 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %25 = "stablehlo.divide"(%16, %24) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %26 = "func.call"(%22, %25, %16) <{callee = @_where}> : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %27 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %29 = "stablehlo.divide"(%28, %19) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %32 = "stablehlo.subtract"(%29, %31) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %33 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %38 = "stablehlo.subtract"(%37, %35) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %39 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %41 = "stablehlo.divide"(%26, %40) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %42 = "stablehlo.multiply"(%38, %41) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %43 = "stablehlo.multiply"(%35, %26) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %45 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %47 = "stablehlo.compare"(%19, %46) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %48 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %50 = "stablehlo.compare"(%19, %49) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %51 = "stablehlo.and"(%47, %50) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %52 = "func.call"(%51, %44, %26) <{callee = @_where}> : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %53 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %56 = "stablehlo.add"(%53, %55) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %58 = "stablehlo.dot_general"(%57, %52) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x5xf32>, tensor<32xf32>) -> tensor<1x5x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xf32>) -> tensor<1x5x1x32xf32>
    %61 = "stablehlo.concatenate"(%59, %60) <{dimension = 2 : i64}> : (tensor<1x5x1x32xf32>, tensor<1x5x1x32xf32>) -> tensor<1x5x2x32xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x5x2x32xf32>) -> tensor<1x5x64xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x64xf32>) -> tensor<1x5x1x64xf32>
    %64 = "stablehlo.cosine"(%63) : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x64xf32>
    %65 = "stablehlo.sine"(%63) : (tensor<1x5x1x64xf32>) -> tensor<1x5x1x64xf32>
    %66 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %67 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 5, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32xf32>
    %68 = "stablehlo.negate"(%67) : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x1x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x1x32xf32>
    %71 = "stablehlo.concatenate"(%69, %70) <{dimension = 3 : i64}> : (tensor<1x5x2x1x32xf32>, tensor<1x5x2x1x32xf32>) -> tensor<1x5x2x2x32xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x5x2x2x32xf32>) -> tensor<1x5x2x64xf32>
    %73 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %74 = "stablehlo.multiply"(%arg3, %73) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %75 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x64xf32>) -> tensor<1x5x2x64xf32>
    %76 = "stablehlo.multiply"(%72, %75) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<1x5x2x64xf32>, tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xf32>
    "func.return"(%77) : (tensor<1x5x2x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32xi1>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<32xi1>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%0) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
