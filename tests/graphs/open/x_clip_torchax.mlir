"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x5x48xf16>, tensor<1x2x5x48xf16>) -> (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x5x48xf16>, %arg1: tensor<1x2x5x48xf16>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 1.000000e-01, 0.0562341288, 0.0316227786, 0.0177827943, 0.00999999977, 0.00562341325, 0.00316227786, 0.00177827943, 1.000000e-03, 5.62341302E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi32>) -> tensor<5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 1, 0>}> : (tensor<16x1xf32>) -> tensor<1x16xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %9 = "stablehlo.concatenate"(%8, %8) <{dimension = 1 : i64}> : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x32xf32>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf16>) -> tensor<1x2x5x32xf16>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 5, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf16>) -> tensor<1x2x5x16xf16>
    %12 = "stablehlo.cosine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %13 = "stablehlo.convert"(%10) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %17 = "stablehlo.reshape"(%10) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x2x16xf16>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf16>) -> tensor<1x2x5x1x16xf16>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf16>) -> tensor<1x2x5x1x16xf16>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x2x5x1x16xf16>) -> tensor<1x2x5x16xf16>
    %21 = "stablehlo.reshape"(%19) : (tensor<1x2x5x1x16xf16>) -> tensor<1x2x5x16xf16>
    %22 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x5x16xf16>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %25 = "stablehlo.concatenate"(%24, %20) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %26 = "stablehlo.sine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %27 = "stablehlo.convert"(%25) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %34 = "stablehlo.add"(%16, %33) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %35 = "stablehlo.convert"(%11) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf16>) -> tensor<1x2x5x32xf16>
    %38 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 2, 5, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x5x48xf16>) -> tensor<1x2x5x16xf16>
    %39 = "stablehlo.cosine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %40 = "stablehlo.convert"(%37) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %44 = "stablehlo.reshape"(%37) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x2x16xf16>
    %45 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 1, 2, 5, 1, 16>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf16>) -> tensor<1x2x5x1x16xf16>
    %46 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 1, 2, 5, 2, 16>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x5x2x16xf16>) -> tensor<1x2x5x1x16xf16>
    %47 = "stablehlo.reshape"(%45) : (tensor<1x2x5x1x16xf16>) -> tensor<1x2x5x16xf16>
    %48 = "stablehlo.reshape"(%46) : (tensor<1x2x5x1x16xf16>) -> tensor<1x2x5x16xf16>
    %49 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x2x5x16xf16>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf16>
    %52 = "stablehlo.concatenate"(%51, %47) <{dimension = 3 : i64}> : (tensor<1x2x5x16xf16>, tensor<1x2x5x16xf16>) -> tensor<1x2x5x32xf16>
    %53 = "stablehlo.sine"(%9) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %54 = "stablehlo.convert"(%52) : (tensor<1x2x5x32xf16>) -> tensor<1x2x5x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x32xf32>) -> tensor<1x1x5x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x32xf32>) -> tensor<1x2x5x32xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x5x32xf32>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %61 = "stablehlo.add"(%43, %60) : (tensor<1x2x5x32xf32>, tensor<1x2x5x32xf32>) -> tensor<1x2x5x32xf32>
    %62 = "stablehlo.convert"(%38) : (tensor<1x2x5x16xf16>) -> tensor<1x2x5x16xf32>
    %63 = "stablehlo.concatenate"(%61, %62) <{dimension = 3 : i64}> : (tensor<1x2x5x32xf32>, tensor<1x2x5x16xf32>) -> tensor<1x2x5x48xf32>
    "func.return"(%36, %63) : (tensor<1x2x5x48xf32>, tensor<1x2x5x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
