"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<4x1x4xi64>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<4x1x4xi64>):
    %0 = "stablehlo.constant"() <{value = dense<"0x0000803F1AAAB53EFAE9003E2CF6363D9FD5813C9C44B83BF3C2023B7095393AF8B18339ACE8BA38B2A20438533E3C37259585366B96BD3553890635F8F03E34"> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf64>}> : () -> tensor<1xf64>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4x1x4xi64>) -> tensor<4x1x4x1xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<4x1x4x1xi64>) -> tensor<4x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x4x1xf32>) -> tensor<4x1x4x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x1x4x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %8 = "stablehlo.convert"(%1) : (tensor<1xf64>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4x16xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %12 = "stablehlo.sine"(%6) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %14 = "stablehlo.concatenate"(%13, %13) <{dimension = 3 : i64}> : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %15 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %16 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 4, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %17 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 4, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %18 = "stablehlo.slice"(%14) <{limit_indices = array<i64: 4, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %19 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %21 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 1, 4, 8>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %23 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %25 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 3, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %27 = "stablehlo.concatenate"(%20, %22, %24, %26) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.concatenate"(%11, %11) <{dimension = 3 : i64}> : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %30 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %31 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %32 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 4, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %33 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %35 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 2, 1, 4, 8>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %37 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %39 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 3, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %41 = "stablehlo.concatenate"(%34, %36, %38, %40) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %43 = "stablehlo.reshape"(%27) : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %45 = "stablehlo.multiply"(%arg0, %44) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %47 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.negate"(%47) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "stablehlo.concatenate"(%48, %46) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %52 = "stablehlo.add"(%45, %51) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %53 = "stablehlo.multiply"(%arg1, %42) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %54 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %55 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %56 = "stablehlo.negate"(%55) : (tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %57 = "stablehlo.concatenate"(%56, %54) <{dimension = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %58 = "stablehlo.multiply"(%57, %43) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %59 = "stablehlo.add"(%53, %58) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%52, %59) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()
