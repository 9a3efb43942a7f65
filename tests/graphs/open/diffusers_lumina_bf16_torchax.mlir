"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x2x64xbf16>, tensor<5xi32>) -> tensor<1x5x2x64xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x2x64xbf16>, %arg1: tensor<5xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %7 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %12 = "stablehlo.power"(%11, %9) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %15 = "stablehlo.divide"(%14, %12) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %22 = "stablehlo.reshape"(%arg1) : (tensor<5xi32>) -> tensor<5x1xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %25 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x32xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<5x32xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x32xf32>
    %30 = "stablehlo.cosine"(%27) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %32 = "stablehlo.sine"(%27) : (tensor<5x32xf32>) -> tensor<5x32xf32>
    %33 = "stablehlo.multiply"(%29, %32) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xf32>
    %34 = "stablehlo.complex"(%31, %33) : (tensor<5x32xf32>, tensor<5x32xf32>) -> tensor<5x32xcomplex<f32>>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x32xcomplex<f32>>) -> tensor<1x5x32xcomplex<f32>>
    %36 = "stablehlo.convert"(%arg0) : (tensor<1x5x2x64xbf16>) -> tensor<1x5x2x64xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x32x2xf32>
    %38 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 5, 2, 32, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %40 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 5, 2, 32, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x32x1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32xf32>
    %42 = "stablehlo.complex"(%39, %41) : (tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x32xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x5x32xcomplex<f32>>) -> tensor<1x5x1x32xcomplex<f32>>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x1x32xcomplex<f32>>) -> tensor<1x5x2x32xcomplex<f32>>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<1x5x2x32xcomplex<f32>>, tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xcomplex<f32>>
    %46 = "stablehlo.real"(%45) : (tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xf32>
    %47 = "stablehlo.imag"(%45) : (tensor<1x5x2x32xcomplex<f32>>) -> tensor<1x5x2x32xf32>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x2x32xf32>) -> tensor<1x5x2x32x1xf32>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 4 : i64}> : (tensor<1x5x2x32x1xf32>, tensor<1x5x2x32x1xf32>) -> tensor<1x5x2x32x2xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x5x2x32x2xf32>) -> tensor<1x5x2x64xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<1x5x2x64xf32>) -> tensor<1x5x2x64xbf16>
    "func.return"(%52) : (tensor<1x5x2x64xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
