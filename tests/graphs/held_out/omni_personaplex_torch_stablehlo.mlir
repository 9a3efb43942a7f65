"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<2xi64>) -> (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x2x4x32xf32>, %arg2: tensor<2xi64>):
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %1 = "arith.constant"() <{value = dense<16> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = "arith.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "arith.constant"() <{value = dense<-0.57564627324851148> : tensor<1xf64>}> : () -> tensor<1xf64>
    %4 = "arith.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %5 = "stablehlo.convert"(%0) : (tensor<1xi64>) -> tensor<1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
    %7 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<f32>
    %9 = "stablehlo.convert"(%2) : (tensor<1xi64>) -> tensor<1xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1xf32>) -> tensor<f32>
    %11 = "stablehlo.subtract"(%8, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f64>
    %13 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<f64>
    %14 = "stablehlo.divide"(%13, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %15 = "stablehlo.ceil"(%14) : (tensor<f64>) -> tensor<f64>
    %16 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<i64>
    %17 = "stablehlo.reshape"(%16) : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.dynamic_iota"(%17) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.convert"(%3) : (tensor<1xf64>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %26 = "stablehlo.multiply"(%22, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.exponential"(%26) : (tensor<16xf32>) -> tensor<16xf32>
    %28 = "stablehlo.convert"(%arg2) : (tensor<2xi64>) -> tensor<2xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<2xf32>) -> tensor<2x1xf32>
    %30 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1xf32>) -> tensor<f32>
    %32 = "stablehlo.subtract"(%31, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.convert"(%32) : (tensor<f32>) -> tensor<f64>
    %34 = "stablehlo.divide"(%33, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.ceil"(%34) : (tensor<f64>) -> tensor<f64>
    %36 = "stablehlo.convert"(%35) : (tensor<f64>) -> tensor<i64>
    %37 = "stablehlo.reshape"(%36) : (tensor<i64>) -> tensor<1xi64>
    %38 = "stablehlo.dynamic_iota"(%37) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %41 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<2x4xf32>) -> tensor<2x1x4x1xf32>
    %47 = "stablehlo.reshape"(%arg0) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16x2xf32>
    %48 = "stablehlo.reshape"(%arg1) : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x16x2xf32>
    %49 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %51 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %53 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 2, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %55 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 2, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x16x1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<2x1x4x16xf32>
    %58 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x16xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<2x1x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %60 = "stablehlo.cosine"(%59) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %61 = "stablehlo.sine"(%59) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %63 = "stablehlo.multiply"(%50, %62) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x16xf32>) -> tensor<2x2x4x16xf32>
    %65 = "stablehlo.multiply"(%52, %64) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %66 = "stablehlo.subtract"(%63, %65) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %67 = "stablehlo.multiply"(%50, %64) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %68 = "stablehlo.multiply"(%52, %62) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %70 = "stablehlo.multiply"(%54, %62) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %71 = "stablehlo.multiply"(%56, %64) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %72 = "stablehlo.subtract"(%70, %71) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %73 = "stablehlo.multiply"(%54, %64) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %74 = "stablehlo.multiply"(%56, %62) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
    %76 = "stablehlo.reshape"(%66) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %77 = "stablehlo.reshape"(%69) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %78 = "stablehlo.concatenate"(%76, %77) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %79 = "stablehlo.reshape"(%72) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %80 = "stablehlo.reshape"(%75) : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 4 : i64}> : (tensor<2x2x4x16x1xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x2xf32>
    %82 = "stablehlo.reshape"(%78) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    %83 = "stablehlo.reshape"(%81) : (tensor<2x2x4x16x2xf32>) -> tensor<2x2x4x32xf32>
    "func.return"(%82, %83) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
