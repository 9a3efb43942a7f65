"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi64>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x64xf32>, %arg1: tensor<2x3x1x64xf32>, %arg2: tensor<2x3xi64>):
    %0 = "stablehlo.constant"() <{value = dense<2> : tensor<32xi64>}> : () -> tensor<32xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<32xi64>}> : () -> tensor<32xi64>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<32xi64>}> : () -> tensor<32xi64>
    %3 = "arith.constant"() <{value = dense<64> : tensor<1xi64>}> : () -> tensor<1xi64>
    %4 = "arith.constant"() <{value = dense<1.000000e+04> : tensor<1xf64>}> : () -> tensor<1xf64>
    %5 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf64>}> : () -> tensor<1xf64>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.convert"(%6) : (tensor<i64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%7) : (tensor<i64>) -> tensor<f64>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.ceil"(%10) : (tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<i64>
    %13 = "stablehlo.reshape"(%12) : (tensor<i64>) -> tensor<1xi64>
    %14 = "stablehlo.dynamic_iota"(%13) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<32xi64>
    %15 = "stablehlo.multiply"(%14, %2) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %16 = "stablehlo.add"(%15, %1) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %17 = "stablehlo.multiply"(%16, %0) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %18 = "stablehlo.convert"(%3) : (tensor<1xi64>) -> tensor<1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xf32>) -> tensor<f32>
    %20 = "stablehlo.convert"(%17) : (tensor<32xi64>) -> tensor<32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %23 = "stablehlo.convert"(%4) : (tensor<1xf64>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %26 = "stablehlo.power"(%25, %22) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %27 = "stablehlo.convert"(%5) : (tensor<1xf64>) -> tensor<1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1xf32>) -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %30 = "stablehlo.multiply"(%26, %29) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %31 = "stablehlo.reshape"(%arg2) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x3x1xi64>) -> tensor<2x3x1x1xi64>
    %33 = "stablehlo.reshape"(%30) : (tensor<32xf32>) -> tensor<1x32xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x32xf32>) -> tensor<1x1x32xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %36 = "stablehlo.convert"(%32) : (tensor<2x3x1x1xi64>) -> tensor<2x3x1x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %38 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %39 = "stablehlo.divide"(%37, %38) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %40 = "stablehlo.sine"(%39) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %41 = "stablehlo.cosine"(%39) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %42 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %43 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x32xf32>) -> tensor<2x3x2x32xf32>
    %47 = "stablehlo.multiply"(%43, %46) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %48 = "stablehlo.subtract"(%45, %47) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %49 = "stablehlo.multiply"(%43, %44) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %50 = "stablehlo.multiply"(%42, %46) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %52 = "stablehlo.concatenate"(%48, %51) <{dimension = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %53 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %54 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %55 = "stablehlo.multiply"(%53, %41) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %56 = "stablehlo.multiply"(%54, %40) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %57 = "stablehlo.subtract"(%55, %56) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %58 = "stablehlo.multiply"(%54, %41) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %59 = "stablehlo.multiply"(%53, %40) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %61 = "stablehlo.concatenate"(%57, %60) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%52, %61) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
