"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>, tensor<4x1x4xi32>) -> (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x32xf32>, %arg1: tensor<1x1x4x32xf32>, %arg2: tensor<4x1x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.482317835, 0.232630521, 0.112201847, 0.0541169494, 0.0261015724, 0.0125892544, 0.00607202202, 0.00292864442, 0.00141253753, 6.81292091E-4, 3.2859933E-4, 1.58489318E-4, 7.64422293E-5, 3.68694527E-5, 1.77827933E-5]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x4xi32>) -> tensor<4x1x4x1xi32>
    %2 = "stablehlo.convert"(%1) : (tensor<4x1x4x1xi32>) -> tensor<4x1x4x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x4x1xf32>) -> tensor<4x1x4x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x1x4x16xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %7 = "stablehlo.cosine"(%6) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4x16xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %11 = "stablehlo.sine"(%6) : (tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4x16xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x16xf32>
    %15 = "stablehlo.concatenate"(%14, %14) <{dimension = 3 : i64}> : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %17 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 4, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 4, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %19 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 4, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2, 1, 4, 8>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %24 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %26 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 3, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %28 = "stablehlo.concatenate"(%21, %23, %25, %27) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %29 = "stablehlo.concatenate"(%10, %10) <{dimension = 3 : i64}> : (tensor<4x1x4x16xf32>, tensor<4x1x4x16xf32>) -> tensor<4x1x4x32xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %31 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 4, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %32 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 4, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %33 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 4, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 24>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x32xf32>) -> tensor<4x1x4x8xf32>
    %34 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 1, 1, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %36 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 2, 1, 4, 8>, start_indices = array<i64: 1, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %38 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 3, 1, 4, 8>, start_indices = array<i64: 2, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %40 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 4, 1, 4, 8>, start_indices = array<i64: 3, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x4x8xf32>) -> tensor<1x1x4x8xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x1x4x8xf32>) -> tensor<1x4x8xf32>
    %42 = "stablehlo.concatenate"(%35, %37, %39, %41) <{dimension = 2 : i64}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> tensor<1x4x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %44 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %46 = "stablehlo.multiply"(%arg0, %45) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %47 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %48 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x32xf32>) -> tensor<1x2x4x16xf32>
    %49 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %52 = "stablehlo.concatenate"(%51, %47) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x32xf32>
    %53 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x32xf32>) -> tensor<1x2x4x32xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x32xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %58 = "stablehlo.add"(%46, %57) : (tensor<1x2x4x32xf32>, tensor<1x2x4x32xf32>) -> tensor<1x2x4x32xf32>
    %59 = "stablehlo.multiply"(%arg1, %43) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %60 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %61 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x32xf32>) -> tensor<1x1x4x16xf32>
    %62 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %64 = "stablehlo.multiply"(%63, %61) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %65 = "stablehlo.concatenate"(%64, %60) <{dimension = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x32xf32>
    %66 = "stablehlo.multiply"(%65, %44) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x32xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    %70 = "stablehlo.add"(%59, %69) : (tensor<1x1x4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
    "func.return"(%58, %70) : (tensor<1x2x4x32xf32>, tensor<1x1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
