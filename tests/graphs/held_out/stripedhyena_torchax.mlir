"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x6x2x2x32xf16>) -> (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x2x2x32xf16>):
    %0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.921870e-01, 9.975580e-01, 9.990230e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.824210e-01, 9.946280e-01, 9.980460e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.687500e-01, 9.902340e-01, 9.970700e-01, 9.990230e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [9.516600e-01, 9.843750e-01, 9.951170e-01, 9.985350e-01, 9.995110e-01, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<6x16xf16>}> : () -> tensor<6x16xf16>
    %1 = "stablehlo.constant"() <{value = dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [6.246950e-02, 3.512570e-02, 1.976010e-02, 1.111600e-02, 6.248470e-03, 3.515240e-03, 1.976010e-03, 1.111030e-03, 6.251330e-04, 3.514290e-04, 1.976490e-04, 1.111630e-04, 6.252530e-05, 3.516670e-05, 1.978870e-05, 1.108650e-05], [1.246950e-01, 7.025150e-02, 3.952030e-02, 2.223210e-02, 1.249690e-02, 7.030490e-03, 3.952030e-03, 2.222060e-03, 1.250270e-03, 7.028580e-04, 3.952980e-04, 2.223250e-04, 1.250510e-04, 7.027390e-05, 3.951790e-05, 2.223250e-05], [1.864010e-01, 1.052250e-01, 5.926510e-02, 3.332520e-02, 1.875310e-02, 1.054380e-02, 5.928030e-03, 3.334050e-03, 1.874920e-03, 1.054760e-03, 5.927080e-04, 3.333090e-04, 1.875160e-04, 1.054410e-04, 5.930660e-05, 3.331900e-05], [2.474370e-01, 1.401370e-01, 7.897940e-02, 4.443360e-02, 2.499390e-02, 1.406100e-02, 7.904050e-03, 4.444120e-03, 2.500530e-03, 1.405720e-03, 7.905960e-04, 4.446510e-04, 2.501010e-04, 1.405480e-04, 7.903580e-05, 4.446510e-05], [3.073730e-01, 1.748050e-01, 9.863280e-02, 5.554190e-02, 3.125000e-02, 1.757810e-02, 9.880060e-03, 5.558010e-03, 3.124240e-03, 1.757620e-03, 9.880060e-04, 5.555150e-04, 3.125670e-04, 1.757140e-04, 9.882450e-05, 5.555150e-05]]> : tensor<6x16xf16>}> : () -> tensor<6x16xf16>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 1, 2, 32>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x2x32xf16>) -> tensor<1x6x1x2x32xf16>
    %3 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 6, 2, 2, 32>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x6x2x2x32xf16>) -> tensor<1x6x1x2x32xf16>
    %4 = "stablehlo.reshape"(%2) : (tensor<1x6x1x2x32xf16>) -> tensor<1x6x2x32xf16>
    %5 = "stablehlo.reshape"(%3) : (tensor<1x6x1x2x32xf16>) -> tensor<1x6x2x32xf16>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf16>) -> tensor<6x1x16xf16>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xf16>) -> tensor<6x2x16xf16>
    %8 = "stablehlo.reshape"(%7) : (tensor<6x2x16xf16>) -> tensor<6x1x32xf16>
    %9 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf16>) -> tensor<6x1x16xf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xf16>) -> tensor<6x2x16xf16>
    %11 = "stablehlo.reshape"(%10) : (tensor<6x2x16xf16>) -> tensor<6x1x32xf16>
    %12 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xf16>) -> tensor<1x6x1x32xf16>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf16>) -> tensor<1x6x2x32xf16>
    %14 = "stablehlo.multiply"(%4, %13) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %15 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x16xf16>
    %16 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x16xf16>
    %17 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x6x2x16xf16>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x16xf16>
    %20 = "stablehlo.concatenate"(%19, %15) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x32xf16>
    %21 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xf16>) -> tensor<1x6x1x32xf16>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf16>) -> tensor<1x6x2x32xf16>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x6x2x32xf16>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %27 = "stablehlo.add"(%14, %26) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %28 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x0xf16>
    %29 = "stablehlo.concatenate"(%27, %28) <{dimension = 3 : i64}> : (tensor<1x6x2x32xf16>, tensor<1x6x2x0xf16>) -> tensor<1x6x2x32xf16>
    %30 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf16>) -> tensor<6x1x16xf16>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xf16>) -> tensor<6x2x16xf16>
    %32 = "stablehlo.reshape"(%31) : (tensor<6x2x16xf16>) -> tensor<6x1x32xf16>
    %33 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x16xf16>) -> tensor<6x1x16xf16>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x16xf16>) -> tensor<6x2x16xf16>
    %35 = "stablehlo.reshape"(%34) : (tensor<6x2x16xf16>) -> tensor<6x1x32xf16>
    %36 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xf16>) -> tensor<1x6x1x32xf16>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf16>) -> tensor<1x6x2x32xf16>
    %38 = "stablehlo.multiply"(%5, %37) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %39 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x16xf16>
    %40 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x16xf16>
    %41 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x6x2x16xf16>
    %43 = "stablehlo.multiply"(%42, %40) : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x16xf16>
    %44 = "stablehlo.concatenate"(%43, %39) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf16>, tensor<1x6x2x16xf16>) -> tensor<1x6x2x32xf16>
    %45 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<6x1x32xf16>) -> tensor<1x6x1x32xf16>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x32xf16>) -> tensor<1x6x2x32xf16>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x6x2x32xf16>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %51 = "stablehlo.add"(%38, %50) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> tensor<1x6x2x32xf16>
    %52 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x32xf16>) -> tensor<1x6x2x0xf16>
    %53 = "stablehlo.concatenate"(%51, %52) <{dimension = 3 : i64}> : (tensor<1x6x2x32xf16>, tensor<1x6x2x0xf16>) -> tensor<1x6x2x32xf16>
    "func.return"(%29, %53) : (tensor<1x6x2x32xf16>, tensor<1x6x2x32xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
