"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xi64>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<12xi64>}> : () -> tensor<12xi64>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<12xi64>}> : () -> tensor<12xi64>
    %2 = "stablehlo.constant"() <{value = dense<24> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %4 = "arith.constant"() <{value = dense<24> : tensor<1xi64>}> : () -> tensor<1xi64>
    %5 = "arith.constant"() <{value = dense<1.000000e+04> : tensor<1xf64>}> : () -> tensor<1xf64>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %8 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f64>
    %9 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<f64>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.ceil"(%10) : (tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<i64>
    %13 = "stablehlo.reshape"(%12) : (tensor<i64>) -> tensor<1xi64>
    %14 = "stablehlo.dynamic_iota"(%13) <{iota_dimension = 0 : i64}> : (tensor<1xi64>) -> tensor<12xi64>
    %15 = "stablehlo.multiply"(%14, %1) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %16 = "stablehlo.add"(%15, %0) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %17 = "stablehlo.negate"(%16) : (tensor<12xi64>) -> tensor<12xi64>
    %18 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xf32>) -> tensor<f32>
    %20 = "stablehlo.convert"(%17) : (tensor<12xi64>) -> tensor<12xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %23 = "stablehlo.convert"(%5) : (tensor<1xf64>) -> tensor<1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %26 = "stablehlo.power"(%25, %22) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %27 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x12xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 2>}> : (tensor<12xf32>) -> tensor<1x4x12xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
    %30 = "stablehlo.concatenate"(%29, %29) <{dimension = 2 : i64}> : (tensor<1x4x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x24xf32>
    %31 = "stablehlo.cosine"(%30) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %32 = "stablehlo.sine"(%30) : (tensor<1x4x24xf32>) -> tensor<1x4x24xf32>
    %33 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x24xf32>) -> tensor<1x4x12xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x4x12xf32>) -> tensor<1x4x12x1xf32>
    %35 = "stablehlo.concatenate"(%34, %34) <{dimension = 3 : i64}> : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x4x12x2xf32>) -> tensor<1x4x24xf32>
    %37 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 1, 4, 12>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x24xf32>) -> tensor<1x4x12xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x4x12xf32>) -> tensor<1x4x12x1xf32>
    %39 = "stablehlo.concatenate"(%38, %38) <{dimension = 3 : i64}> : (tensor<1x4x12x1xf32>, tensor<1x4x12x1xf32>) -> tensor<1x4x12x2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x4x12x2xf32>) -> tensor<1x4x24xf32>
    %41 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<2x4x32xf32>
    %42 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x24xf32>
    %43 = "stablehlo.slice"(%41) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %46 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x24xf32>) -> tensor<2x4x12xf32>
    %47 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x24xf32>) -> tensor<2x4x12xf32>
    %48 = "stablehlo.negate"(%47) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %50 = "stablehlo.reshape"(%46) : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 3 : i64}> : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x4x12x2xf32>) -> tensor<2x4x24xf32>
    %53 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x24xf32>) -> tensor<2x4x24xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %55 = "stablehlo.add"(%45, %54) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %56 = "stablehlo.concatenate"(%55, %43) <{dimension = 2 : i64}> : (tensor<2x4x24xf32>, tensor<2x4x8xf32>) -> tensor<2x4x32xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %58 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4x32xf32>) -> tensor<2x4x32xf32>
    %59 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x24xf32>
    %60 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 2, 4, 32>, start_indices = array<i64: 0, 0, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x32xf32>) -> tensor<2x4x8xf32>
    %61 = "stablehlo.multiply"(%59, %44) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %62 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x24xf32>) -> tensor<2x4x12xf32>
    %63 = "stablehlo.slice"(%59) <{limit_indices = array<i64: 2, 4, 24>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>}> : (tensor<2x4x24xf32>) -> tensor<2x4x12xf32>
    %64 = "stablehlo.negate"(%63) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %66 = "stablehlo.reshape"(%62) : (tensor<2x4x12xf32>) -> tensor<2x4x12x1xf32>
    %67 = "stablehlo.concatenate"(%65, %66) <{dimension = 3 : i64}> : (tensor<2x4x12x1xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x2xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x4x12x2xf32>) -> tensor<2x4x24xf32>
    %69 = "stablehlo.multiply"(%68, %53) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %70 = "stablehlo.add"(%61, %69) : (tensor<2x4x24xf32>, tensor<2x4x24xf32>) -> tensor<2x4x24xf32>
    %71 = "stablehlo.concatenate"(%70, %60) <{dimension = 2 : i64}> : (tensor<2x4x24xf32>, tensor<2x4x8xf32>) -> tensor<2x4x32xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%57, %72) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
