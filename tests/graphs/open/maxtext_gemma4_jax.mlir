"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x3x2x64xf32>, %arg4: tensor<2x3x1x64xf32>, %arg5: tensor<2x3xi32>):
    %9 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %11 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %14 = "stablehlo.convert"(%13) : (tensor<8xi32>) -> tensor<8xf32>
    %15 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.divide"(%14, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %20 = "stablehlo.power"(%19, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "func.call"(%23, %24, %25) <{callee = @_pad}> : (tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %27 = "stablehlo.convert"(%9) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %32 = "stablehlo.sine"(%31) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %33 = "stablehlo.cosine"(%31) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %34 = "stablehlo.concatenate"(%32, %32) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    %35 = "stablehlo.concatenate"(%33, %33) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %37 = "stablehlo.multiply"(%arg3, %36) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %38 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %39 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x32xf32>
    %40 = "stablehlo.negate"(%39) : (tensor<2x3x2x32xf32>) -> tensor<2x3x2x32xf32>
    %41 = "stablehlo.concatenate"(%40, %38) <{dimension = 3 : i64}> : (tensor<2x3x2x32xf32>, tensor<2x3x2x32xf32>) -> tensor<2x3x2x64xf32>
    %42 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x2x64xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %44 = "stablehlo.add"(%37, %43) : (tensor<2x3x2x64xf32>, tensor<2x3x2x64xf32>) -> tensor<2x3x2x64xf32>
    %45 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1x1xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %47 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %50 = "stablehlo.convert"(%49) : (tensor<8xi32>) -> tensor<8xf32>
    %51 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %56 = "stablehlo.power"(%55, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %59 = "stablehlo.multiply"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %62 = "func.call"(%59, %60, %61) <{callee = @_pad}> : (tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %63 = "stablehlo.convert"(%45) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x32xf32>
    %66 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<2x3x1x32xf32>
    %67 = "stablehlo.divide"(%65, %66) : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %68 = "stablehlo.sine"(%67) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %69 = "stablehlo.cosine"(%67) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %70 = "stablehlo.concatenate"(%68, %68) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    %71 = "stablehlo.concatenate"(%69, %69) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    %72 = "stablehlo.multiply"(%arg4, %71) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %73 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 3, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %74 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x32xf32>
    %75 = "stablehlo.negate"(%74) : (tensor<2x3x1x32xf32>) -> tensor<2x3x1x32xf32>
    %76 = "stablehlo.concatenate"(%75, %73) <{dimension = 3 : i64}> : (tensor<2x3x1x32xf32>, tensor<2x3x1x32xf32>) -> tensor<2x3x1x64xf32>
    %77 = "stablehlo.multiply"(%76, %70) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    %78 = "stablehlo.add"(%72, %77) : (tensor<2x3x1x64xf32>, tensor<2x3x1x64xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%44, %78) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x1xf32>) -> tensor<f32>
    %8 = "stablehlo.pad"(%arg0, %7) <{edge_padding_high = array<i64: 24>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<8xf32>, tensor<f32>) -> tensor<32xf32>
    "func.return"(%8) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
