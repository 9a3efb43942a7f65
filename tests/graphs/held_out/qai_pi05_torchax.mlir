"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xf16>, tensor<1x4x1x32xf16>, tensor<1x4xi64>) -> (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xf16>, %arg1: tensor<1x4x1x32xf16>, %arg2: tensor<1x4xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi64>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<16xi64>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<16xi64>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<16xi64>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %12 = "stablehlo.convert"(%11) : (tensor<16xi64>) -> tensor<16xf64>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f64>}> : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<16xf64>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
    %16 = "stablehlo.convert"(%15) : (tensor<16xf64>) -> tensor<16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %19 = "stablehlo.power"(%18, %16) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x4x1x16xf32>
    %25 = "stablehlo.sine"(%24) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %26 = "stablehlo.cosine"(%24) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x16xf16>
    %28 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xf16>) -> tensor<1x4x2x16xf16>
    %29 = "stablehlo.convert"(%27) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %32 = "stablehlo.convert"(%28) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.subtract"(%31, %37) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %39 = "stablehlo.convert"(%28) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %42 = "stablehlo.convert"(%27) : (tensor<1x4x2x16xf16>) -> tensor<1x4x2x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x16xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %48 = "stablehlo.add"(%41, %47) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %49 = "stablehlo.concatenate"(%38, %48) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x32xf32>
    %50 = "stablehlo.sine"(%24) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %51 = "stablehlo.cosine"(%24) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %52 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x16xf16>
    %53 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xf16>) -> tensor<1x4x1x16xf16>
    %54 = "stablehlo.convert"(%52) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %55 = "stablehlo.multiply"(%54, %51) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %56 = "stablehlo.convert"(%53) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %57 = "stablehlo.multiply"(%56, %50) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %61 = "stablehlo.subtract"(%55, %60) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %62 = "stablehlo.convert"(%53) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %63 = "stablehlo.multiply"(%62, %51) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %64 = "stablehlo.convert"(%52) : (tensor<1x4x1x16xf16>) -> tensor<1x4x1x16xf32>
    %65 = "stablehlo.multiply"(%64, %50) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x16xf32>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %69 = "stablehlo.add"(%63, %68) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %70 = "stablehlo.concatenate"(%61, %69) <{dimension = 3 : i64}> : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x32xf32>
    "func.return"(%49, %70) : (tensor<1x4x2x32xf32>, tensor<1x4x1x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
