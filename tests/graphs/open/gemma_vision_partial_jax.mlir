"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x2x40xf32>, tensor<1x6x2xi32>) -> tensor<1x6x2x40xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x6x2x40xf32>, %arg4: tensor<1x6x2xi32>):
    %6 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x40xf32>) -> tensor<1x6x2x16xf32>
    %7 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 6, 2, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x40xf32>) -> tensor<1x6x2x16xf32>
    %8 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 6, 2, 40>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x40xf32>) -> tensor<1x6x2x8xf32>
    %9 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.power"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "func.call"(%17, %18, %19) <{callee = @_pad}> : (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %23 = "stablehlo.convert"(%21) : (tensor<1x6x1xi32>) -> tensor<1x6x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x1xf32>) -> tensor<1x6x8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x6x8xf32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x1x8xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %31 = "stablehlo.sine"(%30) : (tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %32 = "stablehlo.cosine"(%30) : (tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %33 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %34 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %38 = "stablehlo.multiply"(%34, %37) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %39 = "stablehlo.subtract"(%36, %38) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %41 = "stablehlo.multiply"(%34, %40) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %42 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %43 = "stablehlo.multiply"(%33, %42) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %44 = "stablehlo.add"(%41, %43) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %45 = "stablehlo.concatenate"(%39, %44) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %46 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x2xi32>) -> tensor<1x6x1xi32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x6x1xi32>) -> tensor<1x6xi32>
    %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %54 = "stablehlo.power"(%53, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "func.call"(%54, %55, %56) <{callee = @_pad}> : (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %58 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %60 = "stablehlo.convert"(%58) : (tensor<1x6x1xi32>) -> tensor<1x6x1xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x1xf32>) -> tensor<1x6x8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<1x6x8xf32>
    %63 = "stablehlo.divide"(%61, %62) : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> tensor<1x6x8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x6x8xf32>) -> tensor<1x6x1x8xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x1x8xf32>
    %67 = "stablehlo.divide"(%64, %66) : (tensor<1x6x1x8xf32>, tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %68 = "stablehlo.sine"(%67) : (tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %69 = "stablehlo.cosine"(%67) : (tensor<1x6x1x8xf32>) -> tensor<1x6x1x8xf32>
    %70 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 6, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %71 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 1, 6, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x6x2x16xf32>) -> tensor<1x6x2x8xf32>
    %72 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %73 = "stablehlo.multiply"(%70, %72) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %74 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %75 = "stablehlo.multiply"(%71, %74) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %76 = "stablehlo.subtract"(%73, %75) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %77 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %78 = "stablehlo.multiply"(%71, %77) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %79 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x8xf32>) -> tensor<1x6x2x8xf32>
    %80 = "stablehlo.multiply"(%70, %79) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %81 = "stablehlo.add"(%78, %80) : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x8xf32>
    %82 = "stablehlo.concatenate"(%76, %81) <{dimension = 3 : i64}> : (tensor<1x6x2x8xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x16xf32>
    %83 = "stablehlo.concatenate"(%45, %82, %8) <{dimension = 3 : i64}> : (tensor<1x6x2x16xf32>, tensor<1x6x2x16xf32>, tensor<1x6x2x8xf32>) -> tensor<1x6x2x40xf32>
    "func.return"(%83) : (tensor<1x6x2x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xf32>, tensor<i32>, tensor<f32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    "func.return"(%arg0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
