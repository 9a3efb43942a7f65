"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x2x48xf32>, tensor<5x1x48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<5x32xf32>) -> (tensor<5x2x48xf32>, tensor<5x1x48xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x2x48xf32>, %arg1: tensor<5x1x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<5x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "arith.constant"() <{value = dense<48> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = "arith.constant"() <{value = dense<9.9999999999999995E-7> : tensor<1xf64>}> : () -> tensor<1xf64>
    %3 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<5x2x48xf32>, tensor<5x2x48xf32>) -> tensor<5x2x48xf32>
    %4 = "stablehlo.reduce"(%3, %0) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %58 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<5x2x48xf32>, tensor<f32>) -> tensor<5x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x2xf32>) -> tensor<5x2x1xf32>
    %6 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x1xf32>
    %9 = "stablehlo.divide"(%5, %8) : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %10 = "stablehlo.convert"(%2) : (tensor<1xf64>) -> tensor<1xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1xf32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x1xf32>
    %13 = "stablehlo.add"(%9, %12) : (tensor<5x2x1xf32>, tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %14 = "stablehlo.rsqrt"(%13) : (tensor<5x2x1xf32>) -> tensor<5x2x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x1xf32>) -> tensor<5x2x48xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<5x2x48xf32>, tensor<5x2x48xf32>) -> tensor<5x2x48xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<48xf32>) -> tensor<5x2x48xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<5x2x48xf32>, tensor<5x2x48xf32>) -> tensor<5x2x48xf32>
    %19 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<5x1x48xf32>, tensor<5x1x48xf32>) -> tensor<5x1x48xf32>
    %20 = "stablehlo.reduce"(%19, %0) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %57 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<5x1x48xf32>, tensor<f32>) -> tensor<5x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<5x1xf32>) -> tensor<5x1x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x1xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1x1xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %26 = "stablehlo.rsqrt"(%25) : (tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xf32>) -> tensor<5x1x48xf32>
    %28 = "stablehlo.multiply"(%arg1, %27) : (tensor<5x1x48xf32>, tensor<5x1x48xf32>) -> tensor<5x1x48xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<48xf32>) -> tensor<5x1x48xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<5x1x48xf32>, tensor<5x1x48xf32>) -> tensor<5x1x48xf32>
    %31 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %33 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 32>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<5x32xf32>) -> tensor<5x16xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<5x16xf32>) -> tensor<5x1x16xf32>
    %35 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x48xf32>) -> tensor<5x2x16xf32>
    %36 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x48xf32>) -> tensor<5x2x16xf32>
    %37 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x16xf32>) -> tensor<5x2x16xf32>
    %40 = "stablehlo.multiply"(%36, %39) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %42 = "stablehlo.multiply"(%36, %37) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %43 = "stablehlo.multiply"(%35, %39) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x16xf32>
    %45 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 2, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x2x48xf32>) -> tensor<5x2x16xf32>
    %46 = "stablehlo.concatenate"(%41, %44, %45) <{dimension = 2 : i64}> : (tensor<5x2x16xf32>, tensor<5x2x16xf32>, tensor<5x2x16xf32>) -> tensor<5x2x48xf32>
    %47 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x48xf32>) -> tensor<5x1x16xf32>
    %48 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x48xf32>) -> tensor<5x1x16xf32>
    %49 = "stablehlo.multiply"(%47, %32) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %50 = "stablehlo.multiply"(%48, %34) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %52 = "stablehlo.multiply"(%48, %32) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %53 = "stablehlo.multiply"(%47, %34) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x16xf32>
    %55 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 1, 48>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<5x1x48xf32>) -> tensor<5x1x16xf32>
    %56 = "stablehlo.concatenate"(%51, %54, %55) <{dimension = 2 : i64}> : (tensor<5x1x16xf32>, tensor<5x1x16xf32>, tensor<5x1x16xf32>) -> tensor<5x1x48xf32>
    "func.return"(%46, %56) : (tensor<5x2x48xf32>, tensor<5x1x48xf32>) -> ()
  }) : () -> ()
}) : () -> ()
