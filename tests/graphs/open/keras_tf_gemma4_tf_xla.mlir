"builtin.module"() <{sym_name = "a_inference__lambda__2589__.1"}> ({
  "func.func"() <{function_type = (tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %24 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    %25 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %27 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %29 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x32xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x8xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %33 = "stablehlo.concatenate"(%28, %32) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> tensor<1x4x2x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<[[[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]], [[0.540302277, 0.950415253, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994, 0.540302277, 0.950415253, 0.995004177, 0.999500036, 0.999949991, 0.999994993, 0.999999523, 0.99999994]], [[-0.416146815, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999979972, 0.999997973, 0.999999821, -0.416146815, 0.806578398, 0.980066597, 0.998000681, 9.998000e-01, 0.999979972, 0.999997973, 0.999999821]], [[-0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999523, -0.989992499, 0.582753658, 0.955336511, 0.995503365, 0.999550044, 0.999954998, 0.999995529, 0.999999523]]]]> : tensor<1x4x1x16xf32>}> : () -> tensor<1x4x1x16xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x4x1x16xf32>) -> tensor<1x4x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %39 = "stablehlo.negate"(%38) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x1x8xf32>
    %41 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x1x8xf32>
    %43 = "stablehlo.concatenate"(%40, %42) <{dimension = 3 : i64}> : (tensor<1x4x2x1x8xf32>, tensor<1x4x2x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<[[[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]], [[0.841470957, 0.310983598, 0.0998334139, 0.0316175036, 0.00999983306, 0.00316227227, 9.99999931E-4, 3.16227786E-4, 0.841470957, 0.310983598, 0.0998334139, 0.0316175036, 0.00999983306, 0.00316227227, 9.99999931E-4, 3.16227786E-4]], [[0.909297406, 0.591127098, 0.198669314, 0.0632033944, 0.0199986659, 0.00632451288, 0.0019999987, 6.32455514E-4, 0.909297406, 0.591127098, 0.198669314, 0.0632033944, 0.0199986659, 0.00632451288, 0.0019999987, 6.32455514E-4]], [[1.411200e-01, 0.812648892, 0.295520186, 0.0947260856, 2.999550e-02, 9.486690e-03, 0.0029999956, 9.48683242E-4, 1.411200e-01, 0.812648892, 0.295520186, 0.0947260856, 2.999550e-02, 9.486690e-03, 0.0029999956, 9.48683242E-4]]]]> : tensor<1x4x1x16xf32>}> : () -> tensor<1x4x1x16xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x4x1x16xf32>) -> tensor<1x4x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.multiply"(%44, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.add"(%37, %48) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %50 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 1, 4, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %51 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %53 = "stablehlo.concatenate"(%50, %52) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x32xf32>
    %54 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x8xf32>
    %55 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x24xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x4x2x24xf32>) -> tensor<1x4x2x24xf32>
    %57 = "stablehlo.concatenate"(%54, %56) <{dimension = 3 : i64}> : (tensor<1x4x2x8xf32>, tensor<1x4x2x24xf32>) -> tensor<1x4x2x32xf32>
    %58 = "stablehlo.concatenate"(%53, %57) <{dimension = 3 : i64}> : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x64xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1x4x2x64xf32>) -> tensor<1x4x2x64xf32>
    "func.return"(%59) : (tensor<1x4x2x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
