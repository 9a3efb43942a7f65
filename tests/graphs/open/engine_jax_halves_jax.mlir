"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x32xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x1x2x32xbf16>):
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
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xi32>) -> tensor<4x1x1x1xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<4x1x1x1xi32>) -> tensor<4x1x1x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x1xf32>) -> tensor<4x1x1x16xf32>
    %20 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %22 = "stablehlo.sine"(%21) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %23 = "stablehlo.cosine"(%21) : (tensor<4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x16xbf16>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x2x32xbf16>) -> tensor<4x1x2x16xbf16>
    %26 = "stablehlo.convert"(%24) : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %29 = "stablehlo.convert"(%25) : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %32 = "stablehlo.subtract"(%28, %31) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xbf16>
    %34 = "stablehlo.convert"(%25) : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %37 = "stablehlo.convert"(%24) : (tensor<4x1x2x16xbf16>) -> tensor<4x1x2x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x16xf32>) -> tensor<4x1x2x16xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %40 = "stablehlo.add"(%36, %39) : (tensor<4x1x2x16xf32>, tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<4x1x2x16xf32>) -> tensor<4x1x2x16xbf16>
    %42 = "stablehlo.concatenate"(%33, %41) <{dimension = 3 : i64}> : (tensor<4x1x2x16xbf16>, tensor<4x1x2x16xbf16>) -> tensor<4x1x2x32xbf16>
    "func.return"(%42) : (tensor<4x1x2x32xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
