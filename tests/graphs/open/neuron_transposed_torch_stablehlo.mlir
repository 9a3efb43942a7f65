"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>, tensor<1x4xi64>) -> (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x32x4xf32>, %arg1: tensor<1x1x32x4xf32>, %arg2: tensor<1x4xi64>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<16xi64>}> : () -> tensor<16xi64>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<16xi64>}> : () -> tensor<16xi64>
    %2 = "stablehlo.constant"() <{value = dense<32> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %4 = "arith.constant"() <{value = dense<32> : tensor<1xi64>}> : () -> tensor<1xi64>
    %5 = "arith.constant"() <{value = dense<1.000000e+04> : tensor<1xf64>}> : () -> tensor<1xf64>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %8 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f64>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.ceil"(%10) : (tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<i64>
    %13 = "stablehlo.reshape"(%12) : (tensor<i64>) -> tensor<1xi64>
    %14 = "stablehlo.dynamic_iota"(%13) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<16xi64>
    %15 = "stablehlo.multiply"(%14, %1) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %16 = "stablehlo.add"(%15, %0) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %17 = "stablehlo.negate"(%16) : (tensor<16xi64>) -> tensor<16xi64>
    %18 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xf32>) -> tensor<f32>
    %20 = "stablehlo.convert"(%17) : (tensor<16xi64>) -> tensor<16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.convert"(%5) : (tensor<1xf64>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %26 = "stablehlo.power"(%25, %22) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x4x16xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %30 = "stablehlo.concatenate"(%29, %29) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %31 = "stablehlo.cosine"(%30) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %32 = "stablehlo.sine"(%30) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %33 = "stablehlo.reshape"(%31) : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %34 = "stablehlo.reshape"(%32) : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %35 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %36 = "stablehlo.transpose"(%34) <{permutation = array<i64: 0, 1, 3, 2>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x32x4xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %38 = "stablehlo.multiply"(%arg0, %37) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %39 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 16, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x32x4xf32>) -> tensor<1x2x16x4xf32>
    %40 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 32, 4>, start_indices = array<i64: 0, 0, 16, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x32x4xf32>) -> tensor<1x2x16x4xf32>
    %41 = "stablehlo.negate"(%40) : (tensor<1x2x16x4xf32>) -> tensor<1x2x16x4xf32>
    %42 = "stablehlo.concatenate"(%41, %39) <{dimension = 2 : i64}> : (tensor<1x2x16x4xf32>, tensor<1x2x16x4xf32>) -> tensor<1x2x32x4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x32x4xf32>) -> tensor<1x2x32x4xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %45 = "stablehlo.add"(%38, %44) : (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32>
    %46 = "stablehlo.multiply"(%arg1, %35) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 16, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x32x4xf32>) -> tensor<1x1x16x4xf32>
    %48 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 32, 4>, start_indices = array<i64: 0, 0, 16, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x32x4xf32>) -> tensor<1x1x16x4xf32>
    %49 = "stablehlo.negate"(%48) : (tensor<1x1x16x4xf32>) -> tensor<1x1x16x4xf32>
    %50 = "stablehlo.concatenate"(%49, %47) <{dimension = 2 : i64}> : (tensor<1x1x16x4xf32>, tensor<1x1x16x4xf32>) -> tensor<1x1x32x4xf32>
    %51 = "stablehlo.multiply"(%50, %36) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    %52 = "stablehlo.add"(%46, %51) : (tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
    "func.return"(%45, %52) : (tensor<1x2x32x4xf32>, tensor<1x1x32x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
