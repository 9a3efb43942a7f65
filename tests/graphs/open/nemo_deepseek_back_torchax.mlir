"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x48xf32>, tensor<1x4x48xf32>, tensor<1x4xi32>) -> (tensor<1x4x2x48xf32>, tensor<1x4x48xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x4x2x48xf32>, %arg4: tensor<1x4x48xf32>, %arg5: tensor<1x4xi32>):
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.600000e+05> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %18 = "stablehlo.power"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %21 = "stablehlo.divide"(%20, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %26 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %28 = "stablehlo.subtract"(%25, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %29 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %31 = "stablehlo.divide"(%28, %30) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %34 = "func.call"(%31, %32, %33) <{callee = @clip}> : (tensor<16xf32>, tensor<i32>, tensor<i32>) -> tensor<16xf32>
    %35 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %37 = "stablehlo.divide"(%24, %36) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %38 = "stablehlo.multiply"(%37, %34) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %41 = "stablehlo.multiply"(%34, %40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %44 = "stablehlo.subtract"(%43, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %45 = "stablehlo.multiply"(%24, %44) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %49 = "stablehlo.add"(%38, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %50 = "stablehlo.convert"(%arg5) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %56 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 4, 2, 48>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x32xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x16x2xf32>
    %58 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 1, 4, 2, 16, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %60 = "stablehlo.slice"(%57) <{limit_indices = array<i64: 1, 4, 2, 16, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x16x1xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16xf32>
    %62 = "stablehlo.complex"(%59, %61) : (tensor<1x4x2x16xf32>, tensor<1x4x2x16xf32>) -> tensor<1x4x2x16xcomplex<f32>>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x16xf32>
    %65 = "stablehlo.cosine"(%55) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %67 = "stablehlo.sine"(%55) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %68 = "stablehlo.multiply"(%64, %67) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %69 = "stablehlo.complex"(%66, %68) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xcomplex<f32>>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x1x16xcomplex<f32>>
    %71 = "stablehlo.real"(%70) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %72 = "stablehlo.imag"(%70) : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x1x16xf32>
    %73 = "stablehlo.negate"(%72) : (tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xf32>
    %74 = "stablehlo.complex"(%71, %73) : (tensor<1x4x1x16xf32>, tensor<1x4x1x16xf32>) -> tensor<1x4x1x16xcomplex<f32>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %76 = "stablehlo.multiply"(%62, %75) : (tensor<1x4x2x16xcomplex<f32>>, tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xcomplex<f32>>
    %77 = "stablehlo.real"(%76) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %78 = "stablehlo.imag"(%76) : (tensor<1x4x2x16xcomplex<f32>>) -> tensor<1x4x2x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x2x16xf32>) -> tensor<1x4x2x16x1xf32>
    %81 = "stablehlo.concatenate"(%79, %80) <{dimension = 4 : i64}> : (tensor<1x4x2x16x1xf32>, tensor<1x4x2x16x1xf32>) -> tensor<1x4x2x16x2xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x4x2x16x2xf32>) -> tensor<1x4x2x32xf32>
    %83 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1, 4, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x16xf32>
    %84 = "stablehlo.concatenate"(%83, %82) <{dimension = 3 : i64}> : (tensor<1x4x2x16xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x48xf32>
    %85 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 4, 48>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x48xf32>) -> tensor<1x4x32xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x4x32xf32>) -> tensor<1x4x16x2xf32>
    %87 = "stablehlo.slice"(%86) <{limit_indices = array<i64: 1, 4, 16, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x16x1xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x4x16x1xf32>) -> tensor<1x4x16xf32>
    %89 = "stablehlo.slice"(%86) <{limit_indices = array<i64: 1, 4, 16, 2>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x16x2xf32>) -> tensor<1x4x16x1xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x4x16x1xf32>) -> tensor<1x4x16xf32>
    %91 = "stablehlo.complex"(%88, %90) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xcomplex<f32>>
    %92 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x16xf32>
    %94 = "stablehlo.cosine"(%55) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %95 = "stablehlo.multiply"(%93, %94) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %96 = "stablehlo.sine"(%55) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %97 = "stablehlo.multiply"(%93, %96) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %98 = "stablehlo.complex"(%95, %97) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xcomplex<f32>>
    %99 = "stablehlo.real"(%98) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %100 = "stablehlo.imag"(%98) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %101 = "stablehlo.negate"(%100) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %102 = "stablehlo.complex"(%99, %101) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xcomplex<f32>>
    %103 = "stablehlo.multiply"(%91, %102) : (tensor<1x4x16xcomplex<f32>>, tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xcomplex<f32>>
    %104 = "stablehlo.real"(%103) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %105 = "stablehlo.imag"(%103) : (tensor<1x4x16xcomplex<f32>>) -> tensor<1x4x16xf32>
    %106 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %107 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x16xf32>) -> tensor<1x4x16x1xf32>
    %108 = "stablehlo.concatenate"(%106, %107) <{dimension = 3 : i64}> : (tensor<1x4x16x1xf32>, tensor<1x4x16x1xf32>) -> tensor<1x4x16x2xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<1x4x16x2xf32>) -> tensor<1x4x32xf32>
    %110 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 4, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x48xf32>) -> tensor<1x4x16xf32>
    %111 = "stablehlo.concatenate"(%110, %109) <{dimension = 2 : i64}> : (tensor<1x4x16xf32>, tensor<1x4x32xf32>) -> tensor<1x4x48xf32>
    "func.return"(%84, %111) : (tensor<1x4x2x48xf32>, tensor<1x4x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16xf32>, tensor<i32>, tensor<i32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%5) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
