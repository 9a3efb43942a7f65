"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x2x2x16xbf16>, tensor<1x4xi32>) -> tensor<1x4x2x2x16xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x2x16xbf16>, %arg1: tensor<1x4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<8xi32>) -> tensor<8xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.power"(%9, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 4>}> : (tensor<8xf32>) -> tensor<1x1x1x1x8xf32>
    %15 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1x1x1xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<1x4x1x1x1xi32>) -> tensor<1x4x1x1x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x1x1xf32>) -> tensor<1x4x1x1x8xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x4x1x1x8xf32>, tensor<1x4x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %20 = "stablehlo.sine"(%19) : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %21 = "stablehlo.cosine"(%19) : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x1x1x8xf32>
    %22 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 2, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x2x16xbf16>) -> tensor<1x4x2x2x8xbf16>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 2, 16>, start_indices = array<i64: 0, 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x2x16xbf16>) -> tensor<1x4x2x2x8xbf16>
    %24 = "stablehlo.convert"(%22) : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %27 = "stablehlo.convert"(%23) : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %28 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %30 = "stablehlo.subtract"(%26, %29) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %31 = "stablehlo.convert"(%23) : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %32 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %34 = "stablehlo.convert"(%22) : (tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x4x1x1x8xf32>) -> tensor<1x4x2x2x8xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %37 = "stablehlo.add"(%33, %36) : (tensor<1x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %38 = "stablehlo.convert"(%30) : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xbf16>
    %39 = "stablehlo.convert"(%37) : (tensor<1x4x2x2x8xf32>) -> tensor<1x4x2x2x8xbf16>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 4 : i64}> : (tensor<1x4x2x2x8xbf16>, tensor<1x4x2x2x8xbf16>) -> tensor<1x4x2x2x16xbf16>
    "func.return"(%40) : (tensor<1x4x2x2x16xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
