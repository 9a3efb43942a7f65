"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x2x32xf16>, tensor<4x1x32xf16>) -> (tensor<4x2x32xf16>, tensor<4x1x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x2x32xf16>, %arg1: tensor<4x1x32xf16>):
    %0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [5.405270e-01, 8.461910e-01, 9.501950e-01, 9.843750e-01, 9.951170e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [-4.162600e-01, 4.313960e-01, 8.066400e-01, 9.375000e-01, 9.799800e-01, 9.936520e-01, 9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [-9.902340e-01, -1.159670e-01, 5.825200e-01, 8.608390e-01, 9.555660e-01, 9.858390e-01, 9.956050e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<4x16xf16>}> : () -> tensor<4x16xf16>
    %1 = "stablehlo.constant"() <{value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [8.413080e-01, 5.332030e-01, 3.110350e-01, 1.768800e-01, 9.985350e-02, 5.621340e-02, 3.161620e-02, 1.777650e-02, 1.000210e-02, 5.622860e-03, 3.162380e-03, 1.778600e-03, 1.000400e-03, 5.621910e-04, 3.161430e-04, 1.778600e-04], [9.091790e-01, 9.023430e-01, 5.913090e-01, 3.481450e-01, 1.986080e-01, 1.122440e-01, 6.323240e-02, 3.555300e-02, 2.000430e-02, 1.124570e-02, 6.324760e-03, 3.557210e-03, 2.000810e-03, 1.124380e-03, 6.322860e-04, 3.557210e-04], [1.411130e-01, 9.931640e-01, 8.125000e-01, 5.083010e-01, 2.954100e-01, 1.678470e-01, 9.472650e-02, 5.331420e-02, 2.999880e-02, 1.687620e-02, 9.483330e-03, 5.332950e-03, 3.000260e-03, 1.687050e-03, 9.489050e-04, 5.335810e-04]]> : tensor<4x16xf16>}> : () -> tensor<4x16xf16>
    %2 = "stablehlo.reshape"(%0) : (tensor<4x16xf16>) -> tensor<1x4x1x16xf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf16>) -> tensor<1x4x2x16xf16>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x4x2x16xf16>) -> tensor<4x32xf16>
    %5 = "stablehlo.reshape"(%1) : (tensor<4x16xf16>) -> tensor<1x4x1x16xf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf16>) -> tensor<1x4x2x16xf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x4x2x16xf16>) -> tensor<4x32xf16>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 2, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf16>) -> tensor<4x2x16xf16>
    %9 = "stablehlo.negate"(%8) : (tensor<4x2x16xf16>) -> tensor<4x2x16xf16>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 2, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x2x32xf16>) -> tensor<4x2x16xf16>
    %11 = "stablehlo.transpose"(%9) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x16xf16>) -> tensor<2x4x16xf16>
    %12 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x16xf16>) -> tensor<2x4x16xf16>
    %13 = "stablehlo.concatenate"(%11, %12) <{dimension = 2 : i64}> : (tensor<2x4x16xf16>, tensor<2x4x16xf16>) -> tensor<2x4x32xf16>
    %14 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x2x32xf16>) -> tensor<2x4x32xf16>
    %15 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf16>) -> tensor<1x4x32xf16>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf16>) -> tensor<2x4x32xf16>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<2x4x32xf16>, tensor<2x4x32xf16>) -> tensor<2x4x32xf16>
    %18 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf16>) -> tensor<1x4x32xf16>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x32xf16>) -> tensor<2x4x32xf16>
    %20 = "stablehlo.multiply"(%13, %19) : (tensor<2x4x32xf16>, tensor<2x4x32xf16>) -> tensor<2x4x32xf16>
    %21 = "stablehlo.add"(%17, %20) : (tensor<2x4x32xf16>, tensor<2x4x32xf16>) -> tensor<2x4x32xf16>
    %22 = "stablehlo.transpose"(%21) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x32xf16>) -> tensor<4x2x32xf16>
    %23 = "stablehlo.reshape"(%0) : (tensor<4x16xf16>) -> tensor<1x4x1x16xf16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf16>) -> tensor<1x4x2x16xf16>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x4x2x16xf16>) -> tensor<4x32xf16>
    %26 = "stablehlo.reshape"(%1) : (tensor<4x16xf16>) -> tensor<1x4x1x16xf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xf16>) -> tensor<1x4x2x16xf16>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x4x2x16xf16>) -> tensor<4x32xf16>
    %29 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 32>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xf16>) -> tensor<4x1x16xf16>
    %30 = "stablehlo.negate"(%29) : (tensor<4x1x16xf16>) -> tensor<4x1x16xf16>
    %31 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 1, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x1x32xf16>) -> tensor<4x1x16xf16>
    %32 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x1x16xf16>) -> tensor<1x4x16xf16>
    %33 = "stablehlo.transpose"(%31) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x1x16xf16>) -> tensor<1x4x16xf16>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 2 : i64}> : (tensor<1x4x16xf16>, tensor<1x4x16xf16>) -> tensor<1x4x32xf16>
    %35 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x1x32xf16>) -> tensor<1x4x32xf16>
    %36 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf16>) -> tensor<1x4x32xf16>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<1x4x32xf16>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %38 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x32xf16>) -> tensor<1x4x32xf16>
    %39 = "stablehlo.multiply"(%34, %38) : (tensor<1x4x32xf16>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %40 = "stablehlo.add"(%37, %39) : (tensor<1x4x32xf16>, tensor<1x4x32xf16>) -> tensor<1x4x32xf16>
    %41 = "stablehlo.transpose"(%40) <{permutation = array<i64: 1, 0, 2>}> : (tensor<1x4x32xf16>) -> tensor<4x1x32xf16>
    "func.return"(%22, %41) : (tensor<4x2x32xf16>, tensor<4x1x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
