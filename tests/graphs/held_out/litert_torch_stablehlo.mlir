"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>, tensor<4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf32>, %arg1: tensor<1x4x1x32xf32>, %arg2: tensor<4xi64>):
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %1 = "arith.constant"() <{value = dense<16> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = "arith.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "arith.constant"() <{value = dense<6.250000e-02> : tensor<1xf64>}> : () -> tensor<1xf64>
    %4 = "arith.constant"() <{value = dense<1.000000e+04> : tensor<1xf64>}> : () -> tensor<1xf64>
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
    %27 = "stablehlo.convert"(%4) : (tensor<1xf64>) -> tensor<1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1xf32>) -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %30 = "stablehlo.power"(%29, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %31 = "stablehlo.reshape"(%arg2) : (tensor<4xi64>) -> tensor<1x4xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %33 = "stablehlo.reshape"(%30) : (tensor<16xf32>) -> tensor<1x16xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %35 = "stablehlo.convert"(%32) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %38 = "stablehlo.divide"(%36, %37) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %39 = "stablehlo.cosine"(%38) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %40 = "stablehlo.sine"(%38) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %41 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x2x32xf32>) -> tensor<1x2x4x32xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %43 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %47 = "stablehlo.multiply"(%43, %46) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.subtract"(%45, %47) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "stablehlo.multiply"(%43, %44) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %50 = "stablehlo.multiply"(%42, %46) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "stablehlo.concatenate"(%48, %51) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %53 = "stablehlo.transpose"(%52) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x4x32xf32>) -> tensor<1x4x2x32xf32>
    %54 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x1x4x32xf32>
    %55 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %56 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %59 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %60 = "stablehlo.multiply"(%56, %59) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %61 = "stablehlo.subtract"(%58, %60) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %62 = "stablehlo.multiply"(%56, %57) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %63 = "stablehlo.multiply"(%55, %59) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %65 = "stablehlo.concatenate"(%61, %64) <{dimension = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %66 = "stablehlo.transpose"(%65) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%53, %66) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
