"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>, tensor<1x4xi32>) -> (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xbf16>, %arg1: tensor<1x1x4x32xbf16>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[2.500000e-01, 0.140585333, 0.0790569409, 0.0444569848, 2.500000e-02, 0.0140585322, 0.00790569466, 0.00444569858, 2.500000e-03, 0.00140585331, 7.90569466E-4, 4.44569858E-4, 2.500000e-04, 1.40585325E-4, 7.90569466E-5, 4.44569851E-5]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[2.500000e-01, 0.140585333, 0.0790569409, 0.0444569848, 2.500000e-02, 0.0140585322, 0.00790569466, 0.00444569858, 2.500000e-03, 0.00140585331, 7.90569466E-4, 4.44569858E-4, 2.500000e-04, 1.40585325E-4, 7.90569466E-5, 4.44569851E-5]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xi32>) -> tensor<16x1x4xi32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x4xi32>) -> tensor<1x4x16xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<1x4x16xi32>) -> tensor<1x4x16xf32>
    %6 = "stablehlo.multiply"(%2, %5) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %10 = "stablehlo.sine"(%7) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<2x1x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %15 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %16 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xbf16>) -> tensor<1x2x4x16xbf16>
    %17 = "stablehlo.negate"(%16) : (tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
    %18 = "stablehlo.concatenate"(%17, %15) <{dimension = 3 : i64}> : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x32xbf16>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<2x1x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %22 = "stablehlo.add"(%14, %21) : (tensor<1x2x4x32xbf16>, tensor<1x2x4x32xbf16>) -> tensor<1x2x4x32xbf16>
    %23 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x4x16xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xi32>) -> tensor<16x1x4xi32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x4xi32>) -> tensor<1x4x16xi32>
    %26 = "stablehlo.convert"(%25) : (tensor<1x4x16xi32>) -> tensor<1x4x16xf32>
    %27 = "stablehlo.multiply"(%23, %26) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %31 = "stablehlo.sine"(%28) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<1x4x32xf32>) -> tensor<1x4x32xbf16>
    %33 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %35 = "stablehlo.multiply"(%arg1, %34) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %36 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xbf16>) -> tensor<1x1x4x16xbf16>
    %37 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xbf16>) -> tensor<1x1x4x16xbf16>
    %38 = "stablehlo.negate"(%37) : (tensor<1x1x4x16xbf16>) -> tensor<1x1x4x16xbf16>
    %39 = "stablehlo.concatenate"(%38, %36) <{dimension = 3 : i64}> : (tensor<1x1x4x16xbf16>, tensor<1x1x4x16xbf16>) -> tensor<1x1x4x32xbf16>
    %40 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %41 = "stablehlo.transpose"(%40) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    %43 = "stablehlo.add"(%35, %42) : (tensor<1x1x4x32xbf16>, tensor<1x1x4x32xbf16>) -> tensor<1x1x4x32xbf16>
    "func.return"(%22, %43) : (tensor<1x2x4x32xbf16>, tensor<1x1x4x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
