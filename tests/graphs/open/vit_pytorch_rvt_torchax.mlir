"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x64xf32>) -> tensor<2x5x64xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x5x64xf32>):
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.57142854, 2.14285707, 2.71428585, 3.28571415, 3.85714293, 4.42857122, 5.000000e+00]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %2 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 1, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x1x64xf32>
    %3 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 5, 64>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x64xf32>) -> tensor<2x4x64xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<2xi32>) -> tensor<2xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.compare"(%5, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %9 = "stablehlo.convert"(%4) : (tensor<2xi32>) -> tensor<2xf32>
    %10 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %13 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %18 = "stablehlo.multiply"(%4, %17) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %21 = "stablehlo.subtract"(%20, %18) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %22 = "stablehlo.convert"(%21) : (tensor<2xi32>) -> tensor<2xf32>
    %23 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %31 = "stablehlo.subtract"(%30, %28) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %32 = "func.call"(%8, %15, %31) <{callee = @_where}> : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<2x8xf32>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %38 = "stablehlo.constant"() <{value = dense<3.14159274> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %43 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x8xf32>) -> tensor<2x2x8xf32>
    %45 = "stablehlo.sine"(%42) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %46 = "stablehlo.sine"(%44) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %47 = "stablehlo.concatenate"(%45, %46) <{dimension = 2 : i64}> : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x16xf32>
    %48 = "stablehlo.cosine"(%42) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %49 = "stablehlo.cosine"(%44) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 2 : i64}> : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x16xf32>
    %51 = "stablehlo.reshape"(%47) : (tensor<2x2x16xf32>) -> tensor<4x16xf32>
    %52 = "stablehlo.reshape"(%50) : (tensor<2x2x16xf32>) -> tensor<4x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<4x16x2xf32>) -> tensor<1x4x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x16x1xf32>) -> tensor<4x16x2xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<4x16x2xf32>) -> tensor<1x4x32xf32>
    %59 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x64xf32>) -> tensor<2x4x32xf32>
    %60 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 2, 4, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x64xf32>) -> tensor<2x4x32xf32>
    %61 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %63 = "stablehlo.reshape"(%59) : (tensor<2x4x32xf32>) -> tensor<2x4x16x2xf32>
    %64 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %65 = "stablehlo.slice"(%63) <{limit_indices = array<i64: 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x2xf32>) -> tensor<2x4x16x1xf32>
    %66 = "stablehlo.reshape"(%64) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %67 = "stablehlo.reshape"(%65) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16xf32>
    %68 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x16xf32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32>
    %73 = "stablehlo.concatenate"(%71, %72) <{dimension = 3 : i64}> : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x2xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<2x4x16x2xf32>) -> tensor<2x4x32xf32>
    %75 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf32>) -> tensor<2x4x32xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x32xf32>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %80 = "stablehlo.add"(%62, %79) : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %81 = "stablehlo.concatenate"(%80, %60) <{dimension = 2 : i64}> : (tensor<2x4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x64xf32>
    %82 = "stablehlo.concatenate"(%2, %81) <{dimension = 1 : i64}> : (tensor<2x1x64xf32>, tensor<2x4x64xf32>) -> tensor<2x5x64xf32>
    "func.return"(%82) : (tensor<2x5x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
