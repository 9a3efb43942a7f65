"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{function_type = (tensor<2x3x2x32xf32>, tensor<2x3x1x32xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x32xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<2x3x2x32xf32>, %arg6: tensor<2x3x1x32xf32>, %arg7: tensor<2x3xi32>):
    %22 = "stablehlo.constant"() <{value = dense<[-1, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %24 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x31xf32>
    %25 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 2, 3, 2, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x1xf32>
    %26 = "stablehlo.concatenate"(%24, %25) <{dimension = 3 : i64}> : (tensor<2x3x2x31xf32>, tensor<2x3x2x1xf32>) -> tensor<2x3x2x32xf32>
    %27 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 31>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x1xf32>
    %28 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 2, 3, 2, 31>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x31xf32>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 3 : i64}> : (tensor<2x3x2x1xf32>, tensor<2x3x2x31xf32>) -> tensor<2x3x2x32xf32>
    %30 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %31 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%30, %31) <{callee = @remainder}> : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi32>) -> tensor<1x1x1x32xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x1x32xi32>) -> tensor<1x1x1x1x1x1x1x32xi32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x1x1x32xi32>) -> tensor<2x1x3x1x2x1x1x32xi32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x1x3x1x2x1x1x32xi32>) -> tensor<2x3x2x32xi32>
    %37 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x3x2x32xi32>
    %39 = "stablehlo.compare"(%36, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3x2x32xi32>, tensor<2x3x2x32xi32>) -> tensor<2x3x2x32xi1>
    %40 = "stablehlo.select"(%39, %26, %29) : (tensor<2x3x2x32xi1>, tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %43 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %46 = "stablehlo.convert"(%45) : (tensor<16xi32>) -> tensor<16xf32>
    %47 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %49 = "stablehlo.divide"(%46, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<16x2xf32>) -> tensor<32xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %54 = "stablehlo.power"(%53, %51) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %57 = "stablehlo.multiply"(%56, %54) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %59 = "stablehlo.convert"(%41) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %62 = "stablehlo.divide"(%60, %61) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %63 = "stablehlo.sine"(%62) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %64 = "stablehlo.cosine"(%62) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %65 = "stablehlo.reshape"(%22) : (tensor<2xi32>) -> tensor<1x2xi32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<16x2xi32>
    %67 = "stablehlo.reshape"(%66) : (tensor<16x2xi32>) -> tensor<32xi32>
    %68 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %69 = "stablehlo.multiply"(%arg5, %68) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %70 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %71 = "stablehlo.multiply"(%40, %70) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %72 = "stablehlo.convert"(%67) : (tensor<32xi32>) -> tensor<32xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x2x32xf32>
    %75 = "stablehlo.multiply"(%71, %74) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %76 = "stablehlo.add"(%69, %75) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    "func.return"(%76) : (tensor<2x3x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<32xi32>, %arg4: tensor<i32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "func.call"(%3, %4, %1) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.compare"(%5, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %20 = "stablehlo.add"(%7, %19) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %21 = "stablehlo.select"(%18, %20, %7) : (tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    "func.return"(%21) : (tensor<32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
