"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>, tensor<4xi32>) -> (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x1x2x48xbf16>, %arg1: tensor<4x1x1x48xbf16>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %3 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<16xi32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<4x16xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %23 = "stablehlo.concatenate"(%22, %22) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x32xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<4x1x32xf32>) -> tensor<4x1x1x32xf32>
    %26 = "stablehlo.cosine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %28 = "stablehlo.sine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %30 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x48xbf16>) -> tensor<4x1x2x32xbf16>
    %31 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x48xbf16>) -> tensor<4x1x2x16xbf16>
    %32 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x32xbf16>) -> tensor<4x1x2x32xbf16>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<4x1x2x32xbf16>, tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>
    %34 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 4, 1, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x16xbf16>
    %35 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 4, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x16xbf16>
    %36 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x1x2x16xbf16>
    %38 = "stablehlo.multiply"(%37, %35) : (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xbf16>
    %39 = "stablehlo.concatenate"(%38, %34) <{dimension = 3 : i64}> : (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x32xbf16>
    %40 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x32xbf16>) -> tensor<4x1x2x32xbf16>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<4x1x2x32xbf16>, tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x1x2x32xbf16>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<4x1x2x32xbf16>, tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>
    %45 = "stablehlo.add"(%33, %44) : (tensor<4x1x2x32xbf16>, tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>
    %46 = "stablehlo.concatenate"(%45, %31) <{dimension = 3 : i64}> : (tensor<4x1x2x32xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x48xbf16>
    %47 = "stablehlo.cosine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %49 = "stablehlo.sine"(%25) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<4x1x1x32xf32>) -> tensor<4x1x1x32xbf16>
    %51 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x48xbf16>) -> tensor<4x1x1x32xbf16>
    %52 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 1, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x48xbf16>) -> tensor<4x1x1x16xbf16>
    %53 = "stablehlo.multiply"(%51, %48) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %54 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 4, 1, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xbf16>) -> tensor<4x1x1x16xbf16>
    %55 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 4, 1, 1, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x1x32xbf16>) -> tensor<4x1x1x16xbf16>
    %56 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x1x1x16xbf16>
    %58 = "stablehlo.multiply"(%57, %55) : (tensor<4x1x1x16xbf16>, tensor<4x1x1x16xbf16>) -> tensor<4x1x1x16xbf16>
    %59 = "stablehlo.concatenate"(%58, %54) <{dimension = 3 : i64}> : (tensor<4x1x1x16xbf16>, tensor<4x1x1x16xbf16>) -> tensor<4x1x1x32xbf16>
    %60 = "stablehlo.multiply"(%59, %50) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %61 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x1x1x32xbf16>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %64 = "stablehlo.add"(%53, %63) : (tensor<4x1x1x32xbf16>, tensor<4x1x1x32xbf16>) -> tensor<4x1x1x32xbf16>
    %65 = "stablehlo.concatenate"(%64, %52) <{dimension = 3 : i64}> : (tensor<4x1x1x32xbf16>, tensor<4x1x1x16xbf16>) -> tensor<4x1x1x48xbf16>
    "func.return"(%46, %65) : (tensor<4x1x2x48xbf16>, tensor<4x1x1x48xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
