"builtin.module"() <{sym_name = "a_inference__lambda__1370__.1"}> ({
  "func.func"() <{function_type = (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>, tensor<1x4xf32>) -> (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x2x4x32xf32>, %arg2: tensor<1x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %18 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %20 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827924, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341372, 0.0031622774, 0.00177827943, 1.000000e-03, 5.6234136E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.frontend_attributes = {grad_x = "false", grad_y = "false"}} : (tensor<1x4xf32>, tensor<16xf32>) -> tensor<1x4x16xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %26 = "stablehlo.cosine"(%25) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %28 = "stablehlo.sine"(%25) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %30 = "stablehlo.concatenate"(%27, %29) <{dimension = 3 : i64}> : (tensor<1x4x16x1xf32>, tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x4x16x2xf32>) -> tensor<1x1x4x16x2xf32>
    %32 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %36 = "stablehlo.multiply"(%21, %35) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %39 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 1, 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x1x4x16x2xf32>) -> tensor<1x1x4x16x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x4x16x1xf32>) -> tensor<1x1x4x16xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %43 = "stablehlo.multiply"(%38, %42) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.subtract"(%36, %43) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %46 = "stablehlo.reshape"(%40) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.multiply"(%21, %47) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %49 = "stablehlo.reshape"(%33) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.multiply"(%38, %50) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "stablehlo.add"(%48, %51) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %54 = "stablehlo.concatenate"(%45, %53) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %57 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16x2xf32>
    %59 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 1, 2, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %61 = "stablehlo.reshape"(%33) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %64 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 1, 2, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x16x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16xf32>
    %66 = "stablehlo.reshape"(%40) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %69 = "stablehlo.subtract"(%63, %68) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %71 = "stablehlo.reshape"(%40) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %73 = "stablehlo.multiply"(%60, %72) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %74 = "stablehlo.reshape"(%33) : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %76 = "stablehlo.multiply"(%65, %75) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %77 = "stablehlo.add"(%73, %76) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x2x4x16xf32>) -> tensor<1x2x4x16x1xf32>
    %79 = "stablehlo.concatenate"(%70, %78) <{dimension = 4 : i64}> : (tensor<1x2x4x16x1xf32>, tensor<1x2x4x16x1xf32>) -> tensor<1x2x4x16x2xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x2x4x16x2xf32>) -> tensor<1x2x4x32xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    "func.return"(%56, %81) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} : () -> ()
