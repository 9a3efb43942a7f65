"builtin.module"() <{sym_name = "jit__unnamed_function"}> ({
  "func.func"() <{function_type = (tensor<?x?x2x64xf32>, tensor<?x?xi32>) -> tensor<?x?x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<?x?x2x64xf32>, %arg5: tensor<?x?xi32>):
    %71 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.get_dimension_size"(%arg4) <{dimension = 0 : i64}> : (tensor<?x?x2x64xf32>) -> tensor<i32>
    %73 = "stablehlo.get_dimension_size"(%arg4) <{dimension = 1 : i64}> : (tensor<?x?x2x64xf32>) -> tensor<i32>
    %74 = "stablehlo.get_dimension_size"(%arg5) <{dimension = 0 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %75 = "stablehlo.get_dimension_size"(%arg5) <{dimension = 1 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %76 = "stablehlo.compare"(%72, %71) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%76, %72) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'batch'. Using the following polymorphic shapes specifications: args[0].shape = (batch, tokens, 2, 64),args[1].shape = (batch, tokens). Obtained dimension variables: 'batch' = {0} from specification 'batch' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %77 = "stablehlo.compare"(%73, %71) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%77, %72, %73) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'tokens'. Using the following polymorphic shapes specifications: args[0].shape = (batch, tokens, 2, 64),args[1].shape = (batch, tokens). Obtained dimension variables: 'batch' = {0} from specification 'batch' for dimension args[0].shape[0] (= {0}), 'tokens' = {1} from specification 'tokens' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %78 = "stablehlo.compare"(%74, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%78, %74, %72, %73) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'batch' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (batch, tokens, 2, 64),args[1].shape = (batch, tokens). Obtained dimension variables: 'batch' = {1} from specification 'batch' for dimension args[0].shape[0] (= {1}), 'tokens' = {2} from specification 'tokens' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %79 = "stablehlo.compare"(%75, %73) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%79, %75, %73, %72) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 'tokens' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (batch, tokens, 2, 64),args[1].shape = (batch, tokens). Obtained dimension variables: 'batch' = {2} from specification 'batch' for dimension args[0].shape[0] (= {2}), 'tokens' = {1} from specification 'tokens' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/501/shape-polymorphism.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %80 = "func.call"(%72, %73, %arg4, %arg5) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x?x2x64xf32>, tensor<?x?xi32>) -> tensor<?x?x2x64xf32>
    "func.return"(%80) : (tensor<?x?x2x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "batch"}, {jax.global_constant = "tokens"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x2x64xf32>, tensor<?x?xi32>) -> tensor<?x?x2x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?x2x64xf32>, %arg3: tensor<?x?xi32>):
    %0 = "stablehlo.constant"() <{value = dense<64> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %12 = "stablehlo.convert"(%11) : (tensor<32xi32>) -> tensor<32xf32>
    %13 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %14 = "stablehlo.divide"(%12, %13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %15 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %16 = "stablehlo.power"(%15, %14) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %17 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %18 = "stablehlo.multiply"(%17, %16) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.concatenate"(%19, %20, %4, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %22 = "stablehlo.dynamic_broadcast_in_dim"(%arg3, %21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi32>, tensor<4xi32>) -> tensor<?x?x1x1xi32>
    %23 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<?x?x1x1xi32>) -> tensor<?x?x1x1xf32>
    %25 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %26 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %27 = "stablehlo.concatenate"(%25, %26, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %28 = "stablehlo.dynamic_broadcast_in_dim"(%24, %27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x?x1x1xf32>, tensor<4xi32>) -> tensor<?x?x1x32xf32>
    %29 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.concatenate"(%29, %30, %4, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%23, %31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>, tensor<4xi32>) -> tensor<?x?x1x32xf32>
    %33 = "stablehlo.divide"(%28, %32) : (tensor<?x?x1x32xf32>, tensor<?x?x1x32xf32>) -> tensor<?x?x1x32xf32>
    %34 = "stablehlo.sine"(%33) : (tensor<?x?x1x32xf32>) -> tensor<?x?x1x32xf32>
    %35 = "stablehlo.cosine"(%33) : (tensor<?x?x1x32xf32>) -> tensor<?x?x1x32xf32>
    %36 = "stablehlo.concatenate"(%2, %2, %2, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %37 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %38 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.concatenate"(%37, %38, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %40 = "stablehlo.concatenate"(%4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %41 = "stablehlo.real_dynamic_slice"(%arg2, %36, %39, %40) : (tensor<?x?x2x64xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %42 = "stablehlo.concatenate"(%2, %2, %2, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %43 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %44 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %45 = "stablehlo.concatenate"(%43, %44, %1, %0) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %46 = "stablehlo.concatenate"(%4, %4, %4, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %47 = "stablehlo.real_dynamic_slice"(%arg2, %42, %45, %46) : (tensor<?x?x2x64xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %48 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %50 = "stablehlo.concatenate"(%48, %49, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %51 = "stablehlo.dynamic_broadcast_in_dim"(%35, %50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x?x1x32xf32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %52 = "stablehlo.multiply"(%41, %51) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %53 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.concatenate"(%53, %54, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %56 = "stablehlo.dynamic_broadcast_in_dim"(%34, %55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x?x1x32xf32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %57 = "stablehlo.multiply"(%47, %56) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %58 = "stablehlo.subtract"(%52, %57) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %59 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.concatenate"(%59, %60, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %62 = "stablehlo.dynamic_broadcast_in_dim"(%35, %61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x?x1x32xf32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %63 = "stablehlo.multiply"(%47, %62) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %64 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.concatenate"(%64, %65, %1, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %67 = "stablehlo.dynamic_broadcast_in_dim"(%34, %66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x?x1x32xf32>, tensor<4xi32>) -> tensor<?x?x2x32xf32>
    %68 = "stablehlo.multiply"(%41, %67) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %69 = "stablehlo.add"(%63, %68) : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x32xf32>
    %70 = "stablehlo.concatenate"(%58, %69) <{dimension = 3 : i64}> : (tensor<?x?x2x32xf32>, tensor<?x?x2x32xf32>) -> tensor<?x?x2x64xf32>
    "func.return"(%70) : (tensor<?x?x2x64xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
