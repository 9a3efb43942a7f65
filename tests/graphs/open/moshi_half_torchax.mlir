"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>, tensor<1xi32>) -> (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x2x64xbf16>, %arg1: tensor<1x4x1x64xbf16>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %1 = "stablehlo.constant"() <{value = dense<-0.287823141> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<32xf32>) -> tensor<32xf32>
    %5 = "stablehlo.convert"(%arg2) : (tensor<1xi32>) -> tensor<1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %13 = "stablehlo.add"(%12, %11) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4xf32>) -> tensor<1x4x1x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x4x1x32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %19 = "stablehlo.cosine"(%18) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<1x4x1x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x32xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %24 = "stablehlo.sine"(%23) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %25 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xbf16>) -> tensor<1x4x2x32xbf16>
    %26 = "stablehlo.convert"(%25) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %27 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 4, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x2x64xbf16>) -> tensor<1x4x2x32xbf16>
    %28 = "stablehlo.convert"(%27) : (tensor<1x4x2x32xbf16>) -> tensor<1x4x2x32xf32>
    %29 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xbf16>) -> tensor<1x4x1x32xbf16>
    %30 = "stablehlo.convert"(%29) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %31 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 4, 1, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x4x1x64xbf16>) -> tensor<1x4x1x32xbf16>
    %32 = "stablehlo.convert"(%31) : (tensor<1x4x1x32xbf16>) -> tensor<1x4x1x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %34 = "stablehlo.multiply"(%26, %33) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %36 = "stablehlo.multiply"(%28, %35) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %40 = "stablehlo.subtract"(%34, %39) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %41 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %42 = "stablehlo.multiply"(%26, %41) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x32xf32>) -> tensor<1x4x2x32xf32>
    %44 = "stablehlo.multiply"(%28, %43) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x2x32xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %48 = "stablehlo.add"(%42, %47) : (tensor<1x4x2x32xf32>, tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xf32>
    %49 = "stablehlo.multiply"(%30, %19) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %50 = "stablehlo.multiply"(%32, %24) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %54 = "stablehlo.subtract"(%49, %53) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %55 = "stablehlo.multiply"(%30, %24) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %56 = "stablehlo.multiply"(%32, %19) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1x32xf32>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %60 = "stablehlo.add"(%55, %59) : (tensor<1x4x1x32xf32>, tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xf32>
    %61 = "stablehlo.convert"(%40) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %62 = "stablehlo.convert"(%48) : (tensor<1x4x2x32xf32>) -> tensor<1x4x2x32xbf16>
    %63 = "stablehlo.concatenate"(%61, %62) <{dimension = 3 : i64}> : (tensor<1x4x2x32xbf16>, tensor<1x4x2x32xbf16>) -> tensor<1x4x2x64xbf16>
    %64 = "stablehlo.convert"(%54) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %65 = "stablehlo.convert"(%60) : (tensor<1x4x1x32xf32>) -> tensor<1x4x1x32xbf16>
    %66 = "stablehlo.concatenate"(%64, %65) <{dimension = 3 : i64}> : (tensor<1x4x1x32xbf16>, tensor<1x4x1x32xbf16>) -> tensor<1x4x1x64xbf16>
    "func.return"(%63, %66) : (tensor<1x4x2x64xbf16>, tensor<1x4x1x64xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
