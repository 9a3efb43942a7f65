"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<1x4x2x32xf32>):
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %29 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %32 = "stablehlo.convert"(%31) : (tensor<16xi32>) -> tensor<16xf32>
    %33 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %38 = "stablehlo.power"(%37, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1xi32>
    %46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16x2xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x1x1x16x2xf32>) -> tensor<1x1x1x32xf32>
    %48 = "stablehlo.convert"(%45) : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x4x1x32xf32>
    %51 = "stablehlo.divide"(%49, %50) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %52 = "stablehlo.sine"(%51) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %53 = "stablehlo.cosine"(%51) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %54 = "func.call"(%arg7) <{callee = @_roll_static}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %55 = "func.call"(%arg7) <{callee = @_roll_static_0}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %56 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %57 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %58 = "func.call"(%56, %57) <{callee = @remainder}> : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi32>) -> tensor<1x1x1x32xi32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x1x1x32xi32>) -> tensor<1x1x1x1x1x1x1x32xi32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>}> : (tensor<1x1x1x1x1x1x1x32xi32>) -> tensor<1x1x4x1x2x1x1x32xi32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x1x4x1x2x1x1x32xi32>) -> tensor<1x4x2x32xi32>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x4x2x32xi32>
    %65 = "stablehlo.compare"(%62, %64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x4x2x32xi32>, tensor<1x4x2x32xi32>) -> tensor<1x4x2x32xi1>
    %66 = "stablehlo.select"(%65, %54, %55) : (tensor<1x4x2x32xi1>, tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %68 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %69 = "func.call"(%67, %68) <{callee = @remainder}> : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %70 = "stablehlo.convert"(%69) : (tensor<32xi32>) -> tensor<32xf32>
    %71 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %73 = "stablehlo.subtract"(%70, %72) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %74 = "stablehlo.sign"(%73) : (tensor<32xf32>) -> tensor<32xf32>
    %75 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %76 = "stablehlo.multiply"(%arg7, %75) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %77 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %78 = "stablehlo.multiply"(%66, %77) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %79 = "stablehlo.convert"(%74) : (tensor<32xf32>) -> tensor<32xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x4x2x32xf32>
    %82 = "stablehlo.multiply"(%78, %81) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %83 = "stablehlo.add"(%76, %82) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%83) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, res_attrs = [{}], sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<1x4x2x32xf32>):
    %25 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x31xf32>
    %26 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1, 4, 2, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x1xf32>
    %27 = "stablehlo.concatenate"(%25, %26) <{dimension = 3 : i64}> : (tensor<1x4x2x31xf32>, tensor<1x4x2x1xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%27) : (tensor<1x4x2x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>, res_attrs = [{}], sym_name = "_roll_static_0", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<1x4x2x32xf32>):
    %22 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 31>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x1xf32>
    %23 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1, 4, 2, 31>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x31xf32>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 3 : i64}> : (tensor<1x4x2x1xf32>, tensor<1x4x2x31xf32>) -> tensor<1x4x2x32xf32>
    "func.return"(%24) : (tensor<1x4x2x32xf32>) -> ()
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
