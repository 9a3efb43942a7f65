"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32x4x1x2xf32>, tensor<32x4x1x1xf32>, tensor<1x4xi32>) -> (tensor<32x4x1x2xf32>, tensor<32x4x1x1xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<32x4x1x2xf32>, %arg1: tensor<32x4x1x1xf32>, %arg2: tensor<1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.440366626, 0.193922758, 8.539710e-02, 0.0376060307, 0.0165604409, 0.00729266508, 0.00321144611, 5.248460e-04, 7.78465546E-5, 3.42810235E-5, 1.50962178E-5, 6.64786967E-6, 2.92749974E-6, 1.28917316E-6, 5.6770881E-7]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.440366626, 0.193922758, 8.539710e-02, 0.0376060307, 0.0165604409, 0.00729266508, 0.00321144611, 5.248460e-04, 7.78465546E-5, 3.42810235E-5, 1.50962178E-5, 6.64786967E-6, 2.92749974E-6, 1.28917316E-6, 5.6770881E-7]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x4x16xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xi32>) -> tensor<16x1x4xi32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x4xi32>) -> tensor<1x4x16xi32>
    %5 = "stablehlo.convert"(%4) : (tensor<1x4x16xi32>) -> tensor<1x4x16xf32>
    %6 = "stablehlo.multiply"(%5, %2) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %7 = "stablehlo.concatenate"(%6, %6) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %8 = "stablehlo.cosine"(%7) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %9 = "stablehlo.sine"(%7) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 3, 2, 1, 0>}> : (tensor<2x1x4x32xf32>) -> tensor<32x4x1x2xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<32x4x1x2xf32>, tensor<32x4x1x2xf32>) -> tensor<32x4x1x2xf32>
    %13 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 16, 4, 1, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<32x4x1x2xf32>) -> tensor<16x4x1x2xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 32, 4, 1, 2>, start_indices = array<i64: 16, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<32x4x1x2xf32>) -> tensor<16x4x1x2xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<16x4x1x2xf32>) -> tensor<16x4x1x2xf32>
    %16 = "stablehlo.concatenate"(%15, %13) <{dimension = 0 : i64}> : (tensor<16x4x1x2xf32>, tensor<16x4x1x2xf32>) -> tensor<32x4x1x2xf32>
    %17 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 3, 2, 1, 0>}> : (tensor<2x1x4x32xf32>) -> tensor<32x4x1x2xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<32x4x1x2xf32>, tensor<32x4x1x2xf32>) -> tensor<32x4x1x2xf32>
    %20 = "stablehlo.add"(%12, %19) : (tensor<32x4x1x2xf32>, tensor<32x4x1x2xf32>) -> tensor<32x4x1x2xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x4x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x4xi32>) -> tensor<16x1x4xi32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x1x4xi32>) -> tensor<1x4x16xi32>
    %24 = "stablehlo.convert"(%23) : (tensor<1x4x16xi32>) -> tensor<1x4x16xf32>
    %25 = "stablehlo.multiply"(%24, %21) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %26 = "stablehlo.concatenate"(%25, %25) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %27 = "stablehlo.cosine"(%26) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %28 = "stablehlo.sine"(%26) : (tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 3, 2, 1, 0>}> : (tensor<1x1x4x32xf32>) -> tensor<32x4x1x1xf32>
    %31 = "stablehlo.multiply"(%arg1, %30) : (tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) -> tensor<32x4x1x1xf32>
    %32 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 16, 4, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<32x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %33 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 32, 4, 1, 1>, start_indices = array<i64: 16, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<32x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %34 = "stablehlo.negate"(%33) : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %35 = "stablehlo.concatenate"(%34, %32) <{dimension = 0 : i64}> : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<32x4x1x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 3, 2, 1, 0>}> : (tensor<1x1x4x32xf32>) -> tensor<32x4x1x1xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) -> tensor<32x4x1x1xf32>
    %39 = "stablehlo.add"(%31, %38) : (tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) -> tensor<32x4x1x1xf32>
    "func.return"(%20, %39) : (tensor<32x4x1x2xf32>, tensor<32x4x1x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
