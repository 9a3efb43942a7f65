"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x96xf32>) -> tensor<2x4x96xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x4x96xf32>):
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x2x2xf32>
    %6 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
    %8 = "stablehlo.reshape"(%2) : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x2x2xf32>
    %10 = "stablehlo.concatenate"(%5, %7, %9) <{dimension = 0 : i64}> : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<3x2x2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<3x2x2xf32>) -> tensor<3x1x2x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<3x1x2x2xf32>) -> tensor<1x3x1x2x2xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x3x1x2x2xf32>) -> tensor<1x1x1x3x1x1x1x2x1x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9>}> : (tensor<1x1x1x3x1x1x1x2x1x2xf32>) -> tensor<2x1x1x3x1x1x1x2x1x2xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x1x1x3x1x1x1x2x1x2xf32>) -> tensor<2x3x1x2x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x1x2x2xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.transpose"(%16) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<16xi32>) -> tensor<16xf32>
    %20 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %22 = "stablehlo.compare"(%19, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %23 = "stablehlo.convert"(%18) : (tensor<16xi32>) -> tensor<16xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0666666701> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %29 = "stablehlo.add"(%26, %28) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %30 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %32 = "stablehlo.multiply"(%18, %31) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %33 = "stablehlo.constant"() <{value = dense<15> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %35 = "stablehlo.subtract"(%34, %32) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %36 = "stablehlo.convert"(%35) : (tensor<16xi32>) -> tensor<16xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0666666701> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %45 = "stablehlo.subtract"(%44, %42) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %46 = "func.call"(%22, %29, %45) <{callee = @_where}> : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %49 = "stablehlo.power"(%48, %46) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %50 = "stablehlo.constant"() <{value = dense<3.14159274> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %56 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x3xf32>) -> tensor<2x4x3x1xf32>
    %57 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x1xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>) -> tensor<2x4x3x1xf32>
    %60 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x3x1xf32>
    %62 = "stablehlo.subtract"(%59, %61) : (tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>) -> tensor<2x4x3x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x4x3x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x3x1xf32>) -> tensor<2x4x3x16xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<2x4x3x16xf32>, tensor<2x4x3x16xf32>) -> tensor<2x4x3x16xf32>
    %67 = "stablehlo.transpose"(%66) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<2x4x3x16xf32>) -> tensor<2x4x16x3xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x4x16x3xf32>) -> tensor<2x4x48xf32>
    %69 = "stablehlo.cosine"(%68) : (tensor<2x4x48xf32>) -> tensor<2x4x48xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x48xf32>) -> tensor<2x4x48x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x48x1xf32>) -> tensor<2x4x48x2xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<2x4x48x2xf32>) -> tensor<2x4x96xf32>
    %73 = "stablehlo.sine"(%68) : (tensor<2x4x48xf32>) -> tensor<2x4x48xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x48xf32>) -> tensor<2x4x48x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x48x1xf32>) -> tensor<2x4x48x2xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x4x48x2xf32>) -> tensor<2x4x96xf32>
    %77 = "stablehlo.reshape"(%arg3) : (tensor<2x4x96xf32>) -> tensor<2x4x48x2xf32>
    %78 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 2, 4, 48, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x48x2xf32>) -> tensor<2x4x48x1xf32>
    %79 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 2, 4, 48, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x48x2xf32>) -> tensor<2x4x48x1xf32>
    %80 = "stablehlo.reshape"(%78) : (tensor<2x4x48x1xf32>) -> tensor<2x4x48xf32>
    %81 = "stablehlo.reshape"(%79) : (tensor<2x4x48x1xf32>) -> tensor<2x4x48xf32>
    %82 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x48xf32>
    %84 = "stablehlo.multiply"(%83, %81) : (tensor<2x4x48xf32>, tensor<2x4x48xf32>) -> tensor<2x4x48xf32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x48xf32>) -> tensor<2x4x48x1xf32>
    %86 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x48xf32>) -> tensor<2x4x48x1xf32>
    %87 = "stablehlo.concatenate"(%85, %86) <{dimension = 3 : i64}> : (tensor<2x4x48x1xf32>, tensor<2x4x48x1xf32>) -> tensor<2x4x48x2xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<2x4x48x2xf32>) -> tensor<2x4x96xf32>
    %89 = "stablehlo.multiply"(%arg3, %72) : (tensor<2x4x96xf32>, tensor<2x4x96xf32>) -> tensor<2x4x96xf32>
    %90 = "stablehlo.multiply"(%88, %76) : (tensor<2x4x96xf32>, tensor<2x4x96xf32>) -> tensor<2x4x96xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x96xf32>
    %93 = "stablehlo.multiply"(%90, %92) : (tensor<2x4x96xf32>, tensor<2x4x96xf32>) -> tensor<2x4x96xf32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<2x4x96xf32>, tensor<2x4x96xf32>) -> tensor<2x4x96xf32>
    "func.return"(%94) : (tensor<2x4x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%0) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
