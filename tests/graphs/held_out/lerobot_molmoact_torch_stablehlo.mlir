"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x32xf32>, %arg1: tensor<1x2x5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "arith.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = "arith.constant"() <{value = dense<16> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "arith.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %4 = "arith.constant"() <{value = dense<1.000000e+04> : tensor<1xf64>}> : () -> tensor<1xf64>
    %5 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf64>}> : () -> tensor<1xf64>
    %6 = "arith.constant"() <{value = dense<5> : tensor<1xi64>}> : () -> tensor<1xi64>
    %7 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
    %9 = "stablehlo.convert"(%2) : (tensor<1xi64>) -> tensor<1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
    %11 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xf32>) -> tensor<f32>
    %13 = "stablehlo.subtract"(%10, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<f64>
    %15 = "stablehlo.convert"(%13) : (tensor<f32>) -> tensor<f64>
    %16 = "stablehlo.divide"(%15, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %17 = "stablehlo.ceil"(%16) : (tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.convert"(%17) : (tensor<f64>) -> tensor<i64>
    %19 = "stablehlo.reshape"(%18) : (tensor<i64>) -> tensor<1xi64>
    %20 = "stablehlo.dynamic_iota"(%19) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.convert"(%4) : (tensor<1xf64>) -> tensor<1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1xf32>) -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %30 = "stablehlo.power"(%29, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %31 = "stablehlo.divide"(%0, %30) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %32 = "stablehlo.convert"(%5) : (tensor<1xf64>) -> tensor<1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1xf32>) -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %35 = "stablehlo.multiply"(%31, %34) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %36 = "stablehlo.convert"(%6) : (tensor<1xi64>) -> tensor<1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1xf32>) -> tensor<f32>
    %38 = "stablehlo.subtract"(%37, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.convert"(%38) : (tensor<f32>) -> tensor<f64>
    %40 = "stablehlo.divide"(%39, %14) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %41 = "stablehlo.ceil"(%40) : (tensor<f64>) -> tensor<f64>
    %42 = "stablehlo.convert"(%41) : (tensor<f64>) -> tensor<i64>
    %43 = "stablehlo.reshape"(%42) : (tensor<i64>) -> tensor<1xi64>
    %44 = "stablehlo.dynamic_iota"(%43) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<5xf32>
    %45 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %47 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %49 = "stablehlo.dot_general"(%48, %35) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<5xf32>, tensor<16xf32>) -> tensor<5x16xf32>
    %50 = "stablehlo.cosine"(%49) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %52 = "stablehlo.sine"(%49) : (tensor<5x16xf32>) -> tensor<5x16xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<5x16xf32>) -> tensor<1x1x5x16xf32>
    %54 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %55 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %56 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %58 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x16xf32>) -> tensor<1x2x5x16xf32>
    %59 = "stablehlo.multiply"(%55, %58) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %60 = "stablehlo.subtract"(%57, %59) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %61 = "stablehlo.multiply"(%54, %58) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %62 = "stablehlo.multiply"(%55, %56) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %64 = "stablehlo.concatenate"(%60, %63) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    %65 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %66 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x32xf32>) -> tensor<1x2x5x16xf32>
    %67 = "stablehlo.multiply"(%65, %56) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %68 = "stablehlo.multiply"(%66, %58) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %69 = "stablehlo.subtract"(%67, %68) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %70 = "stablehlo.multiply"(%65, %58) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %71 = "stablehlo.multiply"(%66, %56) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x16xf32>
    %73 = "stablehlo.concatenate"(%69, %72) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x32xf32>
    "func.return"(%64, %73) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
