"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>, tensor<1x4xi32>) -> (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x32xbf16>, %arg1: tensor<1x4x1x32xbf16>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<16xi32>) -> tensor<16xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %10 = "stablehlo.power"(%9, %7) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1xi32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %16 = "stablehlo.convert"(%14) : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x16xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %20 = "stablehlo.sine"(%19) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %21 = "stablehlo.cosine"(%19) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x16xbf16>
    %24 = "stablehlo.convert"(%22) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %27 = "stablehlo.convert"(%23) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %28 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %30 = "stablehlo.subtract"(%26, %29) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %31 = "stablehlo.convert"(%23) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %32 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %34 = "stablehlo.convert"(%22) : (tensor<1x4x2x16xbf16>) -> tensor<1x4x2x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf32>) -> tensor<1x4x2x16xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %37 = "stablehlo.add"(%33, %36) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xf32>
    %38 = "stablehlo.convert"(%30) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %39 = "stablehlo.convert"(%37) : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xbf16>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 3 : i64}> : (tensor<1x4x2x16xbf16>, tensor<1x4x2x16xbf16>) -> tensor<1x4x2x32xbf16>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %45 = "stablehlo.convert"(%44) : (tensor<16xi32>) -> tensor<16xf32>
    %46 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %48 = "stablehlo.divide"(%45, %47) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %51 = "stablehlo.power"(%50, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %55 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1xi32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %57 = "stablehlo.convert"(%55) : (tensor<1x4x1x1xi32>) -> tensor<1x4x1x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x16xf32>
    %59 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<1x4x1x16xf32>
    %60 = "stablehlo.divide"(%58, %59) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %61 = "stablehlo.sine"(%60) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %62 = "stablehlo.cosine"(%60) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %63 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %64 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x16xbf16>
    %65 = "stablehlo.convert"(%63) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %66 = "stablehlo.multiply"(%65, %62) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %67 = "stablehlo.convert"(%64) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %68 = "stablehlo.multiply"(%67, %61) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %69 = "stablehlo.subtract"(%66, %68) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %70 = "stablehlo.convert"(%64) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %71 = "stablehlo.multiply"(%70, %62) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %72 = "stablehlo.convert"(%63) : (tensor<1x4x1x16xbf16>) -> tensor<1x4x1x16xf32>
    %73 = "stablehlo.multiply"(%72, %61) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %74 = "stablehlo.add"(%71, %73) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %75 = "stablehlo.convert"(%69) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xbf16>
    %76 = "stablehlo.convert"(%74) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xbf16>
    %77 = "stablehlo.concatenate"(%75, %76) <{dimension = 3 : i64}> : (tensor<1x4x1x16xbf16>, tensor<1x4x1x16xbf16>) -> tensor<1x4x1x32xbf16>
    "func.return"(%40, %77) : (tensor<1x4x2x32xbf16>, tensor<1x4x1x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
