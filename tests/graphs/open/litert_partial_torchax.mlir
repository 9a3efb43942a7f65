"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>, tensor<4xi32>) -> (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x48xf16>, %arg1: tensor<1x4x1x48xf16>, %arg2: tensor<4xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<6.250000e-02> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() <{value = dense<5.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.power"(%5, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %11 = "stablehlo.convert"(%8) : (tensor<1x4x1xi32>) -> tensor<1x4x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %14 = "stablehlo.divide"(%12, %13) : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %15 = "stablehlo.cosine"(%14) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %16 = "stablehlo.sine"(%14) : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %17 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x2x48xf16>) -> tensor<1x2x4x48xf16>
    %18 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %19 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %20 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1, 2, 4, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x4x48xf16>) -> tensor<1x2x4x16xf16>
    %21 = "stablehlo.convert"(%18) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %25 = "stablehlo.convert"(%19) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %26 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %32 = "stablehlo.subtract"(%24, %31) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %33 = "stablehlo.convert"(%19) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %34 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %37 = "stablehlo.convert"(%18) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %38 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x16xf32>) -> tensor<1x2x4x16xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %44 = "stablehlo.add"(%36, %43) : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32>
    %45 = "stablehlo.convert"(%20) : (tensor<1x2x4x16xf16>) -> tensor<1x2x4x16xf32>
    %46 = "stablehlo.concatenate"(%32, %44, %45) <{dimension = 3 : i64}> : (tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) -> tensor<1x2x4x48xf32>
    %47 = "stablehlo.transpose"(%46) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x4x48xf32>) -> tensor<1x4x2x48xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<1x4x2x48xf32>) -> tensor<1x4x2x48xf16>
    %49 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x4x1x48xf16>) -> tensor<1x1x4x48xf16>
    %50 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 1, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %51 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 1, 1, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %52 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 1, 1, 4, 48>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x4x48xf16>) -> tensor<1x1x4x16xf16>
    %53 = "stablehlo.convert"(%50) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %54 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %56 = "stablehlo.convert"(%51) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %57 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %62 = "stablehlo.subtract"(%55, %61) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %63 = "stablehlo.convert"(%51) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %66 = "stablehlo.convert"(%50) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %67 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x16xf32>
    %71 = "stablehlo.multiply"(%68, %70) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %72 = "stablehlo.add"(%65, %71) : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %73 = "stablehlo.convert"(%52) : (tensor<1x1x4x16xf16>) -> tensor<1x1x4x16xf32>
    %74 = "stablehlo.concatenate"(%62, %72, %73) <{dimension = 3 : i64}> : (tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<1x1x4x16xf32>) -> tensor<1x1x4x48xf32>
    %75 = "stablehlo.transpose"(%74) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x1x4x48xf32>) -> tensor<1x4x1x48xf32>
    %76 = "stablehlo.convert"(%75) : (tensor<1x4x1x48xf32>) -> tensor<1x4x1x48xf16>
    "func.return"(%48, %76) : (tensor<1x4x2x48xf16>, tensor<1x4x1x48xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
