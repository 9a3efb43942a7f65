"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>, tensor<2x3xi32>) -> (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x3x2x64xf32>, %arg5: tensor<2x3x1x64xf32>, %arg6: tensor<2x3xi32>):
    %4 = "func.call"(%arg4) <{callee = @_jitted_nmapped_getitem}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x16xf32>
    %5 = "func.call"(%arg4) <{callee = @_jitted_nmapped_getitem_0}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x48xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %7 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<8xi32>) -> tensor<8xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.power"(%15, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.convert"(%arg6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %24 = "stablehlo.sine"(%23) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.cosine"(%23) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %26 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 2, 3, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %27 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x16xf32>) -> tensor<2x3x2x8xf32>
    %28 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %30 = "stablehlo.multiply"(%26, %29) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %33 = "stablehlo.multiply"(%27, %32) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %34 = "stablehlo.subtract"(%30, %33) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %37 = "stablehlo.multiply"(%27, %36) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x8xf32>) -> tensor<2x3x2x8xf32>
    %40 = "stablehlo.multiply"(%26, %39) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %41 = "stablehlo.add"(%37, %40) : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    %42 = "stablehlo.concatenate"(%34, %41) <{dimension = 3 : i64}> : (tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x3x2x16xf32>
    %43 = "stablehlo.concatenate"(%42, %5) <{dimension = 3 : i64}> : (tensor<2x3x2x16xf32>, tensor<2x3x2x48xf32>) -> tensor<2x3x2x64xf32>
    %44 = "func.call"(%arg5) <{callee = @_jitted_nmapped_getitem_1}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x16xf32>
    %45 = "func.call"(%arg5) <{callee = @_jitted_nmapped_getitem_2}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x48xf32>
    %46 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %47 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %50 = "stablehlo.convert"(%49) : (tensor<8xi32>) -> tensor<8xf32>
    %51 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %56 = "stablehlo.power"(%55, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %57 = "stablehlo.convert"(%arg6) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<2x3x8xf32>
    %63 = "stablehlo.divide"(%61, %62) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %64 = "stablehlo.sine"(%63) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %65 = "stablehlo.cosine"(%63) : (tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %66 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %67 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x16xf32>) -> tensor<2x3x1x8xf32>
    %68 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %70 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %71 = "stablehlo.multiply"(%67, %70) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %72 = "stablehlo.subtract"(%69, %71) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %73 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %74 = "stablehlo.multiply"(%67, %73) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %75 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
    %76 = "stablehlo.multiply"(%66, %75) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x8xf32>
    %78 = "stablehlo.concatenate"(%72, %77) <{dimension = 3 : i64}> : (tensor<2x3x1x8xf32>, tensor<2x3x1x8xf32>) -> tensor<2x3x1x16xf32>
    %79 = "stablehlo.concatenate"(%78, %45) <{dimension = 3 : i64}> : (tensor<2x3x1x16xf32>, tensor<2x3x1x48xf32>) -> tensor<2x3x1x64xf32>
    "func.return"(%43, %79) : (tensor<2x3x2x64xf32>, tensor<2x3x1x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x2x64xf32>) -> tensor<2x3x2x16xf32>, res_attrs = [{}], sym_name = "_jitted_nmapped_getitem", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x3x2x64xf32>):
    %3 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 3, 2, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x16xf32>
    "func.return"(%3) : (tensor<2x3x2x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x2x64xf32>) -> tensor<2x3x2x48xf32>, res_attrs = [{}], sym_name = "_jitted_nmapped_getitem_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x3x2x64xf32>):
    %2 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 3, 2, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x64xf32>) -> tensor<2x3x2x48xf32>
    "func.return"(%2) : (tensor<2x3x2x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x1x64xf32>) -> tensor<2x3x1x16xf32>, res_attrs = [{}], sym_name = "_jitted_nmapped_getitem_1", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x3x1x64xf32>):
    %1 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 3, 1, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x16xf32>
    "func.return"(%1) : (tensor<2x3x1x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x1x64xf32>) -> tensor<2x3x1x48xf32>, res_attrs = [{}], sym_name = "_jitted_nmapped_getitem_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3x1x64xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 1, 64>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x64xf32>) -> tensor<2x3x1x48xf32>
    "func.return"(%0) : (tensor<2x3x1x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
